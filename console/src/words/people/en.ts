import { pluralIn } from '../plural.ts';
import type { DoneOf } from '../../api.ts';

type PersonRow = DoneOf<'GET people'>['rows'][number];
type PersonWhole = DoneOf<'GET people/{email}'>;
type RequestRow = DoneOf<'GET data-requests'>['rows'][number];
type RequestWhole = DoneOf<'GET data-requests/{id}'>;
type ColleaguesAnswer = DoneOf<'GET staff'>;
type ColleagueRow = DoneOf<'GET staff'>['rows'][number];

const many = pluralIn('en');

type Role = ColleagueRow['role'];
type Power = ColleaguesAnswer['roles'][number]['powers'][number];

/** Who works here, and in which role. */
const staff = {
  title: 'Staff',
  lead: 'Who works in this admin, and as what. Everything is written into the log.',
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
    orders: 'sees orders and learners, writes notes, opens orders again, sends e-mails again',
    learners:
      'adds activation codes, corrects addresses, reads and answers applications, e-mails and requests about data, opens courses, revokes certificates',
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
  emailHint: 'She signs in with it. She gets an e-mail that says how.',
  role: 'Her role',
  may: 'She',
  add: 'Give her a place',
  added: (email: string) => `\u2068${email}\u2069 may sign in now. An e-mail is on its way to her.`,
  change: (email: string) => `Change the role of \u2068${email}\u2069`,
  changeLead: 'It takes effect at once.',
  changeGo: 'Give her this role',
  changed: 'She has the new role.',
  remove: (email: string) => `Remove \u2068${email}\u2069 from Derb admin`,
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
      ? `\u2068${by}\u2069 has just removed her from Derb admin.`
      : `\u2068${by}\u2069 was first: she is ${role} now.`,
  thereBy: (by: string) => `She has a place already: \u2068${by}\u2069 gave it to her.`,
};

type Booking = PersonWhole['bookings'][number]['state'];

/** People: learners, requests about their data, and staff. */
export const people = {
  learners: {
    title: 'Learners',
    lead: 'Everybody who has ordered or signed in, whoever came last first.',
    search: 'Name, e-mail, phone or order number',
    find: 'Search',
    clear: 'Show everybody',
    show: 'Who is shown',
    shows: { all: 'Everybody', members: 'Members of the community', held: 'Held off by the team' },
    none: 'Nobody here yet. Whoever orders or signs in appears here.',
    noneFound: 'Nobody was found. Try a part of the name, or the last digits of the phone.',
    orders: many({ one: '{n} order', other: '{n} orders' }),
    last: (when: string) => `Last order or visit ${when}`,
    noName: 'No name given',
    pages: 'Pages of the list',
    newer: 'Back',
    older: 'Further',
  },
  statuses: {
    unknown: 'Signed in, no order',
    unpaid: 'Nothing paid yet',
    buyer: 'Buyer',
    member: 'Member',
    team: 'Works here',
  } satisfies Record<PersonRow['status'], string>,
  held: {
    quiet: (moment: string) => `Only reads until ${moment}`,
    shutOut: (moment: string) => `Shut out of the community since ${moment}`,
  },
  person: {
    back: 'All learners',
    facts: 'Who she is',
    email: 'E-mail',
    names: 'Name',
    phones: 'Phone',
    none: 'None given',
    status: 'Standing',
    memberSince: 'Member since',
    account: 'Account',
    accountSince: (moment: string) => `Since ${moment}`,
    noAccount: 'None: she has never signed in',
    community: 'In the community',
    notThere: 'Not there',
    asName: (name: string, moment: string) => `As \u2068${name}\u2069, since ${moment}`,
    emailLanguage: 'Her e-mails',
    languages: { en: 'In English', ar: 'In Arabic' },
    digest: { yes: 'with the weekly e-mail', no: 'without the weekly e-mail' },
    reports: 'Reports about her',
    reportsOf: (all: number, waiting: number) =>
      waiting === 0 ? `${all}` : `${all}, ${waiting} of them wait`,
    toReports: 'See the reports',
    orders: 'Orders',
    noOrders: 'She has not ordered anything.',
    opened: 'What is open to her',
    noOpened: 'Nothing is open to her.',
    openedSince: (moment: string) => `Since ${moment}`,
    paused: 'Paused: a part of the price is overdue',
    bookings: 'Hours with experts',
    noBookings: 'No hours.',
    hourStates: {
      held: 'Kept until it is paid',
      booked: 'Booked',
      released: 'Let go',
      cancelled: 'Cancelled',
      lost: 'Lost to somebody else',
    } satisfies Record<Booking, string>,
    waitlists: 'Waits for',
    noWaitlists: 'She waits for no course.',
    isOff: 'without e-mails',
    told: 'was written to',
    applications: 'What she sent',
    noApplications: 'Nothing.',
    letters: 'The newest e-mails to her',
    noEmails: 'No e-mails.',
    notPosted: 'Not posted',
    requests: 'Requests about her data',
    noRequests: 'She has asked nothing about her data.',
    note: 'Write down a request of hers',
  },
  requests: {
    title: 'Data requests',
    lead: 'What people ask by law 09-08 and do not do themselves in their account. The law gives ten clear days.',
    tabs: { label: 'Which requests', open: 'Open', answered: 'Answered' },
    none: {
      open: 'No request waits. Whoever has an account takes her data, or deletes it, there by herself.',
      answered: 'No request was answered yet. They are kept for 24 months.',
    },
    open: 'Write down a request',
    kind: 'What she asks',
    kinds: {
      access: 'To know and have her data',
      correction: 'A correction',
      erasure: 'Erasure',
      objection: 'An objection',
    } satisfies Record<RequestRow['kind'], string>,
    email: 'Her e-mail address',
    emailHint: 'The one that stands on her orders or her account.',
    name: 'Her name (not needed)',
    way: 'How it came',
    ways: { email: 'E-mail', phone: 'Telephone', letter: 'E-mail', account: 'Her account' } satisfies Record<
      RequestRow['way'],
      string
    >,
    receivedOn: 'The day it came',
    receivedHint: 'The ten days run from here, not from when you write it down.',
    noteLabel: 'In her words (not needed)',
    make: 'Write it down',
    made: 'Written down. It stands on the Today page until it is answered.',
    due: (day: string) => `Answer by ${day}`,
    late: 'Late',
    dueToday: 'Today is the last day',
    cameOn: (day: string) => `Came on ${day}`,
    by: (email: string) => `Written down by \u2068${email}\u2069`,
    erasedWho: 'Somebody whose data is erased',
    look: 'Open the request',
    states: { open: 'Open', done: 'Done', declined: 'Declined' } satisfies Record<
      RequestRow['state'],
      string
    >,
    answeredBy: (email: string, moment: string) => `Answered by \u2068${email}\u2069 on ${moment}`,
    answeredThemself: (moment: string) => `Answered on ${moment}: nothing that names her is left.`,
    back: 'All requests',
    facts: 'The request',
    who: 'Whom it is about',
    note: 'In her words',
    proofSaid: 'How she proved it',
    answerSaid: 'What was answered',
    held: 'What is held',
    known: 'Orders, applications or an account stand under this address.',
    unknown: 'Nothing stands under this address. Ask her whether she used another one.',
    hasAccount: 'She has an account: there she can take or delete everything herself.',
    noAccount: 'She has no account.',
    toPerson: 'Look at her page',
    proof: 'How did she prove that it is she?',
    proofHint:
      'For instance: she wrote from this address, or named an order and its amount. Without proof nothing is handed out.',
    access: {
      title: 'Give her the data',
      lead: 'The same file that an account gives by itself. Send it to the address of the request and to no other, then say here that it was sent. The log keeps that you took it.',
      take: 'Take the file',
    },
    correction: {
      title: 'Correct it',
      lead: 'Addresses are corrected on the order, her name in the community by herself. Do it there, then say here what was changed.',
    },
    objection: {
      title: 'Consider it',
      lead: 'E-mails that advertise end without any reason; for all else look at hers. Do it, then say here what was done.',
    },
    erasure: {
      title: 'Erase everything',
      lead: 'Her account, what she wrote, her applications, e-mails and unpaid orders go for ever. She gets one last e-mail.',
      kept: (n: number) =>
        many({
          one: '{n} paid order stays for the books for 10 years, without her name, e-mail and phone:',
          other: '{n} paid orders stay for the books for 10 years, without her name, e-mail and phone:',
        })(n),
      nothingKept: 'No paid order stays.',
      openTitle: 'What it would cut short',
      openLead: 'Tell her before. It is lost with her data:',
      knows: 'She knows of this and still wants it',
      open: {
        booking: 'a booked hour',
        held: 'an hour that is kept for her',
        unpaid: 'money that may be on its way',
        refund: 'a refund on its way: it is still paid',
        claim: 'a transfer that is being looked for',
        code: 'an activation code she waits for',
        instalments: 'a course she pays in parts',
      } satisfies Record<RequestWhole['stillOpen'][number]['kind'], string>,
      label: 'Erase everything that names her',
      sure: 'This cannot be taken back, by anybody.',
      go: 'Yes, erase it for ever',
      done: 'Erased. Nothing names her any more, and the request is answered.',
      worksHere: 'She works here: remove her from Derb admin first.',
    },
    reasons: {
      'works-here': 'She works here: remove her from Derb admin first.',
      'open-matters': 'Something of hers is still open. Tell her, and say that she knows.',
      'not-an-erasure': 'This request asks for something else.',
      'erasure-by-itself': 'An erasure is done by erasing.',
    } as Record<string, string>,
    answer: 'What was done',
    answerHint: 'In a sentence, as you would tell it to the authority.',
    done: 'It is done',
    doneSaid: 'The request is answered.',
    decline: 'Decline it',
    declineTitle: 'Decline this request',
    declineLead: 'Write to her first. She may turn to the CNDP.',
    declineReason: 'Why it is declined',
    declineGo: 'Decline it with this reason',
    declined: 'Declined. The reason is kept.',
    already: (by: string) =>
      `\u2068${by}\u2069 was first: the request is answered. This is how it stands now.`,
  },
  staff,
};
