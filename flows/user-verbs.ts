/** Who bought what, as verbs: the list that other programs know as the users table. */
import type { OrderStatus } from '../domain/orders/order.ts';

/** One order, told by the person who placed it. */
export type User = {
  name: string;
  email: string;
  /** What was ordered, as it was sold. */
  product: string;
  /** Centimes of MAD. */
  amountCentimes: number;
  status: OrderStatus;
  orderedAt: Date;
  orderNumber: string;
};

/** One row for each order, newest first, 50 a page; `next` is the `before` of the following page, null on the last. */
export type UsersPage = { rows: User[]; next: Date | null };

export type UserVerbs = {
  /**
   * The person with this address by her best order: one that is confirmed, else the newest. Null when she has none. Only for
   * callers who have proved who they are: staff, or the person herself.
   */
  userByEmail(email: string): Promise<User | null>;
};

export type StaffUserVerbs = {
  /** `search` is looked for in number, name, e-mail, phone and transfer code; empty finds everybody. */
  users(filter: { before: Date | null; search: string }): Promise<UsersPage>;
};
