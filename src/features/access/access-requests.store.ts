/** Rows of requests for access, read and ended by others. */
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import { accessRequests } from './access.table.ts';
import type { ItemToLetInTo } from './letting.ts';

/** What was asked for is given. */
export const endRequests = (
  tx: Handle,
  { kind, slug }: Pick<ItemToLetInTo, 'kind' | 'slug'>,
  email: string,
): Promise<unknown> =>
  tx
    .delete(accessRequests)
    .where(
      and(
        isNull(accessRequests.declinedAt),
        eq(accessRequests.email, email),
        eq(accessRequests.itemKind, kind),
        eq(accessRequests.itemSlug, slug),
      ),
    );

/** Requests that nobody answered, the oldest first. */
export async function waitingAccessRequests(db: Handle): Promise<Waiting> {
  const { id, name, askedAt, declinedAt } = accessRequests;
  const rows = await db
    .select({ id, label: name, since: askedAt, all: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(accessRequests)
    .where(isNull(declinedAt))
    .orderBy(asc(askedAt))
    .limit(mostWaiting);
  return waitingFrom(rows);
}

/** Deletes what was declined before a day; returns how many. */
export async function deleteDeclinedRequests(db: Handle, before: Date): Promise<number> {
  const rows = await db
    .delete(accessRequests)
    .where(lt(accessRequests.declinedAt, before))
    .returning({ id: accessRequests.id });
  return rows.length;
}
