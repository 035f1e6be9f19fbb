/** Revisions of records, as rows. Each change of state is one update: who changed no row came second. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { and, asc, desc, eq, inArray, isNull, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { courses, workshops } from './catalogue.table.ts';
import type { RecordKind } from '../../admin/records/record-kinds.ts';
import { catalogueRevisions, type RevisionState } from './revisions.table.ts';

export type Revision = typeof catalogueRevisions.$inferSelect;
export type RecordName = { kind: RecordKind; slug: string };

const ofRecord = ({ kind, slug }: RecordName) =>
  and(eq(catalogueRevisions.kind, kind), eq(catalogueRevisions.slug, slug));

/** The draft or scheduled revision, of which a record has at most one; and the published one. */
export async function readCurrent(
  db: Handle,
  name: RecordName,
): Promise<{ open: Revision | null; published: Revision | null }> {
  const rows = await db
    .select()
    .from(catalogueRevisions)
    .where(and(ofRecord(name), inArray(catalogueRevisions.state, ['draft', 'scheduled', 'published'])));
  return {
    open: rows.find(({ state }) => state !== 'published') ?? null,
    published: rows.find(({ state }) => state === 'published') ?? null,
  };
}

type Spoken = { testimonials?: readonly { text: string }[] };
type Voiced = {
  words?: Partial<Record<Locale, Spoken>>;
  salesStory?: {
    videoTestimonials?: readonly { quote: string }[];
    writtenTestimonials?: readonly { text: string }[];
  } | null;
};

const voicesIn = ({ words, salesStory }: Voiced): string[] => [
  ...Object.values(words ?? {}).flatMap(({ testimonials = [] }) => testimonials.map(({ text }) => text)),
  ...(salesStory?.writtenTestimonials ?? []).map(({ text }) => text),
  ...(salesStory?.videoTestimonials ?? []).map(({ quote }) => quote),
];

/** What testimonials of a course said when it was delivered: invented, also if staff published the course since. */
export async function readSampleVoices(db: Handle, slug: string): Promise<string[]> {
  const [[row], [delivered]] = await Promise.all([
    db
      .select({ record: courses.record })
      .from(courses)
      .where(and(eq(courses.slug, slug), eq(courses.sample, 'sample'))),
    db
      .select({ record: catalogueRevisions.record })
      .from(catalogueRevisions)
      .where(and(ofRecord({ kind: 'course', slug }), eq(catalogueRevisions.note, 'delivered')))
      .limit(1),
  ]);
  return [row?.record, delivered?.record].flatMap((record) => (record ? voicesIn(record) : []));
}

/** The stars of workshops as they were delivered, by slug: nobody gave them, also if staff published the workshop since. */
export async function readSampleRatings(db: Handle): Promise<Map<string, number>> {
  const { slug, record, kind, note } = catalogueRevisions;
  const [kept, delivered] = await Promise.all([
    db
      .select({ slug: workshops.slug, record: workshops.record })
      .from(workshops)
      .where(eq(workshops.sample, 'sample')),
    db
      .select({ slug, record })
      .from(catalogueRevisions)
      .where(and(eq(kind, 'workshop'), eq(note, 'delivered'))),
  ]);
  const ratingIn = (of: object | null): number | null =>
    of !== null && 'rating' in of && typeof of.rating === 'number' ? of.rating : null;
  return new Map(
    [...kept, ...delivered].flatMap((row) => {
      const rating = ratingIn(row.record);
      return rating === null ? [] : [[row.slug, rating] as const];
    }),
  );
}

export async function readOpenOf(db: Handle, kind: RecordKind): Promise<Revision[]> {
  return db
    .select()
    .from(catalogueRevisions)
    .where(and(eq(catalogueRevisions.kind, kind), inArray(catalogueRevisions.state, ['draft', 'scheduled'])))
    .orderBy(asc(catalogueRevisions.slug));
}

export type RemovedRecord = { slug: string; by: string; at: Date; record: object | null };

/** Removed records as they last were, the last removed first; without those that are a draft again. */
export async function readRemovedOf(db: Handle, kind: RecordKind): Promise<RemovedRecord[]> {
  const [before, open] = [alias(catalogueRevisions, 'before'), alias(catalogueRevisions, 'open')];
  const { slug, madeBy, madeAt, state, record, basedOn } = catalogueRevisions;
  const begun = db
    .select({ id: open.id })
    .from(open)
    .where(and(eq(open.kind, kind), eq(open.slug, slug), inArray(open.state, ['draft', 'scheduled'])));
  return db
    .select({ slug, by: madeBy, at: madeAt, record: before.record })
    .from(catalogueRevisions)
    .leftJoin(before, eq(before.id, basedOn))
    .where(and(eq(catalogueRevisions.kind, kind), eq(state, 'published'), isNull(record), notExists(begun)))
    .orderBy(desc(madeAt), asc(slug));
}

export async function readRevision(db: Handle, id: string): Promise<Revision | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(catalogueRevisions).where(eq(catalogueRevisions.id, id));
  return row ?? null;
}

/** The newest first. */
export async function readRevisions(db: Handle, name: RecordName, most: number): Promise<Revision[]> {
  return db
    .select()
    .from(catalogueRevisions)
    .where(ofRecord(name))
    .orderBy(
      desc(sql`coalesce(${catalogueRevisions.publishedAt}, ${catalogueRevisions.madeAt})`),
      desc(catalogueRevisions.madeAt),
    )
    .limit(most);
}

type NewRevision = Omit<Revision, 'publishAt' | 'publishedBy' | 'publishedAt' | 'note'> & Partial<Revision>;

/** False when the record has a revision in that state already. */
export async function insertRevision(tx: Handle, revision: NewRevision): Promise<boolean> {
  const rows = await tx
    .insert(catalogueRevisions)
    .values(revision)
    .onConflictDoNothing()
    .returning({ id: catalogueRevisions.id });
  return rows.length === 1;
}

type Change = Partial<
  Pick<Revision, 'record' | 'publishAt' | 'publishedBy' | 'publishedAt' | 'note' | 'basedOn'>
>;

/** False when it was in none of these states any more. */
export async function moveRevision(
  tx: Handle,
  id: string,
  from: readonly RevisionState[],
  to: Change & { state: RevisionState },
): Promise<boolean> {
  const rows = await tx
    .update(catalogueRevisions)
    .set(to)
    .where(and(eq(catalogueRevisions.id, id), inArray(catalogueRevisions.state, [...from])))
    .returning({ id: catalogueRevisions.id });
  return rows.length === 1;
}

/** Scheduled records whose time has come, the longest waiting first. */
export async function readDue(db: Handle, now: Date, most: number): Promise<RecordName[]> {
  return db
    .select({ kind: catalogueRevisions.kind, slug: catalogueRevisions.slug })
    .from(catalogueRevisions)
    .where(and(eq(catalogueRevisions.state, 'scheduled'), lte(catalogueRevisions.publishAt, now)))
    .orderBy(asc(catalogueRevisions.publishAt))
    .limit(most);
}

const droppedKept = 20;

/** Of drafts that were saved over only the latest are kept, for whoever wants a sentence back. */
export async function deleteOldDrafts(tx: Handle, name: RecordName): Promise<void> {
  const kept = tx
    .select({ id: catalogueRevisions.id })
    .from(catalogueRevisions)
    .where(and(ofRecord(name), eq(catalogueRevisions.state, 'dropped')))
    .orderBy(desc(catalogueRevisions.madeAt), desc(catalogueRevisions.id))
    .limit(droppedKept);
  await tx
    .delete(catalogueRevisions)
    .where(
      and(ofRecord(name), eq(catalogueRevisions.state, 'dropped'), notInArray(catalogueRevisions.id, kept)),
    );
}

/** A draft with its history. */
export const moveRevisions = (tx: Handle, name: RecordName, slug: string) =>
  tx.update(catalogueRevisions).set({ slug }).where(ofRecord(name));

/** Whether any revision names it: the id of a picture or the path of a file. */
export async function isInHistory(db: Handle, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: catalogueRevisions.id })
    .from(catalogueRevisions)
    .where(sql`strpos(${catalogueRevisions.record}::text, ${name}) > 0`)
    .limit(1);
  return rows.length > 0;
}

/** What is in work: a draft, of what is on the site or not, or what waits for its time. */
type InWork = Pick<Revision, 'kind' | 'slug' | 'record'> & {
  state: 'draft' | 'changed' | 'scheduled';
  /** When it was saved; of what is scheduled: when it is published. */
  at: Date;
};

/** Newest drafts of one member of staff, after whatever is scheduled; at most `each` of either. */
export async function readInWork(db: Handle, { by, each }: { by: string; each: number }): Promise<InWork[]> {
  const shown = alias(catalogueRevisions, 'shown');
  const { kind, slug, record, state, madeBy, madeAt, publishAt } = catalogueRevisions;
  const read = (which: 'draft' | 'scheduled') =>
    db
      .select({ kind, slug, record, madeAt, publishAt, published: shown.record })
      .from(catalogueRevisions)
      .leftJoin(shown, and(eq(shown.kind, kind), eq(shown.slug, slug), eq(shown.state, 'published')))
      .where(and(eq(state, which), which === 'draft' ? eq(madeBy, by) : undefined))
      .orderBy(which === 'draft' ? desc(madeAt) : asc(publishAt))
      .limit(each);
  const [scheduled, drafts] = [await read('scheduled'), await read('draft')];
  return [
    ...scheduled.map((row) => ({ ...row, state: 'scheduled' as const, at: row.publishAt ?? row.madeAt })),
    ...drafts.map((row) => ({
      ...row,
      state: row.published === null ? ('draft' as const) : ('changed' as const),
      at: row.madeAt,
    })),
  ];
}
