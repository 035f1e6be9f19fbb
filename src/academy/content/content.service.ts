/**
 * Reads of the catalogue. Every record is one row; the caller and today's price play no role here. A record in one language
 * only has its words in both, and is marked (record.ts).
 */
import { inEach, locales } from '../../platform/i18n/locale.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Campaign, Course, Localised } from '../../catalogue/courses/course.ts';
import {
  academySettings,
  bundles,
  campaigns,
  consultationServices,
  contentVersion,
  courses,
  jobs,
  posts,
  products,
  seatChanges,
  type SeatsOf,
  trainers,
  workshops,
} from './catalogue.table.ts';
import type { Bundle } from '../../catalogue/shop/bundle.ts';
import type { ConsultationService } from '../../catalogue/consultations/consultation-service.ts';
import { completeSettings, faultsIn, type SettingsFault } from '../settings/earlier-settings.ts';
import type { Job } from '../../site/careers/job.ts';
import type { Post } from '../../site/blog/post.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import { type AcademySettings, lacksRegistration } from '../settings/settings.ts';
import { isSlug, wholeRecord, type WrittenIn } from '../../platform/records/record.ts';
import type { SoldKind } from '../settings/sold-kinds.ts';
import type { Trainer } from '../../catalogue/courses/trainer.ts';
import type { Workshop } from '../../catalogue/workshops/workshop.ts';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { drawnPeople } from '../../platform/files/picture.ts';
import { contentSeen, readVersions } from '../../platform/db/read-once.ts';
import { sameName } from '../../platform/api/fields.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Database } from '../../platform/db/database.ts';
import { hintAfterCommit, lastOf } from '../../platform/db/run-in-transaction.ts';
import { warnOnceAMinute } from '../../platform/log.ts';

/** The names of all courses, by their addresses. */
export async function readCourseNames(db: Handle): Promise<Map<string, Localised<string>>> {
  const courses = await readCourses(db);
  return new Map(courses.map(({ slug, words }) => [slug, inEach((one) => words[one].name)]));
}

/** Tables that keep one record per row. */
type RecordTable =
  | typeof courses
  | typeof workshops
  | typeof products
  | typeof bundles
  | typeof trainers
  | typeof posts
  | typeof jobs
  | typeof consultationServices
  | typeof campaigns;

type AnyRecord = WrittenIn & { words: object };

/** The trainer whom a record names as the one who gives it; a workshop by their name. */
const givenBy = new Map<RecordTable, SQL>([
  [courses, sql`${trainers.slug} = ${courses.record} ->> 'trainer'`],
  [consultationServices, sql`${trainers.slug} = ${consultationServices.record} ->> 'expert'`],
  [workshops, sql`${trainers.record} #>> '{words,en,name}' = ${workshops.record} #>> '{instructor,en}'`],
]);

/** One trainer has one face: the portrait of the trainer's own record stands for a drawn person. A scene, or a picture of the library, shows the subject. */
function recordIn(table: RecordTable): SQL {
  const { record } = table;
  const given = givenBy.get(table);
  if (given === undefined) return sql`${record}`.mapWith(record);
  const face = sql`(select ${trainers.record} -> 'portrait' from ${trainers} where ${given} limit 1)`;
  const shown = sql`jsonb_set(${record}, '{portrait}', coalesce(${face}, ${record} -> 'portrait', '""'))`;
  const people = ['', ...drawnPeople];
  return sql`case when ${record} ->> 'portrait' in ${people} then ${shown} else ${record} end`.mapWith(
    record,
  );
}

/**
 * The memory of the content hands out the same row until its version moves (read-once.ts): what is made of it is made once, and
 * shared; frozen, so that a caller who changes it fails at once.
 */
function madeOnce<Row extends object, More extends unknown[], Made>(
  make: (row: Row, ...more: More) => Made,
): (row: Row, ...more: More) => Made {
  const made = new WeakMap<Row, Made>();
  return (row, ...more) => {
    const known = made.get(row);
    if (known !== undefined) return known;
    const fresh = make(row, ...more);
    made.set(row, fresh);
    Object.freeze(fresh);
    return fresh;
  };
}

const wholeOnce = madeOnce((record: AnyRecord) => wholeRecord(record));
// Apart, since the same row gives both.
const settingsShown = madeOnce(completeSettings);
const settingsWithSample = madeOnce(completeSettings);

/** Every record of a table, in the order staff gave them. */
async function readAll<T extends AnyRecord>(db: Handle, table: RecordTable): Promise<T[]> {
  const rows = await db
    .select({ record: recordIn(table) })
    .from(table)
    .orderBy(asc(table.position), asc(table.slug));
  return rows.flatMap((row) => (wholeOnce(row.record as T) as T | null) ?? []);
}

async function readOne<T extends AnyRecord>(db: Handle, table: RecordTable, slug: string): Promise<T | null> {
  if (!isSlug(slug)) return null;
  const [row] = await db
    .select({ record: recordIn(table) })
    .from(table)
    .where(eq(table.slug, slug));
  return row ? (wholeOnce(row.record as T) as T | null) : null;
}

export const readCourses = (db: Handle): Promise<Course[]> => readAll(db, courses);
export const readCourse = (db: Handle, slug: string): Promise<Course | null> => readOne(db, courses, slug);

/** The course a caller means by its slug, or by its name in either language. */
export async function readCourseNamed(db: Handle, typed: string): Promise<Course | null> {
  const isMeant = ({ slug, words }: Course) =>
    [slug, ...locales.map((one) => words[one].name)].some((known) => sameName(known, typed));
  return (await readCourses(db)).find(isMeant) ?? null;
}

/**
 * Puts a course that was coming soon on sale; any other course stays as it is. The caller raises the version of the content.
 */
export async function putOnSale(tx: Handle, slug: string, at: Date): Promise<void> {
  await tx
    .update(courses)
    .set({ record: sql`jsonb_set(${courses.record}, '{comingSoon}', 'false')`, updatedAt: at })
    .where(and(eq(courses.slug, slug), sql`${courses.record} ->> 'comingSoon' = 'true'`));
}

/**
 * Closes a course for sale, or opens it again. False when it is so already, or there is no such course. The caller raises
 * the version of the content.
 */
export async function writeClosedForSale(
  tx: Handle,
  slug: string,
  { isClosed, at }: { isClosed: boolean; at: Date },
): Promise<boolean> {
  const { record } = courses;
  const stands = sql`coalesce((${record} ->> 'closedForSale')::boolean, false)`;
  const rows = await tx
    .update(courses)
    .set({
      record: sql`jsonb_set(${record}, '{closedForSale}', to_jsonb(${isClosed}::boolean))`,
      // Whoever opens a course of the sample for sale makes it the academy's own.
      ...(!isClosed && { sample: 'own' as const }),
      updatedAt: at,
    })
    .where(and(eq(courses.slug, slug), sql`${stands} <> ${isClosed}::boolean`))
    .returning({ slug: courses.slug });
  return rows.length === 1;
}

export const readWorkshops = (db: Handle): Promise<Workshop[]> => readAll(db, workshops);
export const readWorkshop = (db: Handle, slug: string): Promise<Workshop | null> =>
  readOne(db, workshops, slug);

export const readProducts = (db: Handle): Promise<Product[]> => readAll(db, products);
export const readProduct = (db: Handle, slug: string): Promise<Product | null> => readOne(db, products, slug);
export const readBundles = (db: Handle): Promise<Bundle[]> => readAll(db, bundles);
export const readBundle = (db: Handle, slug: string): Promise<Bundle | null> => readOne(db, bundles, slug);
export const readTrainers = (db: Handle): Promise<Trainer[]> => readAll(db, trainers);
export const readPosts = (db: Handle): Promise<Post[]> => readAll(db, posts);
export const readPost = (db: Handle, slug: string): Promise<Post | null> => readOne(db, posts, slug);
export const readJobs = (db: Handle): Promise<Job[]> => readAll(db, jobs);
export const readJob = (db: Handle, slug: string): Promise<Job | null> => readOne(db, jobs, slug);
export const readServices = (db: Handle): Promise<ConsultationService[]> => readAll(db, consultationServices);
export const readService = (db: Handle, slug: string): Promise<ConsultationService | null> =>
  readOne(db, consultationServices, slug);

/** All campaigns, running or not: callers that show or charge a price check `isRunning`. */
export const readCampaigns = (db: Handle): Promise<Campaign[]> => readAll(db, campaigns);

async function readKeptSettings(db: Handle) {
  const [row] = await db
    .select({ record: academySettings.record, sample: academySettings.sample })
    .from(academySettings)
    .where(eq(academySettings.id, 1));
  if (!row) throw new Error('The academy has no settings yet: seed the database first.');
  return { kept: row.record, marked: row.sample === 'sample' };
}

/**
 * Throws when the database was never seeded: no page can be made without the academy's name. The sample's bank account and
 * agency beneficiary are left out unless `sampleToo`, so that a real buyer never pays into them.
 */
export async function readSettings(db: Handle, { sampleToo = false } = {}): Promise<AcademySettings> {
  const { kept, marked } = await readKeptSettings(db);
  return (sampleToo ? settingsWithSample : settingsShown)(kept, { marked, sampleToo });
}

/** Faults that make a part of the settings unusable. The staff console shows them; learners never see them. */
export async function readSettingsFaults(db: Handle, { sampleToo = false } = {}): Promise<SettingsFault[]> {
  const { kept, marked } = await readKeptSettings(db);
  return faultsIn(kept, { marked, sampleToo });
}

/** Whether what is sold came with the sample, and nobody has published it since. A membership has its price in the settings. */
export async function isStillSample(
  db: Handle,
  { kind, slug }: { kind: SoldKind; slug: string },
): Promise<boolean> {
  if (kind === 'membership') return (await readKeptSettings(db)).marked;
  const table = { course: courses, product: products, bundle: bundles, consultation: consultationServices }[
    kind
  ];
  const [row] = await db
    .select({ sample: table.sample })
    .from(table as typeof courses)
    .where(eq(table.slug, slug));
  return row?.sample === 'sample';
}

/**
 * For production: courses of the sample are closed for sale and its campaigns end, until staff open or publish them. True when
 * there was something to close.
 */
export async function withholdSample(tx: Handle, at: Date): Promise<boolean> {
  const isSample = (table: typeof courses | typeof campaigns) => eq(table.sample, 'sample');
  const stillOpen = sql`coalesce((${courses.record} ->> 'closedForSale')::boolean, false) = false`;
  const closed = await tx
    .update(courses)
    .set({ record: sql`jsonb_set(${courses.record}, '{closedForSale}', 'true')`, updatedAt: at })
    .where(and(isSample(courses), stillOpen))
    .returning({ slug: courses.slug });
  const now = at.toISOString();
  const ended = await tx
    .update(campaigns)
    .set({ record: sql`jsonb_set(${campaigns.record}, '{endsAt}', to_jsonb(${now}::text))`, updatedAt: at })
    .where(
      and(isSample(campaigns), sql`(${campaigns.record} ->> 'endsAt')::timestamptz > ${now}::timestamptz`),
    )
    .returning({ slug: campaigns.slug });
  if (closed.length + ended.length === 0) return false;
  await raiseContentVersion(tx);
  return true;
}

/** Whether receipts go out without all of the academy's legal numbers. */
export const receiptsLackNumbers = async (db: Handle): Promise<boolean> =>
  lacksRegistration((await readKeptSettings(db)).kept);

/** What was published is shown within two seconds even if the hint is lost: one small row is read for it. */
const lookEveryMs = 1_500;

/** What of the pages is old: everything, or those that show the seats of something. */
type Watching = { onContent: () => void; onSeats: (of: SeatsOf) => void };

type Looked = { version: number; total: number; seats: Map<SeatsOf, number> };

/** Each row only grows: their sum tells whether one of them did. */
const total = sql<number>`(select coalesce(sum(${seatChanges.changes}), 0) from ${seatChanges})`.mapWith(
  Number,
);

async function lookAgain(db: Handle, before: Looked | null): Promise<Looked | null> {
  const [now] = await db.select({ version: contentVersion.version, total }).from(contentVersion).limit(1);
  if (!now) return before;
  if (now.total === before?.total) return { ...before, ...now };
  const rows = await db.select().from(seatChanges);
  return { ...now, seats: new Map(rows.map(({ record, changes }) => [record, changes])) };
}

/**
 * Calls back on every change of what public pages and lessons show, and of free seats, since what was made before is made again: at
 * once by the database's hint, by polling in case a hint was lost. It looks once at a time, however slow the database is, and first
 * of all when it begins. Returns how to stop.
 */
export function watchContent(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  { onContent, onSeats }: Watching,
  log: { warn(fields: object, message: string): void },
): () => void {
  let known: Looked | null = null;
  let [isWanted, isLooking] = [false, false];
  async function untilQuiet(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      const before = known;
      const now = await lookAgain(db, before);
      known = now;
      if (now?.version !== before?.version) onContent();
      for (const [of, changes] of before ? (now?.seats ?? []) : [])
        if (before?.seats.get(of) !== changes) onSeats(of);
    }
  }
  const look = (): void => {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    untilQuiet()
      .catch((error: unknown) =>
        warnOnceAMinute(log, { err: error }, 'The version of the content could not be read'),
      )
      .finally(() => (isLooking = false));
  };
  look();
  const timer = setInterval(look, lookEveryMs).unref();
  const stopListening = [listen('content', look), listen('seats', look)];
  return () => {
    clearInterval(timer);
    for (const stop of stopListening) stop();
  };
}

/** Each once, and in one order, so that no two transactions wait for each other. */
const noteSeatsLast = lastOf(seatChanges, (tx, records: readonly SeatsOf[]) =>
  tx
    .insert(seatChanges)
    .values([...new Set(records)].toSorted().map((record) => ({ record, changes: 1 })))
    .onConflictDoUpdate({ target: seatChanges.record, set: { changes: sql`${seatChanges.changes} + 1` } }),
);

/**
 * Raises the numbers of those whose free seats changed in this transaction, the very last thing it writes; the server hears of it when
 * it commits.
 */
export async function noteSeats(tx: Handle, changed: readonly SeatsOf[]): Promise<void> {
  if (changed.length > 0) hintAfterCommit('seats');
  for (const record of changed) await noteSeatsLast(tx, record);
}

const raiseLast = lastOf(contentVersion, (tx) =>
  tx
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.id, 1)),
);

/**
 * Raises the version in the transaction that changed what pages show. Its one row is held until the transaction ends, so
 * it is the very last thing a transaction writes. The caller hints at 'content' as well.
 */
export const raiseContentVersion = (tx: Handle): Promise<void> => raiseLast(tx, null);

type Kept<Found> = { version: number; bySlug: Map<string, Promise<Found>> };

/**
 * A cached read of the content by slug. The version is read at every call and the cache dropped when it has changed, so that
 * no call returns older content than the database has. Callers share the result and must not change it. Inside a transaction,
 * which may have changed the content itself, the cache is not used; an unknown slug is not cached.
 */
export function keptByContent<Found>(
  read: (db: Handle, slug: string) => Promise<Found>,
): (db: Handle, slug: string) => Promise<Found> {
  const keptOf = new WeakMap<Handle, Kept<Found>>();
  return async (db, slug) => {
    const handle: unknown = db;
    if (handle instanceof PgTransaction) return read(db, slug);
    // Before what is read: that may be newer than the version it is kept under, and never older.
    const ask = (statement: string) => db.execute<Record<string, unknown>>(statement);
    const seen = contentSeen();
    const { version } = await (seen === null ? readVersions(ask) : (seen.versions ??= readVersions(ask)));
    let kept = keptOf.get(db);
    if (kept?.version !== version) {
      kept = { version, bySlug: new Map() };
      keptOf.set(db, kept);
    }
    const { bySlug } = kept;
    const known = bySlug.get(slug);
    if (known !== undefined) return known;
    const reading = read(db, slug);
    bySlug.set(slug, reading);
    const drop = () => void bySlug.delete(slug);
    void reading.then((found) => (found === null ? drop() : undefined), drop);
    return reading;
  };
}

type Hinting = { database: Pick<Database, 'notify'> };

/** Public pages are cached by the version of the content. Call it last in a transaction. */
export async function refreshVisitors({ database }: Hinting, tx: Handle): Promise<void> {
  await raiseContentVersion(tx);
  await database.notify('content');
}
