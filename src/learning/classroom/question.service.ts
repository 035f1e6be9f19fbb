/**
 * Questions under a lesson: learners of a course ask and answer each other, its trainer's answer is marked as such. Nobody
 * without a seat reads them, and who was silenced in the community cannot write here either.
 */
import { inEach } from '../../platform/i18n/locale.ts';
import { isUuid, shortened } from '../../platform/text/typed-text.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Course, Localised } from '../../catalogue/courses/course.ts';
import { mayStillEdit } from '../../academy/accounts/writing.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { maySeePeople } from '../../academy/staff/who-may.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffMember } from '../../academy.ts';
import { mayTeachFor } from '../../catalogue/courses/cohort.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import {
  type Caller,
  type Learner,
  type LessonClosed,
  type OpenedLesson,
  openLesson,
} from './classroom.service.ts';
import {
  type LessonQuestion,
  lessonQuestions,
  lessons,
  lessonVersions,
  questionVotes,
} from './classroom.table.ts';
import { titleOfVersion } from './learners.store.ts';
import { findTaught, readTheirCourses } from './may-teach.service.ts';
import { byHelp, firstNameOf } from './question.ts';
import type { SubmittedFile } from './assignment.ts';
import { type ShownFile, shownFile } from './handed-files.service.ts';
import { readApart } from '../../academy/accounts/accounts.service.ts';

/** Who reads or writes: a learner, or a member of staff. */
export type Reader =
  | { learner: Learner; staff: null }
  | { learner: null; staff: StaffMember; course: Pick<Course, 'trainer'> };

/** Null for a stranger on a free lesson: the lesson is open to all, its questions are not. */
async function readerOf(
  db: Handle,
  { learner, course }: OpenedLesson,
  caller: Caller,
): Promise<Reader | null> {
  if (learner !== null) return { learner, staff: null };
  const { staff } = caller;
  const teaches = staff !== null && (await findTaught(db, staff, course.slug)) !== null;
  return teaches ? { learner: null, staff, course } : null;
}

export type TextView = {
  id: string;
  body: string;
  voice: ShownFile | null;
  /** What the voice says; empty where nobody wrote it down. */
  transcript: string;
  at: Date;
  /** 'you', a learner by first name, an anonymous one, or the trainer's team. */
  author: { kind: 'you' | 'learner' | 'anonymous' | 'team'; name: string };
  /** The learner wrote it without their name. */
  isAnonymous: boolean;
  isAnswer: boolean;
  helpful: number;
  /** Whether the reader found it helpful; whether the reader reported it. */
  isHelpful: boolean;
  isReported: boolean;
  mayEdit: boolean;
};
export type QuestionView = TextView & { replies: TextView[] };

type Author = { name: string; email: string; memberId: string | null; trainer: string | null };

/** The name of an anonymous learner is known to their own trainer, and to nobody else who teaches the course. */
const mayKnow = (
  staff: StaffMember,
  course: Pick<Course, 'trainer'>,
  cohortTrainer: string | null,
): boolean => mayTeachFor(staff, [cohortTrainer ?? course.trainer]);

async function readAuthors(db: Handle, ids: readonly string[]): Promise<Map<string, Author>> {
  if (ids.length === 0) return new Map();
  const email = sql<string>`lower(coalesce(${orders.recipientEmail}, ${orders.email}))`;
  const rows = await db
    .select({
      id: enrolments.id,
      name: sql<string>`coalesce(${orders.recipientName}, ${orders.name})`,
      email,
      memberId: memberUsers.id,
      trainer: cohorts.trainer,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .leftJoin(memberUsers, eq(memberUsers.email, email))
    .where(inArray(enrolments.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...author }) => [id, author]));
}

const authorOf = (
  row: LessonQuestion,
  authors: ReadonlyMap<string, Author>,
  reader: Reader,
): TextView['author'] => {
  if (row.enrolmentId === null) return { kind: 'team', name: '' };
  const author = authors.get(row.enrolmentId);
  const name = author?.name ?? '';
  // The trainer sees who asks, to help; learners do not.
  if (reader.staff !== null) {
    if (!row.isAnonymous) return { kind: 'learner', name };
    const isKnown = mayKnow(reader.staff, reader.course, author?.trainer ?? null);
    return { kind: 'anonymous', name: isKnown ? name : '' };
  }
  if (row.enrolmentId === reader.learner.enrolment.id) return { kind: 'you', name: firstNameOf(name) };
  return row.isAnonymous ? { kind: 'anonymous', name: '' } : { kind: 'learner', name: firstNameOf(name) };
};

const mostRead = 300;

/** The questions under a lesson, the newest first. */
export async function questionsOf(
  { database: { db }, clock }: Context,
  { lessonId, reader }: { lessonId: string; reader: Reader },
): Promise<QuestionView[]> {
  const rows = await db
    .select()
    .from(lessonQuestions)
    .where(and(eq(lessonQuestions.lessonId, lessonId), isNull(lessonQuestions.removedAt)))
    .orderBy(desc(lessonQuestions.at), desc(lessonQuestions.id))
    .limit(mostRead);
  if (rows.length === 0) return [];
  const own = reader.learner?.enrolment.id ?? null;
  const [authors, votes] = await Promise.all([
    readAuthors(db, [
      ...rows.flatMap(({ enrolmentId }) => enrolmentId ?? []),
      ...(own === null ? [] : [own]),
    ]),
    db
      .select()
      .from(questionVotes)
      .where(
        inArray(
          questionVotes.questionId,
          rows.map(({ id }) => id),
        ),
      ),
  ]);
  const apart = await readApart(db, own === null ? null : (authors.get(own)?.memberId ?? null));
  const now = clock();
  const view = (row: LessonQuestion): TextView => {
    const ofIt = votes.filter(({ questionId }) => questionId === row.id);
    const mine = new Set(ofIt.filter(({ enrolmentId }) => enrolmentId === own).map(({ kind }) => kind));
    const { id, body, transcript, at, isAnonymous, isAnswer } = row;
    const written = { id, body, transcript, at, isAnonymous, isAnswer };
    return {
      ...written,
      voice: row.voice && shownFile(row.voice),
      author: authorOf(row, authors, reader),
      helpful: ofIt.filter(({ kind }) => kind === 'helpful').length,
      isHelpful: mine.has('helpful'),
      isReported: mine.has('reported'),
      mayEdit: row.enrolmentId !== null && row.enrolmentId === own && mayStillEdit(row.at, now),
    };
  };
  const seen = rows.filter(({ enrolmentId, isAnonymous }) => {
    const member = enrolmentId === null ? null : (authors.get(enrolmentId)?.memberId ?? null);
    // Anonymous texts are shown to blocked members too: otherwise blocking people one by one would reveal who asked.
    return member === null || isAnonymous || !apart.has(member);
  });
  return seen
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({
      ...view(row),
      replies: seen
        .filter(({ parentId }) => parentId === row.id)
        .map(view)
        .sort(byHelp),
    }));
}

export type LessonAsked = { caller: Caller; courseSlug: string; key: string };

type Opened = { ok: true; open: OpenedLesson; reader: Reader };

export async function openQuestions(context: Context, asked: LessonAsked): Promise<Opened | LessonClosed> {
  const open = await openLesson(context, asked);
  if (!open.ok) return open;
  const reader = await readerOf(context.database.db, open, asked.caller);
  if (reader !== null) return { ok: true, open, reader };
  const reason = asked.caller.email === null ? 'sign-in' : 'not-enrolled';
  return { ok: false, reason, course: open.course };
}

export type UnderLesson = { open: OpenedLesson; isStaff: boolean; questions: QuestionView[] };

/** A lesson with its questions. */
export async function underLesson(
  context: Context,
  asked: LessonAsked,
): Promise<({ ok: true } & UnderLesson) | LessonClosed> {
  const found = await openQuestions(context, asked);
  if (!found.ok) return found;
  const { open, reader } = found;
  const questions = await questionsOf(context, { lessonId: open.lesson.id, reader });
  return { ok: true, open, isStaff: reader.staff !== null, questions };
}

/** The same for a lesson that is open already; null for a stranger on a free lesson. */
export async function underOpened(
  context: Context,
  { open, caller }: { open: OpenedLesson; caller: Caller },
): Promise<Omit<UnderLesson, 'open'> | null> {
  const reader = await readerOf(context.database.db, open, caller);
  if (reader === null) return null;
  const questions = await questionsOf(context, { lessonId: open.lesson.id, reader });
  return { isStaff: reader.staff !== null, questions };
}

/** The voice of a text under a lesson, for whoever may read that text now. */
export async function voiceOf(
  context: Context,
  { caller, questionId, fileId }: { caller: Caller; questionId: string; fileId: string },
): Promise<SubmittedFile | null> {
  const [row] = await context.database.db
    .select({ voice: lessonQuestions.voice, courseSlug: lessons.courseSlug, key: lessons.key })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(eq(lessonQuestions.id, questionId));
  if (row?.voice?.id !== fileId) return null;
  const under = await underLesson(context, { caller, ...row });
  const read = under.ok ? under.questions.flatMap((one) => [one, ...one.replies]) : [];
  return read.some(({ id }) => id === questionId) ? row.voice : null;
}

/** Something that is asked or answered, as e-mails quote it. */
export type Quoted = Pick<LessonQuestion, 'body' | 'voice' | 'transcript'>;

/** For the e-mail with an answer; null once it or its question was deleted. */
export async function readAnswer(
  db: Handle,
  id: string,
): Promise<{
  enrolmentId: string;
  question: Quoted;
  answer: Quoted;
  lessonKey: string;
  questionId: string;
} | null> {
  if (!isUuid(id)) return null;
  const [answer] = await db
    .select()
    .from(lessonQuestions)
    .where(and(eq(lessonQuestions.id, id), isNull(lessonQuestions.removedAt)));
  if (!answer || answer.parentId === null) return null;
  const [row] = await db
    .select({ question: lessonQuestions, lessonKey: lessons.key })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(and(eq(lessonQuestions.id, answer.parentId), isNull(lessonQuestions.removedAt)));
  if (!row || row.question.enrolmentId === null) return null;
  return {
    enrolmentId: row.question.enrolmentId,
    question: row.question,
    answer,
    lessonKey: row.lessonKey,
    questionId: row.question.id,
  };
}

export type StaffQuestion = {
  id: string;
  course: { slug: string; name: Localised<string> };
  lesson: { key: string; title: Localised<string> };
  body: string;
  voice: ShownFile | null;
  transcript: string;
  at: Date;
  /** The full name, and whether others see the first name; empty where it is hidden from this trainer too. */
  name: string;
  /** Null for staff who do not see learners, and where the name is hidden. */
  email: string | null;
  orderNumber: string | null;
  isAnonymous: boolean;
  replies: number;
  reports: number;
  /** Of a reply: the question; empty where it was only said. */
  question: string | null;
};

export type QueueKind = 'unanswered' | 'reported';

const mostInQueue = 200;

/** Reports of a text since staff last decided to keep it. */
const reports = sql<number>`(select count(*) from ${questionVotes} where ${questionVotes.questionId} = ${lessonQuestions.id} and ${questionVotes.kind} = 'reported' and ${questionVotes.at} > coalesce(${lessonQuestions.keptAt}, 'epoch'::timestamptz))`;

/** What waits, in courses that this member of staff may teach. */
function waitsIn(which: QueueKind, courseSlugs: readonly string[]): SQL | undefined {
  const answered = sql`exists (select 1 from lesson_questions a where a.parent_id = ${lessonQuestions.id} and a.is_answer and a.removed_at is null)`;
  return and(
    isNull(lessonQuestions.removedAt),
    inArray(lessons.courseSlug, [...courseSlugs]),
    which === 'reported'
      ? sql`${reports} > 0`
      : and(isNull(lessonQuestions.parentId), isNotNull(lessonQuestions.enrolmentId), sql`not ${answered}`),
  );
}

const inQueue = {
  question: lessonQuestions,
  key: lessons.key,
  title: titleOfVersion,
  courseSlug: lessons.courseSlug,
  name: sql<string | null>`coalesce(${orders.recipientName}, ${orders.name})`,
  email: sql<string | null>`coalesce(${orders.recipientEmail}, ${orders.email})`,
  orderNumber: orders.number,
  trainer: cohorts.trainer,
  replies:
    sql<number>`(select count(*) from lesson_questions r where r.parent_id = ${lessonQuestions.id} and r.removed_at is null)`.mapWith(
      Number,
    ),
  asked: sql<
    string | null
  >`(select coalesce(nullif(q.body, ''), q.transcript) from lesson_questions q where q.id = ${lessonQuestions.parentId})`,
  reports: reports.mapWith(Number),
};

/** Questions without a trainer's answer, or texts that were reported since they were last checked; the oldest first. */
export async function readQueue(
  db: Handle,
  which: QueueKind,
  { staff, courses }: { staff: StaffMember; courses: readonly Pick<Course, 'slug' | 'words' | 'trainer'>[] },
): Promise<StaffQuestion[]> {
  const rows = await db
    .select(inQueue)
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .leftJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
    )
    .leftJoin(enrolments, eq(enrolments.id, lessonQuestions.enrolmentId))
    .leftJoin(orders, eq(orders.id, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .where(
      waitsIn(
        which,
        courses.map(({ slug }) => slug),
      ),
    )
    .orderBy(asc(lessonQuestions.at))
    .limit(mostInQueue);
  const bySlug = new Map(courses.map((course) => [course.slug, course]));
  const untitled = (text: string): Localised<string> => inEach(() => text);
  const nameOf = ({ words }: Pick<Course, 'words'>) => inEach((one) => words[one].name);
  return rows.map(({ question, key, title, courseSlug, trainer, replies, asked, reports: times, ...by }) => {
    const course = bySlug.get(courseSlug);
    const isKnown = !question.isAnonymous || (course !== undefined && mayKnow(staff, course, trainer));
    return {
      id: question.id,
      course: { slug: courseSlug, name: course ? nameOf(course) : untitled(courseSlug) },
      lesson: { key, title: title ?? untitled(key) },
      body: question.body,
      voice: question.voice && shownFile(question.voice),
      transcript: question.transcript,
      at: question.at,
      name: isKnown ? (by.name ?? '') : '',
      email: isKnown && maySeePeople(staff) ? by.email : null,
      orderNumber: isKnown && maySeePeople(staff) ? by.orderNumber : null,
      isAnonymous: question.isAnonymous,
      replies,
      reports: times,
      question: asked,
    };
  });
}

/** How much of it waits and the first of it, in courses that this member of staff may teach. */
export async function waitingQuestions(db: Handle, staff: StaffMember, which: QueueKind): Promise<Waiting> {
  const courses = await readTheirCourses(db, staff);
  const rows = await db
    .select({
      id: lessonQuestions.id,
      body: sql<string>`coalesce(nullif(${lessonQuestions.body}, ''), ${lessonQuestions.transcript})`,
      voice: lessonQuestions.voice,
      since: lessonQuestions.at,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(
      waitsIn(
        which,
        courses.map(({ slug }) => slug),
      ),
    )
    .orderBy(asc(lessonQuestions.at))
    .limit(mostWaiting);
  return waitingFrom(
    rows.map(({ body, voice, ...row }) => ({
      ...row,
      label: shortened(body, 80),
      ...(body === '' && { seconds: voice?.seconds ?? 0 }),
    })),
  );
}
