export const secondFactorReset = {
  subject: (site: string) => `Your authenticator app for ${site} admin was removed`,
  preview: 'Please set it up again when you next sign in.',
  heading: 'Your authenticator app was removed',
  intro: (site: string) =>
    `The authenticator app you used to sign in to ${site} admin is no longer connected, and your recovery codes no longer work. You were signed out everywhere.`,
  by: 'Removed by',
  byServer: 'whoever runs the server',
  next: 'When you next sign in, the code by e-mail comes first; then you connect your app again, which takes about two minutes.',
  button: 'Sign in to Derb admin',
  notYou:
    'If you did not ask for this, call a colleague at once, before you sign in, and do not answer anyone who asks you for a code.',
} as const;

export const staffCode = {
  /** The code stays out of the subject: subjects show on locked screens. */
  subject: (site: string) => `Your sign-in code for ${site} admin`,
  preview: (minutes: number) => `It is valid for ${minutes} minutes.`,
  heading: 'Your sign-in code',
  intro: 'Type this code on the page where you asked for it.',
  code: 'Code',
  valid: (minutes: number) =>
    `It is valid for ${minutes} minutes and works once. If you ask again within that time, you get the same code.`,
  notYou:
    'If you did not ask for it, ignore this e-mail and do not give the code to anyone: we never ask for it by phone or message.',
} as const;
