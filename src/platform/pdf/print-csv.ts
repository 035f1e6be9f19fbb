/** Rows as CSV, a piece at a time, so that a file is never whole in memory. */
import { toDecimal } from '../money/money.ts';
import { bracketedPhone } from '../people/phone.ts';
import { onMoroccoClock } from '../time/morocco-clock.ts';
import type { Cell } from '../../features/reports/sheet.ts';

/**
 * Text of strangers in a file that spreadsheets open. A cell that begins with one of these signs is computed there, and can
 * fetch addresses or call programs; a program may also split lines at another separator than ours, so that a cell begins
 * in the middle of a text. An apostrophe before the sign makes it plain words again: nothing else is changed.
 */

/** As typed on any keyboard: full-width and small forms, the minus and the hyphens count as what they look like. */
const isFormulaSign = (sign: string): boolean => /^[=+\-@\u2010-\u2015\u2212]/.test(sign.normalize('NFKC'));

/** Where some program begins a new cell. */
const beginsCell = (sign: string): boolean => ',;|\t\r\n\v\f\u0085\u2028\u2029'.includes(sign);

/** What programs leave out, or take as the frame of a cell, before they look at its first sign. */
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
/** ';' is what a spreadsheet set up in French or Arabic splits at, and then its decimals have a comma; ',' elsewhere. */
export type Separator = (typeof separators)[number];

/** Programs that are not told take Arabic for something else without it. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
const pieceLength = 32_768;

/** Quoted in every case: then no text is taken for anything but text of one cell. */
const quoted = (text: string): string => `"${harmlessText(text).replaceAll('"', '""')}"`;

function printAmount(centimes: number, separator: Separator): string {
  const decimal = `${centimes < 0 ? '-' : ''}${toDecimal(Math.abs(centimes))}`;
  return separator === ';' ? decimal.replace('.', ',') : decimal;
}

function printCell(cell: Cell, separator: Separator): string {
  if (cell === null) return '';
  if ('text' in cell) return quoted(cell.text);
  // '+212…' would be read as a sum and lose its plus: in brackets it is a text that people still dial.
  if ('phone' in cell) return quoted(bracketedPhone(cell.phone));
  if ('centimes' in cell) return printAmount(cell.centimes, separator);
  if ('figure' in cell) return String(cell.figure);
  if ('day' in cell) return cell.day;
  const shown = onMoroccoClock(cell.at).toPlainDateTime();
  return shown.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/**
 * UTF-8 with a mark that says so, lines end with CR and LF. Amounts in MAD with two decimals, times on Morocco's clock, both
 * as a spreadsheet reads them. Long rows of digits in a text are shown rounded by spreadsheets: where each digit counts the
 * other kind of file serves better.
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
