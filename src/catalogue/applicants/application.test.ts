import { expect, test } from 'vitest';
import { received } from '../../site/applications/emails.words.en.ts';
import { dateInMorocco, instantInMorocco, weekdayOf } from '../../platform/time/calendar-date.ts';
import {
  answerDueAt,
  answerMoves,
  answerWorkingDays,
  applicationKinds,
  applicationStages,
  firstStageOf,
  hostMoves,
  hostStages,
  isPlainMove,
  stagesBefore,
} from './application.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test('a proposal ends live or declined, and every stage can be reached from the first', () => {
  const reached = new Set<string>(['new']);
  for (const _turn of hostStages)
    for (const stage of hostStages) if (reached.has(stage)) hostMoves[stage].forEach((to) => reached.add(to));
  expect([...reached].toSorted()).toEqual([...hostStages].toSorted());
  expect(hostMoves.live).toEqual([]);
});

test('what was answered or put away by mistake can be new again', () => {
  expect(answerMoves).toEqual({ new: ['answered', 'put-away'], answered: ['new'], 'put-away': ['new'] });
});

test('waitlists answer by themselves: their applications have no stage and no moves', () => {
  const kinds = applicationKinds.filter((kind) => firstStageOf(kind) === null);
  expect(kinds).toEqual(['waitlist', 'workshop']);
  for (const kind of kinds) for (const to of applicationStages) expect(stagesBefore(kind, to)).toEqual([]);
});

test('no plain move declines, drafts or publishes, and none goes from a stage to itself', () => {
  forAll(fc.constantFrom(...applicationKinds), fc.constantFrom(...applicationStages), (kind, to) => {
    expect(stagesBefore(kind, to)).not.toContain(to);
    if (isPlainMove(kind, to)) expect(['declined', 'draft', 'live']).not.toContain(to);
    if (isPlainMove(kind, to)) expect(stagesBefore(kind, to)).not.toHaveLength(0);
  });
});

test('an answer is due at the end of a working day: for a question of Friday on Monday', () => {
  const friday = new Date('2026-11-20T17:00:00Z');
  expect(answerDueAt('contact', friday)).toEqual(instantInMorocco('2026-11-24', '00:00'));
  expect(answerDueAt('host-course', friday)).toEqual(instantInMorocco('2026-11-28', '00:00'));
});

test('no answer is due on a weekend, and none before the promised days are over', () => {
  forAll(
    fc.constantFrom(...applicationKinds),
    fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    (kind, sentAt) => {
      const due = answerDueAt(kind, sentAt);
      const lastMoment = new Date(due.getTime() - 1);
      expect(weekdayOf(dateInMorocco(lastMoment))).toBeLessThanOrEqual(5);
      expect(due.getTime() - sentAt.getTime()).toBeGreaterThan((answerWorkingDays[kind] ?? 10) * 86_400_000);
    },
  );
});

test('the e-mails promise the days that staff are held to', () => {
  const inWords: Record<number, RegExp> = {
    1: /within (a|one) working day/,
    5: /within five working days/,
    10: /within ten working days/,
  };
  const promised = {
    contact: received.message,
    consultation: received.consultation,
    'host-course': received.proposal,
    careers: received.job,
    scholarship: received.scholarship,
  };
  for (const [kind, words] of Object.entries(promised))
    expect(words.preview).toMatch(inWords[answerWorkingDays[kind as keyof typeof promised] ?? 0] ?? /never/);
});
