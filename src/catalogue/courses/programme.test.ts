import { inEach } from '../../platform/i18n/locale.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../../../tests/support/builders.ts';
import type { OutlineLesson, OutlineModule } from '../../learning/classroom/classroom.service.ts';
import { type PlannedModule, areSilent, comingDay, countsAmong, programmeOf, unitsOf } from './programme.ts';

const lesson = (title: string, of: Partial<OutlineLesson> = {}): OutlineLesson => ({
  id: title,
  key: title,
  kind: 'text',
  title: inEach(() => title),
  minutes: 10,
  isFree: false,
  isRequired: true,
  counts: true,
  opensAfterDays: 0,
  task: null,
  dueAfterDays: null,
  weights: {},
  ...of,
});
const one = (title: string, ...lessons: OutlineLesson[]): OutlineModule => ({
  id: title,
  title: inEach(() => title),
  lessons,
});

const announced = [
  { title: '01', subtitle: 'A shop', lessons: ['A name', 'A price'] },
  { title: '02', subtitle: 'A customer', lessons: ['Who she is'] },
  { title: '03', subtitle: 'A parcel', lessons: ['The road'] },
];
const levels = (...titles: string[]) => titles.map((title) => ({ title, subtitle: 'More', lessons: [] }));
const aRecord = (en: string[], ar: string[] = en) => {
  const { words, ...others } = aCourse();
  return {
    ...others,
    words: inEach((one) => ({ ...words[one], curriculum: levels(...(one === 'ar' ? ar : en)) })),
  };
};
const planned = (en: string, ar = en, ...published: boolean[]): PlannedModule => ({
  id: en,
  title: { en, ar, fr: en },
  opensAfterDays: 0,
  lessons: published.map((isPublished, index) => ({
    id: `${en} ${index}`,
    counts: true,
    isPublished,
    addedAt: new Date(0),
  })),
});

describe('the programme of a course', () => {
  const written = [
    one('01 · A shop', lesson('welcome', { opensAfterDays: -1_000 }), lesson('A name')),
    one('02 · A customer', lesson('Who she is', { opensAfterDays: 7 })),
  ];

  it('has each module once: as the classroom has it, else as the record announces it', () => {
    expect(programmeOf(announced, written, 'en')).toEqual([
      { title: '01', subtitle: 'A shop', lessons: ['welcome', 'A name'], opensAfterDays: 0 },
      { title: '02', subtitle: 'A customer', lessons: ['Who she is'], opensAfterDays: 7 },
      { ...announced[2], opensAfterDays: null },
    ]);
  });

  it('keeps a module that the record does not announce', () => {
    const more = [one('Before you begin', lesson('Your phone')), ...written];
    expect(programmeOf(announced, more, 'en')?.map(({ subtitle }) => subtitle)).toEqual([
      'Before you begin',
      'A shop',
      'A customer',
      'A parcel',
    ]);
  });

  it('is the record’s alone where the classroom has no lessons, or names its modules in another way', () => {
    for (const modules of [[], [one('012 · A shop', lesson('A name'))]])
      expect(programmeOf(announced, modules, 'en')).toBeNull();
  });
});

describe('the units of a course', () => {
  const shown = (...units: Parameters<typeof unitsOf>) =>
    unitsOf(...units).map(({ title, hasLessons }) => `${title.en}${hasLessons ? '' : ' (to come)'}`);

  it('are the modules of the classroom and, in their places, those that the record only announces', () => {
    const modules = [planned('Before', 'قبل', true), planned('01 · A', '01 · أ', true), planned('03', '03')];
    expect(shown(aRecord(['01', '02', '03', '04']), modules)).toEqual([
      'Before',
      '01 · A',
      '02 · More (to come)',
      '03 (to come)',
      '04 · More (to come)',
    ]);
  });

  it('are found by their name in either language, and by their order where no name is known', () => {
    const inArabic = [planned('A shop', 'الوحدة 1 · متجر', true)];
    expect(shown(aRecord(['Unit 1', 'Unit 2'], ['الوحدة 1', 'الوحدة 2']), inArabic)).toEqual([
      'A shop',
      'Unit 2 · More (to come)',
    ]);
    const otherwise = [planned('Week A', 'أ', true), planned('Week B', 'ب', true)];
    expect(shown(aRecord(['1', '2', '3', '4']), otherwise)).toEqual([
      'Week A',
      'Week B',
      '3 · More (to come)',
      '4 · More (to come)',
    ]);
    expect(shown(aRecord(['1']), otherwise)).toEqual(['Week A', 'Week B']);
    expect(shown(aRecord([]), otherwise)).toEqual(['Week A', 'Week B']);
    expect(shown(aRecord(['1']), [])).toEqual(['1 · More (to come)']);
  });
});

it('required lessons count, without live sessions; all where none is required', () => {
  const [text, live, extra] = [
    { kind: 'text', isRequired: true },
    { kind: 'live', isRequired: true },
    { kind: 'text', isRequired: false },
  ] as const;
  expect([text, live, extra].map(countsAmong([text, live, extra]))).toEqual([true, false, false]);
  expect([live, extra].map(countsAmong([live, extra]))).toEqual([true, true]);
});

it('the next unpublished module appears on the next day of the plan, and the others after it', () => {
  const plan = { newModules: { firstOn: '2026-12-14', everyDays: 7 } };
  const from = (today: string) => [0, 1].map((index) => comingDay(plan, index, today));
  expect(from('2026-12-13')).toEqual(['2026-12-14', '2026-12-21']);
  expect(from('2026-12-14')).toEqual(['2026-12-21', '2026-12-28']);
  expect(from('2026-12-30')).toEqual(['2027-01-04', '2027-01-11']);
  expect(comingDay({}, 0, '2026-12-13')).toBeNull();
});

it('films are silent when sizes of their picture are made, and none of their sound', () => {
  const film = (weights: OutlineLesson['weights']) => lesson('film', { kind: 'film', weights });
  expect(areSilent([one('01', film({ '240': 9, poster: 1 }), lesson('text'))])).toBe(true);
  expect(areSilent([one('01', film({ '240': 9, sound: 2 }))])).toBe(false);
  expect(areSilent([one('01', film({ original: 9 }), film({ '240': 9 }))])).toBe(false);
  expect(areSilent([one('01', film({}), lesson('text'))])).toBe(false);
});
