/** Somebody asks for an hour with an expert. */
import { keepApplication } from '../domain/applications/application.store.server.ts';
import { readService } from '../domain/catalogue/catalogue.store.server.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import { tellOfApplication, type FlowContext } from './flow-context.ts';
import { manyForms, maySend } from './form-share.ts';

export async function requestConsultation(
  context: FlowContext,
  {
    serviceSlug,
    preferredTimes,
    message,
    address,
    ...applicant
  }: Parameters<ApplicationVerbs['requestConsultation']>[0],
): ReturnType<ApplicationVerbs['requestConsultation']> {
  return context.database.transaction(async (tx) => {
    if (!(await readService(tx, serviceSlug))) return { ok: false, reason: 'service-not-found' };
    const answers = { preferredTimes, message };
    const asked = { ...applicant, kind: 'consultation', subject: serviceSlug, answers } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at: context.clock() });
    await tellOfApplication(context, tx, kept, 'consultation-requested');
    return { ok: true };
  });
}
