/** An address that a last letter goes to, and that no table may show meanwhile. The key is made for this one letter. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** `key`: 16 bytes. */
export function sealAddress(key: Uint8Array, email: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Null when it was sealed with another key, or altered. */
export function openAddress(key: Uint8Array, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 29) return null;
  try {
    const decipher = createDecipheriv('aes-128-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
