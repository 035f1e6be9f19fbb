/** Rows of refunds. Lock order: the order's row, its attempt, then the refund. */
import { and, asc, desc, eq, inArray, like, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import {
  creditNoteCount,
  creditNoteNumber,
  creditNotesOf,
  openRefundStates,
  type RefundState,
} from '../orders/refund.ts';
import { refunds } from './refunds.table.ts';
import type { Refund } from './refunds.service.ts';

/** Locked for other instances meanwhile: longer than any question to a gateway lasts. */
const leaseMs = 2 * 60_000;

/** Null when the key is taken: the same form was sent before. */
export async function insertRefund(tx: Handle, refund: typeof refunds.$inferInsert): Promise<Refund | null> {
  const [row] = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.id })
    .returning();
  return row ?? null;
}

/** The row, held until the transaction ends. Lock its order first. */
export async function lockRefund(tx: Handle, id: string): Promise<Refund | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

export type RefundChange = Partial<
  Pick<
    Refund,
    | 'state'
    | 'way'
    | 'payout'
    | 'providerReference'
    | 'runAt'
    | 'lastProblem'
    | 'doneBy'
    | 'doneAt'
    | 'paidOn'
    | 'dueAt'
  >
>;

/** Moves a held refund on from certain states only: whoever comes second changes nothing, and gets null. */
export async function moveRefund(
  tx: Handle,
  { id }: Pick<Refund, 'id'>,
  from: readonly RefundState[],
  change: RefundChange,
): Promise<Refund | null> {
  const [row] = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...from])))
    .returning();
  return row ?? null;
}

/** The next number of the year, held until the transaction ends so that no two credit notes share one. */
export async function nextCreditNote(tx: Handle, at: Date): Promise<string> {
  const year = dateInMorocco(at).slice(0, 4);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('credit-notes', 0))`);
  const { creditNoteNumber: number } = refunds;
  const [last] = await tx
    .select({ number })
    .from(refunds)
    .where(like(number, `${creditNotesOf(year)}%`))
    // A longer number is a later one: after 9999 comes 10000.
    .orderBy(desc(sql`length(${number})`), desc(number))
    .limit(1);
  return creditNoteNumber(year, last ? creditNoteCount(last.number) + 1 : 1);
}

/**
 * Takes refunds whose turn has come, for `leaseMs`: of two jobs that run at once each gets other ones. A crash while asking
 * leaves the row due again; the gateway is then asked with the same key.
 */
export async function claimRefunds(
  tx: Handle,
  { at, most, only }: { at: Date; most: number; only?: string },
): Promise<Refund[]> {
  const found = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, ['due', 'pending']),
        eq(refunds.way, 'gateway'),
        lte(refunds.runAt, at),
        only === undefined ? undefined : eq(refunds.id, only),
      ),
    )
    .orderBy(asc(refunds.runAt))
    .limit(most)
    .for('update', { skipLocked: true });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return tx
    .update(refunds)
    .set({ runAt: new Date(at.getTime() + leaseMs), attempts: sql`${refunds.attempts} + 1` })
    .where(inArray(refunds.id, ids))
    .returning();
}

/** Open refunds whose deadline comes before an instant. */
export const readRefundsDueBefore = (db: Handle, dueBefore: Date, most: number) =>
  db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.state, [...openRefundStates]), lte(refunds.dueAt, dueBefore)))
    .orderBy(asc(refunds.dueAt))
    .limit(most);
