import { expect, it } from 'vitest';
import { inChunks } from './exports.store.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

/** A list that counts how often it is read. */
function listOf(length: number) {
  const asked: number[] = [];
  const read = (after: number | null, most: number): Promise<number[]> => {
    asked.push(most);
    const from = after === null ? 0 : after + 1;
    return Promise.resolve(Array.from({ length: Math.min(most, length - from) }, (_, index) => from + index));
  };
  return { asked, read };
}

it('yields every row once and in order, for any piece length', async () => {
  await forAllInTurn(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 1, max: 12 }),
    async (length, most) => {
      const { read, asked } = listOf(length);
      const rows = await Array.fromAsync(inChunks(read, most));
      expect(rows).toEqual(Array.from({ length }, (_, index) => index));
      expect(asked.every((one) => one === most)).toBe(true);
    },
  );
});

it('reads no piece that is not consumed', async () => {
  const { read, asked } = listOf(100);
  const rows = inChunks(read, 10);
  expect(asked).toHaveLength(0);
  for (let taken = 0; taken < 10; taken += 1) await rows.next();
  expect(asked).toHaveLength(1);
  await rows.next();
  expect(asked).toHaveLength(2);
});
