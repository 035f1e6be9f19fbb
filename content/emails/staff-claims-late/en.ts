export const en = {
  subject: (count: number) =>
    count === 1 ? '1 transfer waits too long' : `${count} transfers wait too long`,
  preview: 'Learners are waiting for an answer.',
  heading: 'Transfers that wait too long',
  intro: (hours: string) =>
    `These learners told us more than ${hours} ago that they have paid, and nobody has decided yet. The longest waiting comes first.`,
  line: (name: string, amount: string, method: string, since: string) =>
    `${name}, ${amount}, ${method}, since ${since}`,
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  button: 'Open the longest waiting',
} as const;
