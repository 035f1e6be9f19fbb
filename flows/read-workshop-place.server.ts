/** The place that a letter's link speaks of. */
import { placeOfToken } from '../domain/applications/place-token.server.ts';
import type { Handle } from '../db/handle.ts';
import type { SeatEvent } from '../domain/applications/seat-calendar.ts';
import { offerStands } from '../domain/applications/seat-offer.ts';
import { keptUntil } from '../domain/applications/seat-offers.store.server.ts';
import { hoursOfSession } from '../domain/applications/workshop-joining.ts';
import { readJoining } from '../domain/applications/workshop-joining.store.server.ts';
import { readPlace, type Place } from '../domain/applications/workshop-places.store.server.ts';
import { readWorkshop } from '../domain/catalogue/catalogue.store.server.ts';
import type { Workshop } from '../domain/catalogue/workshop.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import type { FlowContext } from './flow-context.ts';

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
export async function readWorkshopPlace(
  { database: { db }, signer, clock }: FlowContext,
  token: string,
): ReturnType<ApplicationVerbs['workshopPlace']> {
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
