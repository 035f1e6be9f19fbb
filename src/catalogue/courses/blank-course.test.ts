import { expect, test } from 'vitest';
import { blankCourse } from './blank-course.ts';
import { isAdvice } from '../../platform/records/record-fault.ts';
import { missingIn, readRecord } from '../../admin/records/record-faults.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test('whatever is known of it, a blank course is a valid draft that cannot be published', () => {
  forAll(
    fc.constantFrom('en' as const, 'ar' as const),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 2_500 }),
    (locale, name, aboutTrainer) => {
      const course = blankCourse({ slug: 'zellij', locale, name, aboutTrainer });
      expect(readRecord('course', course)).toMatchObject({ ok: true });
      expect(missingIn('course', course).some((fault) => !isAdvice(fault))).toBe(true);
    },
  );
});

test('invisible characters, and line breaks in a title, are removed', () => {
  const { words } = blankCourse({
    slug: 'zellij',
    locale: 'en',
    name: 'Tiles\u202E\nby hand',
    aboutTrainer: 'I cut\u0007 tiles.\nDaily.',
  });
  expect([words.en.name, words.en.instructorBio]).toEqual(['Tiles by hand', ['I cut tiles.\nDaily.']]);
});

test('the title is in the language the trainer wrote in', () => {
  const { words } = blankCourse({ slug: 'zellij', locale: 'ar', name: 'الزليج', aboutTrainer: '' });
  expect([words.ar.name, words.en.name, words.ar.instructorBio]).toEqual(['الزليج', '', []]);
});
