/** E-mails about money on its way back: to the buyer, and to staff. */
export const refund = {
  ways: {
    card: 'to the card you paid with',
    'bank-transfer': 'by bank transfer to your account',
    'cash-agency': 'in cash, at a WafaCash or Cash Plus agency',
  },
  amount: 'Amount',
  way: 'How',
  until: 'At the latest',
  account: 'Account (RIB)',
  beneficiary: 'In the name of',
  creditNote: 'Credit note',
  proof: 'Number of the transfer',
  openCreditNote: 'Open the credit note (PDF)',
  decided: {
    subject: (amount: string, number: string) => `We are paying back ${amount} of order ${number}`,
    preview: (until: string) => `We send the money by ${until} at the latest.`,
    heading: 'We have decided to pay you back',
    /** The learner gave the hour back: nobody decided it for them. */
    ownHeading: 'Your money goes back to you',
    changedSubject: (amount: string, number: string) =>
      `Another way for the ${amount} of order ${number} that we are paying back`,
    changedHeading: 'Your money comes back another way',
    changed:
      'This takes the place of what we wrote to you before about this refund: what stands below is right.',
    whole: (item: string) =>
      `We are paying back what you paid for “${item}”. Your access to it has ended, and nothing is left to pay.`,
    /** An hour with an expert: nothing was opened that could end. */
    hour: (item: string) => `We are paying back what you paid for “${item}”. Nothing is left to pay.`,
    part: (item: string) => `We are paying back a part of what you paid for “${item}”. Your access stays.`,
    surplus: (item: string) =>
      `You paid twice for “${item}”. We are paying the second payment back; your order and your access stay as they are.`,
    next: 'You need do nothing. We write to you again when the money has left.',
    /** Staff send it, and the account is not known yet. */
    noAccount:
      'We do not know yet where to send it. Tell us on the page below: an account of yours, or your name at an agency. We write to you again when the money has left.',
    giveAccount: 'Say where to send it',
    agency: 'Take your identity card (CIN) to the agency: the name on it must be the name above.',
    card: 'Your bank may need some working days to show it on your account.',
  },
  done: {
    subject: (amount: string, number: string) => `Paid back: ${amount} of order ${number}`,
    preview: 'The money has left us. Your credit note is ready.',
    heading: 'The money has left us',
    intro: (amount: string, item: string) => `We have paid back ${amount} of what you paid for “${item}”.`,
    ended: 'Your access to it has ended.',
    surplus: (amount: string, item: string) =>
      `You had paid twice for “${item}”. We have paid the second payment back: ${amount}. Your order and your access stay as they are.`,
    card: 'It goes to the card you paid with. Your bank may need some working days to show it.',
    bank: 'It goes to the account you gave us, and is there in one or two working days.',
    agency:
      'It lies ready at the agency. Take your identity card (CIN) and the number of the transfer with you.',
  },
  cameBack: {
    subject: (amount: string, number: string) =>
      `The ${amount} we paid back came back to us: order ${number}`,
    preview: 'We send it to you another way.',
    heading: 'Your money came back to us',
    intro: (amount: string, item: string) =>
      `We had paid back ${amount} of what you paid for “${item}” and told you so. It did not reach you: the card service tells us that it came back.`,
    next: 'We choose another way and write to you again. If the card or account is closed, reply to this e-mail and tell us.',
  },
  asked: {
    subject: (amount: string, number: string) => `We have your request: ${amount} of order ${number}`,
    preview: (until: string) => `You have the money by ${until} at the latest.`,
    heading: 'You asked for your money back',
    intro: (item: string) =>
      `We have your request for “${item}”. You have access to it until we decide, and we write to you then.`,
    takeBack: 'Changed your mind? Until we decide you can take the request back on the page of your order.',
  },
  declined: {
    subject: (number: string) => `We cannot pay back order ${number}`,
    preview: 'This is why.',
    heading: 'We cannot pay this back',
    intro: (item: string) => `You asked for your money back for “${item}”.`,
    reasons: {
      'paid-back-already': 'This money was paid back to you already.',
      'asked-by-someone-else': 'The request did not come from the person who bought it.',
      'bank-returns-it': 'Your bank is returning this money to you already.',
      other: 'We cannot accept the request.',
    },
    disagree: 'If this is not right, reply to this e-mail: a person reads it.',
  },
  rightNumber: {
    subject: (number: string) => `The right number of your transfer: order ${number}`,
    preview: (proof: string) => `It is ${proof}.`,
    heading: 'The right number of your transfer',
    intro: (amount: string) =>
      `We had written you a wrong number for the ${amount} that we paid back. This is the right one; all else stays as it was.`,
    agency: 'Take this number and your identity card (CIN) with you to the agency.',
  },
  staff: {
    order: 'Order',
    buyer: 'Buyer',
    item: 'Bought',
    due: 'Promised by',
    way: 'Way',
    ways: {
      gateway: 'by the card service',
      'gateway-office': 'by hand, in the card service’s own office',
      'bank-transfer': 'bank transfer',
      'cash-agency': 'cash agency',
    },
    openRefund: 'Open the refund',
    openRefunds: 'Open the refunds',
    openOrder: 'Open the order',
    openRequest: 'Pay back or decline',
    asked: {
      subject: (number: string) => `A buyer asks for money back: order ${number}`,
      preview: 'It is asked for in time, so it is due.',
      heading: 'A buyer asks for money back',
      intro: 'It was asked for while the promise held, so it is due by the day below.',
    },
    failed: {
      subject: (number: string) => `A refund was refused: order ${number}`,
      preview: 'Choose another way to pay it back.',
      heading: 'The card service will not pay this back',
      intro: 'Nothing has been paid back yet. Choose another way in Derb admin: the promised day stays.',
    },
    cameBack: {
      subject: (number: string) => `A refund came back: order ${number}`,
      preview: 'It was paid, and the money is with us again.',
      heading: 'Money that was paid back came back',
      intro:
        'The card service had paid this back, and now says that it failed. The buyer has been told. Choose another way in Derb admin: she is promised it by the day below.',
    },
    byHand: {
      subject: (number: string) => `A refund to make by hand: order ${number}`,
      preview: 'The card service has no way to ask for it from here.',
      heading: 'This refund is made by hand',
      intro:
        'The card service cannot be asked from here. Pay it back in its own office, then type the proof of it.',
    },
    dueSoon: {
      subject: (number: string) => `A refund is nearly due: order ${number}`,
      preview: 'Two days are left, or fewer.',
      heading: 'This refund must leave now',
      intro: 'The buyer was promised her money by the day below, and it has not left yet.',
    },
    surplus: {
      subject: (number: string) => `Paid twice: order ${number}`,
      preview: 'A second payment came in for an order that was paid.',
      heading: 'This order was paid twice',
      intro:
        'A card payment came in for an order that was paid already. It opened nothing and belongs to the buyer: the page below says how it goes back to her. The order stays paid.',
    },
    claimToo: {
      subject: (number: string) => `A card paid, and a transfer was announced: order ${number}`,
      preview: 'Look for the transfer: if it came, it goes back.',
      heading: 'Paid by card, after a transfer was announced',
      intro:
        'The buyer had told us that she paid this order by transfer, and then her card paid it. The order is paid. Look for the transfer too: if it came, it belongs to her. Send it back by hand to where it came from.',
    },
    dispute: {
      subject: (number: string) => `A payment is disputed: order ${number}`,
      preview: 'The buyer’s bank wants its money back.',
      heading: 'The buyer’s bank disputes this payment',
      intro:
        'Answer it in the card service’s own office, before the deadline shown there. Nothing has changed here: the order and the access stay as they are.',
    },
  },
} as const;

export const staffApprovedReturn = {
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

export const staffPayeeChanged = {
  subject: (site: string) => `${site}: where buyers send money was changed`,
  preview: 'Who changed it, and from what to what.',
  heading: 'Where buyers send money was changed',
  by: 'Changed by',
  byServer: 'whoever runs the server',
  at: 'When',
  before: { bankTransfer: 'Bank account before', cashAgency: 'Cash agency before' },
  after: { bankTransfer: 'Bank account now', cashAgency: 'Cash agency now' },
  none: 'None',
  next: 'The middle digits are hidden here. The log has them all.',
  button: 'Open the log',
  notYou: 'If you did not expect this, put the old details back and call your colleague at once.',
} as const;
