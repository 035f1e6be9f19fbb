export const en = {
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
    'Your place is certain then, and a letter tells you: you sign in with this e-mail address and a code that we send you.',
  ],
  product: {
    intro: (product: string) => `Good choice. You ordered “${product}”.`,
    next: [
      'We confirm your payment: by card in a moment, by transfer as soon as we find it.',
      'Your files come by e-mail then, and stand on the page of your order.',
    ],
  },
  /** An hour is kept for somebody, and is not a place; others can book it afterwards. */
  consultation: {
    intro: (service: string) => `Good choice. You chose an hour for “${service}”.`,
    preview: (date: string) => `Your hour is kept for you until ${date}. Here is how to go on.`,
    next: [
      'We confirm your payment: by card in a moment, by transfer as soon as we find it.',
      'Your hour is booked then, and a letter brings the calendar file and the link to meet. Where there is no link yet, it comes before the hour.',
    ],
    until: (date: string) =>
      `The hour is kept for you until ${date} (Morocco). After that others can book it, and nothing is owed.`,
  },
  until: (date: string) =>
    `Your order stays open until ${date}. After that it closes by itself, and nothing is owed.`,
  pay: 'Choose how to pay',
} as const;
