import { expect, it } from 'vitest';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { largestAmountCentimes } from '../../platform/money/money.ts';
import { monthBounds, sumMonth, type MonthPayment, type MonthRefund } from './month-sales.ts';
import { itemKinds, moneyMethods } from '../../selling/orders/order.ts';
import { refundWays } from '../../selling/orders/refund.ts';
import { methodOfWay } from './sales.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const sold = {
  orderNumber: fc.stringMatching(/^MEM-\d{6}-[0-9a-f]{4}$/),
  name: fc.string(),
  locale: fc.constantFrom('en' as const, 'ar' as const),
  itemKind: fc.constantFrom(...itemKinds),
  itemSlug: fc.constantFrom('one', 'two', 'three'),
  item: fc.constantFrom('One', 'Two'),
  method: fc.constantFrom(...moneyMethods, null),
  by: fc.constant(null),
  gateway: fc.constantFrom('stripe', 'cmi', null),
  amountCentimes: fc.integer({ min: 0, max: largestAmountCentimes }),
  at: fc.date({ noInvalidDate: true }),
  isDuplicate: fc.boolean(),
  transferCode: fc.constant(null),
  freeAs: fc.constant(null),
  day: fc.constant('2026-02-01'),
  isAfterwards: fc.boolean(),
};
const payment: fc.Arbitrary<MonthPayment> = fc.record({
  ...sold,
  providerReference: fc.constant(null),
  reference: fc.constant(null),
  receivedOn: fc.constant(null),
  listPriceCentimes: fc.constant(0),
  discountCentimes: fc.constant(0),
  couponCode: fc.constant(null),
  receiptNumber: fc.constant(null),
  isVoid: fc.constant(false),
});
const refund: fc.Arbitrary<MonthRefund> = fc.record({
  ...sold,
  creditNoteNumber: fc.constant('CN-2026-0001'),
  way: fc.constantFrom(...refundWays),
  payoutNumber: fc.constant(null),
});
const month = fc.record({
  payments: fc.array(payment, { maxLength: 30 }),
  refunds: fc.array(refund, { maxLength: 30 }),
});

const total = (rows: readonly { amountCentimes: number }[]): number =>
  rows.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);

it('sums by method and by item are the sums of the rows, to the centime', () => {
  forAll(month, (rows) => {
    const { byMethod, byItem, inAll } = sumMonth(rows);
    expect(inAll).toEqual({
      payments: rows.payments.filter(({ amountCentimes }) => amountCentimes > 0).length,
      receivedCentimes: total(rows.payments),
      refunds: rows.refunds.length,
      paidBackCentimes: total(rows.refunds),
      netCentimes: total(rows.payments) - total(rows.refunds),
    });
    for (const lines of [byMethod, byItem])
      for (const figure of Object.keys(inAll) as (keyof typeof inAll)[])
        expect(lines.reduce((sum, line) => sum + line[figure], 0)).toBe(inAll[figure]);
  });
});

it('every method that money moved by and every item has one line', () => {
  forAll(month, (rows) => {
    const { byMethod, byItem } = sumMonth(rows);
    const all = [...rows.payments, ...rows.refunds];
    const methods = new Set(
      all.flatMap((row) => {
        if (!('way' in row)) return row.amountCentimes === 0 ? [] : [`${row.method} ${row.gateway}`];
        const method = methodOfWay[row.way];
        return [`${method} ${method === 'Card' ? row.gateway : null}`];
      }),
    );
    const items = new Set(all.map(({ itemKind, itemSlug }) => `${itemKind} ${itemSlug}`));
    expect(new Set(byMethod.map(({ method, gateway }) => `${method} ${gateway}`))).toEqual(methods);
    expect(byMethod).toHaveLength(methods.size);
    expect(new Set(byItem.map(({ itemKind, itemSlug }) => `${itemKind} ${itemSlug}`))).toEqual(items);
    expect(byItem).toHaveLength(items.size);
  });
});

it('a refund is deducted from the way it left by, whatever its order was paid with', () => {
  forAll(month, (rows) => {
    const { byMethod, inAll } = sumMonth(rows);
    const sumOf = (method: string, of: (typeof byMethod)[number][]) =>
      of.filter((line) => line.method === method).reduce((sum, line) => sum + line.netCentimes, 0);
    for (const method of moneyMethods)
      expect(sumOf(method, byMethod)).toBe(
        total(rows.payments.filter((row) => row.method === method)) -
          total(rows.refunds.filter(({ way }) => methodOfWay[way] === method)),
      );
    expect(byMethod.reduce((sum, line) => sum + line.netCentimes, 0)).toBe(inAll.netCentimes);
  });
});

const late = new Date('2039-12-31T12:00:00Z');

it('months follow each other without a gap, and begin on the first in Morocco', () => {
  forAll(fc.integer({ min: 2020, max: 2038 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
    const bounds = monthBounds({ year, month: number }, late);
    const next =
      number === 12
        ? monthBounds({ year: year + 1, month: 1 }, late)
        : monthBounds({ year, month: number + 1 }, late);
    if (!bounds || !next) throw new Error('A month of the past has bounds.');
    expect(bounds.before).toEqual(next.from);
    const day = (at: Date) => dateInMorocco(at);
    expect(day(bounds.from)).toBe(`${year}-${String(number).padStart(2, '0')}-01`);
    expect(day(new Date(bounds.from.getTime() - 1)) < day(bounds.from)).toBe(true);
    expect(day(new Date(bounds.before.getTime() - 1)).slice(0, 7)).toBe(day(bounds.from).slice(0, 7));
  });
});

it('what is no month, or has not begun, has no bounds', () => {
  const now = new Date('2026-05-31T22:59:59Z');
  for (const [year, number] of [
    [2026, 0],
    [2026, 13],
    [2026, 1.5],
    [Number.NaN, 1],
    [2019, 12],
    [2026, 6],
    [2027, 1],
    [99_999, 1],
  ] as const)
    expect(monthBounds({ year, month: number }, now), `${year}-${number}`).toBeNull();
  expect(monthBounds({ year: 2026, month: 5 }, now)).not.toBeNull();
  // June begins on Morocco's clock an hour before it does in Greenwich.
  expect(monthBounds({ year: 2026, month: 6 }, new Date('2026-05-31T23:00:00Z'))).not.toBeNull();
});
