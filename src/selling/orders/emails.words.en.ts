/** E-mails about what staff did with one order. */
export const orderByStaff = {
  reopened: {
    subject: (item: string, amount: string) => `Your order is open again, ${amount}: ${item}`,
    preview: (until: string) => `You can pay until ${until}.`,
    heading: 'Your order is open again',
    intro: (item: string) =>
      `We opened your order for “${item}” again, so that you can pay it at today’s price.`,
    pay: 'Choose how to pay',
    until: (until: string) =>
      `Your order stays open until ${until}. After that it closes by itself and you owe nothing.`,
    notWanted: 'Changed your mind? You do not have to do anything, and no money is taken.',
  },
  discounted: {
    subject: (item: string, amount: string) => `A lower price for your order, ${amount}: ${item}`,
    preview: (until: string) => `You can pay until ${until}.`,
    heading: 'Your order costs less',
    intro: (item: string, amount: string) =>
      `We lowered the price of your order for “${item}”: you now pay ${amount}. If you have sent the earlier amount already, reply to this e-mail.`,
  },
  addressChanged: {
    subject: (item: string) => `A new e-mail address and a new link for your order: ${item}`,
    preview: 'Older links no longer open it.',
    heading: 'We corrected the e-mail address of your order',
    intro: (item: string) =>
      `Your order for “${item}” had another e-mail address. We corrected it: from now on everything about it comes here.`,
    link: 'Only the link in this e-mail opens the order. Links sent to the other e-mail address no longer work.',
    notYou: 'Is this not your order? Do not open it. Reply to this e-mail and we will check again.',
  },
  addressLeft: {
    subject: (number: string) => `Your e-mail address was removed from order ${number}`,
    preview: 'You do not have to do anything, unless the order is yours.',
    heading: 'Your e-mail address was removed from an order',
    intro: (number: string) =>
      `Order ${number} was placed with this e-mail address. We were told that the address was mistyped, so we removed it from the order.`,
    link: 'Links to the order that were sent here no longer work, and you get no more e-mails about it.',
    yours:
      'Is the order yours, and you did not ask for this? Reply to this e-mail at once: one of us will look into it and can put your address back.',
  },
} as const;

export const orderReceived = {
  subject: (item: string, amount: string) => `Choose how to pay ${amount}: ${item}`,
  preview: 'We have your order. Nothing has been charged yet.',
  heading: 'We have your order',
  intro: (course: string) => `You ordered a seat in “${course}”.`,
  notCharged: 'Nothing has been charged yet.',
  choose: (agencies: string) =>
    `Choose how to pay: in cash at a ${agencies} agency, by bank transfer, or by card.`,
  next: [
    'We confirm your payment: a card payment at once, cash or a transfer as soon as we find it.',
    'Your course opens, and you get the link by e-mail.',
  ],
  nextOfMembership: [
    'We confirm your payment: a card payment at once, cash or a transfer as soon as we find it.',
    'Your membership begins, and we tell you by e-mail. You sign in with this e-mail address and a code that we send you.',
  ],
  product: {
    intro: (product: string) => `You ordered “${product}”.`,
    next: [
      'We confirm your payment: a card payment at once, cash or a transfer as soon as we find it.',
      'Your files come by e-mail, and are on the page of your order.',
    ],
  },
  bundle: {
    intro: (bundle: string) => `You ordered “${bundle}”.`,
    next: [
      'We confirm your payment: a card payment at once, cash or a transfer as soon as we find it.',
      'Everything opens, and each part has an e-mail of its own.',
    ],
  },
  /** An appointment is kept for somebody and is no seat in a group; others can book it afterwards. */
  consultation: {
    intro: (service: string) => `You chose an appointment for “${service}”.`,
    next: [
      'We confirm your payment: a card payment at once, cash or a transfer as soon as we find it.',
      'Your appointment is booked, and you get the calendar file and the meeting link by e-mail. If there is no link yet, it comes before the appointment.',
    ],
    until: (date: string) =>
      `We keep this appointment for you until ${date} (Morocco). After that others can book it and you owe nothing.`,
  },
  until: (date: string) =>
    `Your order stays open until ${date}. After that it closes by itself and you owe nothing.`,
  pay: 'Choose how to pay',
} as const;

/** A day before an unpaid order ends. */
export const orderReminder = {
  subject: (item: string, amount: string) => `Pay ${amount}, your order closes tomorrow: ${item}`,
  preview: (until: string) => `Pay by ${until}, and it is yours.`,
  heading: 'Your order closes tomorrow',
  intro: (item: string, until: string) =>
    `You ordered “${item}” and have not paid yet. Your order stays open until ${until}, then it closes by itself.`,
  pay: 'Pay my order',
  paidAlready: {
    bank: 'Already sent the transfer? Open your order and tell us, and it stays open.',
    cash: 'Already sent the cash? Open your order and type the code on your slip, and it stays open.',
    wallet:
      'Already sent the amount from your wallet? Open your order and type the number of the operation, and it stays open.',
    other: 'Already paid another way? Reply to this e-mail and we will look for your payment.',
  },
  after: 'If it closes, nothing is lost: the same link opens it again at that day’s price.',
  notWanted: 'Changed your mind? You do not have to do anything, and no money is taken.',
} as const;

/** Of a bundle that was paid. */
export const bundleReady = {
  subject: (item: string) => `Everything in “${item}” is open`,
  preview: 'All of your bundle is open. Your order leads to every part.',
  heading: 'Everything is open',
  intro: (item: string) =>
    `All of “${item}” is yours. Each part has a page and an e-mail of its own; your order leads to all of them.`,
} as const;
