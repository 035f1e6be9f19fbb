/**
 * A course that is paid in instalments: the choice beside the ways to pay, the page of the parts, and the sentences of other pages about it.
 */
export const instalments = {
  /** Near the price of a course. */
  mention: {
    one: (deposit: string, amount: string) => `or ${deposit} now and ${amount} later`,
    equal: (deposit: string, times: number, amount: string) => `or ${deposit} now and ${times} × ${amount}`,
    other: (deposit: string, rest: string) => `or ${deposit} now and ${rest} in instalments`,
    /** Where that is another sum than the price beside it. */
    inAll: (line: string, total: string) => `${line}, ${total} in all`,
  },
  choice: {
    legend: 'All at once or in instalments?',
    whole: 'All at once',
    parts: {
      one: 'In {n} instalment',
      two: 'In {n} instalments',
      few: 'In {n} instalments',
      many: 'In {n} instalments',
      other: 'In {n} instalments',
    },
    required: 'Choose: all at once or in instalments.',
    one: (deposit: string, amount: string, days: string) => `${deposit} now, then ${amount} ${days} later.`,
    equal: (deposit: string, times: number, amount: string) =>
      `${deposit} now, then ${times}\u00a0×\u00a0${amount}.`,
    unequal: (deposit: string, rest: string) => `${deposit} now, then ${rest} in instalments.`,
    now: 'Now',
    after: (days: string) => `${days} later`,
    together: 'In total',
    same: 'The total is the same.',
    dearer: (more: string) => `${more} more in total than paying at once.`,
    dearerByCode: (more: string) =>
      `${more} more in total than paying at once: the code applies only when you pay all at once.`,
    details: 'Dates and rules of the instalments',
    terms: (grace: string) =>
      `The first payment opens your course, and the dates count from the day it is confirmed. You pay each instalment yourself, by any method, earlier if you like: nothing is taken automatically. If one is more than ${grace} late, the course is paused until it is paid.`,
    termsWithoutGrace:
      'The first payment opens your course, and the dates count from the day it is confirmed. You pay each instalment yourself, by any method, earlier if you like: nothing is taken automatically. If one is late, the course is paused until it is paid.',
  },
  page: {
    title: (course: string) => `Your instalments: ${course}`,
    description: 'What you have paid, what is still to come, and when.',
    kicker: 'Paid in instalments',
    of: (paid: string, total: string) => `${paid} of ${total} is paid`,
    none: (total: string) => `Nothing is paid yet of ${total}`,
    status: {
      waiting: 'It begins with the first payment. The dates count from the day it is confirmed.',
      running: (left: string) =>
        `${left} is left to pay. You can pay the next instalment now, or on its day.`,
      checked: 'We are looking for your payment. Nothing is paused in the meantime.',
      due: 'Your next instalment is due today.',
      grace: (day: string) =>
        `Your next instalment is past its date. Your course stays open until the end of ${day}.`,
      paused: 'Your course is paused. It opens again as soon as the instalment below is paid.',
      pausedChecked:
        'Your course is paused. We are looking for your payment; as soon as it is found, the course opens again.',
      completed: 'Everything is paid. There is nothing more to pay.',
      ended:
        'The instalments have ended, because the first payment was paid back. There is nothing more to pay.',
    },
    list: 'All instalments',
    deposit: 'First payment',
    part: (number: number, of: number) => `Instalment ${number} of ${of}`,
    states: {
      paid: 'Paid',
      ended: 'Not needed any more',
      checked: 'We are looking for it',
      waiting: 'Later',
      coming: 'Coming up',
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
    pay: (amount: string) => `Pay this instalment: ${amount}`,
    payOn: (amount: string) => `Continue paying: ${amount}`,
    early: 'You can pay it early.',
    inOrder: 'They are paid one after the other.',
    summary: 'In figures',
    whole: 'Whole price in instalments',
    paidSoFar: 'Paid so far',
    left: 'Left to pay',
    rules: 'Good to know',
    ruleByHand:
      'Nothing is taken automatically. You pay each instalment yourself, by card, by transfer or in cash.',
    ruleReminder: (days: string) => `We write to you ${days} before an instalment is due, and on its day.`,
    ruleGrace: (grace: string) =>
      `If one is more than ${grace} late, the course is paused. Your seat and your work are kept, and it opens again with your payment.`,
    ruleAfterLast: 'After the last instalment there is nothing more to pay.',
    trouble: 'A difficult month? Write to us before the date, and we will find a way together.',
    whatsapp: (number: string, course: string) =>
      `Hello, I have a question about the instalments of my order ${number} (${course}).`,
    back: 'Back to the order',
    notToBePaid: 'This instalment cannot be paid now. Here is what you have paid, and what comes next.',
  },
  /** On the page of the first payment's order, and of an instalment's. */
  panel: {
    title: 'You pay in instalments',
    firstOf: (total: string) => `This is the first payment of ${total}.`,
    partOf: (number: number, of: number, course: string) =>
      `This is instalment ${number} of ${of} of “${course}”.`,
    paidOf: (paid: string, total: string) => `${paid} of ${total} is paid.`,
    next: (amount: string, day: string) => `Next: ${amount} on ${day}.`,
    completed: 'Everything is paid.',
    ended: 'The instalments have ended. There is nothing more to pay.',
    see: 'See all instalments',
    seeAndPay: 'See my instalments and pay',
    notNeeded: {
      title: 'This instalment was no longer needed',
      text: 'Your payment arrived after the first one was paid back. It is yours: we will pay it back to you.',
    },
  },
  paused: {
    title: 'Your course is paused',
    text: 'An instalment is overdue. Your seat and your work are kept: the course opens again as soon as it is paid.',
    action: 'See the instalment and pay',
  },
  /** On receipts. */
  paper: {
    first: (of: number) => `First payment, 1 of ${of}`,
    part: (number: number, of: number) => `Instalment ${number} of ${of}`,
    whole: 'Whole price in instalments',
    left: 'Left after this instalment',
    refunds:
      'How long you can ask for a refund is counted from the first payment of the course, not from this instalment.',
  },
} as const;
