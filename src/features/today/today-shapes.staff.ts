/** Sales and the way to them as the office's wire writes them. Amounts in centimes of MAD. */
import { z } from 'zod';
import type { FunnelMethod, FunnelOffer } from '../reports/funnel.ts';
import { paymentOptions } from '../orders/order.ts';
import { soldKinds, type SalesDay, type Sold } from '../reports/sales.ts';
import { inBoth } from '../catalogue/in-both.staff.ts';
import { dayInMorocco } from '../../platform/api/instant.ts';

const whole = z.number().int();
const sold = z.object({
  placed: whole.meta({ description: 'Orders placed that day.' }),
  paid: whole.meta({ description: 'Payments confirmed that day, whenever their orders were placed.' }),
  amountCentimes: whole,
});
const method = z
  .enum(paymentOptions)
  .nullable()
  .meta({ description: 'Null: an order whose way to pay nobody has chosen.' });
const kind = z
  .enum(soldKinds)
  .meta({ description: '‘instalment’: later parts of a course’s price, as they come in.' });

export const salesDay = sold.extend({
  day: dayInMorocco,
  refunds: whole,
  refundedCentimes: whole.meta({ description: 'Not taken off from what was paid.' }),
  byKind: z.array(sold.extend({ kind })),
  byMethod: z.array(sold.extend({ method })),
});
export type SalesDayRow = z.output<typeof salesDay>;

const soldOf = ({ placed, paid, amountCentimes }: Sold) => ({ placed, paid, amountCentimes });

/** Named one by one, as every answer of the office. */
export const dayOf = (day: SalesDay): SalesDayRow => ({
  day: day.day,
  ...soldOf(day),
  refunds: day.refunds,
  refundedCentimes: day.refundedCentimes,
  byKind: day.byKind.map((row) => ({ kind: row.kind, ...soldOf(row) })),
  byMethod: day.byMethod.map((row) => ({ method: row.method, ...soldOf(row) })),
});

const some = { placed: 2, paid: 1, amountCentimes: 99_000 };
export const salesDayExample: SalesDayRow = {
  day: '2026-11-22',
  ...some,
  refunds: 0,
  refundedCentimes: 0,
  byKind: [{ kind: 'course', ...some }],
  byMethod: [{ method: 'Bank Transfer', ...some }],
};

const ordered = z.object({
  orders: whole,
  paid: whole.meta({
    description: 'Of these orders, those whose money came in, also when it went back later.',
  }),
});

export const funnelOffer = ordered.extend({
  kind: z.enum(soldKinds),
  slug: z.string(),
  name: inBoth.nullable().meta({ description: 'Null of a record that is no longer there.' }),
  visits: whole,
  forms: whole,
  agreed: ordered.meta({
    description: 'Of the people whose visits and forms are counted; `orders` and `paid` beside it are all.',
  }),
});
export const funnelMethod = ordered.extend({ method });
export type FunnelOfferRow = z.output<typeof funnelOffer>;
export type FunnelMethodRow = z.output<typeof funnelMethod>;

export const funnelOfferOf = ({
  kind: offered,
  slug,
  name,
  visits,
  forms,
  agreed,
  orders,
  paid,
}: FunnelOffer & { name: { en: string; ar: string } | null }): FunnelOfferRow => ({
  kind: offered,
  slug,
  name: name && { en: name.en, ar: name.ar },
  visits,
  forms,
  agreed: { orders: agreed.orders, paid: agreed.paid },
  orders,
  paid,
});

export const funnelMethodOf = ({ method: way, orders, paid }: FunnelMethod): FunnelMethodRow => ({
  method: way,
  orders,
  paid,
});
