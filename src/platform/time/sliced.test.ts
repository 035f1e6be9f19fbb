import { expect, test } from 'vitest';
import { atOnce, inSlices, mapped } from './sliced.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

const double = (all: readonly number[], piece?: number) => mapped(all, (one) => one * 2, piece);

test('slices give the same result as one run, wherever the pauses are', async () => {
  await forAllInTurn(
    fc.array(fc.integer()),
    fc.integer({ min: 1, max: 9 }),
    fc.nat(30),
    async (all, piece, step) => {
      let at = 0;
      const sliced = await inSlices(
        double(all, piece),
        async () => undefined,
        () => (at += step),
      );
      expect(sliced).toEqual(all.map((one) => one * 2));
      expect(atOnce(double(all, piece))).toEqual(sliced);
    },
  );
});

test('other work runs between slices, and not while a slice is short', async () => {
  const turnsAt = async (step: number) => {
    let [turns, at] = [0, 0];
    const others = async () => void (turns += 1);
    await inSlices(
      double(
        Array.from({ length: 100 }, () => 1),
        10,
      ),
      others,
      () => (at += step),
    );
    return turns;
  };
  expect([await turnsAt(10), await turnsAt(0)]).toEqual([10, 0]);
});
