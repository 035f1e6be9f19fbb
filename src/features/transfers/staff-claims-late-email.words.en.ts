export const en = {
  subject: (count: number) =>
    count === 1 ? '1 transfer waits too long' : `${count} transfers wait too long`,
  preview: 'Learners are waiting for an answer.',
  heading: 'Transfers that wait too long',
  intro: (checks: string) =>
    `These learners told us that they have paid, and the time by which we promised to look is over: we look ${checks}. Nobody has decided yet. The longest waiting comes first.`,
  line: (name: string, amount: string, method: string, since: string, promised: string) =>
    `${name}, ${amount}, ${method}, since ${since}, promised by ${promised}`,
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  button: 'Open the longest waiting',
} as const;
