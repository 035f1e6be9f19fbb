import { expect, test } from 'vitest';
import { didYouMean, distance } from './not-found.tsx';

const pages = ['/courses', '/workshops', '/blog', '/community', '/contact', '/about'].map((href) => ({
  href,
}));
const meant = (path: string) => didYouMean(path, pages)?.href ?? null;

test('one letter added, dropped, changed or swapped is one step', () => {
  expect(['coursess', 'corses', 'coursez', 'cuorses'].map((typed) => distance(typed, 'courses'))).toEqual([
    1, 1, 1, 1,
  ]);
});

test('a mistyped address means the page whose address is close', () => {
  expect(meant('/corses')).toBe('/courses');
  expect(meant('/workshps/content-creation-class')).toBe('/workshops');
  expect(meant('/blgo')).toBe('/blog');
  expect(meant('/Comunity')).toBe('/community');
});

test('an Arabic address means an Arabic page', () => {
  expect(didYouMean('/ar/contcat', [{ href: '/ar/contact' }])?.href).toBe('/ar/contact');
});

test('what is close to nothing means nothing', () => {
  expect(meant('/wp-admin')).toBeNull();
  expect(meant('/nothing-here')).toBeNull();
  expect(meant('/x')).toBeNull();
  expect(meant(`/${'c'.repeat(3000)}`)).toBeNull();
});
