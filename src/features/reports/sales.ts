/** What was sold, in spans of days, and the steps from a visit to a payment. Amounts in centimes of MAD. */
import { type ItemKind, itemKinds, type PaymentOption, paymentOptions } from '../orders/order.ts';
import { addDays, daysBetween } from '../../platform/time/calendar-date.ts';

/** Days of Morocco, 'YYYY-MM-DD', both included. */
export type Days = { from: string; to: string };

const daysOfWeek = 7;
const mostSingleDays = 31;

/** As many days, just before these. */
export const daysBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -1 - daysBetween(from, to)),
  to: addDays(from, -1),
});

/** Up to a month single days, else weeks that end with the last day, so that only the first may be shorter. */
export function spansOf({ from, to }: Days): Days[] {
  const all = daysBetween(from, to) + 1;
  const length = all <= mostSingleDays ? 1 : daysOfWeek;
  const count = Math.ceil(all / length);
  return Array.from({ length: count }, (_, index) => {
    const begins = addDays(to, 1 - (count - index) * length);
    return { from: begins < from ? from : begins, to: addDays(begins, length - 1) };
  });
}

/** Null: an order whose payment method nobody has chosen. */
export type SoldBy = PaymentOption | null;
/** Without orders of test screens. */
export type SoldKind = Exclude<ItemKind, 'test'>;

export const soldKinds = itemKinds.filter((kind): kind is SoldKind => kind !== 'test');
export const soldBys: readonly SoldBy[] = [...paymentOptions, null];

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
