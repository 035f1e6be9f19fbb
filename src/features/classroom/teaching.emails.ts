/** E-mails to whoever teaches, in both languages: their group was changed by somebody else, and what waits for them. */
import { z } from 'zod';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { readCourse, readTrainers } from '../catalogue/catalogue.store.ts';
import type { Localised } from '../courses/course.ts';
import { count } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Waiting } from '../../platform/time/waiting.ts';
import type { Block, Fact } from '../emails/email-content.ts';
import { type Addressee, defineEmail, emailButton, type Mailing } from '../emails/email.ts';
import type { Dates } from '../cohorts/cohort.ts';
import { cohortRows, formatMeetings, formatSessions, formatStart } from '../cohorts/cohort.view.ts';
import { findCohort } from '../cohorts/cohorts.service.ts';
import type { Cohort } from '../cohorts/cohorts.table.ts';
import {
  calendarOfSessions,
  loadLearner,
  readMoved,
  rowsOfMoved,
  stopBlock,
  type ToLearner,
} from './learning.emails.ts';
import { assignmentWords, learningEmailWords, trainerWords } from './words.ts';
import { readTrainersHere } from './may-teach.service.ts';
import { readWaits, type Waits } from './send-teaching-emails.service.ts';
import { readStaffOf } from '../staff/staff-members.store.ts';
import { lessons, lessonVersions, liveSessions, marks, submissions } from './classroom.table.ts';
import { readWaiting } from './marking.service.ts';

/** The e-mail to a learner whom staff moved to another group: owed, so it is neither turned off nor counted among one a day. */

/** Nothing once they were moved on: the e-mail of that move says where they are. */
async function load(
  mailing: Mailing,
  input: Record<string, unknown>,
): Promise<(ToLearner & { cohort: Cohort }) | null> {
  const learner = await loadLearner(mailing, input, null);
  const cohort = learner?.active.cohort;
  if (!learner || !cohort || cohort.id !== input['cohortId']) return null;
  const toCome = await mailing.db
    .select()
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.cohortId, cohort.id),
        isNull(liveSessions.cancelledAt),
        gt(liveSessions.startsAt, mailing.clock()),
      ),
    )
    .orderBy(asc(liveSessions.number));
  const calendar = toCome.length === 0 ? {} : { calendar: calendarOfSessions(learner, toCome, mailing) };
  return { ...learner, ...calendar, cohort };
}

const learnerMoved = defineEmail({
  name: 'learner-moved',
  load,
  subject: ({ locale, courseName }) => learningEmailWords[locale].moved.subject(courseName),
  preview: ({ locale }) => learningEmailWords[locale].moved.preview,
  heading: ({ locale }) => learningEmailWords[locale].moved.heading,
  body({ locale, cohort, courseName, calendar, page }) {
    const words = learningEmailWords[locale].moved;
    return [
      { kind: 'paragraph', text: words.text(courseName) },
      { kind: 'facts', rows: cohortRows(cohort, locale) },
      ...(calendar === undefined ? [] : [{ kind: 'paragraph' as const, text: words.calendar }]),
      { kind: 'paragraph', text: words.wrong },
      emailButton(locale, words.button, page()),
    ];
  },
});

export const cohortEmails = [learnerMoved];

/** E-mails about work that was handed in: to who marks it, and to who wrote it. */
type Received = Addressee & {
  learner: string;
  lesson: Localised<string>;
  course: Localised<string>;
  href: string;
};

/** Their trainer; where they do not work in the console, whoever answers learners. */
async function whoMarks({ db }: Mailing, trainer: string | null): Promise<string[]> {
  const own = (await readTrainersHere(db)).filter(({ expert }) => expert === trainer);
  const others = () => readStaffOf(db, ({ role }) => role === 'owner' || role === 'support');
  return (own.length > 0 ? own : await others()).map(({ email }) => email);
}

async function loadReceived(
  mailing: Mailing,
  { submissionId }: Record<string, unknown>,
): Promise<Received | null> {
  const waiting = await readWaiting(mailing.db, String(submissionId));
  const course = waiting && (await readCourse(mailing.db, waiting.courseSlug));
  if (!waiting || !course) return null;
  const to = await whoMarks(mailing, waiting.trainer);
  if (to.length === 0) return null;
  return {
    to,
    locale: 'en',
    name: null,
    inBothLanguages: true,
    learner: waiting.learner,
    lesson: waiting.lesson,
    course: { en: course.words.en.name, ar: course.words.ar.name },
    href: `${mailing.publicOrigin}${consoleAddress.work(String(submissionId))}`,
  };
}

const received = defineEmail({
  name: 'assignment-received',
  load: loadReceived,
  subject: ({ locale, lesson }) => assignmentWords[locale].emails.received.subject(lesson[locale]),
  preview: ({ locale }) => assignmentWords[locale].emails.received.preview,
  heading: ({ locale }) => assignmentWords[locale].emails.received.heading,
  body({ locale, learner, lesson, course, href }) {
    const words = assignmentWords[locale].emails.received;
    return [
      { kind: 'paragraph', text: words.text(learner, lesson[locale], course[locale]) },
      emailButton(locale, words.button, href),
    ];
  },
});

type Told = ToLearner & {
  lesson: Localised<string>;
  lessonKey: string;
  trainer: string | null;
  isAccepted: boolean;
  text: string;
  hasVoice: boolean;
};

async function loadMarked(mailing: Mailing, input: Record<string, unknown>): Promise<Told | null> {
  const { db } = mailing;
  const [row] = await db
    .select({
      mark: marks,
      enrolmentId: submissions.enrolmentId,
      content: lessonVersions.content,
      lessonKey: lessons.key,
    })
    .from(marks)
    .innerJoin(submissions, eq(submissions.id, marks.submissionId))
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, submissions.lessonId), eq(lessonVersions.number, submissions.version)),
    )
    .where(eq(marks.submissionId, String(input['submissionId'])));
  const learner = row && (await loadLearner(mailing, { ...input, enrolmentId: row.enrolmentId }, 'marks'));
  if (!learner) return null;
  const { mark, content, lessonKey } = row;
  const slug = learner.active.cohort?.trainer ?? learner.course.trainer;
  const trainer = (await readTrainers(db)).find((one) => one.slug === slug);
  return {
    ...learner,
    lesson: content.title,
    lessonKey,
    trainer: trainer?.words[learner.locale].name ?? null,
    isAccepted: mark.outcome === 'accepted',
    text: mark.text,
    hasVoice: mark.voice !== null,
  };
}

const marked = defineEmail({
  name: 'assignment-marked',
  load: loadMarked,
  subject: ({ locale, lesson, isAccepted }) =>
    assignmentWords[locale].emails.marked[isAccepted ? 'accepted' : 'again'].subject(lesson[locale]),
  preview: ({ locale }) => assignmentWords[locale].emails.marked.preview,
  heading: ({ locale, isAccepted }) =>
    assignmentWords[locale].emails.marked[isAccepted ? 'accepted' : 'again'].heading,
  body(data) {
    const { locale, isAccepted, trainer, text, hasVoice, lessonKey, page } = data;
    const words = assignmentWords[locale].emails.marked;
    return [
      { kind: 'paragraph', text: words[isAccepted ? 'accepted' : 'again'].text },
      ...(text === '' ? [] : [{ kind: 'quote' as const, label: trainer ?? words.trainer, text }]),
      ...(hasVoice ? [{ kind: 'paragraph' as const, text: words.voice }] : []),
      // The way in leads on to the lesson, and a browser takes the mark of its part along.
      emailButton(locale, words.button, `${page(`/lessons/${lessonKey}`)}#submissions`),
      ...stopBlock(data),
    ];
  },
});

export const assignmentEmails = [received, marked];

type Input = Record<string, unknown>;
type RowsIn = (locale: Locale) => Fact[];

const datesBefore = z.object({
  startsOn: z.string(),
  weekdays: z.array(z.number()),
  startsAt: z.string(),
  weeks: z.number(),
  minutes: z.number(),
});

/** What of a group's plan is another than before. */
function rowsOfPlan(before: Dates, cohort: Cohort, locale: Locale, now: Date): Fact[] {
  const words = trainerWords[locale].changed;
  const row = (label: string, told: (dates: Dates) => string): Fact[] => {
    const [is, was] = [told(cohort), told(before)].map((text) => (text === '' ? words.none : text));
    if (is === undefined || was === undefined || is === was) return [];
    return [{ label, value: learningEmailWords[locale].changed.instead(is, was) }];
  };
  return [
    ...row(words.start, ({ startsOn }) => formatStart(startsOn, locale, now)),
    ...row(words.live, (dates) => formatMeetings(dates, locale)),
    ...row(words.sessions, (dates) => formatSessions(dates, locale)),
  ];
}

async function readRows(mailing: Mailing, cohort: Cohort, input: Input): Promise<RowsIn> {
  const now = mailing.clock();
  const before = datesBefore.safeParse(input['before']);
  if (before.success) return (locale) => rowsOfPlan(before.data, cohort, locale, now);
  const moved = await readMoved(mailing, cohort.id, input);
  return (locale) => rowsOfMoved(moved, locale, now);
}

type Changed = Addressee & { by: string; course: Localised<string>; rows: RowsIn; href: string };

/** Nothing to who changed it, and once it is again as it was. */
async function loadChanged(mailing: Mailing, input: Input): Promise<Changed | null> {
  const { db, publicOrigin } = mailing;
  const [id, by] = [String(input['cohortId']), String(input['by'])];
  const cohort = isUuid(id) ? await findCohort(db, id) : null;
  const course = cohort && (await readCourse(db, cohort.courseSlug));
  if (!cohort || !course) return null;
  const slug = cohort.trainer ?? course.trainer;
  const trainers = (await readTrainersHere(db)).filter(
    ({ expert, email }) => expert === slug && email !== by,
  );
  const rows = await readRows(mailing, cohort, input);
  if (trainers.length === 0 || rows('en').length === 0) return null;
  return {
    to: trainers.map(({ email }) => email),
    locale: 'en',
    name: null,
    inBothLanguages: true,
    by,
    course: { en: course.words.en.name, ar: course.words.ar.name },
    rows,
    href: `${publicOrigin}${consoleAddress.group(id)}`,
  };
}

const cohortChanged = defineEmail({
  name: 'cohort-changed',
  load: loadChanged,
  subject: ({ locale, course }) => trainerWords[locale].changed.subject(course[locale]),
  preview: ({ locale }) => trainerWords[locale].changed.preview,
  heading: ({ locale }) => trainerWords[locale].changed.heading,
  body({ locale, by, course, rows, href }) {
    const words = trainerWords[locale].changed;
    return [
      { kind: 'paragraph', text: words.text(by, course[locale]) },
      { kind: 'facts', rows: rows(locale) },
      { kind: 'paragraph', text: words.learners },
      emailButton(locale, words.button, href),
    ];
  },
});

type OfMorning = Addressee & Waits & { now: Date; href: string };

/** Nothing once all of it was answered, and to nobody who left. */
async function loadWaits({ db, clock, publicOrigin }: Mailing, input: Input): Promise<OfMorning | null> {
  const trainer = (await readTrainersHere(db)).find(({ email }) => email === input['trainer']);
  if (!trainer) return null;
  const waits = await readWaits(db, trainer);
  if (waits.questions.count + waits.work.count === 0) return null;
  return {
    to: [trainer.email],
    locale: 'en',
    name: null,
    inBothLanguages: true,
    ...waits,
    now: clock(),
    href: `${publicOrigin}${consoleAddress.today()}`,
  };
}

/** Each kind of which something waits, with its number. */
function kindsOf({ locale, questions, work }: OfMorning): { waiting: Waiting; title: string }[] {
  const words = trainerWords[locale].waits;
  return [
    { waiting: questions, title: count(questions.count, words.questions, locale) },
    { waiting: work, title: count(work.count, words.work, locale) },
  ].filter(({ waiting }) => waiting.count > 0);
}

const teachingWaits = defineEmail({
  name: 'teaching-waits',
  load: loadWaits,
  subject(data) {
    const words = trainerWords[data.locale].waits;
    return words.subject(kindsOf(data).map(({ title }) => title));
  },
  preview: ({ locale }) => trainerWords[locale].waits.preview,
  heading: ({ locale }) => trainerWords[locale].waits.heading,
  body(data) {
    const { locale, now, href } = data;
    const words = trainerWords[locale].waits;
    const dayOf = (since: Date) => formatStart(dateInMorocco(since), locale, now);
    return [
      { kind: 'paragraph', text: words.text },
      ...kindsOf(data).flatMap(({ waiting, title }): Block[] => [
        { kind: 'heading', text: title },
        {
          kind: 'steps',
          items: waiting.first.map(({ label, since }) =>
            since === null ? label : words.since(label, dayOf(since)),
          ),
        },
      ]),
      emailButton(locale, words.button, href),
    ];
  },
});

export const trainerEmails = [cohortChanged, teachingWaits];
