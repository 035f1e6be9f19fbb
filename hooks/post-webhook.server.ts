/**
 * From a row of the outbox to a message at somebody else's server: reads the application, writes its fields, signs and
 * sends them. What goes wrong here is tried again later and never reaches the person who applied.
 */
import type { Handle } from '../db/handle.ts';
import { readApplication, type Application } from '../domain/applications/application.store.server.ts';
import { readSubject } from '../domain/applications/subject.store.server.ts';
import { fieldsOf, messageOf, type Told } from './application-fields.ts';
import { tellWebhook, type Telling } from './tell-webhook.server.ts';

/** What is told of an application, and of which kind it is; null when it was removed meanwhile. */
export async function readTold(
  db: Handle,
  applicationId: string | null,
): Promise<(Told & { application: Application }) | null> {
  const application = applicationId === null ? null : await readApplication(db, applicationId);
  return application && { application, ...fieldsOf(application, await readSubject(db, application)) };
}

/** Sends one application or throws. 'overtaken' when it was removed meanwhile. */
export function webhookPoster({ db, ...telling }: Telling & { db: Handle }) {
  return async (row: { applicationId: string | null }): Promise<'posted' | 'overtaken'> => {
    const told = await readTold(db, row.applicationId);
    if (!told) return 'overtaken';
    const { application } = told;
    await tellWebhook(telling, {
      kind: application.kind,
      ...messageOf(told, `derb-${application.id}`),
      // The same for every attempt: a receiver that took it once can pass over the second.
      headers: { 'X-Derb-Application': application.id },
    });
    return 'posted';
  };
}
