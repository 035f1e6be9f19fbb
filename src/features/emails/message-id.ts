/** By what mail programs, and the local mailbox, know a letter. */
import { createHash } from 'node:crypto';

/** The same letter has the same Message-ID whoever posts it, and however often. */
export function messageIdOf(dedupeKey: string, publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  const id = createHash('sha256').update(dedupeKey).digest('base64url').slice(0, 40);
  return `<${id}@${hostname}>`;
}
