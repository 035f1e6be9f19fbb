/** Consultations that came with a course: on its order, in the account, and at the booking. */
export const rights = {
  title: 'Your consultations',
  as: { bonus: 'Bonus', included: 'Part of your course' },
  states: { open: 'Ready to book', used: 'Used', over: 'Expired', ended: 'Ended with the course' },
  until: (day: string) => `Until ${day}`,
  code: 'Code',
  how: 'If you are signed in, the price is lowered automatically. If not, type the code with the e-⁠mail address of your order.',
  howSignedIn: 'The price is lowered automatically when you book.',
  book: 'Book it',
  offered: {
    title: 'Your consultation is included',
    text: (before: string, now: string) =>
      `You pay ${now} instead of ${before}. To keep it for later, clear the code field.`,
  },
  /** What cancelling an appointment does to the right it was booked with. */
  cancel: {
    back: 'You can book another appointment with the same code.',
    gone: 'The consultation you booked it with counts as used.',
  },
} as const;
