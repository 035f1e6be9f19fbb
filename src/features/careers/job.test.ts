import { expect, test } from 'vitest';
import { isOpen } from './job.ts';

const noon = new Date('2026-12-01T12:00:00Z');

test('a job takes applications until the end of its last day in Morocco', () => {
  expect(isOpen({ openUntil: '2026-12-01' }, noon)).toBe(true);
  expect(isOpen({ openUntil: '2026-11-30' }, noon)).toBe(false);
});

test('a job without a last day stays open', () => {
  expect(isOpen({ openUntil: null }, noon)).toBe(true);
});
