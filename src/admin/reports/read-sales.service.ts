/** What was sold, and how far groups are. Nothing here changes anything. */
import { inEach } from '../../platform/i18n/locale.ts';
import { and, asc, eq, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  readBundles,
  readCourses,
  readProducts,
  readServices,
} from '../../academy/content/content.service.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { membership } from '../../academy/settings/membership.ts';
import type { Handle } from '../../platform/db/handle.ts';
import {
  type Bounds,
  daysBefore,
  type Days,
  type EnteredKind,
  mostDays,
  type SoldBy,
  type SoldKind,
  spansOf,
  weeksOf,
} from './sales.ts';
import type { Sums } from './month-sales.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { readOutline } from '../../learning/classroom/classroom.service.ts';
import { readProgressOf } from '../../learning/classroom/progress.service.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { addDays, boundsOf, dateInMorocco, isPeriod } from '../../platform/time/calendar-date.ts';
import type { ServiceContext } from '../../context.ts';
import { orderHistory, orders, paymentAttempts } from '../../selling/orders/orders.table.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';
import { methodPaid } from '../../selling/orders/order-history.service.ts';
import { methodSentBack, movedWithin, receivedOn } from './exports.store.ts';

/** Without orders of test screens. */
const isReal = ne(orders.itemKind, 'test');

/** The days at which spans begin, and that before which the last one ends. */
const edgesOf = (spans: readonly Days[]): string[] => [
  ...spans.map(({ from }) => from),
  ...spans.slice(-1).map(({ to }) => addDays(to, 1)),
];

type MoneyRow = {
  by: 'span' | 'item' | 'item-span' | 'method' | 'coupon' | 'all';
  span: number | null;
  kind: SoldKind | null;
  slug: string | null;
  method: SoldBy;
  coupon: string | null;
  payments: string | null;
  received: string | null;
  refunds: string | null;
  back: string | null;
  sold: string | null;
  orders: string | null;
};

/**
 * Money by the day it came in or left, as staff typed it, else by the moment it was recorded, counted as the monthly export counts it: confirmed orders and duplicate payments
 * less refunds that were carried out, under the method they left by, without test screens. One row for each span, item, item in a span, method and coupon, and
 * one for all.
 */
async function readMoney(db: Handle, spans: readonly Days[]): Promise<MoneyRow[]> {
  const days = edgesOf(spans);
  const edges = days.map((day) => boundsOf({ from: day, to: day }).begins);
  const [from, before] = [edges[0] ?? new Date(0), edges.at(-1) ?? new Date(0)];
  const moved = (at: PgColumn, day: SQL | PgColumn) => movedWithin({ at, day }, { from, before });
  const item = sql`${orders.itemKind} as kind, ${orders.itemSlug} as slug, ${orders.couponCode} as coupon`;
  const ofOrder = (column: PgColumn) => sql`join ${orders} on ${orders.id} = ${column} and ${isReal}`;
  const { rows } = await db.execute<MoneyRow>(sql`
    with money as (
      select ${orderHistory.at} as at, ${receivedOn} as day, ${item}, ${methodPaid} as method,
        (${orders.amountCentimes} > 0)::int as payments, ${orders.amountCentimes} as received, 0 as refunds, 0 as back,
        ${orders.amountCentimes} as sold, (${orders.amountCentimes} > 0 and ${orders.itemKind} <> 'instalment')::int as orders
      from ${orderHistory} ${ofOrder(orderHistory.orderId)}
      where ${orderHistory.event} = 'confirm' and ${moved(orderHistory.at, receivedOn)}
      union all
      select ${paymentAttempts.settledAt}, null, ${item}, 'Card', 1, ${paymentAttempts.amountCentimes}, 0, 0, 0, 0
      from ${paymentAttempts} ${ofOrder(paymentAttempts.orderId)}
      where ${paymentAttempts.isDuplicate} and ${moved(paymentAttempts.settledAt, sql`null::text`)}
      union all
      select ${refunds.doneAt}, ${refunds.paidOn}, ${item}, ${methodSentBack}, 0, 0, 1, ${refunds.amountCentimes}, 0, 0
      from ${refunds} ${ofOrder(refunds.orderId)}
      where ${refunds.state} = 'done' and ${moved(refunds.doneAt, refunds.paidOn)}
    ), placed as (
      -- As a subquery the edges are read once, not for every row.
      select *, case when day is null
        then width_bucket(at, (select ${`{${edges.map((edge) => edge.toISOString()).join(',')}}`}::timestamptz[]))
        else width_bucket(day, (select ${`{${days.join(',')}}`}::text[])) end - 1 as span from money
    )
    select case when grouping(span, slug) = 0 then 'item-span' when grouping(span) = 0 then 'span' when grouping(slug) = 0 then 'item'
        when grouping(method) = 0 then 'method' when grouping(coupon) = 0 then 'coupon' else 'all' end as by,
      span, kind, slug, method, coupon, sum(payments) as payments, sum(received) as received, sum(refunds) as refunds,
      sum(back) as back, sum(sold) as sold, sum(orders) as orders
    from placed group by grouping sets ((span), (kind, slug), (span, kind, slug), (method), (coupon), ())`);
  return rows;
}

const moneyOf = (row: MoneyRow | undefined): Sums => {
  const [receivedCentimes, paidBackCentimes] = [Number(row?.received ?? 0), Number(row?.back ?? 0)];
  return {
    payments: Number(row?.payments ?? 0),
    receivedCentimes,
    refunds: Number(row?.refunds ?? 0),
    paidBackCentimes,
    netCentimes: receivedCentimes - paidBackCentimes,
  };
};

type Spans = { spans: readonly Days[]; weeks: readonly Days[] };

/** What each item brought in each week; spans are days of these weeks, or the weeks themselves. */
function weeksOfItems(items: readonly OfItem[], rows: readonly MoneyRow[], { spans, weeks }: Spans) {
  const weekOf = spans.map(({ from }) => weeks.findIndex((week) => from <= week.to));
  const keyOf = (item: { kind: SoldKind | null; slug: string | null }) => `${item.kind} ${item.slug}`;
  const found = new Map(items.map((item) => [keyOf(item), weeks.map(() => 0)]));
  for (const row of rows) {
    const sums = row.by === 'item-span' ? found.get(keyOf(row)) : undefined;
    const week = weekOf[Number(row.span)] ?? 0;
    if (sums) sums[week] = (sums[week] ?? 0) + moneyOf(row).netCentimes;
  }
  return items.map(({ kind, slug, name }) => ({
    kind,
    slug,
    name,
    netCentimes: found.get(keyOf({ kind, slug })) ?? [],
  }));
}

const isIn = (at: PgColumn | SQL, { begins, ends }: Bounds): SQL =>
  sql`${at} >= ${begins.toISOString()}::timestamptz and ${at} < ${ends.toISOString()}::timestamptz`;

type Counts = { newLearners: number; joined: number; left: number };

const counted = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);

/** People whose first order was confirmed in each period, of which the second comes before the first. */
async function countNewLearners(db: Handle, periods: readonly [Bounds, Bounds]): Promise<[number, number]> {
  const [now, before] = periods;
  const confirmed = (
    which: SQL,
  ) => sql`from ${orderHistory} join ${orders} on ${orders.id} = ${orderHistory.orderId} and ${isReal}
    where ${orderHistory.event} = 'confirm' and ${which}`;
  const both = isIn(orderHistory.at, { begins: before.begins, ends: now.ends });
  const earlier = sql`${orderHistory.at} < ${before.begins.toISOString()}::timestamptz`;
  const at = (period: Bounds) => isIn(sql`first.at`, period);
  const { rows } = await db.execute<{ now: string; before: string }>(sql`
    select ${counted(at(now))} as now, ${counted(at(before))} as before
    from (select ${orders.email} as email, min(${orderHistory.at}) as at ${confirmed(both)} group by ${orders.email}) first
    where not exists (select 1 ${confirmed(sql`${earlier} and ${orders.email} = first.email`)})`);
  const [row] = rows;
  return [Number(row?.now ?? 0), Number(row?.before ?? 0)];
}

/** Members of the community: a membership belongs to its recipient, and ends when its access does. */
async function countMembers(db: Handle, periods: readonly [Bounds, Bounds]) {
  const [now, before] = periods;
  const { grantedAt, revokedAt } = entitlements;
  const owner = sql`coalesce(${orders.recipientEmail}, ${orders.email})`;
  const isOne = sql<boolean>`bool_or(${revokedAt} is null)`;
  const first = sql`min(${grantedAt})`;
  const left = (period: Bounds, name: string) =>
    sql<boolean>`not ${isOne} and ${isIn(sql`max(${revokedAt})`, period)}`.as(name);
  const people = db
    .select({
      isOne: isOne.as('is_one'),
      // Whoever renews joins once, and leaves with the last of their memberships.
      joined: isIn(first, now).as('joined'),
      left: left(now, 'left_it'),
      joinedBefore: isIn(first, before).as('joined_before'),
      leftBefore: left(before, 'left_before'),
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(eq(orders.itemKind, 'membership'))
    .groupBy(owner)
    .as('people');
  const [row] = await db
    .select({
      members: counted(sql`${people.isOne}`),
      joined: counted(sql`${people.joined}`),
      left: counted(sql`${people.left}`),
      joinedBefore: counted(sql`${people.joinedBefore}`),
      leftBefore: counted(sql`${people.leftBefore}`),
    })
    .from(people);
  return row ?? { members: 0, joined: 0, left: 0, joinedBefore: 0, leftBefore: 0 };
}

type InAll = Sums & { orders: number; averageCentimes: number | null };

/** What an order brings on average: later parts of a price belong to the order they were agreed with. */
function inAllOf(rows: readonly MoneyRow[]): InAll {
  const row = rows.find(({ by }) => by === 'all');
  const placed = Number(row?.orders ?? 0);
  const averageCentimes = placed === 0 ? null : Math.round(Number(row?.sold ?? 0) / placed);
  return { ...moneyOf(row), orders: placed, averageCentimes };
}

type OfItem = { kind: SoldKind; slug: string; name: Localised<string> | null };

export type Figures = {
  days: Days;
  now: InAll & Counts;
  /** As many days before. */
  before: InAll & Counts;
  /** Members of the community today. */
  members: number;
  spans: (Sums & Days)[];
  /** The most money first, as below. `name` is null of a record that no longer exists. */
  byItem: (Sums & OfItem)[];
  weeks: Days[];
  /** Of the items above, in their order: what each brought in each of these weeks, less what went back. */
  itemWeeks: (OfItem & { netCentimes: number[] })[];
  byMethod: (Sums & { method: SoldBy })[];
  /** Null: without a coupon. */
  byCoupon: (Sums & { coupon: string | null })[];
};

/**
 * The money of these days ('YYYY-MM-DD' in Morocco, both included, at most 731) as the monthly export counts it, and how many
 * people came and left, beside as many days before. Centimes of MAD. Who may: `maySeeSales`.
 */
export async function figures(
  { database: { reports: db } }: ServiceContext,
  days: Days,
): Promise<{ ok: true; figures: Figures } | { ok: false; reason: 'bad-period' }> {
  if (!isPeriod(days, mostDays)) return { ok: false, reason: 'bad-period' };
  const spans = spansOf(days);
  const earlier = daysBefore(days);
  const periods = [boundsOf(days), boundsOf(earlier)] as const;
  const [rows, rowsBefore, names, [learners, learnersBefore], members] = await Promise.all([
    readMoney(db, spans),
    readMoney(db, [earlier]),
    readNames(db),
    countNewLearners(db, periods),
    countMembers(db, periods),
  ]);
  const by = (what: MoneyRow['by']) =>
    rows
      .filter((row) => row.by === what)
      .map((row) => ({ row, sums: moneyOf(row) }))
      .toSorted((one, other) => other.sums.netCentimes - one.sums.netCentimes);
  const nameOf = (kind: SoldKind, slug: string) =>
    names[kind === 'instalment' ? 'course' : kind].get(slug) ?? null;
  const byItem = by('item').flatMap(({ row: { kind, slug }, sums }) =>
    kind === null || slug === null ? [] : [{ kind, slug, name: nameOf(kind, slug), ...sums }],
  );
  const weeks = weeksOf(days);
  return {
    ok: true,
    figures: {
      days,
      now: { ...inAllOf(rows), newLearners: learners, joined: members.joined, left: members.left },
      before: {
        ...inAllOf(rowsBefore),
        newLearners: learnersBefore,
        joined: members.joinedBefore,
        left: members.leftBefore,
      },
      members: members.members,
      spans: spans.map((span, at) => ({
        ...span,
        ...moneyOf(rows.find((row) => row.by === 'span' && Number(row.span) === at)),
      })),
      byItem,
      weeks,
      itemWeeks: weeksOfItems(byItem, rows, { spans, weeks }),
      byMethod: by('method').map(({ row, sums }) => ({ method: row.method, ...sums })),
      byCoupon: by('coupon').map(({ row, sums }) => ({ coupon: row.coupon, ...sums })),
    },
  };
}

type Names = Record<EnteredKind, ReadonlyMap<string, Localised<string>>>;

export async function readNames(db: Handle): Promise<Names> {
  const [courses, products, bundles, services] = await Promise.all([
    readCourses(db),
    readProducts(db),
    readBundles(db),
    readServices(db),
  ]);
  return {
    course: new Map(courses.map(({ slug, words }) => [slug, inEach((one) => words[one].name)])),
    product: new Map(products.map(({ slug, words }) => [slug, inEach((one) => words[one].name)])),
    bundle: new Map(bundles.map(({ slug, words }) => [slug, inEach((one) => words[one].name)])),
    consultation: new Map(services.map(({ slug, words }) => [slug, inEach((one) => words[one].title)])),
    membership: new Map([[membership.slug, membership.name]]),
  };
}

/** How far the learners of a group are: of each module, how many have done all its required lessons. */
export type GroupProgress = {
  id: string;
  course: Localised<string> | null;
  courseSlug: string;
  startsOn: string;
  learners: number;
  modules: { id: string; title: Localised<string>; finished: number }[];
};

/** A group is followed for so long after its last week. */
const daysAfterEnd = 28;

async function progressOf(db: Handle, cohortId: string, courseSlug: string) {
  const [outline, learners] = await Promise.all([
    readOutline(db, courseSlug),
    db
      .select({ id: enrolments.id })
      .from(enrolments)
      .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
      .where(and(eq(enrolments.cohortId, cohortId), isNull(entitlements.revokedAt))),
  ]);
  const progress = await readProgressOf(
    db,
    learners.map(({ id }) => id),
  );
  const hasDone = (id: string, lessonId: string) =>
    (progress.get(id)?.get(lessonId)?.doneAt ?? null) !== null;
  return {
    learners: learners.length,
    modules: outline.map(({ id, title, lessons }) => ({
      id,
      title,
      finished: learners.filter((learner) =>
        lessons.every((lesson) => !lesson.isRequired || hasDone(learner.id, lesson.id)),
      ).length,
    })),
  };
}

/** Groups that have begun and ended at most four weeks ago, those that began first at the top. Who may: `maySeeSales`. */
export async function groupProgress({
  database: { reports: db },
  clock,
}: ServiceContext): Promise<GroupProgress[]> {
  const today = dateInMorocco(clock());
  const [begun, names] = await Promise.all([
    db.select().from(cohorts).where(lte(cohorts.startsOn, today)).orderBy(asc(cohorts.startsOn)),
    readNames(db),
  ]);
  const running = begun.filter(({ startsOn, weeks }) => addDays(startsOn, weeks * 7 + daysAfterEnd) >= today);
  return Promise.all(
    running.map(async ({ id, courseSlug, startsOn }) => ({
      id,
      course: names.course.get(courseSlug) ?? null,
      courseSlug,
      startsOn,
      ...(await progressOf(db, id, courseSlug)),
    })),
  );
}
