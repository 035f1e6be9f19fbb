/** What the office reads. Nothing here changes anything. */
import { countPools, countWaiting, findWaitingAmong } from '../domain/access/access.store.server.ts';
import { readCourses } from '../domain/catalogue/catalogue.store.server.ts';
import { countForAPerson, readNotifications } from '../domain/orders/notifications.store.server.ts';
import { countClaims, readOrdersPage } from '../domain/orders/staff-orders.store.server.ts';
import { readStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { Academy, Pool, StaffOrderFilter } from './academy.server.ts';
import type { FlowContext } from './flow-context.ts';

type Staff = Academy['staff'];

/** Newest first, 50 a page. */
export async function staffOrders(
  { database: { db } }: FlowContext,
  filter: StaffOrderFilter,
): ReturnType<Staff['orders']> {
  const { rows, next } = await readOrdersPage(db, filter);
  const [waiting, claims, waitingForCode, refusedNotifications] = await Promise.all([
    findWaitingAmong(
      db,
      rows.map((row) => row.id),
    ),
    countClaims(db),
    countWaiting(db),
    countForAPerson(db),
  ]);
  return {
    rows: rows.map(({ id, ...row }) => ({ ...row, awaitsCode: waiting.has(id) })),
    next,
    counts: { claims, waitingForCode, refusedNotifications },
  };
}

/** Every pool there is, and an empty one for each course that hands out codes. */
export async function staffPools({ database: { db } }: FlowContext): Promise<Pool[]> {
  const [pools, courses] = await Promise.all([countPools(db), readCourses(db)]);
  const known = new Set(pools.map((pool) => pool.itemSlug));
  const without = courses.filter((course) => course.platformProduct !== null && !known.has(course.slug));
  return [...pools, ...without.map(({ slug }) => ({ itemSlug: slug, free: 0, taken: 0, waiting: 0 }))];
}

/** The newest 200, of all gateways. */
export const staffNotifications = ({ database: { db } }: FlowContext): ReturnType<Staff['notifications']> =>
  readNotifications(db, { most: 200 });

/** The newest 200 lines. */
export const staffLogLines = ({ database: { db } }: FlowContext): ReturnType<Staff['log']> =>
  readStaffLog(db, 200);
