/** A day before an unpaid order ends. */
export const en = {
  subject: (item: string, number: string) => `Your order closes tomorrow: ${item} (${number})`,
  preview: (until: string) => `It stays open until ${until}.`,
  heading: 'Your order is still waiting for you',
  intro: (item: string, until: string) =>
    `You ordered ${item}, and it is not paid yet. We hold it until ${until}; after that it closes by itself.`,
  pay: 'Pay my order',
  paidAlready: {
    bank: 'You have sent the transfer already? Open your order and tell us: from then on it does not close.',
    cash: 'You have sent the cash already? Open your order and type the code of your slip: from then on it does not close.',
    other: 'You have paid another way already? Reply to this e-mail, and we look for it.',
  },
  after: 'If it closes, nothing is lost: the same link opens it again, at the price of that day.',
  notWanted: 'You do not want it any more? Then you need do nothing, and no money is taken.',
} as const;
