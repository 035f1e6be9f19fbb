/** Rows of requests for access, read and ended by others. */
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import { accessRequests } from './access-requests.table.ts';
import type { FreeItem } from './free-access.ts';

const { id, name, email, askedAt, askedBy, declinedAt, givenAt, seenAt } = accessRequests;
const answeredAt = sql<Date>`coalesce(${declinedAt}, ${givenAt})`.mapWith(givenAt);

export const isWaiting = and(isNull(declinedAt), isNull(givenAt));
const isAnswered = or(isNotNull(declinedAt), isNotNull(givenAt));

/** More than ever wait at once. */
const most = { waiting: 100, answered: 10 };

/** Those that wait, the oldest first, then the latest answered ones. */
export async function readAccessRequests(
  db: Handle,
  where?: SQL,
): Promise<(typeof accessRequests.$inferSelect)[]> {
  const some = await Promise.all([
    db.select().from(accessRequests).where(and(isWaiting, where)).orderBy(asc(askedAt)).limit(most.waiting),
    db
      .select()
      .from(accessRequests)
      .where(and(isAnswered, where))
      .orderBy(desc(answeredAt))
      .limit(most.answered),
  ]);
  return some.flat();
}

/** What was asked for is given, by an order. */
export const endRequests = (
  tx: Handle,
  { kind, slug }: Pick<FreeItem, 'kind' | 'slug'>,
  { email: of, number, at }: { email: string; number: string; at: Date },
): Promise<unknown> =>
  tx
    .update(accessRequests)
    .set({ givenAt: at, givenOrder: number })
    .where(
      and(isWaiting, eq(email, of), eq(accessRequests.itemKind, kind), eq(accessRequests.itemSlug, slug)),
    );

const waitingIn = async (db: Handle, where: SQL | undefined, since: SQL<Date> | typeof askedAt) =>
  waitingFrom(
    await db
      .select({ id, label: name, since, all: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(accessRequests)
      .where(where)
      .orderBy(asc(since))
      .limit(mostWaiting),
  );

/** Requests that nobody answered, the oldest first. */
export const waitingAccessRequests = (db: Handle): Promise<Waiting> => waitingIn(db, isWaiting, askedAt);

/** Answers that whoever asked has not read yet. */
export const unseenAccessAnswers = (db: Handle, by: string): Promise<Waiting> =>
  waitingIn(db, and(isAnswered, eq(askedBy, by), isNull(seenAt)), answeredAt);

/** Deletes what was answered before a day; returns how many. */
export async function deleteAnsweredRequests(db: Handle, before: Date): Promise<number> {
  const rows = await db
    .delete(accessRequests)
    .where(and(isAnswered, lt(answeredAt, before)))
    .returning({ id });
  return rows.length;
}

export const eraseAccessRequestsOf = (tx: Handle, of: string) =>
  tx.delete(accessRequests).where(eq(email, of));

/** For the export of a person's data. */
export const readHeldAccessRequests = (db: Handle, of: string) => {
  const { askedBy: _asker, declinedBy: _decliner, ...asked } = getTableColumns(accessRequests);
  return db.select(asked).from(accessRequests).where(eq(email, of));
};
