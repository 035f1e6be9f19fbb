/** Which orders a line of a bank names: by their number, by the code of a transfer, by what staff wrote down of money they got. */
import { mapped, type Sliced } from '../../platform/time/sliced.ts';
import type { OrderStatus, PaymentOption } from '../../selling/orders/order.ts';
import { normaliseTransferCode } from '../../selling/orders/transfer-code.ts';
import { latinDigits } from '../../platform/text/typed-text.ts';
import { orderNumberInText, orderNumbersIn } from '../../selling/orders/order.ts';
import { currencyWord } from '../../platform/money/typed-amount.ts';
import type { BankLine } from './bank-lines.ts';
import { dayInText, type PastedLine } from './pasted-lines.ts';

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

const textOf = ({ text, orderReference }: Words): string => `${orderReference ?? ''} · ${text}`;
export const numbersIn = (line: Words): string[] => orderNumbersIn(textOf(line));

/** Numbers of all orders that the lines name. */
export function* namingOrders(lines: readonly Words[]): Sliced<string[]> {
  return [...new Set((yield* mapped(lines, numbersIn)).flat())];
}

export const shortestSureCode = 6;
/** Codes are copied in groups. */
const mostGroups = 4;

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

const shortDayInText = /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/g;
const moneyInText = new RegExp(
  String.raw`(?<![\d.,])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,]\d{1,2}(?![\d.,])|\s?(?:${currencyWord.source})(?!\s*\d))`,
  'giu',
);
/** Groups of digits side by side are one number: no part of an account's number is a slip's. */
const digitsInText = /(?<!\d\p{L}*)\d+(?:[\s\-–_./:]{1,3}\d+)*(?![\p{L}\d])/gu;
/** A longer number is a telephone's or an account's. */
const longestSlip = 9;
const dayWithoutSigns =
  /^(?:20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:20)?[23]\d)$/;

/** What may be the number of a slip or a cheque, by its digits alone: 'CHQ 44-71 209' and 'N°4471209' are one. */
function slipsIn(text: string): string[] {
  const words = [orderNumberInText, dayInText, shortDayInText, moneyInText].reduce(
    (left, pattern) => left.replace(pattern, ' · '),
    latinDigits(text),
  );
  const found = (words.match(digitsInText) ?? []).map((one) => one.replace(/\D/g, ''));
  return [...new Set(found)]
    .filter(({ length }) => length >= shortestSureCode && length <= longestSlip)
    .filter((digits) => !dayWithoutSigns.test(digits));
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

/** Money that is known here already, with the number that staff wrote down of it or an agency gave. */
export type RecordedPayment = OrderToMatch & { reference: string };

type Recorded = {
  byCode: ByCode;
  /** By digits alone; none of a reference that holds several numbers. */
  bySlip: ByCode;
};

export function recordedBy(payments: readonly RecordedPayment[]): Recorded {
  const slipOf = ({ reference }: RecordedPayment) => {
    const [only, ...others] = slipsIn(reference);
    return only !== undefined && others.length === 0 ? only : null;
  };
  return { byCode: codesOf(payments, ({ reference }) => reference), bySlip: codesOf(payments, slipOf) };
}

/** A number that staff wrote down may be short, or known by its digits alone: then the amount must be the same. */
function recordedIn(line: Line, codes: Iterable<string>, { byCode, bySlip }: Recorded): Named[] {
  const amounts = amountsOf(line);
  const found = (code: string, among: ByCode, fits: (amountCentimes: number) => boolean): Named[] =>
    (among.get(code) ?? [])
      .filter(({ amountCentimes }) => fits(amountCentimes))
      .map((order) => ({ order, code, isRecorded: true }));
  const whole = [...codes].flatMap((code) =>
    found(code, byCode, (amount) => code.length >= shortestSureCode || amounts.includes(amount)),
  );
  if (whole.length > 0 || bySlip.size === 0) return whole;
  return slipsIn(textOf(line)).flatMap((slip) =>
    // The amount itself, written without its centimes or its comma, is no number of a slip.
    found(
      slip,
      bySlip,
      (amount) => amounts.includes(amount) && ![100, 1].some((of) => Number(slip) * of === amount),
    ),
  );
}

/** Numbers and codes as written in a line, and the orders they name that we know. */
export type Naming = { numbers: string[]; codes: string[]; named: Named[] };

export type Codes = {
  orders: ReadonlyMap<string, OrderToMatch>;
  /** What buyers claimed. */
  byCode: ByCode;
  recorded: Recorded;
};

/** What staff recorded counts where a line names nothing else, or that very order. */
export function namingOf(line: Line, { orders, byCode, recorded }: Codes): Naming {
  const numbers = numbersIn(line);
  const written = byCode.size + recorded.byCode.size === 0 ? new Set<string>() : codesIn(textOf(line));
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
