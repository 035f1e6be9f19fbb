/** Orders as staff look through them. */
import { and, count, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import type { OrderStatus } from './order.ts';
import { orders } from './orders.table.ts';

const columns = {
  id: orders.id,
  number: orders.number,
  name: orders.name,
  email: orders.email,
  description: orders.description,
  amountCentimes: orders.amountCentimes,
  status: orders.status,
  paymentOption: orders.paymentOption,
  placedAt: orders.placedAt,
  transferCode: orders.transferCode,
};

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** Newest first. `search` is looked for in number, name, e-mail, phone and transfer code, as written; `before` excludes, `from` includes. */
export async function listOrders(
  db: Handle,
  filter: { status: OrderStatus | null; search: string; before: Date | null; from?: Date; most: number },
) {
  return db
    .select(columns)
    .from(orders)
    .where(
      and(
        filter.status === null ? undefined : eq(orders.status, filter.status),
        filter.before === null ? undefined : lt(orders.placedAt, filter.before),
        filter.from === undefined ? undefined : gte(orders.placedAt, filter.from),
        searchFor(filter.search),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(filter.most);
}

function searchFor(typed: string): SQL | undefined {
  const text = typed.replaceAll('\0', '').trim().slice(0, 100);
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const fields = [orders.number, orders.name, orders.email, orders.phone, orders.transferCode];
  return or(...fields.map((field) => ilike(field, pattern)));
}

/** Claims that wait for a decision. */
export async function countClaims(db: Handle): Promise<number> {
  const [row] = await db
    .select({ claims: count() })
    .from(orders)
    .where(inArray(orders.status, ['Paid - Bank Transfer', 'Paid - WafaCash']));
  return row?.claims ?? 0;
}
