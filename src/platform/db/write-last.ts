/**
 * What a transaction writes and nobody reads in it goes together, in one statement right before the commit: lines of history, events,
 * the version of what pages show (`lastOf` of run-in-transaction.ts). It goes sooner where a statement names one of its tables, and
 * before a savepoint, so that a transaction reads what it has written.
 */
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Handle } from './handle.ts';

export type LastWrite = { tx: Handle; table: string; make: () => SQLWrapper };
type Waiting = { last: LastWrite[] };

/** Several writes in one statement. */
export async function writeTogether(writes: readonly LastWrite[]): Promise<void> {
  const parts = writes.map(({ make }, at) => sql`${sql.identifier(`last_${at}`)} as (${make().getSQL()})`);
  await writes[0]?.tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}

export function writeLast(waiting: Waiting): Promise<void> {
  const { last } = waiting;
  waiting.last = [];
  return writeTogether(last);
}

/** Before a statement of the transaction: what waits is written where the statement may see it, and dropped where it is undone. */
export async function beforeStatement(waiting: Waiting, text: string): Promise<void> {
  if (waiting.last.length === 0) return;
  if (/^rollback to savepoint/i.test(text)) waiting.last = [];
  else if (/^(?:release )?savepoint/i.test(text) || waiting.last.some(({ table }) => text.includes(table)))
    await writeLast(waiting);
}
