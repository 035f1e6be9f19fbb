/** Writes down what was counted at the door. */
import type { Database } from '../../platform/db/database.ts';
import { addVisits } from './visits.store.ts';
import type { Work } from '../../platform/jobs/clockwork.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Once a minute by the clock, and a last time when the door is closed. */
export const keepVisits = (visits: VisitCounter | null, database: Database): Work => ({
  name: 'keep visits',
  everyMs: 60_000,
  run: async () => visits?.flush((counts) => database.transaction((tx) => addVisits(tx, counts))),
});
