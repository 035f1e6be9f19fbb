import { expect, test } from 'vitest';
import { locales } from '../src/platform/i18n/locale.ts';
import { socialPictures } from './draw-social.ts';

test('each page and record has a picture for messengers of its own, in each language', () => {
  const all = socialPictures();
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  for (const locale of locales) {
    const said = all.filter((one) => one.locale === locale).map(({ title, fact }) => `${title} ${fact}`);
    expect(new Set(said).size).toBe(all.length / locales.length);
  }
});
