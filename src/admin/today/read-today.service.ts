/** Tasks that wait for staff. Reads only. */
import { inEach } from '../../platform/i18n/locale.ts';
import * as may from '../../academy/staff/who-may.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { waitingDoubles } from '../../selling/access/access.service.ts';
import {
  unseenAccessAnswers,
  waitingAccessRequests,
} from '../../selling/free-access/access-request-rows.service.ts';
import { runsLow } from '../../selling/orders/access-codes.ts';
import { readStocks, waitingCodes, waitingTodos } from '../../selling/access/stocks.service.ts';
import type { Rails } from '../../selling/orders/real-money.service.ts';
import { newApplications } from '../../site/applications/read-applications.service.ts';
import { hoursOfSession, leadsThere } from '../../catalogue/workshops/workshop-joining.ts';
import { countTakenSeats, readJoining } from '../../catalogue/workshops/workshop-seats.service.ts';
import { waitingWork } from '../../learning/classroom/marking.service.ts';
import { waitingQuestions } from '../../learning/classroom/question.service.ts';
import { coursesWithLessons } from '../../learning/classroom/learning.service.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { isOnSale, isTaughtHere, type Localised } from '../../catalogue/courses/course.ts';
import {
  readCourses,
  readSettings,
  readWorkshops,
  receiptsLackNumbers,
} from '../../academy/content/content.service.ts';
import { countWaiting } from '../../catalogue/applicants/waitlist.service.ts';
import { withoutPrice } from '../records/missing-words.ts';
import { readInWork, readOpenOf } from '../../academy/content/revisions.service.ts';
import { waitingDataRequests } from '../../site/account/requests-for-data.service.ts';
import { titleOf } from '../../platform/records/record.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { waitingReports } from '../../community/community/reports.service.ts';
import { refundAnswers, waitingRefundAsks } from '../../selling/refunds/note-on-order.service.ts';
import { waitingRequests } from '../../selling/refunds/refund-requests.service.ts';
import {
  waitingClaims,
  waitingDifferences,
  waitingNotifications,
  waitingOtherMethods,
  unpaidTooEarly,
  waitingUnpaid,
  waitingRefunds,
  waitingDuplicate,
} from './waiting-orders.store.ts';
import { itemNamer } from '../../selling/orders/item-names.service.ts';
import { shownNumber } from '../../selling/orders/order.ts';
import { nextCheck } from '../../platform/time/check-hours.ts';
import { mostWaiting, type Waiting, type WaitingOne } from '../../platform/time/waiting.ts';
import { waitlistsToOpen } from '../../selling/waitlists/waitlists.service.ts';
import { readAgenda, type AgendaEntry } from './read-agenda.service.ts';
import { givenUp } from '../../selling/order-management/outbox-rows.service.ts';
import { brokenLogAt } from '../../academy/staff/seal-log.service.ts';
import type { StaffMember } from '../../academy.ts';
import { type ServiceContext, railsOf } from '../../context.ts';

/**
 * `pool`: for missing access codes, the course's name and codes left; `about`: a workshop and the number of people with a seat,
 * a course and of those who wait for it; `phone`: whom to call, E.164; `unpaid`: what was ordered, and when the order ends.
 */
type TaskOne = WaitingOne & {
  pool?: { name: Localised<string>; left: number };
  about?: { name: Localised<string>; people: number };
  phone?: string;
  unpaid?: { name: Localised<string>; until: Date };
};

/**
 * A task for the roles that may do it. `oldest`: since when its first item waits, null where that means nothing. `dueAt`: the
 * withinHours deadline of the first item, null without a promise. Applications: those not yet answered.
 */
export type Task = Omit<Waiting, 'first'> & {
  kind: TaskKind;
  first: TaskOne[];
  dueAt: Date | null;
  /** The withinHours deadline has passed. */
  isLate: boolean;
};

type Found = Omit<Task, 'kind' | 'dueAt' | 'isLate'> & {
  /** The withinHours deadline of the first item. */
  dueAt?: Date | null;
};

/** Data that several tasks need, read once. */
type Asked = {
  context: ServiceContext;
  db: Handle;
  now: Date;
  settings: Pick<AcademySettings, 'transferChecks' | 'accessWithinHours'>;
  rails: Rails;
  staff: StaffMember;
};

type Reading = {
  /** Roles that may do the task. */
  may: (who: may.Who) => boolean;
  read: (asked: Asked) => Promise<Found>;
};

const hourMs = 3_600_000;

/** With a deadline of so many hours after the first item began to wait. */
const withinHours = (waiting: Waiting, hours: number): Found => ({
  ...waiting,
  dueAt: waiting.oldest && new Date(waiting.oldest.getTime() + hours * hourMs),
});

/** Courses on sale with few or no access codes left, the emptiest first. */
async function lowStocks({ db, rails }: Asked): Promise<Found> {
  const low = (await readStocks(db, rails)).filter(runsLow).sort((one, other) => one.free - other.free);
  return {
    count: low.length,
    // When a stock ran low is not recorded.
    oldest: null,
    first: low.slice(0, mostWaiting).map(({ itemSlug, name, free }) => ({
      id: itemSlug,
      label: name.en,
      since: null,
      pool: { name, left: free },
    })),
  };
}

/** Courses on sale that are taught here but have no lessons: buyers would find an empty classroom. */
async function withoutLessons({ db }: Asked): Promise<Found> {
  const [courses, written] = await Promise.all([readCourses(db), coursesWithLessons(db)]);
  const empty = courses.filter(
    (course) => isOnSale(course) && isTaughtHere(course) && !written.has(course.slug),
  );
  return {
    count: empty.length,
    oldest: null,
    first: empty
      .slice(0, mostWaiting)
      .map(({ slug, words }) => ({ id: slug, label: words.en.name, since: null })),
  };
}

/** Courses to be sold that have no price: drafts, and those that somebody waits for. */
async function withoutAPrice({ db }: Asked): Promise<Found> {
  const [courses, waiting, open] = await Promise.all([
    readCourses(db),
    countWaiting(db),
    readOpenOf(db, 'course'),
  ]);
  const awaited = new Set(waiting.flatMap(({ courseSlug, untold }) => (untold > 0 ? [courseSlug] : [])));
  const found = new Map<string, object>([
    ...courses
      .filter(({ slug, priceCentimes }) => priceCentimes === null && awaited.has(slug))
      .map((course) => [course.slug, course] as const),
    ...open.flatMap(({ slug, record }) =>
      record && withoutPrice('course', record).length > 0 ? [[slug, record] as const] : [],
    ),
  ]);
  return {
    count: found.size,
    oldest: null,
    first: [...found].slice(0, mostWaiting).map(([slug, course]) => {
      const { en, ar } = titleOf(course);
      return { id: slug, label: en || ar || slug, since: null };
    }),
  };
}

const nearDays = 3;
/** For so long an answer is news. */
const newsForDays = 3;
const dayMs = 24 * hourMs;

/** Orders without a payment for half an hour: somebody calls. */
async function unpaidToCall({ db, now }: Asked): Promise<Found> {
  const rows = await waitingUnpaid(db, now);
  const nameOf = rows.length === 0 ? null : await itemNamer(db);
  return {
    count: rows[0]?.all ?? 0,
    oldest: rows[0]?.oldest ?? null,
    first: rows.map(({ id, label, since, phone, until, amountCentimes, ...item }) => ({
      id,
      label,
      since,
      phone,
      money: { amountCentimes, reference: shownNumber(id) },
      ...(nameOf && { unpaid: { name: nameOf(item), until } }),
    })),
  };
}

/** Courses that can be opened to those who wait for them now. */
async function openableWaitlists({ context }: Asked): Promise<Found> {
  const ready = await waitlistsToOpen(context);
  return {
    count: ready.length,
    oldest: null,
    first: ready.slice(0, mostWaiting).map(({ course: { slug, words }, counts }) => ({
      id: slug,
      label: words.en.name,
      since: null,
      about: { name: inEach((one) => words[one].name), people: counts.untold },
    })),
  };
}

/** Sessions that start soon and have no joining link or address yet, the nearest first. Late from the day before. */
async function withoutJoining(db: Handle, now: Date): Promise<Found> {
  const isNear = (begins: Date) => begins > now && begins.getTime() - now.getTime() <= nearDays * dayMs;
  const near = (await readWorkshops(db))
    .map((workshop) => ({ workshop, ...hoursOfSession(workshop) }))
    .filter(({ begins }) => isNear(begins))
    .sort((one, other) => one.begins.getTime() - other.begins.getTime());
  const found = [];
  for (const { workshop, begins } of near) {
    const joining = await readJoining(db, workshop);
    if (leadsThere(workshop.kind, joining?.details ?? null)) continue;
    const people = await countTakenSeats(db, workshop);
    if (people > 0) found.push({ workshop, begins, people });
  }
  const first = found[0]?.begins;
  return {
    count: found.length,
    // Only the deadline matters, not since when it is missing.
    oldest: null,
    dueAt: first ? new Date(first.getTime() - dayMs) : null,
    first: found.slice(0, mostWaiting).map(({ workshop: { slug, words }, people }) => ({
      id: slug,
      label: words.en.title,
      since: null,
      about: { name: inEach((one) => words[one].title), people },
    })),
  };
}

const readings: Record<TaskKind, Reading> = {
  claims: {
    may: may.mayDecideClaims,
    read: async ({ db, settings: { transferChecks } }) => {
      const waiting = await waitingClaims(db);
      return { ...waiting, dueAt: waiting.oldest && nextCheck(transferChecks, waiting.oldest) };
    },
  },
  'other-methods': { may: may.mayRecordPayments, read: ({ db }) => waitingOtherMethods(db) },
  'unpaid-orders': { may: may.mayNoteOrders, read: unpaidToCall },
  'access-requests': { may: may.mayGiveFreeAccess, read: ({ db }) => waitingAccessRequests(db) },
  'access-answers': {
    may: (who) => may.mayPlaceOrders(who) && !may.mayGiveFreeAccess(who),
    read: ({ db, staff }) => unseenAccessAnswers(db, staff.email),
  },
  'access-codes': {
    may: may.mayAddCodes,
    read: async ({ db, settings }) => withinHours(await waitingCodes(db), settings.accessWithinHours),
  },
  'platform-codes': { may: may.mayAddCodes, read: ({ db }) => waitingTodos(db) },
  'few-codes': { may: may.mayAddCodes, read: lowStocks },
  'no-lessons': { may: mayTeach, read: withoutLessons },
  'workshop-joining': { may: may.mayAnswerApplications, read: ({ db, now }) => withoutJoining(db, now) },
  'refund-requests': { may: may.mayRefund, read: ({ db }) => waitingRequests(db) },
  'refund-asks': { may: may.mayRefund, read: ({ db }) => waitingRefundAsks(db) },
  'refund-answers': {
    may: (who) => may.mayNoteOrders(who) && !may.mayRefund(who),
    read: async ({ db, now, staff }) => ({
      ...(await refundAnswers(db, { by: staff.email, since: new Date(now.getTime() - newsForDays * dayMs) })),
      oldest: null,
    }),
  },
  refunds: { may: may.mayRefund, read: ({ db }) => waitingRefunds(db) },
  'second-payments': { may: may.mayRefund, read: ({ db }) => waitingDuplicate(db) },
  doubles: { may: may.mayNoteOrders, read: ({ db }) => waitingDoubles(db) },
  'no-price': { may: may.maySetPrices, read: withoutAPrice },
  notifications: { may: may.mayApplyAgain, read: ({ db }) => waitingNotifications(db) },
  differences: { may: may.mayReconcile, read: ({ db }) => waitingDifferences(db) },
  'data-requests': { may: may.mayAnswerDataRequests, read: ({ db }) => waitingDataRequests(db) },
  'work-to-mark': { may: mayTeach, read: ({ db, staff }) => waitingWork(db, staff) },
  'lesson-questions': { may: mayTeach, read: ({ db, staff }) => waitingQuestions(db, staff, 'unanswered') },
  'question-reports': { may: mayTeach, read: ({ db, staff }) => waitingQuestions(db, staff, 'reported') },
  reports: { may: may.mayModerate, read: ({ db }) => waitingReports(db) },
  applications: {
    may: may.maySeeApplications,
    read: ({ db }) => newApplications(db),
  },
  waitlists: { may: may.mayOpenCourses, read: openableWaitlists },
  mails: { may: may.maySeeMails, read: ({ db }) => givenUp(db, ['mail']) },
  messages: { may: may.maySeeMails, read: ({ db }) => givenUp(db, ['message']) },
  webhooks: { may: may.mayForwardAgain, read: ({ db }) => givenUp(db, ['event']) },
};

/** The texts this member of staff is at, and what is scheduled, of the kinds that they may write. */
async function worksOf({ database: { db } }: ServiceContext, staff: StaffMember) {
  if (!may.mayEditCatalogue(staff)) return [];
  const found = await readInWork(db, { by: staff.email, each: mostWaiting });
  return found
    .filter(({ kind }) => may.mayWriteRecord(staff, kind))
    .map(({ kind, slug, record, state, at }) => ({ kind, slug, state, at, name: titleOf(record ?? {}) }));
}

/** Only tasks that this role may do, and only those with items, in the order of `taskKinds`; what this day still holds, and the texts in work. */
export async function readToday(
  context: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<{
  tasks: Task[];
  agenda: AgendaEntry[];
  works: Awaited<ReturnType<typeof worksOf>>;
  lacksNumbers: boolean;
  /** The line of the staff log that was changed in the table. */
  brokenLogAt: number | null;
  brokenPages: string[];
  /** No task yet, or of a colleague: so that nobody reads that nothing waits. */
  unpaidSoon: { count: number; from: Date } | null;
  claimsOfOthers: number;
}> {
  const { db } = context.database;
  const [now, rails] = [context.clock(), railsOf(context)];
  const settings = await readSettings(db);
  const tasks = taskKinds
    .filter((kind) => readings[kind].may(staff))
    .map(async (kind): Promise<Task> => {
      const asked = { context, db, now, settings, rails, staff };
      const { dueAt = null, ...waiting } = await readings[kind].read(asked);
      return { kind, ...waiting, dueAt, isLate: dueAt !== null && dueAt <= now };
    });
  const isOfOthers = may.maySeeOrders(staff) && !may.mayDecideClaims(staff);
  // All at once: then the database is asked once.
  const [found, agenda, works, unpaidSoon, claims, lacksNumbers, brokenAt] = await Promise.all([
    Promise.all(tasks),
    readAgenda(context, { staff }),
    worksOf(context, staff),
    may.mayNoteOrders(staff) ? unpaidTooEarly(db, now) : null,
    isOfOthers ? waitingClaims(db) : null,
    may.mayExportMonth(staff) && receiptsLackNumbers(db),
    may.maySeeLog(staff) ? brokenLogAt(db) : null,
  ]);
  return {
    tasks: found.filter(({ count }) => count > 0),
    agenda,
    works,
    unpaidSoon,
    claimsOfOthers: claims?.count ?? 0,
    brokenPages: may.mayEditCatalogue(staff) ? [...(context.brokenPages?.() ?? [])] : [],
    lacksNumbers,
    brokenLogAt: brokenAt,
  };
}

/** Tasks in the order in which the staff's first page shows them: money and promises first. */
export const taskKinds = [
  'claims',
  'other-methods',
  'unpaid-orders',
  'access-requests',
  'access-answers',
  'access-codes',
  'few-codes',
  'no-lessons',
  'workshop-joining',
  'refund-requests',
  'refund-asks',
  'refund-answers',
  'platform-codes',
  'refunds',
  'second-payments',
  'doubles',
  'no-price',
  'notifications',
  'differences',
  'data-requests',
  'work-to-mark',
  'lesson-questions',
  'question-reports',
  'reports',
  'applications',
  'waitlists',
  'mails',
  'messages',
  'webhooks',
] as const;
export type TaskKind = (typeof taskKinds)[number];
