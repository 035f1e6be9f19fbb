/** Which orders a line of a bank names: by their number, by the code of a transfer, by what staff wrote down of money they got. */
import { mapped, type Sliced } from '../../platform/time/sliced.ts';
import type { OrderStatus, PaymentOption } from '../orders/order.ts';
import { normaliseTransferCode } from '../transfers/transfer-code.ts';
import { type BankLine, orderNumbersIn, type PastedLine } from './bank-lines.ts';

/** What is known of an order when a bank's line is held against it. */
export type OrderToMatch = {
  number: string;
  name: string;
  amountCentimes: number;
  status: OrderStatus;
  /** What it was paid by, once it is paid. */
  paymentOption: PaymentOption | null;
  /** 'YYYY-MM-DD' in Morocco. */
  placedOn: string;
};

/** Where an order's number may stand. */
type Words = Pick<BankLine, 'text'> & Partial<Pick<BankLine, 'orderReference'>>;

const textOf = ({ text, orderReference }: Words): string => `${orderReference ?? ''} ${text}`;
export const numbersIn = (line: Words): string[] => orderNumbersIn(textOf(line));

/** Numbers of all orders that the lines name. */
export function* namingOrders(lines: readonly Words[]): Sliced<string[]> {
  return [...new Set((yield* mapped(lines, numbersIn)).flat())];
}

export const shortestSureCode = 6;
/** Codes are copied in groups. */
const mostGroups = 4;
export const doubtful = /(?<!\p{L})(emis|émis|envoye|envoyé|retourn|rejet|impay|annul|rembours|extourn)/iu;

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

/** `code`: null for an order that is named by its number. `isRecorded`: the line is what staff recorded as its payment. */
export type Named = { order: OrderToMatch; code: string | null; isRecorded?: boolean };

export type Line = BankLine | PastedLine;
type ByCode = ReadonlyMap<string, readonly OrderToMatch[]>;

/** Orders by a code; one slip may have paid several. */
export function codesOf<One extends OrderToMatch>(
  orders: readonly One[],
  codeOf: (one: One) => string | null,
): ByCode {
  const found = new Map<string, OrderToMatch[]>();
  for (const order of orders) {
    const code = normaliseTransferCode(codeOf(order) ?? '');
    if (code !== '') found.set(code, [...(found.get(code) ?? []), order]);
  }
  return found;
}

export const amountsOf = (line: Line): number[] =>
  'amounts' in line ? line.amounts.map(({ centimes }) => centimes) : [line.amountCentimes];

/** A number that staff wrote down may be short: then the amount must be the same. */
const recordedIn = (line: Line, codes: Iterable<string>, recorded: ByCode): Named[] =>
  [...codes].flatMap((code) =>
    (recorded.get(code) ?? [])
      .filter(
        ({ amountCentimes }) => code.length >= shortestSureCode || amountsOf(line).includes(amountCentimes),
      )
      .map((order) => ({ order, code, isRecorded: true })),
  );

/** Numbers and codes as written in a line, and the orders they name that we know. */
export type Naming = { numbers: string[]; codes: string[]; named: Named[] };

export type Codes = {
  orders: ReadonlyMap<string, OrderToMatch>;
  /** What buyers claimed. */
  byCode: ByCode;
  recorded: ByCode;
};

/** What staff recorded counts where a line names nothing else, or that very order. */
export function namingOf(line: Line, { orders, byCode, recorded }: Codes): Naming {
  const numbers = numbersIn(line);
  const written = byCode.size + recorded.size === 0 ? new Set<string>() : codesIn(textOf(line));
  const codes = [...written].filter((code) => byCode.has(code));
  const named = new Map<string, Named>();
  for (const code of codes)
    for (const order of byCode.get(code) ?? []) named.set(order.number, { order, code });
  for (const number of numbers) {
    const order = orders.get(number);
    if (order) named.set(number, { order, code: null });
  }
  const isBare = named.size === 0 && numbers.length === 0;
  for (const one of recordedIn(line, written, recorded)) {
    if (!isBare && !named.has(one.order.number)) continue;
    named.set(one.order.number, one);
    if (one.code !== null && !codes.includes(one.code)) codes.push(one.code);
  }
  return { numbers, codes, named: [...named.values()] };
}
