/**
 * Tokens of links in e-mails: a few bytes and the proof that this academy wrote them. Nothing of them is kept: whoever reads
 * the tables cannot make one, and an e-mail can be worded again with the same link.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isUuid, uuidOfHex } from '../../platform/text/uuid.ts';

/** Where somebody calls from, as it is counted and recognised by: the address itself is never kept. */

/** By what she holds unpaid. Undefined without an address: then nothing is counted by it. */
export const callerMark = (signer: Signer, address: string | undefined): string | undefined =>
  address === undefined ? undefined : signer('unpaid hours', Buffer.from(address)).toString('base64url');

/** By the file she fetches, and of no use beside another: nobody reads from two rows that one person fetched both. */
export const fetcherMark = (
  signer: Signer,
  { downloadId, address }: { downloadId: string; address: string | undefined },
): string | undefined =>
  address === undefined
    ? undefined
    : signer('file fetched', Buffer.from(`${downloadId} ${address}`)).toString('base64url');

/** What a link is for: a proof made for one purpose is worth nothing for another. */
type Purpose =
  | 'download'
  | 'paid download'
  | 'workshop place'
  | 'letter limit'
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
  | 'learning day'
  | 'live calendar'
  | 'quiz choices';

/** HMAC-SHA256 with a key of the purpose's own. */
export type Signer = (purpose: Purpose, body: Uint8Array) => Buffer;

export function makeSigner(secret: string): Signer {
  return (purpose, body) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `derb link ${purpose}`, 32));
    return createHmac('sha256', key).update(body).digest().subarray(0, proofLength);
  };
}

/** 128 bits: nobody guesses one. */
const proofLength = 16;
const longestToken = 600;

/** Letters, digits, '-' and '_' only. */
export const signedToken = (signer: Signer, purpose: Purpose, body: Uint8Array): string =>
  Buffer.concat([signer(purpose, body), body]).toString('base64url');

/** The bytes that were signed, or null when one sign of the token is not ours. */
export function openToken(signer: Signer, purpose: Purpose, token: string): Buffer | null {
  if (token.length > longestToken || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // One token has one spelling: bits beyond the last byte are no play room.
  if (bytes.length <= proofLength || bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(proofLength);
  return timingSafeEqual(bytes.subarray(0, proofLength), signer(purpose, body)) ? body : null;
}

/** The 16 bytes of a UUID, and back. */
export const bytesOfId = (id: string): Buffer => {
  if (!isUuid(id)) throw new Error('An id is no UUID.');
  return Buffer.from(id.replaceAll('-', ''), 'hex');
};
export const idOfBytes = (bytes: Uint8Array): string => uuidOfHex(Buffer.from(bytes).toString('hex'));
