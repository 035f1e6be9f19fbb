/** The buyer corrects her name, address or phone while the order is still open. */
import type { Handle } from '../../platform/db/handle.ts';
import { isAtTheBank } from '../payments/at-the-bank.store.ts';
import { moveUse } from '../coupons/coupons.store.ts';
import type { Deed } from './deed.ts';
import type { Order } from './order.ts';
import type { BuyerDetails, Gift } from '../checkout/order-form.ts';
import { writeHistory } from './order-history.store.ts';
import type { OrderLetter } from './order-letter.ts';
import { changeOrder } from './orders.store.ts';

export type CorrectedDetails =
  | { ok: true; order: Order; letters: OrderLetter[] }
  | { ok: false; reason: 'coupon-used-by-her' | 'at-the-bank' };

const fields = ['name', 'email', 'phone', 'recipientName', 'recipientEmail', 'giftNote'] as const;

/** The columns of whom an order is for. An empty note is none. */
export const giftColumns = (
  gift: Gift | null,
): Pick<Order, 'recipientName' | 'recipientEmail' | 'giftNote'> => ({
  recipientName: gift?.recipientName ?? null,
  recipientEmail: gift?.recipientEmail ?? null,
  giftNote: gift?.giftNote === undefined || gift.giftNote === '' ? null : gift.giftNote,
});

export const giftOf = ({ recipientName, recipientEmail, giftNote }: Order): Gift | null =>
  recipientEmail === null
    ? null
    : { recipientName: recipientName ?? '', recipientEmail, giftNote: giftNote ?? '' };

/**
 * Changes a locked order whose details are open. 'coupon-used-by-her': whoever has the new address has had her share of the
 * order's code. 'at-the-bank': a visit there may still be paid, and what it pays for goes to the address that she knows who
 * pays. Nothing is changed then. The history names the fields, not their values. A new e-mail address is
 * sent a new link to the order: the first letter went elsewhere, and whoever got it shall not open what she pays for.
 * Equal details change nothing. Whom a gift is for stays as it is at the bank too: that is who gets what is paid for.
 */
export async function correctDetails(
  tx: Handle,
  order: Order,
  details: BuyerDetails & { gift: Gift | null },
  deed: Deed,
  newToken: () => string,
): Promise<CorrectedDetails> {
  const { name, email, phone } = details;
  // Typed, so that a field added to the form and forgotten here does not compile.
  const change: BuyerDetails & ReturnType<typeof giftColumns> = {
    name,
    email,
    phone,
    ...giftColumns(details.gift),
  };
  const changed = fields.filter((field) => order[field] !== change[field]);
  if (changed.length === 0) return { ok: true, order, letters: [] };
  const movedOn = changed.includes('email');
  const goesElsewhere = movedOn || changed.includes('recipientEmail');
  if (goesElsewhere && (await isAtTheBank(tx, order.id, deed.at)))
    return { ok: false, reason: 'at-the-bank' };
  if (movedOn && !(await moveUse(tx, order, email, deed.at)))
    return { ok: false, reason: 'coupon-used-by-her' };
  const corrected = await changeOrder(
    tx,
    order,
    movedOn ? { ...change, token: newToken() } : change,
    deed.at,
  );
  const line = await writeHistory(
    tx,
    { orderId: order.id, event: 'change-details', detail: { fields: changed.join(', ') } },
    deed,
  );
  if (!movedOn) return { ok: true, order: corrected, letters: [] };
  return {
    ok: true,
    order: corrected,
    letters: [
      {
        dedupeKey: `order-received:${order.id}:${line}`,
        letter: 'order-received',
        orderId: order.id,
        unprovedEmail: email,
      },
    ],
  };
}
