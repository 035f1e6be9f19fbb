/** What the pages of workshops and articles read. */
import { readPost, readPosts, readWorkshop, readWorkshops } from './catalogue.store.ts';
import { countSeats, countSeatsOf, seatsLeftIn } from '../workshops/workshop-places.store.ts';
import type { Post } from '../blog/post.ts';
import type { Workshop } from '../workshops/workshop.ts';
import { dateInMorocco, hasPassed } from '../../platform/time/calendar-date.ts';
import type { FlowContext } from '../../context.ts';

/** A workshop as it is offered now. */
export type WorkshopOnOffer = {
  workshop: Workshop;
  /** Its day has not passed in Morocco. */
  upcoming: boolean;
  /** Capacity minus seats taken; null for a past workshop. */
  seatsLeft: number | null;
};

const onOffer = (workshop: Workshop, taken: number, now: Date): WorkshopOnOffer => {
  const upcoming = !hasPassed(workshop.heldOn, now);
  return { workshop, upcoming, seatsLeft: upcoming ? seatsLeftIn(workshop, taken) : null };
};

/** Every workshop: upcoming ones first, the soonest at the top; then past ones, the latest at the top. */
export async function listWorkshops({ database: { db }, clock }: FlowContext): Promise<WorkshopOnOffer[]> {
  const now = clock();
  const [workshops, taken] = await Promise.all([readWorkshops(db), countSeats(db)]);
  const all = workshops.map((workshop) =>
    onOffer(workshop, taken.get(`${workshop.slug} ${workshop.heldOn}`) ?? 0, now),
  );
  const byDay = (a: WorkshopOnOffer, b: WorkshopOnOffer) => (a.workshop.heldOn < b.workshop.heldOn ? -1 : 1);
  return [
    ...all.filter(({ upcoming }) => upcoming).sort(byDay),
    ...all.filter(({ upcoming }) => !upcoming).sort((a, b) => byDay(b, a)),
  ];
}

export async function findWorkshop(
  { database: { db }, clock }: FlowContext,
  slug: string,
): Promise<WorkshopOnOffer | null> {
  const workshop = await readWorkshop(db, slug);
  return workshop === null ? null : onOffer(workshop, await countSeatsOf(db, workshop), clock());
}

const isPublished = (post: Post, now: Date): boolean => post.publishedOn <= dateInMorocco(now);

/** Published articles, newest first; one whose day has not come is not among them. */
export async function listPosts({ database: { db }, clock }: FlowContext): Promise<Post[]> {
  const published = (await readPosts(db)).filter((post) => isPublished(post, clock()));
  return published.sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));
}

/** One published article, or null. */
export async function findPost({ database: { db }, clock }: FlowContext, slug: string): Promise<Post | null> {
  const post = await readPost(db, slug);
  return post !== null && isPublished(post, clock()) ? post : null;
}
