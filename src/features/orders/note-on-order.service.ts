/** What staff leave on an order for each other: a note, and that a double was looked at. The buyer's pages never show it. */
import { markDoublesSeen } from '../access/access.store.ts';
import { findLastNote, insertNote } from './order-notes.store.ts';
import { lockOrderByNumber } from './orders.store.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { mayNoteOrders } from '../staff/who-may.ts';
import type { FlowContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';

/** A note that staff write on an order for each other. */

/** Longest note, in signs. */
const longestNote = 2_000;

type NoteProblem = 'empty' | 'too-long';

/** Plain text as it is kept: its lines stay; signs that cannot be stored, or that nobody sees, are left out. */
const writtenNote = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();

/** Null when the text can be kept. */
function problemOfNote(text: string): NoteProblem | null {
  if (text === '') return 'empty';
  return [...text].length > longestNote ? 'too-long' : null;
}

type NoteInOffice = { id: string; at: Date; by: string; text: string };

/**
 * Plain text of at most 2,000 signs. Staff alone read it, beside whoever asks what is held about her. The same words twice in
 * a row by the same person are one note: somebody pressed twice. The log does not repeat them.
 */
export async function noteOnOrder(
  { database, clock, uuid }: FlowContext,
  { orderNumber, text, staff }: { orderNumber: string; text: string; staff: StaffMember },
): Promise<{ ok: true; note: NoteInOffice } | { ok: false; reason: 'order-not-found' | NoteProblem }> {
  // The screen has asked already: getting here without the right is a bug.
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
 * Somebody has looked at what was bought twice: the order and its twins are no errand any more. Who may: `mayNoteOrders`. A
 * second press finds nothing to look at, and the log says it once.
 */
export async function lookAtDouble(
  { database, clock, uuid }: FlowContext,
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
