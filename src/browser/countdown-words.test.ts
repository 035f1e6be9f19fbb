import { describe, expect, test } from 'vitest';
import { common as ar } from '../academy/frame/words.ar.ts';
import { common as en } from '../academy/frame/words.en.ts';
import { countdownText } from './countdown.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const inEnglish = (left: number) => plain(countdownText(left, en.countdown, 'en'));
const inArabic = (left: number) => plain(countdownText(left, ar.countdown, 'ar'));

describe('what is left of a campaign', () => {
  test('is shown from days down to seconds', () => {
    expect(inEnglish(49 * hour + 61 * second)).toBe('2 days, 1 hour, 1 min, 1 sec');
  });

  test('leaves the days out on the last day', () => {
    expect(inEnglish(23 * hour)).toBe('23 hours, 0 min, 0 sec');
  });

  test('rounds seconds up, so that it never shows zero before the end', () => {
    expect(inEnglish(1)).toBe('0 hours, 0 min, 1 sec');
  });

  test('is over at the instant itself', () => {
    expect(inEnglish(0)).toBeUndefined();
    expect(inEnglish(-5)).toBeUndefined();
  });

  test('uses Arabic plural forms', () => {
    expect(inArabic(day)).toMatch(/^يوم واحد، 0 ساعة، /);
    expect(inArabic(2 * day)).toMatch(/^يومان، /);
    expect(inArabic(hour + 60 * second + second)).toBe('ساعة واحدة، 1 د، 1 ث');
    expect(inArabic(2 * (hour + 60 * second + second))).toBe('ساعتان، 2 د، 2 ث');
    expect(inArabic(9 * day + 3 * hour + 7 * 60 * second + 5 * second)).toBe('9 أيام، 3 ساعات، 7 د، 5 ث');
    expect(inArabic(11 * day + 14 * hour)).toMatch(/^11 يومًا، 14 ساعة/);
    expect(inArabic(100 * day)).toMatch(/^100 يوم، /);
  });

  test('may wrap between its parts and not inside one', () => {
    expect(countdownText(49 * hour, en.countdown, 'en')).toBe(
      '2\u00a0days, 1\u00a0hour, 0\u00a0min, 0\u00a0sec',
    );
  });
});
