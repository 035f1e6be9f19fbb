/** Reads a notification of Stripe: signature, mode, shape, and content. */
import Stripe from 'stripe';
import type { RawNotification, ReadResult, GatewayReport } from '../gateway.ts';
import { disputeEvidence, evidenceOf, outcomeOf, refundEvidence } from './stripe-evidence.ts';
import {
  disputeSchema,
  eventSchema,
  refundSchema,
  sessionSchema,
  type StripeEvent,
} from './stripe-objects.ts';

/** In bytes: an event about a session has a few thousand. */
const largestBody = 256 * 1024;

/** Exactly these bytes as text; null when they are not UTF-8. A byte order mark stays, since it is signed. */
function textOf(body: Uint8Array): string | null {
  if (body.byteLength > largestBody) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null: a relevant event without the expected shape. */
function reportedBy({ id, type, data: { object } }: StripeEvent): GatewayReport | null {
  const nothing: GatewayReport = { kind: 'nothing', evidence: { eventId: id, what: type } };
  if (/^checkout\.session\.(completed|async_payment_(succeeded|failed)|expired)$/.test(type)) {
    const session = sessionSchema.safeParse(object);
    if (!session.success) return null;
    if (session.data.mode !== 'payment') return nothing;
    const failed = type.endsWith('_failed') ? 'declined' : outcomeOf(session.data);
    const evidence = evidenceOf(session.data, id, failed);
    return evidence && { kind: 'payment', evidence };
  }
  if (/^refund\.(created|updated|failed)$/.test(type)) {
    const refund = refundSchema.safeParse(object);
    const evidence = refund.success ? refundEvidence(refund.data, id) : null;
    return evidence ? { kind: 'refund', evidence } : refund.success ? nothing : null;
  }
  const dispute = /^charge\.dispute\.(\w+)$/.exec(type)?.[1];
  if (dispute !== undefined) {
    const read = disputeSchema.safeParse(object);
    const evidence = read.success ? disputeEvidence(read.data, id, dispute) : null;
    return evidence ? { kind: 'dispute', evidence } : read.success ? nothing : null;
  }
  return nothing;
}

/** The mode is in the event and, for some, in its object: both must be ours. */
function isOtherMode({ livemode, data }: StripeEvent, live: boolean): boolean {
  const { object } = data;
  const inside =
    typeof object === 'object' && object !== null && 'livemode' in object ? object.livemode : livemode;
  return livemode !== live || inside !== live;
}

/** In seconds, in both directions: a notification from the future means a wrong clock, or a replay. */
const tolerance = 300;
const longestHeader = 2_000;

/** The only time in the header. The package would take the last of several, so several are refused. */
function timeIn(header: string): number | null {
  if (header.length > longestHeader) return null;
  const [time = '', ...more] = header.split(',').filter((part) => part.startsWith('t='));
  const seconds = Number.parseInt(time.slice(2), 10);
  return more.length === 0 && time === `t=${seconds}` ? seconds : null;
}

/** Without the package's check of the age, so that a late one is not reported as forged. */
function isSigned(secret: string, header: string, text: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(text, header, secret, 0) === true;
  } catch {
    return false;
  }
}

/** `text`: the body exactly as received; `receivedAt` by our clock. */
export function judgeSignature(
  secret: string,
  { header, text, receivedAt }: { header: string; text: string; receivedAt: Date },
): 'good' | 'bad-signature' | 'stale' {
  const time = timeIn(header);
  if (time === null || !isSigned(secret, header, text)) return 'bad-signature';
  const age = Math.floor(receivedAt.getTime() / 1000) - time;
  return Math.abs(age) <= tolerance ? 'good' : 'stale';
}

export function readEvent(
  { webhookSecret, live }: { webhookSecret: string; live: boolean },
  { headers, body, receivedAt }: RawNotification,
): ReadResult {
  if (webhookSecret.trim() === '') return { ok: false, reason: 'not-configured' };
  const text = textOf(body);
  if (text === null) return { ok: false, reason: 'malformed' };
  const header = headers['stripe-signature'] ?? '';
  const judgement = judgeSignature(webhookSecret, { header, text, receivedAt });
  if (judgement !== 'good') return { ok: false, reason: judgement };
  const event = eventSchema.safeParse(parseJson(text));
  if (!event.success) return { ok: false, reason: 'unreadable' };
  if (isOtherMode(event.data, live)) return { ok: false, reason: 'wrong-mode' };
  const report = reportedBy(event.data);
  return report ? { ok: true, report } : { ok: false, reason: 'unreadable' };
}
