import { pluralIn } from '../word-of.ts';

const many = pluralIn('en');

type Effects = {
  keep: () => string;
  remove: (who: string) => string;
  /** `days`: as a number with its noun. */
  mute: (who: string, days: string) => string;
  block: (who: string) => string;
  /** Beside a mute or a block about a text. */
  textToo: string;
};

/** What will happen, by the action; `who`: a name, or what stands for it. */
const effects: Effects = {
  keep: () => 'The text stays. Nobody is e-mailed except those who reported: no rule is broken.',
  remove: (who) => `The text is removed for everybody. ${who} gets your reason by e-mail.`,
  mute: (who, days) =>
    `${who} can read but not write for ${days}: it ends by itself. They get your reason by e-mail.`,
  block: (who) =>
    `${who} cannot enter the community any more and leaves the sprint, until somebody unblocks them. Courses stay open. They get your reason by e-mail.`,
  textToo: 'The text is removed for everybody.',
};

/** Reports of members, and what is decided about them. */
export const reports = {
  lead: 'Reported posts and members. Nobody sees who reported.',
  none: 'No reports. They appear here when a member reports a post, a reply or another member.',
  show: { label: 'Filter', open: 'Open', decided: 'Decided' },
  kind: 'Type',
  author: 'Author',
  text: 'Text',
  waits: 'Waiting since',
  member: 'Member',
  noneHeld: 'Nobody is muted or blocked. It is decided about a report, or on a learner’s page.',
  kinds: { post: 'Post', reply: 'Reply', member: 'Member' },
  spaces: {
    announcements: 'Announcements',
    introductions: 'Introductions',
    wins: 'Wins',
    questions: 'Questions',
    accountability: 'Accountability',
  },
  noName: 'Asked anonymously.',
  gone: 'Account deleted',
  reveal: 'Show the author',
  revealNote: 'Recorded in the log.',
  revealed: (name: string) => `Written by \u2068${name}\u2069`,
  times: (reason: string, n: number) => `${reason} × ${n}`,
  notes: 'Reporters’ notes',
  quoted: 'When reported',
  now: 'Now',
  deleted: 'Deleted since.',
  answersTo: 'Reply to',
  open: 'Open in the community',
  circle: 'Open the community',
  decide: 'Action',
  acts: {
    keep: 'Keep: no rule is broken',
    remove: 'Remove',
    'quiet-1': 'Remove, mute for 1 day',
    'quiet-7': 'Remove, mute for 7 days',
    'quiet-30': 'Remove, mute for 30 days',
    'shut-out': 'Remove and block',
  },
  memberActs: {
    keep: 'Keep: no rule is broken',
    'quiet-1': 'Mute for 1 day',
    'quiet-7': 'Mute for 7 days',
    'quiet-30': 'Mute for 30 days',
    'shut-out': 'Block',
  },
  reason: 'Reason, sent by e-mail',
  reasonKeep: 'Note for the log (optional)',
  reasonHint: 'Which rule, which words; not who reported.',
  submit: 'Decide',
  choose: 'Choose an action',
  decideText: (what: string, who: string) => `Decide: ${what} by \u2068${who}\u2069`,
  decideAbout: (who: string) => `Decide: \u2068${who}\u2069`,
  oldActs: { kept: 'Kept', removed: 'Removed', quieted: 'Muted' },
  decidedBy: (by: string, moment: string) => `By \u2068${by}\u2069, ${moment}`,
  heldBy: (by: string) => `By \u2068${by}\u2069`,
  effects,
  days: many({ one: '{n} day', other: '{n} days' }),
  theAuthor: 'The author',
  decided: 'Decided.',
  heldTitle: 'Blocked and muted members',
  quietUntil: (moment: string) => `Muted until ${moment}`,
  shutOutSince: (moment: string) => `Blocked since ${moment}`,
  unmute: {
    label: 'Unmute',
    of: (name: string) => `Unmute \u2068${name}\u2069`,
    sure: 'They can write again at once. They get no e-mail.',
  },
  unblock: {
    label: 'Unblock',
    of: (name: string) => `Unblock \u2068${name}\u2069`,
    sure: 'They can enter and write again at once. They get no e-mail.',
  },
  lifted: 'Done.',
};

/** Pairs for the sprint. */
export const partners = {
  lead: 'In the 15-day sprint two members keep each other going. Pair those who ask, oldest first; both get an e-mail.',
  none: 'Nobody is waiting. Members ask for a partner when they join a sprint.',
  since: 'Waiting since',
  member: 'Member',
  startsOn: 'Sprint of',
  city: 'City',
  goal: 'Goal',
  partner: 'Partner',
  emailed: 'Both get an e-mail.',
  withFor: (name: string) => `Pair \u2068${name}\u2069 with`,
  submit: 'Pair',
  sure: (one: string, other: string) =>
    `Pair \u2068${one}\u2069 and \u2068${other}\u2069? Both get an e-mail.`,
  alone: 'Nobody else is waiting in this sprint yet.',
  paired: (one: string, other: string) => `\u2068${one}\u2069 and \u2068${other}\u2069 are partners.`,
};
