/** One message to an address that a setting names: signed, sent where it may go, and taken or not. */
import { isPublicAddress } from './public-address.ts';
import { faultIn, type ToldKind } from './read-answer.ts';
import { sendRequest, type SendOptions } from './send-request.server.ts';
import { signatureHeader, signMessage } from './sign-message.server.ts';

export type WebhookSettings = {
  url: string;
  /** Signs messages; null leaves them unsigned. */
  secret: string | null;
  /** Allows addresses of this machine and of private networks: for receivers that stand beside the academy. */
  allowsPrivate: boolean;
};

export type Telling = {
  webhook: WebhookSettings;
  clock: () => Date;
  /** Other ways of sending, for tests. */
  sending?: Partial<SendOptions>;
};

export type MessageToTell = {
  kind: ToldKind;
  contentType: string;
  body: Buffer;
  /** Beside its kind and its signature. */
  headers: Record<string, string>;
};

/** What the receiver said stays with the row, for the staff: it may repeat what a person wrote, so no log gets it. */
export class WebhookRefusal extends Error {
  readonly kept: string;
  constructor(fault: string) {
    super('The webhook did not take a message.');
    this.kept = fault;
  }
}

/** Every attempt is signed anew. Throws when it was not taken. */
export async function tellWebhook(
  { webhook, clock, sending = {} }: Telling,
  { kind, contentType, body, headers }: MessageToTell,
): Promise<void> {
  const signed: Record<string, string> =
    webhook.secret === null ? {} : { [signatureHeader]: signMessage(webhook.secret, body, clock()) };
  const answer = await sendRequest(
    webhook.url,
    { headers: { 'Content-Type': contentType, ...headers, 'X-Derb-Kind': kind, ...signed }, body },
    { mayVisit: webhook.allowsPrivate ? () => true : isPublicAddress, ...sending },
  );
  const fault = faultIn(answer, kind);
  if (fault !== null) throw new WebhookRefusal(fault);
}
