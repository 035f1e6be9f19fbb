/** Calls about reviews of courses: listing them, and removing one with a reason. */
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { raiseContentVersion } from '../../academy/content/content.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayRemoveReviews, maySeePeople } from '../../academy/staff/who-may.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { courseSlug, done, isDone, page, perPage } from '../../platform/api/fields.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { readAllReviews } from './reviews.service.ts';
import { courseReviews } from './reviews.table.ts';

const courseReviewList = staffCall({
  method: 'GET',
  path: 'teaching/reviews',
  summary: 'Reviews of one course or of all, the newest first and those that were removed too',
  may: mayRemoveReviews,
  input: z.object({ page, perPage, course: courseSlug.optional() }),
  run: async ({ context, staff }, { course, ...pages }) => {
    const found = await readAllReviews(context.database.db, { course, ...pages });
    // Whoever only moderates learns no address.
    const rows = found.rows.map((row) => ({ ...row, email: maySeePeople(staff) ? row.email : null }));
    return { ok: true as const, total: null, ...found, rows };
  },
});

const removeReview = staffCall({
  path: 'teaching/remove-review',
  summary: 'Take a review away from the course’s page and out of its stars, with a reason',
  may: mayRemoveReviews,
  input: z.strictObject({
    enrolment: z.uuid(),
    reason: z.string().trim().min(3, 'reason-required').max(500),
  }),
  output: done,
  refusals: ['not-found'],
  async run({ context, staff }, { enrolment, reason }) {
    const { database, clock, uuid } = context;
    const at = clock();
    const isRemoved = await database.transaction(async (tx) => {
      const [row] = await tx
        .update(courseReviews)
        .set({ removedAt: at, removedBy: staff.email, removedWhy: reason })
        .where(and(eq(courseReviews.enrolmentId, enrolment), isNull(courseReviews.removedAt)))
        .returning({ courseSlug: courseReviews.courseSlug, stars: courseReviews.stars });
      if (!row) return false;
      await writeStaffLog(tx, {
        id: uuid(),
        at,
        staff,
        act: 'remove-review',
        subject: row.courseSlug,
        detail: { stars: String(row.stars), reason },
      });
      await raiseContentVersion(tx);
      return true;
    });
    if (!isRemoved) return refuseStaff('not-found');
    await database.notify('content');
    return isDone;
  },
});

export const reviewCalls = [courseReviewList, removeReview] as const;
