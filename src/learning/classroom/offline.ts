/** What a phone keeps of a lesson to open it without a network, and for how long. */
import { captionsOf } from '../../academy/media/media.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { Rendition } from '../../academy/media/media.ts';
import { chooseWay, offersOf, ways, type Way } from '../../academy/media/film-forms.ts';
import type { LessonOnWay } from './classroom.service.ts';

/** How long a kept lesson can be opened after the phone last reached the academy. */
export const keepDays = 30;

/** The approximate transfer size of a page, with its styles, pictures and the site's script, in bytes. */
export const pageWeight = 40_000;

type Weighed = { bytes: number };
export type Keepable<File extends Weighed> = { kind: string; files: Partial<Record<Rendition, File>> };

/** The files to keep of one film or sound in one form: one size of it, and the texts and picture of its page. */
export function filesToKeep<File extends Weighed>(
  film: Keepable<File>,
  { way, opus }: { way: Way; opus: boolean },
): File[] {
  const offers = offersOf(film, { readBytes: 1, playsOpus: opus });
  const offered = offers.map((offer) => offer.way);
  const nearest = chooseWay(offered, { asked: way, remembered: null, savesData: false });
  const [main] = offers.find((offer) => offer.way === nearest)?.files ?? [];
  if (main === undefined) return [];
  const captions = locales.map((locale) => film.files[captionsOf(locale)]);
  const beside = [nearest === 'sound' ? undefined : film.files.poster, ...captions];
  return [main, ...beside.filter((file) => file !== undefined)];
}

/** The forms in which a film can be kept, from the lightest; a lesson without a film is read. */
export const waysToKeep = (film: Keepable<Weighed> | null): Way[] =>
  film === null ? ['read'] : offersOf(film, { readBytes: 1, playsOpus: true }).map((offer) => offer.way);

/** How long a phone waits for an answer to something that can be sent later, in milliseconds. */
export const timeLimitMs = 10_000;

export type KeepPlan = {
  /** The lesson's id, by which the phone knows it. */
  id: string;
  version: number;
  key: string;
  course: string;
  /** In the language of the page that is kept. */
  courseName: string;
  title: string;
  /** Its position in the course, from 0. */
  place: number;
  way: Way;
  files: { url: string; bytes: number; type: string }[];
  /** In all: files, and the approximate size of the page. */
  bytes: number;
};

/**
 * `open`: the lessons that are open now and their versions, by the learner's key and the lesson's id. The phone deletes all
 * others. `done`: when each was done, in milliseconds since 1970, by the lesson's id.
 */
export type Status = {
  days: number;
  open: Record<string, Record<string, number>>;
  done: Record<string, number>;
};

/** The next lessons of a course, to be kept by themselves. `page`: the lesson's, as a path. */
export type NextToKeep = { lessons: (KeepPlan & { page: string })[] };

/** How many lessons ahead a phone keeps by itself. */
const lessonsAhead = 3;

/**
 * The lessons to keep by themselves: from the one to go on with, those that count, are open and not done or handed in. A live
 * session has nothing to keep.
 */
export function nextToKeep<
  Lesson extends Pick<LessonOnWay, 'id' | 'kind' | 'isOpen' | 'counts' | 'waits' | 'progress'>,
>(lessons: readonly Lesson[], here: string | null): Lesson[] {
  const left = lessons.filter(
    ({ kind, isOpen, counts, waits, progress }) =>
      isOpen && counts && !waits && kind !== 'live' && (progress?.doneAt ?? null) === null,
  );
  const from = Math.max(
    0,
    left.findIndex(({ id }) => id === here),
  );
  return [...left.slice(from), ...left.slice(0, from)].slice(0, lessonsAhead);
}

/** What a phone downloads by itself in a month at most, in bytes. */
export const mostAMonth = 150_000_000;

/** Bytes that came by themselves in a month of this phone, 'YYYY-MM'. */
export type MonthUsed = { month: string; bytes: number };

/** The count with so many bytes more; that of another month begins anew. */
export function usedWith(used: MonthUsed | undefined, now: Date, more = 0): MonthUsed {
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  return { month, bytes: (used?.month === month ? used.bytes : 0) + more };
}

/** The first of these lessons that go into so many bytes together. */
export function fitting<Lesson extends { bytes: number }>(
  lessons: readonly Lesson[],
  left: number,
): Lesson[] {
  const sumTo = (end: number) => lessons.slice(0, end).reduce((sum, { bytes }) => sum + bytes, 0);
  return lessons.filter((_, at) => sumTo(at + 1) <= left);
}

const leavesAfterMs = 7 * 86_400_000;

/** Whether a lesson leaves the phone now: one that came by itself does so a week after it was done. */
export const isToLeave = ({ isAuto, doneAt }: { isAuto?: boolean; doneAt?: number }, now: number): boolean =>
  isAuto === true && doneAt !== undefined && now >= doneAt + leavesAfterMs;

/** What a browser tells of its connection; the type in Chrome on Android alone. */
export type Connection = { type?: string; saveData?: boolean };

/** Whether lessons may come by themselves over this connection, after a question, or not at all. */
export function mayCome({ type, saveData = false }: Connection): 'now' | 'asked' | 'never' {
  if (type === 'wifi' || type === 'ethernet') return saveData ? 'asked' : 'now';
  return type === undefined || type === 'unknown' ? 'asked' : 'never';
}

/** What waits on a phone, as its list names it; null for what nobody did by hand, as the position in a film. */
export type WaitingKind = 'done' | 'quiz' | 'work' | 'question' | 'note' | 'other';

export function kindOfWaiting({ url, body }: { url: string; body: object }): WaitingKind | null {
  if (url.endsWith('/events')) return 'kind' in body && body.kind === 'done' ? 'done' : null;
  if (Array.isArray(body) || 'submissionId' in body) return 'work';
  if ('attemptId' in body) return 'quiz';
  if ('noteId' in body) return 'note';
  return 'formKey' in body ? 'question' : 'other';
}

/** Bytes by way of each lesson of a course, by the lesson's id. */
export type KeepWeights = Record<string, Partial<Record<Way, number>>>;

/** The size of several lessons, by form: a lesson without this form counts in the nearest form that it has. */
export function weighTogether(lessons: readonly KeepWeights[string][]): [way: Way, bytes: number][] {
  const weighIn = (weights: KeepWeights[string], way: Way): number => {
    const there = ways.filter((one) => weights[one] !== undefined);
    const nearest = chooseWay(there, { asked: way, remembered: null, savesData: false });
    return nearest === null ? 0 : (weights[nearest] ?? 0);
  };
  return ways
    .filter((way) => lessons.some((weights) => weights[way] !== undefined))
    .map((way) => [way, lessons.reduce((sum, weights) => sum + weighIn(weights, way), 0)]);
}
