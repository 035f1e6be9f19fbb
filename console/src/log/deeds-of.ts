/** What one deed left in the log, told together. A flow writes all its lines with the one instant of its deed. */
import type { LogRow } from '../../../src/features/staff/log.staff.ts';

/** What follows from another act stands beneath it. */
const follows: ReadonlySet<string> = new Set(['move-application', 'create-record', 'offer-seat']);

const deedOf = ({ at, email }: LogRow): string => `${at} ${email}`;

export type Deed<Row> = { row: Row; also: Row[] };

/** In the order of the list; of one deed that act goes first from which the others follow. */
export function deedsOf(rows: readonly LogRow[]): Deed<LogRow>[] {
  const byDeed = Map.groupBy(rows, deedOf);
  return [...byDeed.values()].flatMap((lines) => {
    const [row, ...also] = lines.toSorted((a, b) => Number(follows.has(a.act)) - Number(follows.has(b.act)));
    return row ? [{ row, also }] : [];
  });
}
