/** She takes the seat that is offered to her. Only a press of the button does: looking at the page changes nothing. */
import { placeOfToken } from '../domain/applications/place-token.server.ts';
import { takeOffered } from '../domain/applications/seat-offers.store.server.ts';
import { lockWorkshop, readPlace } from '../domain/applications/workshop-places.store.server.ts';
import { tellOfPlaces, type FlowContext } from './flow-context.ts';

/** Repeated calls change nothing and answer the same. The seat was kept for her: nobody's count of seats changes. */
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
