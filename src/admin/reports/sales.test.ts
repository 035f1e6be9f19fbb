import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../platform/time/calendar-date.ts';
import { daysBefore, type EnteredKind, foldFunnel, foldSources, soldBys, spansOf } from './sales.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const few = fc.integer({ min: 0, max: 50 });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('spans follow each other over all days without a gap; weeks begin on Monday, and only the first and the last are parts', () => {
  forAll(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 731 }), (start, length) => {
    const days = { from: addDays('2024-01-01', start), to: addDays('2024-01-01', start + length - 1) };
    const spans = spansOf(days);
    expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([days.from, days.to]);
    for (const [at, span] of spans.entries()) {
      const next = spans[at + 1];
      if (next) expect(next.from).toBe(addDays(span.to, 1));
      const long = daysBetween(span.from, span.to) + 1;
      if (length <= 31) expect(long).toBe(1);
      else {
        expect(at === 0 || weekdayOf(span.from) === 1).toBe(true);
        expect(at === spans.length - 1 || weekdayOf(span.to) === 7).toBe(true);
        expect(long).toBeLessThanOrEqual(7);
      }
    }
    const before = daysBefore(days);
    expect([addDays(before.to, 1), daysBetween(before.from, before.to)]).toEqual([days.from, length - 1]);
  });
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
  forAll(fc.array(ordered), fc.array(visited), (orders, visits) => {
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
  });
});

const many = fc.integer({ min: 0, max: 300 }).map((n) => (n === 0 ? '' : `s${n}`));
const source = fc.record({ source: many, medium: fc.constantFrom('', 'social'), campaign: slug });
const bySource = fc
  .tuple(source, fc.record({ orders: few, paid: few, paidCentimes: fc.nat(1e7) }))
  .map(([of, some]) => ({ ...of, ...some }));
const bySourceVisited = fc.tuple(source, few).map(([of, times]) => ({ ...of, times }));

test('by source each row is one link’s, a hundred at most, and nothing is lost', () => {
  forAll(
    fc.array(bySource, { maxLength: 300 }),
    fc.array(bySourceVisited, { maxLength: 300 }),
    (orders, visits) => {
      const rows = foldSources(orders, visits);
      expect(rows.length).toBeLessThanOrEqual(100);
      expect(new Set(rows.map((row) => [row.source, row.medium, row.campaign].join(' '))).size).toBe(
        rows.length,
      );
      for (const name of ['orders', 'paid', 'paidCentimes'] as const)
        expect(sum(rows.map((row) => row[name]))).toBe(sum(orders.map((one) => one[name])));
      expect(sum(rows.map((row) => row.visits))).toBe(sum(visits.map(({ times }) => times)));
      const money = rows.map(({ paidCentimes }) => paidCentimes);
      expect(money).toEqual(money.toSorted((a, b) => b - a));
    },
  );
});
