/** The users table: one row for each order, for staff; and one person by her address. Nothing here changes anything. */
import {
  findOrderOfEmail,
  readOrdersPage,
  type OrderRow,
} from '../domain/orders/staff-orders.store.server.ts';
import { email as emailSchema } from '../domain/people/person.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffUserVerbs, User, UserVerbs } from './user-verbs.ts';

const userOf = (row: OrderRow): User => ({
  name: row.name,
  email: row.email,
  product: row.description,
  amountCentimes: row.amountCentimes,
  status: row.status,
  orderedAt: row.placedAt,
  orderNumber: row.number,
});

export async function staffUsers(
  { database: { db } }: FlowContext,
  filter: Parameters<StaffUserVerbs['users']>[0],
): ReturnType<StaffUserVerbs['users']> {
  const { rows, next } = await readOrdersPage(db, { ...filter, status: null });
  return { rows: rows.map(userOf), next };
}

/** An address is compared as it is stored, in lower case; a text that is none belongs to nobody. */
export async function userByEmail(
  { database: { db } }: FlowContext,
  email: string,
): ReturnType<UserVerbs['userByEmail']> {
  const typed = emailSchema.safeParse(email);
  const row = typed.success ? await findOrderOfEmail(db, typed.data) : null;
  return row && userOf(row);
}
