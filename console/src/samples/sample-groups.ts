/** The list of what is left of the sample, by kind, and what of it may be chosen. */
import type { SampleRow } from '../../../src/features/catalogue/samples.staff.ts';

export type SampleGroup = { kind: SampleRow['kind']; rows: SampleRow[] };

/** In the order of the catalogue's kinds; kinds without any are left out. */
export function groupsOf(rows: readonly SampleRow[], kinds: readonly string[]): SampleGroup[] {
  const there = [...new Set(rows.map(({ kind }) => kind))];
  return there
    .toSorted((one, other) => kinds.indexOf(one) - kinds.indexOf(other))
    .map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind) }));
}

export const keyOf = ({ kind, slug }: Pick<SampleRow, 'kind' | 'slug'>): string => `${kind}/${slug}`;

/** Nothing but other records name it: those may go before it, in the same deed. */
export const isNamedOnly = ({ stays }: Pick<SampleRow, 'stays'>): boolean =>
  stays?.reason === 'still-needed' && Object.keys(stays.detail).join() === 'records';

export const mayGo = (row: Pick<SampleRow, 'stays'>): boolean => row.stays === null || isNamedOnly(row);

/** A trainer can be chosen by herself, too: then whoever names her keeps her, and that is told. */
export const chosenOf = (rows: readonly SampleRow[], chosen: ReadonlySet<string>): SampleRow[] =>
  rows.filter((row) => mayGo(row) && chosen.has(keyOf(row)));

/** With these rows chosen, or without them. */
export function withRows(
  chosen: ReadonlySet<string>,
  rows: readonly SampleRow[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const row of rows.filter(mayGo)) {
    if (isOn) next.add(keyOf(row));
    else next.delete(keyOf(row));
  }
  return next;
}
