import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationKinds } from './application.ts';
import {
  answerMoves,
  applicationStages,
  firstStageOf,
  hostMoves,
  hostStages,
  isPlainMove,
  stagesBefore,
} from './stage.ts';

test('a proposal is live or declined in the end, and every stage is reached from the first', () => {
  const reached = new Set<string>(['new']);
  for (const _turn of hostStages)
    for (const stage of hostStages) if (reached.has(stage)) hostMoves[stage].forEach((to) => reached.add(to));
  expect([...reached].toSorted()).toEqual([...hostStages].toSorted());
  expect(hostMoves.live).toEqual([]);
});

test('what is answered or put away by mistake is new again', () => {
  expect(answerMoves).toEqual({ new: ['answered', 'put-away'], answered: ['new'], 'put-away': ['new'] });
});

test('lists answer by themselves: their applications have no stage and go nowhere', () => {
  const kinds = applicationKinds.filter((kind) => firstStageOf(kind) === null);
  expect(kinds).toEqual(['waitlist', 'workshop']);
  for (const kind of kinds) for (const to of applicationStages) expect(stagesBefore(kind, to)).toEqual([]);
});

test('no plain move leads to a letter, a draft or a page, and none from a stage to itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...applicationKinds), fc.constantFrom(...applicationStages), (kind, to) => {
      expect(stagesBefore(kind, to)).not.toContain(to);
      if (isPlainMove(kind, to)) expect(['declined', 'draft', 'live']).not.toContain(to);
      if (isPlainMove(kind, to)) expect(stagesBefore(kind, to)).not.toHaveLength(0);
    }),
  );
});
