/** Staff change the unused codes of a course; those who wait are served in the same transaction. */
import { deleteUnusedCodes, lockPool, readUnusedCodes } from '../domain/access/access.store.server.ts';
import { isCode } from '../domain/access/pool.ts';
import { addCodes } from '../domain/access/add-codes.store.server.ts';
import { readTodos, tickTodo } from '../domain/access/platform-todo.store.server.ts';
import { isSlug } from '../domain/catalogue/slug.ts';
import { mayAddCodes } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { Academy } from './academy.server.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';

type Staff = Academy['staff'];

/** White space around a code is not part of it; repeated and known ones are skipped, and what is no code. */
export async function addAccessCodes(
  context: FlowContext,
  { itemSlug, codes, isInstead, staff }: Parameters<Staff['addAccessCodes']>[0],
): ReturnType<Staff['addAccessCodes']> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not add codes.`);
  const given = codes.map((code) => code.trim()).filter((code) => code !== '');
  const readable = given.filter(isCode);
  if (!isSlug(itemSlug)) return { added: 0, skipped: given.length, served: 0 };
  const deed = deedOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const wanted = { codes: [...new Set(readable)], isInstead };
    const { added, removed, served, letters } = await addCodes(tx, itemSlug, wanted, deed);
    await carryOut(context, tx, { letters });
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: deed.at,
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

export async function unusedCodes(
  { database: { db } }: FlowContext,
  { itemSlug, staff }: Parameters<Staff['unusedCodes']>[0],
): ReturnType<Staff['unusedCodes']> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not read codes.`);
  return readUnusedCodes(db, itemSlug, mostShown);
}

/** A code that somebody has stays, whoever asks: the pool is held, so that nobody is handed one that goes. */
export async function removeAccessCodes(
  context: FlowContext,
  { itemSlug, which, staff }: Parameters<Staff['removeAccessCodes']>[0],
): ReturnType<Staff['removeAccessCodes']> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not remove codes.`);
  return context.database.transaction(async (tx) => {
    await lockPool(tx, itemSlug);
    const { removed, samples } = await deleteUnusedCodes(tx, itemSlug, which);
    const line = { id: context.uuid(), at: context.clock(), staff, subject: itemSlug } as const;
    const detail = { removed: String(removed), samples: String(samples) };
    if (removed > 0) await writeStaffLog(tx, { ...line, act: 'remove-access-codes', detail });
    return { removed };
  });
}

export async function platformCodes(
  { database: { db } }: FlowContext,
  { staff }: Parameters<Staff['platformCodes']>[0],
): ReturnType<Staff['platformCodes']> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not read codes.`);
  const rows = await readTodos(db, mostShown);
  return rows.flatMap(({ all: _all, what, since, ...row }) =>
    what && since ? [{ ...row, what, since }] : [],
  );
}

export function tickPlatformCode(
  context: FlowContext,
  { staff, ...meant }: Parameters<Staff['tickPlatformCode']>[0],
): ReturnType<Staff['tickPlatformCode']> {
  if (!mayAddCodes(staff)) throw new Error(`${staff.role} may not change codes.`);
  return context.database.transaction(async (tx) => {
    if (!(await tickTodo(tx, meant))) return false;
    const line = { id: context.uuid(), at: context.clock(), staff, subject: meant.orderNumber } as const;
    const detail = { atPlatform: meant.what };
    await writeStaffLog(tx, { ...line, act: 'tick-platform-code', detail });
    return true;
  });
}
