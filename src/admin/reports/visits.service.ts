/** Counts of opened pages, by Morocco's day. */
import { and, gte, lt, lte, sql, sum } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Source } from '../../academy/frame/source.ts';
import type { Visited, VisitStep } from './visit.ts';
import { visitsByDay, visitsBySource } from './visits.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Work } from '../../platform/jobs/scheduler.ts';
import type { VisitCounter } from './visit-counter.ts';
import type { SoldKind } from '../../academy/settings/sold-kinds.ts';

/** Nobody compares over a longer time; the counts are no personal data, so no policy promises a period. */
export const visitsKeptDays = 730;

/** `day`: 'YYYY-MM-DD' in Morocco. */
export type VisitCount = Visited & { day: string; times: number };

export type SourceCount = Source & { day: string; times: number };

const keyOf = ({ day, step, itemKind, itemSlug, locale }: VisitCount): string =>
  [day, step, itemKind, itemSlug, locale].join(' ');

/** PostgreSQL takes 65,535 parameters in one statement. */
const mostAtOnce = 1_000;

const keyOfSource = ({ day, source, medium, campaign }: SourceCount): string =>
  [day, source, medium, campaign].join(' ');

/** Adds to what is counted already, all or nothing. Each key may occur in a list once only. */
export async function addVisits(
  tx: Handle,
  counts: readonly VisitCount[],
  bySource: readonly SourceCount[] = [],
): Promise<void> {
  // In one order, so that two instances that write at once do not deadlock.
  const rows = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const { day, step, itemKind, itemSlug, locale, times } = visitsByDay;
  for (let start = 0; start < rows.length; start += mostAtOnce)
    await tx
      .insert(visitsByDay)
      .values(rows.slice(start, start + mostAtOnce))
      .onConflictDoUpdate({
        target: [day, step, itemKind, itemSlug, locale],
        set: { times: sql`${times} + excluded.times` },
      });
  const sources = bySource.toSorted((a, b) => (keyOfSource(a) < keyOfSource(b) ? -1 : 1));
  const of = visitsBySource;
  for (let start = 0; start < sources.length; start += mostAtOnce)
    await tx
      .insert(of)
      .values(sources.slice(start, start + mostAtOnce))
      .onConflictDoUpdate({
        target: [of.day, of.source, of.medium, of.campaign],
        set: { times: sql`${of.times} + excluded.times` },
      });
}

export type VisitSum = { step: VisitStep; itemKind: SoldKind; itemSlug: string; times: number };

/** Both days included, both languages together. */
export async function sumVisits(db: Handle, { from, to }: { from: string; to: string }): Promise<VisitSum[]> {
  const { day, step, itemKind, itemSlug, times } = visitsByDay;
  return db
    .select({ step, itemKind, itemSlug, times: sum(times).mapWith(Number) })
    .from(visitsByDay)
    .where(and(gte(day, from), lte(day, to)))
    .groupBy(step, itemKind, itemSlug);
}

export type SourceSum = Source & { times: number };

/** Both days included: visits of offers by the link that led to them. */
export async function sumSources(
  db: Handle,
  { from, to }: { from: string; to: string },
): Promise<SourceSum[]> {
  const { day, source, medium, campaign, times } = visitsBySource;
  return db
    .select({ source, medium, campaign, times: sum(times).mapWith(Number) })
    .from(visitsBySource)
    .where(and(gte(day, from), lte(day, to)))
    .groupBy(source, medium, campaign);
}

/** Returns how many rows of days before this one were deleted. */
export async function deleteVisits(db: Handle, before: string): Promise<number> {
  const sources = await db
    .delete(visitsBySource)
    .where(lt(visitsBySource.day, before))
    .returning({ day: visitsBySource.day });
  const gone = await db
    .delete(visitsByDay)
    .where(lt(visitsByDay.day, before))
    .returning({ day: visitsByDay.day });
  return gone.length + sources.length;
}

/** Called once a minute by the scheduler, and a last time when the server closes. */
export const keepVisits = (visits: VisitCounter | null, database: Database): Work => ({
  name: 'keep visits',
  everyMs: 60_000,
  run: async () => visits?.flush((...counts) => database.transaction((tx) => addVisits(tx, ...counts))),
});
