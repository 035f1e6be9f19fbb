/** What an address may do, read from its orders at every request: whoever was paid back yesterday is out today. */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../access/access.table.ts';
import { orders } from '../orders/orders.table.ts';
import { findStaffMember } from '../staff/staff-members.store.ts';
import type { Standing } from './member.ts';

/** `email` in lower case, proved by a sign-in. */
export async function readStanding(db: Handle, email: string): Promise<Standing> {
  if ((await findStaffMember(db, email)) !== null) return 'team';
  const [row] = await db
    .select({
      all: sql<number>`count(distinct ${orders.id})`.mapWith(Number),
      confirmed:
        sql<number>`count(distinct ${orders.id}) filter (where ${orders.status} = 'Payment Confirmed')`.mapWith(
          Number,
        ),
      memberships:
        sql<number>`count(${entitlements.id}) filter (where ${orders.itemKind} = 'membership' and ${orders.status} = 'Payment Confirmed' and coalesce(${orders.recipientEmail}, ${orders.email}) = ${email})`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .leftJoin(entitlements, and(eq(entitlements.orderId, orders.id), isNull(entitlements.revokedAt)))
    .where(
      and(
        // An unpaid gift is nothing to whom it is for.
        or(
          eq(orders.email, email),
          and(eq(orders.recipientEmail, email), eq(orders.status, 'Payment Confirmed')),
        ),
        ne(orders.itemKind, 'test'),
      ),
    );
  if (!row || row.all === 0) return 'unknown';
  if (row.memberships > 0) return 'member';
  return row.confirmed > 0 ? 'buyer' : 'unpaid';
}
