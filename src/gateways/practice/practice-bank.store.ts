/** The practice bank's own records. */
import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { practiceBankPayments } from './practice-bank.table.ts';

export type BankPayment = typeof practiceBankPayments.$inferSelect;

const isReference = (text: string): boolean => /^[A-Za-z0-9_-]{8,100}$/.test(text);

/** Opens a payment; a repeated reference finds the first one unchanged. */
export async function openPayment(
  db: Handle,
  payment: typeof practiceBankPayments.$inferInsert,
): Promise<void> {
  await db.insert(practiceBankPayments).values(payment).onConflictDoNothing();
}

export async function findPayment(db: Handle, reference: string): Promise<BankPayment | null> {
  if (!isReference(reference)) return null;
  const [row] = await db
    .select()
    .from(practiceBankPayments)
    .where(eq(practiceBankPayments.reference, reference));
  return row ?? null;
}

/** Decides once: an approved or declined payment stays so. Returns its current state. */
export async function decidePayment(
  db: Handle,
  reference: string,
  decision: { state: 'approved' | 'declined'; providerReference: string; decidedAt: Date },
): Promise<BankPayment | null> {
  await db
    .update(practiceBankPayments)
    .set(decision)
    .where(and(eq(practiceBankPayments.reference, reference), eq(practiceBankPayments.state, 'waiting')));
  return findPayment(db, reference);
}

/** Refunds once per key, never more than was paid. False when refused. */
export async function payBack(
  db: Handle,
  { paymentId, amountCentimes, key }: { paymentId: string; amountCentimes: number; key: string },
): Promise<boolean> {
  const paid = practiceBankPayments;
  const isPaidBack = sql`${paid.refundKeys} @> jsonb_build_array(${key}::text)`;
  const rows = await db
    .update(paid)
    .set({
      refundedCentimes: sql`${paid.refundedCentimes} + ${amountCentimes}`,
      refundKeys: sql`${paid.refundKeys} || jsonb_build_array(${key}::text)`,
    })
    .where(
      and(
        eq(paid.providerReference, paymentId),
        eq(paid.state, 'approved'),
        sql`${paid.refundedCentimes} + ${amountCentimes} <= ${paid.amountCentimes}`,
        sql`not ${isPaidBack}`,
      ),
    )
    .returning({ reference: paid.reference });
  if (rows.length === 1) return true;
  const known = await db
    .select({ reference: paid.reference })
    .from(paid)
    .where(and(eq(paid.providerReference, paymentId), isPaidBack));
  return known.length === 1;
}
