/**
 * Tokens of links in e-mails: a few bytes and the proof that this academy wrote them. They are not stored: whoever reads the
 * database cannot make one, and the same link can be written into an e-mail again.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { firstOpened, type AcademySecret, secretNow, secretsOf } from './secret.ts';
import { isUuid, uuidOfHex } from './text/typed-text.ts';

/** A keyed hash of the caller's address, which itself is never stored. Undefined without an address: it is not counted. */
export const callerMark = (signer: Signer, address: string | undefined): string | undefined =>
  address === undefined ? undefined : signer('unpaid hours', Buffer.from(address)).toString('base64url');

/** Depends on the file too, so that two rows do not reveal that one person downloaded both. */
export const fetcherMark = (
  signer: Signer,
  { downloadId, address }: { downloadId: string; address: string | undefined },
): string | undefined =>
  address === undefined
    ? undefined
    : signer('file fetched', Buffer.from(`${downloadId} ${address}`)).toString('base64url');

/** A proof made for one purpose is worthless for another. */
type Purpose =
  | 'download'
  | 'paid download'
  | 'workshop place'
  | 'email limit'
  | 'claim limit'
  | 'unpaid hours'
  | 'file fetched'
  | 'way back'
  | 'early link'
  | 'waitlist letters'
  | 'coupon limit'
  | 'form limit'
  | 'free orders'
  | 'erased address'
  | 'community form'
  | 'preview'
  | 'preview maker'
  | 'learner key'
  | 'certificate key'
  | 'learning emails'
  | 'learning outcome'
  | 'news emails'
  | 'learning day'
  | 'live calendar'
  | 'quiz choices'
  | 'phone code'
  | 'phone code seal'
  | 'push key'
  | 'staff log';

export type Sign = (purpose: Purpose, body: Uint8Array) => Buffer;

/** HMAC-SHA256 with a separate key for each purpose. `accepted`: this one, then that of the secret before. */
export type Signer = Sign & { accepted: readonly Sign[] };

const signWith =
  (secret: string): Sign =>
  (purpose, body) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `derb link ${purpose}`, 32));
    return createHmac('sha256', key).update(body).digest().subarray(0, proofLength);
  };

export const makeSigner = (secret: AcademySecret): Signer =>
  Object.assign(signWith(secretNow(secret)), { accepted: secretsOf(secret).map(signWith) });

/** What opens with a key made of the present secret, or of the one before; null when neither does. */
export const openedBy = <Opened>(
  { accepted }: Signer,
  purpose: Purpose,
  body: Uint8Array,
  open: (key: Buffer) => Opened | null,
): Opened | null => firstOpened(accepted, (sign) => open(sign(purpose, body)));

/** Whether the academy made this proof of these bytes. */
export const isSignedBy = (signer: Signer, purpose: Purpose, body: Uint8Array, proof: Uint8Array): boolean =>
  openedBy(signer, purpose, body, (key) =>
    key.length === proof.length && timingSafeEqual(key, proof) ? true : null,
  ) !== null;

/** 128 bits: unguessable. */
const proofLength = 16;
const longestToken = 600;

/** Letters, digits, '-' and '_' only. */
export const signedToken = (signer: Signer, purpose: Purpose, body: Uint8Array): string =>
  Buffer.concat([signer(purpose, body), body]).toString('base64url');

/** The signed bytes; null when any character of the token is not ours. */
export function openToken(signer: Signer, purpose: Purpose, token: string): Buffer | null {
  if (token.length > longestToken || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // One token has one spelling: unused bits after the last byte must be zero.
  if (bytes.length <= proofLength || bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(proofLength);
  return isSignedBy(signer, purpose, body, bytes.subarray(0, proofLength)) ? body : null;
}

/** The 16 bytes of a UUID, and back. */
export const bytesOfId = (id: string): Buffer => {
  if (!isUuid(id)) throw new Error('An id is no UUID.');
  return Buffer.from(id.replaceAll('-', ''), 'hex');
};
export const idOfBytes = (bytes: Uint8Array): string => uuidOfHex(Buffer.from(bytes).toString('hex'));
