/** The office makes a code that lowers a price. */
import { codeFromBytes } from '../domain/orders/coupon.ts';
import { insertCoupon } from '../domain/orders/coupons.store.server.ts';
import { mayManageCoupons } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { StaffCouponVerbs } from './coupon-verbs.ts';
import type { FlowContext } from './flow-context.ts';

export async function makeCoupon(
  context: FlowContext,
  { staff, code, startsAt, ...wanted }: Parameters<StaffCouponVerbs['makeCoupon']>[0],
): ReturnType<StaffCouponVerbs['makeCoupon']> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayManageCoupons(staff)) throw new Error(`${staff.role} may not manage coupons.`);
  const at = context.clock();
  const coupon = {
    ...wanted,
    id: context.uuid(),
    code: code ?? codeFromBytes(context.randomBytes(8)),
    startsAt: startsAt ?? at,
    createdAt: at,
    createdBy: staff.email,
  };
  return context.database.transaction(async (tx) => {
    if (!(await insertCoupon(tx, coupon))) return { ok: false, reason: 'coupon-taken' };
    const line = { id: context.uuid(), at, staff, act: 'make-coupon', subject: coupon.code } as const;
    const { kind, value, scope, endsAt, mostUses, mostPerPerson } = coupon;
    const after = { kind, value, scope, startsAt: coupon.startsAt, endsAt, mostUses, mostPerPerson };
    await writeStaffLog(tx, { ...line, after });
    return { ok: true, code: coupon.code };
  });
}
