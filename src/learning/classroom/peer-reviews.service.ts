/**
 * Learners of one group say something about each other's work, without names. What is told of a work, a voice or a name is decided
 * here: by what was given to whom, and by who is still of the group.
 */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { cutText, isUuid, severalLines } from '../../platform/text/typed-text.ts';
import { inAllLanguages } from '../../platform/records/record.ts';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { countOne } from '../../platform/limits/in-database.ts';
import type { Course, Localised } from '../../catalogue/courses/course.ts';
import {
  type Assignment,
  type HandInProblem,
  isWholeRubric,
  most,
  type RubricMark,
  type SubmittedFile,
} from './assignment.ts';
import {
  type Caller,
  enter,
  type Learner,
  type LessonClosed,
  readContentOf,
  readLearners,
} from './classroom.service.ts';
import { lessons, lessonVersions, submissions } from './classroom.table.ts';
import {
  claimFiles,
  isShownToPeers,
  prepareAll,
  removeLoose,
  type SentFile,
  type ShownFile,
  shownToPeers,
  storeAll,
} from './handed-files.service.ts';
import { byReviews, writeMark } from './learners.store.ts';
import { mayOpen } from './learning.ts';
import { peerReviews } from './peers.table.ts';
import { acceptedBy, givenBy, mayAsk, seesOwn } from './review-dealing.ts';
import {
  dealIn,
  dealMore,
  type Group,
  type GroupPool,
  lockGroup,
  readPool,
  readReviews,
  type ReviewOfWork,
  tellOpened,
} from './review-deals.service.ts';

type Asked = { caller: Caller; courseSlug: string; key: string };

type Opened = {
  ok: true;
  course: Course;
  learner: Learner;
  lesson: { id: string; key: string; title: Localised<string> };
  group: Group;
};

/** A lesson whose task others of the group read, for a learner who may open it. Staff have no group. */
async function openGroup(
  context: Context,
  { caller, courseSlug, key }: Asked,
): Promise<Opened | LessonClosed> {
  const entered = await enter(context, { caller, courseSlug });
  if (!entered.ok) return entered;
  const { course, learner, outline } = entered;
  if (learner === null) return { ok: false, reason: 'not-enrolled', course };
  const lesson = outline.flatMap((one) => one.lessons).find((one) => one.key === key);
  if (lesson?.task !== 'assignment') return { ok: false, reason: 'lesson-not-found', course };
  const right = mayOpen(lesson, learner.seat, context.clock());
  if (!right.ok)
    return right.reason === 'not-yet'
      ? { ok: false, reason: 'not-yet', course, opensOn: right.opensOn }
      : { ok: false, reason: 'not-enrolled', course };
  const group = { lessonId: lesson.id, cohortId: learner.enrolment.cohortId };
  return { ok: true, course, learner, lesson, group };
}

type Rubric = Assignment['rubric'];

/** What a learner is given to read. */
type WorkToRead = {
  reviewId: string;
  submissionId: string;
  text: string;
  files: ShownFile[];
  rubric: Rubric;
};
export type ReviewsOnPage = {
  course: Course;
  lesson: Opened['lesson'];
  /** Null before she handed in. */
  own: {
    given: number;
    /** How many she has before her; the first of them is shown. */
    open: number;
    toRead: WorkToRead | null;
    mayAsk: boolean;
    /** Null until she has given hers. */
    received: { rubric: Rubric; reviews: ReviewOfWork[] } | null;
  } | null;
};

/** What is said about all that she handed in for a lesson; not while it is reported. */
const readReceived = async (db: Handle, enrolmentId: string, lessonId: string): Promise<ReviewOfWork[]> =>
  (await readReviews(db, { enrolmentId, lessonId })).filter(({ isReported }) => !isReported);

async function readTasks(
  db: Handle,
  lessonId: string,
  versions: readonly number[],
): Promise<(version: number) => Assignment | null> {
  const { number, content } = lessonVersions;
  const rows = await db
    .select({ number, content })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.lessonId, lessonId), inArray(number, [...versions])));
  return (version) => {
    const task = inAllLanguages(rows.find((one) => one.number === version)?.content.task ?? null);
    return task?.kind === 'assignment' ? task : null;
  };
}

/** What is open before a learner, the one that came first first. */
const openFor = (pool: GroupPool, reviewer: string) =>
  pool.deals
    .filter((one) => one.reviewer === reviewer && one.state === 'open')
    .sort((one, other) => one.dealtAt.getTime() - other.dealtAt.getTime());

/** The page of a task's reviews: a work to read, and what was said about her own. */
export async function reviewsPage(
  context: Context,
  asked: Asked,
): Promise<({ ok: true } & ReviewsOnPage) | LessonClosed> {
  const opened = await openGroup(context, asked);
  if (!opened.ok) return opened;
  const { course, lesson, learner, group } = opened;
  const { db } = context.database;
  const pool = await readPool(db, group, context.clock());
  const me = learner.enrolment.id;
  const mine = pool.works.find(({ author }) => author === me);
  if (mine === undefined) {
    const task = (await readContentOf(db, lesson.id))?.content.task;
    const isRead = task?.kind === 'assignment' && Boolean(task.review);
    return isRead
      ? { ok: true, course, lesson, own: null }
      : { ok: false, reason: 'lesson-not-found', course };
  }
  const open = openFor(pool, me);
  const works = open.flatMap(({ work }) => pool.works.find(({ id }) => id === work) ?? []);
  const taskOf = await readTasks(db, lesson.id, [mine.version, ...works.map(({ version }) => version)]);
  const [first] = works;
  const [work] = first ? await db.select().from(submissions).where(eq(submissions.id, first.id)) : [];
  const sees = seesOwn(pool, me);
  return {
    ok: true,
    course,
    lesson,
    own: {
      given: givenBy(pool, me),
      open: works.length,
      toRead: work
        ? {
            reviewId: open.find((one) => one.work === work.id)?.id ?? '',
            submissionId: work.id,
            text: work.text,
            files: shownToPeers(work.files),
            rubric: taskOf(work.version)?.rubric ?? [],
          }
        : null,
      mayAsk: mayAsk(pool, me),
      received: sees
        ? {
            rubric: taskOf(mine.version)?.rubric ?? [],
            reviews: await readReceived(db, me, lesson.id),
          }
        : null,
    },
  };
}

type Giving = Asked & {
  reviewId: string;
  rubric: readonly RubricMark[];
  text: string;
  voice: SentFile | null;
};

type GiveRefused =
  | LessonClosed
  /** 'gone': not before her any more. 'nothing-said': neither in words nor by voice. */
  | { ok: false; reason: 'gone' | 'rubric' | 'nothing-said' | 'store-away' }
  | { ok: false; reason: 'voice'; problem: HandInProblem };

/** Answers a work that was given to her; sent twice it counts once. Two that agree may accept it, and both of them hear. */
export async function giveReview(
  context: Context,
  { reviewId, rubric, text, voice, ...asked }: Giving,
): Promise<{ ok: true } | GiveRefused> {
  const opened = await openGroup(context, asked);
  if (!opened.ok) return opened;
  const { learner, group, lesson } = opened;
  const { db } = context.database;
  const me = learner.enrolment.id;
  const before = await readPool(db, group, context.clock());
  const own = before.deals.find(({ id, reviewer }) => id === reviewId && reviewer === me);
  if (own?.state === 'given') return { ok: true };
  const work = before.works.find(({ id }) => id === own?.work);
  const isReader = before.works.some(({ author }) => author === me);
  if (own?.state !== 'open' || work === undefined || !isReader) return { ok: false, reason: 'gone' };
  const task = (await readTasks(db, group.lessonId, [work.version]))(work.version);
  if (task === null || !isWholeRubric(task, rubric)) return { ok: false, reason: 'rubric' };
  const said = cutText(severalLines(text), most.review);
  if (said === '' && voice === null) return { ok: false, reason: 'nothing-said' };
  if (voice !== null && voice.bytes.length > most.voice)
    return { ok: false, reason: 'voice', problem: 'voice-size' };
  // A name of a file could name who sends it.
  const ready = await prepareAll(context, voice === null ? [] : [{ ...voice, name: 'voice' }]);
  if (!ready.ok) return { ok: false, reason: 'voice', problem: ready.problem };
  if (!(await storeAll(context, ready.all))) return { ok: false, reason: 'store-away' };
  const file = ready.all[0]?.file ?? null;
  const of = { reviewId, submissionId: work.id, author: work.author, me, lesson };
  const given = { ...of, task, rubric, text: said, file };
  const done = await context.database.transaction((tx) => write(context, tx, group, given));
  if (file !== null) await removeLoose(context, [file.id]).catch(() => undefined);
  return done ? { ok: true } : { ok: false, reason: 'gone' };
}

type Given = {
  reviewId: string;
  submissionId: string;
  author: string;
  me: string;
  lesson: Opened['lesson'];
  task: Assignment;
  rubric: readonly RubricMark[];
  text: string;
  file: SubmittedFile | null;
};

/** False when it was taken back, reported or marked as not answered meanwhile. */
async function write(context: Context, tx: Handle, group: Group, given: Given): Promise<boolean> {
  const { reviewId, submissionId, author, me, task, rubric, text, file } = given;
  const now = context.clock();
  await lockGroup(tx, group);
  const stands = await readPool(tx, group, now);
  if (!stands.deals.some(({ id, state }) => id === reviewId && state === 'open')) return false;
  await tx
    .update(peerReviews)
    .set({ givenAt: now, rubric: [...rubric], text, voice: file })
    .where(eq(peerReviews.id, reviewId));
  if (file !== null) await claimFiles(tx, submissionId, [file.id]);
  const all = await readReviews(tx, { submissionId });
  const points = acceptedBy(
    task,
    all.map((one) => one.rubric),
  );
  const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId));
  if (points !== null && submission) {
    const mark = {
      outcome: 'accepted',
      rubric: points,
      text: '',
      voice: null,
      mayShow: false,
      markedBy: byReviews,
    } as const;
    const { lesson } = given;
    const of = { submission, lesson, title: lesson.title, eventId: context.uuid() };
    await writeMark(tx, { ...of, given: { ...mark, at: now } });
  }
  // She may owe another one, and somebody may wait for a reader.
  await dealIn(context, tx, group, { to: (one) => one.author === me, isThere: true });
  await tellOpened(tx, await readPool(tx, group, now), [author, me], now);
  return true;
}

/** "Show me two works." */
export async function askForWorks(context: Context, asked: Asked): Promise<{ ok: true } | LessonClosed> {
  const opened = await openGroup(context, asked);
  if (!opened.ok) return opened;
  await dealMore(context, opened.group, opened.learner.enrolment.id);
  return { ok: true };
}

/**
 * One press: a work that was given to her is taken away from all who would read it, and words about her own work from her sight,
 * until its trainer has looked.
 */
export async function reportReview(
  context: Context,
  { reviewId, ...asked }: Asked & { reviewId: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'too-many' } | LessonClosed> {
  const opened = await openGroup(context, asked);
  if (!opened.ok) return opened;
  const { learner, group } = opened;
  const me = learner.enrolment.id;
  const now = context.clock();
  if (!isUuid(reviewId)) return { ok: false, reason: 'not-found' };
  return context.database.transaction(async (tx) => {
    await lockGroup(tx, group);
    const pool = await readPool(tx, group, now);
    const one = pool.deals.find(({ id }) => id === reviewId);
    const isWork = one?.state === 'open' && one.reviewer === me;
    const isWords = one?.state === 'given' && one.author === me && seesOwn(pool, me);
    if (one === undefined || (!isWork && !isWords)) return { ok: false, reason: 'not-found' };
    if (!(await countOne(context, tx, 'report', me))) return { ok: false, reason: 'too-many' };
    const { submissionId, givenAt, goneAt } = peerReviews;
    const unread = and(eq(submissionId, one.work), isNull(givenAt), isNull(goneAt));
    if (isWork) await tx.update(peerReviews).set({ goneAt: now }).where(unread);
    await tx
      .update(peerReviews)
      .set({ reported: isWork ? 'work' : 'words', settledAt: null })
      .where(eq(peerReviews.id, reviewId));
    return { ok: true };
  });
}

/** Of the words that its maker sees. */
async function readVoices(db: Handle, submissionId: string): Promise<SubmittedFile[]> {
  const { voice, goneAt, reported } = peerReviews;
  const rows = await db
    .select({ voice })
    .from(peerReviews)
    .where(and(eq(peerReviews.submissionId, submissionId), isNull(goneAt), isNull(reported)));
  return rows.flatMap((one) => one.voice ?? []);
}

/**
 * A file of a work that is given to this learner to read, or a voice that speaks about her own; nothing of one who left, took her work
 * back or was taken out of sight.
 */
export async function peerFile(
  { database: { db }, clock }: Context,
  { caller, submissionId, fileId }: { caller: Caller; submissionId: string; fileId: string },
): Promise<SubmittedFile | null> {
  const [found] = await db
    .select({ work: submissions, courseSlug: lessons.courseSlug })
    .from(submissions)
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .where(eq(submissions.id, submissionId));
  if (!found) return null;
  const { work, courseSlug } = found;
  for (const { enrolment, seat } of await readLearners(db, caller, courseSlug)) {
    if (seat.pausedAt !== null) continue;
    const { id: me, cohortId } = enrolment;
    const pool = await readPool(db, { lessonId: work.lessonId, cohortId }, clock());
    const isOpen = pool.works.some(({ author }) => author === me);
    const files =
      work.enrolmentId === me && isOpen && seesOwn(pool, me)
        ? await readVoices(db, submissionId)
        : isOpen && openFor(pool, me).some((one) => one.work === work.id)
          ? work.files.filter(isShownToPeers)
          : [];
    const file = files.find(({ id }) => id === fileId);
    if (file) return file;
  }
  return null;
}
