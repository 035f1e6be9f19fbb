/**
 * Morocco's clock, as the server knows it. Its changes come by decree, and a browser's own data may be a year behind: what is
 * typed here as 19:00 must be the 19:00 of the e-mails. All else in the console reads and writes Moroccan times through this file.
 */

/** From an instant on the clocks are so many minutes ahead of UTC. */
export type ClockChange = { from: string; minutes: number };

/** Also that of the Sahara, which browsers name apart. */
const moroccanZones = new Set(['Africa/Casablanca', 'Africa/El_Aaiun']);

export const isMoroccan = (timeZone: string): boolean => moroccanZones.has(timeZone);

let changes: readonly { from: number; minutes: number }[] = [];

/** What the server said when the console opened: the oldest first. */
export function keepMoroccosClock(said: readonly ClockChange[]): void {
  changes = said.map(({ from, minutes }) => ({ from: Date.parse(from), minutes }));
}

/** Milliseconds ahead of UTC. Before the first change that is known, and after the last, as it was there. */
function aheadAt(at: number): number {
  const change = changes.findLast(({ from }) => from <= at) ?? changes[0];
  if (!change) throw new Error('Morocco’s clock is asked for before the server told it.');
  return change.minutes * 60_000;
}

/** The date whose UTC parts are what Morocco's clock shows. */
const shownAt = (at: Date): Date => new Date(at.getTime() + aheadAt(at.getTime()));

/** '2026-12-05T09:00' */
export const typedMoment = (at: Date): string => shownAt(at).toISOString().slice(0, 16);

/** '2026-12-05' */
export const dayInMorocco = (at: Date): string => typedMoment(at).slice(0, 10);

/**
 * The instant at which the clocks show '2026-12-05T09:00'; null for what is no moment yet. As the server reads it: an hour that
 * is left out counts as the one after it, of one that comes twice the first.
 */
export function readMoment(typed: string): Date | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return null;
  // No two changes are within a day of each other: what held a day before and holds a day later are all there is.
  const [before, after] = [aheadAt(asUtc - 86_400_000), aheadAt(asUtc + 86_400_000)];
  const fits = (ahead: number) => aheadAt(asUtc - ahead) === ahead;
  return new Date(asUtc - (fits(before) || !fits(after) ? before : after));
}

/** By Morocco's clock, in the ways of `Intl`. `tag`: the language's. */
export const formatInMorocco = (at: Date, tag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(shownAt(at));
