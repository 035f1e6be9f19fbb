/** The e-mail to a learner whom staff moved to another group: owed, so it is neither turned off nor counted among one a day. */
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { defineEmail, emailButton, type Mailing } from '../emails/email.ts';
import { cohortRows } from '../cohorts/cohort.view.ts';
import type { Cohort } from '../cohorts/cohorts.table.ts';
import { liveSessions } from './classroom.table.ts';
import { calendarOfSessions, loadLearner, type ToLearner } from './learning.emails.ts';
import { learningEmailWords } from './words.ts';

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
