import { expect, test } from 'vitest';
import { trainers } from '../../../../content/sample/trainers.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { describeTrainer } from './home-sections.tsx';

const [trainer] = trainers;
const viewOf = (course: string | null, locale: 'en' | 'ar' = 'en') => {
  if (trainer === undefined) throw new Error('the sample has trainers');
  return describeTrainer({ ...trainer, course }, new Set(['ecommerce-mastery']), linksIn(locale), locale);
};

test('a trainer’s card leads to the trainer’s course, in the language of the page', () => {
  expect(viewOf('ecommerce-mastery').href).toBe('/courses/ecommerce-mastery');
  expect(viewOf('ecommerce-mastery', 'ar').href).toBe('/ar/courses/ecommerce-mastery');
});

test('the card of a trainer without a course, or with one that is not in the catalogue, leads to all courses', () => {
  expect(viewOf(null).href).toBe('/courses');
  expect(viewOf('left-last-year', 'ar').href).toBe('/ar/courses');
});
