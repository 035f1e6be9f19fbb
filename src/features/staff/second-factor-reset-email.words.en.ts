export const en = {
  subject: (site: string) => `Your authenticator app for the ${site} office was removed`,
  preview: 'Please set it up again when you next sign in.',
  heading: 'Your authenticator app was removed',
  intro: (site: string) =>
    `The authenticator app you used to sign in to the ${site} office is no longer connected, and your recovery codes no longer work. You were signed out everywhere.`,
  by: 'Removed by',
  byServer: 'whoever runs the server',
  next: 'When you next sign in, the code by e-mail comes first; then you connect your app anew, which takes about two minutes.',
  button: 'Sign in to the office',
  notYou:
    'If you did not ask for this, call a colleague at once, before you sign in, and do not answer whoever asks you for a code.',
} as const;
