/** What a course teaches, in versions, and what its learners did in it. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Subscription } from '../../gateways/push/push.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { instant } from '../../platform/time/instant.ts';
import { cohorts, enrolments } from '../../selling/orders/cohorts.table.ts';
import { media } from '../../academy/media/media.table.ts';
import type { LearningEventKind, LessonContent, LessonKind } from './lesson.ts';
import type { LearningEmail } from './learning-email.ts';
import type { MarkOutcome, RubricMark, SubmissionState, SubmittedFile } from './assignment.ts';
import type { Memory } from './practice.ts';
import type { QuizAnswers } from './quiz.ts';
import type { Goal } from './study-plan.ts';

/** Every file that was sent, written down before its bytes are stored: what belongs to nothing a day later is removed. */
export const handedFiles = pgTable(
  'handed_files',
  {
    id: uuid('id').primaryKey(),
    file: jsonb('file').$type<SubmittedFile>().notNull(),
    /** Null until the submission or its mark is written, and again when that is gone. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    /** The same of a question, or its answer, by voice. */
    questionId: uuid('question_id').references(() => lessonQuestions.id, { onDelete: 'set null' }),
    /** Of a voice: who marks or answers. Null for what a learner sent. */
    staffEmail: text('staff_email'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('handed_files_submission').on(t.submissionId),
    index('handed_files_question').on(t.questionId),
    index('handed_files_loose')
      .on(t.at)
      .where(sql`submission_id is null and question_id is null`),
  ],
);

/** Whatever belongs to one learner goes with the enrolment. */
const ofEnrolment = () =>
  uuid('enrolment_id')
    .notNull()
    .references(() => enrolments.id, { onDelete: 'cascade' });
const ofLesson = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => lessons.id);

export const modules = pgTable(
  'modules',
  {
    id: uuid('id').primaryKey(),
    courseSlug: text('course_slug').notNull(),
    position: integer('position').notNull(),
    title: jsonb('title').$type<Localised<string>>().notNull(),
    /** Its lessons open so many days after the learner's first day. */
    opensAfterDays: integer('opens_after_days').notNull().default(0),
    /** Taken out of the outline; comes back with the first of its lessons that does. */
    removedAt: instant('removed_at'),
  },
  (t) => [index('modules_course').on(t.courseSlug, t.position)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: uuid('id').primaryKey(),
    courseSlug: text('course_slug').notNull(),
    moduleId: uuid('module_id')
      .notNull()
      .references(() => modules.id),
    /** Part of its address; never used again for another lesson of the course. */
    key: text('key').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<LessonKind>().notNull(),
    /** Plays on the course's page, without an account. */
    isFree: boolean('is_free').notNull().default(false),
    /** Counts for the certificate. */
    isRequired: boolean('is_required').notNull().default(true),
    /** The published one; null while there is only a draft. */
    currentVersion: integer('current_version'),
    /** Taken out of the outline: what learners did in it stays theirs. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    uniqueIndex('lessons_key').on(t.courseSlug, t.key),
    index('lessons_module').on(t.moduleId, t.position),
  ],
);

export const lessonVersions = pgTable(
  'lesson_versions',
  {
    lessonId: ofLesson(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<LessonContent>().notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    /** Null: a draft, of which a lesson has at most one, the newest. */
    publishedAt: instant('published_at'),
    /** A slip was put right in the published version itself, last by whom. */
    correctedAt: instant('corrected_at'),
    correctedBy: text('corrected_by'),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.number] })],
);

/** Events of a learner's phone, each stored once by the id that the phone gave it. Combined on read; never overwritten. */
export const learningEvents = pgTable(
  'learning_events',
  {
    id: uuid('id').primaryKey(),
    enrolmentId: ofEnrolment(),
    lessonId: ofLesson(),
    version: integer('version').notNull(),
    kind: text('kind').$type<LearningEventKind | 'practised'>().notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** When it happened by the phone's clock, held to the server's. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    index('learning_events_enrolment').on(t.enrolmentId, t.lessonId, t.at),
    /** When somebody was last here. */
    index('learning_events_received').on(t.enrolmentId, t.receivedAt),
  ],
);

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    /** Made where they answered: the same attempt arrives once. */
    id: uuid('id').primaryKey(),
    enrolmentId: ofEnrolment(),
    lessonId: ofLesson(),
    /** The one they answered: it is never scored by another. */
    version: integer('version').notNull(),
    number: integer('number').notNull(),
    answers: jsonb('answers').$type<QuizAnswers>().notNull(),
    /** Ids of the questions that it asked; null: all. */
    drawn: jsonb('drawn').$type<readonly string[]>(),
    /** Per cent, 0 to 100. */
    score: integer('score').notNull(),
    passed: boolean('passed').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('quiz_attempts_number').on(t.enrolmentId, t.lessonId, t.number)],
);

/** Questions that a learner answered wrongly, which practice asks again; what was answered there is among her events. */
export const practiceCards = pgTable(
  'practice_cards',
  {
    enrolmentId: ofEnrolment(),
    lessonId: ofLesson(),
    questionId: text('question_id').notNull(),
    /** By which a changed question is known. */
    mark: text('mark').notNull(),
    dueOn: text('due_on').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    state: text('state').$type<Memory['state']>().notNull(),
    lastOn: text('last_on').notNull(),
    wasRight: boolean('was_right').notNull(),
    /** The day of the last answer in practice. */
    practisedOn: text('practised_on'),
  },
  (t) => [primaryKey({ columns: [t.enrolmentId, t.lessonId, t.questionId] })],
);

export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    enrolmentId: ofEnrolment(),
    lessonId: ofLesson(),
    version: integer('version').notNull(),
    number: integer('number').notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<readonly SubmittedFile[]>().notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    isLate: boolean('is_late').notNull(),
    at: instant('at').notNull(),
    /** The group that its maker shows it to, once it is accepted. */
    shownTo: uuid('shown_to').references(() => cohorts.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('submissions_number').on(t.enrolmentId, t.lessonId, t.number),
    index('submissions_waiting')
      .on(t.at)
      .where(sql`state = 'waiting'`),
    index('submissions_shown_to')
      .on(t.shownTo)
      .where(sql`shown_to is not null`),
  ],
);

export const marks = pgTable('marks', {
  submissionId: uuid('submission_id')
    .primaryKey()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  outcome: text('outcome').$type<MarkOutcome>().notNull(),
  rubric: jsonb('rubric').$type<readonly RubricMark[]>().notNull(),
  text: text('text').notNull(),
  voice: jsonb('voice').$type<SubmittedFile>(),
  /** Its text may stand on the learner's own page of what she made. */
  mayShow: boolean('may_show').notNull().default(false),
  markedBy: text('marked_by').notNull(),
  at: instant('at').notNull(),
});

export const lessonQuestions = pgTable(
  'lesson_questions',
  {
    id: uuid('id').primaryKey(),
    lessonId: ofLesson(),
    /** Who wrote it: a learner, or somebody of the staff. */
    enrolmentId: uuid('enrolment_id').references(() => enrolments.id, { onDelete: 'cascade' }),
    staffEmail: text('staff_email'),
    /** The question that it answers; null for a question. */
    parentId: uuid('parent_id').references((): AnyPgColumn => lessonQuestions.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    voice: jsonb('voice').$type<SubmittedFile>(),
    /** What the voice says, as staff wrote it down. */
    transcript: text('transcript').notNull().default(''),
    /** To the other learners; its trainer sees who asked. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** The trainer's. */
    isAnswer: boolean('is_answer').notNull().default(false),
    at: instant('at').notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    removedWhy: text('removed_why'),
    /** Reports that came before were looked at: it stays. */
    keptAt: instant('kept_at'),
  },
  (t) => [
    index('lesson_questions_lesson').on(t.lessonId, t.at),
    index('lesson_questions_parent').on(t.parentId),
    index('lesson_questions_enrolment').on(t.enrolmentId),
  ],
);

/** 'helpful', or 'reported' to the team. */
export const questionVotes = pgTable(
  'question_votes',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    enrolmentId: ofEnrolment(),
    kind: text('kind').$type<'helpful' | 'reported'>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.enrolmentId, t.kind] }),
    index('question_votes_enrolment').on(t.enrolmentId),
  ],
);

/** What a learner wrote down for herself. An empty body: she took it away, and no other phone brings it back. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    /** Made where it was written: the same note arrives once. */
    id: uuid('id').primaryKey(),
    enrolmentId: ofEnrolment(),
    lessonId: ofLesson(),
    /** The last change that stands; of one that is as it was written, its own id. */
    changeId: uuid('change_id').notNull(),
    /** Into the film. */
    seconds: integer('seconds'),
    /** The first words of the paragraph that it stands beside. */
    beside: text('beside'),
    body: text('body').notNull(),
    /** Of the last change, by its phone's clock, held to the server's. */
    at: instant('at').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [index('lesson_notes_lesson').on(t.enrolmentId, t.lessonId)],
);

/** One meeting of a cohort. `number` counts from 1 and never changes, so that a calendar moves it rather than doubles it. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: uuid('id').primaryKey(),
    cohortId: uuid('cohort_id')
      .notNull()
      .references(() => cohorts.id, { onDelete: 'cascade' }),
    /** The lesson it is, where the outline has one for it. */
    lessonId: uuid('lesson_id').references(() => lessons.id),
    number: integer('number').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** The meeting of its cohort that it was made for: when that changes, the session follows. Null: of none any more. */
    plannedAt: instant('planned_at'),
    /** When it was last moved or cancelled, and its learners notified. */
    movedAt: instant('moved_at'),
    minutes: integer('minutes').notNull(),
    /** Shown to its learners alone, from ten minutes before. */
    joinUrl: text('join_url'),
    recordingId: uuid('recording_id').references(() => media.id),
    /** The summary of the session, in Markdown. */
    notes: text('notes'),
    cancelledAt: instant('cancelled_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('live_sessions_number').on(t.cohortId, t.number),
    index('live_sessions_starts').on(t.startsAt),
  ],
);

export const attendance = pgTable(
  'attendance',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    enrolmentId: ofEnrolment(),
    came: boolean('came').notNull(),
    /** 'learner' when they pressed; the trainer's e-mail when it was ticked: the trainer's word counts. */
    toldBy: text('told_by').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.enrolmentId] }),
    index('attendance_enrolment').on(t.enrolmentId),
  ],
);

/** To a group, or to one learner of it or of a course at one's own pace. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    cohortId: uuid('cohort_id').references(() => cohorts.id, { onDelete: 'cascade' }),
    enrolmentId: uuid('enrolment_id').references(() => enrolments.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('announcements_cohort').on(t.cohortId, t.at),
    index('announcements_enrolment')
      .on(t.enrolmentId, t.at)
      .where(sql`enrolment_id is not null`),
    check('announcements_to_somebody', sql`(cohort_id is null) <> (enrolment_id is null)`),
  ],
);

/** E-mails about learning that were written, so that each is written once and of the teaching kinds one a day. */
export const learningEmails = pgTable(
  'learning_emails',
  {
    id: uuid('id').primaryKey(),
    enrolmentId: ofEnrolment(),
    kind: text('kind').$type<LearningEmail>().notNull(),
    /** What of its kind it was about: a week, a session's beginning, an announcement's instant. */
    about: text('about').notNull(),
    /** Mark of the address it went to, and the day in Morocco; null for what is not counted. */
    person: text('person'),
    sentOn: text('sent_on'),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('learning_emails_once').on(t.enrolmentId, t.kind, t.about),
    uniqueIndex('learning_emails_a_day').on(t.person, t.sentOn),
  ],
);

/** Browsers that a learner lets this course's words reach. Who knows an address could disturb its owner: it is no key to anything else. */
export const pushAddresses = pgTable(
  'push_addresses',
  {
    id: uuid('id').primaryKey(),
    enrolmentId: ofEnrolment(),
    subscription: jsonb('subscription').$type<Subscription>().notNull(),
    /** What is shown names no course and nobody. */
    isDiscreet: boolean('is_discreet').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [uniqueIndex('push_addresses_once').on(t.enrolmentId, sql`(subscription->>'endpoint')`)],
);

/** When a learner means to learn, as she chose it; without a row she was not asked, or did not answer. */
export const studyPlans = pgTable(
  'study_plans',
  {
    enrolmentId: uuid('enrolment_id')
      .primaryKey()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    days: jsonb('days').$type<readonly number[]>().notNull(),
    at: text('at').notNull(),
    goals: jsonb('goals').$type<readonly Goal[]>().notNull(),
    pausedUntil: text('paused_until'),
    stoppedAt: instant('stopped_at'),
    lastWordAt: instant('last_word_at'),
    ignored: integer('ignored').notNull().default(0),
    nextAt: instant('next_at'),
    madeAt: instant('made_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('study_plans_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
  ],
);

export type LiveSession = typeof liveSessions.$inferSelect;
export type LessonNote = typeof lessonNotes.$inferSelect;
export type LessonQuestion = typeof lessonQuestions.$inferSelect;
export type Announcement = typeof announcements.$inferSelect;
