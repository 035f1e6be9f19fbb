import { pluralIn } from '../plural.ts';

const many = pluralIn('en');

export const samples = {
  title: 'Sample content',
  lead: 'The academy was opened with these records, and visitors read them as if they were yours. Choose which ones go. To keep one, open it and put your own words in it.',
  /** On Today, where the page is reached from. */
  go: 'Choose what goes',
  none: 'Nothing of the sample is left to be taken off.',
  all: (kind: string) => `All of them: ${kind}`,
  open: (name: string) => `Open ${name}`,
  openShort: 'Open',
  stays: {
    needed: (what: string) => `Stays, because it is needed: ${what}.`,
    price: 'Stays until the owner takes it off: it has a price.',
    draft: (by: string, at: string) => `Stays while it is written anew: draft by ${by}, ${at}.`,
  },
  named: many({
    one: 'Goes together with the record that names it, or after it.',
    other: 'Goes together with the {n} records that name it, or after them.',
  }),
  need: (what: string, count: string) => `${what} (${count})`,
  take: many({ one: 'Take {n} record off the pages', other: 'Take {n} records off the pages' }),
  chooseFirst: 'Choose what shall go.',
  sure: many({ one: 'Take {n} record off the pages?', other: 'Take {n} records off the pages?' }),
  sureLead: (what: string) =>
    `Learners no longer see: ${what}. Whoever follows an old link reads that the page is not there any more. The history keeps everything: any of it can be made a draft again.`,
  codesGo: 'Codes that go are gone for good.',
  yes: 'Take off the pages',
  gone: many({ one: '{n} record is off the pages.', other: '{n} records are off the pages.' }),
  stayed: many({
    one: '{n} stays: the reason stands beside it.',
    other: '{n} stay: the reason stands beside each.',
  }),
  elsewhere: {
    title: 'What is replaced elsewhere',
    settings: 'The academy’s own settings are still those of the sample.',
    openSettings: 'Open the settings',
    posts: 'These are taken off in the community itself.',
  },
};
