/** A lesson as it is written: one version of it is a document, and every version that somebody worked with stays. */
import { z } from 'zod';
import { assignmentSchema } from './assignment.ts';
import { inBoth, quizSchema } from './quiz.ts';

export const lessonKinds = ['film', 'sound', 'text', 'file', 'quiz', 'assignment', 'live', 'link'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/**
 * Lessons that are open from the moment somebody has a seat, before their cohort begins: the trainer's welcome, which the
 * course's home shows, and one small first task. A course has them by these keys, or not at all.
 */
export const welcomeKey = 'welcome';
export const firstTaskKey = 'first-task';
const fromTheSeat: ReadonlySet<string> = new Set([welcomeKey, firstTaskKey]);

/** Earlier than any seat is sold before its cohort begins. */
const longBefore = -1_000;

/** How many days after a learner's first day a lesson opens. */
export const opensAfter = (key: string, { opensAfterDays }: { opensAfterDays: number }): number =>
  fromTheSeat.has(key) ? longBefore : opensAfterDays;

/** A quiz is done by passing it, an assignment by its trainer's word: no press of a button stands for that. */
export const isDoneByButton = (kind: LessonKind): boolean => kind !== 'quiz' && kind !== 'assignment';

/**
 * How many minutes a lesson takes: a film or a sound as long as it lasts, at least one; anything else, and what does not say how
 * long it lasts, as its writer thinks.
 */
export function minutesOf(
  kind: LessonKind,
  { minutes, seconds }: { minutes: number; seconds: number | null },
): number {
  if (seconds === null || (kind !== 'film' && kind !== 'sound')) return minutes;
  // Nobody waits for a minute and a half as for two minutes.
  return seconds < 90 ? 1 : Math.ceil(seconds / 60);
}

/** 'position': seconds into a film or sound; 'done': by a press of the button, or by what was done; for good. */
export const learningEventKinds = ['opened', 'position', 'done'] as const;
export type LearningEventKind = (typeof learningEventKinds)[number];

/** One event as a phone sends it. `seconds`: into the film or sound; `of`: how long that is. */
export const toldEventSchema = z.strictObject({
  id: z.uuid(),
  lessonId: z.uuid(),
  kind: z.enum(learningEventKinds),
  body: z.strictObject({
    seconds: z.number().min(0).max(20_000).optional(),
    of: z.number().min(0).max(20_000).optional(),
    how: z.enum(['button', 'watched']).optional(),
  }),
  at: z.iso.datetime(),
});
export const mostEvents = 50;
export const toldEventsSchema = z.strictObject({ events: z.array(toldEventSchema).min(1).max(mostEvents) });

export const lessonContentSchema = z.strictObject({
  title: inBoth(160),
  /** About how long it takes, in minutes. */
  minutes: z.int().min(1).max(600),
  /** Markdown: the lesson itself, or what stands under its film. */
  body: inBoth(60_000),
  /** Id of its film or sound. */
  media: z.uuid().nullable(),
  /** Ids of files to take away. */
  files: z.array(z.uuid()).max(20),
  link: z.strictObject({ url: z.url({ protocol: /^https$/ }), label: inBoth(160) }).nullable(),
  task: z.discriminatedUnion('kind', [quizSchema, assignmentSchema]).nullable(),
});
export type LessonContent = z.output<typeof lessonContentSchema>;
