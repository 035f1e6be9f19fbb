import { expect, test } from 'vitest';
import { cataloguePath } from './courses.tsx';

test('another filter keeps the search, and the catalogue without filters has the plain address', () => {
  expect(cataloguePath('/ar/courses', { text: 'تجارة', virtualOnly: true })).toBe(
    `/ar/courses?type=virtual&q=${encodeURIComponent('تجارة')}`,
  );
  expect(cataloguePath('/courses', { text: '', virtualOnly: false })).toBe('/courses');
});
