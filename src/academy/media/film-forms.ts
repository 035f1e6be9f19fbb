/** The forms in which a lesson's film is offered, the size of each, and which one a page begins with. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatMad } from '../../platform/money/money.ts';
import { latinDigits, oneLine } from '../../platform/text/typed-text.ts';
import type { Rendition } from './media.ts';

/** From the heaviest to the lightest. */
export const ways = ['film', 'small', 'sound', 'read'] as const;
export type Way = (typeof ways)[number];

export const isWay = (text: string | null | undefined): text is Way => ways.some((way) => way === text);

type Weighed = { bytes: number };
type Files<File extends Weighed> = Partial<Record<Rendition, File>>;

/** `files`: the first for browsers that play it; the second for others. None for reading. */
export type Offer<File extends Weighed> = { way: Way; bytes: number; files: File[] };

const there = <File>(...files: (File | undefined)[]): File[] => files.filter((file) => file !== undefined);

/**
 * The offers for a film or sound. `readBytes`: of the lesson's text and transcript; 0 for none. `playsOpus`: else the larger
 * sound comes first, so that the page shows what will be loaded.
 */
export function offersOf<File extends Weighed>(
  { kind, files }: { kind: string; files: Files<File> },
  { readBytes, playsOpus }: { readBytes: number; playsOpus: boolean },
): Offer<File>[] {
  const { '480': large, '240': small, sound, opus, original } = files;
  const sounds = playsOpus ? there(opus, sound) : there(sound, opus);
  const isSound = kind === 'sound';
  const made = large !== undefined || small !== undefined || sounds.length > 0;
  const byWay: Record<Way, File[]> = {
    film: isSound ? [] : there(large ?? (made ? undefined : original)),
    small: isSound ? [] : there(small),
    sound: isSound && !made ? there(original) : sounds,
    read: [],
  };
  return ways.flatMap((way): Offer<File>[] => {
    const [first] = byWay[way];
    if (way === 'read') return readBytes > 0 ? [{ way, bytes: readBytes, files: [] }] : [];
    return first === undefined ? [] : [{ way, bytes: first.bytes, files: byWay[way] }];
  });
}

/**
 * The form a page begins with: what was asked for now, else what this browser chose last, else the small film. A browser
 * that saves data never gets the large one unasked.
 */
export function chooseWay(
  offered: readonly Way[],
  { asked, remembered, savesData }: { asked: Way | null; remembered: Way | null; savesData: boolean },
): Way | null {
  if (asked !== null && offered.includes(asked)) return asked;
  const wanted = remembered === null || (savesData && remembered === 'film') ? 'small' : remembered;
  const order: Way[] = [wanted, 'small', 'film', 'sound', 'read'];
  return order.find((way) => offered.includes(way)) ?? null;
}

/** A film with sizes of its picture and none of its sound has no sound: the sound is made first. */
export const isSilent = (files: Partial<Record<Rendition, unknown>>): boolean =>
  (files['240'] ?? files['480']) !== undefined && files.sound === undefined && files.opus === undefined;

/** Safari plays Opus only in some versions, so it gets the sound that all of them play. */
export const playsOpus = (agent: string): boolean =>
  !/iPhone|iPad|Macintosh.*Version\/\d.*Safari/.test(agent);

/** '40 KB', '1.5 MB', '22 MB': decimal megabytes, as mobile companies count them. */
export function sizeIn(
  bytes: number,
  words: { kilobytes: (n: string) => string; megabytes: (n: string) => string },
): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return words.kilobytes(String(kilobytes));
  const megabytes = bytes / 1_000_000;
  return words.megabytes(
    megabytes < 9.95 ? megabytes.toFixed(1).replace('.0', '') : String(Math.round(megabytes)),
  );
}

/**
 * What so many bytes of prepaid data cost, as amounts are written; null where no price of a gigabyte is known, in centimes of MAD, or
 * they cost less than a centime.
 */
export function priceOf(
  bytes: number,
  gigabyteCentimes: number | null | undefined,
  locale: Locale,
): string | null {
  const centimes = Math.round((bytes * (gigabyteCentimes ?? 0)) / 1_000_000_000);
  return centimes > 0 ? formatMad(centimes, locale) : null;
}

/** The size with its price: '12 MB, about 0.12 MAD'. */
export function sizeAndPrice(
  bytes: number,
  gigabyteCentimes: number | null | undefined,
  words: Parameters<typeof sizeIn>[1] & { priced: (size: string, price: string) => string },
  locale: Locale,
): string {
  const [size, price] = [sizeIn(bytes, words), priceOf(bytes, gigabyteCentimes, locale)];
  return price === null ? size : words.priced(size, price);
}

/** '3:20', '1:02:05'. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The seconds of a time as it is typed: '2:14' or '1:02:05', in digits of any script, below four hours; null for anything else. */
export function secondsTyped(typed: string): number | null {
  const clock = latinDigits(oneLine(typed));
  if (!/^(?:[0-3]:[0-5]\d|1?\d?\d|2[0-3]\d):[0-5]\d$/.test(clock)) return null;
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The size of a lesson for most learners: the small film, or what it has instead. */
export const weightOf = (weights: Partial<Record<Rendition, number>>): number | undefined =>
  weights['240'] ?? weights['480'] ?? weights.original ?? weights.opus ?? weights.sound;
