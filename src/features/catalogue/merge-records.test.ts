import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeRecords, sameText } from './merge-records.ts';

const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.integer()));
const key = fc.constantFrom('price', 'name', 'words', 'soon');
const record = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf)));

describe('two changes of one record', () => {
  test('what one changed and what the other changed are both kept', () => {
    const base = { price: 100, comingSoon: true, words: { en: { name: 'Sew' }, ar: { name: 'خياطة' } } };
    const mine = { ...base, words: { ...base.words, en: { name: 'Sewing' } } };
    const theirs = { ...base, comingSoon: false };
    expect(mergeRecords(base, mine, theirs)).toEqual({ ok: true, record: { ...mine, comingSoon: false } });
  });

  test('what both changed in another way is named, and nothing is decided', () => {
    const clash = mergeRecords(
      { words: { en: { name: 'a' } } },
      { words: { en: { name: 'b' } } },
      { words: { en: { name: 'c' } } },
    );
    expect(clash).toEqual({ ok: false, clashes: ['words.en.name'] });
    expect(mergeRecords({ faq: [1] }, { faq: [1, 2] }, { faq: [] })).toEqual({ ok: false, clashes: ['faq'] });
  });

  test('a field that one took away stays away', () => {
    expect(mergeRecords({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 })).toEqual({ ok: true, record: { b: 2 } });
  });

  test('whoever changed nothing loses nothing and undoes nothing', () => {
    fc.assert(
      fc.property(record, record, (base, changed) => {
        for (const merged of [mergeRecords(base, changed, base), mergeRecords(base, base, changed)])
          expect(sameText(merged.ok && merged.record)).toBe(sameText(changed));
      }),
    );
  });

  test('it does not matter who of the two is asked first', () => {
    fc.assert(
      fc.property(record, record, record, (base, one, other) => {
        const [first, second] = [mergeRecords(base, one, other), mergeRecords(base, other, one)];
        expect(first.ok).toBe(second.ok);
        expect(sameText(first.ok && first.record)).toBe(sameText(second.ok && second.record));
      }),
    );
  });
});
