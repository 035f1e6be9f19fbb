/** Codes that lower a price: the box of the enrolment, and what an order says of its code. */
export const coupon = {
  box: {
    question: 'I have a code',
    label: 'Your code',
    apply: 'Apply',
    change: 'Change the code',
    applied: 'Your code counts:',
    price: 'Price',
    off: 'Your code takes off',
    toPay: 'You pay',
    note: 'A code is not added to an offer: the lower price counts. Empty the field to order without one.',
  },
  early: {
    title: 'You are first',
    text: (until: string) =>
      `This course is open for those who waited, and for everybody else after ${until}. The link makes one order, for the address it was sent to.`,
    usedTitle: 'Your link has made its order',
    usedText: (course: string) =>
      `The private link to ${course} works once, and an order was made with it. Its page is in the e-mail we sent for the order. If it was not you, write to us.`,
  },
} as const;
