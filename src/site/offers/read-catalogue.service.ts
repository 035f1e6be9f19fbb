/** What pages read of the catalogue: records with today's price and the seats left. */
import { readSampleRatings } from '../../academy/content/revisions.service.ts';
import {
  type Campaign,
  isListed,
  isRunning,
  type Offer,
  offerFor,
  type Course,
} from '../../catalogue/courses/course.ts';
import {
  readCampaigns,
  readCourse,
  readCourses,
  isStillSample,
  readJob,
  readPost,
  readPosts,
  readProduct,
  readService,
  readSettings,
  readWorkshop,
  readWorkshops,
} from '../../academy/content/content.service.ts';
import { readPrices } from '../../catalogue/courses/past-prices.service.ts';
import { type CohortOnOffer, type Start, startOf } from '../../catalogue/courses/cohort.ts';
import { readJoinable, readJoinableOf } from '../../selling/cohorts/cohorts.service.ts';
import { type AcademySettings, fieldsIn, type FieldOfStudy } from '../../academy/settings/settings.ts';
import { type Arrangement, entriesIn, withoutEntries } from '../../academy/settings/arrangement.ts';
import { shownAt } from '../../academy/frame/links.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { membership } from '../../academy/settings/membership.ts';
import type { ServiceContext } from '../../context.ts';
import { countSeats, countSeatsOf, seatsLeftIn } from '../../catalogue/workshops/workshop-seats.service.ts';
import type { Post } from '../blog/post.ts';
import type { Workshop } from '../../catalogue/workshops/workshop.ts';
import { noteShown } from '../../platform/db/read-once.ts';
import { dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';
import { countConfirmedOrders, readSeatsLeft, seatsLeftOf } from '../../selling/orders/seats.service.ts';

/**
 * A course as it is offered now: its record, with the start and seats of its next group where it is sold by groups, today's
 * price, and the seats left.
 */
export type CourseOnOffer = Start & {
  offer: Offer | null;
  /** Of the academy's list, with its place there; null of one that was taken out. */
  field?: (FieldOfStudy & { place: number }) | null;
};

type Sold = { seatsLeft: number | null; cohorts: readonly CohortOnOffer[] };

export function courseOnOffer(
  course: Course,
  { campaigns, past }: Awaited<ReturnType<typeof readPrices>>,
  { seatsLeft, cohorts }: Sold,
  { now, settings }: { now: Date; settings: AcademySettings },
): CourseOnOffer {
  const fields = fieldsIn(settings);
  const place = fields.findIndex(({ id }) => id === course.domain);
  const field = fields[place];
  return {
    ...startOf(course, cohorts, seatsLeft),
    offer: offerFor(course, campaigns, now, past),
    field: field === undefined ? null : { ...field, place },
  };
}

/** Every course in the catalogue's order. */
export async function listCourses({ database: { db }, clock }: ServiceContext): Promise<CourseOnOffer[]> {
  const now = clock();
  noteShown('course:*');
  const [settings, courses, prices, cohorts] = await Promise.all([
    readSettings(db),
    readCourses(db),
    readPrices(db, now),
    readJoinable(db, now),
  ]);
  const limited = courses.filter(({ capacity }) => capacity !== null).map(({ slug }) => slug);
  const confirmed = await countConfirmedOrders(db, limited);
  return courses.map((course) => {
    const { slug, capacity } = course;
    const seatsLeft = seatsLeftOf(capacity, confirmed.get(slug) ?? 0);
    const sold = { seatsLeft, cohorts: cohorts.get(slug) ?? [] };
    return courseOnOffer(course, prices, sold, { now, settings });
  });
}

/** Those that lists show. */
export const listedSlugs = async ({ database: { db } }: ServiceContext): Promise<Set<string>> =>
  new Set((await readCourses(db)).filter(isListed).map(({ slug }) => slug));

/** One course, or null when there is none of that slug. */
export async function findCourse(
  { database: { db }, clock }: ServiceContext,
  slug: string,
): Promise<CourseOnOffer | null> {
  const course = await readCourse(db, slug);
  if (!course) return null;
  const now = clock();
  noteShown(`course:${slug}`);
  const [settings, prices, seatsLeft, cohorts] = await Promise.all([
    readSettings(db),
    readPrices(db, now),
    readSeatsLeft(db, course),
    readJoinableOf(db, slug, now),
  ]);
  return courseOnOffer(course, prices, { seatsLeft, cohorts }, { now, settings });
}

/**
 * The campaign whose banner shows now, or null: the largest discount; among equals the one that ends first, since the banner
 * counts down to its end.
 */
export async function findRunningCampaign({
  database: { db },
  clock,
}: ServiceContext): Promise<Campaign | null> {
  const now = clock();
  const running = (await readCampaigns(db)).filter((campaign) => isRunning(campaign, now));
  const [first] = running.sort(
    (a, b) => b.percent - a.percent || Date.parse(a.endsAt) - Date.parse(b.endsAt),
  );
  return first ?? null;
}

/** The academy's own bank account, promises and addresses; outside production those of the sample too. */
export const currentSettings = ({ database: { db }, production }: ServiceContext): Promise<AcademySettings> =>
  readSettings(db, { sampleToo: !production });

const readByFolder: Record<string, (db: Handle, slug: string) => Promise<unknown>> = {
  courses: readCourse,
  workshops: readWorkshop,
  products: readProduct,
  blog: readPost,
  careers: readJob,
  consultation: readService,
};

/** Own links of menu and footer that lead to no page of the site: to none that ever was, or to a record that was taken off. */
export async function readLostLinks(db: Handle, settings: Arrangement): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  for (const { entry } of entriesIn(settings)) {
    if (entry.page !== 'ownLink' || !entry.link.startsWith('/')) continue;
    const shown = shownAt(entry.link);
    if (shown === 'page') continue;
    const read = shown && readByFolder[shown.folder];
    if (!read || (await read(db, shown.slug)) === null) lost.add(entry.link);
  }
  return lost;
}

/** The settings without the entries that lead nowhere. */
export async function withoutLost(db: Handle, settings: AcademySettings): Promise<AcademySettings> {
  const lost = await readLostLinks(db, settings);
  return lost.size === 0
    ? settings
    : withoutEntries(settings, ({ page, link }) => page === 'ownLink' && lost.has(link));
}

/** Whether this is production and the settings are still those of the sample: then nobody has opened the academy. */
export const awaitsOpening = async ({
  database: { db },
  production,
}: Pick<ServiceContext, 'database' | 'production'>): Promise<boolean> =>
  production && (await isStillSample(db, { kind: 'membership', slug: membership.slug }));

/** A workshop as it is offered now. */
export type WorkshopOnOffer = {
  workshop: Workshop;
  /** Its day has not passed in Morocco. */
  upcoming: boolean;
  /** Capacity minus seats taken; null for a past workshop. */
  seatsLeft: number | null;
  /** Its stars came with the sample academy: nobody gave them, and its pages say so. */
  hasSampleRating?: boolean;
};

type Noted = { taken: number; now: Date; sampleRatings: ReadonlyMap<string, number> };

const workshopOnOffer = (workshop: Workshop, { taken, now, sampleRatings }: Noted): WorkshopOnOffer => {
  const upcoming = !hasPassed(workshop.heldOn, now);
  const { rating, slug } = workshop;
  return {
    workshop,
    upcoming,
    seatsLeft: upcoming ? seatsLeftIn(workshop, taken) : null,
    hasSampleRating: rating !== null && sampleRatings.get(slug) === rating,
  };
};

/** Every workshop: upcoming ones first, the soonest at the top; then past ones, the latest at the top. */
export async function listWorkshops({ database: { db }, clock }: ServiceContext): Promise<WorkshopOnOffer[]> {
  const now = clock();
  noteShown('workshop:*');
  const [workshops, seats, sampleRatings] = await Promise.all([
    readWorkshops(db),
    countSeats(db),
    readSampleRatings(db),
  ]);
  const all = workshops.map((workshop) => {
    const taken = seats.get(`${workshop.slug} ${workshop.heldOn}`) ?? 0;
    return workshopOnOffer(workshop, { taken, now, sampleRatings });
  });
  const byDay = (a: WorkshopOnOffer, b: WorkshopOnOffer) => (a.workshop.heldOn < b.workshop.heldOn ? -1 : 1);
  return [
    ...all.filter(({ upcoming }) => upcoming).sort(byDay),
    ...all.filter(({ upcoming }) => !upcoming).sort((a, b) => byDay(b, a)),
  ];
}

export async function findWorkshop(
  { database: { db }, clock }: ServiceContext,
  slug: string,
): Promise<WorkshopOnOffer | null> {
  noteShown(`workshop:${slug}`);
  const workshop = await readWorkshop(db, slug);
  if (workshop === null) return null;
  const [taken, sampleRatings] = await Promise.all([countSeatsOf(db, workshop), readSampleRatings(db)]);
  return workshopOnOffer(workshop, { taken, now: clock(), sampleRatings });
}

const isPublished = (post: Post, now: Date): boolean => post.publishedOn <= dateInMorocco(now);

/** Published articles, newest first; without those whose day has not come. */
export async function listPosts({ database: { db }, clock }: ServiceContext): Promise<Post[]> {
  const published = (await readPosts(db)).filter((post) => isPublished(post, clock()));
  return published.sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));
}

/** One published article, or null. */
export async function findPost(
  { database: { db }, clock }: ServiceContext,
  slug: string,
): Promise<Post | null> {
  const post = await readPost(db, slug);
  return post !== null && isPublished(post, clock()) ? post : null;
}
