/**
 * THE ONE RULE OF ENTRY. Every page, film range, file, caption, answer and calendar of the classroom asks it, at every
 * request: what is refunded, paused or ended is closed from that moment on, and open again as soon as it is paid.
 */
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';

/** What somebody has in a course. `firstDay`: 'YYYY-MM-DD', the day lessons are counted from. */
export type Seat = { pausedAt: Date | null; firstDay: string; opensAll: boolean };

export type Right =
  | { ok: true }
  | { ok: false; reason: 'not-enrolled' | 'paused' }
  /** 'YYYY-MM-DD' */
  | { ok: false; reason: 'not-yet'; opensOn: string };

export const opensOn = (
  { firstDay }: Pick<Seat, 'firstDay'>,
  { opensAfterDays }: { opensAfterDays: number },
): string => addDays(firstDay, opensAfterDays);

/** `seat` null: somebody without one, or whose access was ended. */
export function mayOpen(
  lesson: { isFree: boolean; opensAfterDays: number },
  seat: Seat | null,
  now: Date,
): Right {
  if (lesson.isFree) return { ok: true };
  if (seat === null) return { ok: false, reason: 'not-enrolled' };
  if (seat.pausedAt !== null) return { ok: false, reason: 'paused' };
  const day = opensOn(seat, lesson);
  if (!seat.opensAll && dateInMorocco(now) < day) return { ok: false, reason: 'not-yet', opensOn: day };
  return { ok: true };
}
