/** More downloads of a paid order, and a letter with fresh links. */
import { productReady } from '../domain/access/grant-product.store.server.ts';
import { isOpenStill, renewDownloads } from '../domain/access/product-downloads.store.server.ts';
import { lockOrderByNumber } from '../domain/orders/orders.store.server.ts';
import { mayRenewFiles } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { StaffDownloadVerbs } from './download-verbs.ts';
import { carryOut, type FlowContext } from './flow-context.ts';

/** Somebody whose phone was lost, or who comes back after a year: once for one press, written to the staff's log. */
export async function renewFiles(
  context: FlowContext,
  { orderNumber, staff }: Parameters<StaffDownloadVerbs['renewFiles']>[0],
): Promise<boolean> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayRenewFiles(staff)) throw new Error(`${staff.role} may not renew files.`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (order?.itemKind !== 'product' || !(await isOpenStill(tx, order.id))) return false;
    const at = context.clock();
    if ((await renewDownloads(tx, order.id, at)) === 0) return false;
    const subject = order.number;
    await writeStaffLog(tx, { id: context.uuid(), at, email: staff.email, act: 'renew-downloads', subject });
    await carryOut(context, tx, { letters: [productReady(order.id, at.toISOString())] });
    return true;
  });
}
