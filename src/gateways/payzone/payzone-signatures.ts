/** The three signatures of Payzone, each with a key of its own: what a buyer takes there, what it tells us, what we ask it. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Over the very text that is posted. A plain hash behind the key, and no HMAC: so the firm has defined it. */
export const launchSignature = (paywallKey: string, payload: string): string =>
  createHash('sha256')
    .update(paywallKey + payload)
    .digest('hex');

/** The header of a notification; lower case, as servers hand it over. */
export const notificationHeader = 'x-callback-signature';

/** In constant time, whatever was sent in place of a signature; its hex may be in either case. No key: not signed. */
export function isSigned(notificationKey: string, body: Uint8Array, given: string): boolean {
  if (notificationKey === '' || !/^[0-9a-f]{64}$/i.test(given)) return false;
  const expected = createHmac('sha256', notificationKey).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

export type Caller = { name: string; password: string };
export type Command = { merchantAccount: string; timestamp: string; path: string; body: string };

/** Upper case, as the firm's own samples send it. Nothing stands between the parts. */
export const commandSignature = (
  { name, password }: Caller,
  { merchantAccount, timestamp, path, body }: Command,
): string =>
  createHmac('sha256', password)
    .update(`${name}${merchantAccount}${timestamp}${path}${body}`)
    .digest('hex')
    .toUpperCase();
