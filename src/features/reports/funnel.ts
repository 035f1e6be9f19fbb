/** The way of those who buy: they open the page, they open the form, they order, they pay. */
import type { SoldBy, SoldKind } from './sales.ts';

/** Later parts of a price are nobody's way in. */
export type EnteredKind = Exclude<SoldKind, 'instalment'>;

/** `paid`: of these orders, those whose money came in, also when it went back later: never more than `orders`. */
export type Ordered = { orders: number; paid: number };
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
