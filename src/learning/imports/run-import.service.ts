/**
 * Carries out what was rehearsed, line by line by the clock, each in a transaction of its own: a crash between two lines loses
 * nothing and does nothing twice. And takes an import back as one.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { auditOf, type ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { memberSessions, memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { findOwned } from '../../selling/access/access.service.ts';
import { productDownloads } from '../../selling/downloads/product-downloads.table.ts';
import { endHeld, giveOneWithin } from '../../selling/free-access/give-free-access.service.ts';
import { accessCodes } from '../../selling/orders/access.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { orderHistory, orders } from '../../selling/orders/orders.table.ts';
import { lockOrder } from '../../selling/orders/orders.service.ts';
import type { Order } from '../../selling/orders/order.ts';
import { hasOwnEvents, tickImported, untickImported } from '../classroom/progress.service.ts';
import type { ImportOutcome, LineToImport, Undone } from './import-outcome.ts';
import { importLines, imports } from './imports.table.ts';
import { lessonsToTick, readingEnded } from './rehearse-import.service.ts';

type Import = typeof imports.$inferSelect;
type Line = typeof importLines.$inferSelect;

const lineOf = ({ importId, position }: Pick<Line, 'importId' | 'position'>) =>
  and(eq(importLines.importId, importId), eq(importLines.position, position));

/** One welcome for each person, however many courses came with her. */
async function wasTold(tx: Handle, importId: string, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(importLines)
    .innerJoin(orders, eq(orders.id, importLines.orderId))
    .where(
      and(
        eq(importLines.importId, importId),
        eq(importLines.outcome, 'given'),
        eq(orders.owner, mailboxOf(email)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

type Became = Pick<Line, 'outcome' | 'orderId' | 'lessons'>;
const nothing = { orderId: null, lessons: 0 };

/** By whoever made the import; that they still may was asked when it began. */
const ownerOf = ({ madeBy }: Pick<Import, 'madeBy'>): StaffMember => ({ email: madeBy, role: 'owner' });

async function give(context: ServiceContext, tx: Handle, of: Import, row: LineToImport): Promise<Became> {
  const { item, note, ...person } = row;
  const [owned] = await findOwned(tx, row.email, item);
  const isEnded = await readingEnded(tx, row.email);
  if (!owned && isEnded(row.email, item)) return { ...nothing, outcome: 'ended' };
  const given = await giveOneWithin(context, tx, {
    key: of.id,
    item,
    as: 'moved',
    why: note,
    overSeats: false,
    locale: of.locale,
    isQuiet: !of.isTold || (await wasTold(tx, of.id, row.email)),
    person: { ...person, locale: '' },
    staff: ownerOf(of),
  });
  if (given.ok || given.reason === 'owns-already') {
    const [order] = await findOwned(tx, row.email, item);
    return tick(context, tx, {
      of,
      row,
      orderId: order?.id ?? null,
      outcome: given.ok ? 'given' : 'owns-already',
    });
  }
  return { ...nothing, outcome: given.reason === 'item-not-found' ? 'unknown-item' : given.reason };
}

async function tick(
  { clock, uuid }: ServiceContext,
  tx: Handle,
  {
    of,
    row,
    orderId,
    outcome,
  }: { of: Import; row: LineToImport; orderId: string | null; outcome: ImportOutcome },
): Promise<Became> {
  const { enrolmentId, ids } = await lessonsToTick(tx, row, orderId);
  if (enrolmentId === null) return { outcome, orderId, lessons: 0 };
  await tickImported(tx, { enrolmentId, lessonIds: ids, importId: of.id, at: clock(), uuid });
  return { outcome, orderId, lessons: ids.length };
}

/** Nothing where another server was first. */
async function carryLine(context: ServiceContext, of: Import, which: Line): Promise<void> {
  const at = context.clock();
  try {
    await context.database.transaction(async (tx) => {
      const [line] = await tx
        .select()
        .from(importLines)
        .where(and(lineOf(which), isNull(importLines.outcome)))
        .for('update');
      if (!line?.row) return;
      const became = await give(context, tx, of, line.row);
      await tx
        .update(importLines)
        .set({ ...became, row: null, at })
        .where(lineOf(line));
    });
  } catch (error) {
    context.log.error({ err: error, line: which.line }, 'A line could not be imported');
    const failed = { row: null, outcome: 'failed' as const, at };
    await context.database.db
      .update(importLines)
      .set(failed)
      .where(and(lineOf(which), isNull(importLines.outcome)));
  }
}

/** Why the access of an order stays; null: nobody used or changed it since. */
async function whyStays(
  tx: Handle,
  { id, itemKind, email, status }: Order,
  since: Date,
): Promise<Undone | null> {
  if (status !== 'Payment Confirmed') return 'changed';
  const has = (rows: unknown[]) => rows.length > 0;
  const after = and(eq(orderHistory.orderId, id), sql`${orderHistory.at} > ${since.toISOString()}`);
  if (has(await tx.select({ id: orderHistory.id }).from(orderHistory).where(after).limit(1)))
    return 'changed';
  const code = eq(accessCodes.orderId, id);
  if (has(await tx.select({ id: accessCodes.id }).from(accessCodes).where(code))) return 'code';
  const fetched = and(eq(productDownloads.orderId, id), sql`${productDownloads.used} > 0`);
  if (has(await tx.select({ id: productDownloads.id }).from(productDownloads).where(fetched))) return 'used';
  const [seat] = await tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.orderId, id));
  if (seat && (await hasOwnEvents(tx, seat.id))) return 'used';
  if (itemKind !== 'membership') return null;
  const signedIn = await tx
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .innerJoin(memberUsers, eq(memberUsers.id, memberSessions.userId))
    .where(and(eq(memberUsers.email, email), sql`${memberSessions.createdAt} > ${since.toISOString()}`));
  return has(signedIn) ? 'used' : null;
}

async function untick(tx: Handle, orderId: string, importId: string): Promise<number> {
  const [seat] = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.orderId, orderId));
  return seat ? untickImported(tx, { enrolmentId: seat.id, importId }) : 0;
}

async function takeBack(context: ServiceContext, tx: Handle, of: Import, line: Line): Promise<Undone> {
  const order = line.orderId === null ? null : await lockOrder(tx, line.orderId);
  if (!order) return 'changed';
  if (line.outcome === 'given') {
    const stays = await whyStays(tx, order, line.at ?? of.madeAt);
    if (stays !== null) return stays;
    const staff = { ...ownerOf(of), email: of.undoneBy ?? of.madeBy };
    const action = auditOf(context, `staff:${staff.email}`);
    const ended = await endHeld(context, tx, { order, why: of.fileName, staff, action });
    if (!ended.ok) return 'changed';
  }
  const gone = await untick(tx, order.id, of.id);
  return line.outcome === 'given' || gone === line.lessons ? 'taken-back' : 'used';
}

async function undoLine(context: ServiceContext, of: Import, which: Line): Promise<void> {
  const isOpen = and(lineOf(which), isNull(importLines.undone));
  try {
    await context.database.transaction(async (tx) => {
      const [line] = await tx.select().from(importLines).where(isOpen).for('update');
      if (!line) return;
      const undone = await takeBack(context, tx, of, line);
      await tx.update(importLines).set({ undone }).where(lineOf(line));
    });
  } catch (error) {
    context.log.error({ err: error, line: which.line }, 'A line of an import could not be taken back');
    await context.database.db.update(importLines).set({ undone: 'changed' }).where(isOpen);
  }
}

/** Lines of one run: other work of the clock waits no longer. */
const mostAtOnce = 50;

const didSomething = sql`(${importLines.outcome} = 'given' or ${importLines.lessons} > 0)`;

/** One portion of the oldest import that is not over. Called by the clock; returns how many lines it worked on. */
export async function continueImports(context: ServiceContext): Promise<number> {
  const { db } = context.database;
  const isOpen = inArray(imports.state, ['running', 'undoing']);
  const [of] = await db.select().from(imports).where(isOpen).orderBy(asc(imports.madeAt)).limit(1);
  if (!of) return 0;
  const isRunning = of.state === 'running';
  const left = isRunning ? isNull(importLines.outcome) : and(didSomething, isNull(importLines.undone));
  const lines = await db
    .select()
    .from(importLines)
    .where(and(eq(importLines.importId, of.id), left))
    .orderBy(asc(importLines.position))
    .limit(mostAtOnce);
  for (const line of lines) await (isRunning ? carryLine : undoLine)(context, of, line);
  if (lines.length === 0)
    await db
      .update(imports)
      .set({ state: isRunning ? 'done' : 'undone', endedAt: context.clock() })
      .where(and(eq(imports.id, of.id), eq(imports.state, of.state)));
  return lines.length;
}

const isAbout = (email: string) =>
  and(isNotNull(importLines.row), eq(sql`${importLines.row} ->> 'email'`, email));

/** For the export of a person's data: only what still waits for its turn. */
export const readHeldImports = (db: Handle, email: string) =>
  db.select({ row: importLines.row }).from(importLines).where(isAbout(email));

export const eraseImportsOf = (tx: Handle, email: string) =>
  tx.update(importLines).set({ row: null, outcome: 'erased' }).where(isAbout(email));

/** Nothing of a file is kept longer than this, whatever stopped its import. */
export async function forgetImported(db: Handle, before: Date): Promise<number> {
  const old = db.select({ id: imports.id }).from(imports).where(lt(imports.madeAt, before));
  const rows = await db
    .update(importLines)
    .set({ row: null, outcome: 'erased' })
    .where(and(isNotNull(importLines.row), inArray(importLines.importId, old)))
    .returning({ id: importLines.importId });
  return rows.length;
}
