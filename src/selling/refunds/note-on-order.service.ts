/**
 * What staff leave on an order for each other: a note, one that asks for a refund, and that a double order was looked at. The
 * buyer's pages never show it.
 */
import { and, asc, desc, eq, exists, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { markDoublesSeen } from '../access/access.service.ts';
import { lockOrderByNumber } from '../orders/orders.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayNoteOrders, mayRefund } from '../../academy/staff/who-may.ts';
import { leftToPayBack } from '../orders/refund.ts';
import type { ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { severalLines } from '../../platform/text/typed-text.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import { shownNumber } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';
import { orderNotes } from './order-notes.table.ts';
import { naming, redactor } from '../../platform/text/redact.ts';
import { holds } from '../../platform/people/find-people.ts';

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
 * row by the same person is one note: somebody pressed twice. The log does not repeat the text. `asksRefund`: it waits for
 * those who may refund; 'asked-already' by whomever, 'nothing-left' of an order without money.
 */
export async function noteOnOrder(
  { database, clock, uuid }: ServiceContext,
  {
    orderNumber,
    text,
    asksRefund = false,
    staff,
  }: { orderNumber: string; text: string; asksRefund?: boolean; staff: StaffMember },
): Promise<
  | { ok: true; note: NoteForStaff }
  | { ok: false; reason: 'order-not-found' | 'asked-already' | 'nothing-left' | NoteProblem }
> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayNoteOrders(staff)) throw new Error(`${staff.role} may not write notes.`);
  const body = writtenNote(text);
  const problem = problemOfNote(body);
  if (problem !== null) return { ok: false, reason: problem };
  return database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const last = await findLastNote(tx, order.id);
    if (
      last?.body === body &&
      last.email === staff.email &&
      last.asksRefund === asksRefund &&
      last.answeredAt === null
    )
      return { ok: true, note: { id: last.id, at: last.at, by: last.email, text: last.body } };
    if (asksRefund && leftToPayBack(order) === 0) return { ok: false, reason: 'nothing-left' };
    if (asksRefund && (await hasOpenAsk(tx, order.id))) return { ok: false, reason: 'asked-already' };
    const note = { id: uuid(), orderId: order.id, at: clock(), email: staff.email, body };
    await tx.insert(orderNotes).values({ ...note, asksRefund });
    const act = asksRefund ? 'ask-for-refund' : 'note-on-order';
    await writeStaffLog(tx, { id: uuid(), at: note.at, staff, act, subject: order.number });
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

/**
 * No refund, for this reason: whoever asked for it reads the answer, which is a note like theirs. 'is-dealt-with': a refund was
 * decided, or a colleague has answered. Who may: `mayRefund`.
 */
export async function answerRefundAsk(
  { database, clock, uuid }: ServiceContext,
  { orderNumber, text, staff }: { orderNumber: string; text: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'is-dealt-with' | NoteProblem }> {
  if (!mayRefund(staff)) throw new Error(`${staff.role} may not decide about refunds.`);
  const body = writtenNote(text);
  const problem = problemOfNote(body);
  if (problem !== null) return { ok: false, reason: problem };
  return database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const at = clock();
    if (!(await closeRefundAsks(tx, order.id, at))) return { ok: false, reason: 'is-dealt-with' };
    await tx.insert(orderNotes).values({ id: uuid(), orderId: order.id, at, email: staff.email, body });
    await writeStaffLog(tx, { id: uuid(), at, staff, act: 'answer-refund-ask', subject: order.number });
    return { ok: true };
  });
}

type OrderNote = typeof orderNotes.$inferSelect;

const isOpenAsk = and(orderNotes.asksRefund, isNull(orderNotes.answeredAt));

const hasOpenAsk = async (db: Handle, orderId: string): Promise<boolean> =>
  (await db.$count(orderNotes, and(isOpenAsk, eq(orderNotes.orderId, orderId)))) > 0;

/** Of the row's order a colleague asked for a refund, and nobody has answered. */
export const awaitsRefundAnswer = (db: Handle): SQL =>
  exists(
    db
      .select({ id: orderNotes.id })
      .from(orderNotes)
      .where(and(isOpenAsk, eq(orderNotes.orderId, orders.id))),
  );

/** A refund was decided, or declined: false when nobody had asked. */
export async function closeRefundAsks(tx: Handle, orderId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(orderNotes)
    .set({ answeredAt: at })
    .where(and(isOpenAsk, eq(orderNotes.orderId, orderId)))
    .returning({ id: orderNotes.id });
  return rows.length > 0;
}

async function asksIn(
  db: Handle,
  where: SQL | undefined,
  since: typeof orderNotes.at | typeof orderNotes.answeredAt,
): Promise<Waiting> {
  const rows = await db
    .select({
      id: orders.number,
      label: orders.name,
      since,
      amountCentimes: orders.amountCentimes,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(where)
    .orderBy(asc(since))
    .limit(mostWaiting);
  return waitingFrom(
    rows.map(({ amountCentimes, ...row }) => ({
      ...row,
      money: { amountCentimes, reference: shownNumber(row.id) },
    })),
  );
}

/** Refunds that colleagues ask for and nobody has answered, the oldest first. */
export const waitingRefundAsks = (db: Handle): Promise<Waiting> => asksIn(db, isOpenAsk, orderNotes.at);

/** What became of those that this colleague asked for, answered since then. */
export const refundAnswers = (db: Handle, { by, since }: { by: string; since: Date }): Promise<Waiting> =>
  asksIn(
    db,
    and(orderNotes.asksRefund, eq(orderNotes.email, by), gte(orderNotes.answeredAt, since)),
    orderNotes.answeredAt,
  );

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

/** Notes about others' orders that name a deleted account keep everything but its address. */
export async function redactNotesNaming(tx: Handle, email: string): Promise<void> {
  const { id, body } = orderNotes;
  const isNamedIn = naming(email);
  const redact = redactor({ emails: [email], phones: [], names: [] });
  const rows = await tx.select({ id, body }).from(orderNotes).where(holds(body, email));
  for (const row of rows)
    if (isNamedIn(row.body))
      await tx
        .update(orderNotes)
        .set({ body: redact(row.body) })
        .where(eq(id, row.id));
}
