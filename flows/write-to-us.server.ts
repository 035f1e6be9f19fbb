/** A message to the academy. */
import { keepApplication } from '../domain/applications/application.store.server.ts';
import type { ApplicationVerbs } from './application-verbs.ts';
import { tellOfApplication, type FlowContext } from './flow-context.ts';
import { manyForms, maySend } from './form-share.ts';

export async function writeToUs(
  context: FlowContext,
  { topic, message, address, ...applicant }: Parameters<ApplicationVerbs['writeToUs']>[0],
): ReturnType<ApplicationVerbs['writeToUs']> {
  return context.database.transaction(async (tx) => {
    const asked = { ...applicant, kind: 'contact', subject: null, answers: { topic, message } } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at: context.clock() });
    await tellOfApplication(context, tx, kept, 'message-received');
    return { ok: true };
  });
}
