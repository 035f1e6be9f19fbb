/** Everybody with an order or an account. Nothing here changes anything. */
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { accessRequestsOf } from '../../selling/free-access/access-requests.service.ts';
import { isOwnedBy } from '../../selling/orders/entitlements.service.ts';
import { isSoldByCohort } from '../../catalogue/courses/course.ts';
import { readCourses } from '../../academy/content/content.service.ts';
import { nothingYet, progressIn } from '../../learning/classroom/course-progress.ts';
import { readProgressOf } from '../../learning/classroom/progress.service.ts';
import type { LessonProgress } from '../../learning/classroom/learning.ts';
import { readTaught } from '../../learning/classroom/outline.service.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { accessStateOf, type Bought, type OpenedByOrder } from './access-state.ts';
import { itemNamer } from '../../selling/orders/item-names.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { readNotesOn } from './mark-person.service.ts';
import { readTagsOf } from '../../academy/accounts/person-marks.service.ts';
import { countReportsAbout } from '../../community/community/reports.service.ts';
import { readDataRequestsOf } from '../../site/account/requests-for-data.service.ts';
import { readNamesOf, readOrdersOf } from '../../selling/order-management/orders-of-member.service.ts';
import { readHeldPerson } from '../../site/account/held-person.service.ts';
import { statuses } from '../../academy/sign-in/member.ts';
import {
  readPeople,
  readStatusesOf,
  type KnownAccount,
  type KnownPerson,
  type PeopleFilter,
  type StatusOf,
} from './people.store.ts';
import { readStaffOf } from '../../academy/staff/staff-members.service.ts';
import { isErasedAddress } from '../../platform/people/mailbox.ts';
import { readNewestEmailsTo } from '../../academy/emails/emails-about.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readAccount } from '../../site/account/account.service.ts';
import type { ServiceContext } from '../../context.ts';
import { readAccountsOf } from '../../academy/accounts/accounts.service.ts';

/** 'refunded': something was paid and went back, and nothing else was bought. */
export const personStatuses = [...statuses, 'refunded'] as const;
export type PersonStatus = (typeof personStatuses)[number];

function statusOf(worksHere: boolean, of: StatusOf | undefined): PersonStatus {
  if (worksHere) return 'team';
  if (!of) return 'unknown';
  if (of.memberSince !== null) return 'member';
  if (of.confirmed > 0) return 'buyer';
  return of.refunded > 0 ? 'refunded' : 'unpaid';
}

/** Somebody in the list, described by their newest order; without one by their account. */
export type PersonInList = {
  email: string;
  /** Of the newest order, else the name in the community; empty for neither. */
  name: string;
  /** E.164; empty without an order. */
  phone: string;
  status: PersonStatus;
  orders: number;
  /** Of these, orders that can still be paid. */
  unpaid: number;
  /** When they last ordered; without an order, when they first signed in. */
  lastAt: Date;
  hasAccount: boolean;
  memberSince: Date | null;
  /** The last day of a membership for a time, 'YYYY-MM-DD' in Morocco. */
  memberUntil: string | null;
  /** Until when they may only read in the community, and since when they are shut out of it. */
  quietUntil: Date | null;
  shutOutAt: Date | null;
  /** Of staff, for each other. */
  tags: string[];
};

const inList = (
  { email, name, phone, lastAt }: KnownPerson,
  {
    account,
    of,
    worksHere,
    tags,
  }: { account: KnownAccount | undefined; of: StatusOf | undefined; worksHere: boolean; tags: string[] },
): PersonInList => ({
  email,
  name: name === '' ? (account?.displayName ?? '') : name,
  phone,
  status: statusOf(worksHere, of),
  orders: of?.orders ?? 0,
  unpaid: of?.unpaid ?? 0,
  lastAt,
  hasAccount: account !== undefined,
  memberSince: of?.memberSince ?? null,
  memberUntil: of?.memberUntil ?? null,
  quietUntil: account?.quietUntil ?? null,
  shutOutAt: account?.shutOutAt ?? null,
  tags,
});

async function withStatuses(db: Handle, people: readonly KnownPerson[]): Promise<PersonInList[]> {
  const emails = people.map(({ email }) => email);
  const [ofOrders, accounts, team, tags] = await Promise.all([
    readStatusesOf(db, emails),
    readAccountsOf(db, emails),
    readStaffOf(db, () => true),
    readTagsOf(db, emails),
  ]);
  return people.map((person) => {
    const isTheirs = (row: { email: string }) => row.email === person.email;
    const facts = {
      account: accounts.find(isTheirs),
      of: ofOrders.find(isTheirs),
      worksHere: team.some(isTheirs),
      tags: tags.filter(isTheirs).map(({ tag }) => tag),
    };
    return inList(person, facts);
  });
}

export type PeopleQuery = Omit<PeopleFilter, 'now' | 'tag'> & { tag?: string; page: number; perPage: number };

/** `page` from 1. Search: names, numbers, telephone of orders; address and name of accounts. Who may: `maySeePeople`. */
export async function people(
  { database: { db }, clock }: ServiceContext,
  { tag = '', page, perPage, ...filter }: PeopleQuery,
) {
  const window = { skip: (page - 1) * perPage, most: perPage + 1 };
  const found = await readPeople(db, { ...filter, tag, now: clock() }, window);
  return { rows: await withStatuses(db, found.slice(0, perPage)), hasNext: found.length > perPage };
}

/** `units`: finished ones, of all of the course. */
type Learned = {
  done: number;
  of: number;
  percent: number;
  units: { done: number; of: number };
  lastAt: Date | null;
  finishedAt: Date | null;
};

/** How far a learner is in each course they have, by the order's number. */
async function readLearning(db: Handle, email: string, now: Date): Promise<Map<string, Learned>> {
  const learners = await db
    .select({
      id: enrolments.id,
      courseSlug: enrolments.courseSlug,
      finishedAt: enrolments.finishedAt,
      number: orders.number,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .where(isOwnedBy(email));
  const progress = await readProgressOf(
    db,
    learners.map(({ id }) => id),
  );
  const found = new Map<string, Learned>();
  for (const { id, courseSlug, finishedAt, number } of learners) {
    const taught = await readTaught(db, courseSlug);
    const mine = progress.get(id) ?? new Map<string, LessonProgress>();
    const { done, of, percent, units } = taught === null ? nothingYet : progressIn(taught, mine, null, now);
    const visits = [...mine.values()].map(({ lastAt }) => lastAt.getTime());
    found.set(number, {
      done,
      of,
      percent,
      units: { done: units.filter(({ finishedAt }) => finishedAt !== null).length, of: units.length },
      lastAt: visits.length === 0 ? null : new Date(Math.max(...visits)),
      finishedAt,
    });
  }
  return found;
}

/** What orders of an address opened, by their numbers: also what was ended. */
async function readOpenedByOrder(db: Handle, email: string): Promise<Map<string, OpenedByOrder>> {
  const [rows, courses] = await Promise.all([
    db
      .select({
        number: orders.number,
        itemSlug: orders.itemSlug,
        servedAt: entitlements.servedAt,
        revokedAt: entitlements.revokedAt,
        pausedAt: entitlements.pausedAt,
        enrolmentId: enrolments.id,
        cohortId: enrolments.cohortId,
        opensAll: enrolments.opensAll,
        ownStart: enrolments.startsOn,
        groupStart: cohorts.startsOn,
      })
      .from(entitlements)
      .innerJoin(orders, eq(orders.id, entitlements.orderId))
      .leftJoin(enrolments, eq(enrolments.orderId, orders.id))
      .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
      .where(or(eq(orders.email, email), eq(orders.recipientEmail, email))),
    readCourses(db),
  ]);
  const byGroups = new Set(courses.filter(isSoldByCohort).map(({ slug }) => slug));
  return new Map(
    rows.map((row) => [
      row.number,
      {
        servedAt: row.servedAt,
        revokedAt: row.revokedAt,
        pausedAt: row.pausedAt,
        isClassroom: row.enrolmentId !== null,
        lacksGroup: byGroups.has(row.itemSlug) && row.cohortId === null && row.ownStart === null,
        startsOn: row.opensAll === true ? null : (row.ownStart ?? row.groupStart),
      },
    ]),
  );
}

/** Each order with whether its buyer can use what it is for. */
function withAccess<Row extends Bought & { number: string }>(
  ordered: readonly Row[],
  openedBy: ReadonlyMap<string, OpenedByOrder>,
  { email, shutOutAt, quietUntil }: PersonInList,
  now: Date,
) {
  const around = { email, blockedAt: shutOutAt, mutedUntil: quietUntil, now, today: dateInMorocco(now) };
  return ordered.map((order) => ({
    ...order,
    access: accessStateOf(order, openedBy.get(order.number) ?? null, around),
  }));
}

/** What came in from somebody and stayed: confirmed amounts less refunds, in centimes of MAD. */
async function readSpent(db: Handle, email: string): Promise<number> {
  const [row] = await db
    .select({
      centimes: sql<number>`coalesce(sum(${orders.amountCentimes} - ${orders.refundedCentimes}), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(
      and(
        eq(orders.email, email),
        ne(orders.itemKind, 'test'),
        inArray(orders.status, ['Payment Confirmed', 'Refunded']),
      ),
    );
  return row?.centimes ?? 0;
}

/** So many e-mails are shown here; the list of deliveries has them all. */
const mostEmails = 5;

/** All that staff may see about one person; the caller checks who sees which part. Null: nobody is known by the address. */
export async function person(context: ServiceContext, email: string) {
  const { db } = context.database;
  if (isErasedAddress(email)) return null;
  const [[account], { names, phones }, requests] = await Promise.all([
    readAccountsOf(db, [email]),
    readNamesOf(db, email),
    readDataRequestsOf(db, email),
  ]);
  const id = account?.id ?? '';
  const held = await readHeldPerson(db, { id, email });
  const { orders: ordered, opened, bookings } = await readAccount(context, { id, email });
  const isKnown =
    account !== undefined ||
    ordered.length + opened.length + held.waitlistEntries.length + held.applications.length > 0;
  if (!isKnown) return null;
  const lastAt = ordered[0]?.placedAt ?? account?.since ?? held.applications[0]?.sentAt ?? new Date(0);
  const known = { email, name: names[0] ?? '', phone: phones[0] ?? '', lastAt };
  const [listed] = await withStatuses(db, [known]);
  if (!listed) throw new Error('Somebody was not read.');
  const [learning, openedBy, spentCentimes, notes, itemOf] = await Promise.all([
    readLearning(db, email, context.clock()),
    readOpenedByOrder(db, email),
    readSpent(db, email),
    readNotesOn(db, email),
    itemNamer(db),
  ]);
  const about = {
    memberId: id,
    email,
    orderIds: (await readOrdersOf(db, email)).map((order) => order.id),
    applicationIds: held.applications.map((one) => one.id),
  };
  const { id: memberId, ...shown } = account ?? { id };
  return {
    ...listed,
    /** All names given, the newest first. */
    names,
    phones,
    memberId,
    account: account === undefined ? null : (shown as Omit<KnownAccount, 'id'>),
    ordered: withAccess(ordered, openedBy, listed, context.clock()).map((order) => ({
      ...order,
      item: itemOf(order),
    })),
    spentCentimes,
    notes,
    opened: opened.map((one) => ({ ...one, item: itemOf(one), learning: learning.get(one.number) ?? null })),
    bookings,
    waitlists: held.waitlistEntries,
    applications: held.applications,
    emails: await readNewestEmailsTo(db, about, mostEmails),
    /** Of the person, or of what they wrote in the community. */
    reports: account === undefined ? { all: 0, waiting: 0 } : await countReportsAbout(db, account.id),
    requests,
    accessRequests: await accessRequestsOf(context, email),
  };
}

export type KnownPersonWhole = NonNullable<Awaited<ReturnType<typeof person>>>;
