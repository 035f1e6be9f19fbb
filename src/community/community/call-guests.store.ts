/** Who comes to the live sessions. Who no longer comes has no row. */
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { callGuests } from './call-guests.table.ts';
import type { Before } from './live-calls.ts';

type Guest = typeof callGuests.$inferSelect;

const guest = (callId: string, memberId: string) =>
  and(eq(callGuests.callId, callId), eq(callGuests.memberId, memberId));

/** A second press changes nothing. */
export async function writeGuest(tx: Handle, callId: string, memberId: string, at: Date): Promise<void> {
  await tx.insert(callGuests).values({ callId, memberId, joinedAt: at }).onConflictDoNothing();
}

export async function removeGuest(tx: Handle, callId: string, memberId: string): Promise<void> {
  await tx.delete(callGuests).where(guest(callId, memberId));
}

export async function findGuest(db: Handle, callId: string, memberId: string): Promise<Guest | null> {
  const [row] = await db.select().from(callGuests).where(guest(callId, memberId));
  return row ?? null;
}

/** Of these sessions: how many come to each, and to which this member comes. */
export async function readGuests(
  db: Handle,
  callIds: readonly string[],
  memberId: string,
): Promise<{ coming: ReadonlyMap<string, number>; mine: ReadonlySet<string> }> {
  if (callIds.length === 0) return { coming: new Map(), mine: new Set() };
  const { callId } = callGuests;
  const of = inArray(callId, [...callIds]);
  const counts = await db.select({ callId, coming: count() }).from(callGuests).where(of).groupBy(callId);
  const own = await db
    .select({ callId })
    .from(callGuests)
    .where(and(of, eq(callGuests.memberId, memberId)));
  return {
    coming: new Map(counts.map((row) => [row.callId, row.coming])),
    mine: new Set(own.map((row) => row.callId)),
  };
}

const markOf = { day: callGuests.dayRemindedAt, hour: callGuests.hourRemindedAt } as const;

export const findUnreminded = (
  db: Handle,
  { callId, before, most }: { callId: string; before: Before; most: number },
): Promise<Pick<Guest, 'memberId' | 'joinedAt'>[]> =>
  db
    .select({ memberId: callGuests.memberId, joinedAt: callGuests.joinedAt })
    .from(callGuests)
    .where(and(eq(callGuests.callId, callId), isNull(markOf[before])))
    .orderBy(asc(callGuests.joinedAt), asc(callGuests.memberId))
    .limit(most);

/** False when somebody else was first, or the member no longer comes. */
export async function noteCallReminder(
  tx: Handle,
  { callId, memberId, before, at }: { callId: string; memberId: string; before: Before; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(callGuests)
    .set(before === 'day' ? { dayRemindedAt: at } : { hourRemindedAt: at })
    .where(and(guest(callId, memberId), isNull(markOf[before])))
    .returning({ memberId: callGuests.memberId });
  return rows.length > 0;
}
