/**
 * Messages to a browser by the service of its maker: RFC 8030, encrypted for that browser alone (RFC 8291) and signed by a key of the
 * academy (RFC 8292), which is made of its secret: what subscribed under another secret is gone, and subscribes again.
 */
import { createECDH, ECDH } from 'node:crypto';
import webPush from 'web-push';
import { z } from 'zod';
import type { Signer } from '../../platform/signed-token.ts';

/** Browsers subscribe with these and with no others: an address from elsewhere would have the server call whom a stranger wishes. */
const services =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|[a-z0-9.-]+\.notify\.windows\.com)\/[\x21-\x7e]+$/;

const bytesIn = (text: string): Buffer => Buffer.from(text, 'base64url');

function isPoint(text: string): boolean {
  try {
    return ECDH.convertKey(bytesIn(text), 'prime256v1', undefined, undefined, 'uncompressed').length === 65;
  } catch {
    return false;
  }
}

/** As `PushSubscription.toJSON()` tells it. */
const subscriptionSchema = z.object({
  endpoint: z.string().max(700).regex(services),
  keys: z.object({
    p256dh: z.base64url().max(90).refine(isPoint),
    auth: z
      .base64url()
      .max(24)
      .refine((text) => bytesIn(text).length === 16),
  }),
});
export type Subscription = z.output<typeof subscriptionSchema>;

export type Pushing = {
  /** What a browser subscribes with: an uncompressed point of P-256, base64url. */
  publicKey: string;
  /** What a browser says of itself; null where it is none, or of no service that browsers have. */
  read(sent: unknown): Subscription | null;
  /**
   * 'gone': the browser takes no more, its address can be forgotten. Throws when it is to be tried again. `seconds`: for so long the
   * service keeps it for a phone that is off.
   */
  send(to: Subscription, payload: string, seconds: number): Promise<'taken' | 'gone'>;
};

/** What staff read of it. No address: whoever knows it could disturb its owner. */
class NotTaken extends Error {}

const gone: ReadonlySet<number> = new Set([401, 403, 404, 410]);
const patienceMs = 10_000;

export function webPushing(
  {
    signer,
    contact,
  }: { signer: Signer; /** 'https://…' or 'mailto:…': whom a service asks. */ contact: string },
  call: typeof fetch = fetch,
): Pushing {
  const own = createECDH('prime256v1');
  own.setPrivateKey(
    Buffer.concat([signer('push key', Buffer.of(0)), signer('push key', Buffer.of(1))]).subarray(0, 32),
  );
  const publicKey = own.getPublicKey('base64url');
  const vapidDetails = { subject: contact, publicKey, privateKey: own.getPrivateKey('base64url') };
  return {
    publicKey,
    read: (sent) => subscriptionSchema.safeParse(sent).data ?? null,
    async send(to, payload, seconds) {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(to, payload, {
        vapidDetails,
        TTL: seconds,
        contentEncoding: 'aes128gcm',
        urgency: 'normal',
      });
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await call(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: body === null ? null : new Uint8Array(body),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return 'taken';
      if (gone.has(answer.status)) return 'gone';
      throw new NotTaken(`push ${answer.status}`);
    },
  };
}
