/** Lines that somebody copied from a page or a table of their bank, with headings or without. Nothing here throws. */
import { latinDigits, withoutMarks } from '../../platform/text/typed-text.ts';
import { orderNumberInText } from '../../selling/orders/order.ts';
import { centimesIn, currencyWord, currencyWords } from '../../platform/money/typed-amount.ts';
import {
  type BankLine,
  isImpossibleDay,
  type LeftOutWhy,
  longestText,
  readDay,
  readSettlement,
  wordsOf,
} from './bank-lines.ts';
import {
  bothSay,
  directionOfCell,
  directionOfSign,
  directionOfWords,
  readMovement,
  type Said,
  signBefore,
  signBehind,
  signedBy,
} from './money-direction.ts';

export const longestStatementBytes = 64 * 1_024;
export const mostStatementLines = 500;

/** Centimes of MAD, below zero for money that went out. `isCertain`: no other reading of the line is as good. */
export type PastedAmount = { centimes: number; isCertain: boolean };

/** Without headings only possible amounts of a line are known. */
export type PastedLine = Pick<BankLine, 'line' | 'day' | 'text'> & {
  /** In the order of the line: a balance comes after the amount received. */
  amounts: PastedAmount[];
  /** Why nothing of it may be confirmed, whatever it names. */
  leftOut?: LeftOutWhy;
};

export type PastedProblem = 'empty' | 'too-large' | 'too-many-lines';

const betweenCells = /\t|;|\||[ \u00a0\u202f]{2,}/;
export const dayInText = /(?<!\d)(?:\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.](?:\d{4}|\d\d))(?!\d)/g;
const currencyFirst = new RegExp(String.raw`^\s?(?:${currencyWord.source})`, 'iu');
const currencyLast = new RegExp(String.raw`(?<!\p{L})${currencyWords}\.?\s?$`, 'iu');
/** Groups of three behind a blank, or digits with points and commas; nothing of a longer word or number. */
const amountInText = new RegExp(
  String.raw`(?<![\d.,/-])(?:(?<!\p{L})|(?<=(?<!\p{L})(?:${currencyWords}|cr|dr)))[-\u2212+]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d[\d.,]*\d|\d)(?!\d|[.,/-]\d|(?!(?:${currencyWords}|c|cr|d|dr)(?!\p{L}))\p{L})`,
  'giu',
);
/** A bare number with more digits is somebody's account or telephone. */
const bareNumber = /^\d{2,7}$/;

const hasCents = (text: string): boolean => /[.,]\d{1,2}[-)]?$/.test(text.replace(/[^\d.,)-]/g, ''));
const isPlainlyMoney = (cell: string): boolean => hasCents(cell) || currencyWord.test(cell);
const unquoted = (cell: string): string => (/^\s*"(.*)"\s*$/.exec(cell)?.[1] ?? cell).trim();

/** `said`: which way it went, where a sign beside it says so. */
type Found = PastedAmount & { said: Said };

/** Amounts in cells of their own, with the letter or word that stands behind or before them. */
function amountsOfCells(cells: readonly string[]): Found[] {
  const signs = cells.map(directionOfCell);
  const read = cells.flatMap((cell, at) => {
    const movement = readDay(cell) === null ? readMovement(cell) : null;
    if (!movement?.ok || movement.centimes === 0) return [];
    const said = bothSay(movement.said, signs[at + 1] ?? signs[at - 1] ?? null);
    return [{ centimes: movement.centimes, isMoney: isPlainlyMoney(cell), said }];
  });
  const plainly = read.filter(({ isMoney }) => isMoney);
  // Whole dirhams of a spreadsheet; of several such numbers one may be a reference.
  const isCertain = plainly.length > 0 || read.length === 1;
  // One sign in a line is that of its first amount, wherever it stands.
  const [sign = null, ...more] = signs.filter((one) => one !== null);
  return (plainly.length > 0 ? plainly : read).map((one, at) => {
    const said = at === 0 && more.length === 0 ? bothSay(one.said, sign) : one.said;
    return { centimes: signedBy(one.centimes, said), isCertain, said };
  });
}

/** '250 990,00' may be one number or two: the second reading is never certain. */
function readingsOf(found: string, isMoney: boolean, beside: Said): Found[] {
  const groups = found.split(/[ \u00a0\u202f]/);
  const said = bothSay(directionOfSign(found.charAt(0)), beside);
  return groups.flatMap((_group, from) => {
    const centimes = centimesIn(groups.slice(from).join(' '));
    return centimes === null || centimes === 0
      ? []
      : [{ centimes: signedBy(centimes, said), isCertain: isMoney && from === 0, said }];
  });
}

/** Amounts among words. A number that nothing marks as money counts only where nothing else does. */
function amountsAmongWords(line: string): Found[] {
  const text = line.replace(orderNumberInText, ' · ').replace(dayInText, ' · ');
  const found = [...text.matchAll(amountInText)].map((match) => {
    const [digits] = match;
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const rest = text.slice(match.index + digits.length, match.index + digits.length + 16);
    const currency = currencyFirst.exec(rest)?.[0] ?? '';
    const after = signBehind.exec(rest.slice(currency.length))?.[0] ?? '';
    const said = directionOfSign(after) ?? directionOfCell(signBefore.exec(before)?.[0] ?? '');
    return { digits, said, isMoney: hasCents(digits) || currency !== '' || currencyLast.test(before) };
  });
  const plainly = found.filter(({ isMoney }) => isMoney);
  if (plainly.length > 0) return plainly.flatMap(({ digits, said }) => readingsOf(digits, true, said));
  return found
    .filter(({ digits }) => bareNumber.test(digits) || /[ \u00a0\u202f]/.test(digits))
    .flatMap(({ digits, said }) => readingsOf(digits, false, said));
}

function readLine(typed: string, line: number): PastedLine {
  const text = latinDigits(typed).slice(0, 2 * longestText);
  const cells = text
    .split(betweenCells)
    .map(unquoted)
    .filter((cell) => cell !== '');
  const words = wordsOf(cells);
  if (cells.some(isImpossibleDay))
    return { line, text: words, day: null, amounts: [], leftOut: 'impossible-day' };
  const inCells = amountsOfCells(cells);
  const found = inCells.length > 0 ? inCells : amountsAmongWords(text);
  const [day = null] = (text.match(dayInText) ?? []).flatMap((one) => readDay(one) ?? []);
  const first = found.find(({ isCertain }) => isCertain) ?? found[0];
  const said = first?.said ?? directionOfWords(words);
  return {
    line,
    text: words,
    day,
    amounts: found.map((one) => ({
      centimes: signedBy(one.centimes, one.said ?? said),
      isCertain: one.isCertain,
    })),
    ...(first && said === 'unclear' && { leftOut: 'direction-unclear' }),
  };
}

/** Null without headings that are understood. */
function readWithHeadings(text: string): PastedLine[] | null {
  const reading = readSettlement(new TextEncoder().encode(text));
  if (!reading.ok) return null;
  const lines = reading.lines.map(({ line, day, amountCentimes, orderReference, text: words }) => ({
    line,
    day,
    text: orderReference === null || words.includes(orderReference) ? words : `${orderReference} · ${words}`,
    amounts: [{ centimes: amountCentimes, isCertain: true }],
  }));
  const leftOut = reading.unreadable.map(({ why, ...one }) => ({
    ...one,
    day: null,
    amounts: [],
    leftOut: why,
  }));
  return [...lines, ...leftOut].toSorted((a, b) => a.line - b.line);
}

export function readPasted(
  typed: string,
): { ok: true; lines: PastedLine[] } | { ok: false; reason: PastedProblem } {
  if (new TextEncoder().encode(typed).length > longestStatementBytes)
    return { ok: false, reason: 'too-large' };
  const text = withoutMarks(typed).replaceAll('\0', '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n').map((one, at) => ({ one, line: at + 1 }));
  const written = lines.filter(({ one }) => one.trim() !== '');
  if (written.length === 0) return { ok: false, reason: 'empty' };
  if (written.length > mostStatementLines) return { ok: false, reason: 'too-many-lines' };
  return { ok: true, lines: readWithHeadings(text) ?? written.map(({ one, line }) => readLine(one, line)) };
}
