/** Places in a workshop, by the hand of the office. Whoever comes second is told who was first. */
import type { Handle } from '../db/handle.ts';
import { settleWorkshop } from '../domain/applications/settle-workshop.store.server.ts';
import {
  countSeatsOf,
  freePlace,
  lockWorkshop,
  markCame,
  readPlace,
  seatPlace,
  type Place,
} from '../domain/applications/workshop-places.store.server.ts';
import type { Workshop } from '../domain/catalogue/workshop.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { readLogPage, writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayAnswerApplications } from '../domain/staff/who-may.ts';
import { hasPassed } from '../domain/time/calendar-date.ts';
import { instantInMorocco } from '../domain/time/morocco-clock.ts';
import type { StaffMember } from './academy.server.ts';
import { tellOfPlaces, type FlowContext } from './flow-context.ts';
import type { PlaceChanged, StaffWorkshopPlaceVerbs } from './workshop-place-verbs.ts';

type Verbs = StaffWorkshopPlaceVerbs;
type Input<Verb extends keyof Verbs> = Parameters<Verbs[Verb]>[0];
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

export async function markAttendance(
  context: FlowContext,
  { placeId, was, came, staff }: Input<'markAttendance'>,
): ReturnType<Verbs['markAttendance']> {
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

export async function seatByHand(
  context: FlowContext,
  { placeId, staff }: Input<'seatByHand'>,
): ReturnType<Verbs['seatByHand']> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await hold(tx, placeId);
    if (!held) return none;
    if (held.place.heldOn !== held.workshop.heldOn || hasPassed(held.workshop.heldOn, at)) return over;
    const place = await seatPlace(tx, placeId, at);
    if (!place) return changed(tx, held.place);
    const line = { ...lineOf(context, place, staff), act: 'seat-by-hand' } as const;
    await writeStaffLog(tx, { ...line, before: { state: held.place.state }, after: { state: place.state } });
    await tellOfPlaces(context, tx, { news: [{ place, letter: 'workshop-seat-freed' }], seatsTaken: true });
    return { ok: true };
  });
}

export async function endPlace(
  context: FlowContext,
  { placeId, staff }: Input<'endPlace'>,
): ReturnType<Verbs['endPlace']> {
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
    const news = await settleWorkshop(tx, workshop, at);
    const seatsTaken = seats !== (await countSeatsOf(tx, workshop));
    await tellOfPlaces(context, tx, { news, seatsTaken });
    return { ok: true };
  });
}
