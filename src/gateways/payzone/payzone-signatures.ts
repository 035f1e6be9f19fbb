/** Payzone's three signatures, each with its own key: of the buyer's form, of notifications, and of our requests. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Of exactly the posted text. A plain hash after the key instead of an HMAC, as Payzone defines it. */
export const launchSignature = (paywallKey: string, payload: string): string =>
  createHash('sha256')
    .update(paywallKey + payload)
    .digest('hex');

/** The header of a notification; lower case, as Node has it. */
export const notificationHeader = 'x-callback-signature';

/** In constant time, for any input; its hex may be in either case. Without a key: never signed. */
export function isSigned(notificationKey: string, body: Uint8Array, given: string): boolean {
  if (notificationKey === '' || !/^[0-9a-f]{64}$/i.test(given)) return false;
  const expected = createHmac('sha256', notificationKey).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

export type Caller = { name: string; password: string };
export type Command = { merchantAccount: string; timestamp: string; path: string; body: string };

/** Upper case, as in Payzone's samples. Nothing between the parts. */
export const commandSignature = (
  { name, password }: Caller,
  { merchantAccount, timestamp, path, body }: Command,
): string =>
  createHmac('sha256', password)
    .update(`${name}${merchantAccount}${timestamp}${path}${body}`)
    .digest('hex')
    .toUpperCase();
