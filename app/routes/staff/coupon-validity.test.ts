import { expect, test } from 'vitest';
import { words } from '../../../content/words.ts';
import { instantInMorocco } from '../../../domain/time/morocco-clock.ts';
import { validityOf } from './coupon-validity.ts';

const { en, ar } = words;
const made = instantInMorocco('2026-11-22', '03:03');
const firstDay = instantInMorocco('2026-11-01', '00:00');
const afterLastDay = instantInMorocco('2026-12-01', '00:00');

test('the last day is told, and not the midnight after it', () => {
  const dates = { startsAt: firstDay, endsAt: afterLastDay };
  expect(validityOf(dates, en.staffCoupons, 'en')).toBe(
    'from 1 November 2026 until the end of 30 November 2026',
  );
  expect(validityOf(dates, ar.staffCoupons, 'ar')).toBe('من 1 نونبر 2026 إلى نهاية يوم 30 نونبر 2026');
});

test('one that counts from the moment it was made says the hour, and one without an end says so', () => {
  const dates = { startsAt: made, endsAt: null };
  expect(validityOf(dates, en.staffCoupons, 'en')).toBe(
    'from Sun, 22 November 2026 at 03:03, without an end',
  );
  expect(validityOf(dates, ar.staffCoupons, 'ar')).toMatch(/^من .*03:03، دون تاريخ نهاية$/);
});
