/** Everybody with an order or an account, for the staff's list of people. Orders of test screens do not count. */
import { and, desc, eq, gte, inArray, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { isNobody } from '../../platform/people/mailbox.ts';
import { personTags } from '../../academy/accounts/people.table.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import {
  grantsAccess,
  type OrderStatus,
  orderStatuses,
  payableStatuses,
} from '../../selling/orders/order.ts';
import { isOwnedBy } from '../../selling/orders/entitlements.service.ts';
import { type readAccountsOf } from '../../academy/accounts/accounts.service.ts';
import { isHeld } from '../../academy/accounts/profiles.service.ts';
import { addressesLike, isOrder, mostFound } from './addresses-like.service.ts';

/** 'members': with a confirmed membership; 'held': the team restricted them to reading, or shut them out. */
export const peopleShows = ['all', 'members', 'held'] as const;
export type PeopleShow = (typeof peopleShows)[number];

/** 'bought': has an order that is paid, as buyer or recipient; 'unpaid': has one that can still be paid. */
export const peopleHaving = ['bought', 'unpaid'] as const;
export type PeopleHaving = (typeof peopleHaving)[number];

export type PeopleFilter = {
  search: string;
  show: PeopleShow;
  /** Empty for everybody. */
  tag: string;
  having?: PeopleHaving | undefined;
  /** Who has this course, by its slug; with 'unpaid' whose order of it is not paid. */
  course?: string | undefined;
  /** When they first ordered or signed in; `joinedBefore` is left out. */
  joinedFrom?: Date | undefined;
  joinedBefore?: Date | undefined;
  now: Date;
};

const mostTagged = 5_000;

const isMembership = and(
  eq(orders.itemKind, 'membership'),
  eq(orders.status, 'Payment Confirmed'),
  isNull(entitlements.revokedAt),
);

async function heldAddresses(db: Handle, now: Date): Promise<string[]> {
  const rows = await db
    .select({ email: memberUsers.email })
    .from(memberProfiles)
    .innerJoin(memberUsers, eq(memberUsers.id, memberProfiles.memberId))
    .where(isHeld(now))
    .limit(mostFound);
  return rows.map(({ email }) => email);
}

const taggedAddresses = async (db: Handle, tag: string): Promise<string[]> =>
  (
    await db
      .select({ email: personTags.email })
      .from(personTags)
      .where(eq(personTags.tag, tag))
      .limit(mostTagged)
  ).map(({ email }) => email);

/** Most orders, and most accounts, of a period that are looked through for who is new in it: the newest. */
const mostJoined = 5_000;

/** As `inArray`, but one parameter: thousands of them cost more than the question itself. */
const isOneOf = (column: PgColumn, some: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...some])}::text[])`;

/** Who first ordered, was given something, or signed in within a period. */
async function joinedAddresses(
  db: Handle,
  { joinedFrom: from = new Date(0), joinedBefore: before = new Date('2100-01-01') }: PeopleFilter,
): Promise<string[]> {
  const { email, recipientEmail, placedAt: at } = orders;
  const inPeriod = (column: PgColumn) => and(gte(column, from), lt(column, before));
  const known = await db
    .select({ email, recipientEmail, status: orders.status })
    .from(orders)
    .where(and(isOrder, inPeriod(at)))
    .orderBy(desc(at))
    .limit(mostJoined);
  const accounts = await db
    .select({ email: memberUsers.email })
    .from(memberUsers)
    .where(inPeriod(memberUsers.createdAt))
    .orderBy(desc(memberUsers.createdAt))
    .limit(mostJoined);
  const some = [
    ...new Set([...known.flatMap((row) => personsOf(row, false)), ...accounts.map((one) => one.email)]),
  ];
  if (some.length === 0) return [];
  const isEarlier = and(isOrder, lt(at, from));
  const hasAccess = inArray(orders.status, orderStatuses.filter(grantsAccess));
  const buyers = await db
    .selectDistinct({ email })
    .from(orders)
    .where(and(isEarlier, isOneOf(email, some)));
  const recipients = await db
    .selectDistinct({ email: recipientEmail })
    .from(orders)
    .where(and(isEarlier, hasAccess, isOneOf(recipientEmail, some)));
  const members = await db
    .select({ email: memberUsers.email })
    .from(memberUsers)
    .where(and(lt(memberUsers.createdAt, from), isOneOf(memberUsers.email, some)));
  const knownBefore = new Set([...buyers, ...recipients, ...members].map((one) => one.email));
  return some.filter((one) => !knownBefore.has(one));
}

/** The addresses that match; null means all. */
async function meantBy(db: Handle, filter: PeopleFilter): Promise<string[] | null> {
  const { search, show, tag, now, joinedFrom, joinedBefore } = filter;
  const isOfPeriod = joinedFrom !== undefined || joinedBefore !== undefined;
  const narrowed = [
    ...(search.trim() === '' ? [] : [await addressesLike(db, search)]),
    ...(show === 'held' ? [await heldAddresses(db, now)] : []),
    ...(tag === '' ? [] : [await taggedAddresses(db, tag)]),
    ...(isOfPeriod ? [await joinedAddresses(db, filter)] : []),
  ];
  const [first, ...others] = narrowed.map((some) => new Set(some));
  return first ? [...first].filter((email) => others.every((some) => some.has(email))) : null;
}

type Seen = { email: string; at: Date };

const longestStep = 5_000;

/** Which orders make somebody belong to the list; undefined for all. */
function whatTheyHave({ having, course }: PeopleFilter): SQL | undefined {
  if (having === undefined && course === undefined) return undefined;
  return and(
    having === 'unpaid'
      ? inArray(orders.status, payableStatuses)
      : eq(orders.status, 'Payment Confirmed' satisfies OrderStatus),
    course === undefined ? undefined : and(eq(orders.itemKind, 'course'), eq(orders.itemSlug, course)),
  );
}

type PersonsOfOrder = { email: string; recipientEmail: string | null; status: OrderStatus };

/** The buyer and the recipient of a paid gift; where it is about having it only its owner. Deleted recipients and gifts that nobody has taken do not count. */
const personsOf = ({ email, recipientEmail, status }: PersonsOfOrder, isOwner: boolean): string[] => {
  const owner = recipientEmail ?? email;
  const named = !grantsAccess(status) ? [email] : isOwner ? [owner] : [email, owner];
  return named.filter((one) => !isNobody(one));
};

/**
 * Addresses by their newest order. Reads orders from the newest on and takes each address once, so that no page reads further
 * than its own end.
 */
async function seenByOrder(
  db: Handle,
  { meant, filter, most }: { meant: string[] | null; filter: PeopleFilter; most: number },
): Promise<Seen[]> {
  const isMember = filter.show === 'members';
  const isOwner = isMember || (filter.course !== undefined && filter.having !== 'unpaid');
  const isAmong = meant && new Set(meant);
  const seen = new Map<string, Date>();
  const step = Math.min(longestStep, most * 2 + 50);
  let last: { id: string; at: Date } | null = null;
  for (;;) {
    const before: SQL | undefined =
      last === null
        ? undefined
        : sql`(${orders.placedAt}, ${orders.id}) < (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`;
    const isMeant =
      meant === null ? undefined : or(isOneOf(orders.email, meant), isOneOf(orders.recipientEmail, meant));
    const narrowed = and(isOrder, before, isMeant, whatTheyHave(filter));
    const { id, email, recipientEmail, status, placedAt: at } = orders;
    const columns = { id, email, recipientEmail, status, at };
    const reading = isMember
      ? db
          .select(columns)
          .from(orders)
          .innerJoin(entitlements, eq(entitlements.orderId, orders.id))
          .where(and(narrowed, isMembership))
      : db.select(columns).from(orders).where(narrowed);
    const rows: (PersonsOfOrder & { id: string; at: Date })[] = await reading
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(step);
    for (const row of rows)
      for (const person of personsOf(row, isOwner))
        if (!seen.has(person) && (isAmong === null || isAmong.has(person))) seen.set(person, row.at);
    last = rows.at(-1) ?? null;
    if (seen.size >= most || rows.length < step) break;
  }
  return [...seen].slice(0, most).map(([email, at]) => ({ email, at }));
}

/** Accounts without an order, by when they were made; `since` skips those that come after all others. */
const seenByAccount = (
  db: Handle,
  { meant, since, most }: { meant: string[] | null; since: Date | null; most: number },
): Promise<Seen[]> =>
  db
    .select({ email: memberUsers.email, at: memberUsers.createdAt })
    .from(memberUsers)
    .where(
      and(
        meant === null ? undefined : isOneOf(memberUsers.email, meant),
        since === null ? undefined : gte(memberUsers.createdAt, since),
        // Hosts of the sample are no persons.
        sql`not exists (select 1 from ${memberProfiles} where ${memberProfiles.memberId} = ${memberUsers.id} and ${memberProfiles.isSampleHost})`,
        notExists(
          db
            .select({ id: orders.id })
            .from(orders)
            .where(
              and(
                or(
                  eq(orders.email, memberUsers.email),
                  and(eq(orders.recipientEmail, memberUsers.email), eq(orders.status, 'Payment Confirmed')),
                ),
                ne(orders.itemKind, 'test'),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(memberUsers.createdAt))
    .limit(most);

export type KnownPerson = { email: string; name: string; phone: string; lastAt: Date };

/** Adds what the newest order of each has. */
async function withNewestOrder(db: Handle, some: readonly Seen[]): Promise<KnownPerson[]> {
  if (some.length === 0) return [];
  const { email, name, phone, placedAt, id, recipientName, recipientEmail } = orders;
  const emails = some.map((one) => one.email);
  const [newest, gifts] = await Promise.all([
    db
      .selectDistinctOn([email], { email, name, phone, placedAt })
      .from(orders)
      .where(and(isOrder, inArray(email, emails)))
      .orderBy(email, desc(placedAt), desc(id)),
    db
      .selectDistinctOn([recipientEmail], { email: recipientEmail, name: recipientName })
      .from(orders)
      .where(and(isOrder, inArray(recipientEmail, emails)))
      .orderBy(recipientEmail, desc(placedAt), desc(id)),
  ]);
  return some.map((one) => {
    const order = newest.find((row) => row.email === one.email);
    const gift = gifts.find((row) => row.email === one.email);
    return {
      email: one.email,
      name: order?.name ?? gift?.name ?? '',
      phone: order?.phone ?? '',
      lastAt: order?.placedAt ?? one.at,
    };
  });
}

/** The latest order or account first; of members, the latest membership. Reads one row more, to know of another page. */
export async function readPeople(
  db: Handle,
  filter: PeopleFilter,
  { skip, most }: { skip: number; most: number },
): Promise<KnownPerson[]> {
  const meant = await meantBy(db, filter);
  if (meant?.length === 0) return [];
  const isOfOrders = filter.show === 'members' || whatTheyHave(filter) !== undefined;
  const byOrder = await seenByOrder(db, { meant, filter, most: skip + most });
  const since = byOrder.length < skip + most ? null : (byOrder.at(-1)?.at ?? null);
  const byAccount = isOfOrders ? [] : await seenByAccount(db, { meant, since, most: skip + most });
  const inTurn = [...byOrder, ...byAccount].toSorted(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.email < other.email ? -1 : 1),
  );
  return withNewestOrder(db, inTurn.slice(skip, skip + most));
}

export type StatusOf = {
  email: string;
  orders: number;
  confirmed: number;
  refunded: number;
  /** Orders that can still be paid. */
  unpaid: number;
  /** When the membership of the community began; null without one. */
  memberSince: Date | null;
  /** The last day of a membership for a time, 'YYYY-MM-DD' in Morocco. */
  memberUntil: string | null;
};

/** What the orders of a few addresses show; addresses without an order are left out. */
export async function readStatusesOf(db: Handle, emails: readonly string[]): Promise<StatusOf[]> {
  if (emails.length === 0) return [];
  // A membership belongs to its recipient, not to who paid for it.
  const owner = sql<string>`coalesce(${orders.recipientEmail}, ${orders.email})`;
  const [bought, members] = await Promise.all([
    db
      .select({
        email: orders.email,
        orders: sql<number>`count(*)`.mapWith(Number),
        confirmed: sql<number>`count(*) filter (where ${orders.status} = 'Payment Confirmed')`.mapWith(
          Number,
        ),
        refunded: sql<number>`count(*) filter (where ${orders.status} = 'Refunded')`.mapWith(Number),
        unpaid: sql<number>`count(*) filter (where ${inArray(orders.status, payableStatuses)})`.mapWith(
          Number,
        ),
      })
      .from(orders)
      .where(and(isOrder, inArray(orders.email, [...emails])))
      .groupBy(orders.email),
    db
      .select({
        email: owner,
        since: sql<Date>`min(${entitlements.grantedAt})`.mapWith(entitlements.grantedAt),
        until: sql<
          string | null
        >`case when bool_and(${entitlements.endsOn} is not null) then max(${entitlements.endsOn}) end`,
      })
      .from(orders)
      .innerJoin(entitlements, eq(entitlements.orderId, orders.id))
      .where(and(isOrder, isMembership, or(...emails.map(isOwnedBy))))
      .groupBy(owner),
  ]);
  const membershipOf = (email: string) => {
    const found = members.find((one) => one.email === email);
    return { memberSince: found?.since ?? null, memberUntil: found?.until ?? null };
  };
  const given = members.filter(({ email }) => !bought.some((one) => one.email === email));
  return [
    ...bought.map((one) => ({ ...one, ...membershipOf(one.email) })),
    ...given.map(({ email, since, until }) => ({
      email,
      orders: 0,
      confirmed: 0,
      refunded: 0,
      unpaid: 0,
      memberSince: since,
      memberUntil: until,
    })),
  ];
}

export type KnownAccount = Awaited<ReturnType<typeof readAccountsOf>>[number];
