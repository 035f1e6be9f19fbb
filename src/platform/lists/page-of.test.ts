import { expect, test } from 'vitest';
import { pageOf, rowsOfPage } from './page-of.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test('pages follow each other without a gap, and the last one has no next', () => {
  forAll(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 100 }), (inAll, perPage) => {
    const all = Array.from({ length: inAll }, (_, number) => number);
    const seen: number[] = [];
    for (let page = 1; ; page += 1) {
      const wanted = rowsOfPage({ page, perPage });
      const { rows, hasNext } = pageOf(all.slice(wanted.skip, wanted.skip + wanted.most), wanted);
      expect(rows.length).toBeLessThanOrEqual(perPage);
      seen.push(...rows);
      if (!hasNext) break;
    }
    expect(seen).toEqual(all);
  });
});

test('any requested page is at most a hundred rows and begins at a valid row', () => {
  forAll(fc.double(), fc.double(), (page, perPage) => {
    const { skip, most } = rowsOfPage({ page, perPage });
    expect(Number.isInteger(skip) && skip >= 0 && skip < 1_000_000).toBe(true);
    expect(Number.isInteger(most) && most >= 2 && most <= 101).toBe(true);
  });
});
