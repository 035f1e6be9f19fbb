import { describe, expect, it } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { oneLine } from '../../platform/text/typed-text.ts';
import {
  bankTransferForm,
  cashTransferForm,
  detailsForm,
  detailsFormOf,
  membershipForm,
  methodForm,
  typedFormOf,
} from './order-form.ts';
import { normaliseTransferCode } from './transfer-code.ts';
import { anyCharacter, fc, forAll, tries } from '../../../tests/support/properties.ts';

const filled = {
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '0612345678',
  isSixteen: 'on',
  agreesToStart: 'on',
};

describe('the form of a membership', () => {
  it('takes one name and no phone', () => {
    const reading = readForm(membershipForm, { ...filled, name: ' Salma ', phone: '  ' });
    expect(reading.ok && reading.value).toMatchObject({ name: 'Salma', phone: '' });
  });

  it('stores a phone that is given like any other', () => {
    const reading = readForm(membershipForm, filled);
    expect(reading.ok && reading.value.phone).toBe('+212612345678');
  });

  it.each([
    ['name', ' ', 'name-required'],
    ['name', 'https://evil.example', 'name-plain'],
    ['email', '', 'email-required'],
    ['phone', '12', 'phone-invalid'],
    ['isSixteen', '', 'age-required'],
  ])('refuses %s %j with %s', (field, typed, problem) => {
    const reading = readForm(membershipForm, { ...filled, [field]: typed });
    expect(reading.ok ? 'taken' : reading.problems).toEqual({ [field]: problem });
  });

  it('is the form of everything but a course', () => {
    expect(detailsFormOf('course')).toBe(detailsForm);
    expect(detailsFormOf('membership')).toBe(membershipForm);
    expect(detailsFormOf('test')).toBe(membershipForm);
  });
});

describe('the tick to start at once', () => {
  const { agreesToStart: _left, ...silent } = filled;
  const problemsOf = (kind: 'course' | 'consultation', typed: Record<string, string>) => {
    const reading = readForm(typedFormOf(kind, typed), { ...silent, ...typed });
    return reading.ok ? {} : reading.problems;
  };
  const needed = { agreesToStart: 'agreement-required' };

  it('is asked for where everything begins soon', () => {
    expect(problemsOf('course', { beginsSoon: 'yes' })).toEqual(needed);
    expect(problemsOf('course', { beginsSoon: 'yes', gift: 'on' })).toMatchObject(needed);
    expect(problemsOf('course', {})).toEqual({});
  });

  it('is asked for with the groups and hours that begin soon, and with no other', () => {
    const beginsSoon = 'june july';
    expect(problemsOf('course', { beginsSoon, cohort: 'july' })).toEqual(needed);
    expect(problemsOf('course', { beginsSoon, cohort: 'august' })).toEqual({});
    const until = { beginsSoon: '2026-06-08T22:59Z' };
    expect(problemsOf('consultation', { ...until, slot: '2026-06-08T15:00Z' })).toEqual(needed);
    expect(problemsOf('consultation', { ...until, slot: '2026-06-09T15:00Z' })).toEqual({});
  });
});

describe('the details form', () => {
  it('takes what a learner types and stores it normalised', () => {
    const reading = readForm(detailsForm, {
      ...filled,
      name: '  salma   Alaoui ',
      email: ' Salma@Example.COM ',
      phone: '06 12-34 56 78',
    });
    expect(reading.ok && reading.value).toMatchObject({
      name: 'salma Alaoui',
      email: 'salma@example.com',
      phone: '+212612345678',
    });
  });

  it.each([
    ['name', 'Salma', 'full-name'],
    ['name', '   ', 'full-name-required'],
    ['name', '\u200f \u200f', 'full-name-required'],
    ['name', '\u200b \u2060', 'full-name-required'],
    ['name', '. .', 'full-name'],
    ['name', '👩🏽‍🦱 🌸', 'full-name'],
    ['name', 'Salma 🌸', 'full-name'],
    ['name', '12 34', 'full-name'],
    ['name', `Salma ${'a'.repeat(200)}`, 'too-long'],
    ['email', ' \u200e', 'email-required'],
    ['email', 'salma', 'email-invalid'],
    ['email', 'salma@example', 'email-invalid'],
    ['email', 'sal ma@example.com', 'email-invalid'],
    ['email', 'a@b@example.com', 'email-invalid'],
    ['email', 'x@example.com\nBcc: y@example.com', 'email-invalid'],
    ['email', `${'a'.repeat(250)}@example.com`, 'too-long'],
    ['phone', '', 'phone-required'],
    ['phone', '12', 'phone-invalid'],
    ['phone', '+2126123456789999', 'phone-invalid'],
    ['phone', 'call me', 'phone-invalid'],
    ['isSixteen', '', 'age-required'],
  ])('refuses %s %j with %s', (field, typed, problem) => {
    const reading = readForm(detailsForm, { ...filled, [field]: typed });
    expect(reading.ok ? 'taken' : reading.problems).toEqual({ [field]: problem });
  });

  it('keeps everything that was typed when one field is refused', () => {
    const reading = readForm(detailsForm, { ...filled, name: 'Salma' });
    expect(reading.typed).toEqual({ ...filled, name: 'Salma' });
  });

  it('names every missing field at once', () => {
    const reading = readForm(detailsForm, {});
    expect(reading.ok ? [] : Object.keys(reading.problems).sort()).toEqual([
      'email',
      'isSixteen',
      'name',
      'phone',
    ]);
  });

  it('never throws, and outputs only what can be stored, whatever was typed', () => {
    const anything = fc.record({
      name: fc.string({ unit: anyCharacter }),
      email: fc.string({ unit: anyCharacter }),
      phone: fc.string({ unit: anyCharacter }),
    });
    forAll(tries(2_000), anything, (typed) => {
      const reading = readForm(detailsForm, { ...filled, ...typed });
      if (reading.ok) expect(Object.values(reading.value).join('')).not.toMatch(/\p{Cc}/u);
    });
  });
});

describe('the form of a gift', () => {
  const gift = { ...filled, gift: 'on', recipientName: 'Hiba', recipientEmail: 'hiba@example.com' };
  const problemsOf = (typed: Record<string, string>) => {
    const reading = readForm(typedFormOf('course', gift), { ...gift, ...typed });
    return reading.ok ? {} : reading.problems;
  };

  it('tells an empty recipient from a wrong one, and asks for no e-mail address', () => {
    expect(problemsOf({ recipientName: ' ', recipientEmail: '' })).toEqual({
      recipientName: 'recipient-required',
    });
    expect(problemsOf({ recipientName: 'see evil.example', recipientEmail: 'hiba@' })).toEqual({
      recipientName: 'recipient-name',
      recipientEmail: 'email-invalid',
    });
  });
});

describe('a transfer code', () => {
  it('is the same however it is spaced, dashed or cased', () => {
    for (const typed of ['12 34-ab', ' 1234AB ', '１２３４ａｂ', '12.34/Ab'])
      expect(normaliseTransferCode(typed)).toBe('1234AB');
  });

  it('is the same in digits of any script, with look-alike letters, and with fillers', () => {
    for (const typed of [
      '١٢٣٤ab',
      '۱۲۳۴AB',
      '१२३४ab',
      '๑๒๓๔AB',
      '1234АВ',
      '1234αβ',
      '1ـ2ـ34Ab',
      '1234áb',
      'ʰ1234ab\u0301',
    ])
      expect(normaliseTransferCode(typed), typed).toBe('1234AB');
  });

  it('as read by the form is capital Latin letters and digits, whatever was typed', () => {
    const signs = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'12abЖАΩΑ٤४ـʰ́-𞥐½①'), maxLength: 12 }),
    );
    forAll(tries(5_000), signs, (transferCode) => {
      const reading = readForm(cashTransferForm, { transferCode });
      if (reading.ok) expect(reading.value.transferCode).toMatch(/^[A-Z0-9]{3,40}$/);
      else
        expect(reading.problems).toEqual({
          transferCode: oneLine(transferCode) === '' ? 'transfer-code-required' : 'transfer-code',
        });
    });
  });

  it('accepts every digit of every script', () => {
    const all = Array.from({ length: 0x110000 }, (_, point) => point).filter(
      (point) => (point < 0xd800 || point > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(point)),
    );
    const counted = normaliseTransferCode(String.fromCodePoint(...all));
    expect(counted).toBe('0123456789'.repeat(all.length / 10));
  });

  it('normalised twice is normalised once', () => {
    forAll(tries(5_000), fc.string({ unit: anyCharacter, maxLength: 80 }), (typed) => {
      const once = normaliseTransferCode(typed);
      expect(normaliseTransferCode(once)).toBe(once);
    });
  });

  it.each([
    ['', 'transfer-code-required'],
    [' \u200f', 'transfer-code-required'],
    ['ab', 'transfer-code'],
    ['- - -', 'transfer-code'],
    ['  12 ', 'transfer-code'],
    ['a'.repeat(41), 'transfer-code'],
    ['كود١٢٣', 'transfer-code'],
    ['12Ж4', 'transfer-code'],
    ['\u02B0\u02B0\u02B0', 'transfer-code'],
    ['a'.repeat(81), 'too-long'],
  ])('refuses %j', (transferCode, problem) => {
    const reading = readForm(cashTransferForm, { transferCode });
    expect(reading.ok ? 'taken' : reading.problems['transferCode']).toBe(problem);
  });

  it('needs three characters that count', () => {
    expect(readForm(cashTransferForm, { transferCode: 'a-b c' })).toMatchObject({
      ok: true,
      value: { transferCode: 'ABC' },
    });
  });
});

it('a method that does not exist is refused', () => {
  for (const paymentOption of ['', 'card', 'Stripe', 'Free'])
    expect(readForm(methodForm, { paymentOption }).ok).toBe(false);
});

it('a bank transfer needs its tick', () => {
  expect(readForm(bankTransferForm, {})).toMatchObject({
    ok: false,
    problems: { transferred: 'bank-transfer-unconfirmed' },
  });
});
