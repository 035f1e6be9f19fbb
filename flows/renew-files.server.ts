/** More downloads of a paid order, and a letter with fresh links. */
import { productReady } from '../domain/access/grant-product.store.server.ts';
import {
  isOpenStill,
  readDownloads,
  renewDownloads,
} from '../domain/access/product-downloads.store.server.ts';
import { lockOrderByNumber } from '../domain/orders/orders.store.server.ts';
import { mayRenewFiles } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { StaffDownloadVerbs } from './download-verbs.ts';
import { carryOut, type FlowContext } from './flow-context.ts';

/** Of all files together: how often they may still be fetched, and until when the last of them. */
const leftOf = (files: Awaited<ReturnType<typeof readDownloads>>) => ({
  left: files.reduce((sum, { used, most }) => sum + most - used, 0),
  endsAt:
    files
      .map(({ endsAt }) => endsAt.toISOString())
      .sort()
      .at(-1) ?? null,
});

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
    const before = leftOf(await readDownloads(tx, order.id));
    if ((await renewDownloads(tx, order.id, at)) === 0) return false;
    const line = { id: context.uuid(), at, staff, act: 'renew-downloads', subject: order.number } as const;
    await writeStaffLog(tx, { ...line, before, after: leftOf(await readDownloads(tx, order.id)) });
    await carryOut(context, tx, { letters: [productReady(order.id, at.toISOString())] });
    return true;
  });
}
