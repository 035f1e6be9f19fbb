/** Signatures between academy and practice bank: HMAC-SHA256 with a shared secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notification older, or further in the future, than this is not accepted, even with a valid signature. */
export const toleranceSeconds = 300;

const hmac = (secret: string, text: string | Uint8Array, before = ''): string =>
  createHmac('sha256', secret).update(before).update(text).digest('hex');

/** In constant time, for any input. */
function isSame(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** All fields but the signature, by name: as JSON, so that no value can look like the next field. */
const canonical = (fields: Record<string, string>): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([name]) => name !== 'signature')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const signFields = (secret: string, fields: Record<string, string>): Record<string, string> => ({
  ...fields,
  signature: hmac(secret, canonical(fields)),
});

export const fieldsAreSigned = (secret: string, fields: Record<string, string>): boolean =>
  isSame(hmac(secret, canonical(fields)), fields['signature'] ?? '');

/** The header's name; lower case, as Node has it. */
export const signatureHeader = 'x-practice-signature';

/** 't=<seconds since 1970>,v1=<hex>': signs the time, a point, and the exact bytes of the body. */
export function signBody(secret: string, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${hmac(secret, body, `${seconds}.`)}`;
}

/** Checks the hash first; the time counts only if it is signed. */
export function judgeSignature(
  secret: string,
  { header, body, receivedAt }: { header: string; body: Uint8Array; receivedAt: Date },
): 'good' | 'bad-signature' | 'stale' {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || given === undefined) return 'bad-signature';
  if (!isSame(hmac(secret, body, `${seconds}.`), given)) return 'bad-signature';
  const apart = Math.abs(receivedAt.getTime() / 1_000 - Number(seconds));
  return apart <= toleranceSeconds ? 'good' : 'stale';
}
