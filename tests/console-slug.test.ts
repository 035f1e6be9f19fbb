/** The address that the console suggests for a new record. */
import { expect, it } from 'vitest';
import { slugOf } from '../console/src/catalogue/use-slug-of-name.ts';
import { isSlug } from '../src/platform/records/record.ts';
import { anyCharacter, fc, forAll } from './support/properties.ts';

it('turns a name into lower case letters, digits and dashes, without accents', () => {
  expect(slugOf('L’art du thé à Fès')).toBe('l-art-du-the-a-fes');
  expect(slugOf('  UGC: 2nd edition! ')).toBe('ugc-2nd-edition');
});

it('writes Arabic in Latin letters; it is empty for a name without any', () => {
  expect(slugOf('فن الشاي')).toBe('fn-alchai');
  expect(slugOf('مَرحبًا: 2026')).toBe('marhba-2026');
  expect(slugOf('茶!')).toBe('');
});

it('suggests nothing that the server would refuse', () => {
  forAll(fc.string({ unit: anyCharacter, maxLength: 200 }), (name) => {
    const slug = slugOf(name);
    expect(slug === '' || isSlug(slug)).toBe(true);
  });
});
