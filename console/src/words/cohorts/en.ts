import { pluralIn } from '../plural.ts';

const n = pluralIn('en');

/** Dated groups of live courses: when they begin, who learns in them. */
export const cohorts = {
  title: 'Groups',
  lead: 'A live course is sold in groups with a date. Buyers see the next one with a seat; live sessions follow what stands here within a minute.',
  none: 'There is no group yet. Open one, and the course can be sold.',
  course: 'Course',
  all: 'All courses',
  add: 'Open a group',
  change: 'Change',
  close: 'Close for new learners',
  open: 'Open again',
  learners: 'Learners',
  hide: 'Hide the learners',
  nobody: 'Nobody has a seat in it yet.',
  save: 'Save',
  saved: 'Saved.',
  starts: (day: string) => `Starts ${day}`,
  meets: (days: string, hour: string) => `${days} ${hour}`,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  sessions: n({ one: '{n} live session', other: '{n} live sessions' }),
  taken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  takenOf: n({
    one: '{n} seat taken, without an end of seats',
    other: '{n} seats taken, without an end of seats',
  }),
  states: { open: 'Can be joined', closed: 'Closed', over: 'Has begun', full: 'Full' },
  fields: {
    startsOn: 'First day (a Monday is best)',
    weekdays: 'Days with a live session',
    startsAt: 'Hour, Moroccan time',
    minutes: 'Minutes of a session',
    weeks: 'Weeks',
    seats: 'Seats (empty: no end of them)',
    trainer: 'Trainer',
    noTrainer: 'The course’s trainer',
    chatLink: 'Link to the group’s chat (its learners alone see it)',
  },
  moveHint:
    'Whoever is in it keeps their seat and everything they did. Lessons are counted from the new first day.',
  learner: {
    order: 'Order',
    moveTo: 'Move to',
    move: 'Move',
    overSeats: 'Also past the seats',
    startsOn: 'Own first day (empty: the group’s)',
    opensAll: 'Every lesson is open',
    paused: 'Paused: a part is overdue',
    moved: 'Moved.',
  },
  refused: {
    'course-not-found': 'This course is not sold in groups any more.',
    'cohort-not-found': 'This group is not here any more, or not yours.',
    'trainer-not-found': 'This trainer is not published any more.',
    'fewer-than-taken': 'More seats than that are taken already.',
    'learner-not-found': 'The order of this learner opens nothing any more.',
    'cohort-full': 'That group is full. Tick “also past the seats” to move somebody there all the same.',
  } as Record<string, string>,
};
