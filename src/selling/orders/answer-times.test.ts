import { expect, test } from 'vitest';
import { words } from '../../words.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { answerBy, promiseForCash } from './answer-times.ts';

const checks = { days: [1, 2, 3, 4, 5, 6], times: ['12:00', '18:00'] };

/** Tuesday is 3 March 2026, which Morocco spends an hour behind its summer clock: in Ramadan it keeps to UTC. */
function saidAt(instant: string, locale: Locale = 'en', hours = checks): string[] {
  const hear = { ...words[locale].enrol.hear, cash: (before: string, by: string) => `${before}, ${by}` };
  return promiseForCash(hours, { kind: 'course', now: new Date(instant), words: hear, locale }).split(', ');
}

test.each([
  ['on a morning both are today', '2026-03-03T09:00:00Z', ['today before 12:00', 'today before 18:00']],
  [
    'in the afternoon the answer comes tomorrow',
    '2026-03-03T13:00:00Z',
    ['today before 18:00', 'tomorrow before 12:00'],
  ],
  [
    'at the instant of a check the next one counts',
    '2026-03-03T12:00:00Z',
    ['today before 18:00', 'tomorrow before 12:00'],
  ],
  [
    'on Saturday evening it is Monday',
    '2026-03-07T20:00:00Z',
    ['on Monday before 12:00', 'on Monday before 18:00'],
  ],
])('%s', (_, instant, expected) => {
  expect(saidAt(instant)).toEqual(expected);
});

test('after the promised hour the next check is named, never a past one', () => {
  const claimed = new Date('2026-03-03T09:00:00Z');
  const at = (now: string) => answerBy(checks, claimed, new Date(now)).toISOString();
  expect(at('2026-03-03T09:00:01Z')).toBe('2026-03-03T18:00:00.000Z');
  expect(at('2026-03-03T18:00:00Z')).toBe('2026-03-04T12:00:00.000Z');
});

test('in Arabic too, and by other hours of checks', () => {
  expect(saidAt('2026-03-07T20:00:00Z', 'ar')).toEqual(['يوم الاثنين قبل 12:00', 'يوم الاثنين قبل 18:00']);
  expect(saidAt('2026-03-03T09:00:00Z', 'ar')).toEqual(['اليوم قبل 12:00', 'اليوم قبل 18:00']);
  expect(saidAt('2026-03-03T09:00:00Z', 'en', { days: [5], times: ['17:00'] })).toEqual([
    'on Friday before 17:00',
    'on Friday before 17:00',
  ]);
});

test('whoever waits for an hour reads of the appointment, and nobody that something opens then', () => {
  for (const locale of ['en', 'ar'] as const) {
    const { hear } = words[locale].enrol;
    const now = new Date('2026-03-03T09:00:00Z');
    const said = promiseForCash(checks, { kind: 'consultation', now, words: hear, locale });
    expect(said).toBe(hear.cashForHour(hear.today('12:00'), hear.today('18:00')));
  }
});
