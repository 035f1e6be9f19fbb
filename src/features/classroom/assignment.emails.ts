/** E-mails about work that was handed in: to who marks it, and to who wrote it. */
import { and, eq } from 'drizzle-orm';
import { readCourse, readTrainers } from '../catalogue/catalogue.store.ts';
import type { Localised } from '../courses/course.ts';
import { officeAddress } from '../staff/office-address.ts';
import { readStaffOf } from '../staff/staff-members.store.ts';
import { defineEmail, emailButton, type Addressee, type Mailing } from '../emails/email.ts';
import { assignmentWords } from './words.ts';
import { lessons, lessonVersions, marks, submissions } from './classroom.table.ts';
import { loadLearner, stopBlock, type ToLearner } from './learning.emails.ts';
import { readTrainersHere } from './may-teach.service.ts';
import { readWaiting } from './marking.service.ts';

type Received = Addressee & {
  learner: string;
  lesson: Localised<string>;
  course: Localised<string>;
  href: string;
};

/** Her trainer; where she does not work in the console, whoever answers learners. */
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
    href: `${mailing.publicOrigin}${officeAddress.work(String(submissionId))}`,
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
