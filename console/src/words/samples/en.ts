import { pluralIn } from '../plural.ts';

const many = pluralIn('en');

/** What came with the sample academy. */
export const samples = {
  badge: 'Sample',
  only: 'Samples only',
  remove: 'Remove all sample content',
  sure: 'Remove all sample content?',
  goes: (what: string) =>
    `Learners no longer see: ${what}. Records can be made drafts again from their history; codes are gone for good.`,
  counted: (what: string, count: string) => `${what} (${count})`,
  stays: (names: string) => `Stays, because somebody bought it or it is in use: ${names}.`,
  elsewhere:
    'The academy’s settings and the team’s first posts in the community stay: change them where they stand.',
  gone: many({ one: '{n} record is off the pages.', other: '{n} records are off the pages.' }),
};
