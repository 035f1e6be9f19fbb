/**
 * The token of a preview link. It contains one revision, the minute until which it works and, as a keyed hash, who made it:
 * nothing is stored.
 */
import {
  bytesOfId,
  idOfBytes,
  isSignedBy,
  openToken,
  signedToken,
  type Signer,
} from '../../platform/signed-token.ts';

const minuteMs = 60_000;
/** Time to look at both languages and to show it to somebody. */
const previewMs = 30 * minuteMs;

const idBytes = 16;
const minuteBytes = 4;
const makerAt = idBytes + minuteBytes;

export type PreviewToken = { token: string; until: Date };

/** `by`: the address of its maker. */
export function previewToken(
  signer: Signer,
  { revision, by }: { revision: string; by: string },
  now: Date,
): PreviewToken {
  const minute = Math.ceil((now.getTime() + previewMs) / minuteMs);
  const body = Buffer.alloc(makerAt);
  bytesOfId(revision).copy(body);
  body.writeUInt32BE(minute, idBytes);
  const token = signedToken(
    signer,
    'preview',
    Buffer.concat([body, signer('preview maker', Buffer.from(by))]),
  );
  return { token, until: new Date(minute * minuteMs) };
}

export type ReadPreview = { revision: string; until: Date; isBy(email: string): boolean };

/** Null for a token that we did not sign, and for an expired one. */
export function readPreviewToken(signer: Signer, token: string, now: Date): ReadPreview | null {
  const body = openToken(signer, 'preview', token);
  if (body === null || body.length <= makerAt) return null;
  const until = new Date(body.readUInt32BE(idBytes) * minuteMs);
  if (now >= until) return null;
  const maker = body.subarray(makerAt);
  const isBy = (email: string): boolean => isSignedBy(signer, 'preview maker', Buffer.from(email), maker);
  return { revision: idOfBytes(body.subarray(0, idBytes)), until, isBy };
}
