/** The place that a letter's link speaks of: its page, and what she does with it there. */
import { fitsPlace, type LeavingDeed } from './place-deed.ts';
import { placeOfToken } from './place-token.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { SeatEvent } from './seat-calendar.ts';
import { offerStands } from './seat-offer.ts';
import { keptUntil, takeOffered } from './seat-offers.store.ts';
import { settleWorkshop } from './settle-workshop.store.ts';
import { hoursOfSession } from './workshop-joining.ts';
import { readJoining } from './workshop-joining.store.ts';
import { countSeatsOf, freePlace, lockWorkshop, readPlace, type Place } from './workshop-places.store.ts';
import { readWorkshop } from '../catalogue/catalogue.store.ts';
import type { Workshop } from './workshop.ts';
import { hasPassed } from '../../platform/time/calendar-date.ts';
import type { WorkshopPlace } from '../applications/apply.service.ts';
import { tellOfPlaces, type FlowContext } from '../../context.ts';

export type PlaceOfToken = {
  workshop: Workshop;
  /** 'given-up': she had a seat; 'off-list': her name stood on a list, or she declined; 'lapsed': an offer's time is over. */
  place: WorkshopPlace | 'given-up' | 'off-list' | 'lapsed';
  heldOn: string | null;
  /** Of an offered seat: until when it may be taken. */
  offeredUntil: Date | null;
  /** Of a seat in a session that is not over: how to join it, for whoever holds the token alone. */
  seat: SeatEvent | null;
};

/** What is true now: the clock may not have come by since an offer ended. */
function standingOf({ state, offeredUntil }: Pick<Place, 'state' | 'offeredUntil'>, now: Date) {
  if (state === 'offered') return offerStands(offeredUntil, now) ? state : 'lapsed';
  // Who was told of the new date waits for none: her name did what it was left for.
  return state === 'invited' ? 'next-session' : state;
}

/** Null without a seat in the session as it is announced now, and when that is over. */
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
    joining: joining?.details ?? null,
    changedAt: new Date(Math.max(...changes)),
  };
}

/** Null for a token that is not ours, and for a workshop that is no longer there. */
export async function workshopPlace(
  { database: { db }, signer, clock }: FlowContext,
  token: string,
): Promise<PlaceOfToken | null> {
  const id = placeOfToken(signer, token);
  const place = id === null ? null : await readPlace(db, id);
  const workshop = place && (await readWorkshop(db, place.workshopSlug));
  if (!place || !workshop) return null;
  const offeredUntil = keptUntil(place, workshop);
  const now = clock();
  const standing = standingOf({ state: place.state, offeredUntil }, now);
  const seat = await seatOf(db, place, workshop, now);
  return { workshop, place: standing, heldOn: place.heldOn, offeredUntil, seat };
}

/**
 * Only a press of the button takes it: looking at the page changes nothing. Repeated calls change nothing and answer the same;
 * `ok` is false once its time is over. The seat was kept for her: nobody's count of seats changes.
 */
export async function takeOfferedSeat(context: FlowContext, token: string): Promise<{ ok: boolean }> {
  const id = placeOfToken(context.signer, token);
  if (id === null) return { ok: false };
  return context.database.transaction(async (tx) => {
    const found = await readPlace(tx, id);
    const workshop = found && (await lockWorkshop(tx, found.workshopSlug));
    // Read again: the office or the clock may have ended the offer while this waited for the workshop.
    const place = workshop && (await readPlace(tx, id));
    if (!place) return { ok: false };
    const taken = await takeOffered(tx, workshop, { place, at: context.clock() });
    if (!taken) return { ok: place.state === 'seat' };
    await tellOfPlaces(context, tx, { news: [{ place: taken, letter: 'workshop-seat' }], seatsTaken: false });
    return { ok: true };
  });
}

/**
 * Frees a seat, declines one, or leaves a list; a freed seat is offered to the first who waits, in the same transaction.
 * Repeated calls change nothing and answer the same. 'place-changed': it is no longer what the deed was meant for; 'over': of
 * a session that is over, or no place at all.
 */
export async function giveUpWorkshopPlace(
  context: FlowContext,
  token: string,
  deed: LeavingDeed,
): Promise<{ ok: true } | { ok: false; reason: 'place-changed' | 'over' }> {
  const id = placeOfToken(context.signer, token);
  if (id === null) return { ok: false, reason: 'over' };
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const found = await readPlace(tx, id);
    const workshop = found && (await lockWorkshop(tx, found.workshopSlug));
    // Read again: somebody else may have given it up while this waited for the workshop.
    const place = workshop && (await readPlace(tx, id));
    if (!place || (place.heldOn !== null && hasPassed(place.heldOn, at)))
      return { ok: false, reason: 'over' };
    if (!fitsPlace(deed, place.state)) return { ok: false, reason: 'place-changed' };
    const before = await countSeatsOf(tx, workshop);
    if (!(await freePlace(tx, id, at))) return { ok: true };
    const news = await settleWorkshop(tx, workshop, at);
    const seatsTaken = before !== (await countSeatsOf(tx, workshop));
    await tellOfPlaces(context, tx, { news, seatsTaken });
    return { ok: true };
  });
}
