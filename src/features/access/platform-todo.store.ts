/** A code works at the learning platform until staff end or pause it there: what is still to be done, until somebody ticks it. */
import { and, asc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { accessCodes, entitlements } from './access.table.ts';
import type { PlatformTodo } from './pool.ts';

/** What takes back the other before anybody did it leaves nothing to do. */
const opposite = { pause: 'resume', resume: 'pause' } as const;

/** In the transaction that closes or opens access here. Nothing where no code was handed out, or an invented one. */
export async function noteTodo(tx: Handle, orderId: string, what: PlatformTodo, at: Date): Promise<void> {
  const { platformTodo } = entitlements;
  const next =
    what === 'end'
      ? sql`'end'`
      : sql`case when ${platformTodo} = ${opposite[what]} then null else ${what}::text end`;
  const handedOut = tx
    .select({ one: sql`1` })
    .from(accessCodes)
    .where(and(eq(accessCodes.orderId, orderId), eq(accessCodes.isSample, false)));
  await tx
    .update(entitlements)
    .set({ platformTodo: next, platformTodoAt: at })
    .where(and(eq(entitlements.orderId, orderId), exists(handedOut)));
}

/** False when a colleague was first, or something else is to be done by now. */
export async function tickTodo(
  tx: Handle,
  { orderNumber, what }: { orderNumber: string; what: PlatformTodo },
): Promise<boolean> {
  const order = tx.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber));
  const ticked = await tx
    .update(entitlements)
    .set({ platformTodo: null, platformTodoAt: null })
    .where(and(inArray(entitlements.orderId, order), eq(entitlements.platformTodo, what)))
    .returning({ id: entitlements.id });
  return ticked.length > 0;
}

const open = (db: Handle) =>
  db
    .select({
      orderNumber: orders.number,
      name: orders.name,
      itemSlug: entitlements.itemSlug,
      code: accessCodes.code,
      what: entitlements.platformTodo,
      since: entitlements.platformTodoAt,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .innerJoin(accessCodes, eq(accessCodes.orderId, entitlements.orderId))
    .where(isNotNull(entitlements.platformTodo))
    .orderBy(asc(entitlements.platformTodoAt), asc(orders.number));

export const readTodos = (db: Handle, most: number) => open(db).limit(most);

export const waitingTodos = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    (await open(db).limit(mostWaiting)).map(({ orderNumber: id, name: label, since, all }) => ({
      id,
      label,
      since,
      all,
    })),
  );
