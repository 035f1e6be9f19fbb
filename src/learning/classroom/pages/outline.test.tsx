import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inAll } from '../../../../tests/support/classroom.ts';
import type { CourseProgress } from '../course-progress.ts';
import type { LessonOnWay } from '../classroom.service.ts';
import { partsOf } from './lane.tsx';
import { Badges, LessonLine } from './outline.tsx';

const of = { course: 'English Course', address: 'https://derb.example/courses/english-mastery' };
const finishedAt = new Date('2026-11-28T10:00:00Z');

const shown = (at: Date | null): string => {
  const title = inAll('01 · First words');
  const [done, isPublished, isOpen] = [1, true, true];
  const units: CourseProgress['units'] = [
    { title, moduleId: 'first-words', done, of: 1, isPublished, opensOn: null, isOpen, finishedAt: at },
  ];
  return renderToStaticMarkup(<Badges progress={{ units }} name="Salma Alaoui" of={of} />);
};

test('the badge of a finished module can be sent, with what it is for and where that is', () => {
  const [, text = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(shown(finishedAt)) ?? [];
  const told = decodeURIComponent(text);
  for (const part of ['01 · First words', of.course, of.address]) expect(told).toContain(part);
  expect(shown(null)).toBe('');
});

test('the lane draws today’s unit, one behind it and two ahead by themselves, and never hides a single one', () => {
  const lane = (doors: string) => {
    const stops = [...doors].map((door) => ({
      state: ({ d: 'done', n: 'now' } as const)[door] ?? ('later' as const),
    }));
    return partsOf(stops).map((part) => part.length);
  };
  expect(lane('nlllllllllll')).toEqual([0, 3, 9]);
  expect(lane('ddddnlllllll')).toEqual([3, 4, 5]);
  expect(lane('ddnlll')).toEqual([0, 6, 0]);
  expect(lane('dddd')).toEqual([2, 2, 0]);
  expect(lane('llll')).toEqual([0, 2, 2]);
  expect(lane('n')).toEqual([0, 1, 0]);
});

test('a task that was handed in and has no mark yet says so in the list of lessons', () => {
  const line = (waits: boolean): string => {
    const lesson: LessonOnWay = {
      id: 'task',
      key: 'task',
      kind: 'assignment',
      title: inAll('Count one order'),
      minutes: 5,
      isFree: false,
      isRequired: true,
      counts: true,
      task: 'assignment',
      dueAfterDays: null,
      opensAfterDays: 0,
      weights: {},
      isOpen: true,
      opensOn: null,
      progress: null,
      waits,
    };
    const of = { courseSlug: 'a-course', isHere: false, session: undefined, readBytes: undefined };
    return renderToStaticMarkup(<LessonLine lesson={lesson} {...of} />);
  };
  expect(line(true)).toContain('Waits for its mark');
  expect(line(false)).not.toContain('Waits');
});
