import { describe, expect, it } from 'vitest';
import { canBeDrawn, drawable, inItsDirection, leftToRight, visualRuns } from './visual-runs.ts';

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
  it('has Latin digits, and each letter as it was written', () => {
    expect(drawable('أگادير ٢٠٢٦')).toBe('أگادير 2026');
  });

  it.each([
    'Ḥanane Ṭahiri',
    'Tiziri Aɣrif',
    'Lɛarbi',
    'Ḍrissia Ṛmiti Ṣfia Ẓohra',
    'ⵜⵉⵣⵉⵔⵉ ⴰⵖⵔⵉⴼ',
    'Nguyễn Thị',
    'Ольга',
    'ݣلثوم',
  ])('has every letter of %s', (name) => {
    expect(drawable(name)).toBe(name);
    expect(canBeDrawn(name)).toBe(true);
  });

  it('writes forms of older programs as the letters they stand for', () => {
    expect(drawable('\ufee3\ufea4\ufee4\ufeaa ﷲ ﬁkri')).toBe('محمد الله fikri');
    expect(canBeDrawn('\ufee3\ufea4\ufee4\ufeaa')).toBe(true);
  });

  it('sets a word that the typeface lacks a letter of whole in the other one', () => {
    expect(visualRuns('Tiziri Aɣrif', 'ltr').map(({ text, family }) => [text, family])).toEqual([
      ['Tiziri ', 'latin'],
      ['Aɣrif', 'other-latin'],
    ]);
    expect(visualRuns('أگادير', 'rtl').map(({ family }) => family)).toEqual(['other-arabic']);
    expect(visualRuns('Salma g\u0323az', 'ltr').at(-1)).toMatchObject({ family: 'other-latin' });
  });

  it('leaves out emoji and control characters, and has question marks for letters it cannot print', () => {
    expect(drawable('Salma 🌸\u0000\u200b')).toBe('Salma ');
    expect(drawable('陈丽')).toBe('??');
    expect(canBeDrawn('陈丽')).toBe(false);
    expect(canBeDrawn('Salma 🌸')).toBe(false);
  });
});
