/** Items that wait for staff: how many, since when, and the first of them. */
export type WaitingOne = {
  /** How staff find it: a number, an id, a key. */
  id: string;
  /** A name or a subject. */
  label: string;
  /** Of a voice note that nobody wrote down: how long it lasts. It has no label. */
  seconds?: number;
  since: Date | null;
  /** Of money: centimes of MAD, and the reference to look for it by. */
  money?: { amountCentimes: number; reference: string };
};

export type Waiting = { count: number; oldest: Date | null; first: WaitingOne[] };

/** How many are shown at once. */
export const mostWaiting = 5;

/** From the first rows in order, each with the total number. */
export const waitingFrom = (rows: readonly (WaitingOne & { all: number })[]): Waiting => ({
  count: rows[0]?.all ?? 0,
  oldest: rows.reduce<Date | null>(
    (oldest, { since }) => (since !== null && (oldest === null || since < oldest) ? since : oldest),
    null,
  ),
  first: rows.slice(0, mostWaiting).map(({ id, label, seconds, since, money }) => ({
    id,
    label,
    since,
    ...(seconds !== undefined && { seconds }),
    ...(money && { money }),
  })),
});
