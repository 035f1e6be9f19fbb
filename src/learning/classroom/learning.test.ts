import { inEach } from '../../platform/i18n/locale.ts';
import { describe, expect, it } from 'vitest';
import type { LessonOnWay } from './classroom.service.ts';
import { beginsOn, dueSoon, endsUnit, inThisWeek } from './learning.ts';
import { readMarkdown } from '../../platform/text/read-markdown.ts';
import { minutesOf, opensAfter, takeChapters } from './lesson.ts';
import { preparationIn } from './welcome.emails.ts';

const now = new Date('2026-06-10T09:00:00Z');
const at = new Date('2026-06-01T09:00:00Z');

const lesson = (key: string, of: Partial<LessonOnWay> = {}): LessonOnWay => ({
  id: key,
  key,
  kind: 'text',
  title: inEach(() => key),
  minutes: 5,
  isFree: false,
  isRequired: true,
  counts: true,
  task: null,
  dueAfterDays: null,
  opensAfterDays: 0,
  weights: {},
  isOpen: true,
  opensOn: null,
  progress: null,
  waits: false,
  ...of,
});
const done = { progress: { openedAt: at, doneAt: at, seconds: 0, lastAt: at } };

it('a unit ends with the last lesson left of those that count, and then with the one done last', () => {
  const later = new Date('2026-06-02T09:00:00Z');
  const optional = lesson('optional', { counts: false });
  const [first, second] = [lesson('first', done), lesson('second')];
  const last = lesson('second', { progress: { ...done.progress, doneAt: later } });
  const ends = (unit: LessonOnWay[]) => unit.filter((one) => endsUnit(unit, one)).map(({ key }) => key);
  expect(ends([lesson('first'), second])).toEqual([]);
  expect(ends([second, first, optional])).toEqual(['second']);
  expect(ends([last, first])).toEqual(['second', 'first']);
  expect(ends([optional])).toEqual([]);
});

describe('what a learner’s week holds', () => {
  it('lists assignments a week before their day and once they are late, the nearest first', () => {
    const assignments = [
      lesson('in-a-week', { dueAfterDays: 16 }),
      lesson('late', { dueAfterDays: 8 }),
      lesson('today', { dueAfterDays: 9 }),
      lesson('later', { dueAfterDays: 17 }),
      lesson('never'),
      lesson('locked', { isOpen: false, dueAfterDays: 9 }),
      lesson('done', { ...done, dueAfterDays: 9 }),
    ];
    const due = dueSoon(assignments, '2026-06-01', now);
    expect(due.map(({ lesson: { key }, dueOn, isLate }) => [key, dueOn, isLate])).toEqual([
      ['late', '2026-06-09', true],
      ['today', '2026-06-10', false],
      ['in-a-week', '2026-06-17', false],
    ]);
  });

  it('lists what opened within seven days, without what was there before and what is done', () => {
    const lessons = [
      lesson('before', { opensAfterDays: 2 }),
      lesson('first-day-of-it', { opensAfterDays: 3 }),
      lesson('today', { opensAfterDays: 9 }),
      lesson('to-come', { opensAfterDays: 10, isOpen: false }),
      lesson('done', { opensAfterDays: 9, ...done }),
    ];
    const opened = inThisWeek(lessons, [], { firstDay: '2026-06-01' }, now);
    expect(opened.map(({ key }) => key)).toEqual(['first-day-of-it', 'today']);
  });

  it('lists a live session in the week before it begins, whatever its module', () => {
    const live = (key: string) => lesson(key, { kind: 'live', opensAfterDays: -30 });
    const session = (key: string, startsAt: string, state: 'coming' | 'open' | 'over' | 'cancelled') => ({
      lesson: live(key),
      startsAt: new Date(startsAt),
      state,
    });
    const sessions = [
      session('over', '2026-06-08T19:00:00Z', 'over'),
      session('open', '2026-06-10T08:30:00Z', 'open'),
      session('cancelled', '2026-06-12T19:00:00Z', 'cancelled'),
      session('in-six-days', '2026-06-16T19:00:00Z', 'coming'),
      session('in-a-week', '2026-06-17T19:00:00Z', 'coming'),
    ];
    const lessons = [...sessions.map((one) => one.lesson), live('without-a-session')];
    const named = inThisWeek(lessons, sessions, { firstDay: '2026-06-10' }, now);
    expect(named.map(({ key }) => key)).toEqual(['open', 'in-six-days']);
  });

  it('shows the first day until it has come', () => {
    expect(beginsOn({ firstDay: '2026-06-11' }, now)).toBe('2026-06-11');
    expect(beginsOn({ firstDay: '2026-06-10' }, now)).toBeNull();
  });
});

it('the welcome and the first task are open as soon as a learner has a seat', () => {
  expect(opensAfter('welcome', { opensAfterDays: 7 })).toBeLessThan(-365);
  expect(opensAfter('first-task', { opensAfterDays: 7 })).toBeLessThan(-365);
  expect(opensAfter('week-two', { opensAfterDays: 7 })).toBe(7);
});

it('an e-mail quotes the first section of a welcome, about what to prepare, without markup', () => {
  const markdown =
    'Salam, *you*.\n\n## Before\n\n- **A notebook.** Any.\n- [A place](https://x.example)\n\n## More\n\nNo.';
  expect(preparationIn(markdown)).toEqual([
    { kind: 'heading', text: 'Before' },
    { kind: 'steps', items: ['A notebook. Any.', 'A place'] },
  ]);
  expect(preparationIn('Salam, *you*.')).toEqual([{ kind: 'paragraph', text: 'Salam, you.' }]);
  expect(preparationIn('')).toEqual([]);
});

it.each([
  ['film', 29.042, 1],
  ['film', 81.042, 1],
  ['film', 90.5, 2],
  ['sound', 120, 2],
  ['sound', 120.1, 3],
  ['film', null, 7],
  ['text', 29, 7],
] as const)('a %s of %d seconds, said to take 7 minutes, takes %d', (kind, seconds, minutes) => {
  expect(minutesOf(kind, { minutes: 7, seconds })).toBe(minutes);
});

describe('the chapters of a film', () => {
  const chaptersIn = (...lines: string[]) =>
    takeChapters(readMarkdown(`Watch it twice.\n\n${lines.join('\n')}\n\nThen write.`, 'en').blocks);

  it('are the list in its lesson whose every line begins with a time, and leave the text', () => {
    const { chapters, rest } = chaptersIn(
      '- 0:00 The message',
      '- 0:16 From price to profit',
      '- 1:02:05 ⏸ Your turn',
    );
    expect(chapters).toEqual([
      { at: 0, title: 'The message' },
      { at: 16, title: 'From price to profit' },
      { at: 3725, title: 'Your turn', isTurn: true },
    ]);
    expect(rest.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
  });

  it('are none in any other list, which stays where it is', () => {
    for (const lines of [
      ['- 0:00 The message', '- then the call'],
      ['- 0:16 From price to profit', '- 0:10 The message'],
      ['- 9:30 is the hour'],
    ])
      expect(chaptersIn(...lines)).toMatchObject({ chapters: [], rest: [{}, { kind: 'list' }, {}] });
  });
});
