/**
 * Morocco's clock, as the server knows it. It changes by decree, and a browser's own data may be a year behind: what is
 * typed here as 19:00 must be the 19:00 of the e-mails. Everything in the console reads and writes Moroccan times through
 * this file.
 */

/** From this instant on clocks are so many minutes ahead of UTC. */
export type ClockChange = { from: string; minutes: number };

/** Browsers have a zone of its own for the Sahara. */
const moroccanZones = new Set(['Africa/Casablanca', 'Africa/El_Aaiun']);

export const isMoroccan = (timeZone: string): boolean => moroccanZones.has(timeZone);

let changes: readonly { from: number; minutes: number }[] = [];

/** The changes from the server when the console opened, oldest first. */
export function keepMoroccosClock(fromServer: readonly ClockChange[]): void {
  changes = fromServer.map(({ from, minutes }) => ({ from: Date.parse(from), minutes }));
}

/** Milliseconds ahead of UTC. Before the first known change, and after the last, its offset. */
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

export const todayInMorocco = (): string => dayInMorocco(new Date());

/**
 * The instant at which clocks show '2026-12-05T09:00'; null while incomplete. Like the server: an hour that is skipped
 * counts as the one after it, of one that comes twice the first.
 */
export function readMoment(typed: string): Date | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Two changes are never within a day of each other, so the offsets a day before and a day later are the only candidates.
  const [before, after] = [aheadAt(asUtc - 86_400_000), aheadAt(asUtc + 86_400_000)];
  const fits = (ahead: number) => aheadAt(asUtc - ahead) === ahead;
  return new Date(asUtc - (fits(before) || !fits(after) ? before : after));
}

/** On Morocco's clock, with the options of `Intl`. `tag`: the language's. */
export const formatInMorocco = (at: Date, tag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(shownAt(at));

/** Of a deadline at midnight: the day that ends then. */
export const lastDayOf = (dueAt: string): string => new Date(Date.parse(dueAt) - 1).toISOString();
