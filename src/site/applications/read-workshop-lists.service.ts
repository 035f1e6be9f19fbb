/** Reads workshops for staff: how full each is, and who has or waits for a seat. Changes nothing. */
import type { Handle } from '../../platform/db/handle.ts';
import { countAllSeats, countSeats, listSeats } from './read-applications.service.ts';
import { hoursOfSession } from '../../catalogue/workshops/workshop-joining.ts';
import { countTakenSeats, readJoining } from '../../catalogue/workshops/workshop-seats.service.ts';
import type { SeatState, Workshop } from '../../catalogue/workshops/workshop.ts';
import { readWorkshop, readWorkshops } from '../../academy/content/content.service.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { hasPassed, instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { ServiceContext } from '../../context.ts';
import { isSlug } from '../../platform/records/record.ts';

/** One session, by its day; null for names that wait for a day. `counts` are complete, `places` are the first 500 of all. */
export type SessionInList = {
  heldOn: string | null;
  counts: Partial<Record<SeatState, number>>;
  places: ReturnType<typeof placeOf>[];
  /** It has begun: attendance may be recorded. */
  hasBegun: boolean;
  /** The coming one: seats can be given and given up. */
  isComing: boolean;
};

type WorkshopInList = {
  slug: string;
  name: Record<Locale, string>;
  /** Its day, even if past; null for a workshop that was removed. */
  heldOn: string | null;
  isComing: boolean;
  /** Null for a workshop that was removed. */
  capacity: number | null;
  /** Of the session of that day: seats taken, and who waits for it or for the next one. */
  seats: number;
  waiting: number;
};

type ListedPlace = Awaited<ReturnType<typeof listSeats>>[number];
type Counted = Awaited<ReturnType<typeof countAllSeats>>[number];

const placeOf = ({ heldOn: _day, waitedFirst, changedAt, ...place }: ListedPlace) => ({
  ...place,
  /** When somebody who had waited got the seat; null for others. */
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
    name: inEach((one) => words[one].title),
    heldOn,
    isComing: !hasPassed(heldOn, now),
    capacity,
    seats: countOf(ofSession, 'seat'),
    waiting:
      countOf(ofSession, 'waiting') + countOf(ofSession, 'offered') + countOf(ofWorkshop, 'next-session'),
  };
}

/** Coming ones, the nearest first; past ones, the latest first; then removed ones. */
const byNearness = (one: WorkshopInList, other: WorkshopInList): number => {
  if (one.isComing !== other.isComing) return one.isComing ? -1 : 1;
  const [a, b] = [one.heldOn ?? '', other.heldOn ?? ''];
  return (a < b ? -1 : a > b ? 1 : 0) * (one.isComing ? 1 : -1);
};

/** Sorted by `byNearness`; includes removed workshops in which somebody had a seat. */
export async function listWorkshopSeats({
  database: { db },
  clock,
}: ServiceContext): Promise<WorkshopInList[]> {
  const now = clock();
  const [workshops, counts] = await Promise.all([readWorkshops(db), countAllSeats(db)]);
  const known = new Set(workshops.map(({ slug }) => slug));
  const gone = [...new Set(counts.map(({ slug }) => slug))].filter((slug) => !known.has(slug)).toSorted();
  const left = gone.map((slug): WorkshopInList => {
    const name = inEach(() => slug);
    return { slug, name, heldOn: null, isComing: false, capacity: null, seats: 0, waiting: 0 };
  });
  return [...workshops.map((one) => inList(one, counts, now)).toSorted(byNearness), ...left];
}

async function sessionsOf(
  db: Handle,
  { slug, workshop, now }: { slug: string; workshop: Workshop | null; now: Date },
): Promise<SessionInList[]> {
  const [counts, places] = await Promise.all([countSeats(db, slug), listSeats(db, slug)]);
  // Counts and places come from two reads: sessions of either count.
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
  }));
}

/** The next session first. `capacity` is null for a removed workshop; null for an unknown one in which nobody ever had a seat. */
export async function readWorkshopLists({ database: { db }, clock }: ServiceContext, slug: string) {
  if (!isSlug(slug)) return null;
  const workshop = await readWorkshop(db, slug);
  const sessions = await sessionsOf(db, { slug, workshop, now: clock() });
  if (workshop === null && sessions.length === 0) return null;
  const joining = workshop && (await joiningOf(db, workshop, clock()));
  return { capacity: workshop?.capacity ?? null, sessions, joining };
}

/**
 * How to join the coming session; null when it is over. `version` is 0 while nothing is known; `people` have a seat, and get an
 * e-mail when it changes.
 */
async function joiningOf(db: Handle, workshop: Workshop, now: Date) {
  const { kind, heldOn } = workshop;
  if (hoursOfSession(workshop).ends <= now) return null;
  const [saved, people] = await Promise.all([readJoining(db, workshop), countTakenSeats(db, workshop)]);
  const { details = null, version = 0 } = saved ?? {};
  return { kind, heldOn, details, version, people };
}
