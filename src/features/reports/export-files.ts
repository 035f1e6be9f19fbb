/** What the office takes away, as files. The wire sees this type and nothing behind it. */
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Words } from '../../words.ts';
import type { ApplicationRow, Export, MonthExport, RosterRow } from './exports.service.ts';
import type { ExportedOrder } from './exported-orders.store.ts';
import type { ExportedLogLine } from '../staff/exported-log.store.ts';
import type { ExportedPlace, ExportedWaitlistEntry } from '../applications/exported-applications.store.ts';
import { monthSheets, type MonthSheet } from './month-sheets.ts';
import { orderSheet } from '../orders/order-sheet.ts';
import { applicationSheet, logSheet, rosterSheet, sessionSheet, waitlistSheet } from './people-sheets.ts';
import { printCsv, type Separator } from '../../platform/pdf/print-csv.ts';
import { cellsOf, fillSheet, type Cell, type FilledSheet, type Sheet } from './sheet.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A workbook lies in memory whole, some 20 kB a row while it is made: more rows are told as CSV. */
export const mostRowsOfWorkbook = 5_000;

/** Rows of one list, with what they are rows of. */
export type Listed =
  | { of: 'orders'; list: Export<ExportedOrder> }
  | { of: 'applications'; list: Export<ApplicationRow> }
  | { of: 'waitlist'; list: Export<ExportedWaitlistEntry> }
  | { of: 'session'; list: Export<ExportedPlace> }
  | { of: 'roster'; list: Export<RosterRow> }
  | { of: 'log'; list: Export<ExportedLogLine> };

/** `say`: the words of `locale`. */
export type InWords = { say: Words; locale: Locale };

export type WorkbookResult = { ok: true; bytes: Bytes } | { ok: false; reason: 'too-many-rows' };

export type ExportFiles = {
  /** Pieces of a text in UTF-8, 'text/csv; charset=utf-8': rows are read while they are taken. */
  listCsv(listed: Listed, how: InWords & { separator: Separator }): AsyncIterable<string>;
  /** 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'. At most 5,000 rows: longer lists are told as CSV. */
  listWorkbook(listed: Listed, how: InWords): Promise<WorkbookResult>;
  /** One sheet of the month. */
  monthCsv(
    month: MonthExport,
    how: InWords & { separator: Separator; sheet: MonthSheet },
  ): AsyncIterable<string>;
  /** Payments, refunds, and the sums by method and by item. */
  monthWorkbook(month: MonthExport, how: InWords): Promise<WorkbookResult>;
};

/** What a list is called, its columns, and its rows as they are taken, whatever it is a list of. */
type Told = Omit<FilledSheet, 'rows'> & { rows: AsyncIterable<Cell[]> };

async function* cellsOfAll<Row>(sheet: Sheet<Row>, rows: AsyncIterable<Row>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield cellsOf(sheet, row);
}

const tellBy = <Row>(sheet: Sheet<Row>, { rows }: Export<Row>): Told => ({
  ...fillSheet(sheet, []),
  rows: cellsOfAll(sheet, rows),
});

function tell(listed: Listed, say: Words): Told {
  switch (listed.of) {
    case 'orders':
      return tellBy(orderSheet(say), listed.list);
    case 'applications':
      return tellBy(applicationSheet(say), listed.list);
    case 'waitlist':
      return tellBy(waitlistSheet(say), listed.list);
    case 'session':
      return tellBy(sessionSheet(say), listed.list);
    case 'roster':
      return tellBy(rosterSheet(say), listed.list);
    case 'log':
      return tellBy(logSheet(say), listed.list);
  }
}

const titlesOf = ({ columns }: Pick<FilledSheet, 'columns'>): string[] => columns.map(({ title }) => title);

async function workbook(sheets: readonly FilledSheet[], locale: Locale): Promise<WorkbookResult> {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (rows > mostRowsOfWorkbook) return { ok: false, reason: 'too-many-rows' };
  // What packs is seldom needed: the server opens without it.
  const { printWorkbook } = await import('./print-sheet.ts');
  return { ok: true, bytes: await printWorkbook(sheets, locale) };
}

export const exportFiles: ExportFiles = {
  listCsv: (listed, { say, separator }) => {
    const told = tell(listed, say);
    return printCsv(titlesOf(told), told.rows, separator);
  },
  listWorkbook: async (listed, { say, locale }) => {
    if (listed.list.count > mostRowsOfWorkbook) return { ok: false, reason: 'too-many-rows' };
    const { rows, ...told } = tell(listed, say);
    return workbook([{ ...told, rows: await Array.fromAsync(rows) }], locale);
  },
  monthCsv: (month, { say, separator, sheet }) => {
    const told = monthSheets(say, month)[sheet];
    return printCsv(titlesOf(told), told.rows, separator);
  },
  monthWorkbook: (month, { say, locale }) => {
    const { payments, refunds, byMethod, byItem } = monthSheets(say, month);
    return workbook([payments, refunds, byMethod, byItem], locale);
  },
};
