import { describe, expect, test } from 'vitest';
import { countdownText } from './countdown-words.ts';

const words = { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' };
const second = 1000;
const hour = 3600 * second;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('what is left of a campaign', () => {
  test('is told from days down to seconds', () => {
    expect(plain(countdownText(49 * hour + 61 * second, words))).toBe('2 days  01 hours  01 min  01 sec');
  });

  test('leaves the days out on the last day', () => {
    expect(plain(countdownText(23 * hour, words))).toBe('23 hours  00 min  00 sec');
  });

  test('counts a begun second, so that it never shows zero before the end', () => {
    expect(plain(countdownText(1, words))).toBe('00 hours  00 min  01 sec');
  });

  test('is over at the instant itself', () => {
    expect(countdownText(0, words)).toBeNull();
    expect(countdownText(-5, words)).toBeNull();
  });
});
