export const accountDeleted = {
  subject: (site: string) => `Your ${site} account is deleted`,
  preview: 'What was deleted, and what bookkeeping law requires us to keep.',
  heading: 'Your account is deleted',
  gone: 'We deleted your profile, your sign-ins on every device, what you wrote in the community, your applications, the e-mails we sent you, and orders that were never paid.',
  stays: (years: string) =>
    `Bookkeeping law requires us to keep paid orders for ${years}. They keep their number, amount and dates. Your name, e-mail address and phone number are removed, and no link opens them any more.`,
  again: 'This is our last e-mail to you. If you come back one day, you start with a new account.',
  notYou:
    'If this was not you, somebody may be reading your e-mails: change your e-mail password first, then reply to this e-mail.',
  years: { one: '{n} year', two: '{n} years', few: '{n} years', many: '{n} years', other: '{n} years' },
} as const;

export const memberCode = {
  /** The code stays out of the subject: subjects show on locked screens. */
  subject: (site: string) => `Your sign-in code for ${site}`,
  preview: (minutes: number) => `It works for ${minutes} minutes.`,
  heading: 'Your sign-in code',
  intro: 'Type this code on the page where you asked for it, and you are signed in.',
  code: 'Code',
  valid: (minutes: number) =>
    `It works once, for ${minutes} minutes. If you ask again within that time, you get the same code.`,
  notYou:
    'If you did not ask for it, you do not have to do anything: nobody can sign in without the code. Do not give it to anyone; we never ask for it by phone or message.',
} as const;
