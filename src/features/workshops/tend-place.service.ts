/** Places in a workshop, by the hand of the office. Whoever comes second is told who was first. */
import type { Handle } from '../../platform/db/handle.ts';
import { freedBy, offerPlaces } from './seat-offers.store.ts';
import { settleWorkshop } from './settle-workshop.store.ts';
import type { PlaceState } from './workshop-place.table.ts';
import {
  countFreeSeats,
  countSeatsOf,
  freePlace,
  lockWorkshop,
  markCame,
  readPlace,
  seatPlace,
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
/** Every seat is taken. */
type RoomFull = { ok: false; reason: 'room-full' };

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

/** A seat for somebody who waits in a session to come, also beyond the room's seats; her letter goes out. */
export async function seatByHand(context: FlowContext, { placeId, staff }: OnPlace): Answer<SessionOver> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await hold(tx, placeId);
    if (!held) return none;
    if (isOver(held, at)) return over;
    const place = await seatPlace(tx, held.workshop, { id: placeId, at });
    if (!place) return changed(tx, held.place);
    const line = { ...lineOf(context, place, staff), act: 'seat-by-hand' } as const;
    await writeStaffLog(tx, { ...line, before: { state: held.place.state }, after: { state: place.state } });
    await tellOfPlaces(context, tx, { news: [{ place, letter: 'workshop-seat-freed' }], seatsTaken: true });
    return { ok: true };
  });
}

const isOver = ({ workshop, place }: Held, at: Date): boolean =>
  place.heldOn !== workshop.heldOn || hasPassed(workshop.heldOn, at);

/** Somebody who waits is written to that a seat is free, whoever was written to before. */
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
    const { state } = held.place;
    if (state === 'waiting' && (await countFreeSeats(tx, held.workshop)) === 0) return full;
    const news = await offerPlaces(tx, [placeId], at);
    const [written] = news;
    if (!written) return changed(tx, held.place);
    const line = { ...lineOf(context, written.place, staff), act: 'offer-seat' } as const;
    await writeStaffLog(tx, { ...line, before: { state }, after: { state: written.place.state } });
    await tellOfPlaces(context, tx, { news, seatsTaken: false });
    return { ok: true };
  });
}

/** In her name: a seat is given up, a name taken off; nobody writes to her. Of a free seat the next who waits is told. */
export async function endPlace(context: FlowContext, { placeId, staff }: OnPlace): Answer<SessionOver> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await hold(tx, placeId);
    if (!held) return none;
    const { workshop, place: before } = held;
    if (before.heldOn !== null && hasPassed(before.heldOn, at)) return over;
    const seats = await countSeatsOf(tx, workshop);
    const place = await freePlace(tx, placeId, at);
    if (!place) return changed(tx, before);
    const line = { ...lineOf(context, place, staff), act: 'end-place' } as const;
    await writeStaffLog(tx, { ...line, before: { state: before.state }, after: { state: place.state } });
    const news = await settleWorkshop(tx, workshop, at, freedBy(before));
    const seatsTaken = seats !== (await countSeatsOf(tx, workshop));
    await tellOfPlaces(context, tx, { news, seatsTaken });
    return { ok: true };
  });
}
