import { expect, test } from 'vitest';
import { workshops } from '../../../content/sample/workshops.ts';
import { words } from '../../../content/words.ts';
import { linksIn } from '../../links.ts';
import { describeWorkshop } from './workshop-view.ts';

const [workshop] = workshops;
const on = (day: string, locale: 'en' | 'ar' = 'en') => {
  if (workshop === undefined) throw new Error('the sample has workshops');
  const held = { ...workshop, heldOn: '2026-06-20', capacity: 40 };
  return describeWorkshop(held, {
    say: words[locale],
    links: linksIn(locale),
    locale,
    now: new Date(`${day}T12:00:00Z`),
  });
};

test('a workshop to come tells its date, also on its own day', () => {
  expect(on('2026-06-20').when).toBe('20 June 2026');
  expect(on('2026-06-20').isPast).toBe(false);
});

test('a past workshop takes names for its next session', () => {
  expect(on('2026-06-21')).toMatchObject({ isPast: true, when: words.en.home.workshops.past });
});

test('Arabic counts forty seats in the singular, as Arabic does', () => {
  expect(on('2026-06-01', 'ar').seats).toBe('40 مقعدًا');
});
