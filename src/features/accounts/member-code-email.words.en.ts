export const en = {
  /** The code stays out of the subject: subjects show on locked screens. */
  subject: (site: string) => `Your code for ${site}`,
  preview: (minutes: number) => `It is valid for ${minutes} minutes.`,
  heading: 'Your sign-in code',
  intro:
    'Type this code on the page where you asked for it, and you are in. There is no password to remember.',
  code: 'Code',
  valid: (minutes: number) =>
    `It is valid for ${minutes} minutes and works once. If you ask again meanwhile, the same code comes.`,
  notYou:
    'If you did not ask for it, you need do nothing: without the code nobody gets in. Give it to nobody; we never ask for it by phone or message.',
} as const;
