/**
 * What lives beside an order and follows it: a coupon's use, the hour of a consultation, the plan of instalments. Called
 * in the transaction that moves the order, with the order held.
 */
import type { Handle } from '../../db/handle.ts';
import type { Deed } from '../orders/deed.ts';
import type { Order } from '../orders/order.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';

/** Right after the order was written; `readSellable` has said yes in the same transaction and holds what is scarce. */
export async function whenPlaced(
  _tx: Handle,
  _order: Order,
  _item: OrderedItem,
  _deed: Deed,
): Promise<void> {}

/** The order ended without money: cancelled or expired. What it held is free again. */
export async function whenEnded(_tx: Handle, _order: Order, _deed: Deed): Promise<void> {}

/** A way to pay was chosen, or a visit to a bank begins: how long something is held may depend on it. */
export async function whenMethodChosen(_tx: Handle, _order: Order, _deed: Deed): Promise<void> {}

/** What the order would be placed for again. Null when it cannot be said any more, and so not opened again. */
export async function itemOf(_tx: Handle, { itemKind, itemSlug }: Order): Promise<OrderedItem | null> {
  switch (itemKind) {
    case 'course':
    case 'membership':
    case 'product':
      return { kind: itemKind, slug: itemSlug };
    default:
      return null;
  }
}

/** After an order that had ended was opened again. */
export async function whenReopened(
  _tx: Handle,
  _order: Order,
  _item: OrderedItem,
  _deed: Deed,
): Promise<void> {}
