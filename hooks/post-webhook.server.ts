/**
 * From a row of the outbox to a message at somebody else's server: reads the application, writes its fields, signs and
 * sends them. What goes wrong here is tried again later and never reaches the person who applied.
 */
import type { Handle } from '../db/handle.ts';
import { readApplication } from '../domain/applications/application.store.server.ts';
import { readSubject } from '../domain/applications/subject.store.server.ts';
import { fieldsOf, messageOf } from './application-fields.ts';
import { isPublicAddress } from './public-address.ts';
import { faultIn } from './read-answer.ts';
import { sendRequest, type SendOptions } from './send-request.server.ts';
import { signatureHeader, signMessage } from './sign-message.server.ts';

export type WebhookSettings = {
  url: string;
  /** Signs messages; null leaves them unsigned. */
  secret: string | null;
  /** Allows addresses of this machine and of private networks: for receivers that stand beside the academy. */
  allowsPrivate: boolean;
};

export type WebhookPosterOptions = {
  db: Handle;
  webhook: WebhookSettings;
  clock: () => Date;
  /** Other ways of sending, for tests. */
  sending?: Partial<SendOptions>;
};

/** What the receiver said stays with the row, for the staff: it may repeat what a person wrote, so no log gets it. */
export class WebhookRefusal extends Error {
  readonly kept: string;
  constructor(fault: string) {
    super('The webhook did not take an application.');
    this.kept = fault;
  }
}

/** Sends one application or throws. 'overtaken' when it was removed meanwhile. */
export function webhookPoster({ db, webhook, clock, sending = {} }: WebhookPosterOptions) {
  return async (row: { applicationId: string | null }): Promise<'posted' | 'overtaken'> => {
    const application = row.applicationId === null ? null : await readApplication(db, row.applicationId);
    if (!application) return 'overtaken';
    const told = fieldsOf(application, await readSubject(db, application));
    const { contentType, body } = messageOf(told, `derb-${application.id}`);
    const headers = {
      'Content-Type': contentType,
      // The same for every attempt: a receiver that took it once can pass over the second.
      'X-Derb-Application': application.id,
      'X-Derb-Kind': application.kind,
      ...(webhook.secret === null ? {} : { [signatureHeader]: signMessage(webhook.secret, body, clock()) }),
    };
    const answer = await sendRequest(
      webhook.url,
      { headers, body },
      { mayVisit: webhook.allowsPrivate ? () => true : isPublicAddress, ...sending },
    );
    const fault = faultIn(answer, application.kind);
    if (fault !== null) throw new WebhookRefusal(fault);
    return 'posted';
  };
}
