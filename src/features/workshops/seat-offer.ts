/**
 * How long a freed seat of a workshop is kept for her to whom it is offered. She must not lose it while she sleeps over a
 * letter, and whoever is next must hear of it while she can still come.
 */

/** So long she may think, when the workshop is far enough. */
export const hoursToDecide = 48;
/** An offer ends so long before the workshop begins at the latest: the next one needs an evening, too. */
export const endsHoursBefore = 12;
/** So shortly before the workshop, nobody is asked any more: the seat is given at once. */
export const givenWithinHours = 24;

const hour = 3_600_000;

/** When an offer that is made now ends; null: the workshop is too near for one, and the seat is given at once. */
export function offerEnds(now: Date, begins: Date): Date | null {
  const left = begins.getTime() - now.getTime();
  if (left < givenWithinHours * hour) return null;
  return new Date(Math.min(now.getTime() + hoursToDecide * hour, lastEnd(begins).getTime()));
}

/** No offer ends later, however long it was promised: the hour of the workshop may have been changed since. */
export const lastEnd = (begins: Date): Date => new Date(begins.getTime() - endsHoursBefore * hour);

/** When an offer really ends, of a session that begins then. */
export function endOf(offeredUntil: Date, begins: Date): Date {
  const last = lastEnd(begins);
  return offeredUntil < last ? offeredUntil : last;
}

/** Whether a seat may still be taken; at the deadline itself it may not. */
export const offerStands = (offeredUntil: Date | null, now: Date): boolean =>
  offeredUntil !== null && now < offeredUntil;
