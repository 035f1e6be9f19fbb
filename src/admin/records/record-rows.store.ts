/** The rows of published records, one by one, for services that change them. */
import { inAllLanguages } from '../../platform/records/record.ts';
import { languageOf, languages } from '../../platform/i18n/languages.ts';
import { inEach, type Locale } from '../../platform/i18n/locale.ts';
import { inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { academySettings } from '../../academy/content/catalogue.table.ts';
import { readLegalTexts } from '../../academy/legal/legal.service.ts';
import { pictures } from './pictures.table.ts';
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
import { readCourses, readProducts, readSettings } from '../../academy/content/content.service.ts';
import { partKey, partOfCourse, partOfProduct } from '../../catalogue/shop/bundle.ts';
import {
  type Listed,
  readRows,
  settingsSlug,
  tableOf,
  tables,
} from '../../academy/content/published-rows.service.ts';

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

/** Everything a bundle could hold, by `partKey`. */
async function readParts(db: Handle): Promise<NonNullable<Known['parts']>> {
  const [courses, products] = [await readCourses(db), await readProducts(db)];
  return new Map(
    [...courses.map(partOfCourse), ...products.map(partOfProduct)].map((part) => [partKey(part), part]),
  );
}

/** What the checks before publishing need: the records one may refer to, and today's date. */
export async function readKnown(db: Handle, now: Date): Promise<Known> {
  const slugsOf = async (kind: Listed) => {
    const { slug } = tableOf(kind);
    return new Set((await db.select({ slug }).from(tableOf(kind))).map((row) => row.slug));
  };
  const [trainersThere, coursesThere, productsThere, services] = [
    await slugsOf('trainer'),
    await slugsOf('course'),
    await slugsOf('product'),
    await slugsOf('service'),
  ];
  const library = await db.select({ id: pictures.id }).from(pictures);
  return {
    trainers: trainersThere,
    courses: coursesThere,
    products: productsThere,
    parts: await readParts(db),
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
    const title = inAllLanguages(titleOf(record));
    if (refers.some(({ path, problem }) => problem === 'unknown-reference' && valueAt(record, path) === id))
      found.set(
        `${kind} ${slug}`,
        inEach((one) => title[one] || slug),
      );
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
    const listed = (one: Locale) => users.map((user) => user[one]).join(languages[one].comma);
    if (users.length > 0) used.push(inEach((one) => `${name[one]} (${listed(one)})`));
  }
  if (used.length === 0) return null;
  return inEach((one) => used.map((each) => each[one]).join(languageOf(one).semicolon));
}
