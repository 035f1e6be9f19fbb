export const en = {
  subject: (number: string, amount: string) => `A transfer to look for: ${amount}, order ${number}`,
  preview: 'A learner says that she has paid.',
  heading: 'A transfer waits for your decision',
  intro:
    'A learner says that this transfer is on its way. Look for it, then confirm or refuse it in the office.',
  method: 'Method',
  methods: {
    Card: 'Card',
    'Bank Transfer': 'Bank transfer',
    'WafaCash / Cash Plus': 'WafaCash / Cash Plus',
    'Other Payment Methods': 'Another method',
  },
  transferCode: 'Transfer code',
  buyer: 'Buyer',
  amount: 'Amount',
  button: 'Open the order',
} as const;
