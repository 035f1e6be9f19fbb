/** A line removed from a list in the console can be put back at its position, whatever was done to the list meanwhile. */
import { expect, it } from 'vitest';
import {
  takenFrom,
  type TakenOut,
  withMoved,
  withoutTaken,
  withTaken,
} from '../console/src/catalogue/draft.ts';
import { fc, forAll } from './support/properties.ts';

const units = ['words.en.units', 'words.ar.units'];
const lessonsOf = (unit: number) => units.map((list) => `${list}.${unit}.lessons`);

/** A list as the form shows it: its lines, and the removed ones between them. */
function shown(lines: readonly string[], all: readonly TakenOut[], lists: readonly string[]): string[] {
  const out = takenFrom(all, lists);
  return Array.from({ length: lines.length + 1 }, (_, index) => [
    ...out.filter(({ at }) => at === index).map(({ values }) => `(${String(values[0])})`),
    ...lines.slice(index, index + 1),
  ]).flat();
}

const take = (lines: readonly string[], all: readonly TakenOut[], at: number, lists = units) => ({
  lines: lines.toSpliced(at, 1),
  ...withTaken(all, { lists, at, values: [lines[at]] }),
});

it('removed lines are shown where they were, and go back there in any order', () => {
  const lines = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 8 });
  const order = fc.array(fc.nat(), { minLength: 16, maxLength: 16 });
  forAll(lines, order, (numbers, randomness) => {
    const whole = numbers.map(String);
    let state = { lines: whole, all: [] as TakenOut[] };
    for (const die of randomness.slice(0, 8)) {
      if (state.lines.length === 0) break;
      state = take(state.lines, state.all, die % state.lines.length);
      expect(shown(state.lines, state.all, units).map((one) => one.replace(/[()]/g, ''))).toEqual(whole);
    }
    for (const die of randomness.slice(8)) {
      const back = state.all[die % Math.max(1, state.all.length)];
      if (!back) break;
      state = {
        lines: state.lines.toSpliced(back.at, 0, String(back.values[0])),
        all: withoutTaken(state.all, back),
      };
      expect(shown(state.lines, state.all, units).map((one) => one.replace(/[()]/g, ''))).toEqual(whole);
    }
  });
});

it('a lesson that is out stays in its unit when the unit is moved, or another before it goes or comes back', () => {
  const { all: lesson } = withTaken([], { lists: lessonsOf(2), at: 0, values: ['a lesson'] });
  expect(takenFrom(withMoved(lesson, units, [2, 1]), lessonsOf(1))).toHaveLength(1);
  const unit = withTaken(lesson, { lists: units, at: 0, values: ['a unit'] });
  expect(takenFrom(unit.all, lessonsOf(1))).toHaveLength(1);
  const [first] = takenFrom(unit.all, units);
  if (!first) throw new Error('The unit is not out.');
  expect(takenFrom(withoutTaken(unit.all, first), lessonsOf(2))).toHaveLength(1);
});

it('a lesson that is out goes with its unit, is nowhere while that is out, and comes back with it', () => {
  const { all: lesson } = withTaken([], { lists: lessonsOf(1), at: 3, values: ['a lesson'] });
  const unit = withTaken(lesson, { lists: units, at: 1, values: ['a unit'] });
  expect([0, 1, 2].flatMap((one) => takenFrom(unit.all, lessonsOf(one)))).toEqual([]);
  const [out] = takenFrom(unit.all, units);
  if (!out) throw new Error('The unit is not out.');
  const back = withoutTaken(unit.all, out);
  expect(takenFrom(back, lessonsOf(1))).toMatchObject([{ at: 3, values: ['a lesson'] }]);
});
