/** Somebody wants to come to a workshop: a seat, the queue, or her name for the next session. */
import { keepApplication } from '../domain/applications/application.store.server.ts';
import { settleWorkshop } from '../domain/applications/settle-workshop.store.server.ts';
import {
  countSeatsOf,
  lockWorkshop,
  takePlace,
} from '../domain/applications/workshop-places.store.server.ts';
import type { ApplicationVerbs, WorkshopPlace } from './application-verbs.ts';
import { tellOfApplication, tellOfPlaces, type FlowContext } from './flow-context.ts';
import { manyForms, maySend } from './form-share.ts';

/**
 * The workshop is held first, so that of many who ask at once each sees the seats that are really left; and who waited
 * longer is served before, so that nobody overtakes the queue. Who asks again in other words may be somebody else, and is
 * answered like a newcomer: nobody learns from the form who has a seat. Her letter has told her.
 */
export async function applyToWorkshop(
  context: FlowContext,
  { workshopSlug, address, ...applicant }: Parameters<ApplicationVerbs['applyToWorkshop']>[0],
): ReturnType<ApplicationVerbs['applyToWorkshop']> {
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const workshop = await lockWorkshop(tx, workshopSlug);
    if (!workshop) return { ok: false, reason: 'workshop-not-found' };
    const asked = { ...applicant, kind: 'workshop', subject: workshopSlug, answers: {} } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at });
    const before = await countSeatsOf(tx, workshop);
    const news = await settleWorkshop(tx, workshop, at);
    const asking = { id: context.uuid(), email: applicant.email, applicationId: kept.application.id, at };
    const { place, isNew, newcomer } = await takePlace(tx, workshop, asking);
    const seatsTaken = before !== (await countSeatsOf(tx, workshop));
    await tellOfPlaces(context, tx, { news, seatsTaken, ...(isNew ? { asked: place } : {}) });
    await tellOfApplication(context, tx, kept, null);
    const isHers = place.applicationId === kept.application.id;
    const told = isNew || isHers ? place.state : newcomer;
    return { ok: true, place: told as WorkshopPlace };
  });
}
