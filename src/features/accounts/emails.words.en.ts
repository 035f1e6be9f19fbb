export const accountDeleted = {
  subject: (site: string) => `Your ${site} account is deleted`,
  preview: 'What went, and what the books keep.',
  heading: 'Your account is deleted',
  gone: 'Your profile, your sign-ins on every device, what you wrote in the community, your applications and the e-mails we sent you are gone, as are orders that were never paid.',
  stays: (years: string) =>
    `Bookkeeping law asks us to keep paid orders for ${years}. Yours keep their number, amount and dates; your name, e-mail and phone no longer stand on them, and nobody can open them by a link.`,
  again:
    'This is our last e-mail to you. If you come back one day, your address starts afresh, like anybody’s.',
  notYou:
    'If it was not you, somebody could read your e-mail: change its password first, then reply to this e-mail.',
  years: { one: '{n} year', two: '{n} years', few: '{n} years', many: '{n} years', other: '{n} years' },
} as const;

export const memberCode = {
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
