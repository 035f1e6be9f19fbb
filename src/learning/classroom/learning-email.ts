/**
 * Which e-mails about learning are written, and when. The rule of one a day is only here: whatever teaches (the week's
 * plan, "you stopped", announcements) shares one e-mail a day for a person, whatever courses they take.
 *
 * What answers a date or an action is not counted: reminders of a live session (others wait there, and a plan that went out in the
 * morning must not swallow them), the message at an hour that a learner planned herself (`study-plan.ts`), a session that was moved, an
 * answer, a mark, a certificate.
 */
import {
  addDays,
  dateInMorocco,
  daysBetween,
  instantInMorocco,
  timeInMorocco,
} from '../../platform/time/calendar-date.ts';

/** What a learner can turn off, each by itself. Links of e-mails name a kind by its place: a new one is put last. */
export const learningEmailKinds = [
  'week',
  'stopped',
  'announcements',
  'reminders',
  'answers',
  'marks',
  'certificate',
  'plan',
  'outcome',
] as const;
export type LearningEmailKind = (typeof learningEmailKinds)[number];

const ofGroups: ReadonlySet<LearningEmailKind> = new Set(['week', 'announcements', 'reminders']);

/** Those that a course writes: one at one's own pace has neither weeks, announcements to a group nor live sessions. */
export const kindsOf = ({ cohort }: { cohort: object | null }): readonly LearningEmailKind[] =>
  cohort === null ? learningEmailKinds.filter((kind) => !ofGroups.has(kind)) : learningEmailKinds;

export const isLearningEmailKind = (text: string): text is LearningEmailKind =>
  learningEmailKinds.some((kind) => kind === text);

/** Of which one a day is written at most: the more urgent first. */
export const teachingKinds = ['announcements', 'week', 'stopped'] as const;
export type TeachingKind = (typeof teachingKinds)[number];

/** As they are written down. */
export type LearningEmail = TeachingKind | 'live-day' | 'live-hour' | 'outcome';

const opensAt = '09:00';
const closesAt = '20:00';

/** Nobody is taught by e-mail at night: from nine in the morning to eight in the evening, by the clocks of Morocco. */
export function isByDay(now: Date): boolean {
  const time = timeInMorocco(now);
  return time >= opensAt && time < closesAt;
}

/** About a day before a session; what would fall into the night goes at its edge. */
export function dayReminderAt(startsAt: Date): Date {
  const before = new Date(startsAt.getTime() - 86_400_000);
  const time = timeInMorocco(before);
  const day = dateInMorocco(before);
  if (time < opensAt) return instantInMorocco(day, opensAt);
  return time >= closesAt ? instantInMorocco(day, '19:30') : before;
}

const hourMs = 3_600_000;
export const hourReminderAt = (startsAt: Date): Date => new Date(startsAt.getTime() - hourMs);

/** Which reminder is due now; none once it began. Late by a crash, the day's is not repeated beside the hour's. */
export function dueReminder(startsAt: Date, now: Date): 'live-day' | 'live-hour' | null {
  if (now >= startsAt) return null;
  if (now >= hourReminderAt(startsAt)) return 'live-hour';
  return now >= dayReminderAt(startsAt) ? 'live-day' : null;
}

/** Of a course's weeks, counted from 1 on a learner's first day, the one that begins today or began yesterday; else null. */
export function beginningWeek(firstDay: string, weeks: number, today: string): number | null {
  const days = daysBetween(firstDay, today);
  const week = Math.floor(days / 7) + 1;
  return days >= 0 && days % 7 <= 1 && week <= weeks ? week : null;
}

/** The first and last day of a week of the course. */
export const daysOfWeek = (firstDay: string, week: number): { from: string; to: string } => ({
  from: addDays(firstDay, (week - 1) * 7),
  to: addDays(firstDay, week * 7 - 1),
});

export const stoppedAfterDays = [3, 10] as const;
/** Whoever has been away for longer is not written to about it again. */
const giveUpAfterDays = 17;

/** After how many quiet days somebody is written to now: 3, 10 or not at all. */
export function stoppedFor(lastVisit: Date, now: Date): (typeof stoppedAfterDays)[number] | null {
  const days = daysBetween(dateInMorocco(lastVisit), dateInMorocco(now));
  if (days >= giveUpAfterDays) return null;
  return days >= 10 ? 10 : days >= 3 ? 3 : null;
}
