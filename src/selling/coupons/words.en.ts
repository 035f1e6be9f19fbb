/** Codes that lower a price: the box of the enrolment, and what an order says of its code. */
export const coupon = {
  box: {
    question: 'I have a code',
    label: 'Your code',
    apply: 'Apply',
    change: 'Change the code',
    applied: 'Your code is applied:',
    price: 'Price',
    off: 'Your code takes off',
    toPay: 'You pay',
    note: 'A code is not added to an offer: you pay the lower of the two prices. Clear the field to order without a code.',
  },
  early: {
    title: 'You are first',
    text: (until: string) =>
      `This course is open to those on the waitlist now, and to everybody else after ${until}. The link is good for one order, from the e-mail address it was sent to.`,
    usedTitle: 'Your link has been used',
    usedText: (course: string) =>
      `The private link to ${course} works once, and an order has been placed with it. The link to that order is in the e-mail we sent. If it was not you, write to us.`,
  },
} as const;
