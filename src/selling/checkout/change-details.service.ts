/** The buyer corrects what was typed, until the order is claimed or paid. */
import {
  type AuditContext,
  awaitsDecision,
  detailsAreOpen,
  type GiftColumns,
  giftColumns,
  giftLeavesAt,
  giftOf,
  grantsAccess,
  isGift,
  isToTake,
  mayLeaveOn,
  type Order,
} from '../orders/order.ts';
import { mayHaveAddress } from './early-link.service.ts';
import { type BuyerDetails, type DetailsForm, detailsIn, type Gift } from '../orders/order-form.ts';
import { changeOrder, lockOrderByToken } from '../orders/orders.service.ts';
import type { ChangeResult } from './choose-method.service.ts';
import { countRevealingRefusal, whyCodeStays } from '../coupons/coupons.service.ts';
import { carryOut, auditOf, type ServiceContext, newOrderToken, newGiftCode } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isAtTheBank } from '../orders/payment-attempts.service.ts';
import { moveUse } from '../coupons/coupon-uses.service.ts';
import { mayMoveFriend } from '../friends/friend-price.service.ts';
import { writeHistory } from '../orders/order-history.service.ts';
import type { OrderEmail } from '../orders/order-email.ts';
import { putOffGift } from '../../academy/emails/post-emails.service.ts';

/** 'at-the-bank': a payment begun there may still succeed, and what it pays for must go to the address the payer knows. */
export type ChangeDetailsResult =
  | ChangeResult
  | { ok: false; reason: 'at-the-bank' }
  /**
   * The owner of the new address has used up their share of the order's coupon, or made it; or too many such checks were made.
   */
  | { ok: false; reason: 'coupon-used-by-buyer' | 'coupon-made-by-buyer' | 'coupon-many-tries' }
  /** While a course is open to private links only, an order made by one keeps the address the link was sent to. */
  | { ok: false; reason: 'early-other-address' }
  | { ok: false; reason: 'gift-day' };

const isLeavingDay = (day: string, now: Date): boolean => day === '' || mayLeaveOn(day, now);

/**
 * `address` of the caller, as with `placeOrder`. Refused once something is claimed, paid or over; another e-mail also while
 * somebody may be paying at a bank. Price, course and agreements stay as they were. The order that comes back has a new token
 * when the address changed.
 */
export async function changeDetails(
  context: ServiceContext,
  input: { token: string; details: DetailsForm; gift?: Gift | null; address?: string },
): Promise<ChangeDetailsResult> {
  const { details, address } = input;
  const result = await context.database.transaction<ChangeDetailsResult>(async (tx) => {
    const order = await lockOrderByToken(tx, input.token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (!detailsAreOpen(order.status)) return { ok: false, reason: 'not-in-this-status' };
    const whyNot = await whyCodeStays(context, tx, order, { email: details.email, address });
    if (whyNot !== null) return { ok: false, reason: whyNot };
    if (!(await mayHaveAddress(tx, order, { email: details.email, now: context.clock() })))
      return { ok: false, reason: 'early-other-address' };
    const gift = input.gift === undefined ? giftOf(order) : input.gift;
    // What was ordered for oneself stays so, and a gift a gift.
    if ((gift !== null) !== isGift(order)) return { ok: false, reason: 'not-in-this-status' };
    // The day that it has stays, also when that has come meanwhile.
    const { giftOn = '' } = gift ?? {};
    if (giftOn !== (order.giftOn ?? '') && !isLeavingDay(giftOn, context.clock()))
      return { ok: false, reason: 'gift-day' };
    const action = auditOf(context, 'buyer');
    const corrected = await correctDetails(context, tx, order, { ...details, gift }, action);
    if (!corrected.ok) return corrected;
    await carryOut(context, tx, corrected);
    return { ok: true, order: corrected.order };
  });
  if (!result.ok) await countRevealingRefusal(context, { reason: result.reason, address });
  return result;
}

/** The buyer corrects their name, address or phone while the order is still open. */
type CorrectedDetails =
  | { ok: true; order: Order; emails: OrderEmail[] }
  | { ok: false; reason: 'coupon-used-by-buyer' | 'at-the-bank' };

/**
 * Changes a locked order whose details are open. 'coupon-used-by-buyer': the owner of the new address has used up their share of
 * the order's coupon. 'at-the-bank': a payment begun there may still succeed, and what it pays for must go to the address the
 * payer knows. Nothing is changed then. The history names the fields, not their values. A new e-mail address is sent a new link
 * to the order: the first e-mail went elsewhere, and whoever got it must not open what the buyer pays for. Equal details change
 * nothing. The recipient of a gift stays the same even while a payment is under way: they get what is paid for.
 */
export async function correctDetails(
  context: ServiceContext,
  tx: Handle,
  order: Order,
  details: BuyerDetails & { gift: Gift | null },
  action: AuditContext,
): Promise<CorrectedDetails> {
  const { email } = details;
  const change: BuyerDetails & GiftColumns = {
    ...detailsIn(details),
    ...giftColumns(details.gift, { id: order.id, newCode: () => order.giftCode ?? newGiftCode(context) }),
  };
  const changed = (Object.keys(change) as (keyof typeof change)[]).filter(
    (field) => order[field] !== change[field],
  );
  if (changed.length === 0) return { ok: true, order, emails: [] };
  const movedOn = changed.includes('email');
  const goesElsewhere = movedOn || changed.includes('recipientEmail');
  if (goesElsewhere && (await isAtTheBank(tx, order.id, action.at)))
    return { ok: false, reason: 'at-the-bank' };
  const mayMove = async () =>
    (await moveUse(tx, order, email, action.at)) && mayMoveFriend(tx, order, { email, now: action.at });
  if (movedOn && !(await mayMove())) return { ok: false, reason: 'coupon-used-by-buyer' };
  const corrected = await changeOrder(
    tx,
    order,
    movedOn ? { ...change, token: newOrderToken(context) } : change,
    action.at,
  );
  const line = await writeHistory(
    tx,
    { orderId: order.id, event: 'change-details', detail: { fields: changed.join(', ') } },
    action,
  );
  if (!movedOn) return { ok: true, order: corrected, emails: [] };
  return {
    ok: true,
    order: corrected,
    emails: [
      {
        dedupeKey: `order-received:${order.id}:${line}`,
        emailName: 'order-received',
        orderId: order.id,
        unprovedEmail: email,
      },
    ],
  };
}

/** 'too-late': it has left, or its order is over. 'gift-day': a day can be chosen from today to a year ahead. */
type GiftDayResult =
  | { ok: true; order: Order }
  | { ok: false; reason: 'order-not-found' | 'too-late' | 'gift-day' };

/** The buyer chooses another day for a gift that has not left, paid or not. `day`: 'YYYY-MM-DD'; '' for at once. */
export async function changeGiftDay(
  context: ServiceContext,
  { token, day }: { token: string; day: string },
): Promise<GiftDayResult> {
  return context.database.transaction<GiftDayResult>(async (tx) => {
    const action = auditOf(context, 'buyer');
    const order = await lockOrderByToken(tx, token);
    if (!order || !isGift(order)) return { ok: false, reason: 'order-not-found' };
    if (!isLeavingDay(day, action.at)) return { ok: false, reason: 'gift-day' };
    const isPaid = grantsAccess(order.status);
    if (!isPaid && !detailsAreOpen(order.status) && !awaitsDecision(order.status))
      return { ok: false, reason: 'too-late' };
    const giftOn = day === '' ? null : day;
    if (giftOn === order.giftOn) return { ok: true, order };
    const leavesAt = giftLeavesAt({ ...order, giftOn }) ?? action.at;
    // What waits for the day is put off, or let go; nothing waits once it has left.
    // One that is given by hand can be put off until somebody has taken it.
    const isWaiting = order.giftCode === null ? await putOffGift(tx, order.id, leavesAt) : isToTake(order);
    if (isPaid && !isWaiting) return { ok: false, reason: 'too-late' };
    const changed = await changeOrder(tx, order, { giftOn }, action.at);
    const detail = { fields: 'giftOn' };
    await writeHistory(tx, { orderId: order.id, event: 'change-details', detail }, action);
    return { ok: true, order: changed };
  });
}
