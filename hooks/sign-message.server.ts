/** How a receiver knows that a message is ours and new: HMAC-SHA256 over the time, a point, and the exact bytes of the body. */
import { createHmac } from 'node:crypto';

export const signatureHeader = 'X-Derb-Signature';

/** 't=<seconds since 1970>,v1=<hex>'. */
export function signMessage(secret: string, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
}
