/** She gives her hour back: in time for her money, later without it. */
import type { Handle } from '../db/handle.ts';
import { decideRefund } from '../domain/access/decide-refund.store.server.ts';
import { giveHourBack } from '../domain/access/hold-hour.store.server.ts';
import { bookingStanding } from '../domain/bookings/booking.ts';
import { findBooking } from '../domain/bookings/bookings.store.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { lockAttempt, readAttempts } from '../domain/orders/attempts.store.server.ts';
import type { Deed } from '../domain/orders/deed.ts';
import type { Order } from '../domain/orders/order.ts';
import { writeHistory } from '../domain/orders/order-history.store.server.ts';
import { lockOrderByToken } from '../domain/orders/orders.store.server.ts';
import { manualWaysOf } from '../domain/orders/refund.ts';
import type { RefundAccount } from '../domain/orders/refund-form.ts';
import { leftToPayBack } from '../domain/orders/refund-policy.ts';
import type { BookingVerbs, CancelBookingResult } from './booking-verbs.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import { carryRefunds } from './gateway-refunds.ts';

type Cancelled = CancelBookingResult & { refundId?: string };

/**
 * In one transaction the hour is free and the refund is decided: a card's goes back through its gateway, a transfer's or
 * cash is a payout that the staff complete.
 */
export async function cancelBooking(
  context: FlowContext,
  { token, withMoney, account = null }: Parameters<BookingVerbs['cancelBooking']>[0],
): Promise<CancelBookingResult> {
  const deed = deedOf(context, 'buyer');
  const { refundId, ...answer } = await context.database.transaction<Cancelled>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    const booking = order && (await findBooking(tx, order.id));
    if (!booking) return { ok: false, reason: 'order-not-found' };
    // Sent twice: it was done the first time.
    if (booking.state === 'cancelled') return { ok: true, refunded: order.status === 'Refunded' };
    const { mayCancel } = bookingStanding(booking, order, await readSettings(tx), deed.at);
    if (mayCancel === null) return { ok: false, reason: 'not-possible' };
    if (withMoney && mayCancel === 'without-money') return { ok: false, reason: 'too-late' };
    if (mayCancel === 'with-money' && leftToPayBack(order) > 0) {
      const id = await payBack(context, tx, order, { deed, account });
      return { ok: true, refunded: true, refundId: id };
    }
    const letters = await giveHourBack(tx, order.id, deed);
    await writeHistory(tx, { orderId: order.id, event: 'cancel-hour' }, deed);
    await carryOut(context, tx, { letters });
    return { ok: true, refunded: false };
  });
  if (refundId !== undefined) await carryRefunds(context, { only: refundId, most: 1 });
  return answer;
}

/** All that is left of the payment, by the way it came. */
async function payBack(
  context: FlowContext,
  tx: Handle,
  order: Order,
  { deed, account }: { deed: Deed; account: RefundAccount | null },
): Promise<string> {
  const { refundPolicy } = await readSettings(tx);
  const captured = (await readAttempts(tx, order.id)).find(
    ({ state, isSurplus }) => state === 'captured' && !isSurplus,
  );
  const attempt = captured ? await lockAttempt(tx, captured.id) : null;
  const [manualWay = 'bank-transfer'] = manualWaysOf(order);
  const id = context.uuid();
  const decided = await decideRefund(
    tx,
    order,
    {
      id,
      attemptId: attempt?.id ?? null,
      way: attempt ? 'gateway' : (account?.way ?? manualWay),
      amountCentimes: leftToPayBack(order),
      isSurplus: false,
      isGoodwill: false,
      reason: order.locale === 'ar' ? 'ألغت الموعد في الوقت' : 'She cancelled her hour in time',
      payout: attempt ? null : (account?.payout ?? null),
      withinDays: refundPolicy.paidBackWithinDays,
    },
    deed,
  );
  if (!decided) throw new Error('A refund of new dice exists already.');
  await carryOut(context, tx, decided);
  return id;
}
