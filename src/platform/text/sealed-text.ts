/** Encrypts a short text for a table: AES in GCM, each time with a fresh nonce. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

const cipherFor = (key: Uint8Array) => (key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm');

/** `key`: 16 or 32 bytes. `about` is authenticated but not stored: only the same value decrypts the text. */
export function sealText(key: Uint8Array, text: string, about = ''): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherFor(key), key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Null when it was encrypted with another key or `about`, or was altered. */
export function openText(key: Uint8Array, sealed: string, about = ''): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const begins = nonceBytes + tagBytes;
  if (bytes.length <= begins) return null;
  try {
    const decipher = createDecipheriv(cipherFor(key), key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(nonceBytes, begins));
    return Buffer.concat([decipher.update(bytes.subarray(begins)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
