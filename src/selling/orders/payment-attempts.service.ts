/**
 * Visits to gateways, without card data. A second try is a new attempt; an older one stays open, because its money may still arrive.
 */
import { and, asc, desc, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { lastOf } from '../../platform/db/run-in-transaction.ts';
import type { Order } from './order.ts';
import { orderColumns } from './orders.service.ts';
import { type AttemptState, orders, paymentAttempts } from './orders.table.ts';
import { readHistory } from './order-history.service.ts';

/** Of a held order, so that no visit begins meanwhile. Visits for which the bank opened no page are left out. */
export async function isAtTheBank(tx: Handle, orderId: string, now: Date): Promise<boolean> {
  const open = (await findOpenAttempts(tx, orderId, mostVisits)).filter(
    ({ expiresAt }) => expiresAt === null || expiresAt > now,
  );
  if (open.length === 0) return false;
  const history = await readHistory(tx, orderId);
  const neverLeft = new Set(
    history.flatMap(({ event, detail }) => (event === 'no-hand-off' ? [detail?.['reference']] : [])),
  );
  return open.some(({ reference }) => !neverLeft.has(reference));
}

export type Attempt = typeof paymentAttempts.$inferSelect;

/** More visits at once than anybody begins. */
const mostVisits = 50;

/** Everything about the attempts of an order, oldest first. */
export async function readAttempts(db: Handle, orderId: string): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.begunAt), asc(paymentAttempts.id));
}

/** What a reference can look like; everything else is unknown without asking the database. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9_-]{8,100}$/.test(text);

type NewAttempt = Pick<
  Attempt,
  'id' | 'orderId' | 'gateway' | 'reference' | 'amountCentimes' | 'begunAt' | 'expiresAt' | 'heldBy'
>;

/** Written before the buyer leaves, so that no payment arrives for an attempt we do not know. Amount in centimes of MAD. */
export const insertAttempt = lastOf(paymentAttempts, (tx, attempts: readonly NewAttempt[]) =>
  tx.insert(paymentAttempts).values(attempts.map((attempt) => ({ ...attempt, state: 'begun' as const }))),
);

/** The gateway's id of the visit, once it has returned one. */
export async function writeProviderSession(db: Handle, id: string, providerSession: string): Promise<void> {
  await db.update(paymentAttempts).set({ providerSession }).where(eq(paymentAttempts.id, id));
}

/** No reference of ours contains a dot: no gateway can name such a row, and none is asked about it. */
const nameOfSecond = (reference: string, providerReference: string): string =>
  `${reference}.${createHash('sha256').update(providerReference).digest('hex').slice(0, 12)}`;

/** The reference that the gateway knows the visit by. */
export const visitOf = (reference: string): string => reference.split('.', 1)[0] ?? reference;

/** Whether it is no visit of its own, but a further payment on one. */
export const isFurtherPayment = ({ reference }: Pick<Attempt, 'reference'>): boolean =>
  visitOf(reference) !== reference;

/**
 * A second payment on the visit of an attempt that is paid, under another number of the gateway's: a row of its own, so that
 * it is listed and paid back like every payment that came twice. Null when it is on record. The order is held.
 */
export async function insertSecondPayment(
  tx: Handle,
  { orderId, gateway, reference, expiresAt }: Attempt,
  of: { id: string; providerReference: string; amountCentimes: number; at: Date },
): Promise<Attempt | null> {
  const { id, providerReference, amountCentimes, at } = of;
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      id,
      orderId,
      gateway,
      reference: nameOfSecond(reference, providerReference),
      amountCentimes,
      state: 'captured',
      providerReference,
      begunAt: at,
      settledAt: at,
      expiresAt,
      isDuplicate: true,
    })
    .onConflictDoNothing({ target: paymentAttempts.reference })
    .returning();
  return row ?? null;
}

/** A captured attempt of an order that another attempt had paid already. */
export async function markDuplicate(tx: Handle, id: string): Promise<void> {
  await tx.update(paymentAttempts).set({ isDuplicate: true }).where(eq(paymentAttempts.id, id));
}

/** A signed return was 'approved'. True for the first one only. */
export async function markApprovedReturn(tx: Handle, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(paymentAttempts)
    .set({ approvedReturnAt: at })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.approvedReturnAt)))
    .returning({ id: paymentAttempts.id });
  return rows.length === 1;
}

/** The attempt that a gateway's own number of a payment belongs to. */
export async function findAttemptOfPayment(
  db: Handle,
  gateway: string,
  providerReference: string,
): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.gateway, gateway), eq(paymentAttempts.providerReference, providerReference)),
    )
    .limit(1);
  return row ?? null;
}

/** An attempt with its order, both held until the transaction ends: the order first, then the attempt. */
export async function lockVisit(
  tx: Handle,
  gateway: string,
  reference: string,
): Promise<{ order: Order; attempt: Attempt } | null> {
  if (!isReference(reference)) return null;
  const [row] = await tx
    .select({ order: orderColumns, attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.gateway, gateway)))
    .for('no key update', { of: [orders, paymentAttempts] });
  return row ?? null;
}

/** Without a lock: whoever will change it locks the order first, then takes `lockAttempt`. */
export async function findAttempt(db: Handle, gateway: string, reference: string): Promise<Attempt | null> {
  if (!isReference(reference)) return null;
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.gateway, gateway)));
  return row ?? null;
}

/** The attempt's row, held until the transaction ends. Lock its order first. */
export async function lockAttempt(tx: Handle, id: string): Promise<Attempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return row ?? null;
}

/** An order's attempts that have no answer yet, newest first. */
export async function findOpenAttempts(db: Handle, orderId: string, most: number): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'begun')))
    .orderBy(desc(paymentAttempts.begunAt))
    .limit(most);
}

/** Writes what became of an attempt. 'captured' is final; every other state can still become 'captured'. */
export async function settleAttempt(
  tx: Handle,
  id: string,
  state: AttemptState,
  at: Date,
  providerReference?: string,
): Promise<boolean> {
  const before: AttemptState[] =
    state === 'captured' ? ['begun', 'declined', 'cancelled', 'abandoned'] : ['begun'];
  const rows = await tx
    .update(paymentAttempts)
    .set({
      state,
      settledAt: at,
      heldBy: null,
      ...(providerReference === undefined ? {} : { providerReference }),
    })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, before)))
    .returning({ id: paymentAttempts.id });
  return rows.length === 1;
}

/**
 * Marks attempts that are due for a question as asked, and returns them: of two jobs that ask at once each gets other ones.
 * Due: without an answer, begun before `begunBefore`, not asked since `askedBefore`; of one gateway, or of all but those named.
 */
export async function claimAttemptsToAsk(
  tx: Handle,
  due: {
    gateway: string | { allBut: readonly string[] };
    begunBefore: Date;
    askedBefore: Date;
    at: Date;
    most: number;
  },
): Promise<Attempt[]> {
  const { gateway } = due;
  const found = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        typeof gateway === 'string'
          ? eq(paymentAttempts.gateway, gateway)
          : notInArray(paymentAttempts.gateway, [...gateway.allBut]),
        eq(paymentAttempts.state, 'begun'),
        lt(paymentAttempts.begunAt, due.begunBefore),
        or(isNull(paymentAttempts.askedAt), lt(paymentAttempts.askedAt, due.askedBefore)),
      ),
    )
    .orderBy(asc(paymentAttempts.begunAt))
    .limit(due.most)
    .for('update', { skipLocked: true });
  if (found.length === 0) return [];
  const ids = found.map((row) => row.id);
  return tx
    .update(paymentAttempts)
    .set({ askedAt: due.at })
    .where(inArray(paymentAttempts.id, ids))
    .returning();
}
