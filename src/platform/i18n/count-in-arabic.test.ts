import { expect, test } from 'vitest';
import { count } from './count.ts';

const days = { one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' };

test.each([
  [0, '0 يوم'],
  [1, 'يوم واحد'],
  [2, 'يومان'],
  [3, '3 أيام'],
  [10, '10 أيام'],
  [11, '11 يومًا'],
  [99, '99 يومًا'],
  [100, '100 يوم'],
  [101, '101 يوم'],
  [102, '102 يوم'],
  [103, '103 أيام'],
  [111, '111 يومًا'],
])('%i is counted as %s', (n, expected) => {
  expect(count(n, days, 'ar')).toBe(expected);
});
