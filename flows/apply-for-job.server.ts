/** Somebody wants to work at the academy. */
import { keepApplication } from '../domain/applications/application.store.server.ts';
import { readJob } from '../domain/catalogue/catalogue.store.server.ts';
import { hasPassed } from '../domain/time/calendar-date.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import { tellOfApplication, type FlowContext } from './flow-context.ts';
import { manyForms, maySend } from './form-share.ts';

/** Refused once the last day of the offer has passed in Morocco. */
export async function applyForJob(
  context: FlowContext,
  { jobSlug, link, message, address, ...applicant }: Parameters<ApplicationVerbs['applyForJob']>[0],
): ReturnType<ApplicationVerbs['applyForJob']> {
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const job = await readJob(tx, jobSlug);
    if (!job) return { ok: false, reason: 'job-not-found' };
    if (job.openUntil !== null && hasPassed(job.openUntil, at)) return { ok: false, reason: 'job-closed' };
    const answers = { link: link ?? '', message };
    const asked = { ...applicant, kind: 'careers', subject: jobSlug, answers } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at });
    await tellOfApplication(context, tx, kept, 'job-application-received');
    return { ok: true };
  });
}
