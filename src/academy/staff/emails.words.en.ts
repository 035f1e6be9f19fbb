export const secondFactorReset = {
  subject: (site: string) => `Your second step for ${site} admin was reset`,
  preview: 'Set it up again when you next sign in.',
  heading: 'Your second step was reset',
  intro: (site: string) =>
    `The authenticator app and the passkeys you used to sign in to ${site} admin were removed, and your recovery codes no longer work. You were signed out everywhere.`,
  by: 'Reset by',
  byServer: 'whoever runs the server',
  next: 'When you next sign in, the code by e-mail comes first; then you connect your app or add a passkey again, which takes about two minutes.',
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
