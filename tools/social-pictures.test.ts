import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { socialPictures } from './draw-social.ts';

test('a picture for messengers shows the drawing of its record, the same in both languages', () => {
  const pictures = socialPictures();
  expect(pictures.length).toBeGreaterThan(50);
  expect(pictures.filter(({ drawing }) => !existsSync(drawing))).toEqual([]);
  const shown = (locale: string) => pictures.filter((one) => one.locale === locale).map((one) => one.drawing);
  expect(shown('ar')).toEqual(shown('en'));
  expect(new Set(shown('ar')).size).toBe(shown('ar').length);
});
