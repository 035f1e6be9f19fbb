export const en = {
  subject: (course: string) => `No access codes left: ${course}`,
  preview: 'A learner has paid and waits for a code.',
  heading: 'The pool of codes is empty',
  intro: (course: string, hours: string) =>
    `A confirmed order for “${course}” found no access code. The learner was promised one within ${hours}.`,
  next: 'Add codes in the office: those who wait are served at once, the longest waiting first.',
  button: 'Add access codes',
} as const;
