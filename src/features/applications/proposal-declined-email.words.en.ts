/** The letter that declines a course somebody proposed. The office may add a sentence of its own. */
export const en = {
  subject: 'About the course you proposed',
  preview: 'We cannot take it on for now. Thank you for the thought you put into it.',
  heading: 'About your proposal',
  thanks: (topic: string) =>
    `Thank you for proposing “${topic}”. A person read every line of it, and we see the work behind it.`,
  answer:
    'We cannot take the course on for now. That says nothing about how good it is: we open few courses a year, and choose those that our learners ask for most at the moment.',
  fromUs: 'From the person who read it',
  door: 'If your plans change, or you have another idea, propose it again: we read it afresh, and gladly.',
  button: 'Propose another course',
} as const;
