/** Notes of the office about orders. Who writes one holds the order's row. */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orderNotes } from './order-notes.table.ts';

export type OrderNote = typeof orderNotes.$inferSelect;

export async function insertNote(tx: Handle, note: OrderNote): Promise<void> {
  await tx.insert(orderNotes).values(note);
}

/** The oldest first. */
export const readNotesOf = (db: Handle, orderId: string): Promise<OrderNote[]> =>
  db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));

/** The newest one of an order; null when there is none. */
export async function findLastNote(db: Handle, orderId: string): Promise<OrderNote | null> {
  const [note] = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id))
    .limit(1);
  return note ?? null;
}

/** With their orders, or when the account behind them is deleted: a note is about a person. */
export async function forgetNotesOf(tx: Handle, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...orderIds]));
}
