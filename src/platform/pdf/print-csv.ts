/**
 * Rows as CSV, a piece at a time, so that a file is never whole in memory. Spreadsheets compute a cell that begins with a formula
 * sign, which can then fetch addresses or call programs. A program may also split lines at another separator, so that a cell begins
 * in the middle of a text. An apostrophe before the sign makes it plain text again: nothing else is changed.
 */
import { toDecimal } from '../money/money.ts';
import { bracketedPhone } from '../people/phone.ts';
import { onMoroccoClock } from '../time/calendar-date.ts';
import type { Cell } from '../../admin/reports/sheet.ts';

/** Full-width and small forms, the minus and the hyphens count as the sign they look like. */
const isFormulaSign = (sign: string): boolean => /^[=+\-@\u2010-\u2015\u2212]/.test(sign.normalize('NFKC'));

/** Characters at which some program begins a new cell. */
const beginsCell = (sign: string): boolean => ',;|\t\r\n\v\f\u0085\u2028\u2029'.includes(sign);

/** Characters that programs skip, or take as quotes of a cell, before its first sign. */
const isSkipped = (sign: string): boolean => /^[\s"\p{C}\p{Default_Ignorable_Code_Point}]$/u.test(sign);

export function harmlessText(text: string): string {
  let harmless = /^[\t\r\n]/.test(text) ? "'" : '';
  let atStart = true;
  for (const sign of text) {
    if (atStart && isFormulaSign(sign)) harmless += "'";
    harmless += sign;
    atStart = beginsCell(sign) || (atStart && isSkipped(sign));
  }
  return harmless;
}

export const separators = [';', ','] as const;
/** ';' is what a spreadsheet in French or Arabic splits at, and then decimals have a comma; ',' elsewhere. */
export type Separator = (typeof separators)[number];

/** Without it some programs do not recognise UTF-8, and show Arabic as garbage. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
const pieceLength = 32_768;

/** Always quoted: then no text is taken for anything but text of one cell. */
const quoted = (text: string): string => `"${harmlessText(text).replaceAll('"', '""')}"`;

function printAmount(centimes: number, separator: Separator): string {
  const decimal = `${centimes < 0 ? '-' : ''}${toDecimal(Math.abs(centimes))}`;
  return separator === ';' ? decimal.replace('.', ',') : decimal;
}

function printCell(cell: Cell, separator: Separator): string {
  if (cell === null) return '';
  if ('text' in cell) return quoted(cell.text);
  // '+212…' would be read as a formula and lose its plus: in brackets it is text that people can still dial.
  if ('phone' in cell) return quoted(bracketedPhone(cell.phone));
  if ('centimes' in cell) return printAmount(cell.centimes, separator);
  if ('figure' in cell) return String(cell.figure);
  if ('day' in cell) return cell.day;
  const shown = onMoroccoClock(cell.at).toPlainDateTime();
  return shown.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/**
 * UTF-8 with a byte order mark, lines end with CR and LF. Amounts in MAD with two decimals, times in Moroccan time, both in formats
 * that spreadsheets parse. Spreadsheets round long rows of digits in a text: where each digit counts, XLSX is better.
 */
export async function* printCsv(
  titles: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  separator: Separator,
): AsyncGenerator<string, void, undefined> {
  let piece = `${byteOrderMark}${titles.map(quoted).join(separator)}${lineEnd}`;
  for await (const row of rows) {
    piece += `${row.map((cell) => printCell(cell, separator)).join(separator)}${lineEnd}`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
