export const en = {
  subject: (site: string) => `Your ${site} account is deleted`,
  preview: 'What went, and what the books keep.',
  heading: 'Your account is deleted',
  gone: 'Your profile, your sign-ins on every device, what you wrote in the community, your applications and the letters we sent you are gone, as are orders that were never paid.',
  stays: (years: string) =>
    `Bookkeeping law asks us to keep paid orders for ${years}. Yours keep their number, amount and dates; your name, e-mail and phone no longer stand on them, and nobody can open them by a link.`,
  again:
    'This is our last letter to you. If you come back one day, your address starts afresh, like anybody’s.',
  notYou:
    'If it was not you, somebody could read your e-mail: change its password first, then reply to this letter.',
  years: { one: '{n} year', two: '{n} years', few: '{n} years', many: '{n} years', other: '{n} years' },
} as const;
