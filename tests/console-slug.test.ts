/** The address that the console suggests for a new record. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from '../console/src/catalogue/use-slug-of-name.ts';
import { isSlug } from '../src/features/catalogue/record.ts';

it('turns a name into lower case letters, digits and dashes, without accents', () => {
  expect(slugOf('L’art du thé à Fès')).toBe('l-art-du-the-a-fes');
  expect(slugOf('  UGC: 2nd edition! ')).toBe('ugc-2nd-edition');
});

it('is empty for a name in Arabic script only: staff type one', () => {
  expect(slugOf('فن الشاي')).toBe('');
});

it('suggests nothing that the server would refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const slug = slugOf(name);
      expect(slug === '' || isSlug(slug)).toBe(true);
    }),
  );
});
