/** The users table: one row for each order, for staff; and one person by her address. Nothing here changes anything. */
import { findOrderOfEmail, type OrderRow, readOrdersPage } from '../orders/find-orders.store.ts';
import type { OrderStatus } from '../orders/order.ts';
import { email as emailSchema } from '../../platform/people/person.ts';
import type { FlowContext } from '../../context.ts';

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

export type UsersPage = Awaited<ReturnType<typeof staffUsers>>;

const userOf = (row: OrderRow): User => ({
  name: row.name,
  email: row.email,
  product: row.description,
  amountCentimes: row.amountCentimes,
  status: row.status,
  orderedAt: row.placedAt,
  orderNumber: row.number,
});

/**
 * One row for each order, newest first, 50 a page; `next` is the `before` of the following page, null on the last. `search` is
 * looked for in number, name, e-mail, phone and transfer code; empty finds everybody.
 */
export async function staffUsers(
  { database: { db } }: FlowContext,
  filter: { before: Date | null; search: string },
) {
  const { rows, next } = await readOrdersPage(db, { ...filter, status: null });
  return { rows: rows.map(userOf), next };
}

/**
 * The person with this address by her best order: one that is confirmed, else the newest. Null when she has none, and for a
 * text that is no address. Only for callers who have proved who they are: staff, or the person herself.
 */
export async function userByEmail({ database: { db } }: FlowContext, email: string): Promise<User | null> {
  const typed = emailSchema.safeParse(email);
  const row = typed.success ? await findOrderOfEmail(db, typed.data) : null;
  return row && userOf(row);
}
