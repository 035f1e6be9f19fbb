export const claimRefused = {
  subject: (number: string) => `We could not find your transfer for order ${number}`,
  preview: 'Nothing is lost. Here is what we saw, and what you can do.',
  heading: 'We could not find your transfer',
  intro: (course: string) =>
    `We looked for your payment for “${course}” and could not find it. Nothing is lost.`,
  reason: 'What we saw',
  nextTitle: 'What you can do',
  next: [
    'Compare the amount, the account or beneficiary, and the reference with your receipt.',
    'If something was mistyped, open your order and tell us again.',
    'If all is right, reply to this e-mail with a picture of the receipt: we look once more, together.',
    'Or pay another way from the page of your order.',
  ],
  nextWhenOver: [
    'If you did pay, reply to this e-mail with a picture of the receipt: we look once more, together.',
    'If not, choose again from the page of your order.',
  ],
  over: 'The time to pay for this order is over, so what it kept for you is free for others now.',
  until: (date: string) => `Your order stays open until ${date}.`,
} as const;

export const howToPay = {
  bank: {
    subject: (number: string) => `Our bank account for your order ${number}`,
    preview: (amount: string, number: string) => `${amount}, with the reference ${number}.`,
    heading: 'How to pay by bank transfer',
    intro: (amount: string) =>
      `Please transfer ${amount} to this account, and write your order number as the reference: that is how we find your transfer.`,
    accountName: 'Account name',
    bankName: 'Bank',
    rib: 'RIB',
    iban: 'IBAN, from abroad',
    swift: 'SWIFT, from abroad',
    reference: 'Reference',
    amount: 'Amount',
    next: [
      'Make the transfer from your bank’s app or counter.',
      'Open your order and tell us that it is on its way.',
      'We look for it, and write to you as soon as it is found.',
    ],
    button: 'I have made the transfer',
  },
  cash: {
    subject: (number: string) => `How to pay in cash for your order ${number}`,
    preview: (amount: string, agencies: string) => `${amount} at any ${agencies} agency.`,
    heading: (agencies: string) => `How to pay at ${agencies}`,
    intro: (amount: string, agencies: string) =>
      `Please send ${amount} from any ${agencies} agency, with these details. Take your identity card with you.`,
    beneficiary: 'Beneficiary',
    city: 'City',
    phone: 'Phone of the beneficiary',
    amount: 'Amount',
    next: [
      'The agency gives you a receipt with a transfer code.',
      'Open your order and type that code.',
      'We check it, and write to you as soon as the money is found.',
    ],
    secret:
      'Whoever knows the code can collect the money: give it to nobody, and type it only on the page of your order.',
    button: 'Type my transfer code',
  },
  card: {
    subject: (number: string) => `Pay your order ${number} by card`,
    preview: (amount: string) => `${amount}, on your bank’s secure page.`,
    heading: 'Pay by card',
    intro: (amount: string) =>
      `You chose to pay ${amount} by card. The payment is made on the bank’s secure page; we never see your card.`,
    button: 'Pay by card',
  },
  other: {
    subject: (number: string) => `Paying your order ${number} another way`,
    preview: 'Write to us, and we find a way that suits you.',
    heading: 'Another way to pay',
    intro: (amount: string) =>
      `You want to pay ${amount} another way. Reply to this e-mail or write to us on WhatsApp, and we agree on how.`,
    button: 'Open my order',
    whatsapp: 'Write to us on WhatsApp',
    whatsappText: (number: string, item: string) =>
      `Hello, I would like to pay for my order ${number} another way. ${item}.`,
  },
  promise: (when: string) => `We look for transfers ${when}.`,
  until: (date: string) => `Please pay before ${date}; after that the order closes by itself.`,
} as const;

export const staffClaimWaiting = {
  subject: (number: string, amount: string) => `A transfer to look for: ${amount}, order ${number}`,
  preview: 'A learner says that she has paid.',
  heading: 'A transfer waits for your decision',
  intro:
    'A learner says that this transfer is on its way. Look for it, then confirm or refuse it in Derb admin.',
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

export const staffClaimsLate = {
  subject: (count: number) =>
    count === 1 ? '1 transfer waits too long' : `${count} transfers wait too long`,
  preview: 'Learners are waiting for an answer.',
  heading: 'Transfers that wait too long',
  intro: (checks: string) =>
    `These learners told us that they have paid, and the time by which we promised to look is over: we look ${checks}. Nobody has decided yet. The longest waiting comes first.`,
  line: (name: string, amount: string, method: string, since: string, promised: string) =>
    `${name}, ${amount}, ${method}, since ${since}, promised by ${promised}`,
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  button: 'Open the longest waiting',
} as const;

/** To staff: a buyer was promised that somebody contacts them. */
export const staffOtherMethod = {
  subject: (number: string, amount: string) => `Agree on a payment: order ${number}, ${amount}`,
  preview: 'A buyer chose another way to pay and waits for a word from us.',
  heading: 'A buyer waits for a word from us',
  intro:
    'She chose another way to pay, and was told that we contact her shortly. Agree with her, and record the payment once it is here.',
  buyer: 'Buyer',
  email: 'E-mail',
  phone: 'Phone',
  amount: 'Amount',
  button: 'Open the order',
} as const;
