/** Work that a learner hands in, and what the trainer says of it. */
import { z } from 'zod';
import { addDays } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import { inBoth } from './quiz.ts';

export type SubmissionState = 'waiting' | 'accepted' | 'again';
export const markOutcomes = ['accepted', 'again'] as const;
export type MarkOutcome = (typeof markOutcomes)[number];

export const handedKinds = ['photo', 'voice', 'file'] as const;
export type HandedKind = (typeof handedKinds)[number];

/** `storageName` stands in no page: a file is asked for by the submission and its `id`. */
export type SubmittedFile = {
  id: string;
  kind: HandedKind;
  name: string;
  contentType: string;
  bytes: number;
  storageName: string;
};

/** Points for one line of the rubric. */
export type RubricMark = { line: string; points: number };

export const ways = ['text', ...handedKinds] as const;
export type Way = (typeof ways)[number];

export const assignmentSchema = z.strictObject({
  kind: z.literal('assignment'),
  /** Markdown. */
  brief: inBoth(8_000),
  takes: z.array(z.enum(ways)).min(1),
  rubric: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(40),
        title: inBoth(200),
        points: z.int().min(1).max(100),
      }),
    )
    .max(8),
  /** Due at the end of this day after the learner's first day, by the clocks of Morocco; null: no date. */
  dueAfterDays: z.int().min(0).max(730).nullable(),
  lateAllowed: z.boolean(),
});
export type Assignment = z.output<typeof assignmentSchema>;

const mebibyte = 1024 * 1024;

/** What one submission may hold. */
export const most = {
  /** Signs. */
  text: 10_000,
  files: 6,
  photo: 10 * mebibyte,
  voice: 10 * mebibyte,
  file: 20 * mebibyte,
  /** All files together. */
  bytes: 30 * mebibyte,
  /** Signs of what the trainer writes. */
  feedback: 5_000,
  /** Signs of a file's name that are kept. */
  name: 120,
} as const;

/** The instant at which it is late: the first after the due day, by the clocks of Morocco. `firstDay`: 'YYYY-MM-DD'. */
export const dueAt = ({ dueAfterDays }: Pick<Assignment, 'dueAfterDays'>, firstDay: string): Date | null =>
  dueAfterDays === null ? null : instantInMorocco(addDays(firstDay, dueAfterDays + 1), '00:00');

export type MayHandIn =
  | { ok: true; isLate: boolean }
  /** 'waiting': the last one is not marked yet. 'accepted': nothing is left to do. */
  | { ok: false; reason: 'waiting' | 'accepted' | 'too-late' };

/** `last`: of this learner's newest submission; null before the first. Whoever was asked again is never too late for it. */
export function mayHandIn(
  assignment: Pick<Assignment, 'dueAfterDays' | 'lateAllowed'>,
  { firstDay, last, now }: { firstDay: string; last: SubmissionState | null; now: Date },
): MayHandIn {
  if (last === 'waiting' || last === 'accepted') return { ok: false, reason: last };
  const due = dueAt(assignment, firstDay);
  const isLate = last === null && due !== null && now >= due;
  return isLate && !assignment.lateAllowed ? { ok: false, reason: 'too-late' } : { ok: true, isLate };
}

export const handInProblems = [
  'empty',
  'text-long',
  'many-files',
  'too-large',
  'photo-kind',
  'photo-size',
  'photo-busy',
  'voice-kind',
  'voice-size',
  'file-kind',
  'file-size',
] as const;
export type HandInProblem = (typeof handInProblems)[number];
/** What is wrong, and beside which field it is said. */
export type HandInFault = { field: Way; problem: HandInProblem };

const sizeProblems = { photo: 'photo-size', voice: 'voice-size', file: 'file-size' } as const;

/** What can be said before any file is opened; null when nothing is wrong. */
export function faultOf(
  { takes }: Pick<Assignment, 'takes'>,
  { text, files }: { text: string; files: readonly { kind: HandedKind; bytes: number }[] },
): HandInFault | null {
  const [first = 'text'] = takes;
  if (text.trim() === '' && files.length === 0) return { field: first, problem: 'empty' };
  if (text.length > most.text) return { field: 'text', problem: 'text-long' };
  const unasked = files.find(({ kind }) => !takes.includes(kind));
  if (unasked !== undefined) return { field: first, problem: 'empty' };
  const last = files.at(-1);
  if (last === undefined) return null;
  if (files.length > most.files) return { field: last.kind, problem: 'many-files' };
  const large = files.find(({ kind, bytes }) => bytes > most[kind]);
  if (large !== undefined) return { field: large.kind, problem: sizeProblems[large.kind] };
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return all > most.bytes ? { field: last.kind, problem: 'too-large' } : null;
}

/** Whether points were given for every line of the rubric, none of them below zero or above what the line is worth. */
export function isWholeRubric(
  { rubric }: Pick<Assignment, 'rubric'>,
  marked: readonly RubricMark[],
): boolean {
  const points = new Map(marked.map((one) => [one.line, one.points]));
  return (
    marked.length === rubric.length &&
    rubric.every(({ id, points: worth }) => {
      const given = points.get(id);
      return given !== undefined && Number.isInteger(given) && given >= 0 && given <= worth;
    })
  );
}
