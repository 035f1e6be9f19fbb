/** What somebody gave with her orders. Orders of test screens are no orders. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';

type Given = { names: string[]; phones: string[]; locale: 'en' | 'ar' | null };

/** Names and numbers she gave with her orders, the newest first, each once; and the language of the newest. */
export async function readNamesOf(db: Handle, email: string): Promise<Given> {
  const rows = await db
    .select({ name: orders.name, phone: orders.phone, locale: orders.locale })
    .from(orders)
    .where(and(ne(orders.itemKind, 'test'), eq(orders.email, email)))
    .orderBy(desc(orders.placedAt))
    .limit(100);
  const gifts = await db
    .select({ name: orders.recipientName })
    .from(orders)
    .where(eq(orders.recipientEmail, email))
    .orderBy(desc(orders.placedAt))
    .limit(100);
  const once = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];
  return {
    names: once([...rows.map(({ name }) => name), ...gifts.map(({ name }) => name ?? '')]),
    phones: once(rows.map(({ phone }) => phone)),
    locale: rows[0]?.locale ?? null,
  };
}
