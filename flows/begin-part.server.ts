/** Money for a part came another way, and she has not begun it: the office begins its order, to record the money on it. */
import { findPlanOf } from '../domain/orders/instalment-plans.store.server.ts';
import { findOrder, findOrderByNumber } from '../domain/orders/orders.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayRecordPayments } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { InstalmentVerbs, StaffInstalmentVerbs } from './instalment-verbs.ts';

/** As her own press does: one order of the part, placed, opened again or found, however often somebody presses. */
export async function beginPart(
  context: FlowContext,
  payInstalment: InstalmentVerbs['payInstalment'],
  { orderNumber, number, staff }: Parameters<StaffInstalmentVerbs['beginPart']>[0],
): ReturnType<StaffInstalmentVerbs['beginPart']> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayRecordPayments(staff)) throw new Error(`${staff.role} may not record payments.`);
  const { db } = context.database;
  const order = await findOrderByNumber(db, orderNumber);
  const plan = order && (await findPlanOf(db, order.id));
  const deposit = plan && (await findOrder(db, plan.orderId));
  if (!deposit) return { ok: false, reason: 'order-not-found' };
  const begun = await payInstalment({ token: deposit.token, number });
  if (!begun.ok) return begun;
  const subject = begun.order.number;
  const line = { id: context.uuid(), at: context.clock(), staff, act: 'begin-part', subject } as const;
  const after = { status: begun.order.status, ofOrder: orderNumber, part: number };
  await context.database.transaction((tx) => writeStaffLog(tx, { ...line, after }));
  return { ok: true, orderNumber: subject };
}
