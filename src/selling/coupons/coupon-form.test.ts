import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { couponForm } from './coupon-form.ts';

const today = '2026-02-01';
const read = (typed: Record<string, string>) =>
  readForm(couponForm(today), { code: 'eid 20', kind: 'percent', value: '20', ...typed });

test('a coupon is read with its days in Morocco, the last day included', () => {
  const reading = read({ from: '2026-06-01', until: '2026-06-10', mostUses: '٥٠', mostPerPerson: '' });
  expect(reading).toMatchObject({
    ok: true,
    value: {
      code: 'EID20',
      kind: 'percent',
      value: 20,
      startsAt: new Date('2026-05-31T23:00:00Z'),
      endsAt: new Date('2026-06-10T23:00:00Z'),
      mostUses: 50,
      mostPerPerson: null,
    },
  });
});

test('in Ramadan Morocco is an hour back, and so are the days of a coupon', () => {
  const reading = read({ from: '2026-02-20', until: '2026-02-20' });
  expect(reading).toMatchObject({
    value: { startsAt: new Date('2026-02-20T00:00:00Z'), endsAt: new Date('2026-02-21T00:00:00Z') },
  });
});

test('an empty code asks for a generated one, and amounts are read in dirhams', () => {
  expect(read({ code: ' ', kind: 'amount', value: '150.50' })).toMatchObject({
    value: { code: null, kind: 'amount', value: 15_050 },
  });
  for (const value of ['1 500,50', '1.500,50 DH', '1500,50dhs', 'MAD 1,500.50', '١٬٥٠٠٫٥٠ درهم'])
    expect(read({ kind: 'amount', value }), value).toMatchObject({ value: { value: 150_050 } });
  expect(read({ value: '٢٠ ٪' })).toMatchObject({ value: { value: 20 } });
});

const problemsOf = (typed: Record<string, string>) => {
  const reading = read(typed);
  return reading.ok ? null : reading.problems;
};

test('all errors are reported at once, in the order of the page', () => {
  const wrong = { code: 'ab', value: '12,5', from: '2026-06-10', until: '2026-06-01', mostUses: '-1' };
  const problems = problemsOf({ ...wrong, mostPerPerson: '-1' });
  expect(problems).toEqual({
    code: 'coupon-code',
    value: 'coupon-value',
    until: 'coupon-dates',
    mostUses: 'coupon-count',
    mostPerPerson: 'coupon-count',
  });
  expect(Object.keys(problems ?? {})[0]).toBe('code');
  expect(problemsOf({ code: 'ab', kind: '', value: '12,5' })).toEqual({
    code: 'coupon-code',
    kind: 'choice-required',
  });
});

test('an impossible value is reported beside its field', () => {
  expect(problemsOf({ code: 'ab' })).toEqual({ code: 'coupon-code' });
  expect(problemsOf({ code: 'خصم' })).toEqual({ code: 'coupon-code' });
  expect(problemsOf({ value: '0' })).toEqual({ value: 'coupon-value' });
  expect(problemsOf({ value: '101' })).toEqual({ value: 'coupon-value' });
  expect(problemsOf({ value: '100' })).toBeNull();
  expect(problemsOf({ value: '12.5' })).toEqual({ value: 'coupon-value' });
  expect(problemsOf({ kind: 'amount', value: '0.99' })).toEqual({ value: 'coupon-value' });
  expect(problemsOf({ kind: 'amount', value: '10000.01' })).toEqual({ value: 'coupon-value' });
  expect(problemsOf({ kind: 'both' })).toEqual({ kind: 'choice-required' });
  expect(problemsOf({ from: '2026-06-10', until: '2026-06-01' })).toEqual({ until: 'coupon-dates' });
  expect(problemsOf({ from: '', until: '2026-01-31' })).toEqual({ until: 'coupon-dates' });
  expect(problemsOf({ from: '2026-01-01', until: '2026-01-31' })).toEqual({ until: 'coupon-dates' });
  expect(problemsOf({ from: '', until: today })).toBe(null);
  expect(problemsOf({ from: 'soon', until: 'later' })).toEqual({
    from: 'coupon-dates',
    until: 'coupon-dates',
  });
  expect(problemsOf({ until: 'soon' })).toEqual({ until: 'coupon-dates' });
  expect(problemsOf({ mostUses: '0' })).toEqual({ mostUses: 'coupon-count' });
  expect(problemsOf({ mostUses: '1,000' })).toEqual({ mostUses: 'coupon-count' });
  expect(problemsOf({ value: '-20' })).toEqual({ value: 'coupon-value' });
  expect(problemsOf({ mostPerPerson: '1.5' })).toEqual({ mostPerPerson: 'coupon-count' });
});

test('a code with other characters is refused, and not shortened to what is left without them', () => {
  for (const code of ['=CMD()', 'EID+20', "EID'20", 'EID&20', 'EID20!'])
    expect([code, problemsOf({ code })]).toEqual([code, { code: 'coupon-code' }]);
  for (const code of [
    'eid 20',
    'EID-20',
    'EID – 20',
    'EID\u201120',
    'EID.20',
    'EID_20',
    'EID/20',
    ' eid٢٠ ',
    '\u200fEID20\u200f',
  ])
    expect([code, read({ code })]).toMatchObject([code, { ok: true, value: { code: 'EID20' } }]);
  for (const value of ['-50', '−50', '(50)'])
    for (const kind of ['percent', 'amount'])
      expect(problemsOf({ kind, value })).toEqual({ value: 'coupon-value' });
  for (const value of ['0,500', '1,234.567'])
    expect(problemsOf({ kind: 'amount', value })).toEqual({ value: 'amount-unclear' });
});
