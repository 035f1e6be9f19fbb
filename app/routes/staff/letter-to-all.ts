/** More go into no one letter: mail programs cut longer addresses, and providers take many receivers for an attack. */
const atMost = 50;

/** A letter to many who do not see one another; null when they are too many for one. What strangers typed is encoded. */
export function letterToAll(emails: readonly string[]): string | null {
  const receivers = [...new Set(emails)];
  if (receivers.length === 0 || receivers.length > atMost) return null;
  return `mailto:?bcc=${receivers.map((email) => encodeURIComponent(email).replaceAll('%40', '@')).join(',')}`;
}
