/** The legal pages and their versions, as rows. A version is what was last on the page under its number. */
import { inAllLanguages } from '../../platform/records/record.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { legalTexts } from '../content/catalogue.table.ts';
import { allVersions, compareVersions, isLegalSlug, type LegalText, type LegalVersion } from './legal.ts';
import { inForceOn } from '../../platform/time/calendar-date.ts';
import { catalogueRevisions as revisions } from '../content/revisions.table.ts';

export async function readLegalTexts(db: Handle): Promise<LegalText[]> {
  const rows = await db
    .select({ record: legalTexts.record })
    .from(legalTexts)
    .orderBy(asc(legalTexts.position));
  return rows.map(({ record }) => record);
}

const wasPublished = (slug: string) =>
  and(
    eq(revisions.kind, 'legal'),
    eq(revisions.slug, slug),
    inArray(revisions.state, ['published', 'replaced']),
    isNotNull(revisions.record),
  );
const lastFirst = sql`${revisions.publishedAt} desc nulls last`;

/** The newest first, the one on the page among them; those from before the texts were kept here are not. */
export async function readLegalVersions(db: Handle, slug: string): Promise<LegalVersion[]> {
  if (!isLegalSlug(slug)) return [];
  const facts = (record: typeof legalTexts.record | typeof revisions.record) => ({
    version: sql<string>`${record} ->> 'version'`,
    effectiveOn: sql<string>`${record} ->> 'effectiveOn'`,
    words: sql<LegalText['words']>`${record} -> 'words'`,
  });
  const shown = await db.select(facts(legalTexts.record)).from(legalTexts).where(eq(legalTexts.slug, slug));
  const former = await db
    .select(facts(revisions.record))
    .from(revisions)
    .where(wasPublished(slug))
    .orderBy(lastFirst);
  const byNumber = new Map<string, LegalVersion>();
  for (const { version, effectiveOn, words } of [...shown, ...former])
    if (!byNumber.has(version)) {
      const change = inAllLanguages(inEach((one) => words[one]?.change ?? ''));
      byNumber.set(version, { version, effectiveOn, change });
    }
  return [...byNumber.values()].sort((one, other) => compareVersions(other.version, one.version));
}

/** Which version of the terms holds on a day; `before`: versions from before the texts were kept here. Null when there is none. */
export async function readTermsVersion(
  db: Handle,
  day: string,
  before: readonly Pick<LegalVersion, 'version' | 'effectiveOn'>[],
): Promise<string | null> {
  const kept = await readLegalVersions(db, 'terms-and-conditions');
  return inForceOn(allVersions(kept, before), day)?.version ?? null;
}

/** The text of one version; null for a number that none has, or whose text is not kept here. */
export async function readLegalVersion(db: Handle, slug: string, version: string): Promise<LegalText | null> {
  if (!isLegalSlug(slug)) return null;
  const [shown] = await db
    .select({ record: legalTexts.record })
    .from(legalTexts)
    .where(eq(legalTexts.slug, slug));
  if (shown?.record.version === version) return shown.record;
  const [former] = await db
    .select({ record: revisions.record })
    .from(revisions)
    .where(and(wasPublished(slug), sql`${revisions.record} ->> 'version' = ${version}`))
    .orderBy(lastFirst)
    .limit(1);
  return (former?.record as LegalText | undefined) ?? null;
}
