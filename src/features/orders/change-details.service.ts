/** The buyer corrects what she typed, until she claims or pays. */
import { mayHaveAddress } from '../checkout/early-order.store.ts';
import { correctDetails, giftOf } from './correct-details.store.ts';
import { detailsAreOpen, isGift } from './order.ts';
import type { DetailsForm, Gift } from '../checkout/order-form.ts';
import { lockOrderByToken } from './orders.store.ts';
import type { ChangeResult } from '../checkout/choose-method.service.ts';
import { countTelling, whyCodeStays } from '../coupons/coupon-tries.service.ts';
import { carryOut, deedOf, newOrderToken, type FlowContext } from '../../context.ts';

/** 'at-the-bank': a visit there may still be paid, and what it pays for shall be sent where she who pays believes. */
export type ChangeDetailsResult =
  | ChangeResult
  | { ok: false; reason: 'at-the-bank' }
  /** Whoever has the new address has had her share of the order's code, or made it; or too many of such questions were asked. */
  | { ok: false; reason: 'coupon-used-by-her' | 'coupon-made-by-her' | 'coupon-many-tries' }
  /** While a course is open to private links alone, an order by one keeps the mailbox the link was sent to. */
  | { ok: false; reason: 'early-other-address' };

/**
 * `address` of the caller, as with `placeOrder`. Refused once something is claimed, paid or over; another e-mail also while
 * somebody may be paying at a bank. Price, course and agreements stay as they were. The order that comes back has a new token
 * when the address changed.
 */
export async function changeDetails(
  context: FlowContext,
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
    const deed = deedOf(context, 'buyer');
    const corrected = await correctDetails(tx, order, { ...details, gift }, deed, () =>
      newOrderToken(context),
    );
    if (!corrected.ok) return corrected;
    await carryOut(context, tx, corrected);
    return { ok: true, order: corrected.order };
  });
  if (!result.ok) await countTelling(context, { reason: result.reason, address });
  return result;
}
