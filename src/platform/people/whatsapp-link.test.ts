import { expect, test } from 'vitest';
import { whatsappNumber } from './phone.ts';

test('a Moroccan number is written in pairs, as people read it', () => {
  expect(whatsappNumber('212600000000')).toBe('+212 6 00 00 00 00');
  expect(whatsappNumber('+212 6 61-23-45-67')).toBe('+212 6 61 23 45 67');
});

test('a number of another country keeps its digits', () => {
  expect(whatsappNumber('33612345678')).toBe('+33612345678');
});
