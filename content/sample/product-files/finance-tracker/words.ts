import type { en } from './en.ts';

/** month, day, purse, direction, place of the category in the list, what for, MAD. */
export type FinanceEntry = readonly [
  number,
  number,
  'business' | 'house',
  'in' | 'out',
  number,
  string,
  number,
];

export type FinanceTrackerWords = Omit<typeof en, 'example'> & {
  example: Omit<(typeof en)['example'], 'entries'> & { entries: readonly FinanceEntry[] };
};
