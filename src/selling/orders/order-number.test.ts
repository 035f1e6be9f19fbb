import { describe, expect, it } from 'vitest';
import {
  orderNumberFrom,
  orderNumberPattern,
  orderNumbersIn,
  readOrderNumber,
  shownNumber,
} from './order.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

it('an order’s number has the academy’s form, whatever the random bytes are', () => {
  forAll(fc.uint8Array({ minLength: 5, maxLength: 5 }), (randomness) =>
    orderNumberPattern.test(orderNumberFrom(randomness)),
  );
});

it('a number is shown in capitals', () => {
  expect(shownNumber('MEM-482913-a1b2')).toBe('MEM-482913-A1B2');
});

const between = [
  '-',
  '',
  ' ',
  '\u00a0',
  '\u202f',
  '\u2009',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '_',
  '.',
  '/',
  '\\',
  ':',
  ' - ',
  '\t',
  '\u200e-\u200f',
];

it.each(between.map((one) => [one]))('is read with %j between its parts, alone and in a text', (one) => {
  for (const text of [
    `MEM${one}482913${one}A1B2`,
    `mem${one}482913${one}a1b2`,
    ` Mem${one}٤٨٢٩١٣${one}a1B2\u200b `,
  ]) {
    expect(readOrderNumber(text), text).toBe('MEM-482913-a1b2');
    expect(orderNumbersIn(`Paid for ${text}, thank you`), text).toEqual(['MEM-482913-a1b2']);
  }
});

it.each([
  'MEM-482913-a1b',
  'MEM-48291-a1b2',
  'order MEM-482913-a1b2',
  'MEM-482913-a1b2 MEM-482913-a1b3',
  'MEM-482913-a1b23',
  `MEM${'-'.repeat(80)}482913-a1b2`,
])('%j is none', (text) => {
  expect(readOrderNumber(text)).toBe(null);
});

it('an order’s number uses all five bytes', () => {
  const base = [1, 2, 3, 4, 5];
  const numbers = base.map((_, place) =>
    orderNumberFrom(Uint8Array.from(base.map((byte, index) => (index === place ? byte + 1 : byte)))),
  );
  expect(new Set([orderNumberFrom(Uint8Array.from(base)), ...numbers]).size).toBe(6);
});

it('the smallest and the largest bytes are padded', () => {
  expect(orderNumberFrom(new Uint8Array(5))).toBe('MEM-000000-0000');
  expect(orderNumberFrom(new Uint8Array(5).fill(255))).toBe('MEM-777215-ffff');
});

describe('order numbers in a transfer’s words', () => {
  it('are found as learners and banks write them', () => {
    for (const text of [
      'VIR RECU MEM-123456-a1b2 SALMA',
      'mem123456A1B2',
      'MOTIF: MEM 123456 A1B2.',
      'Mem–123456–a1b2',
      'MEM-١٢٣٤٥٦-a1b2',
      'MEM-123456-a1b2 / MEM-123456-A1B2',
    ])
      expect(orderNumbersIn(text), text).toEqual(['MEM-123456-a1b2']);
    expect(orderNumbersIn('MEM-123456-a1b2 MEM-654321-ffff')).toHaveLength(2);
  });

  it('are not found in longer or shorter ones, nor across words', () => {
    for (const text of [
      'MEM-12345-a1b2',
      'MEM-123456-a1b2c',
      'MEM-123456-a1b',
      'MEM123456 PAYE A1B2',
      '123456-a1b2',
      '',
    ])
      expect(orderNumbersIn(text), text).toEqual([]);
  });
});
