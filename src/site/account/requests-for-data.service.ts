/** Requests about somebody's own data, as rows. */
import { and, asc, desc, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { DataRequestState } from '../../admin/privacy/data-request.ts';
import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { dataRequests } from './data-requests.table.ts';

export type DataRequest = typeof dataRequests.$inferSelect;

export async function insertDataRequest(tx: Handle, request: DataRequest): Promise<void> {
  await tx.insert(dataRequests).values(request);
}

/**
 * Open ones by their deadline, the soonest first; answered ones the newest first. One more than a page shows that another
 * follows.
 */
export const readDataRequests = (
  db: Handle,
  { show, skip, most }: { show: 'open' | 'answered'; skip: number; most: number },
): Promise<DataRequest[]> =>
  db
    .select()
    .from(dataRequests)
    .where(show === 'open' ? eq(dataRequests.state, 'open') : ne(dataRequests.state, 'open'))
    .orderBy(
      ...(show === 'open'
        ? [asc(dataRequests.dueAt), asc(dataRequests.notedAt)]
        : [desc(dataRequests.notedAt)]),
      asc(dataRequests.id),
    )
    .limit(most)
    .offset(skip);

/** Of one person, the newest first. `email` in lower case. */
export const readDataRequestsOf = (db: Handle, email: string): Promise<DataRequest[]> =>
  db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.email, email))
    .orderBy(desc(dataRequests.notedAt), asc(dataRequests.id));

/** What the person is shown of them: without the names of staff. */
export const readHeldDataRequests = (db: Handle, email: string) => {
  const { notedBy: _notedBy, answeredBy: _answeredBy, ...theirs } = getTableColumns(dataRequests);
  return db.select(theirs).from(dataRequests).where(eq(dataRequests.email, email));
};

export async function findDataRequest(db: Handle, id: string): Promise<DataRequest | null> {
  const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
  return row ?? null;
}

export type DataAnswer = {
  state: Exclude<DataRequestState, 'open'>;
  proof: string;
  answer: string;
  by: string;
  at: Date;
};

/** How the person proved who they are, while the request is open; false when it is not. Deleted when their data is erased. */
export async function keepProof(tx: Handle, id: string, proof: string): Promise<boolean> {
  const rows = await tx
    .update(dataRequests)
    .set({ proof })
    .where(and(eq(dataRequests.id, id), eq(dataRequests.state, 'open')))
    .returning({ id: dataRequests.id });
  return rows.length === 1;
}

/** False when it is not open any more: somebody else was first. */
export async function answerDataRequest(
  tx: Handle,
  id: string,
  { state, proof, answer, by, at }: DataAnswer,
): Promise<boolean> {
  const rows = await tx
    .update(dataRequests)
    // The proof from before the export stays.
    .set({ state, ...(proof !== '' && { proof }), answer, answeredBy: by, answeredAt: at })
    .where(and(eq(dataRequests.id, id), eq(dataRequests.state, 'open')))
    .returning({ id: dataRequests.id });
  return rows.length === 1;
}

/**
 * That and when a request came, and that it was answered, stays; the person does not. What was open is answered by there being
 * nothing left about them.
 */
export async function eraseDataRequests(
  tx: Handle,
  { email, nobody, at }: { email: string; nobody: string; at: Date },
): Promise<void> {
  await tx
    .update(dataRequests)
    .set({ state: 'done', answeredAt: at })
    .where(and(eq(dataRequests.email, email), eq(dataRequests.state, 'open')));
  await tx
    .update(dataRequests)
    .set({ email: nobody, name: '', note: '', proof: '', answer: '' })
    .where(eq(dataRequests.email, email));
}

/** The soonest deadline first, since the day on which it came. `label`: whom it is about. */
export const waitingDataRequests = async (db: Handle): Promise<Waiting & { dueAt: Date | null }> => {
  const { id, email, receivedOn, notedAt, dueAt, state } = dataRequests;
  const rows = await db
    .select({
      id,
      label: email,
      receivedOn,
      dueAt,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(dataRequests)
    .where(eq(state, 'open'))
    .orderBy(asc(dueAt), asc(notedAt))
    .limit(mostWaiting);
  const forPerson = rows.map((row) => ({ ...row, since: instantInMorocco(row.receivedOn, '00:00') }));
  return { ...waitingFrom(forPerson), dueAt: rows[0]?.dueAt ?? null };
};

/** Deletes what was answered and came until then ('YYYY-MM-DD'). At most so many at a time; returns how many. */
export async function deleteDataRequests(db: Handle, until: string, most: number): Promise<number> {
  const old = await db
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(and(ne(dataRequests.state, 'open'), lte(dataRequests.receivedOn, until)))
    .orderBy(asc(dataRequests.receivedOn))
    .limit(most);
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await db.delete(dataRequests).where(inArray(dataRequests.id, ids));
  return ids.length;
}
