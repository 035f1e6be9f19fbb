import type { Handle } from '../../db/handle.ts';
import type { Deed } from '../orders/deed.ts';
import type { Order } from '../orders/order.ts';
import type { OrderLetter } from '../orders/order-letter.ts';

export async function grantProduct(_tx: Handle, _order: Order, _deed: Deed): Promise<OrderLetter[]> {
  return [];
}
