/**
 * Cohorts and enrolments: which groups of a course can be joined, how many seats each has left, the seat that a confirmed
 * order takes, and which group a waiting order is for. Orders and access call it in their own transactions.
 */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mostUnpaidOfCaller } from '../../platform/limits/limits.ts';
import { entitlements } from '../orders/access.table.ts';
import { readCourse, readSettings } from '../../academy/content/content.service.ts';
import { isSoldByCohort, isTaughtHere, type Course } from '../../catalogue/courses/course.ts';
import {
  awaitsDecision,
  canReopen,
  type AuditContext,
  grantsAccess,
  hasMoney,
  payableStatuses,
  isPayable,
  type Order,
} from '../orders/order.ts';
import { beginningFor, beginningOfSeat } from './beginning.service.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import {
  changeOrder,
  findOrderByToken,
  lockOrderByToken,
  type OrderFound,
} from '../orders/orders.service.ts';
import { orders, paymentAttempts } from '../orders/orders.table.ts';
import type { Context } from '../../platform/context.ts';
import {
  chooseCohort,
  hasSeat,
  isJoinable,
  seatsLeftIn,
  type CohortOnOffer,
  type CohortRefusal,
  type FullReason,
  type SeatRefusal,
} from '../../catalogue/courses/cohort.ts';
import { cohorts, enrolments, type Cohort } from '../orders/cohorts.table.ts';
import { startsSoon } from '../orders/refund.ts';
import { refundDaysOf } from '../../academy/legal/policy-values.ts';
import { countConfirmedOrdersOf, insertSeat, keepBeginning, readSeatsLeft } from '../orders/seats.service.ts';

/** Seats of confirmed orders that still have access, by the cohort's id; of these alone, which are none where `ids` is empty. */
export async function countTaken(db: Handle, ids?: readonly string[]): Promise<Map<string, number>> {
  if (ids?.length === 0) return new Map();
  const rows = await db
    .select({ id: enrolments.cohortId, taken: sql<number>`count(*)`.mapWith(Number) })
    .from(enrolments)
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(and(isNull(entitlements.revokedAt), ids && inArray(enrolments.cohortId, [...ids])))
    .groupBy(enrolments.cohortId);
  return new Map(rows.flatMap(({ id, taken }) => (id === null ? [] : [[id, taken]])));
}

export const countTakenIn = async (db: Handle, id: string): Promise<number> =>
  (await countTaken(db, [id])).get(id) ?? 0;

/** Groups that somebody has or had a seat in, or ordered one. */
export async function readUsed(db: Handle, id?: string): Promise<Set<string>> {
  const [seats, ordered] = await Promise.all([
    db
      .selectDistinct({ id: enrolments.cohortId })
      .from(enrolments)
      .where(id === undefined ? isNotNull(enrolments.cohortId) : eq(enrolments.cohortId, id)),
    db
      .selectDistinct({ id: orders.cohortId })
      .from(orders)
      .where(id === undefined ? isNotNull(orders.cohortId) : eq(orders.cohortId, id)),
  ]);
  return new Set([...seats, ...ordered].flatMap((row) => row.id ?? []));
}

/** How many learners a course has in our classroom, in all groups. */
export async function countLearners(db: Handle, courseSlug: string): Promise<number> {
  const [row] = await db
    .select({ learning: sql<number>`count(*)`.mapWith(Number) })
    .from(enrolments)
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(and(isNull(entitlements.revokedAt), eq(enrolments.courseSlug, courseSlug)));
  return row?.learning ?? 0;
}

type Row = typeof cohorts.$inferSelect;

const cohortIn = ({ sample: _sample, createdAt: _createdAt, ...cohort }: Row): Cohort => cohort;

/** Without what only its learners see. */
const onOffer = (
  { chatLink: _chatLink, closedAt: _closedAt, ...cohort }: Cohort,
  taken: number,
): CohortOnOffer => ({ ...cohort, seatsLeft: seatsLeftIn(cohort, taken) });

/** Cohorts that can be joined, by course, the next one first; including full ones. */
export async function readJoinable(
  db: Handle,
  now: Date,
  slug?: string,
): Promise<Map<string, CohortOnOffer[]>> {
  const rows = await db
    .select()
    .from(cohorts)
    .where(and(isNull(cohorts.closedAt), slug === undefined ? undefined : eq(cohorts.courseSlug, slug)))
    .orderBy(asc(cohorts.startsOn), asc(cohorts.id));
  const open = rows.filter((cohort) => isJoinable(cohort, now));
  // What has no limit is not counted.
  const taken = await countTaken(
    db,
    open.filter(({ seats }) => seats !== null).map(({ id }) => id),
  );
  const byCourse = new Map<string, CohortOnOffer[]>();
  for (const cohort of open) {
    const known = byCourse.get(cohort.courseSlug) ?? [];
    byCourse.set(cohort.courseSlug, [...known, onOffer(cohortIn(cohort), taken.get(cohort.id) ?? 0)]);
  }
  return byCourse;
}

/** Those of one course that can be joined. */
export const readJoinableOf = async (db: Handle, slug: string, now: Date): Promise<CohortOnOffer[]> =>
  (await readJoinable(db, now, slug)).get(slug) ?? [];

export async function findCohort(db: Handle, id: string): Promise<Cohort | null> {
  const [row] = await db.select().from(cohorts).where(eq(cohorts.id, id));
  return row ? cohortIn(row) : null;
}

/** How many seats an order's cohort has in all and left; null for an order without a cohort. */
export async function readSeatsFor(
  db: Handle,
  cohortId: string | null,
): Promise<Pick<CohortOnOffer, 'seats' | 'seatsLeft'> | null> {
  const cohort = cohortId === null ? null : await findCohort(db, cohortId);
  if (cohort === null) return null;
  const { id, seats } = cohort;
  const taken = seats === null ? 0 : await countTakenIn(db, id);
  return { seats, seatsLeft: seatsLeftIn(cohort, taken) };
}

/**
 * Gives a confirmed order of a course taught here its seat, in the cohort it chose. A repeated call changes nothing. It begins on the day
 * that it was told, unless the seat begins later.
 */
export async function enrol(
  tx: Handle,
  order: Pick<Order, 'id' | 'itemSlug' | 'cohortId' | 'beginsOn'>,
  action: AuditContext,
): Promise<void> {
  const { id: orderId, itemSlug: courseSlug, cohortId, beginsOn } = order;
  const seat = await insertSeat(tx, {
    id: action.uuid(),
    orderId,
    courseSlug,
    cohortId,
    joinedAt: action.at,
  });
  if (!seat) return;
  const day = await beginningOfSeat(tx, seat, cohortId === null ? null : await findCohort(tx, cohortId));
  if (beginsOn === null || beginsOn < day) await keepBeginning(tx, orderId, day);
}

/** Whether an order has a seat in our own classroom. */
export async function isEnrolled(db: Handle, orderId: string): Promise<boolean> {
  const rows = await db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.orderId, orderId));
  return rows.length > 0;
}

/** The cohort of an order's seat, which staff may have changed; else the one it was placed for. */
export async function readCohortOf(
  db: Handle,
  order: Pick<Order, 'id' | 'cohortId'> & Partial<Pick<OrderFound, 'has'>>,
): Promise<Cohort | null> {
  const seatsOf = () =>
    db.select({ id: enrolments.cohortId }).from(enrolments).where(eq(enrolments.orderId, order.id));
  const { has } = order;
  const [seat] = has ? (has.seat ? [{ id: has.seatIn }] : []) : await seatsOf();
  const id = seat ? seat.id : order.cohortId;
  return id === null ? null : findCohort(db, id);
}

type SeatOf = Pick<Order, 'itemKind' | 'itemSlug' | 'cohortId'>;
type Seats = { taken: number; all: number };

/**
 * Of the order's group where the course is sold by them, else of the course: how many are taken, of how many in all. Null where
 * seats are not limited, and for what is no course.
 */
export async function countSeatsOf(
  db: Handle,
  { itemKind, itemSlug, cohortId }: SeatOf,
): Promise<Seats | null> {
  const course = itemKind === 'course' ? await readCourse(db, itemSlug) : null;
  if (course === null) return null;
  if (isSoldByCohort(course)) {
    const cohort = cohortId === null ? null : await findCohort(db, cohortId);
    if (cohort === null || cohort.seats === null) return null;
    return { taken: await countTakenIn(db, cohort.id), all: cohort.seats };
  }
  const { slug, capacity } = course;
  return capacity === null ? null : { taken: await countConfirmedOrdersOf(db, slug), all: capacity };
}

/** The seat that an order would take beyond the last one; null while one is free. */
export async function seatBeyond(db: Handle, order: SeatOf): Promise<{ seat: number; of: number } | null> {
  const seats = await countSeatsOf(db, order);
  return seats !== null && seats.taken >= seats.all ? { seat: seats.taken + 1, of: seats.all } : null;
}

/** The same for a buyer: that all are taken; null while one is free. */
export const whyFull = async (db: Handle, order: SeatOf): Promise<FullReason | null> =>
  (await seatBeyond(db, order)) === null ? null : order.cohortId === null ? 'sold-out' : 'cohort-full';

/** For staff who look at an order that nobody has paid for certain. */
export const beyondFor = async ({ database: { db } }: Context, order: Order) =>
  hasMoney(order.status) ? null : seatBeyond(db, order);

/** As long as a buyer takes on a bank's page. */
const atTheBankMs = 30 * 60_000;

type Caller = { now: Date; caller?: string | undefined };

/**
 * How many other orders of the same seats are on a bank's page right now: without them two would pay for the last seat. `byCaller`:
 * those that this caller sent there.
 */
async function countAtTheBank(
  db: Handle,
  { id, itemSlug, cohortId }: SeatOf & { id: string },
  { now, caller }: Caller,
): Promise<{ all: number; byCaller: number }> {
  const all = sql<number>`count(distinct ${orders.id})`.mapWith(Number);
  const [row] = await db
    .select({
      all,
      byCaller: sql<number>`${all} filter (where ${paymentAttempts.heldBy} = ${caller ?? ''})`.mapWith(
        Number,
      ),
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.state, 'begun'),
        gt(paymentAttempts.begunAt, new Date(now.getTime() - atTheBankMs)),
        eq(orders.itemKind, 'course'),
        eq(orders.itemSlug, itemSlug),
        cohortId === null ? undefined : eq(orders.cohortId, cohortId),
        inArray(orders.status, payableStatuses),
        ne(orders.id, id),
      ),
    );
  return row ?? { all: 0, byCaller: 0 };
}

/**
 * Why an order of a course should not be paid as it is, for whoever is about to: asked again wherever money is about to move, since
 * an unpaid order holds no seat, but for the minutes on a bank's page. Null for what is no course.
 */
export async function whyNoSeat(
  db: Handle,
  order: SeatOf & { id: string },
  now: Date,
): Promise<SeatRefusal | null> {
  const why = await whyNotToTheBank(db, order, { now });
  return why === 'too-many-seats-here' ? null : why;
}

/**
 * The same for a caller who is about to go to a bank's page, and why not: also where they keep as many of these seats from others as
 * anybody may, by such pages; where seats are limited.
 */
export async function whyNotToTheBank(
  db: Handle,
  order: SeatOf & { id: string },
  { now, caller }: Caller,
): Promise<SeatRefusal | 'too-many-seats-here' | null> {
  const course = order.itemKind === 'course' ? await readCourse(db, order.itemSlug) : null;
  if (course === null) return null;
  const isByCohort = isSoldByCohort(course);
  let seatsLeft: number | null;
  if (isByCohort) {
    if (order.cohortId === null) return 'cohort-needed';
    const chosen = chooseCohort(await readJoinableOf(db, course.slug, now), order.cohortId);
    if (!chosen.ok) return chosen.reason;
    seatsLeft = chosen.cohort.seatsLeft;
  } else {
    seatsLeft = await readSeatsLeft(db, course);
  }
  if (seatsLeft === null) return null;
  const atTheBank = await countAtTheBank(db, order, { now, caller });
  if (atTheBank.all >= seatsLeft) return isByCohort ? 'cohort-full' : 'sold-out';
  return atTheBank.byCaller >= mostUnpaidOfCaller ? 'too-many-seats-here' : null;
}

/** Whether its buyer may still choose a group: until it is confirmed or refunded. */
const isUndecided = ({ status }: Pick<Order, 'status'>): boolean =>
  isPayable(status) || awaitsDecision(status) || canReopen(status);

export type OrderCohort = {
  course: Course;
  /** As it is now, also where nobody new may join it any more; with its free seats while another may be chosen. */
  cohort: CohortOnOffer | Cohort | null;
  /** Why it cannot be paid for now; null when it can, and for an order that has its seat. */
  problem: SeatRefusal | null;
  /** Of an order whose money is being looked for: staff decide about a seat beyond the last one. */
  full: FullReason | null;
  /** Groups with a seat that could be chosen instead. */
  others: CohortOnOffer[];
  /** Ids of those that begin within the time for changing one's mind, where the buyer has not asked to start yet. */
  soon: string[];
};

/** The group of an order with its free seats. */
async function readShownCohort(
  db: Handle,
  order: Order | OrderFound,
  open: readonly CohortOnOffer[] = [],
): Promise<CohortOnOffer | null> {
  const { cohortId, status } = order;
  // Nobody has a seat before it is paid.
  const wanted = isPayable(status) && cohortId !== null ? await findCohort(db, cohortId) : null;
  const found = wanted ?? (await readCohortOf(db, order));
  if (found === null) return null;
  const known = open.find(({ id }) => id === found.id);
  if (known) return known;
  return onOffer(found, found.seats === null ? 0 : await countTakenIn(db, found.id));
}

/** The group of an order, for who places it by the API; null for what is not sold by groups. */
export const groupOfOrder = ({ database: { db } }: Context, order: Order) =>
  order.itemKind === 'course' ? readShownCohort(db, order) : null;

/** The group of an order, for its pages; null for one without groups or own pace, whose course has a seat. */
export async function cohortOfOrder(
  { database: { db }, clock }: Context,
  token: string,
): Promise<OrderCohort | null> {
  const order = await findOrderByToken(db, token);
  if (order?.itemKind !== 'course') return null;
  const course = await readCourse(db, order.itemSlug);
  if (!course) return null;
  const full = awaitsDecision(order.status) ? await whyFull(db, order) : null;
  if (!isSoldByCohort(course)) {
    const problem = isPayable(order.status) ? await whyNoSeat(db, order, clock()) : null;
    return isTaughtHere(course) || problem !== null || full !== null
      ? { course, cohort: null, problem, full, others: [], soon: [] }
      : null;
  }
  if (!isUndecided(order))
    return { course, cohort: await readCohortOf(db, order), problem: null, full, others: [], soon: [] };
  const open = await readJoinableOf(db, order.itemSlug, clock());
  const cohort = await readShownCohort(db, order, open);
  const others = open.filter((one) => one.id !== cohort?.id && hasSeat(one));
  return {
    course,
    cohort,
    problem: awaitsDecision(order.status)
      ? null
      : await whyNoSeat(db, { ...order, cohortId: cohort?.id ?? null }, clock()),
    full,
    others,
    soon: (await askingToStart(db, order, others, clock())).map(({ id }) => id),
  };
}

/** Which group is wanted, and whether its buyer asks to start before the time for changing one's mind is over. */
type Wanted = { cohort: string; agreesToStart: boolean };

/** 'agreement-required': it begins within the time for changing one's mind, and nobody asked for that. */
type ChangeRefusal = CohortRefusal | 'agreement-required';

/** Of those, the groups a waiting order cannot have without its buyer's wish to start; what costs nothing asks for none. */
export const askingToStart = async <C extends Pick<Cohort, 'startsOn'>>(
  db: Handle,
  order: Order,
  groups: readonly C[],
  now: Date,
): Promise<C[]> => {
  if (order.amountCentimes === 0 || order.agreedToStartAt !== null) return [];
  const days = refundDaysOf(order, await readSettings(db));
  return groups.filter(({ startsOn }) => startsSoon(startsOn, now, days));
};

/**
 * Sets another group for a locked order, in the same transaction. Refused where it cannot be joined; the order's present
 * group is always accepted.
 */
export async function changeCohort(
  tx: Handle,
  order: Order,
  { cohort: wanted, agreesToStart }: Wanted,
  action: AuditContext,
): Promise<{ ok: true; order: Order } | { ok: false; reason: ChangeRefusal }> {
  if (order.cohortId === wanted) return { ok: true, order };
  const chosen = chooseCohort(await readJoinableOf(tx, order.itemSlug, action.at), wanted);
  if (!chosen.ok) return chosen;
  const asks = (await askingToStart(tx, order, [chosen.cohort], action.at)).length > 0;
  if (asks && !agreesToStart) return { ok: false, reason: 'agreement-required' };
  const beginning = await beginningFor(tx, { taughtAt: 'here', startsOn: null }, chosen.cohort);
  const agreed = asks ? { agreedToStartAt: action.at } : {};
  const changed = await changeOrder(tx, order, { ...beginning, ...agreed }, action.at);
  await writeHistory(
    tx,
    { orderId: order.id, event: 'change-details', detail: { fields: 'cohort' } },
    action,
  );
  return { ok: true, order: changed };
}

/** The buyer chooses another group while the order waits: its price and everything else stay. */
export async function takeCohort(
  { database, clock, uuid }: Context,
  { token, ...wanted }: { token: string } & Wanted,
): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'not-in-this-status' | ChangeRefusal }> {
  return database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const course = order.itemKind === 'course' ? await readCourse(tx, order.itemSlug) : null;
    const isOpen = isUndecided(order) && !grantsAccess(order.status);
    if (!course || !isSoldByCohort(course) || !isOpen) return { ok: false, reason: 'not-in-this-status' };
    const changed = await changeCohort(tx, order, wanted, { actor: 'buyer', at: clock(), uuid });
    return changed.ok ? { ok: true } : changed;
  });
}
