/** E-mails to whoever teaches, in both languages: their group was changed by somebody else, and what waits for them. */
import { inAllLanguages } from '../../platform/records/record.ts';
import { z } from 'zod';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { readCourse, readTrainers } from '../../academy/content/content.service.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { count } from '../../platform/i18n/count.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Waiting } from '../../platform/time/waiting.ts';
import {
  type Block,
  button,
  type Fact,
  facts,
  paragraph,
  quote,
  steps,
} from '../../academy/emails/email-content.ts';
import {
  type Addressee,
  defineEmail,
  type EmailInput,
  type Mailing,
  toStaff,
} from '../../academy/emails/email.ts';
import type { Dates } from '../../catalogue/courses/cohort.ts';
import {
  cohortRows,
  formatMeetings,
  formatSessions,
  formatStart,
} from '../../catalogue/courses/cohort.view.ts';
import { findCohort } from '../../selling/cohorts/cohorts.service.ts';
import type { Cohort } from '../../selling/orders/cohorts.table.ts';
import {
  calendarOfSessions,
  loadLearner,
  readMoved,
  rowsOfMoved,
  type ToLearner,
} from './learning.emails.ts';
import { inMinutes } from './recording.ts';
import { assignmentWords, learningEmailWords, questionWords, trainerWords } from './words.ts';
import { readTrainersHere } from './may-teach.service.ts';
import { readStopped } from './learning-emails.service.ts';
import { readWaits, type Waits } from './send-teaching-emails.service.ts';
import { readStaffOf } from '../../academy/staff/staff-members.service.ts';
import { lessons, lessonVersions, liveSessions, marks, submissions } from './classroom.table.ts';
import { ofItsVersion } from './learners.store.ts';
import { readWaiting } from './marking.service.ts';

/** The e-mail to a learner whom staff moved to another group: owed, so it is neither turned off nor counted among one a day. */

/** Nothing once the sessions were moved again: the e-mail of that move has their new time. */
async function load(mailing: Mailing, input: EmailInput): Promise<(ToLearner & { cohort: Cohort }) | null> {
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
  write({ locale, cohort, courseName, calendar, page }) {
    const words = learningEmailWords[locale].moved;
    return {
      subject: words.subject(courseName),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.text(courseName)),
        facts(cohortRows(cohort, locale)),
        ...(calendar === undefined ? [] : [paragraph(words.calendar)]),
        paragraph(words.wrong),
        button(words.button, page()),
      ],
    };
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

async function loadReceived(mailing: Mailing, { submissionId }: EmailInput): Promise<Received | null> {
  const waiting = await readWaiting(mailing.db, String(submissionId));
  const course = waiting && (await readCourse(mailing.db, waiting.courseSlug));
  if (!waiting || !course) return null;
  const to = await whoMarks(mailing, waiting.trainer);
  if (to.length === 0) return null;
  return {
    ...toStaff(to),
    name: null,
    learner: waiting.learner,
    lesson: waiting.lesson,
    course: inEach((one) => course.words[one].name),
    href: `${mailing.publicOrigin}${consoleAddress.work(String(submissionId))}`,
  };
}

const received = defineEmail({
  name: 'assignment-received',
  load: loadReceived,
  write({ locale, learner, lesson, course, href }) {
    const words = assignmentWords[locale].emails.received;
    return {
      subject: words.subject(lesson[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [paragraph(words.text(learner, lesson[locale], course[locale])), button(words.button, href)],
    };
  },
});

type Marked = ToLearner & {
  lesson: Localised<string>;
  lessonKey: string;
  /** To go on with; null once the course is done. */
  next: { key: string } | null;
  trainer: string | null;
  isAccepted: boolean;
  text: string;
  hasVoice: boolean;
};

async function loadMarked(mailing: Mailing, input: EmailInput): Promise<Marked | null> {
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
    .innerJoin(lessonVersions, ofItsVersion)
    .where(eq(marks.submissionId, String(input['submissionId'])));
  const learner = row && (await loadLearner(mailing, { ...input, enrolmentId: row.enrolmentId }, 'marks'));
  if (!learner) return null;
  const { mark, content, lessonKey } = row;
  const slug = learner.active.cohort?.trainer ?? learner.course.trainer;
  const trainer = (await readTrainers(db)).find((one) => one.slug === slug);
  return {
    ...learner,
    lesson: inAllLanguages(content.title),
    lessonKey,
    next: (await readStopped(db, learner.active, mailing.clock()))?.lesson ?? null,
    trainer: trainer?.words[learner.locale].name ?? null,
    isAccepted: mark.outcome === 'accepted',
    text: mark.text,
    hasVoice: mark.voice !== null,
  };
}

const marked = defineEmail({
  name: 'assignment-marked',
  load: loadMarked,
  write(data) {
    const { locale, isAccepted, lesson, trainer, text, hasVoice, lessonKey, next, page } = data;
    const words = assignmentWords[locale].emails.marked;
    const outcome = words[isAccepted ? 'accepted' : 'again'];
    const by = trainer ?? words.trainer;
    return {
      subject: outcome.subject(lesson[locale]),
      preview: words.preview(by),
      heading: outcome.heading,
      blocks: [
        paragraph(outcome.text(by)),
        ...(text === '' ? [] : [quote(by, text)]),
        ...(hasVoice ? [paragraph(words.voice)] : []),
        // The way in leads on to the lesson, and a browser takes the mark of its part along.
        isAccepted && next !== null
          ? button(words.next, page(`/lessons/${next.key}`))
          : button(words.button, `${page(`/lessons/${lessonKey}`)}#submissions`),
      ],
    };
  },
});

export const assignmentEmails = [received, marked];

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
  const row = (label: string, textOf: (dates: Dates) => string): Fact[] => {
    const [is, was] = [textOf(cohort), textOf(before)].map((text) => (text === '' ? words.none : text));
    if (is === undefined || was === undefined || is === was) return [];
    return [{ label, value: learningEmailWords[locale].changed.instead(is, was) }];
  };
  return [
    ...row(words.start, ({ startsOn }) => formatStart(startsOn, locale, now)),
    ...row(words.live, (dates) => formatMeetings(dates, locale)),
    ...row(words.sessions, (dates) => formatSessions(dates, locale)),
  ];
}

async function readRows(mailing: Mailing, cohort: Cohort, input: EmailInput): Promise<RowsIn> {
  const now = mailing.clock();
  const before = datesBefore.safeParse(input['before']);
  if (before.success) return (locale) => rowsOfPlan(before.data, cohort, locale, now);
  const moved = await readMoved(mailing, cohort.id, input);
  return (locale) => rowsOfMoved(moved, locale, now);
}

type Changed = Addressee & { by: string; course: Localised<string>; rows: RowsIn; href: string };

/** Nothing to who changed it, and once it is again as it was. */
async function loadChanged(mailing: Mailing, input: EmailInput): Promise<Changed | null> {
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
    ...toStaff(trainers.map(({ email }) => email)),
    name: null,
    by,
    course: inEach((one) => course.words[one].name),
    rows,
    href: `${publicOrigin}${consoleAddress.group(id)}`,
  };
}

const cohortChanged = defineEmail({
  name: 'cohort-changed',
  load: loadChanged,
  write({ locale, by, course, rows, href }) {
    const words = trainerWords[locale].changed;
    return {
      subject: words.subject(course[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.text(by, course[locale])),
        facts(rows(locale)),
        paragraph(words.learners),
        button(words.button, href),
      ],
    };
  },
});

type OfMorning = Addressee & Waits & { now: Date; href: string };

/** Nothing once all of it was answered, and to nobody who left. */
async function loadWaits({ db, clock, publicOrigin }: Mailing, input: EmailInput): Promise<OfMorning | null> {
  const trainer = (await readTrainersHere(db)).find(({ email }) => email === input['trainer']);
  if (!trainer) return null;
  const waits = await readWaits(db, trainer);
  if (waits.questions.count + waits.work.count === 0) return null;
  return {
    ...toStaff([trainer.email]),
    name: null,
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
  write(data) {
    const { locale, now, href } = data;
    const words = trainerWords[locale].waits;
    const dayOf = (since: Date) => formatStart(dateInMorocco(since), locale, now);
    const kinds = kindsOf(data);
    return {
      subject: words.subject(kinds.map(({ title }) => title)),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.text),
        ...kinds.flatMap(({ waiting, title }): Block[] =>
          steps(
            title,
            waiting.first.map(({ label, seconds, since }) => {
              const what =
                seconds === undefined ? label : questionWords[locale].voiceNote(inMinutes(seconds));
              return since === null ? what : words.since(what, dayOf(since));
            }),
          ),
        ),
        button(words.button, href),
      ],
    };
  },
});

export const trainerEmails = [cohortChanged, teachingWaits];
