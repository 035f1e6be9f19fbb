/** The place that a letter's link speaks of. */
import { placeOfToken } from '../domain/applications/place-token.server.ts';
import { offerStands } from '../domain/applications/seat-offer.ts';
import { keptUntil } from '../domain/applications/seat-offers.store.server.ts';
import { readPlace, type Place } from '../domain/applications/workshop-places.store.server.ts';
import { readWorkshop } from '../domain/catalogue/catalogue.store.server.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/** What is true now: the clock may not have come by since an offer ended. */
function standingOf({ state, offeredUntil }: Pick<Place, 'state' | 'offeredUntil'>, now: Date) {
  if (state === 'offered') return offerStands(offeredUntil, now) ? state : 'lapsed';
  // Who was told of the new date waits for none: her name did what it was left for.
  return state === 'invited' ? 'next-session' : state;
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
  const standing = standingOf({ state: place.state, offeredUntil }, clock());
  return { workshop, place: standing, heldOn: place.heldOn, offeredUntil };
}
