/** The token of a file that was bought: one row of the downloads, until one instant. It opens no other row, and no order. */
import { bytesOfId, idOfBytes, openToken, signedToken, type Signer } from '../../platform/signed-token.ts';

type PaidLink = { downloadId: string; expiresAt: Date };

const idBytes = 16;
const allBytes = idBytes + 6;

/** Whole seconds count: the instant is rounded down. */
export function paidLinkToken(signer: Signer, { downloadId, expiresAt }: PaidLink): string {
  const seconds = Buffer.alloc(6);
  seconds.writeUIntBE(Math.floor(expiresAt.getTime() / 1_000), 0, 6);
  return signedToken(signer, 'paid download', Buffer.concat([bytesOfId(downloadId), seconds]));
}

/** What the token opens, expired or not; null for a token that we did not write. */
export function readPaidLink(signer: Signer, token: string): PaidLink | null {
  const body = openToken(signer, 'paid download', token);
  if (body === null || body.length !== allBytes) return null;
  return {
    downloadId: idOfBytes(body.subarray(0, idBytes)),
    expiresAt: new Date(body.readUIntBE(idBytes, 6) * 1_000),
  };
}
