/** A course that is paid in instalments: one that arrived, one that is near, a course that is paused. */
export const instalments = {
  /** Rows beside every amount. */
  rows: {
    first: 'First payment',
    part: 'Instalment',
    partOf: (number: number, of: number) => `${number} of ${of}`,
    whole: 'Whole price in instalments',
    left: 'Left to pay afterwards',
    due: 'Due on',
    nextPart: 'Next instalment',
  },
  openPlan: 'See my instalments',
  pay: 'Pay this instalment',
  nothingByItself:
    'We never take money from your card. You pay each instalment yourself, in the way you choose.',
  /** In the e-mail that opens the course. */
  rest: (left: string, day: string) =>
    `You pay in instalments, and ${left} is left to pay. The next one is due on ${day}. We will write to you before then.`,
  paid: {
    subject: (course: string, number: number, of: number, amount: string) =>
      `Instalment ${number} of ${of} is paid, ${amount}: ${course}`,
    subjectLast: (course: string) => `Everything is paid: ${course}`,
    preview: (left: string) => `${left} left to pay.`,
    previewLast: 'That was the last instalment.',
    heading: 'Thank you, your instalment has arrived',
    headingLast: 'Everything is paid',
    intro: (amount: string, course: string) => `We have received ${amount} for “${course}”.`,
    open: 'Your course is open.',
    paused: 'Another instalment is overdue, so your course stays paused until that one is paid too.',
    last: 'That was the last instalment. There is nothing more to pay, and your course stays open.',
    receipt: 'The receipt for this instalment is on its own page.',
  },
  reminder: {
    subjectBefore: (course: string, amount: string, day: string) => `Pay ${amount} by ${day}: ${course}`,
    subjectToday: (course: string, amount: string) => `Pay ${amount} today: ${course}`,
    subjectAfter: (course: string, amount: string, day: string) => `Pay ${amount}, due on ${day}: ${course}`,
    preview: (amount: string) =>
      `${amount}, by card, by transfer or in cash. A hard month? Reply to this e-mail.`,
    headingBefore: 'Your next instalment is due soon',
    headingToday: 'Your instalment is due today',
    headingAfter: 'Your instalment has not arrived yet',
    before: (day: string, course: string) =>
      `The next instalment of “${course}” is due on ${day}. You can pay it today, or wait until then.`,
    today: (course: string) => `The next instalment of “${course}” is due today.`,
    after: (day: string, course: string) =>
      `The instalment of “${course}” that was due on ${day} has not arrived yet.`,
    until: (day: string) =>
      `Your course stays open until the end of ${day}. If the instalment is not paid by then, the course is paused, and opens again with your payment.`,
    already: 'Already paid? Open your instalment and tell us: nothing is paused while we look for it.',
    trouble:
      'Is money tight this month? Reply to this e-mail before the date, and we will look for a way together.',
  },
  paused: {
    subject: (course: string) => `Your course is paused: ${course}`,
    preview: 'It opens again as soon as your instalment is paid.',
    heading: 'Your course is paused',
    intro: (day: string, course: string) =>
      `The instalment of “${course}” that was due on ${day} has not arrived, so we have paused the course.`,
    kept: 'Nothing is lost: we keep your seat, your work and what you have paid. As soon as the instalment is paid, the course opens again.',
    trouble: 'Unable to pay now? Reply to this e-mail, and we will look for a way together.',
  },
  /** What e-mails about an order say of a part, which stays owed when its order closes. */
  part: {
    until: (until: string) =>
      `This payment stays open until ${until}, then it closes by itself. The instalment is still to be paid: you open it again on the page of your instalments.`,
    reminder: {
      subject: (item: string, amount: string) => `Pay ${amount}, this payment closes tomorrow: ${item}`,
      heading: 'This payment closes tomorrow',
      intro: (item: string, until: string) =>
        `“${item}” is not paid yet. The payment stays open until ${until}, then it closes by itself.`,
      after:
        'If it closes, open it again on the page of your instalments: the instalment is still to be paid.',
    },
    hard: 'Is this month hard for you? Reply to this e-mail, and we will look for a way together.',
  },
  staff: {
    subject: (order: string, amount: string) =>
      `An instalment that was no longer due was paid: ${amount}, order ${order}`,
    preview: 'Its course was refunded before the money came.',
    heading: 'Money to pay back',
    intro:
      'A payment came in for an instalment after the first payment had been refunded. It opened nothing and belongs to the buyer: pay it back from the page of its order.',
    button: 'Open the order',
  },
} as const;
