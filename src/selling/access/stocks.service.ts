/** Stocks of access codes, with the names of their courses, and what is left to do at the learning platform. */
import { inEach } from '../../platform/i18n/locale.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { readOpenings } from '../../catalogue/applicants/waitlist.service.ts';
import { readCourses, readSettings } from '../../academy/content/content.service.ts';
import { isOnSale, isTaughtHere, type Localised } from '../../catalogue/courses/course.ts';
import { notReadyOf, type Rails, readRealWays } from '../orders/real-money.service.ts';
import { orders } from '../orders/orders.table.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import { accessCodes, entitlements } from '../orders/access.table.ts';
import type { CodeStock } from '../orders/access-codes.ts';

/**
 * Every stock, and an empty one for each other course that is taught elsewhere, since its orders take codes. Codes left over
 * from before a course was taught here are left out.
 */
export async function readStocks(db: Handle, rails: Rails): Promise<NamedStock[]> {
  const [stocks, courses, openings] = await Promise.all([countStocks(db), readCourses(db), readOpenings(db)]);
  const isReal = (await readRealWays(db, rails)).size > 0;
  const { learningPlatformUrl } = await readSettings(db);
  const known = new Set(stocks.map(({ itemSlug }) => itemSlug));
  const without = courses.filter((course) => !known.has(course.slug) && !isTaughtHere(course));
  // Names on the waitlist may buy it before everybody else.
  const ahead = new Set(openings.flatMap((one) => (one.madePublicAt === null ? [one.courseSlug] : [])));
  const bySlug = new Map(courses.map((course) => [course.slug, course]));
  const empty = without.map(({ slug }) => ({ itemSlug: slug, free: 0, samples: 0, taken: 0, waiting: 0 }));
  return [...stocks, ...empty].map((stock) => {
    const course = bySlug.get(stock.itemSlug);
    const needsCodes = course === undefined || !isTaughtHere(course);
    return {
      ...stock,
      free: isReal ? stock.free - stock.samples : stock.free,
      notReady: isReal && needsCodes ? notReadyOf(stock, learningPlatformUrl) : null,
      isOnSale: needsCodes && course !== undefined && (isOnSale(course) || ahead.has(course.slug)),
      // A course that is gone is shown by its slug.
      name: inEach((one) => course?.words[one].name ?? stock.itemSlug),
    };
  });
}

/** Unused codes, the oldest first. */
export const readUnusedCodes = (db: Handle, itemSlug: string, most: number) =>
  db
    .select({
      id: accessCodes.id,
      code: accessCodes.code,
      addedAt: accessCodes.addedAt,
      isSample: accessCodes.isSample,
    })
    .from(accessCodes)
    .where(and(eq(accessCodes.itemSlug, itemSlug), isNull(accessCodes.orderId)))
    .orderBy(asc(accessCodes.addedAt), asc(accessCodes.code))
    .limit(most);

/** `free`: unused, `samples` of them are sample codes. */
export type StockCount = { itemSlug: string; free: number; samples: number; taken: number; waiting: number };

/** Every stock that has codes or somebody waiting, by its item's slug. */
export async function countStocks(db: Handle): Promise<StockCount[]> {
  const codes = await db
    .select({
      itemSlug: accessCodes.itemSlug,
      free: sql<number>`count(*) filter (where ${accessCodes.orderId} is null)`.mapWith(Number),
      samples:
        sql<number>`count(*) filter (where ${accessCodes.orderId} is null and ${accessCodes.isSample})`.mapWith(
          Number,
        ),
      taken: sql<number>`count(${accessCodes.orderId})`.mapWith(Number),
    })
    .from(accessCodes)
    .groupBy(accessCodes.itemSlug);
  const waiting = await db
    .select({ itemSlug: entitlements.itemSlug, waiting: sql<number>`count(*)`.mapWith(Number) })
    .from(entitlements)
    .where(and(isNull(entitlements.servedAt), isNull(entitlements.revokedAt)))
    .groupBy(entitlements.itemSlug);
  const stocks = new Map(codes.map((row) => [row.itemSlug, { ...row, waiting: 0 }]));
  for (const row of waiting)
    stocks.set(row.itemSlug, {
      ...(stocks.get(row.itemSlug) ?? { itemSlug: row.itemSlug, free: 0, samples: 0, taken: 0 }),
      waiting: row.waiting,
    });
  return [...stocks.values()].sort((a, b) => (a.itemSlug < b.itemSlug ? -1 : 1));
}

/** Confirmed orders that wait for a code, the longest waiting first, by order number and buyer's name. */
export const waitingCodes = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: orders.number,
        label: orders.name,
        since: entitlements.grantedAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(entitlements)
      .innerJoin(orders, eq(orders.id, entitlements.orderId))
      .where(and(isNull(entitlements.servedAt), isNull(entitlements.revokedAt)))
      .orderBy(asc(entitlements.grantedAt), asc(entitlements.id))
      .limit(mostWaiting),
  );

const open = (db: Handle) =>
  db
    .select({
      orderNumber: orders.number,
      name: orders.name,
      itemSlug: entitlements.itemSlug,
      code: accessCodes.code,
      what: entitlements.platformTodo,
      since: entitlements.platformTodoAt,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .innerJoin(accessCodes, eq(accessCodes.orderId, entitlements.orderId))
    .where(isNotNull(entitlements.platformTodo))
    .orderBy(asc(entitlements.platformTodoAt), asc(orders.number));

export const readTodos = (db: Handle, most: number) => open(db).limit(most);

export const waitingTodos = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    (await open(db).limit(mostWaiting)).map(({ orderNumber: id, name: label, since, all }) => ({
      id,
      label,
      since,
      all,
    })),
  );

type NamedStock = CodeStock & { name: Localised<string> };
