/** The buyer corrects what she typed, until she claims or pays. */
import { correctDetails } from '../domain/orders/correct-details.store.server.ts';
import { detailsAreOpen } from '../domain/orders/order.ts';
import type { DetailsForm } from '../domain/orders/order-form.ts';
import { lockOrderByToken } from '../domain/orders/orders.store.server.ts';
import type { ChangeResult } from './academy.server.ts';
import { carryOut, deedOf, newOrderToken, type FlowContext } from './flow-context.ts';

/**
 * Refused once something is claimed, paid or over. Price, course and agreements stay as they were. The order that comes back
 * has a new token when the address changed.
 */
export async function changeDetails(
  context: FlowContext,
  input: { token: string; details: DetailsForm },
): Promise<ChangeResult> {
  return context.database.transaction(async (tx) => {
    const order = await lockOrderByToken(tx, input.token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    if (!detailsAreOpen(order.status)) return { ok: false, reason: 'not-in-this-status' };
    const corrected = await correctDetails(tx, order, input.details, deedOf(context, 'buyer'), () =>
      newOrderToken(context),
    );
    await carryOut(context, tx, corrected);
    return { ok: true, order: corrected.order };
  });
}
