/** A month's sales as an accountant books them: what came in, what went back, and their sums. Money in centimes of MAD. */
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { ItemKind, FreeAccessReason, MoneyMethod } from '../../selling/orders/order.ts';
import type { RefundWay } from '../../selling/orders/refund.ts';
import type { MovedPaper } from '../../selling/organisations/moved-papers.service.ts';
import type { StatementInList } from '../../selling/shares/shares.service.ts';
import { methodOfWay } from './sales.ts';

type Sold = {
  orderNumber: string;
  name: string;
  locale: Locale;
  itemKind: ItemKind;
  itemSlug: string;
  /** What was sold, in the language of whoever reads the month; as it was sold where it is no longer there. */
  item: string;
  /** How the order was paid; null for what is not known. */
  method: MoneyMethod | null;
  /** Of cash at an agency, as the buyer sent it. */
  transferCode: string | null;
  /** Of a card payment. */
  gateway: string | null;
  amountCentimes: number;
  /** Of an order of 0 MAD: why staff gave access. */
  freeAs: FreeAccessReason | null;
  /** When it was confirmed, or paid back, or decided. */
  at: Date;
  /** Who confirmed it or sent it back: 'staff:<e-mail>', 'gateway:<name>', 'clock'; null where it is not known. */
  by: string | null;
};

/** `isDuplicate`: came in for an order that was paid already. */
/** Of what moved: the day that counts ('YYYY-MM-DD' in Morocco), and whether it was recorded once the month was over. */
type Moved = { day: string; isAfterwards: boolean };

/** Of the order, centimes of MAD. */
type Priced = { listPriceCentimes: number; discountCentimes: number; couponCode: string | null };

export type MonthPayment = Sold &
  Moved &
  Priced & {
    isDuplicate: boolean;
    /** Its confirmation was taken back: the receipt's number is told, and no money. */
    isVoid: boolean;
    /** Of the receipt that its buyer has; null where there is none. */
    receiptNumber: string | null;
    providerReference: string | null;
    /** Number of the slip or the line, of money that staff recorded. */
    reference: string | null;
    /** When the bank or the agency had it, 'YYYY-MM-DD', as staff said when they confirmed it. */
    receivedOn: string | null;
  };

type Back = Sold & { isDuplicate: boolean; creditNoteNumber: string; way: RefundWay };

/** Decided, and not paid when the month ended. */
export type MonthOwed = Back & { dueAt: Date };

export type MonthRefund = Back &
  Moved & {
    /** The number staff wrote down when they paid, or the gateway's own; null where there is neither. */
    payoutNumber: string | null;
  };

/** Duplicate payments are among what came in, and their refunds among what went back. */
export type Sums = {
  payments: number;
  receivedCentimes: number;
  refunds: number;
  paidBackCentimes: number;
  /** What came in less what went back: below zero in a month that pays back more than it sells. */
  netCentimes: number;
};

export type MethodSums = Sums & { method: MoneyMethod | null; gateway: string | null };
export type ItemSums = Sums & { itemKind: ItemKind; itemSlug: string; name: string };

export type MonthSums = { byMethod: MethodSums[]; byItem: ItemSums[]; inAll: Sums };

const nothing: Sums = {
  payments: 0,
  receivedCentimes: 0,
  refunds: 0,
  paidBackCentimes: 0,
  netCentimes: 0,
};

const withPayment = (sums: Sums, { amountCentimes }: Sold): Sums => ({
  ...sums,
  payments: sums.payments + (amountCentimes === 0 ? 0 : 1),
  receivedCentimes: sums.receivedCentimes + amountCentimes,
  netCentimes: sums.netCentimes + amountCentimes,
});

const withRefund = (sums: Sums, { amountCentimes }: Sold): Sums => ({
  ...sums,
  refunds: sums.refunds + 1,
  paidBackCentimes: sums.paidBackCentimes + amountCentimes,
  netCentimes: sums.netCentimes - amountCentimes,
});

type Month = { payments: readonly MonthPayment[]; refunds: readonly MonthRefund[] };

/** A month's rows and what they come to. */
export type MonthSales = Month & {
  owed: readonly MonthOwed[];
  /** Statements of trainers that were paid in the month. */
  shares: readonly StatementInList[];
  /** Invoices and credit notes of organisations that were issued or paid in the month. */
  organisations: readonly MovedPaper[];
  sums: MonthSums;
};

/** Payments less those that came in for an order that was paid already; nothing was paid for an order of 0 MAD. */
export const ordersPaidIn = ({ payments }: Pick<Month, 'payments'>): number =>
  payments.filter(({ isDuplicate, amountCentimes }) => !isDuplicate && amountCentimes > 0).length;

type OfMethod = Pick<MethodSums, 'method' | 'gateway'>;

/** What money came in by; a refund is of the way it left by, since that account is debited. */
const methodOf = (row: MonthPayment | MonthRefund): OfMethod => {
  if (!('way' in row)) return { method: row.method, gateway: row.gateway };
  const method = methodOfWay[row.way];
  return { method, gateway: method === 'Card' ? row.gateway : null };
};

type OfItem = Pick<ItemSums, 'itemKind' | 'itemSlug' | 'name'>;
const itemOf = ({ itemKind, itemSlug, item }: Sold): OfItem => ({ itemKind, itemSlug, name: item });

function sumsBy<Of>(
  { payments, refunds }: Month,
  of: (row: MonthPayment | MonthRefund) => Of,
  keyOf: (of: Of) => string,
): (Of & Sums)[] {
  const found = new Map<string, Of & Sums>();
  const add = (row: MonthPayment | MonthRefund, adding: (sums: Sums, row: Sold) => Sums) => {
    const mine = of(row);
    const key = keyOf(mine);
    const before = found.get(key) ?? { ...mine, ...nothing };
    found.set(key, { ...before, ...adding(before, row) });
  };
  for (const payment of payments) add(payment, withPayment);
  for (const refund of refunds) add(refund, withRefund);
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums);
}

/**
 * What goes back is counted with the item it was paid for, and under the method it leaves by; orders of 0 MAD have no method.
 * Exact to the centime.
 */
export const sumMonth = (month: Month): MonthSums => ({
  byMethod: sumsBy(
    { ...month, payments: month.payments.filter(({ amountCentimes }) => amountCentimes > 0) },
    methodOf,
    ({ method, gateway }) => `${method} ${gateway}`,
  ),
  byItem: sumsBy(month, itemOf, ({ itemKind, itemSlug }) => `${itemKind} ${itemSlug}`),
  inAll: month.refunds.reduce(withRefund, month.payments.reduce(withPayment, nothing)),
});

/** What organisations paid in those days less what they got back, centimes with TVA. `before` is not among them. */
export const paidPapers = (papers: readonly MovedPaper[], from: string, before: string): number =>
  papers
    .filter(({ paidOn }) => paidOn !== null && paidOn >= from && paidOn < before)
    .reduce((sum, { kind, totalCentimes }) => sum + (kind === 'invoice' ? totalCentimes : -totalCentimes), 0);

/** The sheets of the file of a month. */
export const monthSheets = [
  'payments',
  'refunds',
  'owed',
  'shares',
  'organisations',
  'byMethod',
  'byItem',
] as const;
export type MonthSheet = (typeof monthSheets)[number];

export const earliestYear = 2020;

/**
 * From the first instant of a month on Morocco's clock to the first of the next, which is not in it. Null for what is no
 * month, or one that has not begun. `month`: 1 is January.
 */
export function monthBounds(
  { year, month }: { year: number; month: number },
  now: Date,
): { from: Date; before: Date } | null {
  if (!Number.isInteger(year) || !Number.isInteger(month) || month < 1 || month > 12) return null;
  if (year < earliestYear || year > Number(dateInMorocco(now).slice(0, 4))) return null;
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const from = instantInMorocco(first, '00:00');
  return from > now ? null : { from, before: instantInMorocco(next, '00:00') };
}
