/** E-mails about what learners of a group do for each other. Each answers something that somebody did, so it is owed. */
import { and, eq, isNull } from 'drizzle-orm';
import { button, facts, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail, type EmailInput, type Mailing } from '../../academy/emails/email.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { count } from '../../platform/i18n/count.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { readPartner } from './group.service.ts';
import { byReviews, titleOfVersion } from './learners.store.ts';
import { loadLearner, type ToLearner } from './learning.emails.ts';
import { lessons, lessonVersions, marks, submissions } from './classroom.table.ts';
import { peerReviews } from './peers.table.ts';
import { peerWords } from './words.ts';

type OfLesson = ToLearner & { lesson: Localised<string>; path: string };

async function loadLesson(mailing: Mailing, input: EmailInput, lessonId: string): Promise<OfLesson | null> {
  const learner = await loadLearner(mailing, input, null);
  if (learner === null || !isUuid(lessonId)) return null;
  const [row] = await mailing.db
    .select({ key: lessons.key, title: titleOfVersion })
    .from(lessons)
    .innerJoin(
      lessonVersions,
      and(eq(lessonVersions.lessonId, lessons.id), eq(lessonVersions.number, lessons.currentVersion)),
    )
    .where(eq(lessons.id, lessonId));
  return row ? { ...learner, lesson: row.title, path: `/lessons/${row.key}/reviews` } : null;
}

/** Nothing once she answered them, or somebody else got them. */
async function loadWaiting(
  mailing: Mailing,
  input: EmailInput,
): Promise<(OfLesson & { works: number }) | null> {
  const found = await loadLesson(mailing, input, String(input['lessonId']));
  if (found === null) return null;
  const { id: enrolmentId } = found.active.enrolment;
  const rows = await mailing.db
    .select({ id: peerReviews.id })
    .from(peerReviews)
    .innerJoin(submissions, eq(submissions.id, peerReviews.submissionId))
    .where(
      and(
        eq(peerReviews.reviewerId, enrolmentId),
        eq(submissions.lessonId, String(input['lessonId'])),
        isNull(peerReviews.givenAt),
        isNull(peerReviews.goneAt),
      ),
    );
  return rows.length === 0 ? null : { ...found, works: rows.length };
}

const reviewsWait = defineEmail({
  name: 'reviews-wait',
  load: loadWaiting,
  write({ locale, lesson, works, page, path }) {
    const words = peerWords[locale].emails.wait;
    return {
      subject: words.subject(count(works, words.works, locale), lesson[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [paragraph(words.text(lesson[locale])), paragraph(words.why), button(words.button, page(path))],
    };
  },
  push({ locale, lesson, works, course, path }) {
    const words = peerWords[locale].emails.wait;
    return {
      title: words.subject(count(works, words.works, locale), lesson[locale]),
      text: words.preview,
      path: pathIn(locale, `/learn/${course.slug}${path}`),
    };
  },
});

async function loadOpen(
  mailing: Mailing,
  input: EmailInput,
): Promise<(OfLesson & { isAccepted: boolean }) | null> {
  const id = String(input['submissionId']);
  if (!isUuid(id)) return null;
  const [row] = await mailing.db
    .select({ lessonId: submissions.lessonId, state: submissions.state, by: marks.markedBy })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(eq(submissions.id, id));
  const found = row && row.state !== 'taken-back' ? await loadLesson(mailing, input, row.lessonId) : null;
  return found && { ...found, isAccepted: row?.by === byReviews };
}

const reviewsOpen = defineEmail({
  name: 'reviews-open',
  load: loadOpen,
  write({ locale, lesson, isAccepted, page, path }) {
    const words = peerWords[locale].emails.open;
    return {
      subject: words.subject(lesson[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(isAccepted ? words.accepted(lesson[locale]) : words.text(lesson[locale])),
        button(words.button, page(path)),
      ],
    };
  },
  push({ locale, lesson, course, path }) {
    const words = peerWords[locale].emails.open;
    const to = pathIn(locale, `/learn/${course.slug}${path}`);
    return { title: words.subject(lesson[locale]), text: words.preview, path: to };
  },
});

type OfPartner = ToLearner & { partner: { name: string; reach: string } | null };

/** `partner` null: the other one left, and she waits again. */
async function loadPartner(mailing: Mailing, input: EmailInput): Promise<OfPartner | null> {
  const learner = await loadLearner(mailing, input, null);
  const pairId = String(input['pairId']);
  if (learner === null || !isUuid(pairId)) return null;
  const { id: enrolmentId } = learner.active.enrolment;
  const found = await readPartner(mailing.db, { pairId, enrolmentId });
  if (found === null || found.isOver !== (input['hasLeft'] === true)) return null;
  if (found.isOver) return { ...learner, partner: null };
  return found.name === null ? null : { ...learner, partner: { name: found.name, reach: found.reach } };
}

const studyPartner = defineEmail({
  name: 'study-partner',
  load: loadPartner,
  write({ locale, partner, courseName, page }) {
    const words = peerWords[locale].emails.partner;
    const t = partner === null ? words.left : words.found;
    const reach = partner?.reach ? [facts([{ label: words.reach, value: partner.reach }])] : [];
    return {
      subject: t.subject(courseName),
      preview: t.preview,
      heading: t.heading,
      blocks: [
        paragraph(partner === null ? words.left.text : words.found.text(partner.name)),
        ...reach,
        button(words.button, page('/group')),
      ],
    };
  },
  push({ locale, partner, course, courseName }) {
    const words = peerWords[locale].emails.partner;
    const t = partner === null ? words.left : words.found;
    const path = pathIn(locale, `/learn/${course.slug}/group`);
    return { title: t.subject(courseName), text: t.preview, path };
  },
});

export const peerEmails = [reviewsWait, reviewsOpen, studyPartner];
