/** The sentences on the order's page about money on its way back. */
export const orderRefunds = {
  title: 'Your refund',
  titleMany: 'Your refunds',
  ways: {
    card: 'To the card you paid with. Your bank may need a few working days to show it.',
    'bank-transfer': 'By bank transfer, to the account you gave us.',
    'cash-agency':
      'In cash, in your name, at a WafaCash or Cash Plus agency. Take your identity card (CIN) with you.',
    cash: 'In cash, at the academy. Take your identity card (CIN) with you.',
  },
  /** Staff send it, and the account is not known yet. */
  noAccount: 'We do not know yet where to send it: to a bank account, or to an agency in your name.',
  giveAccount: 'Tell us where to send it',
  accountNow: 'Thank you. We will send your money there.',
  account: {
    title: 'Where should we send your money?',
    description: 'Where we send your refund.',
    lead: (amount: string) =>
      `We owe you ${amount}. Tell us where to send it, and we will write to you when it is on its way.`,
    way: 'How do you want it?',
    ways: {
      'bank-transfer': { title: 'To my bank account', text: 'A transfer to an account in Morocco.' },
      'cash-agency': {
        title: 'In cash',
        text: 'At a WafaCash or Cash Plus agency, in the name on your CIN.',
      },
    },
    name: 'Your name, as on the account or on your CIN',
    rib: 'RIB of your account',
    ribHint: '24 digits, as your bank writes them. We check them before we send anything.',
    phone: 'Your phone',
    phoneHint: 'The agency may call you.',
    submit: 'Send it there',
  },
  /** The page on which it is asked for. */
  ask: {
    title: 'Ask for a refund',
    description: 'What you get back, by which rule, how and when.',
    facts: {
      due: 'You get back',
      rule: 'Your right',
      way: 'How',
      by: 'When',
      access: 'Your access',
    },
    inParts: (amount: string) => `${amount}: all the instalments you have paid`,
    rule: {
      payment: ({ days, from, last }: Record<'days' | 'from' | 'last', string>) =>
        `${days} from your payment of ${from}: until the end of ${last}`,
      beginning: ({ days, from, last }: Record<'days' | 'from' | 'last', string>) =>
        `${days} from ${from}, the first day of your course: until the end of ${last}`,
    },
    by: (day: string) => `By ${day} at the latest`,
    access: 'Stays open until we decide, and then ends',
    accessOfMember:
      'Stays open until we decide, and then ends. What you wrote stays under your name unless you delete it before; a sprint you are in ends for you.',
    reason: 'Why? (optional)',
    reasonHint: 'You do not have to say. It helps us do better.',
    submit: (amount: string) => `Ask for ${amount} back`,
  },
  /** On the order's page. */
  request: {
    button: 'Ask for a refund',
    until: (day: string, since: string) => `You can ask until the end of ${day}, counted ${since}.`,
    tooLate: (day: string) =>
      `You could ask for a refund until the end of ${day}. Is something wrong with your order? Write to us:`,
    email: 'By e-mail',
    whatsapp: 'On WhatsApp',
    message: (number: string) => `Hello, I would like my money back. My order number: ${number}`,
    title: 'You asked for a refund',
    asked: (amount: string, day: string) => `${amount}, asked for on ${day}.`,
    by: (day: string) => `You get it by ${day} at the latest. We will write to you when we have decided.`,
    withdraw: 'Withdraw the request',
    withdrawSure: 'Your order will stay as it is.',
    withdrawConfirm: 'Yes, withdraw it',
    withdrawn: 'You have withdrawn the request. Your order stays as it is.',
    now: 'We have your request, and have written to you.',
    declinedTitle: (day: string) => `We declined your request of ${day}`,
    declinedFor: {
      'paid-back-already': 'We have already paid this money back to you.',
      'asked-by-someone-else': 'The request did not come from the person who bought it.',
      'bank-returns-it': 'Your bank is already returning this money to you.',
      other: 'We cannot accept the request.',
    },
  },
  surplus: 'You paid twice: this is the second payment.',
  until: (day: string) => `We send it by ${day} at the latest`,
  done: (day: string) => `Sent on ${day}`,
  decided: 'decided',
  sent: 'sent',
  proof: 'Number of the transfer',
  reference: 'Reference',
  creditNote: 'Credit note (PDF)',
  receiptPdf: 'Receipt as PDF',
  /** In place of 'decided' once everything has left. */
  allDone: { title: 'We have sent your money back', text: 'This order is paid back and closed.' },
  /** The learner gave the appointment back: nobody decided it for them. */
  ownDecided: 'You get your money back',
  someDecided: {
    title: 'We are paying you back',
    text: (day: string) =>
      `We send the money by ${day} at the latest, and will write to you then. This order is closed.`,
  },
} as const;
