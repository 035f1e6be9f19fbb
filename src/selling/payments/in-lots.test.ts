import { describe, expect, it } from 'vitest';
import { inLots } from './receive-notification.service.ts';

describe('work for many callers', () => {
  it('is one at a time: whoever comes meanwhile shares the next, up to the most, and gets his own answer', async () => {
    const lots: number[][] = [];
    const first = Promise.withResolvers<void>();
    const work = async (lot: readonly number[]) => {
      lots.push([...lot]);
      if (lots.length === 1) await first.promise;
      return lot.map((one) => one * 2);
    };
    const double = inLots(3, work, () => false);
    const answers = Promise.all([1, 2, 3, 4, 5].map(double));
    first.resolve();
    expect(await answers).toEqual([2, 4, 6, 8, 10]);
    expect(lots).toEqual([[1], [2, 3, 4], [5]]);
    expect(await double(6)).toBe(12);
  });

  it('fails for nobody but the one that it fails for', async () => {
    const work = async (lot: readonly number[]) => {
      await Promise.resolve();
      if (lot.includes(3)) throw new Error('Not three');
      return lot.map(String);
    };
    const check = inLots(10, work, () => false);
    const settled = await Promise.allSettled([1, 2, 3, 4].map(check));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails for all at once where whatever failed would fail for each', async () => {
    let lots = 0;
    const work = async (): Promise<string[]> => {
      lots += 1;
      await Promise.resolve();
      throw new Error('The database is away');
    };
    const settled = await Promise.allSettled([1, 2, 3, 4].map(inLots(10, work, () => true)));
    expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(lots).toBe(2);
  });
});
