/** What the catalogue's screens read: records with today's price and the seats really left. */
import { isRunning, offerFor, type Campaign, type Offer } from '../courses/campaign.ts';
import { readCampaigns, readCourse, readCourses, readSettings } from './catalogue.store.ts';
import type { Course } from '../courses/course.ts';
import { foundIn } from './fold-for-search.ts';
import { countConfirmedOrders, countConfirmedOrdersOf, seatsLeftOf } from '../courses/seats.store.ts';
import { startOf, type CohortOnOffer, type Start } from '../cohorts/cohort.ts';
import { readJoinable, readJoinableOf } from '../cohorts/cohorts.service.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { FlowContext } from '../../context.ts';

/**
 * A course as it is offered now: its record with the start and places of its next group where it is sold by groups, today's
 * price, and the seats really left.
 */
export type CourseOnOffer = Start & { offer: Offer | null };

type Sold = { confirmed: number; cohorts: readonly CohortOnOffer[] };

const onOffer = (
  course: Course,
  campaigns: readonly Campaign[],
  { confirmed, cohorts }: Sold,
  now: Date,
): CourseOnOffer => ({
  ...startOf(course, cohorts, seatsLeftOf(course.capacity, confirmed)),
  offer: offerFor(course, campaigns, now),
});

/** Every course in the catalogue's order. */
export async function listCourses({ database: { db }, clock }: FlowContext): Promise<CourseOnOffer[]> {
  const now = clock();
  const [courses, campaigns, confirmed, cohorts] = await Promise.all([
    readCourses(db),
    readCampaigns(db),
    countConfirmedOrders(db),
    readJoinable(db, now),
  ]);
  return courses.map((course) => {
    const { slug } = course;
    const sold = { confirmed: confirmed.get(slug) ?? 0, cohorts: cohorts.get(slug) ?? [] };
    return onOffer(course, campaigns, sold, now);
  });
}

/** One course, or null when there is none of that slug. */
export async function findCourse(
  { database: { db }, clock }: FlowContext,
  slug: string,
): Promise<CourseOnOffer | null> {
  const course = await readCourse(db, slug);
  if (!course) return null;
  const now = clock();
  const [campaigns, confirmed, cohorts] = await Promise.all([
    readCampaigns(db),
    countConfirmedOrdersOf(db, slug),
    readJoinableOf(db, slug, now),
  ]);
  return onOffer(course, campaigns, { confirmed, cohorts }, now);
}

/**
 * Courses whose name in either language holds every word searched for; at most the first 100 characters count. Case,
 * diacritics, hamza forms and tatweel do not matter.
 */
export async function searchCourses(
  context: FlowContext,
  query: { text: string; virtualOnly: boolean },
): Promise<CourseOnOffer[]> {
  const all = await listCourses(context);
  return all.filter(
    ({ course }) =>
      (!query.virtualOnly || course.courseType === 'virtual') &&
      foundIn([course.words.en.name, course.words.ar.name], query.text),
  );
}

/**
 * The campaign whose banner shows now, or null: the one that takes off most; among equals the one that ends first, since its
 * clock is the one to show.
 */
export async function findRunningCampaign({
  database: { db },
  clock,
}: FlowContext): Promise<Campaign | null> {
  const now = clock();
  const running = (await readCampaigns(db)).filter((campaign) => isRunning(campaign, now));
  const [first] = running.sort(
    (a, b) => b.percent - a.percent || Date.parse(a.endsAt) - Date.parse(b.endsAt),
  );
  return first ?? null;
}

/** The academy's own account, promises and addresses; those of the sample too where nothing is for sale in earnest. */
export const currentSettings = ({ database: { db }, production }: FlowContext): Promise<AcademySettings> =>
  readSettings(db, { sampleToo: !production });
