import { describe, expect, it } from 'vitest';
import { addDays, dateInMorocco, daysBetween, instantInMorocco } from '../../platform/time/calendar-date.ts';
import {
  awayAfterDays,
  hasNeverEntered,
  lineOf,
  rosterOf,
  type LearnerFacts,
  type RosterLesson,
} from './roster.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const firstDay = '2026-06-01';
const noonOf = (days: number): Date => instantInMorocco(addDays(firstDay, days), '12:00');

const lesson = (number: number, of: Partial<RosterLesson> = {}): RosterLesson => ({
  id: `l${number}`,
  number,
  title: { en: `Lesson ${number}`, ar: `الدرس ${number}`, fr: `Leçon ${number}` },
  isFree: false,
  opensAfterDays: 0,
  task: null,
  dueAfterDays: null,
  ...of,
});

const lessons = [
  lesson(1),
  lesson(2, { task: 'quiz' }),
  lesson(3, { task: 'assignment', dueAfterDays: 6 }),
  lesson(4, { opensAfterDays: 21 }),
];

const facts = (of: Partial<LearnerFacts> = {}): LearnerFacts => ({
  enrolment: 'e1',
  orderNumber: 'DER-1',
  name: 'Amal',
  email: 'amal@example.com',
  phone: null,
  joinedAt: noonOf(-5),
  seat: { pausedAt: null, firstDay, opensAll: false },
  progress: new Map(),
  lastVisit: null,
  tried: new Set(),
  handedIn: new Map(),
  attended: 0,
  module: { at: 1, of: 12, percent: 0 },
  certificate: 'none',
  ...of,
});

const doneOf = (...numbers: number[]): LearnerFacts['progress'] =>
  new Map(numbers.map((number) => [`l${number}`, { doneAt: noonOf(0), lastAt: noonOf(0) }]));

describe('a learner of a group', () => {
  it('has never entered from the first day on, until the first visit, unless the course is paused', () => {
    const isOut = (of: Partial<LearnerFacts>, days: number) =>
      hasNeverEntered(lineOf(facts(of), lessons, noonOf(days)));
    const paused = { pausedAt: noonOf(1), firstDay, opensAll: false };
    expect([isOut({}, -1), isOut({}, 0), isOut({}, awayAfterDays)]).toEqual([false, true, true]);
    expect([isOut({ lastVisit: noonOf(0) }, awayAfterDays), isOut({ seat: paused }, 2)]).toEqual([
      false,
      false,
    ]);
  });

  it('is at the first required lesson that is open and not done, with what is passed and what waits', () => {
    const here = facts({
      progress: doneOf(1, 2),
      lastVisit: noonOf(4),
      handedIn: new Map([['l3', 'waiting']]),
    });
    expect(lineOf(here, lessons, noonOf(5))).toMatchObject({
      done: 2,
      of: 4,
      at: { number: 3 },
      quizzes: { passed: 1, tried: 0, of: 1 },
      assignments: { accepted: 0, waiting: 1, again: 0, of: 1 },
      stuck: [],
    });
  });

  it('is stuck after seven days without a visit, counted by Morocco’s days and never before the first', () => {
    const days = fc.integer({ min: -20, max: 60 });
    forAll(days, fc.option(days), days, (joined, visited, today) => {
      fc.pre(visited === null || (visited >= joined && visited <= today));
      const line = lineOf(
        facts({ joinedAt: noonOf(joined), lastVisit: visited === null ? null : noonOf(visited) }),
        [lesson(1)],
        noonOf(today),
      );
      const quiet = today - Math.max(0, joined, visited ?? Number.NEGATIVE_INFINITY);
      expect(line.stuck).toEqual(
        today >= 0 && quiet >= awayAfterDays
          ? [{ kind: 'away', days: quiet, isFirst: visited === null }]
          : [],
      );
    });
  });

  it('is late from the day after the due day on, until something is handed in', () => {
    const due = addDays(firstDay, 6);
    forAll(
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(null, 'waiting' as const, 'again' as const, 'accepted' as const),
      (today, state) => {
        const now = noonOf(today);
        const handedIn = new Map(state === null ? [] : [['l3', state] as const]);
        const { stuck } = lineOf(facts({ lastVisit: now, handedIn }), lessons, now);
        const days = daysBetween(due, dateInMorocco(now));
        expect(stuck).toEqual(
          state === null && days > 0 ? [{ kind: 'late', days, lesson: lessons[2]?.title }] : [],
        );
      },
    );
  });

  it('is not stuck while paused, with the certificate, or where all that is open is done', () => {
    const late = noonOf(20);
    const reasons = (of: Partial<LearnerFacts>) =>
      lineOf(facts(of), lessons, late).stuck.map(({ kind }) => kind);
    expect(reasons({})).toEqual(['away', 'late']);
    expect(reasons({ seat: { pausedAt: noonOf(8), firstDay, opensAll: false } })).toEqual([]);
    expect(reasons({ certificate: 'earned' })).toEqual([]);
    expect(reasons({ certificate: 'issued' })).toEqual([]);
    expect(reasons({ progress: doneOf(1, 2, 3) })).toEqual([]);
    // The next module has opened: there is something to do again, and the learner made no visit.
    expect(lineOf(facts({ progress: doneOf(1, 2, 3) }), lessons, noonOf(21)).stuck).toMatchObject([
      { kind: 'away', days: 21 },
    ]);
    // A revoked certificate does not end the course.
    expect(reasons({ certificate: 'revoked' })).toEqual(['away', 'late']);
  });
});

describe('the list', () => {
  it('has everybody once, whoever is stuck longest first, whatever order the rows came in', () => {
    const someone = fc.record({
      name: fc.constantFrom('Amal', 'Nora', 'سلمى', 'Amal'),
      visited: fc.integer({ min: 0, max: 30 }),
      done: fc.subarray([1, 2, 3, 4]),
    });
    forAll(fc.array(someone, { maxLength: 12 }), (people) => {
      const all = people.map(({ name, visited, done }, index) =>
        facts({ enrolment: `e${index}`, name, lastVisit: noonOf(visited), progress: doneOf(...done) }),
      );
      const list = rosterOf(all, lessons, noonOf(30));
      expect(rosterOf(all.toReversed(), lessons, noonOf(30))).toEqual(list);
      expect(new Set(list.map(({ enrolment }) => enrolment))).toEqual(
        new Set(all.map(({ enrolment }) => enrolment)),
      );
      const longest = list.map(({ stuck }) => Math.max(0, ...stuck.map(({ days }) => days)));
      expect(longest).toEqual(longest.toSorted((one, other) => other - one));
    });
  });
});
