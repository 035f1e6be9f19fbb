/** The buyer chooses how to pay; for a transfer the letter that says where to sends itself. */
import type { PaymentOption } from '../domain/orders/order.ts';
import { lockOrderByToken, moveOrder } from '../domain/orders/orders.store.server.ts';
import type { ChangeResult } from './academy.server.ts';
import { carryOut, deedOf, type FlowContext } from './flow-context.ts';
import { closeOpenAttempts } from './gateway-answers.ts';

const paidByTransfer = (option: PaymentOption): boolean =>
  option === 'Bank Transfer' || option === 'WafaCash / Cash Plus';

/** Choosing the same again changes nothing. Not possible once something was claimed or paid, or the order ended. */
export async function chooseMethod(
  context: FlowContext,
  { token, option }: { token: string; option: PaymentOption },
): Promise<ChangeResult> {
  const event = option === 'Other Payment Methods' ? 'choose-other-method' : 'choose-known-method';
  const result = await context.database.transaction<ChangeResult>(async (tx) => {
    const order = await lockOrderByToken(tx, token);
    if (!order) return { ok: false, reason: 'order-not-found' };
    const moved = await moveOrder(tx, order, event, deedOf(context, 'buyer'), {
      change: { paymentOption: option, cardType: option === 'Card' ? order.cardType : null },
      detail: { option },
      unlessAlready: order.paymentOption === option,
    });
    if (!moved) return { ok: false, reason: 'not-in-this-status' };
    if (paidByTransfer(option)) {
      await carryOut(context, tx, {
        letters: [
          {
            dedupeKey: `how-to-pay:${order.id}:${option === 'Bank Transfer' ? 'bank' : 'cash'}`,
            letter: 'how-to-pay',
            orderId: order.id,
            unprovedEmail: order.email,
          },
        ],
      });
    }
    return { ok: true, order: moved };
  });
  // An old tab at the bank must not pay for what is paid another way now.
  if (result.ok && option !== 'Card') await closeOpenAttempts(context, result.order.id);
  return result;
}
