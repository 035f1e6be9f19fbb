/** To the staff: a course came on sale, and people who waited for it have not been written to. */
export const en = {
  subject: (course: string) => `People wait for a course that is on sale: ${course}`,
  preview: 'Nobody has written to them yet.',
  heading: 'They wait for a course that is open',
  intro: (course: string) =>
    `“${course}” is on sale, and there are names on its waitlist that were not written to. No letter goes by itself: open the waitlists and say so. This reminder comes once.`,
  waiting: 'Waiting for a letter',
  button: 'Open the waitlists',
} as const;
