/**
 * The interface of a service that carries messages to phones. It never touches the database: it turns a message into a request, and
 * a webhook into what happened. The services decide who may be written to, and what a reply means.
 *
 * A request has a time limit of ten seconds. No answer in time is 'unreachable', never an exception.
 */
import type { Locale } from '../../platform/i18n/locale.ts';

type Outgoing = {
  /** Ours, a uuid: it comes back in every status, also where the answer to the request was lost. */
  reference: string;
  /** E.164. */
  to: string;
};

/** A message by a template that the service has approved; `body` and `button` fill its gaps in their order. */
export type TemplateMessage = Outgoing & {
  template: string;
  language: Locale;
  body: readonly string[];
  /** The end of the address that the button opens, or the code that it copies; null for a template without a button. */
  button: string | null;
};

/** Free text: only as a reply, within a day of what the person wrote. */
export type Reply = Outgoing & { text: string };

/**
 * Why a message was not taken. 'unreachable' and 'busy': try later. 'account': our own token, number or bill, which staff must mend.
 * 'template': it is missing, paused, or has other gaps. 'recipient': this number cannot be reached, and trying again changes nothing.
 */
export type SendProblem = 'unreachable' | 'busy' | 'account' | 'template' | 'recipient';

/** `code`: the service's own number of the problem, if it gave one. Its text may name the person: it is left behind here. */
export type SendResult =
  | { ok: true; messageId: string }
  | { ok: false; reason: SendProblem; code: number | null };

export const deliveryStates = ['sent', 'delivered', 'read', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export type MessageEvent =
  /** `reference`: as it was sent. `code`: why it failed. */
  | { kind: 'status'; reference: string; state: DeliveryState; at: Date; code: number | null }
  /** What somebody wrote to our number, E.164. */
  | { kind: 'text'; id: string; from: string; text: string; at: Date };

/** A request as it came in: the signature is checked on exactly these bytes. Header names are lower case. */
export type RawWebhook = { headers: Record<string, string>; body: Uint8Array };

export type WebhookReading =
  | { ok: true; events: readonly MessageEvent[] }
  | { ok: false; reason: 'bad-signature' | 'unreadable' };

export type Messaging = {
  /** As in /callbacks/<name>. */
  name: string;
  /** The company behind it, as the privacy policy names the recipients of personal data. */
  recipient: string;
  send(message: TemplateMessage): Promise<SendResult>;
  reply(message: Reply): Promise<SendResult>;
  /** Statuses and texts about our own number; everything else that the service reports is left out. */
  read(webhook: RawWebhook): WebhookReading;
  /** What to answer when the service asks whether this address is ours; null when it does not know our token. */
  confirm(query: URLSearchParams): string | null;
};
