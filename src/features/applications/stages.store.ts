/** Where applications stand in the office. A stage moves by one UPDATE: who changed no row came second and does nothing. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { applications } from './application.table.ts';
import { hostStages, type ApplicationStage, type HostStage } from './stage.ts';

export type StageMove = {
  id: string;
  from: readonly ApplicationStage[];
  to: ApplicationStage;
  at: Date;
  by: string;
  /** What the letter to her says beside its own words; left out, what stands there stays. */
  told?: string | null;
  /** The course that comes of it; left out, what stands there stays. */
  courseSlug?: string | null;
};

/** False when it stood in none of those stages any more. */
export async function moveStage(tx: Handle, { id, from, to, at, by, ...kept }: StageMove): Promise<boolean> {
  if (from.length === 0) return false;
  const rows = await tx
    .update(applications)
    .set({ stage: to, stageSince: at, stageBy: by, ...kept })
    .where(and(eq(applications.id, id), inArray(applications.stage, [...from])))
    .returning({ id: applications.id });
  return rows.length > 0;
}

/** False when a colleague wrote something else meanwhile. */
export async function writeOfficeNote(
  tx: Handle,
  { id, was, note }: { id: string; was: string | null; note: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ officeNote: note })
    .where(and(eq(applications.id, id), sql`${applications.officeNote} is not distinct from ${was}`))
    .returning({ id: applications.id });
  return rows.length > 0;
}

/** Proposals whose course has just reached the pages. Returns their ids. */
export async function goLive(
  tx: Handle,
  { courseSlug, at, by }: { courseSlug: string; at: Date; by: string },
): Promise<string[]> {
  const rows = await tx
    .update(applications)
    .set({ stage: 'live', stageSince: at, stageBy: by })
    .where(and(eq(applications.courseSlug, courseSlug), eq(applications.stage, 'draft')))
    .returning({ id: applications.id });
  return rows.map(({ id }) => id);
}

/** The draft that proposals became has another address. */
export async function followCourse(tx: Handle, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .update(applications)
    .set({ courseSlug: to })
    .where(and(eq(applications.courseSlug, from), eq(applications.stage, 'draft')));
}

export type Proposal = Awaited<ReturnType<typeof listProposals>>[number];

const since = sql`coalesce(${applications.stageSince}, ${applications.sentAt})`;

/** Proposals of one stage, those that moved last first; a first answer is due to who has waited longest. */
const listProposals = (db: Handle, stage: HostStage, most: number) =>
  db
    .select({
      id: applications.id,
      locale: applications.locale,
      name: applications.name,
      email: applications.email,
      phone: applications.phone,
      answers: applications.answers,
      sentAt: applications.sentAt,
      stageSince: applications.stageSince,
      stageBy: applications.stageBy,
      officeNote: applications.officeNote,
      courseSlug: applications.courseSlug,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(applications)
    .where(and(eq(applications.kind, 'host-course'), eq(applications.stage, stage)))
    .orderBy(...(stage === 'new' ? [asc(since), asc(applications.id)] : [desc(since), desc(applications.id)]))
    .limit(most);

/** Every stage in its order; `count` is whole, `rows` are at most so many. */
export async function readBoard(db: Handle, most: number) {
  return Promise.all(
    hostStages.map(async (stage) => {
      const rows = await listProposals(db, stage, most);
      return { stage, count: rows[0]?.all ?? 0, rows };
    }),
  );
}

/** What was said to those whose proposals are declined, and since when they are. */
export async function readToldToDeclined(
  db: Handle,
  ids: readonly string[],
): Promise<{ id: string; at: Date; reason: string }[]> {
  if (ids.length === 0) return [];
  const { id, stage, stageSince, told } = applications;
  const rows = await db
    .select({ id, at: stageSince, reason: told })
    .from(applications)
    .where(and(inArray(id, [...new Set(ids)]), eq(stage, 'declined')));
  return rows.flatMap(({ at, reason, ...row }) =>
    at !== null && reason !== null ? [{ ...row, at, reason }] : [],
  );
}
