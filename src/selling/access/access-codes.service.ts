/** Staff see each course's stock of codes and change its unused ones; learners who wait get theirs in the same transaction. */
import { accessReady, findWaiting, lockWaiting, takeCode } from './access.service.ts';
import { type CodeStock, isCode, type PlatformTodo } from '../orders/access-codes.ts';
import { isSlug } from '../../platform/records/record.ts';
import { mayAddCodes } from '../../academy/staff/who-may.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { StaffMember } from '../../academy.ts';
import { auditOf, carryOut, railsOf, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { AuditContext } from '../orders/order.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { deleteUnusedCodes, insertCodes, lockStock, tickTodo } from '../orders/entitlements.service.ts';
import { readStocks, readTodos, readUnusedCodes } from './stocks.service.ts';

/**
 * Adds codes and gives them to those who wait, the longest waiting first. The stock is locked, so that no order is confirmed
 * between adding the codes and looking for who waits. `isInstead` first removes every unused code.
 */
async function addCodes(
  tx: Handle,
  itemSlug: string,
  { codes, isInstead = false }: { codes: readonly string[]; isInstead?: boolean | undefined },
  action: AuditContext,
): Promise<{ added: number; removed: number; served: number; emails: OrderEmail[] }> {
  await lockWaiting(tx, itemSlug);
  const { removed } = isInstead ? await deleteUnusedCodes(tx, itemSlug, 'all') : { removed: 0 };
  const added = await insertCodes(tx, itemSlug, codes, action);
  const emails: OrderEmail[] = [];
  for (const { orderId } of await findWaiting(tx, itemSlug)) {
    const code = await takeCode(tx, orderId, itemSlug, action);
    if (code === null) break;
    await writeHistory(tx, { orderId, event: 'grant-access', code }, action);
    emails.push(accessReady(orderId));
  }
  return { added, removed, served: emails.length, emails };
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
 * One code per line, surrounding white space is ignored. Skips repeated and known codes, and what is no code. Serves those
 * who wait, oldest first, in the same transaction. `isInstead` first removes every unused code.
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
    const { added, removed, served, emails } = await addCodes(tx, itemSlug, wanted, action);
    await carryOut(context, tx, { emails: emails });
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

/** The first 1,000 unused codes of a course, the oldest first. */
export async function unusedCodes(
  { database: { db } }: ServiceContext,
  { itemSlug, staff }: { itemSlug: string; staff: StaffMember },
) {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not read codes.`);
  return readUnusedCodes(db, itemSlug, mostShown);
}

/** Removes unused codes by id. The stock is locked, so that no code is handed out while it is removed. */
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

/** What staff still have to do with codes at the learning platform itself, the longest waiting first. */
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

/** Marks it as done there. False when a colleague was first, or something else is to be done by now. */
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

export const stocks = (context: ServiceContext): Promise<CodeStock[]> =>
  readStocks(context.database.db, railsOf(context));
