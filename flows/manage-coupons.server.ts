/** The office makes codes that lower a price, and closes them. */
import { codeFromBytes, standingOf } from '../domain/orders/coupon.ts';
import { closeCoupon as close, insertCoupon, readCoupons } from '../domain/orders/coupons.store.server.ts';
import { mayManageCoupons } from '../domain/staff/who-may.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import type { CouponInList, StaffCouponVerbs } from './coupon-verbs.ts';
import type { FlowContext } from './flow-context.ts';

const mostShown = 200;

type Staff = Parameters<StaffCouponVerbs['closeCoupon']>[0]['staff'];

function assertMay(staff: Staff): void {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayManageCoupons(staff)) throw new Error(`${staff.role} may not manage coupons.`);
}

export async function listCoupons({ database, clock }: FlowContext): Promise<CouponInList[]> {
  const now = clock();
  const found = await readCoupons(database.db, mostShown, now);
  return found.map(({ closedAt, ...coupon }) => ({
    ...coupon,
    standing: standingOf({ ...coupon, closedAt }, coupon.uses, now),
  }));
}

export async function makeCoupon(
  context: FlowContext,
  { staff, code, startsAt, ...wanted }: Parameters<StaffCouponVerbs['makeCoupon']>[0],
): ReturnType<StaffCouponVerbs['makeCoupon']> {
  assertMay(staff);
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
    const line = { id: context.uuid(), at, email: staff.email, act: 'make-coupon', subject: coupon.code };
    const detail = { kind: coupon.kind, value: String(coupon.value) };
    await writeStaffLog(tx, { ...line, detail });
    return { ok: true, code: coupon.code };
  });
}

export async function closeCoupon(
  context: FlowContext,
  { id, staff }: Parameters<StaffCouponVerbs['closeCoupon']>[0],
): Promise<boolean> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const code = await close(tx, id, at);
    if (code === null) return false;
    const line = { id: context.uuid(), at, email: staff.email, act: 'close-coupon', subject: code };
    await writeStaffLog(tx, line);
    return true;
  });
}
