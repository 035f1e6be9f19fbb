/** What the buyer reads on her order's page about money on its way back. */
export const en = {
  title: 'Your refund',
  titleMany: 'Your refunds',
  ways: {
    card: 'To the card you paid with. Your bank may need some working days to show it.',
    'bank-transfer': 'By bank transfer, to the account you gave us.',
    'cash-agency':
      'In cash, to your name at a WafaCash or Cash Plus agency. Take your identity card (CIN) with you.',
  },
  surplus: 'You paid twice: this is the second payment.',
  until: (day: string) => `Reaches you by ${day} at the latest`,
  done: (day: string) => `Sent on ${day}`,
  onTheWay: 'on its way',
  sent: 'sent',
  proof: 'Number of the transfer',
  creditNote: 'Credit note (PDF)',
  receiptPdf: 'Receipt as PDF',
  /** In place of 'on its way' once everything has left. */
  allDone: { title: 'Your money was sent back', text: 'This order is paid back and closed.' },
  onItsWay: {
    title: 'Your money is on its way back',
    text: 'This order is closed. Below you see how the money comes, and by when.',
  },
} as const;
