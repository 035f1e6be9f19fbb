/** The office closes a code: from now on it lowers nothing. False for what is closed already, and for what is no coupon. */
import { closeCoupon as closeRow } from '../domain/orders/coupons.store.server.ts';
import { mayManageCoupons } from '../domain/staff/who-may.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { StaffCouponVerbs } from './coupon-verbs.ts';
import type { FlowContext } from './flow-context.ts';

export async function closeCoupon(
  context: FlowContext,
  { id, staff }: Parameters<StaffCouponVerbs['closeCoupon']>[0],
): Promise<boolean> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayManageCoupons(staff)) throw new Error(`${staff.role} may not manage coupons.`);
  if (!isUuid(id)) return false;
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const code = await closeRow(tx, id, at);
    if (code === null) return false;
    const change = { before: { closedAt: null }, after: { closedAt: at } };
    const line = { id: context.uuid(), at, staff, act: 'close-coupon', subject: code } as const;
    await writeStaffLog(tx, { ...line, ...change });
    return true;
  });
}
