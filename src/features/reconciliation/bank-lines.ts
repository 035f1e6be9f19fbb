/**
 * Lines of a bank: a statement or a card settlement saved as a file, whose columns are found by their headings in three
 * languages, and lines that somebody copied from a page or a table. Nothing here throws, and nothing is decided.
 */
import { atOnce, mapped, type Sliced } from '../../platform/time/sliced.ts';
import { largestAmountCentimes } from '../../platform/money/money.ts';
import { withoutMarks } from '../../platform/text/typed-text.ts';

/** A run of Arabic letters: Windows-1256 read as French gives single ones at most. */
const arabicWord = /[\u0621-\u064a]{3}/;

/**
 * A file's text, whatever it was saved as: UTF-8, UTF-16 with its mark, or Windows-1252 or -1256, which Moroccan banks'
 * programs still write. French characters have the same codes in both, so only Arabic decides between them.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const arabic = new TextDecoder('windows-1256').decode(bytes);
    return arabicWord.test(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes);
  }
}

export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

/** `line` is counted from 1 as a table program counts its rows: empty ones too, and lines inside a cell not. */
type Row = { line: number; cells: string[] };

/** Characters read between two pauses. */
const piece = 16_384;

/** Rows of cells, quoted ones included; a quote that is never closed ends with the file. Empty lines are left out. */
export function* readingCells(text: string, separator: Separator, mostRows: number): Sliced<Row[]> {
  const rows: Row[] = [];
  let line = 1;
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  // Kept beside the cell: to look through a long one at each quote would take the square of its length.
  let isBlank = true;
  let pauseAt = piece;
  const add = (sign: string) => {
    cell += sign;
    isBlank &&= sign.trim() === '';
  };
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push({ line, cells: row });
    row = [];
    line += 1;
  };
  for (let at = 0; at < text.length && rows.length < mostRows; at += 1) {
    if (at >= pauseAt) {
      pauseAt += piece;
      yield;
    }
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') add(sign);
      else if (text[at + 1] === '"') add(text.charAt((at += 1)));
      else isQuoted = false;
    } else if (sign === '"' && isBlank) {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      // Both together end one line.
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else add(sign);
  }
  if (rows.length < mostRows) endRow();
  return rows;
}

/** Digits of Arabic as ours. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * Signed centimes out of '1 234,50', '1.234,50 DH', '1,234.50', '-990', '(990,00)' or '٩٩٠٫٠٠'. Null for what is no amount.
 * A last point or comma with one or two digits behind it is the decimal one: no amount in dirhams has three.
 */
export function readAmount(typed: string): number | null {
  if (typed.length > 60) return null;
  const plain = latinDigits(typed)
    .replaceAll('\u066b', ',')
    .replaceAll('\u066c', ' ')
    .replace(/\b(mad|dhs?|dirhams?)\b\.?|درهم|د\.?م\.?/giu, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll('\u2212', '-');
  const isNegative = /^-|-$|^\(.*\)$/.test(plain);
  const digits = plain.replace(/^[-+(]+|[-+)]+$/g, '');
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (!/^\d{1,3}([.,]?\d{3})*$|^\d+$/.test(whole)) return null;
  const centimes = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(centimes) || centimes > largestAmountCentimes * 100) return null;
  return isNegative ? -centimes : centimes;
}

/** 'YYYY-MM-DD' out of '21/11/2026', '21-11-26', '21.11.2026 10:30' or an ISO date; null for what is no day. */
export function readDay(typed: string): string | null {
  const text = latinDigits(typed.trim());
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [local?.[3]?.padStart(4, '20'), local?.[2], local?.[1]];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const real = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(date) ? date : null;
}

/** Shaped like a day, such as '31/02/2026', that no calendar has. */
const isImpossibleDay = (cell: string): boolean =>
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?!\d)/.test(latinDigits(cell.trim())) && readDay(cell) === null;

/** An order's number in a transfer's words. */
export const orderNumberPatternInText = /MEM[\s\-–_./:]*(\d{6})[\s\-–_./:]*([0-9A-F]{4})(?![0-9A-Z])/giu;

/** Every order number in a transfer's words, as we write it: banks drop hyphens, change case, and break lines. */
export function orderNumbersIn(text: string): string[] {
  const found = [...latinDigits(text).matchAll(orderNumberPatternInText)];
  return [...new Set(found.map(([, digits = '', hex = '']) => `MEM-${digits}-${hex.toLowerCase()}`))];
}

export const settlementKinds = ['bank', 'cmi'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

export const longestSettlementBytes = 2 * 1024 * 1024;
export const mostSettlementLines = 20_000;
/** Characters between two breaks. No bank writes a tenth of it; what has longer ones is no table. */
export const longestSettlementLine = 20_000;

export type SettlementProblem =
  | 'empty'
  | 'not-text'
  | 'too-large'
  | 'too-many-lines'
  | 'no-headings'
  | 'no-lines';

const longestText = 500;

const wordsOf = (cells: readonly string[]): string =>
  cells.join(' · ').replace(/\s+/g, ' ').slice(0, longestText);

/** Centimes of MAD; below zero for money that went out. */
export type BankLine = {
  /** Counted from 1, as a table program shows it. */
  line: number;
  /** 'YYYY-MM-DD'; null where none could be read. */
  day: string | null;
  amountCentimes: number;
  /** All words of the line that could name a payment. */
  text: string;
  /** The content of the column for it; null without such a column. */
  orderReference: string | null;
};

/** A line that is no payment: a balance, a total, a remark, another currency, an impossible day. */
export type LeftOut = Pick<BankLine, 'line' | 'text'>;

export type SettlementReading =
  | { ok: true; lines: BankLine[]; unreadable: LeftOut[]; outgoing: number }
  | { ok: false; reason: SettlementProblem };

type Column = 'day' | 'text' | 'amount' | 'credit' | 'debit' | 'order' | 'sign' | 'currency';

/** Headings as they are found without case, accents, hamzas, signs and variants of Arabic letters. The first that fits names the column. */
const headings: readonly (readonly [Column, RegExp])[] = [
  [
    'order',
    /^(oid|returnoid|order ?(id|no|number|ref\w*)|(n|no|num|numero|ref|reference)( de)? commande|commande|رقم الطلب)$/,
  ],
  [
    'debit',
    /^((montant|mt) )?(debits?|retraits?|sorties?|withdrawals?|money out|paid out)( .*)?$|^(المدين|مدين|سحب|المسحوب)/,
  ],
  [
    'credit',
    /^((montant|mt) )?(credits?|versements?|entrees?|deposits?|money in|paid in)( .*)?$|^(الداين|داين|ايداع|الايداع)/,
  ],
  ['currency', /^(devise|currency|monnaie|العمله)/],
  ['sign', /^(sens|signe|sign|dr cr|cr dr|d c|type mouvement)$/],
  ['day', /^(date|day|jour)\b|\bdate$|^(التاريخ|تاريخ)/],
  ['amount', /^(montant|amount|mt|somme|valeur en dh|المبلغ|مبلغ)(?!\p{L})/u],
  [
    'text',
    /^(libelle|motif|reference|ref|description|details?|designation|communication|narrative|operation|nature|label|remarks?|beneficiaire|donneur|emetteur|client|nom|البيان|بيان|التفاصيل|المرجع|السبب|الوصف|العمليه)(?!\p{L})/u,
  ],
];

const bare = (heading: string): string =>
  heading
    .slice(0, 80)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Layout = { row: number; columns: (Column | null)[] };

const columnOf = (heading: string): Column | null => {
  const name = bare(heading);
  return headings.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
};

const has = (columns: readonly (Column | null)[], ...names: Column[]): boolean =>
  names.some((name) => columns.includes(name));

/** Statements begin with lines about the account: the headings are somewhere among the first rows. */
function findLayout(rows: readonly Row[]): Layout | null {
  for (const [row, { cells }] of rows.slice(0, 40).entries()) {
    const columns = cells.map(columnOf);
    if (has(columns, 'amount', 'credit') && has(columns, 'text', 'order')) return { row, columns };
  }
  return null;
}

const knownColumns = ({ columns }: Layout): number => columns.filter((column) => column !== null).length;

/** The separator under which the most headings are understood. */
function* layingOut(text: string): Sliced<{ rows: Row[]; layout: Layout } | null> {
  const readings: { rows: Row[]; layout: Layout }[] = [];
  for (const separator of separators) {
    // One more than allowed, so that a longer file is noticed.
    const rows = yield* readingCells(text, separator, mostSettlementLines + 42);
    const layout = findLayout(rows);
    if (layout) readings.push({ rows, layout });
  }
  return readings.sort((a, b) => knownColumns(b.layout) - knownColumns(a.layout))[0] ?? null;
}

/** Centimes of a line, below zero when it went out; null without an amount, or with one of another currency. */
function amountOf(cell: (column: Column) => string): number | null {
  const currency = cell('currency').trim();
  if (currency !== '' && !/^(mad|dhs?|504|درهم)/i.test(currency)) return null;
  const credit = readAmount(cell('credit'));
  if (credit !== null && credit !== 0) return Math.abs(credit);
  const debit = readAmount(cell('debit'));
  if (debit !== null && debit !== 0) return -Math.abs(debit);
  const amount = readAmount(cell('amount'));
  if (amount === null || amount === 0) return null;
  return /^-|^d/i.test(cell('sign').trim()) ? -Math.abs(amount) : amount;
}

/** Words of a line that adds others up. */
const sumWords = /^(total|sous total|totaux|solde|balance|المجموع|مجموع|الرصيد|رصيد)(?!\p{L})/u;

/** Null for what is no payment: a line without an amount or with an impossible day, and one that adds others up, which has no day. */
function lineOf({ cells, line }: Row, { columns }: Layout): BankLine | null {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const amountCentimes = amountOf(cell);
  if (amountCentimes === null || isImpossibleDay(cell('day'))) return null;
  const order = columns.includes('order') ? cell('order') : null;
  const words = cells.filter((one, at) => one !== '' && (columns[at] === 'text' || columns[at] === 'order'));
  const day = readDay(cell('day'));
  // Without any words it does not show whose it is either.
  if (day === null && words.every((one) => sumWords.test(bare(one)))) return null;
  return {
    line,
    day,
    amountCentimes,
    text: wordsOf(words),
    orderReference: order === null || order === '' ? null : order.slice(0, 120),
  };
}

/** A table program's own file (a ZIP, or Excel's older kind) or a PDF, known by how they begin. */
const otherFiles: ReadonlySet<string> = new Set(['PK\u0003\u0004', '%PDF', '\u00d0\u00cf\u0011\u00e0']);

export const isOtherFile = (bytes: Uint8Array): boolean =>
  otherFiles.has(new TextDecoder('latin1').decode(bytes.subarray(0, 4)));

/**
 * Reads the whole file, with pauses: two megabytes keep a processor for half a second. Lines that are no payment (balances,
 * totals, remarks) are told by their numbers.
 */
export function* readingSettlement(bytes: Uint8Array): Sliced<SettlementReading> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > longestSettlementBytes) return { ok: false, reason: 'too-large' };
  if (isOtherFile(bytes)) return { ok: false, reason: 'not-text' };
  const text = withoutMarks(decodeText(bytes));
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  if (text.split(/[\r\n]/).some((line) => line.length > longestSettlementLine))
    return { ok: false, reason: 'no-headings' };
  yield;
  const found = yield* layingOut(text);
  if (!found) return { ok: false, reason: 'no-headings' };
  const { rows, layout } = found;
  const body = rows.slice(layout.row + 1);
  if (body.length > mostSettlementLines) return { ok: false, reason: 'too-many-lines' };
  const read = yield* mapped(
    body,
    (row) => lineOf(row, layout) ?? { line: row.line, text: wordsOf(row.cells.filter((one) => one !== '')) },
  );
  const lines = read.filter((line) => 'amountCentimes' in line);
  const unreadable = read.filter((line) => !('amountCentimes' in line));
  if (lines.length === 0) return { ok: false, reason: 'no-lines' };
  const outgoing = lines.filter((line) => line.amountCentimes < 0).length;
  return { ok: true, lines, unreadable, outgoing };
}

/** The same without pauses, for short texts. */
export const readSettlement = (bytes: Uint8Array): SettlementReading => atOnce(readingSettlement(bytes));

export const longestStatementBytes = 64 * 1_024;
export const mostStatementLines = 500;

/** Centimes of MAD, below zero for money that went out. `isCertain`: no other reading of the line is as good. */
export type PastedAmount = { centimes: number; isCertain: boolean };

/** Without headings only possible amounts of a line are known. */
export type PastedLine = Pick<BankLine, 'line' | 'day' | 'text'> & {
  /** In the order of the line: a balance comes after the amount received. */
  amounts: PastedAmount[];
};

export type PastedProblem = 'empty' | 'too-large' | 'too-many-lines';

const betweenCells = /\t|;|\||[ \u00a0\u202f]{2,}/;
export const dayInText = /(?<!\d)(?:\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.](?:\d{4}|\d\d))(?!\d)/g;
export const currencyWord = /(?:mad|dhs?|dirhams?|درهم)(?!\p{L})/iu;
const currencyFirst = new RegExp(String.raw`^\s?${currencyWord.source}`, 'iu');
/** Groups of three behind a blank, or digits with points and commas; nothing of a longer word or number. */
const amountInText =
  /(?<![\p{L}\d.,/-])[-\u2212+]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d[\d.,]*\d|\d)(?![\p{L}\d]|[.,/-]\d)/gu;
/** A bare number with more digits is somebody's account or telephone. */
const bareNumber = /^\d{2,7}$/;

const hasCents = (text: string): boolean => /[.,]\d{1,2}[-)]?$/.test(text.replace(/[^\d.,)-]/g, ''));
const isPlainlyMoney = (cell: string): boolean => hasCents(cell) || currencyWord.test(cell);
const unquoted = (cell: string): string => (/^\s*"(.*)"\s*$/.exec(cell)?.[1] ?? cell).trim();

/** Amounts in cells of their own. */
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
  const text = latinDigits(withoutMarks(typed)).slice(0, 2 * longestText);
  const cells = text
    .split(betweenCells)
    .map(unquoted)
    .filter((cell) => cell !== '');
  if (cells.some(isImpossibleDay)) return { line, text: wordsOf(cells), day: null, amounts: [] };
  const inCells = amountsOfCells(cells);
  const [day] = (text.match(dayInText) ?? []).flatMap((one) => readDay(one) ?? []);
  return {
    line,
    text: wordsOf(cells),
    day: day ?? null,
    amounts: inCells.length > 0 ? inCells : amountsAmongWords(text),
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
  return [...lines, ...reading.unreadable.map((one) => ({ ...one, day: null, amounts: [] }))].toSorted(
    (a, b) => a.line - b.line,
  );
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
