/** The token of a link to what is not published yet. It names one revision and the minute until which it works: nothing of it is kept. */
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from './signed-token.server.ts';

const minuteMs = 60_000;
/** Time to look at both languages and to show it to somebody. */
const previewMs = 30 * minuteMs;

const idBytes = 16;
const minuteBytes = 4;

export type PreviewToken = { token: string; until: Date };

export function previewToken(signer: Signer, revision: string, now: Date): PreviewToken {
  const minute = Math.ceil((now.getTime() + previewMs) / minuteMs);
  const body = Buffer.alloc(idBytes + minuteBytes);
  bytesOfId(revision).copy(body);
  body.writeUInt32BE(minute, idBytes);
  return { token: signedToken(signer, 'preview', body), until: new Date(minute * minuteMs) };
}

/** Null for a token that we did not write, and when its time is over. */
export function readPreviewToken(
  signer: Signer,
  token: string,
  now: Date,
): { revision: string; until: Date } | null {
  const body = openToken(signer, 'preview', token);
  if (body?.length !== idBytes + minuteBytes) return null;
  const until = new Date(body.readUInt32BE(idBytes) * minuteMs);
  return now < until ? { revision: idOfBytes(body.subarray(0, idBytes)), until } : null;
}
