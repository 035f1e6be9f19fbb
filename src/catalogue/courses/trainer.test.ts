import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import { fieldOf } from '../../academy/settings/settings.ts';
import { experienceOf } from './trainer.ts';

test('a trainer’s field and years are shown where the record has them', () => {
  const t = words.en;
  expect(experienceOf({ field: fieldOf({}, 'commerce'), yearsOfExperience: 7 }, t, 'en')).toBe(
    'E-commerce · 7 years of experience',
  );
  expect(experienceOf({ yearsOfExperience: 1 }, t, 'en')).toBe('1 year of experience');
  expect(experienceOf({ field: null }, t, 'en')).toBeNull();
});
