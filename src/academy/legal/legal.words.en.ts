/** What the three legal pages show around their text. */
export const en = {
  kicker: 'Legal',
  version: (version: string) => `Version ${version}`,
  effective: (date: string) => `In force since ${date}`,
  effectiveFrom: (date: string) => `In force from ${date}`,
  earlier: 'This is an earlier version. Read [the one on the page now](newest).',
  contents: 'On this page',
  versions: 'Versions of this page',
  versionsText:
    'We keep every earlier version. One that has no link here is sent to you: ask for it by [e-mail](email).',
  versionColumn: 'Version',
  sinceColumn: 'In force since',
  changeColumn: 'What changed',
  others: 'Read also',
  identity: {
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
  },
};
