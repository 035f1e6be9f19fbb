/** What was sold, day by day in Morocco. Amounts in centimes of MAD. */
import { type ItemKind, itemKinds, type PaymentOption, paymentOptions } from '../orders/order.ts';

/** `placed`: orders; `paid` and `amountCentimes`: payments that were confirmed, whenever their orders were placed. */
export type Sold = { placed: number; paid: number; amountCentimes: number };

/** Null: an order whose payment method nobody has chosen. */
export type SoldBy = PaymentOption | null;
/** Without orders of test screens. */
export type SoldKind = Exclude<ItemKind, 'test'>;

export type SalesDay = Sold & {
  /** 'YYYY-MM-DD' in Morocco. */
  day: string;
  /** How many refunds were carried out that day, and how much went back: not taken off from what was paid. */
  refunds: number;
  refundedCentimes: number;
  /** Only what there was that day. 'instalment': later parts of a course's price, as they come in. */
  byKind: (Sold & { kind: SoldKind })[];
  byMethod: (Sold & { method: SoldBy })[];
};

/** Of one day, by its index in the period from 0. */
export type SoldRow = Sold & { index: number; kind: SoldKind; method: SoldBy };
export type RefundRow = { index: number; refunds: number; refundedCentimes: number };

const nothing: Sold = { placed: 0, paid: 0, amountCentimes: 0 };

const sumOf = (rows: readonly Sold[]): Sold =>
  rows.reduce(
    (sum, { placed, paid, amountCentimes }) => ({
      placed: sum.placed + placed,
      paid: sum.paid + paid,
      amountCentimes: sum.amountCentimes + amountCentimes,
    }),
    nothing,
  );

export const soldKinds = itemKinds.filter((kind): kind is SoldKind => kind !== 'test');
export const soldBys: readonly SoldBy[] = [...paymentOptions, null];

/** Every day of the period, also those without a sale. */
export function foldSales(
  days: readonly string[],
  sold: readonly SoldRow[],
  refunded: readonly RefundRow[],
): SalesDay[] {
  const rowsOf = Map.groupBy(sold, ({ index }) => index);
  const backOn = new Map(refunded.map((row) => [row.index, row]));
  return days.map((day, place) => {
    const rows = rowsOf.get(place) ?? [];
    const back = backOn.get(place);
    const of = (fits: (row: SoldRow) => boolean) => rows.filter(fits);
    return {
      day,
      ...sumOf(rows),
      refunds: back?.refunds ?? 0,
      refundedCentimes: back?.refundedCentimes ?? 0,
      byKind: soldKinds.flatMap((kind) => {
        const own = of((row) => row.kind === kind);
        return own.length === 0 ? [] : [{ kind, ...sumOf(own) }];
      }),
      byMethod: soldBys.flatMap((method) => {
        const own = of((row) => row.method === method);
        return own.length === 0 ? [] : [{ method, ...sumOf(own) }];
      }),
    };
  });
}

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
