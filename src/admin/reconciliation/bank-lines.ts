/**
 * Lines of a statement or a card settlement saved as a file, whose columns are found by their headings in three languages and by
 * what stands in them. Nothing here throws, and nothing is decided.
 */
import { isDay } from '../../platform/time/calendar-date.ts';
import { atOnce, mapped, type Sliced } from '../../platform/time/sliced.ts';
import { cutText, latinDigits, withoutMarks } from '../../platform/text/typed-text.ts';
import { currencyWord } from '../../platform/money/typed-amount.ts';
import {
  bare,
  bothSay,
  directionOfSign,
  directionOfWords,
  isOfUnknownType,
  hasMinus,
  readMovement,
  signedBy,
} from './money-direction.ts';
import { decodeText, readingCells, type Row, separators } from '../../platform/text/table-cells.ts';

/** 'YYYY-MM-DD' out of '21/11/2026', '21-11-26', '21.11.2026 10:30', '20261121' or an ISO date; null for what is no day of these times. */
export function readDay(typed: string): string | null {
  const text = latinDigits(typed.trim());
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^(20\d\d)(\d\d)(\d\d)(?!\d{1,5}(?!\d))/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [local?.[3]?.padStart(4, '20'), local?.[2], local?.[1]];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : null;
}

/** Shaped like a day, such as '31/02/2026', that no calendar has, or of other times, such as '31/12/9999'. */
export const isImpossibleDay = (cell: string): boolean =>
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?!\d)/.test(latinDigits(cell.trim())) && readDay(cell) === null;

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

export const longestText = 500;

export const wordsOf = (cells: readonly string[]): string =>
  cutText(cells.join(' · ').replace(/\s+/g, ' '), longestText);

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

/** Why a line is no payment that may be offered. */
export const leftOutWhys = [
  'no-amount',
  /** Digits that could be two amounts: '0,792'. */
  'odd-amount',
  /** Its signs or words do not say that the money came in, or contradict each other. */
  'direction-unclear',
  /** More cells than headings: an amount may be cut in two. */
  'more-cells',
  'impossible-day',
  'other-currency',
  /** It adds other lines up. */
  'sum',
] as const;
export type LeftOutWhy = (typeof leftOutWhys)[number];

export type LeftOut = Pick<BankLine, 'line' | 'text'> & { why: LeftOutWhy };

export type SettlementReading =
  | { ok: true; lines: BankLine[]; unreadable: LeftOut[]; outgoing: number }
  | { ok: false; reason: SettlementProblem };

/** 'either': credits and debits in one. 'type': what a line is, which may say which way it went. */
type Column =
  | 'day'
  | 'text'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'either'
  | 'order'
  | 'sign'
  | 'type'
  | 'currency';

const debit =
  'debit(?:s|ed|ee?)?|retraits?|sorties?|withdrawals?|money out|paid out|decaissements?|depenses?';
const credit = 'credit(?:s|ed|ee?)?|versements?|entrees?|deposits?|money in|paid in|encaissements?|recettes?';
const ofAmount = '(?:(?:montants?|mt|amount|mouvements?|mvt|المبلغ|مبلغ) (?:au |en |du )?)?(?:ال)?';
/** Headings without case, accents and signs. The first that fits names the column. */
const headings: readonly (readonly [Column, RegExp])[] = [
  [
    'order',
    /^(oid|returnoid|order ?(id|no|number|ref\w*)|(n|no|num|numero|ref|reference)( de)? commande|commande|رقم الطلب)$/,
  ],
  ['currency', /^(devise|currency|monnaie|(ال)?عمله|curdef)/],
  [
    'sign',
    /^(sens|signe|sign|direction|indicateur|indicator|balance impact|type mouvement|(ال)?اتجاه)( .*)?$/,
  ],
  [
    'type',
    /^(?:(?:transaction|operation|movement|entry|trn) ?)?type(?: (?:d |de |of |du )?(?:l )?(?:operation|mouvement|transaction|ecriture|movement|entry))?$|^(?:نوع(?: (?:ال)?(?:عمليه|حركه|معامله))?|النوع)$/,
  ],
  [
    'either',
    new RegExp(
      `^${ofAmount}(?:(?:${debit}) (?:ou |or |et |and )?(?:${credit})|(?:${credit}) (?:ou |or |et |and )?(?:${debit})|dr cr|cr dr|d c|c d|(?:مدين|داين) (?:او )?(?:ال)?(?:داين|مدين))( .*)?$`,
    ),
  ],
  [
    'debit',
    new RegExp(
      `^${ofAmount}(?:${debit}|مدين|سحب|مسحوب|صادر)( .*)?$|^(?:montant|amount) (?:emis|paye|sent|paid)$`,
    ),
  ],
  [
    'credit',
    new RegExp(
      `^${ofAmount}(?:${credit}|داين|ايداع|وارد)( .*)?$|^(?:montant|amount) (?:recu|encaisse|received)$`,
    ),
  ],
  ['day', /^(date|day|jour|created|posted|completed|dtposted)(?!\p{L})|\bdate$|^(ال)?تاريخ/u],
  ['amount', /^(montants?|amount|mt|somme|gross|brut|trnamt|valeur en dh|(ال)?مبلغ)(?!\p{L})/u],
  [
    'text',
    /^(libelle|motif|reference|ref|(transaction )?(description|details?)|designation|communication|narrative|narration|particulars|memo|note|subject|objet|operation|nature|label|remarks?|beneficiaire|donneur|emetteur|client|payer|payee|nom|name|(ال)?بيان|(ال)?تفاصيل|(ال)?مرجع|(ال)?سبب|(ال)?وصف|العمليه)(?!\p{L})/u,
  ],
];

type Layout = { row: number; columns: (Column | null)[] };

const columnOf = (heading: string): Column | null => {
  const name = bare(heading.slice(0, 80));
  return headings.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
};

const has = (columns: readonly (Column | null)[], ...names: Column[]): boolean =>
  names.some((name) => columns.includes(name));

/** Without empty cells at the end: many programs end each line with a separator. */
const trimmed = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((one) => one !== '') + 1);

/** Statements begin with lines about the account: the headings are somewhere among the first rows. */
function findLayout(rows: readonly Row[]): Layout | null {
  for (const [row, { cells }] of rows.slice(0, 40).entries()) {
    const columns = trimmed(cells).map(columnOf);
    if (has(columns, 'amount', 'credit', 'either') && has(columns, 'text', 'order')) return { row, columns };
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

const isEmpty = (cell: string): boolean => /^[\s\p{Pd}]*$/u.test(cell);
const faultOf = { 'amount-unclear': 'odd-amount', 'amount-unreadable': 'no-amount' } as const;

/** Whose cells are only credit or debit words is the sign, whatever its heading is; of a heading that says nothing, most are enough. */
function columnByCells(column: Column | null, cells: readonly string[]): Column | null {
  const signs = cells.filter((cell) => directionOfSign(cell) !== null).length;
  // 'D/C' above words that nobody understands: no amounts stand there.
  if (column === 'either' && !cells.every(isEmpty) && !cells.some((cell) => readMovement(cell).ok))
    return 'sign';
  const asNamed = column === 'either' ? 'amount' : column;
  const mayBeSign = column === null || column === 'either' || column === 'text' || column === 'type';
  // A dash in every cell says nothing.
  if (signs === 0 || cells.every(isEmpty) || !mayBeSign) return asNamed;
  return signs === cells.length || (column !== 'text' && 2 * signs >= cells.length) ? 'sign' : asNamed;
}

/** Rows that show what a column holds. */
const looksLikeIn = 300;

type Table = { columns: readonly (Column | null)[]; source: SettlementKind; isSigned: boolean };

function tableOf({ columns: named }: Layout, body: readonly Row[], source: SettlementKind): Table {
  const below = (at: number, rows = body) => rows.flatMap(({ cells }) => (cells[at] ? [cells[at]] : []));
  const sample = body.slice(0, looksLikeIn);
  const byCells = named.map((column, at) => columnByCells(column, below(at, sample)));
  // Without any words left nothing would say whose payment it is.
  const columns = has(byCells, 'text', 'order')
    ? byCells
    : byCells.map((column, at) => (named[at] === 'text' ? 'text' : column));
  const amount = columns.indexOf('amount');
  return { columns, source, isSigned: amount !== -1 && below(amount).some(hasMinus) };
}

type Cells = (column: Column) => string;

/** Of columns of their own: centimes that came in, below zero for those that went out. Null where neither is filled. */
function ofTwoColumns(cell: Cells): number | LeftOutWhy | null {
  const filled = (['credit', 'debit'] as const).flatMap((column) => {
    const typed = cell(column);
    const movement = isEmpty(typed) ? null : readMovement(typed);
    return movement === null || (movement.ok && movement.centimes === 0) ? [] : [{ column, movement }];
  });
  const [only, other] = filled;
  if (!only) return null;
  if (!only.movement.ok) return faultOf[only.movement.reason];
  const { centimes, said } = only.movement;
  const isTold = only.column === 'credit' ? said === 'out' : said === 'in';
  if (other || said === 'unclear' || isTold) return 'direction-unclear';
  return only.column === 'credit' ? centimes : -Math.abs(centimes);
}

/** Centimes of a line, below zero when it went out, or why nothing may be said of it. */
function amountOf(cell: Cells, words: string, { columns, source, isSigned }: Table): number | LeftOutWhy {
  const currency = cell('currency').trim();
  if (currency !== '' && currency !== '504' && currencyWord.exec(currency)?.index !== 0)
    return 'other-currency';
  const inColumns = ofTwoColumns(cell);
  if (inColumns !== null) return inColumns;
  if (isEmpty(cell('amount'))) return 'no-amount';
  const movement = readMovement(cell('amount'));
  if (!movement.ok) return faultOf[movement.reason];
  if (movement.centimes === 0) return 'no-amount';
  const sign = cell('sign').trim();
  const ofSign = directionOfSign(sign);
  // A sign that is not understood, or left out where others have one.
  const isSilent = ofSign === null && (sign !== '' || (columns.includes('sign') && movement.said === null));
  const said = bothSay(movement.said, ofSign) ?? directionOfWords(words, { source, isSigned });
  // Of a card, or of what nobody knows: without a sign anywhere it may as well have gone out.
  const isOdd = source === 'bank' && !isSigned && bothSay(movement.said, ofSign) === null;
  if (isOdd && isOfUnknownType(cell('type'))) return 'direction-unclear';
  return isSilent || said === 'unclear' ? 'direction-unclear' : signedBy(movement.centimes, said);
}

/** Words of a line that adds others up. */
const sumWords = /^(total|sous total|totaux|solde|balance|(ال)?مجموع|(ال)?رصيد)(?!\p{L})/u;

const sayNothing: ReadonlySet<Column | null> = new Set([
  'amount',
  'credit',
  'debit',
  'day',
  'sign',
  'currency',
]);

/** What is no payment is told: a line without an amount or with an impossible day, and one that adds others up, which has no day. */
function lineOf({ cells, line }: Row, table: Table): BankLine | LeftOut {
  const { columns } = table;
  const cell: Cells = (column) => cells[columns.indexOf(column)] ?? '';
  const leftOut = (why: LeftOutWhy): LeftOut => ({
    line,
    text: wordsOf(cells.filter((one) => one !== '')),
    why,
  });
  if (trimmed(cells).length > columns.length) return leftOut('more-cells');
  if (isImpossibleDay(cell('day'))) return leftOut('impossible-day');
  const words = cells.filter((one, at) => one !== '' && (columns[at] === 'text' || columns[at] === 'order'));
  const day = readDay(cell('day'));
  const told = wordsOf(cells.filter((one, at) => one !== '' && !sayNothing.has(columns[at] ?? null)));
  const amountCentimes = amountOf(cell, told, table);
  // Without any words it does not show whose it is either.
  const isSum = day === null && words.every((one) => sumWords.test(bare(one.slice(0, 80))));
  if (isSum && amountCentimes !== 'no-amount') return leftOut('sum');
  if (typeof amountCentimes !== 'number') return leftOut(amountCentimes);
  const order = columns.includes('order') ? cell('order') : null;
  return {
    line,
    day,
    amountCentimes,
    text: wordsOf(words),
    orderReference: order === null || order === '' ? null : cutText(order, 120),
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
export function* readingSettlement(
  bytes: Uint8Array,
  source: SettlementKind = 'bank',
): Sliced<SettlementReading> {
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
  const table = tableOf(layout, body, source);
  yield;
  const read = yield* mapped(body, (row) => lineOf(row, table));
  const lines = read.filter((line) => 'amountCentimes' in line);
  const unreadable = read.filter((line) => 'why' in line);
  if (lines.length === 0 && unreadable.every(({ why }) => why === 'no-amount'))
    return { ok: false, reason: 'no-lines' };
  const outgoing = lines.filter((line) => line.amountCentimes < 0).length;
  return { ok: true, lines, unreadable, outgoing };
}

/** The same without pauses, for short texts. */
export const readSettlement = (bytes: Uint8Array, source?: SettlementKind): SettlementReading =>
  atOnce(readingSettlement(bytes, source));
