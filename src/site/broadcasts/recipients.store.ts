/** How many an e-mail to learners went to, and what became of it; and to whom, until that is deleted. */
import { and, count, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Counts } from './broadcast.ts';
import { broadcastRecipients, broadcasts } from './broadcasts.table.ts';

/** Counted from the lists, by the ids of their broadcasts. */
export async function countRecipients(db: Handle, ids: readonly string[]): Promise<Map<string, Counts>> {
  const { broadcastId, state } = broadcastRecipients;
  const found = new Map(
    ids.map((id): [string, Counts] => [
      id,
      { all: 0, waiting: 0, sent: 0, skipped: 0, failed: 0, bounced: 0 },
    ]),
  );
  if (ids.length === 0) return found;
  const states = await db
    .select({ id: broadcastId, state, many: count() })
    .from(broadcastRecipients)
    .where(inArray(broadcastId, [...ids]))
    .groupBy(broadcastId, state);
  for (const { id, state: named, many } of states) {
    const counts = found.get(id);
    if (!counts) continue;
    counts[named === 'queued' ? 'waiting' : named] += many;
    counts.all += many;
  }
  return found;
}

const mostCounted = 20;

/** Keeps the counts of broadcasts that ended, once nothing of them is on its way: a list of 100,000 is counted once. */
export async function keepCounts(db: Handle): Promise<void> {
  const { id, broadcastId, state } = broadcastRecipients;
  const onTheWay = db
    .select({ id })
    .from(broadcastRecipients)
    .where(and(eq(broadcastId, broadcasts.id), eq(state, 'queued')));
  const ended = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(and(isNotNull(broadcasts.endedAt), isNull(broadcasts.counts), notExists(onTheWay)))
    .limit(mostCounted);
  const found = await countRecipients(
    db,
    ended.map((one) => one.id),
  );
  for (const [one, counts] of found)
    await db.update(broadcasts).set({ counts }).where(eq(broadcasts.id, one));
}
