/** What test screens can do: for those who run the academy. */
import type { Order } from '../domain/orders/order.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { StaffMember } from './academy.server.ts';

export type PlaceTestOrder = {
  /** Made when the form was opened; the same key returns the same order. */
  idempotencyKey: string;
  locale: Locale;
  /** Centimes of MAD. The page's own rule: the one place where a form names an amount. */
  amountCentimes: number;
  description: string;
  details: Pick<Order, 'name' | 'email' | 'phone'>;
  /** Who asks for it, where test screens are not open to everybody. */
  staff: StaffMember | null;
};

export type TestVerbs = { placeTestOrder(input: PlaceTestOrder): Promise<Order> };
