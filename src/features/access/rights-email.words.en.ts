/** Consultations that came with a course, in the e-mail that opens it or in one of their own. */
export const en = {
  heading: 'Your consultation',
  what: 'Consultation',
  pays: 'You pay',
  instead: (now: string, before: string) => `${now} instead of ${before}`,
  until: 'Until',
  code: 'Code',
  how: 'Signed in, it is taken off by itself. Otherwise type the code at the booking, with this e-mail address.',
  book: 'Book it',
  subject: (course: string) => `Your consultation with ${course}`,
  preview: 'A consultation came with your course. It is ready to book.',
  intro: (course: string) =>
    `A consultation came with “${course}”. It is ready: choose an hour when you need it.`,
} as const;
