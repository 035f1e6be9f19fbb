/** Staff see pools of codes and change the unused ones of a course; those who wait are served in the same transaction. */
import { accessReady, findWaiting, lockStock, takeCode } from './access.store.ts';
import { isCode, type PlatformTodo, type Pool } from './access-codes.ts';
import {
  deleteUnusedCodes,
  insertCodes,
  readStocks,
  readTodos,
  readUnusedCodes,
  tickTodo,
} from './access-codes.store.ts';
import { isSlug } from '../catalogue/record.ts';
import { mayAddCodes } from '../staff/who-may.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import type { StaffMember } from '../../academy.ts';
import { carryOut, auditOf, type ServiceContext, railsOf } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { AuditContext } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.store.ts';
import type { OrderEmail } from '../orders/order-email.ts';

/** New codes come into a pool and go at once to those who wait, the longest waiting first. */

/**
 * Under the pool's lock, so that nobody is confirmed between the codes' coming and the look at who waits. With `isInstead`
 * every code that nobody has goes first.
 */
async function addCodes(
  tx: Handle,
  itemSlug: string,
  { codes, isInstead = false }: { codes: readonly string[]; isInstead?: boolean | undefined },
  action: AuditContext,
): Promise<{ added: number; removed: number; served: number; letters: OrderEmail[] }> {
  await lockStock(tx, itemSlug);
  const { removed } = isInstead ? await deleteUnusedCodes(tx, itemSlug, 'all') : { removed: 0 };
  const added = await insertCodes(tx, itemSlug, codes, action);
  const letters: OrderEmail[] = [];
  for (const { orderId } of await findWaiting(tx, itemSlug)) {
    const code = await takeCode(tx, orderId, itemSlug, action);
    if (code === null) break;
    await writeHistory(tx, { orderId, event: 'grant-access', code }, action);
    letters.push(accessReady(orderId));
  }
  return { added, removed, served: letters.length, letters };
}

type PlatformCode = {
  orderNumber: string;
  name: string;
  itemSlug: string;
  code: string;
  what: PlatformTodo;
  since: Date;
};

/**
 * One code per line; white space around it is not part of it. Repeated and known ones are skipped, and what is no code. Serves
 * those waiting, oldest first, in the same transaction. With `isInstead` every code that nobody has is removed first.
 */
export async function addAccessCodes(
  context: ServiceContext,
  {
    itemSlug,
    codes,
    isInstead,
    staff,
  }: { itemSlug: string; codes: string[]; isInstead?: boolean | undefined; staff: StaffMember },
): Promise<{ added: number; skipped: number; served: number }> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not add codes.`);
  const given = codes.map((code) => code.trim()).filter((code) => code !== '');
  const readable = given.filter(isCode);
  if (!isSlug(itemSlug)) return { added: 0, skipped: given.length, served: 0 };
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const wanted = { codes: [...new Set(readable)], isInstead };
    const { added, removed, served, letters } = await addCodes(tx, itemSlug, wanted, action);
    await carryOut(context, tx, { letters });
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: action.at,
      staff,
      act: 'add-access-codes',
      subject: itemSlug,
      detail: {
        added: String(added),
        served: String(served),
        ...(removed > 0 && { removed: String(removed) }),
      },
    });
    return { added, skipped: given.length - added, served };
  });
}

const mostShown = 1_000;

/** The first 1,000 codes of a course that nobody has, the oldest first. */
export async function unusedCodes(
  { database: { db } }: ServiceContext,
  { itemSlug, staff }: { itemSlug: string; staff: StaffMember },
) {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not read codes.`);
  return readUnusedCodes(db, itemSlug, mostShown);
}

/**
 * Those with these ids. A code that somebody has stays, whoever asks: the pool is held, so that nobody
 * is handed one that goes.
 */
export async function removeAccessCodes(
  context: ServiceContext,
  { itemSlug, which, staff }: { itemSlug: string; which: readonly string[]; staff: StaffMember },
): Promise<{ removed: number }> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not remove codes.`);
  return context.database.transaction(async (tx) => {
    await lockStock(tx, itemSlug);
    const { removed, samples } = await deleteUnusedCodes(tx, itemSlug, which);
    const line = { id: context.uuid(), at: context.clock(), staff, subject: itemSlug } as const;
    const detail = { removed: String(removed), samples: String(samples) };
    if (removed > 0) await writeStaffLog(tx, { ...line, act: 'remove-access-codes', detail });
    return { removed };
  });
}

/** What is still to be done with codes at the learning platform itself, the longest waiting first. */
export async function platformCodes(
  { database: { db } }: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<PlatformCode[]> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not read codes.`);
  const rows = await readTodos(db, mostShown);
  return rows.flatMap(({ all: _all, what, since, ...row }) =>
    what && since ? [{ ...row, what, since }] : [],
  );
}

/** That it is done there. False when a colleague was first, or something else is to be done by now. */
export function tickPlatformCode(
  context: ServiceContext,
  { staff, ...meant }: { orderNumber: string; what: PlatformTodo; staff: StaffMember },
): Promise<boolean> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not change codes.`);
  return context.database.transaction(async (tx) => {
    if (!(await tickTodo(tx, meant))) return false;
    const line = { id: context.uuid(), at: context.clock(), staff, subject: meant.orderNumber } as const;
    const detail = { atPlatform: meant.what };
    await writeStaffLog(tx, { ...line, act: 'tick-platform-code', detail });
    return true;
  });
}

export const stocks = (context: ServiceContext): Promise<Pool[]> =>
  readStocks(context.database.db, railsOf(context));
