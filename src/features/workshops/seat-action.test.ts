import { expect, test } from 'vitest';
import { fitsPlace, leavingActionOf, leavingActions, readSeatAction } from './workshop.ts';
import { endedSeats } from './workshop-place.table.ts';

test('a form that says nothing, or what no button says, does nothing', () => {
  for (const said of [null, undefined, '', 'Take', 'give up', 'toString', '__proto__', 1, {}])
    expect(readSeatAction(said)).toBeNull();
  for (const said of ['take', ...leavingActions]) expect(readSeatAction(said)).toBe(said);
});

test('each way to end a place fits where its button stands, and nowhere else', () => {
  for (const action of leavingActions)
    for (const [state, its] of Object.entries(leavingActionOf))
      expect(fitsPlace(action, state as keyof typeof leavingActionOf)).toBe(action === its);
});

test('what has ended is ended again by any of them', () => {
  for (const action of leavingActions)
    for (const state of endedSeats) expect(fitsPlace(action, state)).toBe(true);
});
