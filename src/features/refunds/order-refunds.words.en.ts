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
  /** A person sends it, and nobody knows where yet. */
  noAccount: 'We do not know yet where to send it: we ask you for an account, or your name at an agency.',
  giveAccount: 'Say where to send it',
  accountNow: 'Thank you. We send your money there.',
  account: {
    title: 'Where shall we send your money?',
    description: 'Where the money of your order goes back to.',
    lead: (amount: string) =>
      `${amount} are yours. Say once where they shall go; we write to you when they have left.`,
    way: 'How do you want it?',
    ways: {
      'bank-transfer': { title: 'To my bank account', text: 'A transfer to an account in Morocco.' },
      'cash-agency': {
        title: 'In cash',
        text: 'At a WafaCash or Cash Plus agency, to the name on your CIN.',
      },
    },
    name: 'Your name, as it stands on the account or on your CIN',
    rib: 'RIB of your account',
    ribHint: '24 digits, as your bank writes them. We check them before we send anything.',
    phone: 'Your phone',
    phoneHint: 'The agency may call you.',
    submit: 'Send it there',
  },
  /** The page on which it is asked for. */
  ask: {
    title: 'Ask for your money back',
    description: 'What you get back, by which rule, how and by when.',
    facts: {
      due: 'You get back',
      rule: 'Your right',
      way: 'How',
      by: 'When',
      access: 'Your access',
    },
    inParts: (amount: string) => `${amount}: all the parts you have paid`,
    rule: ({ days, paid, last }: Record<'days' | 'paid' | 'last', string>) =>
      `${days} from your payment of ${paid}: until the end of ${last}`,
    by: (day: string) => `By ${day} at the latest`,
    access: 'Stays open until we decide, and then ends',
    reason: 'Why? (if you like)',
    reasonHint: 'You need not say. It helps us do better.',
    submit: (amount: string) => `Ask for ${amount} back`,
  },
  /** On the order's page. */
  request: {
    button: 'Ask for your money back',
    until: (day: string) => `You can ask until the end of ${day}.`,
    tooLate: (day: string) =>
      `You could ask for your money back until ${day}. Something is wrong with your order all the same? Write to us:`,
    email: 'By e-mail',
    whatsapp: 'On WhatsApp',
    message: (number: string) => `Hello, I would like my money back. My order number: ${number}`,
    title: 'You asked for your money back',
    asked: (amount: string, day: string) => `${amount}, asked for on ${day}.`,
    by: (day: string) => `You have it by ${day} at the latest. We write to you when it is decided.`,
    withdraw: 'Take the request back',
    withdrawSure: 'Your order then stays as it is.',
    withdrawConfirm: 'Yes, take it back',
    withdrawn: 'You have taken the request back. Your order stays as it is.',
    now: 'We have your request, and have written to you.',
    declinedTitle: (day: string) => `We declined your request of ${day}`,
    declinedFor: {
      'paid-back-already': 'This money was paid back to you already.',
      'asked-by-someone-else': 'The request did not come from the person who bought it.',
      'bank-returns-it': 'Your bank is returning this money to you already.',
      other: 'We cannot accept the request.',
    },
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
  /** She gave her hour back herself: nobody decided it for her. */
  ownDecided: 'Your money goes back to you',
  someDecided: {
    title: 'We have decided to pay you back',
    text: (day: string) =>
      `We send the money by ${day} at the latest, and write to you then. This order is closed.`,
  },
} as const;
