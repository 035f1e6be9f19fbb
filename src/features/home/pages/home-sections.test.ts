import { expect, test } from 'vitest';
import { trainers } from '../../../../content/sample/trainers.ts';
import { linksIn } from '../../site/links.ts';
import { describeTrainer } from './home-sections.tsx';

const [trainer] = trainers;
const told = (course: string | null, locale: 'en' | 'ar' = 'en') => {
  if (trainer === undefined) throw new Error('the sample has trainers');
  return describeTrainer({ ...trainer, course }, new Set(['ecommerce-mastery']), linksIn(locale), locale);
};

test('a trainer leads to her course, in the language of the page', () => {
  expect(told('ecommerce-mastery').href).toBe('/courses/ecommerce-mastery');
  expect(told('ecommerce-mastery', 'ar').href).toBe('/ar/courses/ecommerce-mastery');
});

test('a trainer without a course, or with one that is not in the catalogue, leads to all courses', () => {
  expect(told(null).href).toBe('/courses');
  expect(told('left-last-year', 'ar').href).toBe('/ar/courses');
});
