/**
 * Every limit of how often something may be done: who is counted, how many, in what time, and where it is counted. What is
 * answered when one is used up is the caller's. `in-memory.ts` counts requests, `in-database.ts` everything that must outlive a restart.
 */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Requests of one address, by kind, in memory: a restart forgives. `burst` at once, `perMinute` in the long run. Generous,
 * because a whole neighbourhood can share one mobile address.
 */
export const requestLimits = {
  orders: { burst: 120, perMinute: 60 },
  'sign-in': { burst: 30, perMinute: 6 },
  forms: { burst: 60, perMinute: 30 },
  api: { burst: 300, perMinute: 300 },
  callbacks: { burst: 2_000, perMinute: 2_000 },
  // A phone reports four times a minute how far a video has played, and a neighbourhood shares one address.
  learning: { burst: 600, perMinute: 600 },
  /** Violations of the content security policy: a page may report several at once. */
  reports: { burst: 10, perMinute: 5 },
} as const satisfies Record<string, { burst: number; perMinute: number }>;

/** Of a report, and of what all reports together may hold in a day: what comes after is not counted. */
export const policyReports = { bytes: 8 * 1024, perDay: 1_000 };

/** So many in a window that begins with the first of them. */
export type Limit = { most: number; windowMs: number };

/**
 * Counted in the database by name. `key` is the prefix of whoever is counted. `keyed` is set when that includes an address: then only
 * a hash of it is kept, made for this purpose alone.
 */
export type NamedLimit = Limit & {
  key: string;
  keyed?: 'email limit' | 'coupon limit' | 'form limit' | 'free orders';
};

export const databaseLimits = {
  /**
   * Forms of one kind from one address. A Moroccan mobile network puts many telephones behind one address: those who read of a
   * workshop in the same hour must all come through, and whoever would take all seats must need many addresses.
   */
  form: { most: 20, windowMs: hour, key: 'form:', keyed: 'form limit' },
  /**
   * Orders of 0 MAD take seats and codes at once, and whoever types an address has not proved it: so many from one caller in an
   * hour, and of one item in a day by everybody together, fewer of what has seats or hours.
   */
  freeOrderOfCaller: { most: 20, windowMs: hour, key: 'free:', keyed: 'free orders' },
  freeOrderOfItem: { most: 100, windowMs: day, key: 'free:' },
  freeOrderOfScarceItem: { most: 10, windowMs: day, key: 'free:' },
  /** Wrong codes of coupons from one address. Right codes are not counted: a whole neighbourhood may share one address. */
  wrongCoupon: { most: 20, windowMs: hour, key: 'coupon:', keyed: 'coupon limit' },
  /** Of one order, transfer codes that belong to another order: other people's cannot be guessed in so few tries. */
  wrongTransferCode: { most: 8, windowMs: day, key: 'claim:' },
  /** E-mails to one address, about applications of all kinds together. */
  emailOfApplication: { most: 10, windowMs: day, key: 'email:', keyed: 'email limit' },
  /** To one address, about orders nobody has paid yet. Counted apart: whoever fills in forms in another's name cannot use up the e-mails of their orders. */
  emailOfOrder: { most: 10, windowMs: day, key: 'email:', keyed: 'email limit' },
  /** Messages to another server that name one address. */
  emailOfBuyNow: { most: 10, windowMs: day, key: 'email:', keyed: 'email limit' },
  /** About one order nobody has paid yet: corrected again and again, it could write to one stranger after the other. */
  emailAboutOneOrder: { most: 6, windowMs: day, key: 'email:about-' },
  /**
   * By WhatsApp, about orders nobody has paid, to one phone: whoever typed the number has not proved it. And to everybody together,
   * because each message costs money.
   */
  messageToPhone: { most: 6, windowMs: day, key: 'message:', keyed: 'email limit' },
  messageUnpaid: { most: 500, windowMs: day, key: 'message:' },
  /**
   * The same for what costs nothing: seats, free courses, and their reminders. Counted apart, so that it uses up nothing of what
   * orders need; messages about what was paid are not counted.
   */
  messageOfFreeToPhone: { most: 6, windowMs: day, key: 'message-free:', keyed: 'email limit' },
  messageOfFree: { most: 1_000, windowMs: day, key: 'message-free:' },
  /** Answers to STOP and START from one phone: what it asked for counts all the same. */
  messageReply: { most: 6, windowMs: day, key: 'message-reply:', keyed: 'email limit' },
  /**
   * Codes to phones, and wrong codes of a sign-in by phone, by everybody together: from many addresses, at many numbers, one could be
   * guessed. The sign-in by e-mail stays.
   */
  messageCode: { most: 1_000, windowMs: day, key: 'message-code:' },
  wrongPhoneCode: { most: 5_000, windowMs: day, key: 'wrong-phone-code:' },
  /** Codes that prove a phone, by one member, and to one phone. */
  proofOfMember: { most: 5, windowMs: day, key: 'proof:' },
  proofToPhone: { most: 5, windowMs: day, key: 'proof:', keyed: 'email limit' },
  proofTries: { most: 20, windowMs: day, key: 'proof-tries:' },
  /**
   * E-mails to the academy about one kind of thing; the console's list shows also what got no e-mail. Whoever uses up the day's
   * share does not silence them: one an hour is still sent, and leads there.
   */
  emailToStaff: { most: 200, windowMs: day, key: 'email:staff-' },
  emailToStaffBeyond: { most: 1, windowMs: hour, key: 'email:staff-' },
  /** Of one member's texts in the community together, and of one learner's questions in a course. */
  edit: { most: 30, windowMs: hour, key: 'edits:' },
  questionEdit: { most: 30, windowMs: hour, key: 'question-edits:' },
  /** Reports by one member, or by one learner of a course. */
  report: { most: 20, windowMs: day, key: 'reports:' },
} as const satisfies Record<string, NamedLimit>;

/**
 * Counted by keyed hashes of an e-mail address, of a caller's address, or of both together. `codesPerEmail` and what
 * ends in `…AndDay` count the mailbox: what one person is sent stays few, however many plus-addresses of theirs are asked for.
 */
type SignInLimits = Record<
  | 'codesPerEmailAndAddress'
  | 'codesPerEmailAndAddressAndDay'
  | 'codesPerEmail'
  | 'codesPerEmailAndDay'
  | 'codesPerAddress'
  | 'triesPerEmailAndAddress'
  | 'triesPerAddress',
  Limit
>;

/** Codes of sign-in that are sent, and tries of them; in the database. */
export const signInLimits = {
  member: {
    codesPerEmailAndAddress: { most: 5, windowMs: 15 * minute },
    // A part of an e-mail address's daily limit, so that no single caller uses it up.
    codesPerEmailAndAddressAndDay: { most: 10, windowMs: day },
    // Every code is really posted: what one mailbox can be sent stays few, and more than one person needs.
    codesPerEmail: { most: 10, windowMs: 15 * minute },
    codesPerEmailAndDay: { most: 30, windowMs: day },
    // Wide, because the phones of one mobile company share addresses.
    codesPerAddress: { most: 60, windowMs: 15 * minute },
    triesPerEmailAndAddress: { most: 10, windowMs: 15 * minute },
    triesPerAddress: { most: 120, windowMs: 15 * minute },
  },
  /** By phone number: the same names count numbers. Fewer, because each code that leaves costs money. */
  phone: {
    codesPerEmailAndAddress: { most: 3, windowMs: 15 * minute },
    codesPerEmailAndAddressAndDay: { most: 6, windowMs: day },
    codesPerEmail: { most: 5, windowMs: 15 * minute },
    codesPerEmailAndDay: { most: 10, windowMs: day },
    codesPerAddress: { most: 30, windowMs: 15 * minute },
    triesPerEmailAndAddress: { most: 10, windowMs: 15 * minute },
    triesPerAddress: { most: 120, windowMs: 15 * minute },
  },
  /** A code can be tried five times: the day's share of codes makes guessing hopeless, even from many addresses at once. */
  staff: {
    codesPerEmailAndAddress: { most: 5, windowMs: 15 * minute },
    // A part of an e-mail address's daily limit, so that no single caller uses it up.
    codesPerEmailAndAddressAndDay: { most: 25, windowMs: day },
    // Far above what one person needs, so that a stranger who knows an address cannot easily lock its owner out.
    codesPerEmail: { most: 20, windowMs: 15 * minute },
    codesPerEmailAndDay: { most: 100, windowMs: day },
    codesPerAddress: { most: 20, windowMs: 15 * minute },
    triesPerEmailAndAddress: { most: 10, windowMs: 15 * minute },
    triesPerAddress: { most: 40, windowMs: 15 * minute },
  },
} as const satisfies Record<string, SignInLimits>;

export type SignInLimit = keyof SignInLimits;

/** A code of an app is one of a million, and three are right at any time: the day's share makes guessing hopeless. The shorter window first. */
export const secondStepLimits = {
  soon: { most: 10, windowMs: 15 * minute },
  day: { most: 50, windowMs: day },
} as const satisfies Record<string, Limit>;

/**
 * Posts and replies, or questions and answers, that one member may write; counted by the rows of what was written. A low
 * limit for new members, a higher one for the others, the highest for the team.
 */
export const writingLimits = {
  newcomer: { anHour: 5, aDay: 15 },
  member: { anHour: 30, aDay: 120 },
  team: { anHour: 120, aDay: 500 },
} as const;

/**
 * Of what is scarce and nobody has paid for, so much may be kept by one caller at one moment, with invented mailboxes: hours with
 * experts of all kinds, and seats of one group or course while a bank's page is open. Counted by their rows. More than for one
 * mailbox, because many learners share the address of a home, a centre or a mobile network, and few of them book at one moment.
 */
export const mostUnpaidOfCaller = 6;

/** How often the name on one certificate may be corrected, the first issue not counted; by the rows of its issues. */
export const certificateNameLimit = { most: 5, days: 30 } as const;

/**
 * Notifications without a good signature that are kept, per gateway, by their rows; beyond it they are only answered. Signed ones
 * all are kept, one of equal ones that are refused.
 */
export const unsignedNotificationLimit = { most: 500, windowMs: hour } as const satisfies Limit;
