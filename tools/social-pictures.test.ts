import { expect, test } from 'vitest';
import { socialPictures } from './draw-social.ts';

test('each page and record has a picture for messengers of its own, in both languages', () => {
  const all = socialPictures();
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  for (const locale of ['en', 'ar'] as const) {
    const said = all.filter((one) => one.locale === locale).map(({ title, fact }) => `${title} ${fact}`);
    expect(new Set(said).size).toBe(all.length / 2);
  }
});
