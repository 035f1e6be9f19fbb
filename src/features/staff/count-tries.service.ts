/** The limits of the doors, counted one after the other: how often somebody asks for a code, or tries one. */
import { createHmac } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { mayTry, type Limit } from './tries.store.ts';

type Counting = { database: Pick<Database, 'db'>; secret: string; clock: () => Date };

/**
 * True when every limit leaves room. The first that refuses is the last that is counted: those of whoever asks, and short
 * windows, stand before those that she is asked about, so that what is refused uses up nothing of them. `about` is kept as a
 * keyed hash.
 */
export async function countTries(
  { database, secret, clock }: Counting,
  counted: readonly { about: string; limit: Limit }[],
): Promise<boolean> {
  const now = clock();
  for (const { about, limit } of counted) {
    const key = createHmac('sha256', secret).update(about).digest('base64url');
    if (!(await mayTry(database.db, key, limit, now))) return false;
  }
  return true;
}
