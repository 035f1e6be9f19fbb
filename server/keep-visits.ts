/** Writes down what was counted at the door. */
import type { Database } from '../db/database.ts';
import { addVisits } from '../domain/catalogue/visits.store.server.ts';
import type { Work } from './clockwork.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Once a minute by the clock, and a last time when the door is closed. */
export const keepVisits = (visits: VisitCounter | null, database: Database): Work => ({
  name: 'keep visits',
  everyMs: 60_000,
  run: async () => visits?.flush((counts) => database.transaction((tx) => addVisits(tx, counts))),
});
