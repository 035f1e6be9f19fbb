/** Staff calls about words and works that learners reported to each other's trainer: what was reported, and letting it stand or not. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { lessons, lessonVersions, submissions } from './classroom.table.ts';
import { shownFile } from './handed-files.service.ts';
import { ofItsVersion, titleOfVersion } from './learners.store.ts';
import { findTaught } from './may-teach.service.ts';
import { peerReviews } from './peers.table.ts';

const selectReported = (db: Handle) =>
  db
    .select({
      id: peerReviews.id,
      submissionId: peerReviews.submissionId,
      what: peerReviews.reported,
      text: peerReviews.text,
      voice: peerReviews.voice,
      courseSlug: lessons.courseSlug,
      lesson: titleOfVersion,
      /** Who wrote the words, or made the work; null where the account is erased. */
      learner: sql<string | null>`coalesce(${orders.recipientName}, ${orders.name})`,
    })
    .from(peerReviews)
    .innerJoin(submissions, eq(submissions.id, peerReviews.submissionId))
    .innerJoin(lessons, eq(lessons.id, submissions.lessonId))
    .innerJoin(lessonVersions, ofItsVersion)
    .leftJoin(
      enrolments,
      sql`${enrolments.id} = case when ${peerReviews.reported} = 'work' then ${submissions.enrolmentId} else ${peerReviews.reviewerId} end`,
    )
    .leftJoin(orders, eq(orders.id, enrolments.orderId));

const isOpen = and(isNotNull(peerReviews.reported), isNull(peerReviews.settledAt));

const mostShown = 50;

const reportedReviews = staffCall({
  path: 'teaching/reported-reviews',
  summary: 'Words and works that learners reported while reading each other, the first fifty',
  may: mayTeach,
  input: z.strictObject({}),
  async run({ context, staff }) {
    const { db } = context.database;
    const rows = await selectReported(db)
      .where(isOpen)
      .orderBy(asc(peerReviews.dealtAt), asc(peerReviews.id))
      .limit(mostShown);
    const slugs = [...new Set(rows.map(({ courseSlug }) => courseSlug))];
    const taught = await Promise.all(slugs.map((slug) => findTaught(db, staff, slug)));
    const theirs = new Set(slugs.filter((_slug, at) => taught[at] !== null));
    return {
      ok: true as const,
      reported: rows
        .filter(({ courseSlug }) => theirs.has(courseSlug))
        .map(({ voice, ...row }) => ({ ...row, voice: voice && shownFile(voice) })),
    };
  },
});

const settleReport = staffCall({
  path: 'teaching/settle-report',
  summary: 'Let reported words or a reported work stand, or keep them out of the sight of other learners',
  may: mayTeach,
  input: z.strictObject({ review: z.uuid(), keep: z.boolean() }),
  run: ({ context, staff }, { review, keep }) =>
    context.database.transaction(async (tx) => {
      const at = context.clock();
      const [row] = await selectReported(tx).where(and(eq(peerReviews.id, review), isOpen));
      if (!row || (await findTaught(tx, staff, row.courseSlug)) === null)
        return { ok: false as const, reason: 'not-found' as const };
      // Words that do not stand count as not given: somebody else may read the work instead.
      const removed = { settledAt: at, ...(row.what === 'words' && { goneAt: at }) };
      await tx
        .update(peerReviews)
        .set(keep ? { reported: null, settledAt: at } : removed)
        .where(eq(peerReviews.id, review));
      await writeStaffLog(tx, {
        id: context.uuid(),
        at,
        staff,
        act: 'settle-peer-report',
        subject: row.courseSlug,
        detail: { review, what: row.what ?? '', outcome: keep ? 'kept' : 'removed' },
      });
      return { ok: true as const };
    }),
});

export const peerReviewCalls = [reportedReviews, settleReport] as const;
