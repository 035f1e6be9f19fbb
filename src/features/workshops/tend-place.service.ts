/** Places in a workshop, by the hand of the office. Whoever comes second is told who was first. */
import type { Handle } from '../../platform/db/handle.ts';
import { offerPlaces, takeOfferBack, type PlaceNews } from './seat-offers.store.ts';
import { settleWorkshop } from './settle-workshop.store.ts';
import { endedPlaces, heldPlaces, type PlaceState } from './workshop-place.table.ts';
import {
  countSeatsOf,
  findNextWaiting,
  freePlace,
  lockWorkshop,
  markCame,
  readPlace,
  seatPlace,
  seatsLeftIn,
  type Place,
} from './workshop-places.store.ts';
import type { Workshop } from './workshop.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import { readLogPage, writeStaffLog } from '../staff/staff-log.store.ts';
import { mayAnswerApplications } from '../staff/who-may.ts';
import { hasPassed } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';
import type { StaffMember } from '../../academy.ts';
import { tellOfPlaces, type FlowContext } from '../../context.ts';

type NoPlace = { ok: false; reason: 'place-not-found' };
/** The place is no longer what she saw; `by`: who of the staff changed it last, null where she herself or the clock did. */
export type PlaceChanged = {
  ok: false;
  reason: 'place-changed';
  state: PlaceState;
  came: boolean | null;
  by: string | null;
};
type SessionOver = { ok: false; reason: 'session-over' };
/** Every seat is taken, or kept for somebody. */
type RoomFull = { ok: false; reason: 'room-full' };
/** The offer would be made to her again. */
type NobodyElse = { ok: false; reason: 'nobody-else-waits' };

type Answer<Refused = never> = Promise<{ ok: true } | NoPlace | PlaceChanged | Refused>;

type OnPlace = { placeId: string; staff: StaffMember };
type Held = { workshop: Workshop; place: Place };

/** The wire has asked already: getting here without the right is a bug. */
function assertMay(staff: StaffMember): void {
  if (!mayAnswerApplications(staff)) throw new Error(`${staff.role} may not tend places.`);
}

/** The workshop is held first, as by everybody who moves places; the place is read again under it. */
async function hold(tx: Handle, placeId: string): Promise<Held | null> {
  const found = isUuid(placeId) ? await readPlace(tx, placeId) : null;
  const workshop = found && (await lockWorkshop(tx, found.workshopSlug));
  const place = workshop && (await readPlace(tx, placeId));
  return workshop && place ? { workshop, place } : null;
}

const none = { ok: false, reason: 'place-not-found' } as const;
const over = { ok: false, reason: 'session-over' } as const;
const full = { ok: false, reason: 'room-full' } as const;
const nobodyElse = { ok: false, reason: 'nobody-else-waits' } as const;

async function changed(tx: Handle, { id, workshopSlug, state, came }: Place): Promise<PlaceChanged> {
  const lines = await readLogPage(tx, { filter: { subject: workshopSlug }, skip: 0, most: 100 });
  const by = lines.find(({ detail }) => detail?.['place'] === id)?.email ?? null;
  return { ok: false, reason: 'place-changed', state, came, by };
}

const lineOf = (
  { uuid, clock }: FlowContext,
  { id: place, workshopSlug, heldOn }: Place,
  staff: StaffMember,
) => ({
  id: uuid(),
  at: clock(),
  staff,
  subject: workshopSlug,
  detail: { place, ...(heldOn !== null && { day: heldOn }) },
});

/** When it begins; an earlier session of the workshop began at the same hour, as far as anybody knows. */
const beginOf = ({ heldOn }: Place, { startsAt }: Workshop): Date | null =>
  heldOn === null ? null : instantInMorocco(heldOn, startsAt);

/** Of who has a seat, from the session's beginning on. `was`: what stood there when she pressed; null takes the word back. */
export async function markAttendance(
  context: FlowContext,
  { placeId, was, came, staff }: OnPlace & { was: boolean | null; came: boolean | null },
): Answer<{ ok: false; reason: 'not-begun' }> {
  assertMay(staff);
  return context.database.transaction(async (tx) => {
    const held = await hold(tx, placeId);
    if (!held) return none;
    const { place, workshop } = held;
    const begin = beginOf(place, workshop);
    if (begin === null || begin > context.clock()) return { ok: false, reason: 'not-begun' };
    if (!(await markCame(tx, { id: placeId, was, came }))) return changed(tx, place);
    const line = lineOf(context, place, staff);
    await writeStaffLog(tx, { ...line, act: 'mark-attendance', before: { came: was }, after: { came } });
    return { ok: true };
  });
}

/**
 * A seat for somebody who waits in a session to come or has an offer, ahead of her turn or beyond the room's seats; her letter
 * goes out.
 */
export async function seatByHand(context: FlowContext, { placeId, staff }: OnPlace): Answer<SessionOver> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await hold(tx, placeId);
    if (!held) return none;
    if (isOver(held, at)) return over;
    const place = await seatPlace(tx, placeId, at);
    if (!place) return changed(tx, held.place);
    const line = { ...lineOf(context, place, staff), act: 'seat-by-hand' } as const;
    await writeStaffLog(tx, { ...line, before: { state: held.place.state }, after: { state: place.state } });
    await tellOfPlaces(context, tx, { news: [{ place, letter: 'workshop-seat-freed' }], seatsTaken: true });
    return { ok: true };
  });
}

/** Whether the session has a seat for one more, or would have when this place is ended. */
async function hasSeatFor(tx: Handle, workshop: Workshop, ended: Place | null): Promise<boolean> {
  const freed = ended !== null && heldPlaces.includes(ended.state) ? 1 : 0;
  return seatsLeftIn(workshop, (await countSeatsOf(tx, workshop)) - freed) > 0;
}

type Offering = Held & { at: Date; staff: StaffMember };

/** Null when she waits no longer. The line in the log is hers, so that a second colleague is told of this one. */
async function offerTo(
  context: FlowContext,
  tx: Handle,
  { workshop, place: { id, state }, at, staff }: Offering,
): Promise<PlaceNews | null> {
  const [news] = await offerPlaces(tx, workshop, { ids: [id], at });
  if (!news) return null;
  const { place } = news;
  const line = { ...lineOf(context, place, staff), act: 'offer-seat' } as const;
  const after = { state: place.state, until: place.offeredUntil?.toISOString() ?? null };
  await writeStaffLog(tx, { ...line, before: { state }, after });
  return news;
}

const isOver = ({ workshop, place }: Held, at: Date): boolean =>
  place.heldOn !== workshop.heldOn || hasPassed(workshop.heldOn, at);

/** A free seat is offered to somebody who waits, out of turn. Shortly before the workshop it is hers at once. */
export async function offerSeat(
  context: FlowContext,
  { placeId, staff }: OnPlace,
): Answer<SessionOver | RoomFull> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await hold(tx, placeId);
    if (!held) return none;
    if (isOver(held, at)) return over;
    if (held.place.state !== 'waiting') return changed(tx, held.place);
    if (!(await hasSeatFor(tx, held.workshop, null))) return full;
    const offered = await offerTo(context, tx, { ...held, at, staff });
    if (!offered) return changed(tx, held.place);
    await tellOfPlaces(context, tx, { news: [offered], seatsTaken: true });
    return { ok: true };
  });
}

/** Why the seat that `ended` frees cannot go to her who is named; null when it can, or nobody is named. */
async function whyNotTo(tx: Handle, next: Place | null, { workshop, place: ended }: Held) {
  if (next === null) return null;
  if (next.heldOn !== ended.heldOn || next.heldOn !== workshop.heldOn) return over;
  if (next.state !== 'waiting') return changed(tx, next);
  return (await hasSeatFor(tx, workshop, ended)) ? null : full;
}

type Ending = OnPlace & { nextId: string | null; isTakenBack?: boolean };

/**
 * Who has the seat after her: named by the office, or, of an offer taken back, whoever waits first, lest it be hers again.
 * Null: whoever is first when all is settled, or nobody, where the room has no seat for one more.
 */
async function nextOf(
  tx: Handle,
  { nextId, isTakenBack = false }: Ending,
  { workshop, place }: Held,
): Promise<Place | typeof none | typeof nobodyElse | null> {
  if (nextId !== null) {
    // Of the same workshop, which is held; another one is never held beside it.
    const next = isUuid(nextId) ? await readPlace(tx, nextId) : null;
    return next?.workshopSlug === workshop.slug ? next : none;
  }
  if (!isTakenBack || !(await hasSeatFor(tx, workshop, place))) return null;
  return (await findNextWaiting(tx, workshop)) ?? nobodyElse;
}

/** Ends it in her name, without a letter; or the academy takes its offer back, which her letter tells. */
async function endNow(
  tx: Handle,
  { placeId, isTakenBack = false }: Ending,
  at: Date,
): Promise<{ place: Place; told: PlaceNews[] } | null> {
  if (isTakenBack) {
    const news = await takeOfferBack(tx, placeId, at);
    return news && { place: news.place, told: [news] };
  }
  const place = await freePlace(tx, placeId, at);
  return place && { place, told: [] };
}

/**
 * In her name: a seat is given up, an offer declined, a name taken off; nobody writes to her. A freed seat is offered to
 * `nextId`, who waits in the same session, out of turn; null: to the first who waits. With `isTakenBack` it is the academy that
 * ends an offer: she keeps her turn, a letter tells her, and the seat goes to somebody else who waits.
 */
export async function endPlace(
  context: FlowContext,
  input: Ending,
): Answer<SessionOver | RoomFull | NobodyElse> {
  const { placeId, isTakenBack, staff } = input;
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await hold(tx, placeId);
    if (!held) return none;
    const { workshop, place: before } = held;
    if (before.heldOn !== null && hasPassed(before.heldOn, at)) return over;
    if (endedPlaces.has(before.state)) return changed(tx, before);
    if (isTakenBack && before.state !== 'offered') return changed(tx, before);
    const next = await nextOf(tx, input, held);
    if (next && 'reason' in next) return next;
    const fault = await whyNotTo(tx, next, held);
    if (fault) return fault;
    const seats = await countSeatsOf(tx, workshop);
    const ended = await endNow(tx, input, at);
    if (!ended) return changed(tx, before);
    const { place, told } = ended;
    const line = lineOf(context, place, staff);
    const change = { before: { state: before.state }, after: { state: place.state } };
    if (before.state === 'offered') await writeStaffLog(tx, { ...line, ...change, act: 'end-offer' });
    else await writeStaffLog(tx, { ...line, ...change, act: 'end-place' });
    const offered = next && (await offerTo(context, tx, { workshop, place: next, at, staff }));
    const settled = await settleWorkshop(tx, workshop, at);
    const news = [...told, ...(offered ? [offered] : []), ...settled];
    const seatsTaken = seats !== (await countSeatsOf(tx, workshop));
    await tellOfPlaces(context, tx, { news, seatsTaken });
    return { ok: true };
  });
}
