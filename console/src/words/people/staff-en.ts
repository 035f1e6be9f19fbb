import type { ColleaguesAnswer, ColleagueRow } from '../../../../src/features/staff/people-staff.staff.ts';

type Role = ColleagueRow['role'];
type Power = ColleaguesAnswer['roles'][number]['powers'][number];

/** Who works here, and as what. */
export const staff = {
  title: 'Staff',
  lead: 'Who has a place in this office, and as what. Everything is written into the log.',
  roles: {
    owner: 'Owner',
    finance: 'Finance',
    support: 'Support',
    editor: 'Editor',
    moderator: 'Moderator',
    expert: 'Expert',
  } satisfies Record<Role, string>,
  powers: {
    academy:
      'decides who works here, sets the academy’s account and promises, removes the sample, reads the log',
    money:
      'looks for transfers, confirms and refunds, compares with banks, sees sales, takes orders and the month away as files',
    prices: 'sets prices and makes coupons',
    orders: 'sees orders and learners, writes notes, opens orders again, sends letters again',
    learners:
      'adds access codes, corrects addresses, reads and answers applications, letters and requests about data, opens courses, revokes certificates',
    community: 'decides reports and who may write in the community, takes reviews away',
    hours:
      'sees and moves hours with experts, sets their times, writes to learners of a group (an expert: her own alone)',
    teaching: 'writes outlines and lessons, sees cohorts (an expert: of her own courses alone)',
    writing: 'writes courses, articles and pages',
    reading: 'sees what is offered, with drafts and history',
    publishing: 'publishes drafts (those that change a price need the right to set prices)',
    views: 'keeps her own views of lists',
  } satisfies Record<Power, string>,
  meaning: 'What each role may do',
  since: (day: string) => `Here since ${day}`,
  lastSignIn: (when: string) => `Last signed in ${when}`,
  neverSignedIn: 'Has not signed in yet',
  second: (day: string) => `With an authenticator app since ${day}`,
  noSecond: 'Without an authenticator app',
  you: 'You',
  trainer: 'Which trainer she is',
  noTrainers: 'There is no trainer yet: make one in the catalogue first.',
  open: 'Add somebody',
  email: 'Her e-mail address',
  emailHint: 'She signs in with it. She gets a letter that says how.',
  role: 'Her role',
  may: 'She',
  add: 'Give her a place',
  added: (email: string) => `\u2068${email}\u2069 may sign in now. A letter is on its way to her.`,
  change: (email: string) => `Change the role of \u2068${email}\u2069`,
  changeLead: 'It takes effect at once.',
  changeGo: 'Give her this role',
  changed: 'She has the new role.',
  remove: (email: string) => `Remove \u2068${email}\u2069 from the office`,
  removeShort: 'Remove',
  changeShort: 'Change her role',
  removeSure: 'She is out at once, on every device. What she did stays in the log under her address.',
  removeSelf: 'This is you: you are out at once, on every device.',
  removeGo: 'Yes, remove her',
  removed: 'She is out, and her sessions have ended.',
  stillBookable: 'Her hours can still be booked: take them away under the hours of experts.',
  resetSecond: 'Take her authenticator app away',
  resetSure:
    'Make sure that it is she who asks, for instance by a call. She signs in by a code alone then, until she has set up another app.',
  resetGo: 'Yes, take it away',
  reset: 'She can set up another app at her next sign-in.',
  hours: 'Somebody comes to her. Move or cancel these hours first:',
  changedBy: (by: string, role: string | null) =>
    role === null
      ? `\u2068${by}\u2069 has just removed her from the office.`
      : `\u2068${by}\u2069 was first: she is ${role} now.`,
  thereBy: (by: string) => `She has a place already: \u2068${by}\u2069 gave it to her.`,
};
