import { expect, test } from 'vitest';
import { loggedChange, moreFields, notKept } from './logged-change.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test('the fields that changed are kept, with the values before and after', () => {
  const at = new Date('2026-06-01T10:00:00Z');
  expect(
    loggedChange(
      { status: 'Submitted', priceCentimes: 99_000, name: 'Weaving', closedAt: null },
      { status: 'Confirmed', priceCentimes: 99_000, name: 'Weaving', closedAt: at },
    ),
  ).toEqual({
    before: { status: 'Submitted', closedAt: null },
    after: { status: 'Confirmed', closedAt: '2026-06-01T10:00:00.000Z' },
  });
});

test('something new has no values before, something deleted none after', () => {
  expect(loggedChange(null, { role: 'support' })).toEqual({ before: null, after: { role: 'support' } });
  expect(loggedChange({ role: 'support' }, null)).toEqual({ before: { role: 'support' }, after: null });
  expect(loggedChange(null, null)).toEqual({ before: null, after: null });
});

test('of secrets, payment details and e-mail texts the log only shows that they changed', () => {
  for (const name of [
    'token',
    'accessCodes',
    'cardNumber',
    'iban',
    'messageText',
    'bodyHtml',
    'meetingUrl',
    'letter',
  ])
    expect([name, loggedChange({ [name]: 'one' }, { [name]: 'other' })]).toEqual([
      name,
      { before: { [name]: notKept }, after: { [name]: notKept } },
    ]);
  expect(loggedChange({ token: null }, { token: 'x' })).toEqual({
    before: { token: null },
    after: { token: notKept },
  });
});

test('a field marked as open is kept whole, and before all others', () => {
  const isOpen = (name: string) => name === 'bankTransfer.rib';
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`field${place}`, place]));
  const { after } = loggedChange({}, { ...many, rib: 'a', 'bankTransfer.rib': 'b' }, isOpen);
  expect(Object.entries(after ?? {})[0]).toEqual(['bankTransfer.rib', 'b']);
  expect(loggedChange({ rib: 'a' }, { rib: 'b' }, isOpen).after).toEqual({ rib: notKept });
});

const plainData = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 50 });

test('for any change, what is kept is small, plain data that the database accepts', () => {
  forAll(plainData, plainData, fc.string({ minLength: 400, maxLength: 900 }), (one, other, long) => {
    const { before, after } = loggedChange({ ...one, long: `${long}\0` }, { ...other, long: '' });
    for (const fields of [before, after]) {
      const values = Object.values(fields ?? {});
      expect(values.length).toBeLessThanOrEqual(30);
      expect(values.every((value) => typeof value !== 'string' || value.length <= 300)).toBe(true);
      expect(JSON.stringify(fields)).not.toContain(String.raw`\u0000`);
      expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
    }
  });
});

test('a change of very many fields shows how many were left out', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`field${place}`, place]));
  const { before, after } = loggedChange(null, many);
  expect(before).toBeNull();
  expect(Object.keys(after ?? {})).toHaveLength(30);
  expect(after?.[moreFields]).toBe(11);
});

test('no change keeps nothing', () => {
  forAll(plainData, (fields) => {
    expect(loggedChange(fields, structuredClone(fields))).toEqual({ before: {}, after: {} });
  });
});
