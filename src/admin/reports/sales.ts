/** What was sold, in spans of days, and the steps from a visit to a payment. Amounts in centimes of MAD. */
import { otherSource, type Source } from '../../academy/frame/source.ts';
import { type ItemKind, itemKinds, type MoneyMethod, moneyMethods } from '../../selling/orders/order.ts';
import type { RefundWay } from '../../selling/orders/refund.ts';
import { addDays, daysBetween, daysOf, weekdayOf } from '../../platform/time/calendar-date.ts';

/** Days of Morocco, 'YYYY-MM-DD', both included. */
export type Days = { from: string; to: string };

/** The first instant, and the one after the last. */
export type Bounds = { begins: Date; ends: Date };

/** Of a period: two years, as long as visits are kept. */
export const mostDays = 731;

const daysOfWeek = 7;
const mostSingleDays = 31;

/** As many days, just before these. */
export const daysBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -1 - daysBetween(from, to)),
  to: addDays(from, -1),
});

/** From Monday to Sunday, so that only the first and the last may be parts of a week. */
export function weeksOf({ from, to }: Days): Days[] {
  const monday = addDays(from, 1 - weekdayOf(from));
  const count = Math.floor(daysBetween(monday, to) / daysOfWeek) + 1;
  return Array.from({ length: count }, (_, index) => {
    const begins = addDays(monday, index * daysOfWeek);
    const ends = addDays(begins, daysOfWeek - 1);
    return { from: begins < from ? from : begins, to: ends > to ? to : ends };
  });
}

/** Up to a month single days, else weeks. */
export const spansOf = (days: Days): Days[] =>
  daysBetween(days.from, days.to) < mostSingleDays
    ? daysOf(days).map((day) => ({ from: day, to: day }))
    : weeksOf(days);

/** By what a refund leaves: an account that is debited, whatever the order was paid by. */
export const methodOfWay: Readonly<Record<RefundWay, MoneyMethod>> = {
  gateway: 'Card',
  'gateway-office': 'Card',
  'bank-transfer': 'Bank Transfer',
  'cash-agency': 'WafaCash / Cash Plus',
  cash: 'Cash',
};

/** Null: an order whose payment method nobody has chosen. */
export type SoldBy = MoneyMethod | null;
/** Without orders of test screens. */
export type SoldKind = Exclude<ItemKind, 'test'>;

export const soldKinds = itemKinds.filter((kind): kind is SoldKind => kind !== 'test');
export const soldBys: readonly SoldBy[] = [...moneyMethods, null];

/** Later parts of a price are not entered from an offer's page. */
export type EnteredKind = Exclude<SoldKind, 'instalment'>;

/** `paid`: of these orders, those whose money came in, also when it went back later: never more than `orders`. */
type Ordered = { orders: number; paid: number };
export type OrderedRow = Ordered & {
  kind: EnteredKind;
  slug: string;
  method: SoldBy;
  /** Of them, those of people who agreed to the counting of visits. */
  agreed: Ordered;
};

/** `visits`, `forms` and `agreed` are of the same people: those who agreed to the counting of visits. `orders` and `paid` are all. */
export type FunnelOffer = Ordered & {
  kind: EnteredKind;
  slug: string;
  visits: number;
  forms: number;
  agreed: Ordered;
};
export type FunnelMethod = Ordered & { method: SoldBy };

/** `paidCentimes`: what they paid when they were confirmed, also when it went back later. */
type OrderedBySource = Ordered & { paidCentimes: number };
/** Of people who agreed to the counting of visits; all words are empty where no link named a source. */
export type SourceRow = Source & OrderedBySource & { visits: number };

const mostSourceRows = 100;

/** The most money first, then the most orders and visits; from the hundredth on they are one row, 'other'. */
export function foldSources(
  ordered: readonly (Source & OrderedBySource)[],
  visited: readonly (Source & { times: number })[],
): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  const add = ({ source, medium, campaign }: Source, some: Partial<OrderedBySource & { visits: number }>) => {
    const key = [source, medium, campaign].join(' ');
    const none = { source, medium, campaign, visits: 0, orders: 0, paid: 0, paidCentimes: 0 };
    const { visits, orders, paid, paidCentimes } = rows.get(key) ?? none;
    rows.set(key, {
      ...none,
      visits: visits + (some.visits ?? 0),
      orders: orders + (some.orders ?? 0),
      paid: paid + (some.paid ?? 0),
      paidCentimes: paidCentimes + (some.paidCentimes ?? 0),
    });
  };
  for (const { times, ...of } of visited) add(of, { visits: times });
  for (const { source, medium, campaign, ...some } of ordered) add({ source, medium, campaign }, some);
  const sorted = (all: Iterable<SourceRow>) =>
    [...all].sort((a, b) => b.paidCentimes - a.paidCentimes || b.orders - a.orders || b.visits - a.visits);
  const all = sorted(rows.values());
  if (all.length <= mostSourceRows) return all;
  rows.clear();
  for (const [at, row] of all.entries()) add(at < mostSourceRows - 1 ? row : otherSource, row);
  return sorted(rows.values());
}

type Visits = { step: 'visit' | 'form'; itemKind: EnteredKind; itemSlug: string; times: number };

/** Offers with the most orders first, then with the most visits; methods likewise. */
export function foldFunnel(
  ordered: readonly OrderedRow[],
  visited: readonly Visits[],
): { offers: FunnelOffer[]; methods: FunnelMethod[] } {
  const offers = new Map<string, FunnelOffer>();
  const offerOf = (kind: EnteredKind, slug: string): FunnelOffer => {
    const key = `${kind} ${slug}`;
    const agreed = { orders: 0, paid: 0 };
    const offer = offers.get(key) ?? { kind, slug, visits: 0, forms: 0, agreed, orders: 0, paid: 0 };
    offers.set(key, offer);
    return offer;
  };
  const methods = new Map<SoldBy, FunnelMethod>();
  for (const { step, itemKind, itemSlug, times } of visited)
    offerOf(itemKind, itemSlug)[step === 'visit' ? 'visits' : 'forms'] += times;
  for (const { kind, slug, method, orders, paid, agreed } of ordered) {
    const by = methods.get(method) ?? { method, orders: 0, paid: 0 };
    methods.set(method, by);
    const offer = offerOf(kind, slug);
    for (const sum of [offer, by]) {
      sum.orders += orders;
      sum.paid += paid;
    }
    offer.agreed.orders += agreed.orders;
    offer.agreed.paid += agreed.paid;
  }
  return {
    offers: [...offers.values()].sort((a, b) => b.orders - a.orders || b.visits - a.visits),
    methods: [...methods.values()].sort((a, b) => b.orders - a.orders),
  };
}
