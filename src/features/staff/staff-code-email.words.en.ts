export const en = {
  /** The code stays out of the subject: subjects show on locked screens. */
  subject: (site: string) => `Your code for the ${site} office`,
  preview: (minutes: number) => `It is valid for ${minutes} minutes.`,
  heading: 'Your sign-in code',
  intro: 'Type this code on the page where you asked for it.',
  code: 'Code',
  valid: (minutes: number) =>
    `It is valid for ${minutes} minutes and works once. If you ask again meanwhile, the same code comes.`,
  notYou:
    'If you did not ask for it, ignore this e-mail and give the code to nobody: we never ask for it by phone or message.',
} as const;
