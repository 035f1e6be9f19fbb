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
  until: (day: string) => `We send it by ${day} at the latest`,
  done: (day: string) => `Sent on ${day}`,
  decided: 'decided',
  sent: 'sent',
  proof: 'Number of the transfer',
  creditNote: 'Credit note (PDF)',
  receiptPdf: 'Receipt as PDF',
  /** In place of 'decided' once everything has left. */
  allDone: { title: 'Your money was sent back', text: 'This order is paid back and closed.' },
  someDecided: {
    title: 'We have decided to pay you back',
    text: (day: string) =>
      `We send the money by ${day} at the latest, and write to you then. This order is closed.`,
  },
  /** The order's status, in words that are true before and after the money has left. */
  badges: { decided: 'Refund decided', sent: 'Paid back' },
} as const;
