/** Staff lower one order before it is paid: with a reason, and as far as their role may. */
import type { StaffMember } from '../../academy.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayPlaceOrders } from '../../academy/staff/who-may.ts';
import { auditOf, carryOut, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { lowerByHand, type OffByHand } from '../coupons/coupon.ts';
import { findPlanOf } from '../instalments/instalment-plans.service.ts';
import { isPayable, type Order } from '../orders/order.ts';
import { takenOffByStaff, writeHistory } from '../orders/order-history.service.ts';
import { changeOrder, lockToDecide, type NotToDecide } from '../orders/orders.service.ts';
import { closeOpenAttempts } from '../payments/gateway-answers.service.ts';

export type DiscountOrder = { orderNumber: string; staff: StaffMember; off: OffByHand; reason: string };

type DiscountResult =
  | { ok: true; order: Order }
  | NotToDecide
  /** 'in-parts': what is paid in parts keeps the prices of its plan. */
  | { ok: false; reason: 'already-decided' | 'in-parts' | 'nothing-taken-off' | 'nothing-to-pay' }
  | { ok: false; reason: 'beyond-limit'; percent: number };

/** Per cent of the list price that somebody may take off one order in all; null: as much as they like. */
const limitOf = ({ role }: StaffMember, settings: AcademySettings): number | null => {
  if (role === 'owner') return null;
  return role === 'finance' ? settings.discountByFinance : settings.discountBySupport;
};

async function lower(
  context: ServiceContext,
  tx: Handle,
  { orderNumber, staff, off, reason }: DiscountOrder,
): Promise<DiscountResult> {
  const action = auditOf(context, `staff:${staff.email}`);
  const held = await lockToDecide(tx, staff, { number: orderNumber });
  if (!held.ok) return held;
  const { order } = held;
  if (!isPayable(order.status) || order.itemKind === 'test') return { ok: false, reason: 'already-decided' };
  if (await findPlanOf(tx, order.id)) return { ok: false, reason: 'in-parts' };
  const lowered = lowerByHand(order, off);
  if (typeof lowered === 'string') return { ok: false, reason: lowered };
  const percent = limitOf(staff, await readSettings(tx));
  const offCentimes = lowered.discountCentimes - order.discountCentimes;
  const inAll = offCentimes + (await takenOffByStaff(tx, order));
  if (percent !== null && inAll * 100 > order.listPriceCentimes * percent)
    return { ok: false, reason: 'beyond-limit', percent };
  const changed = await changeOrder(tx, order, lowered, action.at);
  const detail = { off: String(offCentimes), amountCentimes: String(changed.amountCentimes), reason };
  await writeHistory(tx, { orderId: order.id, event: 'discount', detail }, action);
  const dedupeKey = `order-discounted:${order.id}:${action.uuid()}`;
  await carryOut(context, tx, { emails: [{ dedupeKey, emailName: 'order-discounted', orderId: order.id }] });
  await writeStaffLog(tx, {
    id: context.uuid(),
    at: action.at,
    staff,
    act: 'discount-order',
    subject: order.number,
    before: { amountCentimes: order.amountCentimes },
    after: { amountCentimes: changed.amountCentimes },
  });
  return { ok: true, order: changed };
}

/** The caller has checked the reason's length: staff alone read it. Of two at once the second is counted on top of the first. */
export async function discountOrder(context: ServiceContext, input: DiscountOrder): Promise<DiscountResult> {
  // The API has checked already: getting here without the right is a bug.
  if (!mayPlaceOrders(input.staff)) throw new Error(`${input.staff.role} may not lower an order.`);
  const result = await context.database.transaction((tx) => lower(context, tx, input));
  // A bank's page that is open asks for the price before.
  if (result.ok) await closeOpenAttempts(context, result.order.id);
  return result;
}
