/** Webhooks of WhatsApp: signed over the exact bytes, in any order, and more than once. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deliveryStates, type MessageEvent, type RawWebhook, type WebhookReading } from './messaging.ts';
import { cutText, severalLines } from '../../platform/text/typed-text.ts';

export type WebhookKeys = { appSecret: string; verifyToken: string; phoneNumberId: string };

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

export function confirmWebhook({ verifyToken }: WebhookKeys, query: URLSearchParams): string | null {
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

export function readWebhook(
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
