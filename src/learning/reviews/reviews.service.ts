/** Reviews of courses: who may write one, what course pages show of them, and the stars of the catalogue. */
import { inEach } from '../../platform/i18n/locale.ts';
import { and, count, desc, eq, getTableColumns, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readSampleVoices } from '../../academy/content/revisions.service.ts';
import { readCourses, raiseContentVersion } from '../../academy/content/content.service.ts';
import type { Course, Localised, Rating } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import {
  courseHome,
  type Caller,
  type Closed,
  type CourseHome,
  type Learner,
} from '../classroom/classroom.service.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { mayReview, type ReviewWords } from './review.ts';
import { courseReviews } from './reviews.table.ts';

type OwnReview = Pick<ReviewWords, 'stars' | 'body' | 'shownName' | 'city'> & { isRemoved: boolean };

export type Reviewing = {
  course: Course;
  learner: Learner;
  /** Half of the course is done, or a review was written then. */
  may: boolean;
  own: OwnReview | null;
};

async function readOwn(db: Handle, enrolmentId: string): Promise<OwnReview | null> {
  const [row] = await db.select().from(courseReviews).where(eq(courseReviews.enrolmentId, enrolmentId));
  if (!row) return null;
  const { stars, body, shownName, city, removedAt } = row;
  return { stars, body, shownName, city, isRemoved: removedAt !== null };
}

/** Of what is published: who waits for the rest of a course has seen enough of it to say what it is like. */
const hasDoneHalf = ({ progress: { of, done } }: Pick<CourseHome, 'progress'>): boolean =>
  mayReview(of, done);

/** Whether a learner may review the course now, and their review. Staff who look in have nothing to write. */
export async function reviewing(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<({ ok: true } & Reviewing) | Closed> {
  const found = await courseHome(context, asked);
  if (!found.ok) return found;
  const { course, learner } = found;
  if (learner === null) return { ok: false, reason: 'not-enrolled', course };
  const own = await readOwn(context.database.db, learner.enrolment.id);
  return { ok: true, course, learner, own, may: own !== null || hasDoneHalf(found) };
}

/** What the home of an opened course shows of the learner's review: null while there is none to write. */
export async function reviewOnHome(
  { database: { db } }: Context,
  found: Pick<CourseHome, 'learner' | 'progress'>,
): Promise<'none' | 'written' | null> {
  const { learner } = found;
  const own = learner && (await readOwn(db, learner.enrolment.id));
  if (own !== null) return own.isRemoved ? null : 'written';
  return learner !== null && hasDoneHalf(found) ? 'none' : null;
}

/** One for an enrolment; written again it replaces the first. What staff removed stays away. */
export async function saveReview(
  context: Context,
  { words, ...asked }: { caller: Caller; courseSlug: string; words: ReviewWords },
): Promise<{ ok: true } | { ok: false; reason: 'not-yet' | 'removed' } | Closed> {
  const found = await reviewing(context, asked);
  if (!found.ok) return found;
  if (!found.may) return { ok: false, reason: 'not-yet' };
  if (found.own?.isRemoved === true) return { ok: false, reason: 'removed' };
  const { database, clock } = context;
  const enrolmentId = found.learner.enrolment.id;
  const at = clock();
  await database.transaction(async (tx) => {
    await tx
      .insert(courseReviews)
      .values({ enrolmentId, courseSlug: found.course.slug, ...words, at })
      .onConflictDoUpdate({ target: courseReviews.enrolmentId, set: { ...words, at } });
    await raiseContentVersion(tx);
  });
  await database.notify('content');
  return { ok: true };
}

/** Stars by course; a course without a review is not in it. */
export async function ratings({ database: { db } }: Context): Promise<Map<string, Rating>> {
  const rows = await db
    .select({ slug: courseReviews.courseSlug, all: sum(courseReviews.stars).mapWith(Number), count: count() })
    .from(courseReviews)
    .where(isNull(courseReviews.removedAt))
    .groupBy(courseReviews.courseSlug);
  return new Map(
    rows.map(({ slug, all, count: n }) => [slug, { mean: Math.round((all / n) * 10) / 10, count: n }]),
  );
}

/** As a course's page shows it. `day`: 'YYYY-MM-DD' is made of `at` there. */
export type ShownReview = {
  id: string;
  stars: number;
  body: string;
  shownName: string;
  city: string;
  at: Date;
};

const mostShown = 12;

/**
 * What a course's page shows of its reviews. Of the testimonials in its record each review sends one away, the first first;
 * those whose text is among `sampleTexts` were delivered with the sample academy, and say so.
 */
export type CourseReviews = {
  rating: Rating | null;
  reviews: ShownReview[];
  sampleTexts: readonly string[];
};

/** The newest reviews of a course, and its stars; null while it has none. */
export async function reviewsOf(context: Context, courseSlug: string): Promise<CourseReviews> {
  const { db } = context.database;
  const [rating = null, sampleTexts] = [
    (await ratings(context)).get(courseSlug),
    await readSampleVoices(db, courseSlug),
  ];
  if (rating === null) return { rating, reviews: [], sampleTexts };
  const rows = await db
    .select()
    .from(courseReviews)
    .where(and(eq(courseReviews.courseSlug, courseSlug), isNull(courseReviews.removedAt)))
    .orderBy(desc(courseReviews.at), desc(courseReviews.enrolmentId))
    .limit(mostShown);
  return {
    rating,
    sampleTexts,
    // An index in the list, not the enrolment's id, so that nobody can count enrolments.
    reviews: rows.map(({ stars, body, shownName, city, at }, index) => ({
      id: String(index + 1),
      stars,
      body,
      shownName,
      city,
      at,
    })),
  };
}

type ReviewedCourse = { slug: string; name: Localised<string> };

export type StaffReview = Omit<typeof courseReviews.$inferSelect, 'courseSlug'> & {
  course: ReviewedCourse;
  orderNumber: string;
  /** Of the learner: of a gift not its buyer's. */
  email: string;
};

/** For staff: reviews of one course or of all, the newest first and the removed ones too, and the courses that have any. */
export async function readAllReviews(
  db: Handle,
  { course: courseSlug, page, perPage }: { course: string | undefined; page: number; perPage: number },
): Promise<{ rows: StaffReview[]; hasNext: boolean; courses: ReviewedCourse[] }> {
  const [found, reviewed, all] = await Promise.all([
    db
      .select({
        ...getTableColumns(courseReviews),
        orderNumber: orders.number,
        email: sql<string>`coalesce(${orders.recipientEmail}, ${orders.email})`,
      })
      .from(courseReviews)
      .innerJoin(enrolments, eq(enrolments.id, courseReviews.enrolmentId))
      .innerJoin(orders, eq(orders.id, enrolments.orderId))
      .where(courseSlug === undefined ? undefined : eq(courseReviews.courseSlug, courseSlug))
      .orderBy(desc(courseReviews.at), desc(courseReviews.enrolmentId))
      .limit(perPage + 1)
      .offset((page - 1) * perPage),
    db.selectDistinct({ slug: courseReviews.courseSlug }).from(courseReviews),
    readCourses(db),
  ]);
  const names = new Map(all.map(({ slug, words }) => [slug, inEach((one) => words[one].name)]));
  const named = (slug: string): ReviewedCourse => ({ slug, name: names.get(slug) ?? inEach(() => slug) });
  return {
    rows: found
      .slice(0, perPage)
      .map(({ courseSlug: slug, ...review }) => ({ ...review, course: named(slug) })),
    hasNext: found.length > perPage,
    courses: reviewed.map(({ slug }) => named(slug)),
  };
}

/** For the export of a person's data. The list is not empty. */
export const readHeldReviews = (db: Handle, enrolmentIds: string[]) => {
  const { removedBy: _remover, ...held } = getTableColumns(courseReviews);
  return db.select(held).from(courseReviews).where(inArray(courseReviews.enrolmentId, enrolmentIds));
};
