/** She cannot come, or does not take the seat that is offered: it is offered to the first who waits, in the same transaction. */
import { fitsPlace, type LeavingDeed } from '../domain/applications/place-deed.ts';
import { placeOfToken } from '../domain/applications/place-token.server.ts';
import { settleWorkshop } from '../domain/applications/settle-workshop.store.server.ts';
import {
  countSeatsOf,
  freePlace,
  lockWorkshop,
  readPlace,
} from '../domain/applications/workshop-places.store.server.ts';
import { hasPassed } from '../domain/time/calendar-date.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import { tellOfPlaces, type FlowContext } from './flow-context.ts';

/** Repeated calls change nothing and answer the same; a place in a session that is over is not given up any more. */
export async function giveUpWorkshopPlace(
  context: FlowContext,
  token: string,
  deed: LeavingDeed,
): ReturnType<ApplicationVerbs['giveUpWorkshopPlace']> {
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
