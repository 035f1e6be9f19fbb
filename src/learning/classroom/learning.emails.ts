/** E-mails about learning, in the language of the order. Each is true when it is posted, or is not posted. */
import { cutText, isUuid, oneLine } from '../../platform/text/typed-text.ts';
import { and, asc, eq } from 'drizzle-orm';
import { readCourse } from '../../academy/content/content.service.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import { count } from '../../platform/i18n/count.ts';
import { pathIn, type Locale } from '../../platform/i18n/locale.ts';
import { calendarOfEvents } from '../../platform/time/calendar-file.ts';
import { dateInMorocco, formatDay, formatMoment, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { button, type Fact, facts, paragraph, quote, steps } from '../../academy/emails/email-content.ts';
import {
  defineEmail,
  type Addressee,
  type EmailInput,
  type EmailText,
  type Mailing,
} from '../../academy/emails/email.ts';
import { formatStart } from '../../catalogue/courses/cohort.view.ts';
import { findActiveLearner, type ActiveLearner } from './learners.store.ts';
import { announcements, liveSessions, type LiveSession, type Announcement } from './classroom.table.ts';
import type { LearningEmailKind } from './learning-email.ts';
import {
  emailsToken,
  lastVisitOf,
  readNews,
  readStopped,
  readWeekPlan,
  type Stopped,
  type WeekPlan,
} from './learning-emails.service.ts';
import { learningEmailWords, liveWords, questionWords } from './words.ts';
import { message } from '../../academy/emails/message.ts';
import { sessionMessage } from '../../academy/messages/words.ts';
import { endOf, sequenceOf } from './live.ts';
import { type Quoted, readAnswer } from './question.service.ts';
import { inMinutes } from './recording.ts';

export type ToLearner = Addressee & {
  active: ActiveLearner;
  course: Course;
  courseName: string;
  /** Absolute address of a page of the course, which the order's link opens. */
  page: (path?: string) => string;
  /** The same without a key, for what is passed on. */
  openPage: (path: string) => string;
};

export const instantOf = (value: unknown): Date | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value) : null;

/** Null once the course is closed to the learner, or this kind is turned off. `kind` null: it is owed. */
export async function loadLearner(
  { db, publicOrigin, signer, clock }: Mailing,
  input: EmailInput,
  kind: LearningEmailKind | null,
): Promise<ToLearner | null> {
  const id = String(input['enrolmentId']);
  const active = isUuid(id) ? await findActiveLearner(db, id) : null;
  if (active === null || (kind !== null && active.enrolment.emailsOff.includes(kind))) return null;
  if (active.hiddenUntil !== null && active.hiddenUntil > clock()) return null;
  const course = await readCourse(db, active.enrolment.courseSlug);
  if (!course) return null;
  const { locale, name, token } = active;
  const home = pathIn(locale, `/learn/${course.slug}`);
  const courseName = course.words[locale].name;
  const stop = kind && `${publicOrigin}${pathIn(locale, `/learn/emails/${emailsToken(signer, id, kind)}`)}`;
  return {
    to: [active.email],
    locale,
    name,
    why: learningEmailWords[locale].why(courseName),
    ...(stop === null
      ? {}
      : { unsubscribe: stop, stop: { label: learningEmailWords[locale].stop, href: stop } }),
    active,
    course,
    courseName,
    openPage: (path) => `${publicOrigin}${home}${path}`,
    page(path = '') {
      const there = `${home}${path}`;
      // The link of a gift's order is its buyer's: who got it signs in.
      if (token === null) return `${publicOrigin}${there}`;
      return `${publicOrigin}${home}/enter/${token}${path === '' ? '' : `?next=${encodeURIComponent(there)}`}`;
    },
  };
}

const whenOf = ({ startsAt, minutes }: LiveSession, locale: Locale): string =>
  liveWords[locale].times(
    formatDay(dateInMorocco(startsAt), locale),
    timeInMorocco(startsAt),
    timeInMorocco(endOf({ startsAt, minutes })),
  );

type OfSession = ToLearner & { session: LiveSession; now: Date };

/** Nothing once it began, was cancelled or moved to another hour. */
async function loadSession(mailing: Mailing, input: EmailInput): Promise<OfSession | null> {
  const learner = await loadLearner(mailing, input, 'reminders');
  const id = String(input['sessionId']);
  if (learner === null || !isUuid(id)) return null;
  const [session] = await mailing.db.select().from(liveSessions).where(eq(liveSessions.id, id));
  const now = mailing.clock();
  const announced = instantOf(input['startsAt'])?.getTime();
  if (!session || session.cancelledAt !== null || session.startsAt <= now) return null;
  if (session.startsAt.getTime() !== announced || session.cohortId !== learner.active.enrolment.cohortId)
    return null;
  return { ...learner, session, now };
}

const textOfSession = (data: OfSession, { subject, heading }: Pick<EmailText, 'subject' | 'heading'>) => {
  const { locale, session, page } = data;
  const words = learningEmailWords[locale].live;
  const rows = [
    { label: words.when, value: whenOf(session, locale) },
    { label: words.about, value: liveWords[locale].event(data.courseName, session.number) },
  ];
  return {
    subject,
    preview: words.preview,
    heading,
    blocks: [facts(rows), paragraph(words.text), button(words.button, page('/live'))],
  };
};

/** The page of the session, which asks for a sign-in where the browser does not know its reader. */
const messageOfSession = ({ locale, session, courseName, course }: OfSession) =>
  sessionMessage({
    title: liveWords[locale].event(courseName, session.number),
    startsAt: session.startsAt,
    where: '',
    path: `/learn/${course.slug}/live`,
    locale,
  });

const liveDay = defineEmail({
  name: 'live-day',
  load: loadSession,
  write(data) {
    const { locale, courseName, session, now } = data;
    const { subject, subjectToday, heading } = learningEmailWords[locale].live.day;
    const isToday = dateInMorocco(session.startsAt) === dateInMorocco(now);
    const t = isToday ? subjectToday : subject;
    return textOfSession(data, { subject: t(courseName, timeInMorocco(session.startsAt)), heading });
  },
  message: messageOfSession,
});

const liveHour = defineEmail({
  name: 'live-hour',
  load: loadSession,
  write(data) {
    const { subject, heading } = learningEmailWords[data.locale].live.hour;
    return textOfSession(data, { subject: subject(data.courseName), heading });
  },
  message: messageOfSession,
});

/** Sessions to come for a calendar, named as the learner's own calendar names them: imported from both, each appears once. */
export function calendarOfSessions(
  { locale, courseName, openPage }: ToLearner,
  sessions: readonly LiveSession[],
  { publicOrigin }: Mailing,
): Addressee['calendar'] {
  const url = openPage('/live');
  const host = new URL(publicOrigin).hostname;
  const words = liveWords[locale];
  const events = sessions.map((session) => ({
    uid: `live-${session.id}@${host}`,
    title: words.event(courseName, session.number),
    description: words.eventText(url),
    location: null,
    url,
    begins: session.startsAt,
    ends: endOf(session),
    stamp: session.changedAt,
    remindMinutesBefore: 15,
    sequence: sequenceOf(session),
    isCancelled: session.cancelledAt !== null,
  }));
  return { text: calendarOfEvents(events, courseName), method: 'PUBLISH' };
}

/** A session to come that moved or was cancelled, and when it had been to begin, where that is known. */
type Moved = { session: LiveSession; was: Date | null };

/** All of a cohort that moved at one instant and did not move again since. */
export async function readMoved(
  { db, clock }: Mailing,
  cohortId: string,
  input: EmailInput,
): Promise<Moved[]> {
  const movedAt = instantOf(input['movedAt']);
  if (movedAt === null) return [];
  const rows = await db
    .select()
    .from(liveSessions)
    .where(and(eq(liveSessions.cohortId, cohortId), eq(liveSessions.movedAt, movedAt)))
    .orderBy(asc(liveSessions.number));
  const was = new Map(Object.entries(input['was'] ?? {}));
  return rows
    .filter(({ startsAt }) => startsAt > clock())
    .map((session) => ({ session, was: instantOf(was.get(session.id)) }));
}

/** Each with its new date and the one it had. All times are Morocco's. */
export function rowsOfMoved(moved: readonly Moved[], locale: Locale, now: Date): Fact[] {
  const words = learningEmailWords[locale].changed;
  const begins = (at: Date) => words.begins(formatStart(dateInMorocco(at), locale, now), timeInMorocco(at));
  const valueOf = ({ session, was }: Moved): string => {
    const { startsAt, cancelledAt } = session;
    if (cancelledAt !== null) return words.cancelled(begins(startsAt));
    const day = formatStart(dateInMorocco(startsAt), locale, now);
    const when = words.lasts(day, timeInMorocco(startsAt), timeInMorocco(endOf(session)));
    return was === null || was.getTime() === startsAt.getTime() ? when : words.instead(when, begins(was));
  };
  return moved.map((one) => ({ label: words.session(one.session.number), value: valueOf(one) }));
}

async function loadChange(
  mailing: Mailing,
  input: EmailInput,
): Promise<(ToLearner & { moved: Moved[]; now: Date }) | null> {
  const learner = await loadLearner(mailing, input, null);
  const cohortId = learner?.active.enrolment.cohortId;
  const moved = cohortId ? await readMoved(mailing, cohortId, input) : [];
  if (learner === null || moved.length === 0) return null;
  const sessions = moved.map(({ session }) => session);
  return {
    ...learner,
    moved,
    now: mailing.clock(),
    calendar: calendarOfSessions(learner, sessions, mailing),
  };
}

const liveChanged = defineEmail({
  name: 'live-changed',
  load: loadChange,
  write({ locale, courseName, moved, now, page }) {
    const words = learningEmailWords[locale].changed;
    return {
      subject: words.subject(courseName),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.text),
        facts(rowsOfMoved(moved, locale, now)),
        button(words.button, page('/live')),
      ],
    };
  },
});

async function loadWeek(
  mailing: Mailing,
  input: EmailInput,
): Promise<(ToLearner & { week: number; plan: WeekPlan }) | null> {
  const learner = await loadLearner(mailing, input, 'week');
  const week = Number(input['week']);
  const plan = learner && (await readWeekPlan(mailing.db, learner.active, week));
  return learner && plan && { ...learner, week, plan };
}

const courseWeek = defineEmail({
  name: 'course-week',
  load: loadWeek,
  write(data) {
    const { locale, week, courseName, plan, page } = data;
    const words = learningEmailWords[locale].week;
    const opens = plan.opens.map(({ title }) => title[locale]);
    const meets = plan.meets.map((session) => whenOf(session, locale));
    const due = plan.due.map(({ title, day }) => words.dueOn(title[locale], formatDay(day, locale)));
    return {
      subject: words.subject(week, courseName),
      preview: words.preview,
      heading: words.heading(week),
      blocks: [
        ...(opens.length === 0 ? [] : steps(words.opens, opens)),
        ...(meets.length === 0 ? [] : steps(words.meets, meets)),
        ...(due.length === 0 ? [] : steps(words.due, due)),
        button(words.button, page()),
      ],
    };
  },
});

/** Whoever came back meanwhile did not stop. */
async function loadStopped(
  mailing: Mailing,
  input: EmailInput,
): Promise<(ToLearner & { stopped: Stopped }) | null> {
  const learner = await loadLearner(mailing, input, 'stopped');
  if (learner === null) return null;
  const visit = await lastVisitOf(mailing.db, learner.active);
  if (visit.getTime() !== instantOf(input['lastVisit'])?.getTime()) return null;
  const stopped = await readStopped(mailing.db, learner.active, mailing.clock());
  return stopped && { ...learner, stopped };
}

const courseStopped = defineEmail({
  name: 'course-stopped',
  load: loadStopped,
  write(data) {
    const { locale, stopped, page } = data;
    const words = learningEmailWords[locale].stopped;
    const { title, minutes, key } = stopped.lesson;
    const length = count(minutes, words.minutes, locale);
    return {
      subject: words.subject(stopped.number),
      preview: words.preview(title[locale]),
      heading: words.heading,
      blocks: [
        paragraph(words.text(stopped.number, title[locale], length)),
        paragraph(words.later, true),
        button(words.button, page(`/lessons/${key}`)),
      ],
    };
  },
});

async function loadNews(
  mailing: Mailing,
  input: EmailInput,
): Promise<(ToLearner & { news: Announcement[] }) | null> {
  const learner = await loadLearner(mailing, input, 'announcements');
  if (learner === null) return null;
  const since = instantOf(input['since']);
  const until = instantOf(input['until']);
  const news = await readNews(mailing.db, learner.active, { since, now: mailing.clock() });
  const due = news.filter(({ at }) => until !== null && at <= until);
  return due.length === 0 ? null : { ...learner, news: due };
}

const courseAnnouncement = defineEmail({
  name: 'course-announcement',
  load: loadNews,
  write(data) {
    const { locale, courseName, news, page } = data;
    const words = learningEmailWords[locale].announcement;
    return {
      subject: words.subject(courseName),
      preview: cutText((news[0]?.body ?? '').replace(/\s+/g, ' '), 120),
      heading: words.heading,
      blocks: [
        ...news.map(({ body, at }) => quote(words.on(formatMoment(at, locale)), body)),
        button(words.button, page()),
      ],
    };
  },
});

type Answered = ToLearner & { question: Quoted; answer: Quoted; lessonKey: string; questionId: string };

/** What was written, and that there is a voice, with what it says where somebody wrote that down. */
const quoted = ({ body, voice, transcript }: Quoted, locale: Locale): string => {
  const spoken = voice ? questionWords[locale].voiceNote(inMinutes(voice.seconds ?? 0)) : '';
  return [body, spoken, transcript].filter(Boolean).join('\n');
};

async function loadAnswered(mailing: Mailing, input: EmailInput): Promise<Answered | null> {
  const found = await readAnswer(mailing.db, String(input['answerId']));
  if (found === null) return null;
  const learner = await loadLearner(mailing, { ...input, enrolmentId: found.enrolmentId }, 'answers');
  return learner && { ...learner, ...found };
}

const questionAnswered = defineEmail({
  name: 'question-answered',
  load: loadAnswered,
  write(data) {
    const { locale, courseName, question, answer, lessonKey, page } = data;
    const words = learningEmailWords[locale].answered;
    return {
      subject: words.subject(courseName),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        quote(words.asked, quoted(question, locale)),
        quote(words.answer, quoted(answer, locale)),
        button(words.button, page(`/lessons/${lessonKey}/questions`)),
      ],
    };
  },
});

type Told = ToLearner & { told: Announcement };

async function loadTold(mailing: Mailing, input: EmailInput): Promise<Told | null> {
  const learner = await loadLearner(mailing, input, 'answers');
  const id = String(input['toldId']);
  if (learner === null || !isUuid(id)) return null;
  const [told] = await mailing.db.select().from(announcements).where(eq(announcements.id, id));
  return told && told.enrolmentId === learner.active.enrolment.id ? { ...learner, told } : null;
}

/** What a trainer writes to one learner. By WhatsApp without its text, which stands on the course's home. */
const trainerWrote = defineEmail({
  name: 'trainer-wrote',
  load: loadTold,
  write({ locale, courseName, told: { body, at }, page }) {
    const words = learningEmailWords[locale].wrote;
    return {
      subject: words.subject(courseName),
      preview: cutText(oneLine(body), 120),
      heading: words.heading,
      blocks: [quote(words.on(formatMoment(at, locale)), body), button(words.button, page())],
    };
  },
  message: ({ course, courseName }) => message('derb_word', [courseName], `/learn/${course.slug}`),
  push: ({ locale, course, courseName, told: { body } }) => ({
    title: learningEmailWords[locale].wrote.subject(courseName),
    text: cutText(oneLine(body), 120),
    path: pathIn(locale, `/learn/${course.slug}`),
  }),
});

export const learningEmails = [
  liveDay,
  liveHour,
  liveChanged,
  courseWeek,
  courseStopped,
  courseAnnouncement,
  questionAnswered,
  trainerWrote,
];
