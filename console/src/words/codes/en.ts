/** Access codes of the learning platform. */
import { pluralIn } from '../plural.ts';

const n = pluralIn('en');

export const codes = {
  title: 'Access codes',
  lead: 'Codes of the learning platform. A confirmed payment takes one; those who wait are served as soon as codes are added, the longest waiting first.',
  none: 'No course is published yet.',
  free: 'Left',
  taken: 'Handed out',
  waiting: 'Waiting for one',
  low: (few: number) => `Running out: fewer than ${few} left`,
  empty: 'None left',
  notReady: {
    'sample-codes':
      'Nobody can pay for this course: only sample codes are left, and they work nowhere. Add the codes of your platform.',
    'no-platform':
      'Nobody can pay for this course: the learning platform’s address is the sample’s. Set your own in the academy’s settings.',
  },
  unused: 'Show unused codes',
  unusedOf: (course: string) => `Unused codes of ${course}`,
  unusedHide: 'Hide them',
  unusedNone: 'Every code is handed out.',
  all: 'All of them',
  remove: n({ one: 'Remove {n} code', other: 'Remove {n} codes' }),
  removeSure: 'They go for good. A code that somebody was given meanwhile stays.',
  removeGo: 'Yes, remove',
  removed: n({ one: '{n} code is removed.', other: '{n} codes are removed.' }),
  instead: n({
    one: 'Remove the {n} unused code first',
    other: 'Remove the {n} unused codes first',
  }),
  platform: {
    title: 'To do at the learning platform',
    lead: 'These codes changed here. At the platform nothing changes until you do it there.',
    todo: { end: 'End', pause: 'Pause', resume: 'Resume' },
    done: 'Done there',
    doneOf: (order: string) => `Done there: order ${order}`,
    copy: 'Copy the code',
    ticked: 'Noted. It is in the log.',
  },
  mayNotAdd: 'Your role may look, but not add codes.',
  add: 'Add codes',
  addTo: (course: string) => `Add codes to ${course}`,
  paste: 'Codes, one per line',
  file: 'Choose a CSV file',
  fileHint:
    'The first column of the file counts. It is read here and put into the field, where you can still change it.',
  fileWrong: 'This file cannot be read as text. Save it as CSV and try again.',
  fileLarge: 'This file is larger than 900 KB. Split it.',
  preview: 'What will be added',
  fresh: n({ one: '{n} code to add', other: '{n} codes to add' }),
  repeated: n({ one: '{n} repeated line is left out', other: '{n} repeated lines are left out' }),
  unreadable: n({
    one: '{n} line cannot be a code and is left out',
    other: '{n} lines cannot be codes and are left out',
  }),
  known: 'Codes that the course has already are left out too.',
  tooMany: 'At most 10,000 codes at once. Add the rest afterwards.',
  needed: 'Paste at least one code, or choose a file.',
  submit: n({ one: 'Add {n} code', other: 'Add {n} codes' }),
  submitNone: 'Add the codes',
  added: (added: number, skipped: number, served: number) =>
    `Added: ${added}. Left out: ${skipped}. Learners served at once: ${served}.`,
};
