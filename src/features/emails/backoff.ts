/** When a letter that could not be posted is tried again. */

/** After so many attempts a letter is given up; staff can send it again. */
export const mostAttempts = 10;

const firstWaitMs = 10_000;
const longestWaitMs = 3_600_000;

/**
 * Milliseconds to wait after the given attempt (1 for the first): three times as long each time, an hour at most, a quarter
 * more or less so that letters which failed together do not come back together. `random` is from 0 up to, not including, 1.
 */
export function waitAfter(attempt: number, random: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 3 ** (attempt - 1));
  return Math.round(wait * (0.75 + random / 2));
}
