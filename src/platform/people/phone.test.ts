import { describe, expect, it } from 'vitest';
import { toE164 } from './phone.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

describe('a phone number', () => {
  it.each([
    ['0612345678', '+212612345678'],
    ['06 12 34 56 78', '+212612345678'],
    ['+212 6 12-34-56-78', '+212612345678'],
    ['00212612345678', '+212612345678'],
    ['+2120612345678', '+212612345678'],
    ['+212(0)612345678', '+212612345678'],
    ['0712345678', '+212712345678'],
    ['0721234567', '+212721234567'],
    ['0751234567', '+212751234567'],
    ['0776123456', '+212776123456'],
    ['0522123456', '+212522123456'],
    ['0801234567', '+212801234567'],
    ['۰۶۱۲۳۴۵۶۷۸', '+212612345678'],
    ['٠٦١٢٣٤٥٦٧٨', '+212612345678'],
    ['０６１２３４５６７８', '+212612345678'],
    ['06\u200e12345678', '+212612345678'],
    ['\u202a+212 612-345678\u202c', '+212612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+1 202 555 0142', '+12025550142'],
  ])('typed as %s is stored as %s', (typed, stored) => {
    expect(toE164(typed)).toBe(stored);
  });

  it.each(['', 'abc', '123', '+212', '+999123456789', '+989000', '06123456789999'])(
    '%j is not a phone number',
    (typed) => {
      expect(toE164(typed)).toBeNull();
    },
  );

  it('is stored as E.164 or not at all, and storing it twice changes nothing', () => {
    forAll(
      tries(3_000),
      fc.string({ unit: fc.constantFrom(...'0123456789+ -()٠٦'), maxLength: 20 }),
      (typed) => {
        const stored = toE164(typed);
        if (stored === null) return;
        expect(stored).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(toE164(stored)).toBe(stored);
      },
    );
  });
});
