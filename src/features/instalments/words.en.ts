/**
 * A course that is paid in parts: the choice before ordering, the page of the parts, and the sentences of other pages about it.
 */
export const instalments = {
  /** Near the price of a course. */
  mention: {
    one: (deposit: string, amount: string) => `or ${deposit} now and ${amount} later`,
    equal: (deposit: string, times: number, amount: string) => `or ${deposit} now and ${times} × ${amount}`,
    other: (deposit: string, rest: string) => `or ${deposit} now and ${rest} in parts`,
  },
  choice: {
    legend: 'At once, or in parts?',
    whole: 'The whole price at once',
    parts: {
      one: 'In {n} part',
      two: 'In {n} parts',
      few: 'In {n} parts',
      many: 'In {n} parts',
      other: 'In {n} parts',
    },
    now: 'Now',
    after: (days: string) => `${days} later`,
    together: 'Together',
    same: 'Together it is the same as at once.',
    dearer: (more: string) => `Together it is ${more} more than at once.`,
    dearerByCode: (more: string) =>
      `Together it is ${more} more than at once: the code counts only when you pay at once.`,
    terms: (grace: string) =>
      `Your course opens with the first payment. The dates count from the day it is confirmed. You pay every part yourself, by any method and earlier if you like: nothing is ever taken by itself. If a part is more than ${grace} late, the course is paused until it is paid.`,
    termsWithoutGrace:
      'Your course opens with the first payment. The dates count from the day it is confirmed. You pay every part yourself, by any method and earlier if you like: nothing is ever taken by itself. If a part is late, the course is paused until it is paid.',
  },
  page: {
    title: (course: string) => `Your parts: ${course}`,
    description: 'What you have paid, what is still to come, and when.',
    kicker: 'Paid in parts',
    of: (paid: string, total: string) => `${paid} of ${total} are paid`,
    status: {
      waiting: 'It begins with the first payment. The dates of the parts count from the day it is confirmed.',
      running: (left: string) => `${left} are left. You can pay the next part now, or on its day.`,
      checked: 'We are looking for your payment. Nothing is paused meanwhile.',
      due: 'Your next part is due today.',
      grace: (day: string) =>
        `Your next part is past its date. Your course stays open until the end of ${day}.`,
      paused: 'Your course is paused. It opens again as soon as the part below is paid.',
      pausedChecked:
        'Your course is paused. We are looking for your payment; as soon as it is found, the course opens again.',
      completed: 'Everything is paid. Nothing more is asked of you.',
      ended: 'This plan has ended, because its first payment was paid back. Nothing more is to be paid.',
    },
    list: 'All parts',
    deposit: 'First payment',
    part: (number: number, of: number) => `Part ${number} of ${of}`,
    states: {
      paid: 'Paid',
      ended: 'Not needed any more',
      checked: 'We are looking for it',
      waiting: 'Later',
      coming: 'To come',
      due: 'Due today',
      grace: 'Past its date',
      late: 'Overdue',
      open: 'To be paid',
    },
    paidOn: (day: string) => `Paid on ${day}`,
    dueOn: (day: string) => `Due on ${day}`,
    afterFirst: (days: string) => `${days} after the first payment`,
    openOrder: 'Open this order',
    receipt: 'Receipt',
    payFirst: 'Make the first payment',
    pay: (amount: string) => `Pay this part: ${amount}`,
    payOn: (amount: string) => `Go on paying: ${amount}`,
    early: 'You may pay it before its day.',
    inOrder: 'Parts are paid one after the other.',
    summary: 'In figures',
    whole: 'Whole price in parts',
    paidSoFar: 'Paid so far',
    left: 'Left to pay',
    rules: 'Good to know',
    ruleByHand: 'Nothing is ever taken by itself. You pay each part, by card, by transfer or in cash.',
    ruleReminder: (days: string) => `We write to you ${days} before a part is due, and on its day.`,
    ruleGrace: (grace: string) =>
      `If a part is more than ${grace} late, the course is paused. Your place and what you did are kept, and it opens again with your payment.`,
    ruleAfterLast: 'After the last part nothing more can be asked of you.',
    trouble: 'A difficult month? Write to us before the date, and we look for a way together.',
    whatsapp: (number: string, course: string) =>
      `Hello, I have a question about the parts of my order ${number} (${course}).`,
    back: 'Back to the order',
    notToBePaid:
      'This part cannot be paid now. The plan had moved on in the meantime: this is how it stands.',
  },
  /** On the page of the deposit's order, and of a part's. */
  panel: {
    title: 'You pay in parts',
    firstOf: (total: string) => `This is the first payment of ${total}.`,
    partOf: (number: number, of: number, course: string) => `This is part ${number} of ${of} of “${course}”.`,
    paidOf: (paid: string, total: string) => `${paid} of ${total} are paid.`,
    next: (amount: string, day: string) => `Next: ${amount} on ${day}.`,
    completed: 'Everything is paid.',
    ended: 'The plan has ended. Nothing more is to be paid.',
    see: 'See all parts',
    seeAndPay: 'See my parts and pay',
    notNeeded: {
      title: 'This part was no longer to be paid',
      text: 'Your payment arrived after the first one was paid back. It is yours: we pay it back to you.',
    },
  },
  paused: {
    title: 'Your course is paused',
    text: 'A part of the price is overdue. Your place and what you did are kept: the course opens again as soon as the part is paid.',
    action: 'See the part and pay',
  },
  /** On receipts. */
  paper: {
    first: (of: number) => `First payment, 1 of ${of}`,
    part: (number: number, of: number) => `Part ${number} of ${of}`,
    whole: 'Whole price in parts',
    left: 'Left after this part',
    refunds:
      'The time in which you can ask for your money back counts from the first payment of the course, not from this part.',
  },
} as const;
