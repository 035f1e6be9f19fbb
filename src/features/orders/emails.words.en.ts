/** E-mails about what staff did with one order. */
export const orderDesk = {
  reopened: {
    subject: (item: string, number: string) => `We opened your order again: ${item} (${number})`,
    preview: (until: string) => `It can be paid until ${until}.`,
    heading: 'Your order is open again',
    intro: (item: string) =>
      `We opened your order of “${item}” again, so that you can pay it. It costs what it costs today.`,
    pay: 'Choose how to pay',
    until: (until: string) =>
      `Your order stays open until ${until}. After that it closes by itself, and nothing is owed.`,
    notWanted: 'You do not want it any more? Then you need do nothing, and no money is taken.',
  },
  addressChanged: {
    subject: (number: string) => `Your order ${number} now has this e-mail address`,
    preview: 'Here is its new link. Older links no longer open it.',
    heading: 'We corrected the address of your order',
    intro: (item: string) =>
      `Another e-mail address stood on your order of “${item}”. We corrected it: from now on everything about it comes here.`,
    link: 'Only the link in this e-mail opens the order. Links that were sent to the other address open nothing any more.',
    notYou: 'This is not your order? Reply to this e-mail, so that we can look again. Please do not open it.',
  },
  addressLeft: {
    subject: (number: string) => `Order ${number} no longer belongs to this e-mail address`,
    preview: 'You need do nothing, unless the order is yours.',
    heading: 'This address was taken off an order',
    intro: (number: string) =>
      `Order ${number} had been placed with this e-mail address. We were told that it was mistyped, and took it off the order.`,
    link: 'Links to the order that were sent here open nothing any more, and no further e-mails about it come to this address.',
    yours:
      'It is your order, and you did not ask for this? Reply to this e-mail at once: a person looks into it, and can put it back.',
  },
} as const;

export const orderReceived = {
  subject: (course: string, number: string) => `We have your order: ${course} (${number})`,
  preview: (date: string) => `Your order stays open until ${date}. Here is how to go on.`,
  heading: 'We have your order',
  intro: (course: string) => `Good choice. You asked for a place in “${course}”.`,
  notCharged: 'Nothing has been charged yet.',
  choose: (agencies: string) =>
    `Choose how to pay: by card, by bank transfer, or in cash at a ${agencies} agency.`,
  next: [
    'We confirm your payment: by card in a moment, by transfer as soon as we find it.',
    'Your course opens then: an e-mail brings the way in, and so does the page of your order.',
  ],
  nextOfMembership: [
    'Choose how to pay: by card, by bank transfer, in cash at an agency, or another way.',
    'We confirm your payment: by card in a moment, by transfer as soon as we find it.',
    'Your place is certain then, and an e-mail tells you: you sign in with this e-mail address and a code that we send you.',
  ],
  product: {
    intro: (product: string) => `Good choice. You ordered “${product}”.`,
    next: [
      'We confirm your payment: by card in a moment, by transfer as soon as we find it.',
      'Your files come by e-mail then, and stand on the page of your order.',
    ],
  },
  /** An hour is kept for somebody and is no seat in a group; others can book it afterwards. */
  consultation: {
    intro: (service: string) => `Good choice. You chose an hour for “${service}”.`,
    preview: (date: string) => `Your hour is kept for you until ${date}. Here is how to go on.`,
    next: [
      'We confirm your payment: by card in a moment, by transfer as soon as we find it.',
      'Your hour is booked then, and an e-mail brings the calendar file and the link to meet. Where there is no link yet, it comes before the hour.',
    ],
    until: (date: string) =>
      `The hour is kept for you until ${date} (Morocco). After that others can book it, and nothing is owed.`,
  },
  until: (date: string) =>
    `Your order stays open until ${date}. After that it closes by itself, and nothing is owed.`,
  pay: 'Choose how to pay',
} as const;

/** A day before an unpaid order ends. */
export const orderReminder = {
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
