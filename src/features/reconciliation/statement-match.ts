/** Pasted lines of a statement held against claims that wait, of banks and of agencies. Finds and sorts; decides nothing. */
import { awaitsDecision, type Order } from '../orders/order.ts';
import type { PastedLine } from './pasted-statement.ts';
import { judge, perhaps, type MatchKind, type OrderToMatch } from './settlement-match.ts';
import { orderNumbersIn } from './settlement-text.ts';
import { normaliseTransferCode } from '../transfers/transfer-code.ts';

export type ClaimToMatch = OrderToMatch & Pick<Order, 'transferCode'>;

export type StatementWhy =
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
