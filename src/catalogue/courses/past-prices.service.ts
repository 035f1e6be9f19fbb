/** Prices as they were published, for what may be struck through: from the revisions of records, and the records as they are. */
import { and, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isOnSale, isRunning, type Campaign, type Course } from './course.ts';
import { nothingKnown, type PastPrices } from './past-prices.ts';
import { readCampaigns } from '../../academy/content/content.service.ts';
import { campaigns, courses } from '../../academy/content/catalogue.table.ts';
import { catalogueRevisions } from '../../academy/content/revisions.table.ts';

type Published = { slug: string; at: Date; isByStaff: boolean; record: object | null };

/** A record without its texts, which are most of it. */
const withoutTexts = (record: SQLWrapper) => sql<object | null>`${record} - 'words' - 'salesStory'`;

/** The first of a record is older than its history, unless staff published it. */
function inOrder(published: readonly Published[]) {
  const known = new Set<string>();
  return published
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ slug, at, isByStaff, record }) => {
      const isOlder = !isByStaff && !known.has(slug);
      known.add(slug);
      return { slug, from: isOlder ? -Infinity : at.getTime(), record };
    });
}

export async function readPastPrices(db: Handle): Promise<PastPrices> {
  const { kind, slug, record, state, madeAt, publishedAt, publishedBy } = catalogueRevisions;
  const revisions = await db
    .select({ kind, slug, record: withoutTexts(record), madeAt, publishedAt, publishedBy })
    .from(catalogueRevisions)
    .where(and(inArray(kind, ['course', 'campaign']), inArray(state, ['published', 'replaced'])));
  const of = (wanted: 'course' | 'campaign'): Published[] =>
    revisions
      .filter((revision) => revision.kind === wanted)
      .map((revision) => ({
        slug: revision.slug,
        at: revision.publishedAt ?? revision.madeAt,
        isByStaff: revision.publishedBy !== null,
        record: revision.record,
      }));
  const rowsOf = async (table: typeof courses | typeof campaigns): Promise<Published[]> => {
    const rows = await db
      .select({ slug: table.slug, at: table.updatedAt, record: withoutTexts(table.record) })
      .from(table);
    return rows.map((row) => ({ ...row, isByStaff: false }));
  };
  const sold = inOrder([...of('course'), ...(await rowsOf(courses))]);
  const lowered = inOrder([...of('campaign'), ...(await rowsOf(campaigns))]);
  return {
    courses: sold.map((one) => {
      const course = one.record as Course | null;
      return {
        slug: one.slug,
        from: one.from,
        priceCentimes: course !== null && isOnSale(course) ? course.priceCentimes : null,
      };
    }),
    campaigns: lowered.map((one) => ({
      slug: one.slug,
      from: one.from,
      terms: one.record as Campaign | null,
    })),
  };
}

/** All campaigns, and the prices before them while one runs: only then is a price struck through. */
export async function readPrices(
  db: Handle,
  now: Date,
): Promise<{ campaigns: Campaign[]; past: PastPrices }> {
  const all = await readCampaigns(db);
  const past = all.some((one) => isRunning(one, now)) ? await readPastPrices(db) : nothingKnown;
  return { campaigns: all, past };
}
