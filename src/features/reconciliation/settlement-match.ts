/** A file's lines held against the orders. Finds and sorts; decides nothing. Amounts in centimes of MAD. */
import { addDays } from '../../platform/time/calendar-date.ts';
import { mapped, type Sliced } from '../../platform/time/sliced.ts';
import type { OrderStatus, PaymentOption } from '../orders/order.ts';
import { orderNumbersIn, type SettlementLine } from './settlement-file.ts';

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

/** A card payment as it is known here. */
export type PaymentToMatch = {
  orderNumber: string;
  reference: string;
  providerReference: string | null;
  amountCentimes: number;
  isCaptured: boolean;
  /** 'YYYY-MM-DD' in Morocco; null when it is not settled. */
  settledOn: string | null;
};

export type MatchKind =
  /** A claim waits for exactly this money: a person may confirm it. */
  | 'to-confirm'
  /** Both sides say the same, and nothing is to be done. */
  | 'agrees'
  | 'amount-differs'
  /** Credited before the order was placed, or on a day to come. */
  | 'wrong-day'
  /** Paid by this transfer, and paid back since. */
  | 'paid-back'
  /** Paid by card, in cash or at an agency: this transfer is money on top of it. */
  | 'paid-otherwise'
  /** The order waits for no transfer: it is unpaid still, or ended. */
  | 'not-waiting'
  /** A second line for an order that another line has paid already. */
  | 'second-payment'
  | 'several-orders'
  | 'no-order'
  /** Card: settled there, and not captured here. */
  | 'captured-there-not-here';

export type Match = {
  kind: MatchKind;
  line: SettlementLine;
  order:
    | (Pick<OrderToMatch, 'number' | 'amountCentimes'> & { name: string | null; status: OrderStatus | null })
    | null;
};

/** Known here, and not in the file. */
export type Missing = {
  orderNumber: string;
  name: string | null;
  amountCentimes: number;
  day: string | null;
};

export type SettlementMatches = {
  lines: number;
  unreadable: number;
  outgoing: number;
  /** First and last day of the file; null where no day could be read. */
  days: { first: string; last: string } | null;
  matches: Match[];
  missing: Missing[];
};

/** A purse of words that both a name and a bank's text can be cut into. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** Cut once: a file of thousands of lines asks for the same claims again and again. */
const cutNames = new WeakMap<OrderToMatch, string[]>();
function namesOf(claim: OrderToMatch): string[] {
  const names = cutNames.get(claim) ?? wordsOf(claim.name);
  cutNames.set(claim, names);
  return names;
}

/** Statuses in which money has been counted, be it paid back since. */
const counted: ReadonlySet<OrderStatus> = new Set(['Paid - Card', 'Paid', 'Payment Confirmed', 'Refunded']);

export function daysOf(lines: readonly SettlementLine[]): SettlementMatches['days'] {
  const days = lines.flatMap(({ day }) => day ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  return first !== undefined && last !== undefined ? { first, last } : null;
}

const numbersIn = ({ text, orderReference }: SettlementLine): string[] =>
  orderNumbersIn(`${orderReference ?? ''} ${text}`);

/** Numbers of all orders that the lines name. */
export function* namingOrders(lines: readonly SettlementLine[]): Sliced<string[]> {
  return [...new Set((yield* mapped(lines, numbersIn)).flat())];
}

type Found = Pick<SettlementMatches, 'matches' | 'missing'>;

/** Few: each may be held against every claim. */
const matchedAtOnce = 20;

type Bank = {
  /** By number; every order that the lines name. */
  orders: ReadonlyMap<string, OrderToMatch>;
  /** Bank transfers that are claimed and wait. */
  claims: readonly OrderToMatch[];
  today: string;
};

/** Lines of a bank's statement; money that went out is left out. */
export function* matchingBank(
  lines: readonly SettlementLine[],
  { orders, claims, today }: Bank,
): Sliced<Found> {
  const paid = new Set<string>();
  const matches = yield* mapped(
    lines.filter((line) => line.amountCentimes > 0),
    (line): Match => {
      const known = numbersIn(line).flatMap((number) => orders.get(number) ?? []);
      const [order] = known;
      if (known.length > 1) return { kind: 'several-orders', line, order: null };
      if (!order) return { kind: 'no-order', line, order: perhaps(line, claims) };
      const kind = judge(line, order, today, paid.has(order.number));
      if (kind === 'to-confirm' || kind === 'agrees' || kind === 'paid-back') paid.add(order.number);
      return { kind, line, order };
    },
    matchedAtOnce,
  );
  const named = new Set(
    matches.flatMap(({ order, kind }) => (kind === 'no-order' ? [] : (order?.number ?? []))),
  );
  const missing = claims
    .filter(({ number }) => !named.has(number))
    .map(({ number, name, amountCentimes, placedOn }): Missing => ({
      orderNumber: number,
      name,
      amountCentimes,
      day: placedOn,
    }));
  return { matches, missing };
}

export function judge(
  line: SettlementLine,
  order: OrderToMatch,
  today: string,
  isPaidAlready: boolean,
): MatchKind {
  if (isPaidAlready) return 'second-payment';
  const isCounted = counted.has(order.status);
  if (isCounted && order.paymentOption !== 'Bank Transfer') return 'paid-otherwise';
  if (line.amountCentimes !== order.amountCentimes) return 'amount-differs';
  // A bank may book with yesterday's or tomorrow's date.
  if (line.day !== null && (line.day < addDays(order.placedOn, -1) || line.day > addDays(today, 1)))
    return 'wrong-day';
  if (order.status === 'Paid - Bank Transfer') return 'to-confirm';
  if (order.status === 'Refunded') return 'paid-back';
  return isCounted ? 'agrees' : 'not-waiting';
}

/** A claim of the same amount whose learner the line names: for a person to look at, never to confirm from here. */
export function perhaps(line: SettlementLine, claims: readonly OrderToMatch[]): Match['order'] {
  const words = new Set(wordsOf(line.text));
  const fitting = claims.filter((claim) => {
    if (claim.amountCentimes !== line.amountCentimes) return false;
    const names = namesOf(claim);
    return names.length > 0 && names.every((one) => words.has(one));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

type Card = {
  payments: readonly PaymentToMatch[];
  days: SettlementMatches['days'];
};

/** Lines of a card settlement: by the reference we sent, the gateway's own number, or the order's number in the text. */
export function* matchingCards(lines: readonly SettlementLine[], { payments, days }: Card): Sliced<Found> {
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  const byNumber = new Map<string, PaymentToMatch>();
  for (const payment of payments) {
    if (payment.providerReference) byReference.set(payment.providerReference, payment);
    // Of several attempts of an order the captured one is meant.
    if (payment.isCaptured || !byNumber.has(payment.orderNumber)) byNumber.set(payment.orderNumber, payment);
  }
  const settled = new Set<string>();
  const matches = yield* mapped(
    lines.filter((line) => line.amountCentimes > 0),
    (line): Match => {
      const reference = line.orderReference ?? '';
      const inWords = line.text.split(/[\s·]+/).flatMap((word) => byReference.get(word) ?? [])[0];
      const [number = ''] = numbersIn(line);
      const payment = byReference.get(reference) ?? inWords ?? byNumber.get(number);
      if (!payment) return { kind: 'no-order', line, order: null };
      const { orderNumber, amountCentimes } = payment;
      const order = { number: orderNumber, amountCentimes, name: null, status: null };
      if (settled.has(payment.reference)) return { kind: 'second-payment', line, order };
      settled.add(payment.reference);
      if (amountCentimes !== line.amountCentimes) return { kind: 'amount-differs', line, order };
      return { kind: payment.isCaptured ? 'agrees' : 'captured-there-not-here', line, order };
    },
  );
  const missing = payments
    .filter(({ isCaptured, reference, settledOn }) => {
      if (!isCaptured || settled.has(reference) || settledOn === null || days === null) return false;
      return settledOn >= days.first && settledOn <= days.last;
    })
    .map(({ orderNumber, amountCentimes, settledOn }): Missing => ({
      orderNumber,
      name: null,
      amountCentimes,
      day: settledOn,
    }));
  return { matches, missing };
}
