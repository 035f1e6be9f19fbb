/** What the three pages of law say around their text. */
export const en = {
  kicker: 'Legal',
  version: (version: string) => `Version ${version}`,
  effective: (date: string) => `In force since ${date}`,
  contents: 'On this page',
  versions: 'Versions of this page',
  versionsText: 'We keep every earlier version. Ask for one by [e-mail](email) and you receive it.',
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
