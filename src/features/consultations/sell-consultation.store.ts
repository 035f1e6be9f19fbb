/** An hour with an expert. The expert is held until the transaction ends: of two who want one hour, the second is refused. */
import type { Handle } from '../../platform/db/handle.ts';
import { heldUntilFor, mostUnpaidHours, mostUnpaidHoursOfCaller, timeToPayMinutes } from './booking.ts';
import { countUnpaidHours, isOffered, lockExpert, readExpertSettings } from './bookings.store.ts';
import { readService, readSettings } from '../catalogue/catalogue.store.ts';
import { notSellable, type OrderedItem, type SellableAnswer } from '../checkout/sellable.ts';
import { fullPrice } from '../orders/order.ts';
import { priceWithCoupon } from '../coupons/coupons.store.ts';
import type { Buying } from '../checkout/sellable.store.ts';

export async function sellConsultation(
  tx: Handle,
  item: Extract<OrderedItem, { kind: 'consultation' }>,
  { email, caller, now, orderId, isPractice }: Buying,
): Promise<SellableAnswer> {
  const { slug, startsAt, coupon } = item;
  const service = await readService(tx, slug);
  if (!service) return notSellable('course-not-found');
  const price = fullPrice(service.priceCentimes);
  // The coupon is held before the calendar, as everywhere.
  const lowered = await priceWithCoupon(
    tx,
    { coupon, item, price, email, now, orderId, isPractice },
    { hold: true },
  );
  if (!lowered.ok) return notSellable(lowered.reason);
  await lockExpert(tx, service.expert);
  const withTimeToPay = new Date(now.getTime() + timeToPayMinutes * 60_000);
  if (!(await isOffered(tx, service, { startsAt, now: withTimeToPay, exceptOf: orderId })))
    return notSellable('slot-taken');
  const { ofMailbox, ofCaller } = await countUnpaidHours(tx, { email, caller, exceptOf: orderId });
  if (ofMailbox >= mostUnpaidHours || ofCaller >= mostUnpaidHoursOfCaller)
    return notSellable('too-many-hours');
  const { noticeHours } = await readExpertSettings(tx, service.expert);
  const { orderExpiryDays } = await readSettings(tx);
  return {
    ok: true,
    name: { en: service.words.en.title, ar: service.words.ar.title },
    price: lowered.price,
    expiresAt: heldUntilFor(null, {
      startsAt,
      now,
      since: now,
      heldUntil: null,
      noticeHours,
      orderExpiryDays,
    }),
    refundDays: null,
  };
}
