/** E-mails to whoever teaches, in both languages: their group was changed by somebody else, and what waits for them. */
import { z } from 'zod';
import { readCourse } from '../catalogue/catalogue.store.ts';
import type { Localised } from '../courses/course.ts';
import { count } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { officeAddress } from '../staff/office-address.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Waiting } from '../../platform/time/waiting.ts';
import type { Block, Fact } from '../emails/letter.ts';
import { defineEmail, emailButton, type Addressee, type Mailing } from '../emails/email.ts';
import type { Dates } from '../cohorts/cohort.ts';
import { formatMeetings, formatSessions, formatStart } from '../cohorts/cohort.view.ts';
import { findCohort } from '../cohorts/cohorts.service.ts';
import type { Cohort } from '../cohorts/cohorts.table.ts';
import { readMoved, rowsOfMoved } from './learning.emails.ts';
import { learningEmailWords, trainerWords } from './words.ts';
import { readTrainersHere } from './may-teach.service.ts';
import { readWaits, type Waits } from './trainer-emails.service.ts';

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
    href: `${publicOrigin}${officeAddress.group(id)}`,
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
    href: `${publicOrigin}${officeAddress.today()}`,
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
