/**
 * Changes of published records that need no draft: removing one or all of the sample, moving one in its list, closing a
 * course for sale. They show at once.
 */
import { and, count, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { countStocks, type StockCount } from '../../selling/access/stocks.service.ts';
import { deleteUnusedCodes, lockStock } from '../../selling/orders/entitlements.service.ts';
import { writeClosedForSale, raiseContentVersion } from '../../academy/content/content.service.ts';
import { openRecord, type OpenRecord, publishRemoval } from './open-record.store.ts';
import { readOpenOf, type RecordName } from '../../academy/content/revisions.service.ts';
import { listChanges, type NeedsPriceRight, pricesThatDiffer } from './record-changes.ts';
import type { RecordKind } from './record-kinds.ts';
import { moveRow, readRows } from '../../academy/content/published-rows.service.ts';
import { closeCoupon, readOpenSampleCoupons } from '../../selling/coupons/coupon-uses.service.ts';
import { removeSampleGroups, removeSampleLessons } from '../../learning/classroom/taught-courses.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import {
  mayPublishRecord,
  mayRemoveSamples,
  maySetPrices,
  mayWriteRecord,
} from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { endedSeats } from '../../catalogue/workshops/workshop.ts';
import { bookings } from '../../selling/hours/bookings.table.ts';
import { bundles, consultationServices, courses, posts } from '../../academy/content/catalogue.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import type { ItemKind } from '../../selling/orders/order.ts';

type Named = RecordName & { staff: StaffMember };
type Taking = { staff: StaffMember; at: Date; leavesDraft: boolean };

/** Removes one record and writes its line in the log. Call it last in a transaction. */
async function takeOff(
  context: ServiceContext,
  tx: Handle,
  found: OpenRecord,
  { staff, at, leavesDraft }: Taking,
): Promise<void> {
  const { kind, slug, row } = found;
  await publishRemoval(tx, found, { at, by: staff.email, uuid: context.uuid, leavesDraft });
  if (kind === 'course') {
    await removeSampleLessons(tx, slug);
    await removeSampleGroups(tx, slug);
  }
  const changes = listChanges(row?.record ?? null, null);
  const line = {
    id: context.uuid(),
    at,
    staff,
    act: 'remove-record',
    subject: slug,
    detail: { kind },
  } as const;
  await writeStaffLog(tx, { ...line, ...changes });
  await raiseContentVersion(tx);
  await context.database.notify('content');
}

/**
 * 'orders': bought or being bought, their links and files come from the record; 'waitlist': names that wait for an e-mail;
 * 'places': seats in a workshop; 'bookings': hours booked or held; 'records': others of the catalogue that refer to it.
 */
type NeededBy = { what: 'orders' | 'waitlist' | 'places' | 'bookings' | 'records'; count: number };

async function countIn(db: Handle, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(where);
  return row?.count ?? 0;
}

/** Orders that are over need no record: their page then shows that the item is no longer sold. */
const overStatuses = ['Rejected', 'Cancelled', 'Expired'] as const;

const ordersOf = (db: Handle, slug: string, kinds: ItemKind[]): Promise<number> =>
  countIn(
    db,
    orders,
    and(
      eq(orders.itemSlug, slug),
      inArray(orders.itemKind, kinds),
      notInArray(orders.status, [...overStatuses]),
    ),
  );

/** Past hours count too: their pages and receipts name the service. */
const bookingsWhere = (db: Handle, whose: SQL): Promise<number> =>
  countIn(db, bookings, and(whose, inArray(bookings.state, ['held', 'booked'])));

async function recordsNaming(db: Handle, trainer: string): Promise<number> {
  const counts = await Promise.all([
    countIn(db, courses, sql`${courses.record} ->> 'trainer' = ${trainer}`),
    countIn(db, posts, sql`${posts.record} ->> 'author' = ${trainer}`),
    countIn(db, consultationServices, sql`${consultationServices.record} ->> 'expert' = ${trainer}`),
  ]);
  return counts.reduce((sum, one) => sum + one, 0);
}

const bundlesWith = (db: Handle, of: 'courses' | 'products', slug: string): Promise<number> =>
  countIn(db, bundles, sql`${bundles.record} -> ${of}::text ? ${slug}::text`);

type Counts = Partial<Record<NeededBy['what'], Promise<number>>>;

function countsOf(db: Handle, kind: RecordKind, slug: string): Counts {
  switch (kind) {
    case 'course':
      return {
        orders: ordersOf(db, slug, ['course', 'instalment']),
        records: bundlesWith(db, 'courses', slug),
        waitlist: countIn(
          db,
          waitlistEntries,
          and(
            eq(waitlistEntries.courseSlug, slug),
            isNull(waitlistEntries.toldAt),
            isNull(waitlistEntries.unsubscribedAt),
          ),
        ),
      };
    case 'product':
      return { orders: ordersOf(db, slug, ['product']), records: bundlesWith(db, 'products', slug) };
    case 'bundle':
      return { orders: ordersOf(db, slug, ['bundle']) };
    case 'service':
      return {
        orders: ordersOf(db, slug, ['consultation']),
        bookings: bookingsWhere(db, eq(bookings.service, slug)),
        records: countIn(db, courses, sql`${courses.record} ->> 'consultationService' = ${slug}`),
      };
    case 'workshop':
      return {
        places: countIn(
          db,
          workshopSeats,
          and(eq(workshopSeats.workshopSlug, slug), notInArray(workshopSeats.state, [...endedSeats])),
        ),
      };
    case 'trainer':
      return {
        records: recordsNaming(db, slug),
        bookings: bookingsWhere(db, eq(bookings.expert, slug)),
      };
    // Nobody depends on pages of these: an application for a job stores the job's name itself.
    case 'post':
    case 'job':
    case 'campaign':
    case 'legal':
    case 'settings':
      return {};
  }
}

/** Empty when nobody needs it. */
async function readNeedsOf(db: Handle, kind: RecordKind, slug: string): Promise<NeededBy[]> {
  const counting = Object.entries(countsOf(db, kind, slug)) as [NeededBy['what'], Promise<number>][];
  const found = await Promise.all(counting.map(async ([what, many]) => ({ what, count: await many })));
  return found.filter(({ count: many }) => many > 0);
}

type WhyItStays =
  | { reason: 'still-needed'; needs: NeededBy[] }
  /** Removing it would let it be made again at another price, or none. `prices`: its price fields. */
  | { reason: 'needs-price-right'; prices: string[] };

/** Null when the person asking may remove it. */
async function whyItStays(
  db: Handle,
  { kind, slug, record }: { kind: RecordKind; slug: string; record: object },
  { mayPrice }: { mayPrice: boolean },
): Promise<WhyItStays | null> {
  const needs = await readNeedsOf(db, kind, slug);
  if (needs.length > 0) return { reason: 'still-needed', needs };
  const prices = pricesThatDiffer(kind, record, null);
  return prices.length > 0 && !mayPrice ? { reason: 'needs-price-right', prices } : null;
}

/** A draft of it is left: the one that is there, or else what was published. 'still-needed': a page or an e-mail of somebody is made from it. */
export async function removeRecord(
  context: ServiceContext,
  { kind, slug, staff }: Named,
): Promise<
  | { ok: true }
  | { ok: false; reason: 'unknown-record' }
  | { ok: false; reason: 'settings-stay' }
  | { ok: false; reason: 'still-needed'; needs: NeededBy[] }
  | NeedsPriceRight
> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayWriteRecord(staff, kind)) throw new Error(`${staff.role} may not remove a ${kind}.`);
  if (kind === 'settings' || kind === 'legal') return { ok: false, reason: 'settings-stay' };
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at, uuid: context.uuid });
    if (!found.row) return { ok: false, reason: 'unknown-record' };
    const name = { kind, slug, record: found.row.record };
    const stays = await whyItStays(tx, name, { mayPrice: maySetPrices(staff) });
    if (stays) return { ok: false, ...stays };
    await takeOff(context, tx, found, { staff, at, leavesDraft: true });
    return { ok: true };
  });
}

/** In the order of removal: trainers last, since courses, articles and consultations refer to them. */
const sampleRecordKinds = [
  'campaign',
  'bundle',
  'course',
  'workshop',
  'product',
  'service',
  'post',
  'job',
  'trainer',
] as const satisfies readonly RecordKind[];

type SampleRecord = { kind: (typeof sampleRecordKinds)[number]; slug: string; record: object };

/** Whether everything that needs it is removed before it. */
async function mayGo(db: Handle, one: SampleRecord, before: readonly SampleRecord[]): Promise<boolean> {
  const stays = await whyItStays(db, one, { mayPrice: true });
  const naming = before.filter(({ kind, record }) =>
    Object.entries(record).some(
      ([field, value]) =>
        field !== 'slug' &&
        (value === one.slug || (kind === 'bundle' && Array.isArray(value) && value.includes(one.slug))),
    ),
  ).length;
  return (
    stays?.reason !== 'still-needed' ||
    stays.needs.every(({ what, count }) => what === 'records' && count <= naming)
  );
}

/**
 * What of the sample academy can be removed now, in that order, and what stays: somebody bought it or waits for it, a
 * colleague is editing it, or a record that stays refers to it.
 */
export async function readSamples(
  { database: { db } }: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<{
  goes: SampleRecord[];
  stays: SampleRecord[];
  /** Courses with sample access codes that nobody has. */
  stocks: StockCount[];
  coupons: { id: string; code: string }[];
}> {
  // The staff API has checked this: getting here without the right is a bug.
  if (!mayRemoveSamples(staff)) throw new Error(`${staff.role} may not see what is left of the sample.`);
  const [goes, stays]: [SampleRecord[], SampleRecord[]] = [[], []];
  for (const kind of sampleRecordKinds) {
    const drafts = new Set((await readOpenOf(db, kind)).map(({ slug }) => slug));
    for (const { slug, record, sample } of await readRows(db, kind)) {
      const one = { kind, slug, record };
      if (sample === 'sample') (!drafts.has(slug) && (await mayGo(db, one, goes)) ? goes : stays).push(one);
    }
  }
  const stocks = (await countStocks(db)).filter(({ samples }) => samples > 0);
  return { goes, stays, stocks, coupons: await readOpenSampleCoupons(db) };
}

/** False when it was removed meanwhile, was published by staff, or must stay. */
const removeSample = (
  context: ServiceContext,
  { kind, slug }: SampleRecord,
  taking: Taking,
): Promise<boolean> =>
  context.database.transaction(async (tx) => {
    const found = await openRecord(tx, { kind, slug }, { at: taking.at, uuid: context.uuid });
    if (found.row?.sample !== 'sample' || found.open) return false;
    if (await whyItStays(tx, { kind, slug, record: found.row.record }, { mayPrice: true })) return false;
    await takeOff(context, tx, found, taking);
    return true;
  });

/**
 * Removes all of the sample that may go, each record in a transaction of its own, deletes sample access codes that nobody
 * has and closes the sample's coupon. Running it again after an interruption does the rest. All its lines in the log have
 * one time.
 */
export async function removeSamples(
  context: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<{ records: number }> {
  const { goes, stocks, coupons } = await readSamples(context, { staff });
  const { database, uuid } = context;
  const at = context.clock();
  for (const { itemSlug: subject } of stocks)
    await database.transaction(async (tx) => {
      await lockStock(tx, subject);
      const { removed, samples } = await deleteUnusedCodes(tx, subject, 'samples');
      const detail = { removed: String(removed), samples: String(samples) };
      const line = { id: uuid(), staff, at, act: 'remove-access-codes', subject, detail } as const;
      if (removed > 0) await writeStaffLog(tx, line);
    });
  for (const { id, code: subject } of coupons)
    await database.transaction(async (tx) => {
      if ((await closeCoupon(tx, id, at)) === null) return;
      const change = { before: { closedAt: null }, after: { closedAt: at } };
      await writeStaffLog(tx, { id: uuid(), staff, at, ...change, act: 'close-coupon', subject });
    });
  let records = 0;
  for (const one of goes)
    if (await removeSample(context, one, { staff, at, leavesDraft: false })) records += 1;
  return { records };
}

/** `position` from 1; beyond the end it comes last. False when the record is not published. */
export async function moveRecord(
  context: ServiceContext,
  { kind, slug, position, staff }: Named & { position: number },
): Promise<boolean> {
  if (!mayWriteRecord(staff, kind)) throw new Error(`${staff.role} may not move a ${kind}.`);
  if (kind === 'settings') return false;
  return context.database.transaction(async (tx) => {
    const moved = await moveRow(tx, kind, slug, position);
    if (moved === null) return false;
    const line = {
      id: context.uuid(),
      at: context.clock(),
      staff,
      act: 'move-record',
      subject: slug,
    } as const;
    const [before, after] = [{ position: moved.from }, { position: moved.to }];
    await writeStaffLog(tx, { ...line, detail: { kind }, before, after });
    await raiseContentVersion(tx);
    await context.database.notify('content');
    return true;
  });
}

/**
 * Closes a course for new orders, or opens it again; whoever has it keeps it. A draft that is being written takes the change
 * over. False when it was so already, or there is no such course.
 */
export async function setOnSale(
  context: ServiceContext,
  { slug, isOpen, staff }: { slug: string; isOpen: boolean; staff: StaffMember },
): Promise<boolean> {
  if (!mayPublishRecord(staff, 'course')) throw new Error(`${staff.role} may not close a course.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    await openRecord(tx, { kind: 'course', slug }, { at, uuid: context.uuid });
    if (!(await writeClosedForSale(tx, slug, { isClosed: !isOpen, at }))) return false;
    const act = isOpen ? 'open-sale' : 'close-sale';
    await writeStaffLog(tx, {
      id: context.uuid(),
      at,
      staff,
      act,
      subject: slug,
      detail: { kind: 'course' },
    });
    await raiseContentVersion(tx);
    await context.database.notify('content');
    return true;
  });
}
