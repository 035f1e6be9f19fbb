/** The rows of published records: of each kind a table with the same columns. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import {
  academySettings,
  bundles,
  campaigns,
  consultationServices,
  courses,
  jobs,
  legalTexts,
  posts,
  products,
  trainers,
  workshops,
} from './catalogue.table.ts';
import type { RecordKind } from '../../admin/records/record-kinds.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { WrittenIn } from '../../platform/records/record.ts';

export type Listed = Exclude<RecordKind, 'settings'>;
export const tables = {
  course: courses,
  workshop: workshops,
  product: products,
  bundle: bundles,
  trainer: trainers,
  post: posts,
  job: jobs,
  service: consultationServices,
  campaign: campaigns,
  legal: legalTexts,
} as const satisfies Record<Listed, object>;

/** The slug of the one row of the settings. */
export const settingsSlug = 'academy';

export type RecordRow = {
  slug: string;
  /** From 1; always 1 for the settings. */
  position: number;
  sample: 'sample' | 'own';
  record: object;
  updatedAt: Date;
};

/** The columns are the same in all of them; what a record holds is not this file's matter. */
export const tableOf = (kind: Listed) => tables[kind] as typeof courses;

const settingsColumns = {
  slug: sql<string>`${settingsSlug}::text`,
  position: sql<number>`1`.mapWith(Number),
  sample: academySettings.sample,
  record: academySettings.record,
  updatedAt: academySettings.updatedAt,
};

/** Which languages readers are not shown belongs to the row, and never to a revision. */
function asWritten<Row extends { record: object }>(row: Row): Row {
  const { unfinished, ...record } = row.record as WrittenIn;
  return unfinished === undefined ? row : { ...row, record };
}

/** All of a kind, in the order of the pages. */
export async function readRows(db: Handle, kind: RecordKind): Promise<RecordRow[]> {
  if (kind === 'settings') return db.select(settingsColumns).from(academySettings);
  const table = tableOf(kind);
  const rows: RecordRow[] = await db.select().from(table).orderBy(asc(table.position), asc(table.slug));
  return rows.map(asWritten);
}

/** Locks the row of a record until the transaction ends. */
export async function lockRow(tx: Handle, kind: RecordKind, slug: string): Promise<RecordRow | null> {
  if (kind === 'settings') {
    if (slug !== settingsSlug) return null;
    const [row] = await tx.select(settingsColumns).from(academySettings).for('update');
    return row ?? null;
  }
  const table = tableOf(kind);
  const [row]: RecordRow[] = await tx.select().from(table).where(eq(table.slug, slug)).for('update');
  return row ? asWritten(row) : null;
}

const hasPosition = (record: object): record is { position: number } => 'position' in record;

/** The position belongs to the list and never to a revision. */
const withPosition = (record: object, position: number): object =>
  hasPosition(record) ? { ...record, position } : record;

type Writing = Pick<RecordRow, 'slug' | 'record'> & {
  at: Date;
  before: RecordRow | null;
  unfinished: readonly Locale[];
};

/** Writes what is published, replacing what was there, and marks it as the academy's own. A new record comes last. */
export async function writeRow(
  tx: Handle,
  kind: RecordKind,
  { slug, record, at, before, unfinished }: Writing,
): Promise<void> {
  if (kind === 'settings') {
    const set = { record: record as AcademySettings, sample: 'own', updatedAt: at } as const;
    await tx.update(academySettings).set(set).where(eq(academySettings.id, 1));
    return;
  }
  const table = tableOf(kind);
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${table.position}), 0)`.mapWith(Number) })
    .from(table);
  const position = before?.position ?? (last?.position ?? 0) + 1;
  const shown = before !== null && hasPosition(before.record) ? before.record.position : position;
  const written = { ...withPosition(record, shown), ...(unfinished.length > 0 && { unfinished }) };
  const set = { record: written as never, sample: 'own', updatedAt: at } as const;
  await tx
    .insert(table)
    .values({ slug, position, ...set })
    .onConflictDoUpdate({ target: table.slug, set });
}

export async function deleteRow(tx: Handle, kind: Listed, slug: string): Promise<void> {
  const table = tableOf(kind);
  await tx.delete(table).where(eq(table.slug, slug));
}

/** Moves a record to another position, from 1, and the others up or down. Null when there is none of that slug. */
export async function moveRow(
  tx: Handle,
  kind: Listed,
  slug: string,
  position: number,
): Promise<{ from: number; to: number } | null> {
  const table = tableOf(kind);
  // Locked in the order of slugs, so that two moves at once cannot deadlock; sorted afterwards.
  const rows: RecordRow[] = await tx.select().from(table).orderBy(asc(table.slug)).for('update');
  rows.sort((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1));
  const from = rows.findIndex((row) => row.slug === slug);
  const [moved] = from === -1 ? [] : rows.splice(from, 1);
  if (moved === undefined) return null;
  const to = Math.min(Math.max(position, 1), rows.length + 1);
  rows.splice(to - 1, 0, moved);
  for (const [index, row] of rows.entries()) {
    const now = index + 1;
    if (row.position === now && (!hasPosition(row.record) || row.record.position === now)) continue;
    const set = { position: now, record: withPosition(row.record, now) as never };
    await tx.update(table).set(set).where(eq(table.slug, row.slug));
  }
  return { from: from + 1, to };
}
