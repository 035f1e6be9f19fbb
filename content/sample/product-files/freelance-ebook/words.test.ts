import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Block, EbookWords } from './words.ts';

/** English parts thousands by a comma, Morocco by a point. */
const amount = (text: string): number => Number(text.replace(/[,.]/, '').replace('−', '-'));
const kinds = ({ chapters }: EbookWords): string[][] =>
  chapters.map(({ blocks }) => blocks.map((block) => (typeof block === 'string' ? 'text' : block.kind)));

type Kind = Exclude<Block, string>['kind'];
const all = <K extends Kind>({ chapters }: EbookWords, kind: K) =>
  chapters
    .flatMap(({ blocks }) => blocks)
    .filter(
      (block): block is Extract<Exclude<Block, string>, { kind: K }> =>
        typeof block === 'object' && block.kind === kind,
    );

test('the Arabic book has every chapter and block of the English one, in the same order', () => {
  expect(kinds(ar)).toEqual(kinds(en));
});

describe.each([
  ['English', en],
  ['Arabic', ar],
] as const)('the %s book', (_, words) => {
  test('has the ten chapters, eight messages and twelve months that the shop promises', () => {
    expect(words.chapters).toHaveLength(10);
    const titles = all(words, 'message').map(({ title }) => /^\D+(\d):/.exec(title)?.[1]);
    expect(titles).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(words.year.months.map(([month]) => Number(month))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  test('asks the office seven questions, as its other chapters say', () => {
    expect(all(words, 'steps').at(-1)?.items).toHaveLength(7);
  });

  test('works out the price of an hour correctly', () => {
    const amounts = all(words, 'sum')[0]?.lines.map(([, number]) => amount(number)) ?? [];
    const [living = 0, costs = 0, tax = 0, aside = 0, month = 0, hours = 1, hour] = amounts;
    expect(living + costs + tax + aside).toBe(month);
    expect(Math.round(month / hours)).toBe(hour);
  });

  test('has an invoice that adds up, with the number its reminders name', () => {
    const { lines, total, head } = words.invoice;
    expect(lines.reduce((sum, line) => sum + amount(line[3]), 0)).toBe(parseInt(total[1], 10));
    expect(amount(lines[0]?.[1] ?? '') * amount(lines[0]?.[2] ?? '')).toBe(amount(lines[0]?.[3] ?? ''));
    const number = head[0]?.[1] ?? '';
    expect(all(words, 'message').filter(({ text }) => text.includes(number))).toHaveLength(2);
  });
});
