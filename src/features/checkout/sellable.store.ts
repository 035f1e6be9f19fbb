/** Whether something can be bought now, and for how much: asked when an order is placed and when one is opened again. */
import type { Handle } from '../../platform/db/handle.ts';
import type { OrderedItem } from '../orders/ordered-item.ts';
import { sellConsultation } from '../consultations/sell-consultation.store.ts';
import { sellCourse } from './sell-course.store.ts';
import { sellInstalment } from '../instalments/sell-instalment.store.ts';
import { sellMembership } from './sell-membership.store.ts';
import { sellProduct } from './sell-product.store.ts';
import type { SellableAnswer } from './sellable.ts';

/** Who buys, and when: a coupon counts by address, and an order that is opened again keeps what it holds. */
export type Buying = {
  /** Lower case. */
  email: string;
  /** As in the deed. */
  caller: string | undefined;
  /** As in the deed. */
  isPractice?: boolean | undefined;
  now: Date;
  /** Of the order that is opened again. */
  orderId?: string;
};

/**
 * What is scarce is held until the transaction ends, so that two who buy the same hour or the last use of a coupon at once
 * come one after the other. Orders of test screens have their own door.
 */
export function readSellable(tx: Handle, item: OrderedItem, buying: Buying): Promise<SellableAnswer> {
  switch (item.kind) {
    case 'course':
      return sellCourse(tx, item, buying);
    case 'membership':
      return sellMembership(tx, item, buying);
    case 'product':
      return sellProduct(tx, item, buying);
    case 'consultation':
      return sellConsultation(tx, item, buying);
    case 'instalment':
      return sellInstalment(tx, item, buying);
  }
}
