/** Signed notifications, as Stripe sends them: at any time, more than once, in no promised order. */
import { createHmac, randomBytes } from 'node:crypto';

export type Delivery = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };
/** Where notifications go: an address, or a test's function; resolves with the HTTP status. */
export type Receiver = string | ((delivery: Delivery) => Promise<number>);

export type Sent = { id: string; type: string; status: number | null; ms: number };

/** Milliseconds within which a notification must be answered. */
const patience = 10_000;

/** v1 signature of the time and the exact bytes. `at` in seconds since 1970. */
export function signatureHeader(secret: string, body: string, at: number): string {
  const hex = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hex}`;
}

export const makeEvent = (type: string, object: unknown, created: number, livemode = false) => ({
  id: `evt_${randomBytes(12).toString('hex')}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created,
  livemode,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  data: { object: structuredClone(object) },
});
export type MadeEvent = ReturnType<typeof makeEvent>;

/** Sends one event and records the answer; one that comes too late counts as none. */
export async function deliver(
  to: Receiver,
  event: MadeEvent,
  { secret, at, log }: { secret: string; at: number; log: Sent[] },
): Promise<Sent> {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signatureHeader(secret, body, at),
  };
  const begun = performance.now();
  let status: number | null = null;
  try {
    if (typeof to === 'string') {
      const answer = await fetch(to, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      await answer.arrayBuffer();
      status = answer.status;
    } else status = await to({ headers, body: new TextEncoder().encode(body) });
  } catch {
    status = null;
  }
  const sent = { id: event.id, type: event.type, status, ms: performance.now() - begun };
  log.push(sent);
  return sent;
}
