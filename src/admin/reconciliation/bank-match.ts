/** Lines of a bank held against the orders, of a file or pasted. Finds and sorts; decides nothing. Amounts in centimes of MAD. */
import { addDays } from '../../platform/time/calendar-date.ts';
import { mapped, type Sliced } from '../../platform/time/sliced.ts';
import { awaitsDecision, type Order, type OrderStatus } from '../../selling/orders/order.ts';
import type { BankLine, LeftOut, LeftOutWhy } from './bank-lines.ts';
import { isDoubtful } from './money-direction.ts';
import { amountsOf, codesOf, namingOf, numbersIn, recordedBy, shortestSureCode } from './named-orders.ts';
import type { Codes, Line, Named, Naming, OrderToMatch, RecordedPayment } from './named-orders.ts';
import type { PastedLine } from './pasted-lines.ts';

/** Words of a name or a bank's text, as they are compared; those of one or two letters are left out. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** Split once: a file of thousands of lines asks for the same claims again and again. */
const cutNames = new WeakMap<object, string[]>();
function namesOf(claim: { name: string }): string[] {
  const names = cutNames.get(claim) ?? wordsOf(claim.name);
  cutNames.set(claim, names);
  return names;
}

export type ClaimToMatch = OrderToMatch & Pick<Order, 'transferCode'>;

/** `paidOn`: when its transfer had arrived, as staff said, else when it was confirmed; 'YYYY-MM-DD' in Morocco. */
export type PaidTransfer = OrderToMatch & { paidOn: string };

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
  /** Both sides agree, and nothing is to be done. */
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
  line: BankLine;
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
  unreadable: LeftOut[];
  outgoing: number;
  /** First and last day of the file; null where no day could be read. */
  days: { first: string; last: string } | null;
  matches: Match[];
  missing: Missing[];
  /** Paid here by transfer on these days, and not in the file of the bank. */
  missingPaid: Missing[];
};

type StatementWhy =
  | Exclude<MatchKind, 'to-confirm' | 'captured-there-not-here'>
  /** The line names the claim, and its amount is the claim's. */
  | 'by-reference'
  /** The line names the claim; the claim's amount is only one of several that could be read. */
  | 'amount-unclear'
  /** The line names the claim by its code, and is of a day before the order was placed. */
  | 'before-order'
  /** A code this short may occur in a line by chance. */
  | 'short-code'
  /** The line is about money that was sent back or went out. */
  | 'doubtful-words'
  /** No reference: a claim of the same amount whose learner the line names. */
  | 'by-name'
  | LeftOutWhy
  | 'outgoing';

export type StatementMatch = {
  line: number;
  text: string;
  day: string | null;
  /** Centimes of MAD; null where none could be read. */
  amountCentimes: number | null;
  /** Numbers of orders, and codes of transfers that somebody claims, as written in the line. */
  references: string[];
  /** 'sure': may be confirmed directly; 'likely': a person looks at it first; 'none': nothing to confirm. */
  match: 'sure' | 'likely' | 'none';
  why: StatementWhy;
  order: Pick<OrderToMatch, 'number' | 'name' | 'amountCentimes' | 'status'> | null;
};

/** Statuses in which money has been counted, be it paid back since. */
const counted: ReadonlySet<OrderStatus> = new Set(['Paid - Card', 'Paid', 'Payment Confirmed', 'Refunded']);

export function daysOf(lines: readonly Pick<BankLine, 'day'>[]): SettlementMatches['days'] {
  const days = lines.flatMap(({ day }) => day ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  return first !== undefined && last !== undefined ? { first, last } : null;
}

/** What lines of a bank are held against. */
type Known<Claim extends OrderToMatch> = {
  /** By number; every order that the lines name. */
  orders: ReadonlyMap<string, OrderToMatch>;
  /** What is claimed and waits for a decision. */
  claims: readonly Claim[];
  /** Neither paid nor claimed: one may be suggested, never confirmed from here. */
  unpaid: readonly OrderToMatch[];
  /** Paid, under a number that staff wrote down or an agency gave. */
  recorded: readonly RecordedPayment[];
  /** 'YYYY-MM-DD' in Morocco. */
  today: string;
};

/** Few: each may be held against every claim. */
const matchedAtOnce = 20;

/** In the order of the lines: the first one that pays an order has it, and a second one is another payment. */
function* matching<One extends Line, Verdict>(
  lines: readonly One[],
  known: Codes,
  verdictOf: (
    line: One,
    naming: Naming,
    paid: ReadonlySet<string>,
  ) => { verdict: Verdict; pays: string | null },
): Sliced<Verdict[]> {
  const paid = new Set<string>();
  const one = (line: One): Verdict => {
    const { verdict, pays } = verdictOf(line, namingOf(line, known), paid);
    if (pays !== null) paid.add(pays);
    return verdict;
  };
  return yield* mapped(lines, one, matchedAtOnce);
}

/** A bank may book with yesterday's or tomorrow's date. */
const isEarlier = (day: string | null, { placedOn }: OrderToMatch): boolean =>
  day !== null && day < addDays(placedOn, -1);

function judge(
  line: Pick<BankLine, 'day' | 'amountCentimes'>,
  { order, code, isRecorded = false }: Named,
  today: string,
  isPaidAlready: boolean,
): MatchKind {
  if (isPaidAlready) return 'second-payment';
  const isCounted = counted.has(order.status);
  if (isCounted && !isRecorded && order.paymentOption !== 'Bank Transfer') return 'paid-otherwise';
  if (line.amountCentimes !== order.amountCentimes) return 'amount-differs';
  if (!isRecorded && line.day !== null) {
    if (line.day > addDays(today, 1)) return 'wrong-day';
    // An order's number is there with the order; a transfer's code may be older, and what staff recorded as well.
    if (code === null && isEarlier(line.day, order)) return 'wrong-day';
  }
  if (order.status === 'Paid - Bank Transfer') return 'to-confirm';
  if (order.status === 'Refunded') return 'paid-back';
  return isCounted ? 'agrees' : 'not-waiting';
}

/** A claim of the same amount whose learner the line names: for a person to look at, never to confirm from here. */
function perhaps<Claim extends OrderToMatch>(
  line: Pick<BankLine, 'text' | 'amountCentimes'>,
  claims: readonly Claim[],
): Claim | null {
  const words = new Set(wordsOf(line.text));
  const fitting = claims.filter((claim) => {
    if (claim.amountCentimes !== line.amountCentimes) return false;
    const names = namesOf(claim);
    return names.length > 0 && names.every((one) => words.has(one));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

type Found = Pick<SettlementMatches, 'matches' | 'missing' | 'missingPaid'>;

/** Of paid transfers those that no line names, nor seems to be by its amount and its words. */
function* missingOf(
  paid: readonly PaidTransfer[],
  lines: readonly Line[],
  named: readonly string[],
): Sliced<Missing[]> {
  const found = new Set([...lines.flatMap(numbersIn), ...named]);
  const absent = paid.filter(({ number }) => !found.has(number));
  const unnamed = lines.filter((line) => numbersIn(line).length === 0);
  const seeming = yield* mapped(
    unnamed.flatMap((line) => amountsOf(line).map((amountCentimes) => ({ text: line.text, amountCentimes }))),
    (line) => perhaps(line, absent)?.number,
    matchedAtOnce,
  );
  for (const number of seeming) if (number !== undefined) found.add(number);
  return absent
    .filter(({ number }) => !found.has(number))
    .map((order) => ({ ...missingOne(order), day: order.paidOn }));
}

const missingOne = ({ number, name, amountCentimes, placedOn }: OrderToMatch): Missing => ({
  orderNumber: number,
  name,
  amountCentimes,
  day: placedOn,
});

const isPaidBy: ReadonlySet<MatchKind> = new Set(['to-confirm', 'agrees', 'paid-back']);

/** A file of a bank, held against transfers to it by the numbers of orders; money that went out is left out. */
export function* matchingBank(
  lines: readonly BankLine[],
  { orders, claims, unpaid, today, paid, recorded }: Known<OrderToMatch> & { paid: readonly PaidTransfer[] },
): Sliced<Found> {
  const incoming = lines.filter((line) => line.amountCentimes > 0);
  const verdictOf = (line: BankLine, { named }: Naming, taken: ReadonlySet<string>) => {
    const [only] = named;
    const order = only?.order;
    const verdict = (kind: MatchKind, of: Match['order'] = null): Match => ({ kind, line, order: of });
    if (named.length > 1) return { verdict: verdict('several-orders'), pays: null };
    if (!only || !order)
      return { verdict: verdict('no-order', perhaps(line, claims) ?? perhaps(line, unpaid)), pays: null };
    const kind = judge(line, only, today, taken.has(order.number));
    return { verdict: verdict(kind, order), pays: isPaidBy.has(kind) ? order.number : null };
  };
  const codes = { orders, byCode: new Map(), recorded: recordedBy(recorded) };
  const matches = yield* matching(incoming, codes, verdictOf);
  const named = new Set(
    matches.flatMap(({ order, kind }) => (kind === 'no-order' ? [] : (order?.number ?? []))),
  );
  // What was sent from a wallet is on no statement of the bank.
  const missing = claims
    .filter(({ number, paymentOption }) => !named.has(number) && paymentOption === 'Bank Transfer')
    .map(missingOne);
  return { matches, missing, missingPaid: yield* missingOf(paid, incoming, [...named]) };
}

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

function judgeNamed(line: PastedLine, named: Named, today: string, isTaken: boolean): Verdict {
  const { order, code } = named;
  const first = line.amounts.find(({ isCertain }) => isCertain);
  const asked = line.amounts.find(({ centimes }) => centimes === order.amountCentimes);
  const amountCentimes = (asked ?? first ?? line.amounts[0])?.centimes ?? 0;
  const kind = judge({ day: line.day, amountCentimes }, { ...named, order: asBank(order) }, today, isTaken);
  if (kind !== 'to-confirm') return nothing(kind as StatementWhy, order);
  const likely = (why: StatementWhy): Verdict => ({ match: 'likely', why, order: shown(order) });
  if (first?.centimes !== order.amountCentimes) return likely('amount-unclear');
  if (isDoubtful(line.text)) return likely('doubtful-words');
  if (isEarlier(line.day, order)) return likely('before-order');
  if (code !== null && code.length < shortestSureCode) return likely('short-code');
  return { match: 'sure', why: 'by-reference', order: shown(order) };
}

function byName(line: PastedLine, claims: readonly ClaimToMatch[], unpaid: readonly OrderToMatch[]): Verdict {
  for (const { centimes } of line.amounts) {
    const claim = perhaps({ text: line.text, amountCentimes: centimes }, claims);
    if (claim) return { match: 'likely', why: 'by-name', order: shown(claim) };
  }
  const order = line.amounts
    .map(({ centimes }) => perhaps({ text: line.text, amountCentimes: centimes }, unpaid))
    .find((one) => one !== null);
  return nothing('no-order', order ?? null);
}

function pastedVerdict(
  line: PastedLine,
  { named, numbers }: Naming,
  {
    claims,
    unpaid,
    today,
    paid,
  }: Omit<Known<ClaimToMatch>, 'orders' | 'recorded'> & { paid: ReadonlySet<string> },
): Verdict {
  const first = line.amounts.find(({ isCertain }) => isCertain) ?? line.amounts[0];
  const order = named[0]?.order ?? null;
  if (line.leftOut !== undefined) return nothing(line.leftOut, order);
  if (!first) return nothing('no-amount', order);
  // What comes behind it is a balance.
  if (first.centimes < 0) return nothing('outgoing', order);
  if (named.length > 1 || numbers.length > 1) return nothing('several-orders');
  const [only] = named;
  if (only) return judgeNamed(line, only, today, paid.has(only.order.number));
  // It names an order that we do not have: whose name it also holds is no reason to confirm another one.
  return numbers.length > 0 ? nothing('no-order') : byName(line, claims, unpaid);
}

/** Pasted lines, held against claims of banks and of agencies, by codes of transfers as well. Only what is sure pays an order. */
export function* matchingPasted(
  lines: readonly PastedLine[],
  { orders, claims, unpaid, today, paid, recorded }: Known<ClaimToMatch> & { paid: readonly PaidTransfer[] },
): Sliced<{ lines: StatementMatch[]; missing: Missing[] }> {
  const codes = {
    orders,
    byCode: codesOf(claims, ({ transferCode }) => transferCode),
    recorded: recordedBy(recorded),
  };
  const matched = yield* matching(lines, codes, (line, naming, taken) => {
    const verdict = pastedVerdict(line, naming, { claims, unpaid, today, paid: taken });
    const { line: at, text, day, amounts } = line;
    const amount = amounts.find(({ isCertain }) => isCertain) ?? amounts[0];
    const amountCentimes = amount?.centimes ?? null;
    const references = [...naming.numbers, ...naming.codes];
    return {
      verdict: { line: at, text, day, amountCentimes, references, ...verdict },
      pays: verdict.match === 'sure' ? (verdict.order?.number ?? null) : null,
    };
  });
  const named = matched.flatMap(({ order, why }) =>
    order === null || why === 'no-order' || why === 'by-name' ? [] : order.number,
  );
  return { lines: matched, missing: yield* missingOf(paid, lines, named) };
}

type Card = {
  payments: readonly PaymentToMatch[];
  days: SettlementMatches['days'];
};

/** Lines of a card settlement: by the reference we sent, the gateway's own number, or the order's number in the text. */
export function* matchingCards(lines: readonly BankLine[], { payments, days }: Card): Sliced<Found> {
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
  return { matches, missing, missingPaid: [] };
}
