/** Figures about the academy, for every page that shows some. Reads only. */
import { and, avg, count, countDistinct, eq, gt, isNull, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { certificates } from '../../learning/certificates/certificates.table.ts';
import { marks } from '../../learning/classroom/classroom.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { courseReviews } from '../../learning/reviews/reviews.table.ts';
import { type Proof, proofOf, type Records } from './proof.ts';

/** Paid, and still open: what was let in free, tried out on a test screen or paid back proves nothing. */
const isHeld = and(gt(orders.amountCentimes, 0), ne(orders.itemKind, 'test'), isNull(entitlements.revokedAt));

async function readRecords(db: Handle, course: string | null): Promise<Records> {
  const [[members], [finished], [accepted], trainees, [reviews]] = await Promise.all([
    db
      .select({ n: countDistinct(orders.email) })
      .from(entitlements)
      .innerJoin(orders, eq(orders.id, entitlements.orderId))
      .where(and(isHeld, eq(orders.itemKind, 'membership'))),
    db
      .select({ n: count() })
      .from(certificates)
      .where(
        and(isNull(certificates.revokedAt), isNull(certificates.replacedBy), isNull(certificates.unitId)),
      ),
    db.select({ n: count() }).from(marks).where(eq(marks.outcome, 'accepted')),
    db
      .select({ slug: enrolments.courseSlug, n: count() })
      .from(enrolments)
      .innerJoin(orders, eq(orders.id, enrolments.orderId))
      .innerJoin(entitlements, eq(entitlements.orderId, orders.id))
      .where(isHeld)
      .groupBy(enrolments.courseSlug),
    db
      .select({ mean: avg(courseReviews.stars).mapWith(Number), n: count() })
      .from(courseReviews)
      .where(
        and(
          isNull(courseReviews.removedAt),
          course === null ? undefined : eq(courseReviews.courseSlug, course),
        ),
      ),
  ]);
  return {
    members: members?.n ?? 0,
    finished: finished?.n ?? 0,
    accepted: accepted?.n ?? 0,
    trainees: new Map(trainees.map(({ slug, n }) => [slug, n])),
    reviews: { mean: reviews?.mean ?? 0, count: reviews?.n ?? 0 },
  };
}

/** What may be shown now; of one course its own learners and reviews. */
export async function proof(
  { database: { db }, clock }: ServiceContext,
  course: string | null = null,
): Promise<Proof> {
  const [settings, records] = await Promise.all([readSettings(db), readRecords(db, course)]);
  return proofOf(records, settings.claims, dateInMorocco(clock()), course);
}
