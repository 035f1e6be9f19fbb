/**
 * WhatsApp by Meta's Cloud API: https://developers.facebook.com/documentation/business-messaging/whatsapp. One request sends one
 * message; what becomes of it is reported by webhook.
 */
import { z } from 'zod';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  deliveryStates,
  type MessageEvent,
  type Messaging,
  type RawWebhook,
  type Reply,
  type SendProblem,
  type SendResult,
  type TemplateMessage,
  type WebhookReading,
} from './messaging.ts';
import { cutText, severalLines } from '../../platform/text/typed-text.ts';

type WebhookKeys = { appSecret: string; verifyToken: string; phoneNumberId: string };

/** In constant time; the header is 'sha256=' and 64 hex digits. */
export function isSigned(appSecret: string, body: Uint8Array, header: string): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(header) ?? [];
  if (hex === undefined || appSecret === '') return false;
  return timingSafeEqual(createHmac('sha256', appSecret).update(body).digest(), Buffer.from(hex, 'hex'));
}

/** Hashed first, so that their lengths say nothing. */
const isSame = (one: string, other: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
};

const longestChallenge = 200;

/* Webhooks of WhatsApp: signed over the exact bytes, in any order, and more than once. */

function confirmWebhook({ verifyToken }: WebhookKeys, query: URLSearchParams): string | null {
  const challenge = query.get('hub.challenge') ?? '';
  const isAsked = query.get('hub.mode') === 'subscribe' && challenge.length <= longestChallenge;
  return isAsked && isSame(query.get('hub.verify_token') ?? '', verifyToken) ? challenge : null;
}

/** Seconds since 1970, as text. */
const instant = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform((seconds) => new Date(Number(seconds) * 1000));

const status = z.object({
  status: z.enum(deliveryStates),
  timestamp: instant,
  biz_opaque_callback_data: z.uuid(),
  // A reason that we cannot read or keep must not hide that the message failed.
  errors: z
    .array(z.object({ code: z.int32() }))
    .optional()
    .catch(undefined),
});

/** A reply by a button has its text elsewhere; pictures and the rest have none. */
const message = z.object({
  /** The database takes no zero byte: a message whose id holds one is set aside alone. */
  id: z
    .string()
    .min(1)
    .max(300)
    .refine((id) => !id.includes('\0') && id.isWellFormed()),
  from: z.string().regex(/^\d{7,15}$/),
  timestamp: instant,
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

const webhook = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.looseObject({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

const longestText = 4_096;

/** A status of a message that this academy did not send, and one that is new to us, is none of ours. */
function statusIn(value: unknown): MessageEvent[] {
  const read = status.safeParse(value);
  if (!read.success) return [];
  const { status: state, timestamp: at, biz_opaque_callback_data: reference, errors } = read.data;
  return [{ kind: 'status', reference, state, at, code: errors?.[0]?.code ?? null }];
}

function textIn(value: unknown): MessageEvent[] {
  const read = message.safeParse(value);
  if (!read.success) return [];
  const { id, from, timestamp: at, text, button } = read.data;
  const typed = cutText(severalLines(text?.body ?? button?.text ?? ''), longestText);
  return typed === '' ? [] : [{ kind: 'text', id, from: `+${from}`, text: typed, at }];
}

function readWebhook(
  { appSecret, phoneNumberId }: WebhookKeys,
  { headers, body }: RawWebhook,
): WebhookReading {
  if (!isSigned(appSecret, body, headers['x-hub-signature-256'] ?? ''))
    return { ok: false, reason: 'bad-signature' };
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
  const read = webhook.safeParse(json);
  if (!read.success) return { ok: false, reason: 'unreadable' };
  const ours = read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId);
  return {
    ok: true,
    events: ours.flatMap(({ value: { statuses = [], messages = [] } }) => [
      ...statuses.flatMap(statusIn),
      ...messages.flatMap(textIn),
    ]),
  };
}

export type WhatsAppKeys = WebhookKeys & {
  accessToken: string;
  /** 'v24.0'. */
  apiVersion: string;
  /** Without a slash at the end. */
  origin: string;
};

const patienceMs = 10_000;
const longestAnswer = 64 * 1024;

/** Numbers of errors by what can be done: https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes. */
const problems: Record<Exclude<SendProblem, 'unreachable'>, readonly number[]> = {
  // Too many requests, or too many to one number; their own troubles.
  busy: [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004],
  account: [0, 3, 10, 33, 190, 368, 131005, 131031, 131042, 131045, 133005, 133006, 133010, 134011],
  template: [100, 131008, 131009, 132000, 132001, 132005, 132007, 132012, 132015, 132016, 132068, 132069],
  // Not on WhatsApp, not allowed there, or more than WhatsApp lets one person get.
  recipient: [130403, 130472, 130497, 131021, 131026, 131030, 131047, 131049, 131050],
};

/** By the number of the error first: Meta advises against reading the status of the answer. */
export function problemOf(status: number, code: number | null): SendProblem {
  for (const [problem, codes] of Object.entries(problems))
    if (code !== null && codes.includes(code)) return problem as SendProblem;
  if (code !== null && code >= 200 && code <= 299) return 'account';
  if (status === 401 || status === 403) return 'account';
  return status === 429 || status >= 500 ? 'busy' : 'template';
}

const taken = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(300) })]) });
const refused = z.object({ error: z.object({ code: z.number().int() }) });

const text = (value: string) => ({ type: 'text', text: value });

/** The code of a sign-in is given twice: in the body, and to the button, which copies it. */
const componentsOf = ({ body, button }: TemplateMessage) => [
  ...(body.length === 0 ? [] : [{ type: 'body', parameters: body.map(text) }]),
  ...(button === null ? [] : [{ type: 'button', sub_type: 'url', index: '0', parameters: [text(button)] }]),
];

/** An answer longer than any of theirs is none. */
async function jsonOf(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

async function post(
  { origin, apiVersion, phoneNumberId, accessToken }: WhatsAppKeys,
  message: object,
): Promise<SendResult> {
  try {
    const answer = await fetch(`${origin}/${apiVersion}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'individual', ...message }),
      // The token is for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const json = await jsonOf(answer);
    const good = answer.ok ? taken.safeParse(json) : null;
    if (good?.success) return { ok: true, messageId: good.data.messages[0].id };
    const bad = refused.safeParse(json);
    const code = bad.success ? bad.data.error.code : null;
    // Taken, it seems, in words we do not know: it is asked again unless a status reports it in the meantime.
    if (answer.ok && code === null) return { ok: false, reason: 'unreachable', code };
    return { ok: false, reason: problemOf(answer.status, code), code };
  } catch {
    return { ok: false, reason: 'unreachable', code: null };
  }
}

export function whatsapp(keys: WhatsAppKeys): Messaging {
  const head = ({ to, reference }: TemplateMessage | Reply) => ({ to, biz_opaque_callback_data: reference });
  return {
    name: 'whatsapp',
    recipient: 'Meta Platforms (WhatsApp)',
    send: (message) =>
      post(keys, {
        ...head(message),
        type: 'template',
        template: {
          name: message.template,
          language: { code: message.language },
          components: componentsOf(message),
        },
      }),
    reply: (message) =>
      post(keys, { ...head(message), type: 'text', text: { preview_url: false, body: message.text } }),
    read: (raw) => readWebhook(keys, raw),
    confirm: (query) => confirmWebhook(keys, query),
  };
}
