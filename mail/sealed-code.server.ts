/** A sign-in code on its way to the post: sealed, because the outbox is a table and tables are copied and backed up. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'derb staff code letter', 32));

/** AES-256-GCM with a fresh nonce; `about` (the address) is bound to it. */
export function sealCode(secret: string, about: string, code: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Null when it was sealed with another secret, for another address, or altered. */
export function openCode(secret: string, about: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 29) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
