/** The message at an hour that a learner planned: by e-mail, or by WhatsApp instead. */
import { button, link, paragraph } from '../../academy/emails/email-content.ts';
import { defineEmail, type EmailInput, type Mailing } from '../../academy/emails/email.ts';
import { message } from '../../academy/emails/message.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { sizeAndPrice, weightOf } from '../../academy/media/film-forms.ts';
import { count } from '../../platform/i18n/count.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { languageOf } from '../../platform/i18n/languages.ts';
import { instantOf, loadLearner, type ToLearner } from './learning.emails.ts';
import { readStopped, type Stopped } from './learning-emails.service.ts';
import { readKeepWeights } from './offline.service.ts';
import { isInTime, stateOf } from './study-plan.ts';
import { readPlan } from './study-plan.service.ts';
import { classroomWords, filmWords, learningEmailWords } from './words.ts';

/** `length`: of the lesson, in minutes and in megabytes as a phone loads it, with their price. */
type OfHour = ToLearner & { stopped: Stopped; length: string; isLast: boolean };

/** Nothing once the hour is long over, or the plan was ended or paused since. */
async function loadHour(mailing: Mailing, input: EmailInput): Promise<OfHour | null> {
  const { db, clock } = mailing;
  const learner = await loadLearner(mailing, input, 'plan');
  const hour = instantOf(input['hour']);
  const now = clock();
  if (learner === null || hour === null || !isInTime(hour, now)) return null;
  const { locale, active, course } = learner;
  const isLast = input['isLast'] === true;
  const plan = await readPlan(db, active.enrolment.id);
  if (plan === null || stateOf(plan, now) !== (isLast ? 'stopped' : 'on')) return null;
  const stopped = await readStopped(db, active, now);
  if (stopped === null) return null;
  const { id, weights, minutes } = stopped.lesson;
  const bytes = weightOf(weights) ?? (await readKeepWeights(db, course.slug))[id]?.read;
  const time = count(minutes, classroomWords[locale].lesson.minutes, locale);
  const { gigabyteCentimes } = await readSettings(db);
  const size = bytes === undefined ? [] : [sizeAndPrice(bytes, gigabyteCentimes, filmWords[locale], locale)];
  return { ...learner, stopped, length: [time, ...size].join(languageOf(locale).comma), isLast };
}

export const studyTime = defineEmail({
  name: 'study-time',
  load: loadHour,
  write(data) {
    const { locale, stopped, length, isLast, courseName, page } = data;
    const words = learningEmailWords[locale].plan;
    const title = stopped.lesson.title[locale];
    return {
      subject: words.subject(stopped.number, courseName),
      preview: words.preview(title, length),
      heading: words.heading,
      blocks: [
        paragraph(words.text(stopped.number, title, length)),
        ...(isLast ? [paragraph(words.last)] : []),
        button(words.button, page(`/lessons/${stopped.lesson.key}`)),
        link(words.change, page('/settings')),
      ],
    };
  },
  message({ locale, stopped, length, isLast, course }) {
    const words = learningEmailWords[locale].plan;
    const values = [stopped.lesson.title[locale], length, isLast ? words.last : words.note];
    return message('derb_study', values, `/learn/${course.slug}/lessons/${stopped.lesson.key}`);
  },
  push: ({ locale, stopped, length, isLast, course, courseName }) => ({
    title: courseName,
    text: [
      `${stopped.lesson.title[locale]} · ${length}`,
      ...(isLast ? [learningEmailWords[locale].plan.last] : []),
    ].join('\n'),
    path: pathIn(locale, `/learn/${course.slug}/lessons/${stopped.lesson.key}`),
  }),
});
