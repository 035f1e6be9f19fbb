/**
 * Lines of a bank's statement as they were copied from a page or a spreadsheet: with headings, they are read like a saved
 * file; without, what looks like an amount, a day or words is taken for it. Nothing here throws, and nothing is decided.
 */
import {
  latinDigits,
  orderNumberPatternInText,
  orderNumbersIn,
  readAmount,
  readDay,
  readSettlement,
} from './settlement-file.ts';
import { awaitsDecision, type Order } from '../orders/order.ts';
import { judge, type MatchKind, type OrderToMatch, perhaps } from './settlement-match.ts';
import { normaliseTransferCode } from '../transfers/transfer-code.ts';

/** Pasted lines of a statement held against claims that wait, of banks and of agencies. Finds and sorts; decides nothing. */
export type ClaimToMatch = OrderToMatch & Pick<Order, 'transferCode'>;

type StatementWhy =
  | Exclude<MatchKind, 'to-confirm' | 'captured-there-not-here'>
  /** The line names the claim, and its amount is the claim's. */
  | 'by-reference'
  /** The line names the claim; the claim's amount is only one of several that could be read. */
  | 'amount-unclear'
  /** A code this short may stand in a line by chance. */
  | 'short-code'
  /** The line speaks of money that was sent back or went out. */
  | 'doubtful-words'
  /** No reference: a claim of the same amount whose learner the line names. */
  | 'by-name'
  | 'no-amount'
  | 'outgoing';

export type StatementMatch = {
  line: number;
  text: string;
  day: string | null;
  /** Centimes of MAD; null where none could be read. */
  amountCentimes: number | null;
  /** Numbers of orders, and codes of transfers that somebody claims, as they stand in the line. */
  references: string[];
  /** 'sure': may be confirmed as it stands; 'likely': a person looks at it first; 'none': nothing to confirm. */
  match: 'sure' | 'likely' | 'none';
  why: StatementWhy;
  order: Pick<OrderToMatch, 'number' | 'name' | 'amountCentimes' | 'status'> | null;
};

type Known = {
  /** By number; every order that the lines name. */
  orders: ReadonlyMap<string, OrderToMatch>;
  /** All that wait for a decision. */
  claims: readonly ClaimToMatch[];
  /** 'YYYY-MM-DD' in Morocco. */
  today: string;
};

const shortestSureCode = 6;
/** Codes are copied in groups. */
const mostGroups = 4;
const doubtful = /(?<!\p{L})(emis|émis|envoye|envoyé|retourn|rejet|impay|annul|rembours|extourn)/iu;

/** Every run of up to four neighbouring words, written as codes are. */
function codesIn(text: string): Set<string> {
  const words = text
    .split(/[\s·,;|]+/)
    .map(normaliseTransferCode)
    .filter((word) => word !== '');
  const runs = words.flatMap((_word, from) =>
    Array.from({ length: mostGroups }, (_none, more) => words.slice(from, from + more + 1).join('')),
  );
  return new Set(runs);
}

export const ordersNamedIn = (lines: readonly PastedLine[]): string[] => [
  ...new Set(lines.flatMap(({ text }) => orderNumbersIn(text))),
];

type Verdict = Pick<StatementMatch, 'match' | 'why' | 'order'>;

const nothing = (why: StatementWhy, order: OrderToMatch | null = null): Verdict => ({
  match: 'none',
  why,
  order: order && shown(order),
});

const shown = ({ number, name, amountCentimes, status }: OrderToMatch) => ({
  number,
  name,
  amountCentimes,
  status,
});

/** A transfer to the bank for an order that was announced as cash pays it as well. */
const asBank = (order: OrderToMatch): OrderToMatch =>
  awaitsDecision(order.status) ? { ...order, status: 'Paid - Bank Transfer' } : order;

type Named = { order: OrderToMatch; code: string | null };

function judgeNamed(line: PastedLine, { order, code }: Named, today: string, isTaken: boolean): Verdict {
  const first = line.amounts.find(({ isCertain }) => isCertain);
  const asked = line.amounts.find(({ centimes }) => centimes === order.amountCentimes);
  const amountCentimes = (asked ?? first ?? line.amounts[0])?.centimes ?? 0;
  const settled = { line: line.line, day: line.day, amountCentimes, text: line.text, orderReference: null };
  const kind = judge(settled, asBank(order), today, isTaken);
  if (kind !== 'to-confirm') return nothing(kind as StatementWhy, order);
  const likely = (why: StatementWhy): Verdict => ({ match: 'likely', why, order: shown(order) });
  if (first?.centimes !== order.amountCentimes) return likely('amount-unclear');
  if (doubtful.test(line.text)) return likely('doubtful-words');
  if (code !== null && code.length < shortestSureCode) return likely('short-code');
  return { match: 'sure', why: 'by-reference', order: shown(order) };
}

function byName(line: PastedLine, claims: readonly ClaimToMatch[]): Verdict {
  for (const { centimes } of line.amounts) {
    const settled = { ...line, amountCentimes: centimes, orderReference: null };
    const found = perhaps(settled, claims);
    const claim = found && claims.find(({ number }) => number === found.number);
    if (claim) return { match: 'likely', why: 'by-name', order: shown(claim) };
  }
  return nothing('no-order');
}

/** In the order of the lines. The first line that is sure of an order has it; a second one is another payment. */
export function matchStatement(
  lines: readonly PastedLine[],
  { orders, claims, today }: Known,
): StatementMatch[] {
  const byCode = new Map(
    claims.flatMap((claim) => (claim.transferCode ? [[claim.transferCode, claim]] : [])),
  );
  const taken = new Set<string>();
  return lines.map((line) => {
    const numbers = orderNumbersIn(line.text);
    const codes = [...codesIn(line.text)].filter((code) => byCode.has(code));
    const named = new Map<string, Named>();
    for (const code of codes) {
      const order = byCode.get(code);
      if (order) named.set(order.number, { order, code });
    }
    for (const number of numbers) {
      const order = orders.get(number);
      if (order) named.set(number, { order, code: null });
    }
    const verdict = verdictOf(line, { named: [...named.values()], numbers, claims, today, taken });
    if (verdict.match === 'sure' && verdict.order) taken.add(verdict.order.number);
    const { line: at, text, day, amounts } = line;
    const amount = amounts.find(({ isCertain }) => isCertain) ?? amounts[0];
    const amountCentimes = amount?.centimes ?? null;
    return { line: at, text, day, amountCentimes, references: [...numbers, ...codes], ...verdict };
  });
}

function verdictOf(
  line: PastedLine,
  {
    named,
    numbers,
    claims,
    today,
    taken,
  }: {
    named: readonly Named[];
    numbers: readonly string[];
    claims: readonly ClaimToMatch[];
    today: string;
    taken: ReadonlySet<string>;
  },
): Verdict {
  if (line.amounts.length === 0) return nothing('no-amount', named[0]?.order ?? null);
  if (line.amounts.every(({ centimes }) => centimes < 0)) return nothing('outgoing', named[0]?.order ?? null);
  if (named.length > 1 || numbers.length > 1) return nothing('several-orders');
  const [only] = named;
  if (only) return judgeNamed(line, only, today, taken.has(only.order.number));
  // It names an order that we do not have: whose name it also holds is no reason to confirm another one.
  return numbers.length > 0 ? nothing('no-order') : byName(line, claims);
}

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
