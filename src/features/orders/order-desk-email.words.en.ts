/** Letters about what the office did with one order. */
export const en = {
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
    link: 'Only the link in this letter opens the order. Links that were sent to the other address open nothing any more.',
    notYou: 'This is not your order? Reply to this e-mail, so that we can look again. Please do not open it.',
  },
  addressLeft: {
    subject: (number: string) => `Order ${number} no longer belongs to this e-mail address`,
    preview: 'You need do nothing, unless the order is yours.',
    heading: 'This address was taken off an order',
    intro: (number: string) =>
      `Order ${number} had been placed with this e-mail address. We were told that it was mistyped, and took it off the order.`,
    link: 'Links to the order that were sent here open nothing any more, and no further letters about it come to this address.',
    yours:
      'It is your order, and you did not ask for this? Reply to this e-mail at once: a person looks into it, and can put it back.',
  },
} as const;
