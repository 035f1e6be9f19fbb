/** The staff console shows the hours of checks in the words that buyers read, and in French. */
import { expect, test } from 'vitest';
import { checksInWords as inConsole } from '../console/src/claims/claims-page.tsx';
import { claims as ar } from '../console/src/words/orders/ar.ts';
import { claims as en } from '../console/src/words/orders/en.ts';
import { claims as fr } from '../console/src/words/orders/fr.ts';
import { emailWords } from '../src/email-words.ts';
import { checksInWords } from '../src/platform/time/checks-in-words.ts';
import { weekPartOf } from '../src/platform/time/check-hours.ts';

const hours = [
  ['17:00'],
  ['12:00', '18:00'],
  ['18:00', '10:00', '14:30'],
  ['08:00', '10:00', '12:00', '14:00'],
];
/** Every set of weekdays but the empty one. */
const weeks = Array.from({ length: 127 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => ((bits + 1) >> (day - 1)) & 1),
);
const words = { en, fr, ar };
const inWords = (locale: keyof typeof words, times: string[], days: number[]): string =>
  inConsole({ times, week: weekPartOf(days) }, { claims: words[locale], locale });

test('staff read the same days and times as buyers, whatever they are', () => {
  for (const locale of ['en', 'ar'] as const)
    for (const [at, days] of weeks.entries()) {
      const times = hours[at % hours.length] ?? [];
      expect(inWords(locale, times, days)).toBe(
        checksInWords({ times, days }, emailWords[locale].refunds.checks, locale),
      );
    }
});

test('in French it reads as if it were written by hand', () => {
  expect(inWords('fr', ['12:00', '18:00'], [1, 2, 3, 4, 5, 6])).toBe(
    'deux fois par jour, avant 12:00 et avant 18:00, du lundi au samedi',
  );
  expect(inWords('fr', ['17:00'], [1, 2, 3, 4, 5])).toBe(
    'une fois par jour, avant 17:00, du lundi au vendredi',
  );
  expect(inWords('fr', ['10:00', '14:30', '18:00'], [1, 2, 3, 4, 5, 6, 7])).toBe(
    'trois fois par jour, avant 10:00, 14:30 et 18:00, sept jours sur sept',
  );
  expect(inWords('fr', ['17:00'], [1, 2, 3, 4, 6, 7])).toBe(
    'une fois par jour, avant 17:00, tous les jours sauf le vendredi',
  );
  expect(inWords('fr', ['17:00'], [2, 5])).toBe('une fois par jour, avant 17:00, les mardi et vendredi');
  expect(inWords('fr', ['17:00'], [1])).toBe('chaque lundi, avant 17:00');
});
