/** E-mails about money on its way back: to the buyer, and to staff. */
export const refund = {
  ways: {
    card: 'to the card you paid with',
    'bank-transfer': 'by bank transfer to your account',
    'cash-agency': 'in cash, at a WafaCash or Cash Plus agency',
    cash: 'in cash, at the academy',
  },
  amount: 'Amount',
  way: 'How',
  until: 'At the latest',
  account: 'Account (RIB)',
  beneficiary: 'In the name of',
  creditNote: 'Credit note',
  proof: 'Number of the transfer',
  reference: 'Reference',
  openCreditNote: 'Open the credit note (PDF)',
  decided: {
    subject: (amount: string, item: string) => `We are paying you back ${amount}: ${item}`,
    preview: (until: string) => `We send the money by ${until} at the latest.`,
    heading: 'We are paying you back',
    /** The learner gave the appointment back: nobody decided it for them. */
    ownHeading: 'You get your money back',
    changedSubject: (amount: string, item: string) =>
      `Your refund of ${amount} is coming another way: ${item}`,
    changedHeading: 'Your refund is coming another way',
    changed: 'This replaces our earlier e-mail about this refund: the details below are the right ones.',
    whole: (item: string) =>
      `We are paying back what you paid for “${item}”. Your access to it has ended, and there is nothing left to pay.`,
    /** An appointment with an expert: nothing was opened that could end. */
    hour: (item: string) => `We are paying back what you paid for “${item}”. There is nothing left to pay.`,
    part: (item: string) =>
      `We are paying back part of what you paid for “${item}”. What we do not refund stays open.`,
    surplus: (item: string) =>
      `You paid twice for “${item}”. We are paying the second payment back. Your order and your access stay as they are.`,
    cash: 'You get it at the academy. Take your identity card (CIN) with you.',
    next: 'You do not have to do anything. We will write to you again when the money is on its way.',
    /** Staff send it, and the account is not known yet. */
    noAccount:
      'We do not know yet where to send it. Tell us on the page below: a bank account, or an agency and your name. We will write to you again when the money is on its way.',
    giveAccount: 'Tell us where to send it',
    agency: 'Take your identity card (CIN) to the agency: the name on it must be the name above.',
    card: 'Your bank may need a few working days to show it on your account.',
  },
  done: {
    subject: (amount: string, item: string) => `We have paid you back ${amount}: ${item}`,
    preview: 'Your credit note is ready.',
    heading: 'We have paid you back',
    intro: (amount: string, item: string) => `We have paid back ${amount} of what you paid for “${item}”.`,
    ended: 'Your access to it has ended.',
    surplus: (amount: string, item: string) =>
      `You had paid twice for “${item}”. We have paid the second payment back: ${amount}. Your order and your access stay as they are.`,
    card: 'It goes to the card you paid with. Your bank may need a few working days to show it.',
    cash: 'It was handed over in cash at the academy.',
    bank: 'It goes to the account you gave us and should arrive in one or two working days.',
    agency:
      'It is ready for you at the agency. Take your identity card (CIN) and the number of the transfer with you.',
  },
  cameBack: {
    subject: (amount: string, item: string) => `Your refund of ${amount} did not reach you: ${item}`,
    preview: 'We will send it to you another way.',
    heading: 'Your refund did not reach you',
    intro: (amount: string, item: string) =>
      `We had paid back ${amount} of what you paid for “${item}” and told you so. It did not reach you: the card service tells us that the money came back.`,
    next: 'We will choose another way and write to you again. If the card or account is closed, reply to this e-mail and tell us.',
  },
  asked: {
    subject: (amount: string, item: string) => `We have your request for a refund of ${amount}: ${item}`,
    preview: (until: string) => `You get the money by ${until} at the latest.`,
    heading: 'You asked for a refund',
    intro: (item: string) =>
      `We have your request for “${item}”. You keep your access until we decide, and we will write to you then.`,
    takeBack: 'Changed your mind? Until we decide, you can withdraw the request on the page of your order.',
  },
  declined: {
    subject: (item: string) => `Our answer to your refund request: ${item}`,
    preview: 'What we decided, and why.',
    heading: 'Our answer to your refund request',
    intro: (item: string) => `You asked for a refund for “${item}”. We looked at it and cannot pay it back.`,
    reasons: {
      'paid-back-already': 'We have already paid this money back to you.',
      'asked-by-someone-else': 'The request did not come from the person who bought it.',
      'bank-returns-it': 'Your bank is already returning this money to you.',
      other: 'This is what the team writes:',
    },
    disagree: 'If this is not right, reply to this e-mail: a person reads it.',
  },
  rightNumber: {
    subject: (item: string) => `The correct number of your transfer: ${item}`,
    preview: (proof: string) => `It is ${proof}.`,
    heading: 'The correct number of your transfer',
    intro: (amount: string) =>
      `We gave you the wrong number for the ${amount} that we paid back. This is the correct one; nothing else has changed.`,
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
      'gateway-office': 'by hand, on the card service’s own site',
      'bank-transfer': 'bank transfer',
      'cash-agency': 'cash agency',
      cash: 'cash, at the academy',
    },
    openRefund: 'Open the refund',
    openRefunds: 'Open the refunds',
    openOrder: 'Open the order',
    openRequest: 'Pay back or decline',
    asked: {
      subject: (number: string) => `A buyer asks for a refund: order ${number}`,
      preview: 'They asked in time, so it is due.',
      heading: 'A buyer asks for a refund',
      intro: 'They asked in time, so it is due by the day below.',
    },
    failed: {
      subject: (number: string) => `A refund was refused: order ${number}`,
      preview: 'Choose another way to pay it back.',
      heading: 'The card service will not pay this back',
      intro:
        'Nothing has been paid back yet. Choose another way in Derb admin: the promised day stays the same.',
    },
    cameBack: {
      subject: (number: string) => `A refund came back: order ${number}`,
      preview: 'We had paid it, and the money is back with us.',
      heading: 'A refund has come back to us',
      intro:
        'The card service had paid this back, and now says that it failed. The buyer has been told. Choose another way in Derb admin: we promised it by the day below.',
    },
    byHand: {
      subject: (number: string) => `A refund to make by hand: order ${number}`,
      preview: 'The card service has no way to ask for it from here.',
      heading: 'This refund is made by hand',
      intro:
        'The card service cannot be asked from here. Pay it back on its own site, then type the proof of it.',
    },
    dueSoon: {
      subject: (number: string) => `A refund is nearly due: order ${number}`,
      preview: 'Two days are left, or fewer.',
      heading: 'This refund must be sent now',
      intro: 'The buyer was promised the money by the day below, and it has not been sent yet.',
    },
    duplicate: {
      subject: (number: string) => `Paid twice: order ${number}`,
      preview: 'A second payment came in for an order that was paid.',
      heading: 'This order was paid twice',
      intro:
        'A card payment came in for an order that was already paid. It opened nothing and belongs to the buyer: the page below says how it goes back. The order stays paid.',
    },
    claimToo: {
      subject: (number: string) => `A card paid, and a transfer was announced: order ${number}`,
      preview: 'Look for the transfer: if it came, it goes back.',
      heading: 'Paid by card, after a transfer was announced',
      intro:
        'The buyer had told us that they paid this order by transfer, and then a card paid it. The order is paid. Look for the transfer too: if it came, it is theirs. Send it back by hand to where it came from.',
    },
    oversold: {
      subject: (number: string) => `More learners than seats: order ${number}`,
      preview: 'A card paid after the last seat was taken.',
      heading: 'This order is beyond the last seat',
      intro:
        'Its card payment came in after the last seat was taken. A payment is never refused, so the order is confirmed and open. Keep the buyer all the same, or agree with them on another group or a refund.',
    },
    dispute: {
      subject: (number: string) => `A payment is disputed: order ${number}`,
      preview: 'The buyer’s bank wants its money back.',
      heading: 'The buyer’s bank disputes this payment',
      intro:
        'Answer it on the card service’s own site, before the deadline shown there. Nothing has changed here: the order and the access stay as they are.',
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
    'Look for this order on the bank’s own site.',
    'If the payment is there, confirm it there (or send its notification again) before its time runs out.',
    'If it is not, tell the buyer that nothing was taken. Until then they are asked not to pay again.',
  ],
  button: 'Open the order',
} as const;

export const staffTrouble = {
  of: {
    outbox: {
      heading: 'E-mails are waiting',
      text: 'Some have waited for more than five minutes. Is the mail server down, or was its password changed?',
    },
    waiting: {
      heading: 'A payment is waiting',
      text: 'A bank reported a payment more than five minutes ago, and it could not be entered yet. It is tried again by itself; the log of the server says why.',
    },
    refused: {
      heading: 'A bank’s message was refused',
      text: 'It may be about money. Open Deliveries, read why, and apply it once more or mark it as handled.',
    },
    differences: {
      heading: 'Orders and banks differ',
      text: 'The comparison with the banks found differences that need a person. Open Reconciliation.',
    },
    backup: {
      heading: 'There is no fresh backup',
      text: 'The newest is too old, or the last one failed. Is the disk full? On the server, npm run doctor says more.',
    },
    disk: {
      heading: 'The disk is almost full',
      text: 'Less than a tenth is left. When it is full, nobody can order. Make room now.',
    },
  },
  again: 'You get this once a day while it lasts.',
  button: 'Open Today',
} as const;

export const staffPayeeChanged = {
  subject: (site: string) => `Check this: where buyers send money was changed, ${site}`,
  preview: 'Who changed it, and from what to what.',
  heading: 'Where buyers send money was changed',
  by: 'Changed by',
  byServer: 'the person who runs the server',
  at: 'When',
  before: {
    bankTransfer: 'Bank account before',
    cashAgency: 'Cash agency before',
    mobileWallet: 'Mobile wallet before',
  },
  after: {
    bankTransfer: 'Bank account now',
    cashAgency: 'Cash agency now',
    mobileWallet: 'Mobile wallet now',
  },
  none: 'None',
  next: 'The middle digits are hidden here. The log has them all.',
  button: 'Open the log',
  notYou: 'If you did not expect this, put the old details back and call your colleague at once.',
} as const;
