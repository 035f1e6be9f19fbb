import type { Handle } from '../../db/handle.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';
import type { Buying } from './sellable.store.server.ts';
import { notSellable, type SellableAnswer } from './sellable.ts';

export async function sellConsultation(
  _tx: Handle,
  _item: Extract<OrderedItem, { kind: 'consultation' }>,
  _buying: Buying,
): Promise<SellableAnswer> {
  return notSellable('not-on-sale');
}
