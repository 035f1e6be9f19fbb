/** Whoever may be written to about their learning: those whose course is open to them now. */
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../access/access.table.ts';
import { orders } from '../orders/orders.table.ts';
import { cohorts, enrolments, type Cohort, type Enrolment } from '../cohorts/cohorts.table.ts';

export type ActiveLearner = {
  enrolment: Enrolment;
  cohort: Cohort | null;
  orderId: string;
  /** To whom the course belongs: whoever got it, where it was a gift. */
  email: string;
  name: string;
  locale: 'en' | 'ar';
  /** Of the order; null where it was a gift: its link is the buyer's. */
  token: string | null;
};

/** Confirmed, neither ended nor paused; so many at most, in the order of their enrolments' ids. */
export async function readActiveLearners(
  db: Handle,
  which: SQL | undefined,
  most?: number,
): Promise<ActiveLearner[]> {
  const all = db
    .select({
      enrolment: enrolments,
      cohort: cohorts,
      orderId: orders.id,
      email: orders.email,
      name: orders.name,
      recipientEmail: orders.recipientEmail,
      recipientName: orders.recipientName,
      locale: orders.locale,
      token: orders.token,
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .leftJoin(cohorts, eq(cohorts.id, enrolments.cohortId))
    .where(
      and(
        eq(orders.status, 'Payment Confirmed'),
        isNull(entitlements.revokedAt),
        isNull(entitlements.pausedAt),
        which,
      ),
    )
    .orderBy(asc(enrolments.id));
  const rows = await (most === undefined ? all : all.limit(most));
  return rows.map(({ recipientEmail, recipientName, email, name, token, ...row }) => ({
    ...row,
    email: recipientEmail ?? email,
    name: recipientName ?? name,
    token: recipientEmail === null ? token : null,
  }));
}

export async function findActiveLearner(db: Handle, enrolmentId: string): Promise<ActiveLearner | null> {
  const [found] = await readActiveLearners(db, eq(enrolments.id, enrolmentId));
  return found ?? null;
}

export const ofCohort = (cohortId: string): SQL => eq(enrolments.cohortId, cohortId);
