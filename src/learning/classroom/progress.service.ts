/** What learners have done, computed from what their phones told. */
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { queueOrderWebhooks } from '../../selling/orders/order-history.service.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { learningEvents, lessons, submissions } from './classroom.table.ts';
import type { LessonProgress } from './learning.ts';

/**
 * The progress of a learner in each lesson, by the lesson's id: computed by the database from events of phones, independent
 * of their order and of repeats. Of two positions at the same instant the later one counts.
 */
export const readProgress = async (db: Handle, enrolmentId: string): Promise<Map<string, LessonProgress>> =>
  (await readProgressOf(db, [enrolmentId])).get(enrolmentId) ?? new Map<string, LessonProgress>();

/** What a learner has done. `handedIn`: ids of lessons whose task waits for its mark. */
export type OfLearner = { progress: ReadonlyMap<string, LessonProgress>; handedIn: ReadonlySet<string> };

/** The progress and the hand-ins of several learners at once, by the enrolment's id. */
export async function readOfLearners(
  db: Handle,
  enrolmentIds: readonly string[],
): Promise<(enrolmentId: string) => OfLearner> {
  if (enrolmentIds.length === 0) return () => ({ progress: new Map(), handedIn: new Set() });
  const done = progressRows(db, enrolmentIds).as('done');
  const waiting = db
    .selectDistinct({ enrolmentId: submissions.enrolmentId, lessonId: submissions.lessonId })
    .from(submissions)
    .where(and(inArray(submissions.enrolmentId, [...enrolmentIds]), eq(submissions.state, 'waiting')))
    .as('waiting');
  const { openedAt, doneAt, seconds, lastAt } = done;
  const rows = await db
    .select({
      enrolmentId: sql<string>`coalesce(${done.enrolmentId}, ${waiting.enrolmentId})`,
      lessonId: sql<string>`coalesce(${done.lessonId}, ${waiting.lessonId})`,
      waits: sql<boolean>`${waiting.lessonId} is not null`,
      openedAt,
      doneAt,
      seconds,
      lastAt,
    })
    .from(done)
    .fullJoin(waiting, and(eq(waiting.enrolmentId, done.enrolmentId), eq(waiting.lessonId, done.lessonId)));
  // Work may be handed in by a phone that never told of the lesson.
  const progress = byEnrolment(rows.filter(({ openedAt: at }) => (at as Date | null) !== null));
  return (id) => ({
    progress: progress.get(id) ?? new Map(),
    handedIn: new Set(rows.flatMap((row) => (row.enrolmentId === id && row.waits ? [row.lessonId] : []))),
  });
}

function byEnrolment(rows: readonly (LessonProgress & { enrolmentId: string; lessonId: string })[]) {
  const found = new Map<string, Map<string, LessonProgress>>();
  for (const { enrolmentId: of, lessonId: id, openedAt, doneAt, seconds, lastAt } of rows)
    found.set(
      of,
      (found.get(of) ?? new Map<string, LessonProgress>()).set(id, { openedAt, doneAt, seconds, lastAt }),
    );
  return found;
}

function progressRows(db: Handle, enrolmentIds: readonly string[]) {
  const { at, kind, body, lessonId, enrolmentId } = learningEvents;
  const seconds = sql`case when jsonb_typeof(${body} -> 'seconds') = 'number' then (${body} ->> 'seconds')::float8 else 0 end`;
  // Who practises does not go on with that lesson.
  const isProgress = and(inArray(enrolmentId, [...enrolmentIds]), ne(kind, 'practised'));
  return db
    .select({
      enrolmentId,
      lessonId,
      openedAt: sql<Date>`min(${at})`.mapWith(at).as('opened_at'),
      doneAt: sql<Date | null>`min(${at}) filter (where ${kind} = 'done')`.mapWith(at).as('done_at'),
      seconds:
        sql<number>`coalesce((array_agg(${seconds} order by ${at} desc, ${seconds} desc) filter (where ${kind} = 'position'))[1], 0)`.as(
          'seconds',
        ),
      lastAt: sql<Date>`max(${at})`.mapWith(at).as('last_at'),
    })
    .from(learningEvents)
    .where(isProgress)
    .groupBy(enrolmentId, lessonId);
}

/** The progress of several learners, by the enrolment's id; without those who have done nothing. */
export const readProgressOf = async (
  db: Handle,
  enrolmentIds: readonly string[],
): Promise<Map<string, Map<string, LessonProgress>>> => byEnrolment(await progressRows(db, enrolmentIds));

type Ticked = {
  enrolmentId: string;
  lessonIds: readonly string[];
  importId: string;
  at: Date;
  uuid: () => string;
};

/** Lessons that were done elsewhere; an event of theirs is told from the learner's own by its import. */
export async function tickImported(tx: Handle, { enrolmentId, lessonIds, importId, at, uuid }: Ticked) {
  if (lessonIds.length === 0) return;
  const found = await tx
    .select({ lessonId: lessons.id, version: lessons.currentVersion })
    .from(lessons)
    .where(inArray(lessons.id, [...lessonIds]));
  const body = { imported: importId };
  const rows = found.map(({ lessonId, version }) => ({ lessonId, version: version ?? 1, enrolmentId, body }));
  const event = { kind: 'done' as const, at, receivedAt: at };
  await tx.insert(learningEvents).values(rows.map((row) => ({ ...row, ...event, id: uuid() })));
}

const imported = sql`${learningEvents.body} ->> 'imported'`;
const own = alias(learningEvents, 'own');

/** Whether a learner did anything here herself. */
export async function hasOwnEvents(db: Handle, enrolmentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: learningEvents.id })
    .from(learningEvents)
    .where(and(eq(learningEvents.enrolmentId, enrolmentId), isNull(imported)))
    .limit(1);
  return row !== undefined;
}

/** Of what an import ticked, the lessons that the learner did not open since; nothing of a finished course. Returns how many. */
export async function untickImported(
  tx: Handle,
  { enrolmentId, importId }: Pick<Ticked, 'enrolmentId' | 'importId'>,
): Promise<number> {
  const opened = tx
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.enrolmentId, learningEvents.enrolmentId),
        eq(own.lessonId, learningEvents.lessonId),
        sql`${own.body} ->> 'imported' is null`,
      ),
    );
  const finished = tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.id, enrolmentId), sql`${enrolments.finishedAt} is not null`));
  const gone = await tx
    .delete(learningEvents)
    .where(
      and(
        eq(learningEvents.enrolmentId, enrolmentId),
        eq(imported, importId),
        notExists(opened),
        notExists(finished),
      ),
    )
    .returning({ id: learningEvents.id });
  return gone.length;
}

/** Tells other systems that a certificate was issued, where its course is finished. */
export const tellIssued = (
  { publicOrigin }: Context,
  tx: Handle,
  { number, ...about }: { number: string; orderId: string; at: Date },
): Promise<void> =>
  queueOrderWebhooks(tx, {
    kind: 'certificate.issued',
    ...about,
    dedupeKey: `certificate.issued:${number}`,
    more: { certificate: { number, address: `${publicOrigin}/certificates/${number}` } },
  });
