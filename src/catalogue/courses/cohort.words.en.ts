import { oneOrMany } from '../../platform/i18n/count.ts';

/** A dated group, wherever it is shown: on cards, pages, in the checkout and in e-mails. */
export const en = {
  starts: (day: string) => `Starts ${day}`,
  began: (day: string) => `Began ${day}`,
  /** Of a group that has begun. */
  joinUntil: (day: string) => `You can still join until ${day}.`,
  /** 'Tuesdays'; of several: 'Mondays and Thursdays'. Monday is the first. */
  weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  everyWeek: (days: readonly string[]) =>
    days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1) ?? ''}`,
  meets: (days: string, hour: string) => `${days} ${hour}`,
  first: (meets: string, day: string) => `${meets}, first on ${day}`,
  inMorocco: (meets: string) => `${meets} (Moroccan time)`,
  sessions: oneOrMany('{n} live session', '{n} live sessions'),
  minutes: oneOrMany('{n} minute each', '{n} minutes each'),
  seats: oneOrMany('{n} seat in the group', '{n} seats in the group'),
  seatsLeft: (left: string, all: string) => `${left} of ${all} seats left`,
  full: 'Full',
  /** When a full group starts. */
  fullStart: (day: string) => `${day} (full)`,
  ownPace: 'At your own pace',
  facts: { begins: 'Start', start: 'Your group starts', live: 'Live sessions', nextGroups: 'Later groups' },
  choice: {
    legend: 'Which group would you like to join?',
    only: 'Your group',
    hint: 'All times are Moroccan time.',
  },
  notAnnounced: {
    badge: 'Next group soon',
    title: 'The next group has not been announced yet',
    text: (course: string) =>
      `${course} is taught live, in groups with a date. Leave your name and we will write to you when the next one opens.`,
    short: 'Leave your name and we will write to you once, when the next group opens.',
  },
  /** Beside a waiting order whose group can no longer be joined. */
  order: {
    chooseFirst: 'Not paid yet? Choose another group first.',
    'cohort-full': {
      title: 'Your group is full now',
      text: 'Others have paid first, or are paying just now. Choose another group before you pay; your price stays the same.',
    },
    waitFirst: 'Not paid yet? Do not pay now.',
    'sold-out': {
      title: 'Every seat of this course is taken now',
      text: 'Others have paid first, or are paying just now. Do not pay now: leave your name and we will write to you.',
    },
    'cohort-closed': {
      title: 'Your group has closed',
      text: 'It can no longer be joined. Choose another group before you pay; your price stays the same.',
    },
    'cohort-needed': {
      title: 'Which group would you like to join?',
      text: 'Choose it before you pay.',
    },
    /** Beside one whose payment is being looked for. */
    claimed: {
      choose:
        'Others were confirmed before you. We are looking for your payment all the same, and nothing is lost. Choose another group here, or wait for our e-mail: we find you a seat or pay you back.',
      wait: 'Others were confirmed before you. We are looking for your payment all the same, and nothing is lost. Wait for our e-mail: we find you a seat or pay you back.',
    },
    noOther:
      'No other group has been announced yet. Do not pay now: leave your name and we will write to you.',
    waitlist: 'Join the waitlist',
    submit: 'Choose this group',
    required: 'Choose a group.',
  },
};

export type Words = typeof en;
