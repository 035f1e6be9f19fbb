/** Queries about pages of works. */
import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { submissions } from '../classroom/classroom.table.ts';
import { portfolioPhotos, portfolios, portfolioWorks } from './portfolios.table.ts';

export type Row = typeof portfolios.$inferSelect;

/** What stands on a page, and its photos in their order. */
export async function readChosen(db: Handle, enrolmentId: string) {
  const works = await db.select().from(portfolioWorks).where(eq(portfolioWorks.enrolmentId, enrolmentId));
  const ids = works.map(({ submissionId }) => submissionId);
  const photos =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(portfolioPhotos)
          .where(inArray(portfolioPhotos.submissionId, ids))
          .orderBy(asc(portfolioPhotos.position));
  return { works: new Map(works.map((work) => [work.submissionId, work])), photos };
}

export async function findPage(db: Handle, where: SQL): Promise<Row | null> {
  const [row] = await db.select().from(portfolios).where(where);
  return row ?? null;
}

/** Works that may be seen now: their page is published, the course is the learner's still, and they are accepted still. */
export const shownWorks = (db: Handle, which?: SQL) =>
  db
    .select({ id: portfolioWorks.submissionId })
    .from(portfolioWorks)
    .innerJoin(portfolios, eq(portfolios.enrolmentId, portfolioWorks.enrolmentId))
    .innerJoin(submissions, eq(submissions.id, portfolioWorks.submissionId))
    .innerJoin(enrolments, eq(enrolments.id, portfolios.enrolmentId))
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .innerJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(
      and(
        isNotNull(portfolios.publishedAt),
        eq(submissions.state, 'accepted'),
        eq(orders.status, 'Payment Confirmed'),
        isNull(entitlements.revokedAt),
        which,
      ),
    );
