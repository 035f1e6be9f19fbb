import { and, desc, ne, notLike, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { searchFor } from '../../selling/order-management/find-orders.service.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { findsTyped } from '../../platform/people/find-people.ts';
import { erasedAddress } from '../../platform/people/mailbox.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';

/** Most addresses that a search looks through; with more matches staff have to type more. */
export const mostFound = 500;

export const isOrder = and(ne(orders.itemKind, 'test'), notLike(orders.email, `%${erasedAddress}`));

/** Addresses of orders and accounts by a name, a telephone or an order’s number, the newest first. */
export async function addressesLike(db: Handle, typed: string): Promise<string[]> {
  const search = typed.replaceAll('\0', '').trim();
  const named = db
    .select({ id: memberProfiles.memberId })
    .from(memberProfiles)
    .where(findsTyped(memberProfiles.searchText, search) ?? sql`false`);
  const address = search.toLowerCase();
  const [byOrder, byAccount] = await Promise.all([
    db
      .select({ email: orders.email, recipientEmail: orders.recipientEmail })
      .from(orders)
      .where(and(isOrder, searchFor(db, search)))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(mostFound),
    db
      .select({ email: memberUsers.email })
      .from(memberUsers)
      .where(
        or(
          and(
            [...address].length < 3
              ? undefined
              : sql`threes_of(${memberUsers.email}) @> threes_of(${address})`,
            sql`strpos(${memberUsers.email}, nullif(${address}, '')) > 0`,
          ),
          sql`${memberUsers.id} = any(array(${named}))`,
        ),
      )
      .orderBy(desc(memberUsers.createdAt))
      .limit(mostFound),
  ]);
  const recipients = byOrder.flatMap(({ recipientEmail }) => recipientEmail ?? []);
  return [...new Set([...[...byOrder, ...byAccount].map(({ email }) => email), ...recipients])];
}
