/**
 * What staff leave on an order for each other: a note, and that a double order was looked at. The buyer's pages never show it.
 */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { markDoublesSeen } from '../access/access.store.ts';
import { lockOrderByNumber } from './orders.store.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { mayNoteOrders } from '../staff/who-may.ts';
import type { ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { severalLines } from '../../platform/text/typed-text.ts';
import { orderNotes } from './orders.table.ts';

/** Longest note, in characters. */
const longestNote = 2_000;

export type NoteProblem = 'empty' | 'too-long';

/** Plain text as it is stored: its lines stay; characters that cannot be stored, or are invisible, are left out. */
export const writtenNote = (typed: string): string =>
  severalLines(typed)
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();

/** Null when the text can be kept. */
export function problemOfNote(text: string): NoteProblem | null {
  if (text === '') return 'empty';
  return [...text].length > longestNote ? 'too-long' : null;
}

type NoteForStaff = { id: string; at: Date; by: string; text: string };

/**
 * Plain text of at most 2,000 characters. Read by staff, and in the export of the person it is about. The same text twice in a
 * row by the same person is one note: somebody pressed twice. The log does not repeat the text.
 */
export async function noteOnOrder(
  { database, clock, uuid }: ServiceContext,
  { orderNumber, text, staff }: { orderNumber: string; text: string; staff: StaffMember },
): Promise<{ ok: true; note: NoteForStaff } | { ok: false; reason: 'order-not-found' | NoteProblem }> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayNoteOrders(staff)) throw new Error(`${staff.role} may not write notes.`);
  const body = writtenNote(text);
  const problem = problemOfNote(body);
  if (problem !== null) return { ok: false, reason: problem };
  return database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const last = await findLastNote(tx, order.id);
    if (last?.body === body && last.email === staff.email)
      return { ok: true, note: { id: last.id, at: last.at, by: last.email, text: last.body } };
    const note = { id: uuid(), orderId: order.id, at: clock(), email: staff.email, body };
    await insertNote(tx, note);
    await writeStaffLog(tx, { id: uuid(), at: note.at, staff, act: 'note-on-order', subject: order.number });
    return { ok: true, note: { id: note.id, at: note.at, by: staff.email, text: body } };
  });
}

/**
 * Staff have looked at what was bought twice: the order and its twins are no task any more. Who may: `mayNoteOrders`. A second
 * press finds nothing to look at, and the log has it once.
 */
export async function lookAtDouble(
  { database, clock, uuid }: ServiceContext,
  { orderNumber, staff }: { orderNumber: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'nothing-to-see' }> {
  if (!mayNoteOrders(staff)) throw new Error(`${staff.role} may not put a double away.`);
  return database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const at = clock();
    if (!(await markDoublesSeen(tx, order, at))) return { ok: false, reason: 'nothing-to-see' };
    await writeStaffLog(tx, { id: uuid(), at, staff, act: 'look-at-double', subject: order.number });
    return { ok: true };
  });
}

type OrderNote = typeof orderNotes.$inferSelect;

/** Whoever writes a note holds the order's row. */
async function insertNote(tx: Handle, note: OrderNote): Promise<void> {
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
async function findLastNote(db: Handle, orderId: string): Promise<OrderNote | null> {
  const [note] = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id))
    .limit(1);
  return note ?? null;
}

/** With their orders, or when the account behind them is deleted: a note is about a person. */
export async function deleteNotesOf(tx: Handle, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...orderIds]));
}
