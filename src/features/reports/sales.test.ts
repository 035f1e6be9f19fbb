import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EnteredKind, foldFunnel, foldSales, soldBys, soldKinds } from './sales.ts';

const days = ['2026-06-01', '2026-06-02', '2026-06-03'];
const few = fc.integer({ min: 0, max: 50 });
const row = fc.record({
  index: fc.integer({ min: 0, max: days.length - 1 }),
  kind: fc.constantFrom(...soldKinds),
  method: fc.constantFrom(...soldBys),
  placed: few,
  paid: few,
  amountCentimes: fc.integer({ min: 0, max: 10_000_000 }),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const names = ['placed', 'paid', 'amountCentimes'] as const;

test('sums over days, kinds and methods are the sums over all that was sold; nothing is below zero', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const folded = foldSales(days, rows, []);
      for (const name of names) {
        const all = sum(rows.map((one) => one[name]));
        expect(sum(folded.map((one) => one[name]))).toBe(all);
        for (const parts of ['byKind', 'byMethod'] as const)
          expect(sum(folded.flatMap((one) => one[parts].map((part) => part[name])))).toBe(all);
        for (const one of folded) expect(one[name]).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a day without a sale is there with zeros, and money that went back is listed separately', () => {
  const sold = { placed: 1, paid: 1, amountCentimes: 99_000 };
  const folded = foldSales(
    days,
    [{ index: 1, kind: 'course', method: 'Card', ...sold }],
    [{ index: 2, refunds: 1, refundedCentimes: 99_000 }],
  );
  const none = { placed: 0, paid: 0, amountCentimes: 0, byKind: [], byMethod: [] };
  const kept = { refunds: 0, refundedCentimes: 0 };
  expect(folded).toEqual([
    { day: '2026-06-01', ...none, ...kept },
    {
      day: '2026-06-02',
      ...sold,
      ...kept,
      byKind: [{ kind: 'course', ...sold }],
      byMethod: [{ method: 'Card', ...sold }],
    },
    { day: '2026-06-03', ...none, refunds: 1, refundedCentimes: 99_000 },
  ]);
});

const kind = fc.constantFrom<EnteredKind>('course', 'membership', 'product', 'consultation');
const slug = fc.constantFrom('a', 'b');
const ordered = fc
  .record({ kind, slug, method: fc.constantFrom(...soldBys), orders: few, paid: few, some: few })
  .map(({ some, ...one }) => {
    const paid = Math.min(one.paid, one.orders);
    return { ...one, paid, agreed: { orders: Math.min(some, one.orders), paid: Math.min(some, paid) } };
  });
const visited = fc.record({
  step: fc.constantFrom('visit', 'form'),
  itemKind: kind,
  itemSlug: slug,
  times: few,
});

test('by offer and by method the funnel counts the same orders, and never more paid ones than there are', () => {
  fc.assert(
    fc.property(fc.array(ordered), fc.array(visited), (orders, visits) => {
      const { offers, methods } = foldFunnel(orders, visits);
      for (const name of ['orders', 'paid'] as const)
        for (const list of [offers, methods])
          expect(sum(list.map((one) => one[name]))).toBe(sum(orders.map((one) => one[name])));
      expect(sum(offers.map(({ agreed }) => agreed.orders))).toBe(
        sum(orders.map(({ agreed }) => agreed.orders)),
      );
      for (const { agreed, ...all } of offers) {
        expect(agreed.orders).toBeLessThanOrEqual(all.orders);
        expect(agreed.paid).toBeLessThanOrEqual(agreed.orders);
      }
      for (const one of [...offers, ...methods]) expect(one.paid).toBeLessThanOrEqual(one.orders);
      const opened = sum(offers.map(({ visits: pages, forms }) => pages + forms));
      expect(opened).toBe(sum(visits.map(({ times }) => times)));
      expect(new Set(offers.map((one) => `${one.kind} ${one.slug}`)).size).toBe(offers.length);
    }),
  );
});
