import { expect, test } from 'vitest';
import { fitsPlace, leavingDeedOf, leavingDeeds, readPlaceDeed } from './workshop.ts';
import { endedPlaces } from './workshop-place.table.ts';

test('a form that says nothing, or what no button says, does nothing', () => {
  for (const said of [null, undefined, '', 'Take', 'give up', 'toString', '__proto__', 1, {}])
    expect(readPlaceDeed(said)).toBeNull();
  for (const said of ['take', ...leavingDeeds]) expect(readPlaceDeed(said)).toBe(said);
});

test('each way to end a place fits where its button stands, and nowhere else', () => {
  for (const deed of leavingDeeds)
    for (const [state, its] of Object.entries(leavingDeedOf))
      expect(fitsPlace(deed, state as keyof typeof leavingDeedOf)).toBe(deed === its);
});

test('what has ended is ended again by any of them', () => {
  for (const deed of leavingDeeds) for (const state of endedPlaces) expect(fitsPlace(deed, state)).toBe(true);
});
