import { expect, test } from 'vitest';
import { endedSeats, fitsPlace, leavingActionOf, leavingActions, readSeatAction } from './workshop.ts';

test('a form without an action, or with an unknown one, does nothing', () => {
  for (const value of [null, undefined, '', 'Take', 'give up', 'toString', '__proto__', 1, {}])
    expect(readSeatAction(value)).toBeNull();
  for (const value of ['take', ...leavingActions]) expect(readSeatAction(value)).toBe(value);
});

test('each leaving action fits the states that show its button, and no other', () => {
  for (const action of leavingActions)
    for (const [state, its] of Object.entries(leavingActionOf))
      expect(fitsPlace(action, state as keyof typeof leavingActionOf)).toBe(action === its);
});

test('any of them fits a seat that was given up before', () => {
  for (const action of leavingActions)
    for (const state of endedSeats) expect(fitsPlace(action, state)).toBe(true);
});
