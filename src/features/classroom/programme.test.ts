import { describe, expect, it } from 'vitest';
import type { OutlineLesson, OutlineModule } from './classroom.service.ts';
import { areSilent, notYetOf, programmeOf } from './programme.ts';

const lesson = (title: string, of: Partial<OutlineLesson> = {}): OutlineLesson => ({
  id: title,
  key: title,
  kind: 'text',
  title: { en: title, ar: title },
  minutes: 10,
  isFree: false,
  isRequired: true,
  opensAfterDays: 0,
  task: null,
  dueAfterDays: null,
  weights: {},
  ...of,
});
const one = (title: string, ...lessons: OutlineLesson[]): OutlineModule => ({
  id: title,
  title: { en: title, ar: title },
  lessons,
});

const announced = [
  { title: '01', subtitle: 'A shop', lessons: ['A name', 'A price'] },
  { title: '02', subtitle: 'A customer', lessons: ['Who she is'] },
  { title: '03', subtitle: 'A parcel', lessons: ['The road'] },
];
const names = (modules: readonly OutlineModule[]) => modules.map(({ title }) => title.en);

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
    expect(notYetOf(announced, names(written))).toEqual([announced[2]]);
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
    for (const modules of [[], [one('012 · A shop', lesson('A name'))]]) {
      expect(programmeOf(announced, modules, 'en')).toBeNull();
      expect(notYetOf(announced, names(modules))).toEqual([]);
    }
  });
});

it('films are silent when sizes of their picture are made, and none of their sound', () => {
  const film = (weights: OutlineLesson['weights']) => lesson('film', { kind: 'film', weights });
  expect(areSilent([one('01', film({ '240': 9, poster: 1 }), lesson('text'))])).toBe(true);
  expect(areSilent([one('01', film({ '240': 9, sound: 2 }))])).toBe(false);
  expect(areSilent([one('01', film({ original: 9 }), film({ '240': 9 }))])).toBe(false);
  expect(areSilent([one('01', film({}), lesson('text'))])).toBe(false);
});
