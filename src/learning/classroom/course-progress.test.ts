import { describe, expect, it } from 'vitest';
import { badgesOf, progressIn, progressText } from './course-progress.ts';
import type { Unit } from '../../catalogue/courses/programme.ts';
import { classroomWords } from './words.ts';

const now = new Date('2026-11-29T09:00:00Z');
const before = new Date('2026-11-01T09:00:00Z');

/** 'a', 'b': published lessons; '-a': a draft. */
const unit = (number: number, lessons: string, of: Partial<Unit> = {}): Unit => {
  const keys = lessons.split(' ').filter(Boolean);
  return {
    title: { en: `Unit ${number}`, ar: `الوحدة ${number}`, fr: `Unité ${number}` },
    moduleId: keys.length > 0 ? String(number) : null,
    hasLessons: keys.some((key) => !key.startsWith('-')),
    opensAfterDays: 0,
    others: 0,
    counted: keys.map((key) => ({
      id: key.replace('-', ''),
      counts: true,
      isPublished: !key.startsWith('-'),
      addedAt: before,
    })),
    ...of,
  };
};
const doneAt = (...keys: string[]) => new Map(keys.map((key) => [key, { doneAt: now }]));
const seat = { firstDay: '2026-11-20', opensAll: false };
const far = (
  units: Unit[],
  keys: string[],
  of: { newModules?: { firstOn: string; everyDays: number } } = {},
) => progressIn({ course: of, units }, doneAt(...keys), seat, now);
const english = (...of: Parameters<typeof far>) =>
  progressText(far(...of), classroomWords.en.home.progress, 'en');
const arabic = (...of: Parameters<typeof far>) =>
  progressText(far(...of), classroomWords.ar.home.progress, 'ar');

describe('how far a learner is', () => {
  const whole = [unit(1, 'a b'), unit(2, 'c d')];
  const begun = [unit(1, 'a b'), unit(2, 'c d'), unit(3, ''), unit(4, '')];

  it('is done only when the whole outline is published and done', () => {
    expect(far(whole, ['a', 'b', 'c', 'd'])).toMatchObject({ percent: 100, isWhole: true, isDone: true });
    expect(far(whole, ['a'])).toMatchObject({ done: 1, of: 4, percent: 25, isDone: false, at: 1 });
    expect(far(begun, ['a', 'b', 'c', 'd'])).toMatchObject({ percent: 50, isWhole: false, isDone: false });
    expect(far([unit(1, 'a b -c')], ['a', 'b'])).toMatchObject({ percent: 0, isWhole: false, isDone: false });
    expect(far([], [])).toMatchObject({ percent: 0, isDone: false, at: 1 });
  });

  it('is told of the required lessons where a list also has others, so that no two counts seem to differ', () => {
    const withBonus = [unit(1, 'a b c', { others: 1 })];
    expect(english(withBonus, [])).toBe('3 required lessons, none done yet.');
    expect(english(withBonus, ['a'])).toBe('1 of 3 required lessons done.');
    expect(arabic([unit(1, 'a b', { others: 1 })], ['a'])).toContain('درسين مطلوبين');
  });

  it('is told of the whole course, with the day on which the next module opens', () => {
    const all = ['a', 'b', 'c', 'd'];
    const plan = { newModules: { firstOn: '2026-12-14', everyDays: 7 } };
    const later = [unit(1, 'a b'), unit(2, 'c d', { opensAfterDays: 30 })];
    expect(english(whole, [])).toBe('Module 1 of 2. 4 lessons, none done yet.');
    expect(english(whole, ['a', 'b', 'c'])).toBe('Module 2 of 2. 3 of 4 lessons done.');
    expect(english(whole, all)).toBe('Module 2 of 2. The whole course is done (4 lessons).');
    expect(english(begun, all, plan)).toBe(
      'Module 2 of 4. Everything published so far is done (4 lessons). The next module opens on Monday, 14 December 2026.',
    );
    expect(english(begun, ['a'])).toBe(
      'Module 1 of 4. 1 of the 4 lessons published so far done. The next module has no date yet.',
    );
    expect(english(later, ['a', 'b'])).toBe(
      'Module 1 of 2. 2 of 4 lessons done. The next module opens on Sunday, 20 December 2026.',
    );
    expect(english([unit(1, 'a b')], [])).toBe('2 lessons, none done yet.');
    expect(arabic([unit(1, 'a b c d e f g h i j k l')], [])).toBe('لم تبدئي بعد: 12 درسًا في انتظارك.');
    expect(arabic(begun, all)).not.toContain('100');
  });

  it('has a badge for each finished module, which a lesson added later does not take away', () => {
    expect(badgesOf(far(begun, ['a', 'b', 'c']))).toEqual([
      { title: { en: 'Unit 1', ar: 'الوحدة 1', fr: 'Unité 1' }, number: 1, finishedAt: now },
    ]);
    expect(badgesOf(far([unit(1, 'a -b')], ['a']))).toEqual([]);
    const [first] = [unit(1, 'a')];
    const more = { id: 'new', counts: true, isPublished: true, addedAt: new Date('2026-11-29T10:00:00Z') };
    const grown = { ...first, counted: [...(first?.counted ?? []), more] } as Unit;
    expect(badgesOf(far([grown], ['a']))).toHaveLength(1);
    expect(far([grown], ['a'])).toMatchObject({ isDone: false });
  });
});
