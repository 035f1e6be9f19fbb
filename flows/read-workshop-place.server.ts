/** The place that a letter's link speaks of. */
import { placeOfToken } from '../domain/applications/place-token.server.ts';
import { readPlace } from '../domain/applications/workshop-places.store.server.ts';
import { readWorkshop } from '../domain/catalogue/catalogue.store.server.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import type { FlowContext } from './flow-context.ts';

/** Null for a token that is not ours, and for a workshop that is no longer there. */
export async function readWorkshopPlace(
  { database: { db }, signer }: FlowContext,
  token: string,
): ReturnType<ApplicationVerbs['workshopPlace']> {
  const id = placeOfToken(signer, token);
  const place = id === null ? null : await readPlace(db, id);
  const workshop = place && (await readWorkshop(db, place.workshopSlug));
  if (!place || !workshop) return null;
  // Who was told of the new date waits for none: her name did what it was left for.
  const state = place.state === 'invited' ? 'next-session' : place.state;
  return { workshop, place: state, heldOn: place.heldOn };
}
