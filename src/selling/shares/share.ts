/** How the money of a sale is divided between the academy and those who teach. Centimes of MAD; no database, no clock. */
import { addDays } from '../../platform/time/calendar-date.ts';

/** Whole per cent of one person and one item, as they were when it was ordered. `costPercent`: for what payments cost, taken off first. */
export type ShareTerms = { percent: number; costPercent: number };

/** What came in for an order, and what of it went back, was promised back, or is disputed by the buyer's bank. */
export type Movement = { receivedCentimes: number; backCentimes: number };
export type Entry = Movement & { shareCentimes: number };

export const nothingTold: Entry = { receivedCentimes: 0, backCentimes: 0, shareCentimes: 0 };

/** Rounded down: what is left of a centime is the academy's. */
export const shareOf = (
  { receivedCentimes, backCentimes }: Movement,
  { percent, costPercent }: ShareTerms,
): number => Math.floor(((receivedCentimes - backCentimes) * (100 - costPercent) * percent) / 10_000);

/**
 * What statements have not told yet of an order; null where they tell all. Always the whole share of today less all that was
 * told: so that a refund that comes late, fails or is taken back is told exactly once.
 */
export function entryBeyond(now: Movement, terms: ShareTerms, told: Entry): Entry | null {
  const entry = {
    receivedCentimes: now.receivedCentimes - told.receivedCentimes,
    backCentimes: now.backCentimes - told.backCentimes,
    shareCentimes: shareOf(now, terms) - told.shareCentimes,
  };
  return Object.values(entry).every((centimes) => centimes === 0) ? null : entry;
}

/** Why a sale is in no statement yet. */
export const holds = ['refund-period', 'asked-back', 'disputed'] as const;
export type Hold = (typeof holds)[number];

type Sale = {
  isTold: boolean;
  isDisputed: boolean;
  isAskedBack: boolean;
  /** On which its buyer may still ask for the money, 'YYYY-MM-DD' in Morocco; null while nothing is known of a payment. */
  lastDay: string | null;
};

/** Null: it is due on that day, 'YYYY-MM-DD' in Morocco. What was told before is put right at once. */
export function holdOf({ isTold, isDisputed, isAskedBack, lastDay }: Sale, day: string): Hold | null {
  if (isTold) return null;
  if (isDisputed) return 'disputed';
  if (isAskedBack) return 'asked-back';
  return lastDay === null || lastDay >= day ? 'refund-period' : null;
}

export type Sums = { grossCentimes: number; withheldCentimes: number; netCentimes: number };

/** Of a statement. What is withheld is rounded to the nearest centime. */
export function sumsOf(entries: readonly Pick<Entry, 'shareCentimes'>[], withholdPercent: number): Sums {
  const grossCentimes = entries.reduce((sum, { shareCentimes }) => sum + shareCentimes, 0);
  const withheldCentimes = Math.round((grossCentimes * withholdPercent) / 100);
  return { grossCentimes, withheldCentimes, netCentimes: grossCentimes - withheldCentimes };
}

/** Of a day, 'YYYY-MM-DD': the newest month that is over ('2026-11'), and the first day after it. */
export function closedMonth(day: string): { month: string; over: string } {
  const over = `${day.slice(0, 7)}-01`;
  return { month: addDays(over, -1).slice(0, 7), over };
}

type Approvals = { approvedBy: string | null; secondBy: string | null; paidOn: string | null };
export const statementStates = ['to-approve', 'approved-once', 'to-pay', 'paid'] as const;
export type StatementState = (typeof statementStates)[number];

export function stateOf({ approvedBy, secondBy, paidOn }: Approvals): StatementState {
  if (paidOn !== null) return 'paid';
  if (secondBy !== null) return 'to-pay';
  return approvedBy === null ? 'to-approve' : 'approved-once';
}

/** What the bank is given as the purpose, and staff search for: 'TS-2026-11-3F09A2'. */
export const statementNumber = ({ id, month }: { id: string; month: string }): string =>
  `TS-${month}-${id.slice(0, 6).toUpperCase()}`;
