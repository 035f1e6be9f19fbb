/** Staff open an order again that ended without money; she is written to, with the link to pay. */
import { reopenHeld } from '../domain/access/reopen-held.store.server.ts';
import { whoMovedLast } from '../domain/orders/order-history.store.server.ts';
import { canReopen } from '../domain/orders/order.ts';
import { lockOrderByNumber } from '../domain/orders/orders.store.server.ts';
import { isErasedAddress } from '../domain/people/erased-person.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayReopenOrders } from '../domain/staff/who-may.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import type { StaffOrderDeskVerbs } from './order-desk-verbs.ts';

type Verb = StaffOrderDeskVerbs['reopenOrderForStaff'];

/** At today's price, as when she does it herself. A second press finds it open, and is told by whom. */
export async function reopenForStaff(
  context: FlowContext,
  { orderNumber, staff }: Parameters<Verb>[0],
): ReturnType<Verb> {
  // The screen has asked already: getting here without the right is a bug.
  if (!mayReopenOrders(staff)) throw new Error(`${staff.role} may not open orders again.`);
  const deed = deedOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (isErasedAddress(order.email)) return { ok: false, reason: 'deleted-account' };
    if (!canReopen(order.status)) {
      const by = ((await whoMovedLast(tx, order.id)) ?? 'buyer').replace(/^staff:/, '');
      return { ok: false, reason: 'not-in-this-status', status: order.status, by };
    }
    const result = await reopenHeld(tx, order, deed);
    if (!result.ok) {
      const { reason } = result;
      // It is held and was asked above: nobody came in between.
      if (reason === 'not-in-this-status') throw new Error(`${order.number} did not open.`);
      return { ok: false, reason };
    }
    const dedupeKey = `order-reopened:${order.id}:${deed.uuid()}`;
    await carryOut(context, tx, { letters: [{ dedupeKey, letter: 'order-reopened', orderId: order.id }] });
    await writeStaffLog(tx, {
      id: context.uuid(),
      at: deed.at,
      staff,
      act: 'reopen-order',
      subject: order.number,
      detail: {
        priceBefore: String(order.amountCentimes),
        amountCentimes: String(result.order.amountCentimes),
      },
    });
    return { ok: true, order: result.order, priceBeforeCentimes: order.amountCentimes };
  });
}
