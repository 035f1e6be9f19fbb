/** What a phone keeps of a lesson to open it without a network, and for how long. */
import { captionsOf } from '../../academy/media/media.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { Rendition } from '../../academy/media/media.ts';
import { chooseWay, offersOf, ways, type Way } from '../../academy/media/film-forms.ts';

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
 * others.
 */
export type Status = { days: number; open: Record<string, Record<string, number>> };

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
