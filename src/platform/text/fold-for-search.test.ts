import { describe, expect, it } from 'vitest';
import { foldForSearch, foldTogether, foundIn, longestSearch } from './fold-for-search.ts';
import { anyCharacter, fc, forAll, tries } from '../../../tests/support/properties.ts';

const arabicWord = fc.string({
  unit: fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآٱىةؤئء'),
  minLength: 1,
  maxLength: 12,
});
const vowelSigns = ['\u064b', '\u064e', '\u064f', '\u0650', '\u0651', '\u0652', '\u0670', '\u0640'];

describe('folding for search', () => {
  it.each([
    ['التِّجَارَةُ الإلِكْترونِيّة', 'التجاره الالكترونيه'],
    ['أإآٱا', 'ااااا'],
    ['مستوى', 'مستوي'],
    ['مؤتمر', 'موتمر'],
    ['شاطئ', 'شاطي'],
    ['الســـوق', 'السوق'],
    ['٢٠٢٦', '2026'],
    ['۲۰۲۶', '2026'],
    ['E-Commerce  Mastery!', 'e commerce mastery'],
    ['Création de Contenu', 'creation de contenu'],
    ['İstanbul', 'istanbul'],
    ['ﻷ', 'لا'],
    ['🎉', ''],
  ])('%s becomes %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it.each(['ecommerce', 'E–commerce', 'e commerce', 'E-COMMERCE', 'ecommerce mastery', 'e\u200bcommerce'])(
    'hyphens, dashes, spaces and nothing are one: %s',
    (searched) => {
      expect(foundIn(['E-Commerce Mastery'], searched)).toBe(true);
      expect(foundIn(['Ecommerce Mastery'], searched)).toBe(true);
    },
  );

  it('finds no word across the ends of two others, and parts numbers', () => {
    expect(foundIn(['The art of selling'], 'hear')).toBe(false);
    expect(foldTogether('1.5 kg')).toBe('1 5kg');
  });

  it('folded twice is folded once', () => {
    forAll(tries(5_000), fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
      const once = foldForSearch(text);
      expect(foldForSearch(once)).toBe(once);
    });
  });

  it('finds an Arabic word wherever vowel signs and tatweel are put into it', () => {
    forAll(
      tries(2_000),
      arabicWord,
      fc.infiniteStream(fc.constantFrom('', '', ...vowelSigns)),
      (word, signs) => {
        const decorated = [...word].map((character) => character + (signs.next().value ?? '')).join('');
        expect(foundIn([`دورة ${word} للنساء`], decorated)).toBe(true);
        expect(foundIn([`دورة ${decorated} للنساء`], word)).toBe(true);
      },
    );
  });

  it('finds a Latin name in any case', () => {
    forAll(fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1 }), (name) => {
      expect(foundIn([name], name.toUpperCase())).toBe(true);
    });
  });
});

describe('searching', () => {
  const names = ['E-commerce Mastery', 'إتقان التجارة الإلكترونية'];
  it.each(['', '   ', '!!!', 'commerce', 'MASTERY e', 'اتقان', 'التجاره', 'الالكترونية إتقان', 'master'])(
    '%j finds it',
    (typed) => {
      expect(foundIn(names, typed)).toBe(true);
    },
  );
  it.each(['fashion', 'commerce fashion', 'mastery اتقان', 'الموضة'])('%j does not', (typed) => {
    expect(foundIn(names, typed)).toBe(false);
  });

  it('looks at a bounded part of a long text', () => {
    expect(foundIn(names, 'mastery'.padEnd(longestSearch, ' ') + 'fashion')).toBe(true);
    // Folded whole, its last word would be looked for and not be found.
    expect(foundIn(names, `${'ً'.repeat(1_000_000)}zzz`)).toBe(true);
  });
});
