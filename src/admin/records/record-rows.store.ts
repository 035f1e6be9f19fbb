/** The rows of published records, one by one, for services that change them. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import {
  academySettings,
  campaigns,
  consultationServices,
  courses,
  jobs,
  legalTexts,
  posts,
  products,
  trainers,
  workshops,
} from '../../academy/content/catalogue.table.ts';
import { readLegalTexts } from '../../academy/legal/legal.service.ts';
import { pictures } from '../../academy/pictures/pictures.table.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Known } from './record-faults.ts';
import { unfilled, valueAt } from './missing-words.ts';
import type { ReferredTo } from '../../platform/records/record-fields.ts';
import { recordForm } from './record-form.ts';
import type { RecordKind } from './record-kinds.ts';
import { titleOf } from '../../platform/records/record.ts';
import { readOpenOf } from '../../academy/content/revisions.service.ts';
import { catalogueRevisions } from '../../academy/content/revisions.table.ts';
import { type AcademySettings, fieldsIn } from '../../academy/settings/settings.ts';
import { readSettings } from '../../academy/content/content.service.ts';

type Listed = Exclude<RecordKind, 'settings'>;
const tables = {
  course: courses,
  workshop: workshops,
  product: products,
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
const tableOf = (kind: Listed) => tables[kind] as typeof courses;

const settingsColumns = {
  slug: sql<string>`${settingsSlug}::text`,
  position: sql<number>`1`.mapWith(Number),
  sample: academySettings.sample,
  record: academySettings.record,
  updatedAt: academySettings.updatedAt,
};

/** All of a kind, in the order of the pages. */
export async function readRows(db: Handle, kind: RecordKind): Promise<RecordRow[]> {
  if (kind === 'settings') return db.select(settingsColumns).from(academySettings);
  const table = tableOf(kind);
  return db.select().from(table).orderBy(asc(table.position), asc(table.slug));
}

type Written = { kind: RecordKind; slug: string; record: object | null };

/** Everything that is written, in one statement: of each kind what is published, in the order of the pages, then what is in work. */
export async function readWritten(db: Handle): Promise<Written[]> {
  type Columns = Record<'kind' | 'slug' | 'place' | 'record', unknown>;
  const columns = ({ kind, slug, place, record }: Columns) => ({
    kind: sql<RecordKind>`${kind}::text`.as('kind'),
    slug: sql<string>`${slug}::text`.as('slug'),
    place: sql<number | null>`${place}::integer`.as('place'),
    record: sql<object | null>`${record}::jsonb`.as('record'),
  });
  const listed = (Object.keys(tables) as Listed[]).map((kind) => {
    const { slug, position, record } = tableOf(kind);
    return db.select(columns({ kind, slug, place: position, record })).from(tableOf(kind));
  });
  const { kind, slug, record, state } = catalogueRevisions;
  const settings = { kind: 'settings', slug: settingsSlug, place: 1, record: academySettings.record };
  const rows = await unionAll(
    db.select(columns(settings)).from(academySettings),
    db
      .select(columns({ kind, slug, place: null, record }))
      .from(catalogueRevisions)
      .where(inArray(state, ['draft', 'scheduled'])),
    ...listed,
  );
  const kinds: RecordKind[] = [...(Object.keys(tables) as Listed[]), 'settings'];
  const turnOf = (row: (typeof rows)[number]) => kinds.indexOf(row.kind);
  return rows.toSorted(
    (one, other) =>
      turnOf(one) - turnOf(other) ||
      (one.place ?? rows.length + 1) - (other.place ?? rows.length + 1) ||
      (one.slug < other.slug ? -1 : 1),
  );
}

/** Published products come first: a draft cannot claim their files. */
async function readFileOwners(db: Handle): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  const written = [...(await readRows(db, 'product')), ...(await readOpenOf(db, 'product'))];
  for (const { slug, record } of written) {
    const { files }: Partial<Product> = record ?? {};
    for (const { path } of Object.values(files ?? {})) if (!owners.has(path)) owners.set(path, slug);
  }
  return owners;
}

/** What the checks before publishing need: the records one may refer to, and today's date. */
export async function readKnown(db: Handle, now: Date): Promise<Known> {
  const slugsOf = async (kind: Listed) => {
    const { slug } = tableOf(kind);
    return new Set((await db.select({ slug }).from(tableOf(kind))).map((row) => row.slug));
  };
  const [trainersThere, coursesThere, services] = [
    await slugsOf('trainer'),
    await slugsOf('course'),
    await slugsOf('service'),
  ];
  const library = await db.select({ id: pictures.id }).from(pictures);
  return {
    trainers: trainersThere,
    courses: coursesThere,
    services,
    fields: new Set(fieldsIn(await readSettings(db)).map(({ id }) => id)),
    pictures: new Set(library.map(({ id }) => id)),
    files: await readFileOwners(db),
    legal: new Map((await readLegalTexts(db)).map((one) => [one.slug, one])),
    today: dateInMorocco(now),
  };
}

/** The names of all records, published or in a draft, that refer to it. */
async function namesReferring(db: Handle, to: ReferredTo, id: string): Promise<Localised<string>[]> {
  const found = new Map<string, Localised<string>>();
  for (const { kind, slug, record } of await readWritten(db)) {
    if (record === null || kind === 'settings') continue;
    const { fields } = recordForm(kind);
    const refers = unfilled(fields, { path: '', value: record }, { [to]: new Set<string>() });
    const { en, ar } = titleOf(record);
    if (refers.some(({ path, problem }) => problem === 'unknown-reference' && valueAt(record, path) === id))
      found.set(`${kind} ${slug}`, { en: en || ar || slug, ar: ar || en || slug });
  }
  return [...found.values()];
}

/** The fields of study that were taken out of the list though records refer to them; null: none was. */
export async function takenThoughUsed(
  db: Handle,
  before: Pick<AcademySettings, 'fieldsOfStudy'>,
  after: Pick<AcademySettings, 'fieldsOfStudy'>,
): Promise<Localised<string> | null> {
  const stays = new Set(fieldsIn(after).map(({ id }) => id));
  const used: Localised<string>[] = [];
  for (const { id, name } of fieldsIn(before).filter((field) => !stays.has(field.id))) {
    const users = await namesReferring(db, 'fields', id);
    const [en, ar] = [users.map((user) => user.en).join(', '), users.map((user) => user.ar).join('، ')];
    if (users.length > 0) used.push({ en: `${name.en} (${en})`, ar: `${name.ar} (${ar})` });
  }
  if (used.length === 0) return null;
  return { en: used.map(({ en }) => en).join('; '), ar: used.map(({ ar }) => ar).join('؛ ') };
}

/** Locks the row of a record until the transaction ends. */
export async function lockRow(tx: Handle, kind: RecordKind, slug: string): Promise<RecordRow | null> {
  if (kind === 'settings') {
    if (slug !== settingsSlug) return null;
    const [row] = await tx.select(settingsColumns).from(academySettings).for('update');
    return row ?? null;
  }
  const table = tableOf(kind);
  const [row] = await tx.select().from(table).where(eq(table.slug, slug)).for('update');
  return row ?? null;
}

const hasPosition = (record: object): record is { position: number } => 'position' in record;

/** The position belongs to the list and never to a revision. */
const withPosition = (record: object, position: number): object =>
  hasPosition(record) ? { ...record, position } : record;

type Writing = Pick<RecordRow, 'slug' | 'record'> & { at: Date; before: RecordRow | null };

/** Writes what is published, replacing what was there, and marks it as the academy's own. A new record comes last. */
export async function writeRow(
  tx: Handle,
  kind: RecordKind,
  { slug, record, at, before }: Writing,
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
  const set = { record: withPosition(record, shown) as never, sample: 'own', updatedAt: at } as const;
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
