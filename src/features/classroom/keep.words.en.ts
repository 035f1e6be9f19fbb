import type { CountForms } from '../../platform/i18n/count.ts';

const count = (one: string, other: string): CountForms => ({
  one,
  two: other,
  few: other,
  many: other,
  other,
});

export const en = {
  keep: 'Keep on this phone',
  keepWeek: 'Keep these lessons on this phone',
  what: 'What to keep',
  opens: (days: number) => `Opens without a network, up to ${days} days after you were last online here.`,
  wanted: 'On its way to your phone. You can go on learning.',
  progress: 'How much is on your phone',
  pause: 'Pause',
  paused: 'Paused. What is here already stays.',
  resume: 'Go on',
  kept: 'On this phone.',
  full: 'Your phone is full, and nothing was kept. Make some room, then try again.',
  broken: 'It could not be fetched. Try again when the network is better.',
  again: 'Try again',
  drop: 'Remove from this phone',
  iphone:
    'On an iPhone, add Derb to your home screen first (Share, then “Add to Home Screen”). Otherwise Safari removes kept lessons when you stay away for 7 days.',
  list: {
    link: 'My kept lessons',
    title: 'My kept lessons',
    description: 'The lessons on this phone, which open without a network.',
    missing: 'That page is not on this phone, and there is no network. What you kept opens here.',
    none: 'Nothing is kept on this phone yet. Open a lesson and press “Keep on this phone”.',
    total: 'Lessons:',
    until: 'They open without a network until',
    over: 'You were not online here for a long time. Connect once, and they open again: nothing is fetched twice.',
    drop: 'Remove',
    dropAll: 'Remove all',
    dropOne: (title: string) => `Remove “${title}” from this phone?`,
    dropEvery: 'Remove all lessons from this phone?',
    dropExplain: 'To open it here without a network, it must be fetched again.',
    stay: 'Keep it',
    noScript: 'Lessons are kept by a script, which is off in this browser.',
    states: { wanted: 'on its way', paused: 'paused', kept: '', full: 'phone is full' },
    home: 'Derb on your home screen',
    android:
      'On Android: the browser’s menu ⋮, then “Add to Home screen”. It opens with your courses, also without a network.',
  },
  doneLater: 'Done. It is sent when there is a network.',
  waiting: {
    waits: count(
      'One thing waits for the network. It is sent by itself.',
      '{n} things wait for the network. They are sent by themselves.',
    ),
    sent: 'Everything was sent.',
    lost: count(
      'One thing was not taken any more: the lesson was closed or changed meanwhile.',
      '{n} things were not taken any more: the lesson was closed or changed meanwhile.',
    ),
  },
  leave: {
    title: 'Not everything was sent yet',
    drafts: 'There is work that you wrote and did not hand in.',
    explain: 'Signing out removes this from the phone, and your kept lessons too.',
    wait: 'Wait',
    leave: 'Sign out and throw it away',
  },
  app: 'My courses',
};

export type KeepWords = typeof en;
