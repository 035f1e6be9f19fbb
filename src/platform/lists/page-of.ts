/** A page of a list by its number, for tables with page numbers. */
/** `page` counts from 1; `perPage` at most 100. Values outside are clamped. */
export type PageOf<Filter> = { filter: Filter; page: number; perPage: number };

export type PageRead<Row> = { rows: Row[]; hasNext: boolean };

const most = { page: 10_000, perPage: 100 };

const within = (value: number, largest: number): number =>
  Number.isFinite(value) ? Math.min(largest, Math.max(1, Math.trunc(value))) : 1;

/** How many rows to skip, and how many to read: one more than a page shows whether another follows. */
export function rowsOfPage(asked: Omit<PageOf<unknown>, 'filter'>): { skip: number; most: number } {
  const perPage = within(asked.perPage, most.perPage);
  return { skip: (within(asked.page, most.page) - 1) * perPage, most: perPage + 1 };
}

/** The rows of the page, from those that were read by `rowsOfPage`. */
export const pageOf = <Row>(found: readonly Row[], { most }: { most: number }) => ({
  rows: found.slice(0, most - 1),
  hasNext: found.length === most,
});
