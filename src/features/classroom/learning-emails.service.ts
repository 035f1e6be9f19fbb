/**
 * E-mails that teach: the week's plan, "you stopped at lesson 2", and a trainer's announcements. Which are due is decided here
 * and written down in one transaction with what is posted, so that each is written once and one a day at most.
 */
import { and, asc, desc, eq, gt, inArray, isNotNull, max } from 'drizzle-orm';
import type { Handle } from '../../../db/handle.ts';
import {
  bytesOfId,
  idOfBytes,
  openToken,
  signedToken,
  type Signer,
} from '../../../domain/applications/signed-token.server.ts';
import { readCourse } from '../../../domain/catalogue/catalogue.store.server.ts';
import type { Course, Localised } from '../../../domain/catalogue/course.ts';
import { isErasedAddress } from '../../../domain/people/erased-person.ts';
import { mailboxOf } from '../../../domain/people/mailbox-of.ts';
import { addDays, dateInMorocco } from '../../../domain/time/calendar-date.ts';
import { instantInMorocco } from '../../../domain/time/morocco-clock.ts';
import { postEmail } from '../../../mail/outbox.store.server.ts';
import type { Context } from '../../platform/context.ts';
import { firstDayOf } from '../cohorts/cohort.ts';
import { enrolments } from '../cohorts/cohorts.table.ts';
import { findActiveLearner, readActiveLearners, type ActiveLearner } from './active-learners.ts';
import { readOutline, readProgress, type Learner, type OutlineLesson } from './classroom.service.ts';
import {
  announcements,
  learningEmails,
  learningEvents,
  lessons,
  lessonVersions,
  type Announcement,
  type LiveSession,
} from './classroom.table.ts';
import {
  beginningWeek,
  daysOfWeek,
  isByDay,
  stoppedFor,
  teachingKinds,
  type TeachingKind,
} from './learning-email.ts';
import { learningEmailKinds, type LearningEmailKind } from './learning-email.ts';
import { readSessionsBetween } from './live.service.ts';
import { nextLesson } from './progress.ts';
import { mayOpen, opensOn } from './right.ts';

const dayMs = 86_400_000;

const seatOf = ({ enrolment, cohort }: ActiveLearner) => ({
  pausedAt: null,
  firstDay: firstDayOf(enrolment, cohort),
  opensAll: enrolment.opensAll,
});

const isWanted = ({ enrolment }: ActiveLearner, kind: LearningEmailKind): boolean =>
  !enrolment.emailsOff.includes(kind);

export type WeekPlan = {
  opens: OutlineLesson[];
  meets: LiveSession[];
  /** 'YYYY-MM-DD' */
  due: { title: Localised<string>; day: string }[];
};

/** Published assignments of a course that are due so many days after a learner's first. */
async function readDue(
  db: Handle,
  courseSlug: string,
): Promise<{ title: Localised<string>; after: number }[]> {
  const rows = await db
    .select({ content: lessonVersions.content })
    .from(lessons)
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
    )
    .where(
      and(
        eq(lessons.courseSlug, courseSlug),
        eq(lessons.kind, 'assignment'),
        isNotNull(lessons.currentVersion),
      ),
    );
  return rows.flatMap(({ content: { title, task } }) =>
    task?.kind === 'assignment' && task.dueAfterDays !== null ? [{ title, after: task.dueAfterDays }] : [],
  );
}

/** What a week of the course holds for a learner of a cohort; null when it holds nothing. */
export async function readWeekPlan(
  db: Handle,
  learner: ActiveLearner,
  week: number,
): Promise<WeekPlan | null> {
  const { enrolment } = learner;
  if (enrolment.cohortId === null) return null;
  const seat = seatOf(learner);
  const { from, to } = daysOfWeek(seat.firstDay, week);
  const [outline, due, meets] = await Promise.all([
    readOutline(db, enrolment.courseSlug),
    readDue(db, enrolment.courseSlug),
    readSessionsBetween(
      db,
      enrolment.cohortId,
      instantInMorocco(from, '00:00'),
      instantInMorocco(addDays(to, 1), '00:00'),
    ),
  ]);
  const isOfWeek = (day: string) => day >= from && day <= to;
  const opens = outline.flatMap((one) => one.lessons).filter((lesson) => isOfWeek(opensOn(seat, lesson)));
  const hands = due
    .map(({ title, after }) => ({ title, day: addDays(seat.firstDay, after) }))
    .filter(({ day }) => isOfWeek(day));
  return opens.length + meets.length + hands.length === 0 ? null : { opens, meets, due: hands };
}

export type Stopped = { lesson: OutlineLesson; number: number };

/** The lesson somebody stopped at: open, needed and not done. `number` counts all lessons of the course from 1. */
export async function readStopped(db: Handle, learner: ActiveLearner, now: Date): Promise<Stopped | null> {
  const { enrolment } = learner;
  const [outline, progress] = await Promise.all([
    readOutline(db, enrolment.courseSlug),
    readProgress(db, enrolment.id),
  ]);
  const seat = seatOf(learner);
  const all = outline
    .flatMap((one) => one.lessons)
    .map((lesson) => ({ ...lesson, isOpen: mayOpen(lesson, seat, now).ok }));
  const lesson = nextLesson(
    all.filter(({ isRequired }) => isRequired),
    progress,
  );
  return lesson && { lesson, number: all.indexOf(lesson) + 1 };
}

/** When a learner was last here: the newest event, else the day that the course began for them. */
export async function lastVisitOf(db: Handle, learner: ActiveLearner): Promise<Date> {
  const [row] = await db
    .select({ at: max(learningEvents.receivedAt) })
    .from(learningEvents)
    .where(eq(learningEvents.enrolmentId, learner.enrolment.id));
  return lastVisit(learner, row?.at ?? null);
}

const lastVisit = (learner: ActiveLearner, event: Date | null): Date => {
  const begins = instantInMorocco(seatOf(learner).firstDay, '00:00');
  const { joinedAt } = learner.enrolment;
  return event ?? (begins > joinedAt ? begins : joinedAt);
};

/** What a cohort was told, the newest first. */
export const announcementsOf = (db: Handle, cohortId: string, most = 20): Promise<Announcement[]> =>
  db
    .select()
    .from(announcements)
    .where(eq(announcements.cohortId, cohortId))
    .orderBy(desc(announcements.at))
    .limit(most);

/** What the course's home shows of a cohort; nothing to staff who look in, nor in a recorded course. */
export async function homeNews(
  { database: { db } }: Context,
  { learner }: { learner: Learner | null },
): Promise<Announcement[]> {
  const cohortId = learner?.enrolment.cohortId ?? null;
  return cohortId === null ? [] : announcementsOf(db, cohortId, 3);
}

/** An older one is no news any more. */
const newsDays = 7;

export const readNews = async (
  db: Handle,
  { enrolment: { cohortId, joinedAt } }: ActiveLearner,
  { since, now }: { since: Date | null; now: Date },
): Promise<Announcement[]> => {
  if (cohortId === null) return [];
  const oldest = new Date(now.getTime() - newsDays * dayMs);
  const after = [oldest, joinedAt, ...(since === null ? [] : [since])].reduce((one, other) =>
    one > other ? one : other,
  );
  return db
    .select()
    .from(announcements)
    .where(and(eq(announcements.cohortId, cohortId), gt(announcements.at, after)))
    .orderBy(asc(announcements.at))
    .limit(10);
};

/** What is due for one learner. `about` says it once for ever. */
type Due = { kind: TeachingKind; about: string; input: Record<string, unknown> };

type Known = {
  now: Date;
  /** What was written to this enrolment of the teaching kinds. */
  written: readonly { kind: string; about: string }[];
  lastEventAt: Date | null;
  hasNews: boolean;
};

async function dueOf(db: Handle, learner: ActiveLearner, known: Known): Promise<Due | null> {
  const { now, written, lastEventAt, hasNews } = known;
  const { enrolment, cohort } = learner;
  const isWritten = (kind: TeachingKind, about: string) =>
    written.some((one) => one.kind === kind && one.about === about);
  for (const kind of teachingKinds) {
    if (!isWanted(learner, kind)) continue;
    if (kind === 'announcements' && hasNews) {
      const told = written.filter((one) => one.kind === kind).map(({ about }) => new Date(about).getTime());
      const since = told.length === 0 ? null : new Date(Math.max(...told));
      const until = (await readNews(db, learner, { since, now })).at(-1)?.at.toISOString();
      if (until !== undefined)
        return { kind, about: until, input: { since: since?.toISOString() ?? null, until } };
    }
    if (kind === 'week' && cohort !== null) {
      const week = beginningWeek(firstDayOf(enrolment, cohort), cohort.weeks, dateInMorocco(now));
      const about = String(week);
      if (week !== null && !isWritten(kind, about) && (await readWeekPlan(db, learner, week)) !== null)
        return { kind, about, input: { week } };
    }
    if (kind === 'stopped') {
      const visit = lastVisit(learner, lastEventAt);
      const days = stoppedFor(visit, now);
      const about = `${days}:${visit.toISOString()}`;
      if (days !== null && !isWritten(kind, about) && (await readStopped(db, learner, now)) !== null)
        return { kind, about, input: { lastVisit: visit.toISOString() } };
    }
  }
  return null;
}

const emailOf = {
  announcements: 'course-announcement',
  week: 'course-week',
  stopped: 'course-stopped',
} as const satisfies Record<TeachingKind, string>;

/** The same for one mailbox on one day, and nothing that an address could be read from. */
const markOf = (signer: Signer, email: string): string =>
  Buffer.from(signer('learning day', Buffer.from(mailboxOf(email)))).toString('hex');

/** THE RULE OF ONE A DAY: the table takes one row for a person and a day, and the e-mail is posted with its row or not at all. */
async function write(
  { database, signer, uuid }: Context,
  learner: ActiveLearner,
  due: Due,
  now: Date,
): Promise<boolean> {
  const { kind, about, input } = due;
  const enrolmentId = learner.enrolment.id;
  return database.transaction(async (tx) => {
    const [row] = await tx
      .insert(learningEmails)
      .values({
        id: uuid(),
        enrolmentId,
        kind,
        about,
        person: markOf(signer, learner.email),
        sentOn: dateInMorocco(now),
        at: now,
      })
      .onConflictDoNothing()
      .returning({ id: learningEmails.id });
    if (!row) return false;
    const email = { name: emailOf[kind], dedupeKey: `${emailOf[kind]}:${row.id}`, orderId: learner.orderId };
    return postEmail(tx, { ...email, input: { ...input, enrolmentId } }, now);
  });
}

const rememberedDays = 60;

/** Called by the clock, and does nothing at night. Returns how many e-mails it wrote. */
export async function sendTeachingEmails(context: Context): Promise<number> {
  const now = context.clock();
  if (!isByDay(now)) return 0;
  const { db } = context.database;
  const today = dateInMorocco(now);
  const learners = await readActiveLearners(db, undefined);
  const [written, visits, news] = await Promise.all([
    db
      .select()
      .from(learningEmails)
      .where(
        and(
          inArray(learningEmails.kind, [...teachingKinds]),
          gt(learningEmails.at, new Date(now.getTime() - rememberedDays * dayMs)),
        ),
      ),
    db
      .select({ id: learningEvents.enrolmentId, at: max(learningEvents.receivedAt) })
      .from(learningEvents)
      .groupBy(learningEvents.enrolmentId),
    db
      .selectDistinct({ id: announcements.cohortId })
      .from(announcements)
      .where(gt(announcements.at, new Date(now.getTime() - newsDays * dayMs))),
  ]);
  const writtenOf = Map.groupBy(written, ({ enrolmentId }) => enrolmentId);
  const visitOf = new Map(visits.map(({ id, at }) => [id, at]));
  const withNews = new Set(news.map(({ id }) => id));
  let sent = 0;
  for (const learner of learners) {
    if (isErasedAddress(learner.email)) continue;
    const { id, cohortId } = learner.enrolment;
    const own = writtenOf.get(id) ?? [];
    if (own.some(({ sentOn }) => sentOn === today)) continue;
    const known = {
      now,
      written: own,
      lastEventAt: visitOf.get(id) ?? null,
      hasNews: cohortId !== null && withNews.has(cohortId),
    };
    const due = await dueOf(db, learner, known);
    if (due !== null && (await write(context, learner, due, now))) sent += 1;
  }
  if (sent > 0) await context.database.notify('outbox');
  return sent;
}

/** Part of the link that turns e-mails of a kind off, without a sign-in. */
export const emailsToken = (signer: Signer, enrolmentId: string, kind: LearningEmailKind): string =>
  signedToken(
    signer,
    'learning emails',
    Buffer.concat([bytesOfId(enrolmentId), Buffer.from([learningEmailKinds.indexOf(kind)])]),
  );

type OfToken = { learner: ActiveLearner; kind: LearningEmailKind };

async function readToken({ database, signer }: Context, token: string): Promise<OfToken | null> {
  const bytes = openToken(signer, 'learning emails', token);
  const kind = bytes?.length === 17 ? learningEmailKinds[bytes[16] ?? -1] : undefined;
  if (bytes === null || kind === undefined) return null;
  const learner = await findActiveLearner(database.db, idOfBytes(bytes.subarray(0, 16)));
  return learner && { learner, kind };
}

export type EmailChoices = {
  course: Course;
  /** The kind of the e-mail that the link stood in. */
  kind: LearningEmailKind;
  kinds: { kind: LearningEmailKind; isOff: boolean }[];
};

/** What a link of an e-mail turns off; null when it is none of ours, or the course is not open any more. */
export async function emailChoices(context: Context, token: string): Promise<EmailChoices | null> {
  const found = await readToken(context, token);
  if (found === null) return null;
  const { enrolment } = found.learner;
  const course = await readCourse(context.database.db, enrolment.courseSlug);
  if (!course) return null;
  const kinds = learningEmailKinds.map((kind) => ({ kind, isOff: enrolment.emailsOff.includes(kind) }));
  return { course, kind: found.kind, kinds };
}

const changeOff = (
  database: Context['database'],
  enrolmentId: string,
  kind: LearningEmailKind,
  wanted: boolean,
) =>
  database.transaction(async (tx) => {
    const [row] = await tx
      .select({ off: enrolments.emailsOff })
      .from(enrolments)
      .where(eq(enrolments.id, enrolmentId))
      .for('update');
    if (!row) return;
    const others = row.off.filter((one) => one !== kind);
    await tx
      .update(enrolments)
      .set({ emailsOff: wanted ? others : [...others, kind] })
      .where(eq(enrolments.id, enrolmentId));
  });

/** By the link of an e-mail; of its own kind unless another is named. False when the link is none of ours. */
export async function setEmailsByToken(
  context: Context,
  { token, kind, wanted }: { token: string; kind?: LearningEmailKind; wanted: boolean },
): Promise<boolean> {
  const found = await readToken(context, token);
  if (found === null) return false;
  await changeOff(context.database, found.learner.enrolment.id, kind ?? found.kind, wanted);
  return true;
}
