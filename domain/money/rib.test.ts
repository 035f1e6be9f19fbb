import { expect, test } from 'vitest';
import { groupRib } from './rib.ts';

test('a RIB is read in four groups, however it was typed', () => {
  const grouped = '999 780 0000000000000001 05';
  expect(groupRib('999780000000000000000105')).toBe(grouped);
  expect(groupRib('9997 8000 0000 0000 0000 0105')).toBe(grouped);
  expect(groupRib(grouped)).toBe(grouped);
});

test('what is no RIB stays as it was typed', () => {
  for (const other of ['', '999 780', '99978000000000000000010', '9997800000000000000001055', 'IBAN 12'])
    expect(groupRib(other)).toBe(other);
});
