/** Whoever takes a list away stands in the log with what she asked for and how many rows it had: never with the rows. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { writeStaffLog, type Acting } from './staff-log.store.ts';

export type Taken = {
  id: string;
  at: Date;
  staff: Acting;
  act:
    | 'export-orders'
    | 'export-month'
    | 'export-applications'
    | 'export-waitlist'
    | 'export-session'
    | 'export-roster'
    | 'export-log';
  /** A month, a kind, a course. */
  subject: string | null;
  filter: Readonly<Record<string, unknown>>;
  rows: number;
  locale: Locale;
};

/** Somebody's name or address may have been typed to search: it is not kept. */
const withoutSearch = (filter: Taken['filter']): Record<string, unknown> =>
  'search' in filter ? { ...filter, search: '…' } : filter;

/** Written before the first row leaves: a list that was broken off has left all the same. */
export const logExport = (
  tx: Handle,
  { id, at, staff, act, subject, filter, rows, locale }: Taken,
): Promise<void> =>
  writeStaffLog(tx, {
    id,
    at,
    staff,
    act,
    subject,
    detail: { rows: String(rows), locale, filter: JSON.stringify(withoutSearch(filter)) },
  });
