/**
 * Lines of a bank's statement as they were copied from a page or a spreadsheet: with headings, they are read like a saved
 * file; without, what looks like an amount, a day or words is taken for it. Nothing here throws, and nothing is decided.
 */
import { readSettlement } from './settlement-file.ts';
import { latinDigits, orderNumberPatternInText, readAmount, readDay } from './settlement-text.ts';

export const longestStatementBytes = 64 * 1_024;
export const mostStatementLines = 500;

/** Centimes of MAD, below zero for money that went out. `isCertain`: no other reading of the line is as good. */
export type PastedAmount = { centimes: number; isCertain: boolean };

export type PastedLine = {
  /** Counted from 1, empty ones too. */
  line: number;
  text: string;
  /** 'YYYY-MM-DD'; null where none stands. */
  day: string | null;
  /** In the order in which they stand: a balance stands behind what came in. */
  amounts: PastedAmount[];
};

export type PastedProblem = 'empty' | 'too-large' | 'too-many-lines';

const longestText = 500;
const betweenCells = /\t|;|\||[ \u00a0\u202f]{2,}/;
const dayInText = /(?<!\d)(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))(?![\d])/g;
const currencyWord = /(?:mad|dhs?|dirhams?|درهم)(?!\p{L})/iu;
const currencyFirst = new RegExp(String.raw`^\s?${currencyWord.source}`, 'iu');
/** Groups of three behind a blank, or digits with points and commas; nothing of a longer word or number. */
const amountInText =
  /(?<![\p{L}\d.,/-])[-\u2212+]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d[\d.,]*\d|\d)(?![\p{L}\d]|[.,/-]\d)/gu;
/** A bare number with more digits is somebody's account or telephone. */
const bareNumber = /^\d{2,7}$/;

const hasCents = (text: string): boolean => /[.,]\d{1,2}[-)]?$/.test(text.replace(/[^\d.,)-]/g, ''));
const isPlainlyMoney = (cell: string): boolean => hasCents(cell) || currencyWord.test(cell);

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** Amounts that stand in cells of their own. */
function amountsOfCells(cells: readonly string[]): PastedAmount[] {
  const read = cells.flatMap((cell) => {
    const centimes = readDay(cell) === null ? readAmount(cell) : null;
    return centimes === null || centimes === 0 ? [] : [{ centimes, isMoney: isPlainlyMoney(cell) }];
  });
  const plainly = read.filter(({ isMoney }) => isMoney);
  if (plainly.length > 0) return plainly.map(({ centimes }) => ({ centimes, isCertain: true }));
  // Whole dirhams of a spreadsheet; of several such numbers one may be a reference.
  return read.map(({ centimes }) => ({ centimes, isCertain: read.length === 1 }));
}

/** '250 990,00' may be one number or two: the second reading is never certain. */
function readingsOf(found: string, isMoney: boolean): PastedAmount[] {
  const groups = found.split(/[ \u00a0\u202f]/);
  return groups.flatMap((_group, from) => {
    const centimes = readAmount(groups.slice(from).join(' '));
    return centimes === null || centimes === 0 ? [] : [{ centimes, isCertain: isMoney && from === 0 }];
  });
}

/** Amounts among words. A number that nothing marks as money counts only where nothing else does. */
function amountsAmongWords(line: string): PastedAmount[] {
  const text = line.replace(orderNumberPatternInText, ' · ').replace(dayInText, ' · ');
  const found = [...text.matchAll(amountInText)].map((match) => {
    const [digits] = match;
    const after = text.slice(match.index + digits.length, match.index + digits.length + 12);
    return { digits, isMoney: hasCents(digits) || currencyFirst.test(after) };
  });
  const plainly = found.filter(({ isMoney }) => isMoney);
  if (plainly.length > 0) return plainly.flatMap(({ digits }) => readingsOf(digits, true));
  return found
    .filter(({ digits }) => bareNumber.test(digits) || /[ \u00a0\u202f]/.test(digits))
    .flatMap(({ digits }) => readingsOf(digits, false));
}

function readLine(typed: string, line: number): PastedLine {
  const text = latinDigits(typed).slice(0, 2 * longestText);
  const cells = text
    .split(betweenCells)
    .map(unquoted)
    .filter((cell) => cell !== '');
  const inCells = amountsOfCells(cells);
  const [day] = (text.match(dayInText) ?? []).flatMap((one) => readDay(one) ?? []);
  return {
    line,
    text: cells.join(' · ').replace(/\s+/g, ' ').slice(0, longestText),
    day: day ?? null,
    amounts: inCells.length > 0 ? inCells : amountsAmongWords(text),
  };
}

/** Null without headings that are understood. */
function readWithHeadings(text: string): PastedLine[] | null {
  const reading = readSettlement(new TextEncoder().encode(text));
  if (!reading.ok) return null;
  return reading.lines.map(({ line, day, amountCentimes, orderReference, text: words }) => ({
    line,
    day,
    text: orderReference === null || words.includes(orderReference) ? words : `${orderReference} · ${words}`,
    amounts: [{ centimes: amountCentimes, isCertain: true }],
  }));
}

export function readPasted(
  typed: string,
): { ok: true; lines: PastedLine[] } | { ok: false; reason: PastedProblem } {
  if (new TextEncoder().encode(typed).length > longestStatementBytes)
    return { ok: false, reason: 'too-large' };
  const text = typed.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n').map((one, at) => ({ one, line: at + 1 }));
  const written = lines.filter(({ one }) => one.trim() !== '');
  if (written.length === 0) return { ok: false, reason: 'empty' };
  if (written.length > mostStatementLines) return { ok: false, reason: 'too-many-lines' };
  return { ok: true, lines: readWithHeadings(text) ?? written.map(({ one, line }) => readLine(one, line)) };
}
