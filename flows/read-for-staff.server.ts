/** What the office reads. Nothing here changes anything. */
import { countPools, countWaiting, findWaitingAmong } from '../domain/access/access.store.server.ts';
import { readCourses, readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { openDifferences, readLastFinished } from '../domain/orders/reconciliations.store.server.ts';
import { countForAPerson } from '../domain/orders/notification-errands.store.server.ts';
import { awaitsDecision } from '../domain/orders/order.ts';
import {
  countClaims,
  countOtherMethod,
  listClaims,
  readOrdersPage,
} from '../domain/orders/staff-orders.store.server.ts';
import { countLateClaims, lateBefore } from '../domain/orders/waiting-claims.store.server.ts';
import { readStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { Academy } from './academy.server.ts';
import type { Pool, StaffOrderFilter } from './staff-order-verbs.ts';
import type { FlowContext } from './flow-context.ts';

type Staff = Academy['staff'];

/** Newest first, 50 a page; of claims that wait, all, the longest waiting first. */
export async function staffOrders(
  { database: { db }, clock }: FlowContext,
  filter: StaffOrderFilter,
): ReturnType<Staff['orders']> {
  const { status, search } = filter;
  const { rows, next } =
    status !== null && awaitsDecision(status)
      ? { rows: await listClaims(db, { status, search }), next: null }
      : await readOrdersPage(db, filter);
  const ids = rows.map((row) => row.id);
  const { claimAlertHours } = await readSettings(db);
  const before = lateBefore(clock(), claimAlertHours);
  const [waiting, claims, lateClaims, otherMethod, waitingForCode, refusedNotifications, round] =
    await Promise.all([
      findWaitingAmong(db, ids),
      countClaims(db),
      countLateClaims(db, before),
      countOtherMethod(db),
      countWaiting(db),
      countForAPerson(db),
      readLastFinished(db),
    ]);
  return {
    rows: rows.map(({ id, ...row }) => ({
      ...row,
      awaitsCode: waiting.has(id),
      isLate: awaitsDecision(row.status) && row.claimedAt !== null && row.claimedAt <= before,
    })),
    next,
    counts: {
      claims,
      lateClaims,
      otherMethod,
      waitingForCode,
      refusedNotifications,
      differences: openDifferences(round?.differences ?? []),
    },
  };
}

/** Every pool there is, and an empty one for each course that hands out codes. */
export async function staffPools({ database: { db } }: FlowContext): Promise<Pool[]> {
  const [pools, courses] = await Promise.all([countPools(db), readCourses(db)]);
  const known = new Set(pools.map((pool) => pool.itemSlug));
  const without = courses.filter((course) => course.platformProduct !== null && !known.has(course.slug));
  return [...pools, ...without.map(({ slug }) => ({ itemSlug: slug, free: 0, taken: 0, waiting: 0 }))];
}

/** The newest 200 lines. */
export const staffLogLines = ({ database: { db } }: FlowContext): ReturnType<Staff['log']> =>
  readStaffLog(db, 200);
