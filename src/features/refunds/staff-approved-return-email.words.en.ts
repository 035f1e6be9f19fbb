export const en = {
  subject: (order: string, amount: string) => `Approved, but not confirmed: ${order}, ${amount}`,
  preview: 'The bank’s own confirmation has not come.',
  heading: 'A payment to look for at the bank',
  intro:
    'The buyer came back from the bank with its signed approval, and the bank’s own confirmation has not come. The order is not paid here.',
  steps: [
    'Look for this order in the bank’s own office.',
    'If the payment stands there, confirm it there (or send its notification again) before its time runs out.',
    'If it does not, write to the buyer that nothing was taken. Until then she is asked not to pay again.',
  ],
  button: 'Open the order',
} as const;
