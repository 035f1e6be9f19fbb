/** What members reported and nobody has decided: one errand for each text or member, however many reported it. */
import { asc, isNull, min, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { communityReports } from './community.table.ts';

const { subjectKind, subjectId, createdAt, decidedAt, reason } = communityReports;

/** The longest waiting first; `id` is 'post <id>', 'reply <id>' or 'member <id>', `label` the first reason that was given. */
export const waitingReports = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: sql<string>`${subjectKind} || ' ' || ${subjectId}`,
        label: sql<string>`(array_agg(${reason} order by ${createdAt}))[1]`,
        since: min(createdAt),
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(communityReports)
      .where(isNull(decidedAt))
      .groupBy(subjectKind, subjectId)
      .orderBy(asc(min(createdAt)), asc(subjectId))
      .limit(mostWaiting),
  );
