/** The office's page of those who wait for a course to open. */
export const en = {
  nav: 'Waitlists',
  title: 'Waitlists',
  lead: 'Open a course to those who waited: each gets one letter with a link of her own, and can enrol before everybody else.',
  none: 'Nobody waits for a course, and every course is open.',
  standings: { closed: 'coming soon', ahead: 'open to those who waited', open: 'open to everybody' },
  counts: {
    untold: 'not written to',
    told: 'written to',
    unsubscribed: 'want no letter',
    ordered: 'ordered by their link',
  },
  names: 'See the names',
  opened: 'The course is open to those who waited. The letters leave within minutes.',
  writing: 'The letters leave within minutes.',
  openTitle: 'Open to those who wait',
  until: 'First for them until the end of',
  untilHint: 'A day in Morocco. At its end the course goes on sale for everybody by itself.',
  submit: 'Open, and write to them',
  writeTitle: 'Write to those who wait',
  writeText: (count: number) =>
    count === 1
      ? 'The course is on sale, and 1 person who waited has not been written to.'
      : `The course is on sale, and ${count} people who waited have not been written to.`,
  write: 'Write to them now',
  ahead: (until: string) =>
    `Their links are ahead until ${until}. Then the course goes on sale for everybody.`,
  openedBy: (by: string, when: string) => `Opened by ${by}, ${when}.`,
  noPrice: 'It has no price yet. Give it one, and it can be opened.',
  refused: {
    'course-not-found': 'There is no such course.',
    'no-price': 'The course has no price yet.',
    'already-open': 'Somebody was first: this is how it stands now.',
  },
  past: 'Please choose a day that has not passed.',
  sure: (count: number) =>
    count === 0
      ? 'Nobody waits yet: open it all the same; it cannot be taken back'
      : count === 1
        ? 'Write to 1 person now; it cannot be taken back'
        : `Write to ${count} people now; it cannot be taken back`,
  sureFirst: 'Please tick this first: the letters leave within minutes.',
} as const;
