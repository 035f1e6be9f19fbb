/** Seats in a workshop: the actions of an e-mail's link, changes by staff, and the effects of a new capacity or date. */
import { inAllLanguages } from '../../platform/records/record.ts';
import { fitsPlace, type LeavingAction, type SeatState, type Workshop } from './workshop.ts';
import {
  countFreeSeats,
  countSeatsOf,
  whereSeatsDiffer,
  freeSeat,
  lockWorkshop,
  markCame,
  numberOnList,
  type Place,
  seatOfToken,
  readJoining,
  readSeat,
  seatPlace,
  statusOf,
} from './workshop-seats.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { hoursOfSession, type SeatEvent } from './workshop-joining.ts';
import {
  findUnsettled,
  freedBy,
  offerSeats,
  settleWorkshop,
  takeOffered,
} from './settle-workshop.service.ts';
import { readWorkshop } from '../../academy/content/content.service.ts';
import { hasPassed, instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { WorkshopSeatRow } from '../../site/applications/apply.service.ts';
import { type ServiceContext, queueSeatEmails } from '../../context.ts';
import { readLogPage, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayAnswerApplications } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';

export type SeatOfToken = {
  workshop: Workshop;
  /** 'offered': waits, and a seat is free. 'given-up': had a seat; 'off-list': was on a list. */
  place: WorkshopSeatRow | 'offered' | 'given-up' | 'off-list';
  heldOn: string | null;
  /** On the waiting list, 1 is the first; null for whoever waits for no seat. */
  number: number | null;
  /** For a seat in a session that is not over: how to join it, only for the holder of the token. */
  seat: SeatEvent | null;
};

/** Null without a seat in the current session, and when that is over. */
async function seatOf(
  db: Handle,
  { state, heldOn, applicationId, changedAt }: Place,
  workshop: Workshop,
  now: Date,
): Promise<SeatEvent | null> {
  if (state !== 'seat' || heldOn !== workshop.heldOn || hoursOfSession(workshop).ends <= now) return null;
  const joining = await readJoining(db, workshop);
  const changes = [changedAt, ...(joining ? [joining.changedAt] : [])].map((change) => change.getTime());
  return {
    workshop,
    applicationId,
    joining: joining && inAllLanguages(joining.details),
    changedAt: new Date(Math.max(...changes)),
  };
}

/** Null for a token that the server did not sign, and for a workshop that was removed. */
export async function workshopSeat(
  { database: { db }, signer, clock }: ServiceContext,
  token: string,
): Promise<SeatOfToken | null> {
  const id = seatOfToken(signer, token);
  const place = id === null ? null : await readSeat(db, id);
  const workshop = place && (await readWorkshop(db, place.workshopSlug));
  if (!place || !workshop) return null;
  const { state, heldOn } = place;
  const now = clock();
  const isComing = heldOn === workshop.heldOn && !hasPassed(heldOn, now);
  const status = statusOf(state, isComing && (await countFreeSeats(db, workshop)) > 0);
  const seat = await seatOf(db, place, workshop, now);
  // Somebody who was notified of the new date no longer waits for one.
  return {
    workshop,
    place: status === 'invited' ? 'next-session' : status,
    heldOn,
    number: status === 'waiting' ? await numberOnList(db, place) : null,
    seat,
  };
}

/**
 * Needs a press of the button: opening the page changes nothing (mail scanners open links). Repeated calls change nothing and
 * answer the same; `ok` is false when no seat is free: the person stays on the list.
 */
export async function takeOfferedSeat(context: ServiceContext, token: string): Promise<{ ok: boolean }> {
  const id = seatOfToken(context.signer, token);
  if (id === null) return { ok: false };
  return context.database.transaction(async (tx) => {
    const found = await readSeat(tx, id);
    const workshop = found && (await lockWorkshop(tx, found.workshopSlug));
    // Read again: staff may have moved the person while this waited for the lock.
    const place = workshop && (await readSeat(tx, id));
    if (!place) return { ok: false };
    const taken = await takeOffered(tx, workshop, { place, at: context.clock() });
    if (!taken) return { ok: place.state === 'seat' };
    await queueSeatEmails(context, tx, {
      news: [{ place: taken, emailName: 'workshop-seat' }],
      seatsTaken: [`workshop:${workshop.slug}`],
    });
    return { ok: true };
  });
}

/**
 * Frees a seat, or leaves a list; the next on the list is notified of a freed seat in the same transaction. Repeated calls change
 * nothing and answer the same. 'place-changed': the action no longer fits the seat; 'over': the session is over, or there is no
 * seat.
 */
export async function giveUpWorkshopSeat(
  context: ServiceContext,
  token: string,
  action: LeavingAction,
): Promise<{ ok: true } | { ok: false; reason: 'place-changed' | 'over' }> {
  const id = seatOfToken(context.signer, token);
  if (id === null) return { ok: false, reason: 'over' };
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const found = await readSeat(tx, id);
    const workshop = found && (await lockWorkshop(tx, found.workshopSlug));
    // Read again: somebody else may have given it up while this waited for the lock.
    const place = workshop && (await readSeat(tx, id));
    if (!place || (place.heldOn !== null && hasPassed(place.heldOn, at)))
      return { ok: false, reason: 'over' };
    if (!fitsPlace(action, place.state)) return { ok: false, reason: 'place-changed' };
    const before = await countSeatsOf(tx, workshop);
    if (!(await freeSeat(tx, id, at))) return { ok: true };
    const news = await settleWorkshop(tx, workshop, at, freedBy(place));
    const seatsTaken = await whereSeatsDiffer(tx, workshop, before);
    await queueSeatEmails(context, tx, { news, seatsTaken });
    return { ok: true };
  });
}

type NoPlace = { ok: false; reason: 'place-not-found' };
/** The seat changed since it was read; `by`: who of the staff did it, null for the person themselves or a job. */
export type SeatChanged = {
  ok: false;
  reason: 'place-changed';
  state: SeatState;
  came: boolean | null;
  by: string | null;
};
type SessionOver = { ok: false; reason: 'session-over' };
/** Every seat is taken. */
type SessionFull = { ok: false; reason: 'room-full' };

type Answer<Refused = never> = Promise<{ ok: true } | NoPlace | SeatChanged | Refused>;

type OnPlace = { seatId: string; staff: StaffMember };
type Held = { workshop: Workshop; place: Place };

/** The staff API checks first: getting here without the right is a bug. */
function assertMay(staff: StaffMember): void {
  if (!mayAnswerApplications(staff)) throw new Error(`${staff.role} may not tend places.`);
}

/** Locks the workshop first, as everything that moves seats does, then reads the seat again. */
async function lockSeat(tx: Handle, seatId: string): Promise<Held | null> {
  const found = await readSeat(tx, seatId);
  const workshop = found && (await lockWorkshop(tx, found.workshopSlug));
  const place = workshop && (await readSeat(tx, seatId));
  return workshop && place ? { workshop, place } : null;
}

const none = { ok: false, reason: 'place-not-found' } as const;
const over = { ok: false, reason: 'session-over' } as const;
const full = { ok: false, reason: 'room-full' } as const;

async function changed(tx: Handle, { id, workshopSlug, state, came }: Place): Promise<SeatChanged> {
  const lines = await readLogPage(tx, { filter: { subject: workshopSlug }, skip: 0, most: 100 });
  const by = lines.find(({ detail }) => detail?.['place'] === id)?.email ?? null;
  return { ok: false, reason: 'place-changed', state, came, by };
}

const lineOf = (
  { uuid, clock }: ServiceContext,
  { id: place, workshopSlug, heldOn }: Place,
  staff: StaffMember,
) => ({
  id: uuid(),
  at: clock(),
  staff,
  subject: workshopSlug,
  detail: { place, ...(heldOn !== null && { day: heldOn }) },
});

/** When its session begins; an earlier session of the workshop is assumed to have begun at the same hour. */
const beginOf = ({ heldOn }: Place, { startsAt }: Workshop): Date | null =>
  heldOn === null ? null : instantInMorocco(heldOn, startsAt);

/** For somebody with a seat, from the session's beginning on. `was`: the value that staff saw; `came` null clears it. */
export async function markAttendance(
  context: ServiceContext,
  { seatId, was, came, staff }: OnPlace & { was: boolean | null; came: boolean | null },
): Answer<{ ok: false; reason: 'not-begun' }> {
  assertMay(staff);
  return context.database.transaction(async (tx) => {
    const held = await lockSeat(tx, seatId);
    if (!held) return none;
    const { place, workshop } = held;
    const begin = beginOf(place, workshop);
    if (begin === null || begin > context.clock()) return { ok: false, reason: 'not-begun' };
    if (!(await markCame(tx, { id: seatId, was, came }))) return changed(tx, place);
    const line = lineOf(context, place, staff);
    await writeStaffLog(tx, { ...line, act: 'mark-attendance', before: { came: was }, after: { came } });
    return { ok: true };
  });
}

/** Gives a seat to somebody who waits for a coming session, above capacity only with `overSeats`, and e-mails them. */
export async function seatByHand(
  context: ServiceContext,
  { seatId, overSeats, staff }: OnPlace & { overSeats: boolean },
): Answer<SessionOver | SessionFull> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await lockSeat(tx, seatId);
    if (!held) return none;
    if (isOver(held, at)) return over;
    if (!overSeats && (await countFreeSeats(tx, held.workshop)) === 0) return full;
    const place = await seatPlace(tx, held.workshop, { id: seatId, at });
    if (!place) return changed(tx, held.place);
    const line = { ...lineOf(context, place, staff), act: 'seat-by-hand' } as const;
    await writeStaffLog(tx, { ...line, before: { state: held.place.state }, after: { state: place.state } });
    await queueSeatEmails(context, tx, {
      news: [{ place, emailName: 'workshop-seat-freed' }],
      seatsTaken: [`workshop:${held.workshop.slug}`],
    });
    return { ok: true };
  });
}

const isOver = ({ workshop, place }: Held, at: Date): boolean =>
  place.heldOn !== workshop.heldOn || hasPassed(workshop.heldOn, at);

/** Offers a free seat by e-mail to somebody who waits, whoever else has an offer. */
export async function offerSeat(
  context: ServiceContext,
  { seatId, staff }: OnPlace,
): Answer<SessionOver | SessionFull> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await lockSeat(tx, seatId);
    if (!held) return none;
    if (isOver(held, at)) return over;
    const { state } = held.place;
    if (state === 'waiting' && (await countFreeSeats(tx, held.workshop)) === 0) return full;
    const news = await offerSeats(tx, [seatId], at);
    const [written] = news;
    if (!written) return changed(tx, held.place);
    const line = { ...lineOf(context, written.place, staff), act: 'offer-seat' } as const;
    await writeStaffLog(tx, { ...line, before: { state }, after: { state: written.place.state } });
    await queueSeatEmails(context, tx, { news, seatsTaken: [] });
    return { ok: true };
  });
}

/** In the person's name: gives up a seat or leaves a list, without an e-mail to them. The next is notified of a freed seat. */
export async function endSeat(context: ServiceContext, { seatId, staff }: OnPlace): Answer<SessionOver> {
  assertMay(staff);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const held = await lockSeat(tx, seatId);
    if (!held) return none;
    const { workshop, place: before } = held;
    if (before.heldOn !== null && hasPassed(before.heldOn, at)) return over;
    const seats = await countSeatsOf(tx, workshop);
    const place = await freeSeat(tx, seatId, at);
    if (!place) return changed(tx, before);
    const line = { ...lineOf(context, place, staff), act: 'end-place' } as const;
    await writeStaffLog(tx, { ...line, before: { state: before.state }, after: { state: place.state } });
    const news = await settleWorkshop(tx, workshop, at, freedBy(before));
    const seatsTaken = await whereSeatsDiffer(tx, workshop, seats);
    await queueSeatEmails(context, tx, { news, seatsTaken });
    return { ok: true };
  });
}

/**
 * A scheduled job that applies a changed capacity or date to the seats. One transaction for each workshop with seats. Returns how
 * many changed.
 */
export async function processWorkshops(context: ServiceContext): Promise<number> {
  const at = context.clock();
  let changed = 0;
  for (const slug of await findUnsettled(context.database.db, at)) {
    changed += await context.database.transaction(async (tx) => {
      const workshop = await lockWorkshop(tx, slug);
      if (!workshop) return 0;
      const before = await countSeatsOf(tx, workshop);
      const news = await settleWorkshop(tx, workshop, at);
      const seatsTaken = await whereSeatsDiffer(tx, workshop, before);
      if (news.length > 0 || seatsTaken.length > 0) await queueSeatEmails(context, tx, { news, seatsTaken });
      return news.length;
    });
  }
  return changed;
}
