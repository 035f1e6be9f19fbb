/** A course that is paid in parts: a part that arrived, one that is near, a course that is paused. */
export const instalments = {
  /** Rows beside every amount. */
  rows: {
    part: 'Part',
    partOf: (number: number, of: number) => `${number} of ${of}`,
    whole: 'Whole price in parts',
    left: 'Left after this part',
    due: 'Date',
    nextPart: 'Next part',
  },
  openPlan: 'See my parts',
  pay: 'Pay this part',
  nothingByItself: 'Nothing is ever taken by itself: you pay each part, in the way you choose.',
  /** In the e-mail that opens the course. */
  rest: (left: string, day: string) =>
    `You pay in parts. ${left} are left; the next part is due on ${day}. We write to you before.`,
  paid: {
    subject: (number: number, of: number, course: string) => `Part ${number} of ${of} is paid: ${course}`,
    subjectLast: (course: string) => `Everything is paid: ${course}`,
    preview: (left: string) => `${left} are left.`,
    previewLast: 'That was the last part.',
    heading: 'Thank you, your part has arrived',
    headingLast: 'Everything is paid',
    intro: (amount: string, course: string) => `We have received ${amount} for “${course}”.`,
    open: 'Your course is open.',
    paused: 'One more part is past its date, so your course stays paused until it is paid, too.',
    last: 'That was the last part. Nothing more is asked of you, and your course stays open.',
    receipt: 'The receipt of this part is on its own page.',
  },
  reminder: {
    subjectBefore: (day: string, course: string) => `Your next part is due on ${day}: ${course}`,
    subjectToday: (course: string) => `Your part is due today: ${course}`,
    subjectAfter: (day: string, course: string) => `Your part was due on ${day}: ${course}`,
    preview: (amount: string) => `${amount}, in the way you choose.`,
    headingBefore: 'Your next part is near',
    headingToday: 'Your part is due today',
    headingAfter: 'Your part is still open',
    before: (day: string, course: string) =>
      `The next part of “${course}” is due on ${day}. You can pay it today already, or then.`,
    today: (course: string) => `The next part of “${course}” is due today.`,
    after: (day: string, course: string) =>
      `The part of “${course}” that was due on ${day} has not arrived yet.`,
    until: (day: string) =>
      `Your course stays open until the end of ${day}. If the part is not paid by then, the course is paused, and opens again with your payment.`,
    already: 'You have paid already? Open your part and tell us: nothing is paused while we look.',
    trouble: 'Is it a difficult month? Reply to this e-mail before the date, and we look for a way together.',
  },
  paused: {
    subject: (course: string) => `Your course is paused: ${course}`,
    preview: 'It opens again as soon as your part is paid.',
    heading: 'Your course is paused',
    intro: (day: string, course: string) =>
      `The part of “${course}” that was due on ${day} has not arrived, so we have paused the course.`,
    kept: 'Nothing is lost: your place, what you did and what you have paid are kept. Once the part is paid, the course is open again at once.',
    trouble: 'Can you not pay it now? Reply to this e-mail, and we look for a way together.',
  },
  staff: {
    subject: (order: string, amount: string) => `A part that nobody owed was paid: ${order}, ${amount}`,
    preview: 'Its course was paid back before the money came.',
    heading: 'Money to pay back',
    intro:
      'A payment came in for a part of a price after the deposit had been paid back. It opened nothing and belongs to the buyer: pay it back from the page of its order.',
    button: 'Open the order',
  },
} as const;
