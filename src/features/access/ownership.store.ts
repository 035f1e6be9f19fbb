/**
 * Who has what: the recipient of a gift, else the buyer. And orders of the same thing for the same owner, which are marked
 * for the staff: one of them may have to be paid back.
 */
import { and, asc, eq, exists, inArray, isNull, ne, notLike, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import {
  canBeGift,
  itemKinds,
  ownerOf,
  type ItemKind,
  type Order,
  type OrderStatus,
} from '../orders/order.ts';
import { findOrder } from '../orders/orders.store.ts';
import { orders } from '../orders/orders.table.ts';
import { erasedAddress, mailboxOf } from '../../platform/people/person.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { entitlements } from './access.table.ts';

/** Orders whose opening belongs to an address, paid or not. Written so that both indexes are used. */
export const isOwnedBy = (email: string): SQL | undefined =>
  or(eq(orders.recipientEmail, email), and(eq(orders.email, email), isNull(orders.recipientEmail)));

export type Owned = { id: string; number: string; token: string; recipientEmail: string | null };

type Item = { kind: ItemKind; slug: string };

/** The mailbox of whoever has what an order opens: one person, however the address is spelt. As `mailboxOf`. */
const ownerOfRow = ({ email, recipientEmail }: Record<'email' | 'recipientEmail', AnyPgColumn>): SQL =>
  sql`regexp_replace(lower(coalesce(${recipientEmail}, ${email})), '[+][^@]*(?=@)', '')`;

/** What is open to a mailbox of one thing that can be had once, the oldest first; empty for what is bought again and again. */
export async function findOwned(db: Handle, email: string, { kind, slug }: Item): Promise<Owned[]> {
  if (!canBeGift(kind)) return [];
  return db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      recipientEmail: orders.recipientEmail,
    })
    .from(orders)
    .innerJoin(entitlements, and(eq(entitlements.orderId, orders.id), isNull(entitlements.revokedAt)))
    .where(
      and(
        eq(ownerOfRow(orders), mailboxOf(email)),
        eq(orders.itemKind, kind),
        eq(orders.itemSlug, slug),
        eq(orders.status, 'Payment Confirmed'),
      ),
    )
    .orderBy(asc(entitlements.grantedAt));
}

/** The whole order by which a mailbox has something first, as a gift too. */
export async function findFirstOwned(db: Handle, email: string, item: Item): Promise<Order | null> {
  const [first] = await findOwned(db, email, item);
  return first ? findOrder(db, first.id) : null;
}

/** Money came in, and has not gone back. */
const paid: OrderStatus[] = ['Paid - Card', 'Paid', 'Payment Confirmed'];
const once = itemKinds.filter(canBeGift);

const other = alias(orders, 'other');

const areOfOneOwner = and(
  eq(other.itemKind, orders.itemKind),
  eq(other.itemSlug, orders.itemSlug),
  eq(ownerOfRow(other), ownerOfRow(orders)),
  ne(other.id, orders.id),
);

const canBeDouble = and(
  inArray(orders.status, paid),
  inArray(orders.itemKind, once),
  notLike(sql`coalesce(${orders.recipientEmail}, ${orders.email})`, `%${erasedAddress}`),
);

const twinOf = (db: Handle, where?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(and(areOfOneOwner, inArray(other.status, paid), where)),
  );

/** Never null. For a column of a list. */
export const isDouble = (db: Handle): SQL<boolean> =>
  sql<boolean>`coalesce(${and(canBeDouble, twinOf(db))}, false)`;

/** Numbers of the paid orders of the same owner for the same thing, besides this one. */
export async function findTwins(db: Handle, order: Order): Promise<string[]> {
  if (!paid.includes(order.status) || !canBeGift(order.itemKind)) return [];
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(ownerOfRow(orders), mailboxOf(ownerOf(order))),
        eq(orders.itemKind, order.itemKind),
        eq(orders.itemSlug, order.itemSlug),
        ne(orders.id, order.id),
        canBeDouble,
      ),
    )
    .orderBy(asc(orders.placedAt));
  return rows.map(({ number }) => number);
}

/** An order of the pair that nobody has looked at: the later one, whose owner had the thing already. */
const wantsALook = (db: Handle): SQL | undefined =>
  and(
    canBeDouble,
    isNull(orders.doubleSeenAt),
    twinOf(db, sql`(${other.placedAt}, ${other.id}) < (${orders.placedAt}, ${orders.id})`),
  );

/** Of doubles nobody has looked at, the oldest first. */
export const waitingDoubles = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: orders.number,
        label: orders.name,
        since: orders.placedAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(orders)
      .where(wantsALook(db))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(mostWaiting),
  );

/** Every order of the same owner and thing is looked at with one tick. False when all were already, or none is a double. */
export async function markDoublesSeen(tx: Handle, order: Order, at: Date): Promise<boolean> {
  const numbers = [order.number, ...(await findTwins(tx, order))];
  if (numbers.length < 2) return false;
  const rows = await tx
    .update(orders)
    .set({ doubleSeenAt: at })
    .where(and(inArray(orders.number, numbers), isNull(orders.doubleSeenAt)))
    .returning({ id: orders.id });
  return rows.length > 0;
}
