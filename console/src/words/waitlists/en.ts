import type { WaitlistRow } from '../../../../src/features/waitlists/waitlists.staff.ts';
import { pluralIn } from '../plural.ts';

const many = pluralIn('en');

/** Who waits for a course, and opening it to them. */
export const waitlists = {
  title: 'Waitlists',
  lead: 'Open a course to those who waited: each gets one letter with a link of her own, and can enrol before everybody else.',
  takeAway: 'Everybody who waits for this course, with names and addresses. It stands in the log.',
  none: 'Nobody waits for a course, and every course is open.',
  standings: {
    closed: 'coming soon',
    ahead: 'open to those who waited',
    open: 'open to everybody',
  } satisfies Record<WaitlistRow['standing'], string>,
  counts: {
    untold: 'not written to',
    told: 'written to',
    unsubscribed: 'want no letter',
    ordered: 'ordered by their link',
  },
  names: 'See the names',
  ahead: (until: string) =>
    `Their links are ahead until ${until}. Then the course goes on sale for everybody.`,
  openedBy: (by: string, when: string) => `Opened by ${by}, ${when}.`,
  toGroups: 'Open a group',
  noPrice: 'It has no price yet. Give it one, and it can be opened.',
  open: 'Open to those who wait',
  write: 'Write to those who wait',
  openTitle: (name: string) => `Open “${name}” to those who wait?`,
  writeTitle: (name: string) => `Write to those who wait for “${name}”?`,
  letters: many({
    one: 'A letter goes to {n} person within minutes. It cannot be taken back.',
    other: 'Letters go to {n} people within minutes. They cannot be taken back.',
  }),
  letter: {
    lead: 'This is what each of them reads, in the language she left her name in, with links of her own.',
    language: 'Language of the letter',
    en: 'English',
    ar: 'Arabic',
    label: 'The letter',
    reading: 'The letter is being written …',
  },
  noLetters: 'Nobody waits yet: no letter goes out, but the course opens. It cannot be taken back.',
  until: 'First for them until the end of',
  untilHint: 'A day in Morocco. At its end the course goes on sale for everybody by itself.',
  submitOpen: 'Open, and write to them',
  submitWrite: 'Write to them now',
  opened: 'The course is open to those who waited. The letters leave within minutes.',
  writing: 'The letters leave within minutes.',
  first: (by: string) => `${by} was first: this is how it stands now.`,
};
