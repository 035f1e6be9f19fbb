/** Consultations that came with a course: on its order, in the account, and at the booking. */
export const rights = {
  title: 'Your consultations',
  as: { bonus: 'Bonus', included: 'Part of your course' },
  states: { open: 'Ready to book', used: 'Used', over: 'Its time is over', ended: 'Ended with the course' },
  until: (day: string) => `Until ${day}`,
  code: 'Code',
  how: 'Signed in, it is taken off by itself. Otherwise type the code with the e-mail address of your order.',
  book: 'Book it',
  offered: {
    title: 'Your consultation is taken off',
    text: (before: string, now: string) =>
      `You pay ${now} instead of ${before}. To keep it for later, empty the field of the code.`,
  },
  /** What cancelling an hour does to the right it was booked with. */
  cancel: {
    back: 'Your right to it comes back: you can book another hour with the same code.',
    gone: 'The right you booked it with counts as used.',
  },
} as const;
