import { describe, expect, it } from 'vitest';
import {
  creditNoteCount,
  creditNoteNumber,
  creditNotePattern,
  creditNotesOf,
  paidBackStateOf,
} from './refund.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

describe('the number of a credit note', () => {
  it('is read as it is written', () => {
    forAll(fc.integer({ min: 1, max: 9_999_999 }), (count) => {
      const number = creditNoteNumber('2026', count);
      expect(number).toMatch(creditNotePattern);
      expect(number.startsWith(creditNotesOf('2026'))).toBe(true);
      expect(creditNoteCount(number)).toBe(count);
    });
  });

  it('that is none is refused', () => {
    for (const text of ['', 'CN-2026-', 'CN-2026-123', 'cn-2026-0001', 'CN-2026-0001 '])
      expect(() => creditNoteCount(text), text).toThrow();
  });
});

describe('a refunded order', () => {
  it.each([
    [['due'], 'to-pay-back'],
    [['cancelled', 'pending'], 'to-pay-back'],
    [['done', 'due'], 'to-pay-back'],
    [['done', 'failed'], 'pay-back-failed'],
    [['cancelled', 'done'], 'paid-back'],
    [[], 'to-pay-back'],
  ] as const)('whose refunds are %j is called %s', (states, called) => {
    expect(paidBackStateOf(states)).toBe(called);
  });
});
