/** What was sold, day by day in Morocco. Amounts in centimes of MAD. */
import { itemKinds, paymentOptions, type ItemKind, type PaymentOption } from '../orders/order.ts';

/** `placed`: orders; `paid` and `amountCentimes`: payments that were confirmed, whenever their orders were placed. */
export type Sold = { placed: number; paid: number; amountCentimes: number };

/** Null: an order whose way to pay nobody has chosen. */
export type SoldBy = PaymentOption | null;
/** Without orders of test screens: they are nobody's. */
export type SoldKind = Exclude<ItemKind, 'test'>;

export type SalesDay = Sold & {
  /** 'YYYY-MM-DD' in Morocco. */
  day: string;
  /** How many refunds were carried out that day, and how much went back: not taken off from what was paid. */
  refunds: number;
  refundedCentimes: number;
  /** Only what there was that day. 'instalment' stands for later parts of a course's price, as they come in. */
  byKind: (Sold & { kind: SoldKind })[];
  byMethod: (Sold & { method: SoldBy })[];
};

/** Of one day, by its place in the period from 0. */
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
