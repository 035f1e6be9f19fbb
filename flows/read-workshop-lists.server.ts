/** What the office reads of workshops: how full each is, and who has, is offered or waits for a seat. Changes nothing. */
import type { Handle } from '../db/handle.ts';
import { offerEnds } from '../domain/applications/seat-offer.ts';
import {
  countAllPlaces,
  countPlaces,
  listPlaces,
} from '../domain/applications/staff-applications.store.server.ts';
import { hoursOfSession } from '../domain/applications/workshop-joining.ts';
import { countTakenSeats, readJoining } from '../domain/applications/workshop-joining.store.server.ts';
import { isSlug, readWorkshop, readWorkshops } from '../domain/catalogue/catalogue.store.server.ts';
import type { Workshop } from '../domain/catalogue/workshop.ts';
import { hasPassed } from '../domain/time/calendar-date.ts';
import { instantInMorocco } from '../domain/time/morocco-clock.ts';
import type { FlowContext } from './flow-context.ts';
import type { PlaceInList, SessionInList, StaffApplicationVerbs } from './staff-application-verbs.ts';
import type { WorkshopInList, WorkshopLists } from './staff-application-verbs.ts';

type ListedPlace = Awaited<ReturnType<typeof listPlaces>>[number];
type Counted = Awaited<ReturnType<typeof countAllPlaces>>[number];

const placeOf = ({ heldOn: _day, waitedFirst, changedAt, ...place }: ListedPlace): PlaceInList => ({
  ...place,
  seatSince: place.state === 'seat' && waitedFirst ? changedAt : null,
});

const countOf = (counts: readonly Counted[], state: Counted['state']): number =>
  counts.filter((one) => one.state === state).reduce((sum, { places }) => sum + places, 0);

function inList(
  { slug, words, heldOn, capacity }: Pick<Workshop, 'slug' | 'words' | 'heldOn' | 'capacity'>,
  counts: readonly Counted[],
  now: Date,
): WorkshopInList {
  const ofWorkshop = counts.filter((one) => one.slug === slug);
  const ofSession = ofWorkshop.filter((one) => one.heldOn === heldOn);
  return {
    slug,
    name: { en: words.en.title, ar: words.ar.title },
    heldOn,
    isComing: !hasPassed(heldOn, now),
    capacity,
    seats: countOf(ofSession, 'seat'),
    offered: countOf(ofSession, 'offered'),
    waiting: countOf(ofSession, 'waiting') + countOf(ofWorkshop, 'next-session'),
  };
}

/** Those that are to come, the nearest first; those that are over, the latest first; then what is left of removed ones. */
const byNearness = (one: WorkshopInList, other: WorkshopInList): number => {
  if (one.isComing !== other.isComing) return one.isComing ? -1 : 1;
  const [a, b] = [one.heldOn ?? '', other.heldOn ?? ''];
  return (a < b ? -1 : a > b ? 1 : 0) * (one.isComing ? 1 : -1);
};

export async function listWorkshopSeats({
  database: { db },
  clock,
}: FlowContext): ReturnType<StaffApplicationVerbs['workshopsInList']> {
  const now = clock();
  const [workshops, counts] = await Promise.all([readWorkshops(db), countAllPlaces(db)]);
  const known = new Set(workshops.map(({ slug }) => slug));
  const gone = [...new Set(counts.map(({ slug }) => slug))].filter((slug) => !known.has(slug)).toSorted();
  const left = gone.map((slug): WorkshopInList => {
    const name = { en: slug, ar: slug };
    return { slug, name, heldOn: null, isComing: false, capacity: null, seats: 0, offered: 0, waiting: 0 };
  });
  return [...workshops.map((one) => inList(one, counts, now)).toSorted(byNearness), ...left];
}

async function sessionsOf(
  db: Handle,
  { slug, workshop, now }: { slug: string; workshop: Workshop | null; now: Date },
): Promise<SessionInList[]> {
  const [counts, places] = await Promise.all([countPlaces(db, slug), listPlaces(db, slug)]);
  // Counted and listed in two reads: a session that only one of them saw is a session all the same.
  const days = [...new Set([...places, ...counts].map(({ heldOn }) => heldOn))];
  const beginOf = (day: string) => instantInMorocco(day, workshop?.startsAt ?? '00:00');
  return days.map((day) => ({
    heldOn: day,
    counts: Object.fromEntries(
      counts.filter(({ heldOn }) => heldOn === day).map((one) => [one.state, one.places]),
    ),
    places: places.filter(({ heldOn }) => heldOn === day).map(placeOf),
    hasBegun: day !== null && beginOf(day) <= now,
    isComing: day !== null && day === workshop?.heldOn && !hasPassed(day, now),
    offerEnds: day === null ? null : offerEnds(now, beginOf(day)),
  }));
}

export async function readWorkshopLists(
  { database: { db }, clock }: FlowContext,
  slug: string,
): Promise<WorkshopLists | null> {
  if (!isSlug(slug)) return null;
  const workshop = await readWorkshop(db, slug);
  const sessions = await sessionsOf(db, { slug, workshop, now: clock() });
  if (workshop === null && sessions.length === 0) return null;
  const joining = workshop && (await joiningOf(db, workshop, clock()));
  return { capacity: workshop?.capacity ?? null, sessions, joining };
}

/** Null when the session is over. */
async function joiningOf(db: Handle, workshop: Workshop, now: Date): Promise<WorkshopLists['joining']> {
  const { kind, heldOn } = workshop;
  if (hoursOfSession(workshop).ends <= now) return null;
  const [saved, people] = await Promise.all([readJoining(db, workshop), countTakenSeats(db, workshop)]);
  const { details = null, version = 0 } = saved ?? {};
  return { kind, heldOn, details, version, people };
}
