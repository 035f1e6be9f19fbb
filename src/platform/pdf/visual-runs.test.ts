import { describe, expect, it } from 'vitest';
import { drawable, inItsDirection, leftToRight, visualRuns } from './visual-runs.ts';

/** A line as it is printed, from left to right; Arabic stretches still in the order of reading. */
const seen = (line: string, base: 'ltr' | 'rtl'): string =>
  visualRuns(line, base)
    .map(({ text }) => text)
    .join('|');

describe('a line as it is printed', () => {
  it('stays as it is where everything reads left to right', () => {
    expect(seen('Receipt MEM-123456-a1b2', 'ltr')).toBe('Receipt MEM-123456-a1b2');
  });

  it('begins at the right in Arabic, with numbers and codes left to right inside', () => {
    expect(seen(`الطلب ${leftToRight('MEM-12 (x)')} مدفوع`, 'rtl')).toBe('مدفوع| |MEM-12 (x)|الطلب ');
    expect(seen('قبل 21 نونبر 2026', 'rtl')).toBe('2026|نونبر | |21|قبل ');
  });

  it('turns brackets towards what they hold', () => {
    // Drawn from the left: the bracket that opens to the right, the name, the one that closes.
    expect(seen('سلمى (العلوي)', 'rtl')).toBe(['(', 'العلوي', ')', 'سلمى '].join('|'));
    expect(seen('Receipt (paid)', 'ltr')).toBe('Receipt (paid)');
  });

  it('leaves a name in its own direction and the line in another', () => {
    expect(seen(`Buyer: ${inItsDirection('سلمى بنعبد العالي')}, paid`, 'ltr')).toBe(
      'Buyer: |سلمى بنعبد العالي|, paid',
    );
  });

  it('takes letters of the rest of Europe from their own font', () => {
    expect(visualRuns('Łucja', 'ltr').map(({ family }) => family)).toEqual(['latin-more', 'latin']);
  });
});

describe('text that can be drawn', () => {
  it('has Latin digits, and letters with extra dots without them', () => {
    expect(drawable('أگادير ٢٠٢٦')).toBe('أكادير 2026');
  });

  it('leaves out emoji and control characters, and has question marks for letters it cannot print', () => {
    expect(drawable('Salma 🌸\u0000\u200b')).toBe('Salma ');
    expect(drawable('Ольга')).toBe('?????');
  });
});
