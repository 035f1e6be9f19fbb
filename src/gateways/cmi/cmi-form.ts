/** Parses what CMI posts: a form whatever its header claims, its values normalised as before the hash, and the hash itself. */
import { cmiHash, isSameHash, withDocumentRule, type CmiFields } from './hash.ts';
import { withoutEntities } from './html-entities.ts';

const mostFields = 300;
const longestPart = 4_096;

/** The body as a form. Null when it is larger than CMI ever sends, or has a name twice: which of the two was hashed is unknown. */
export function fieldsIn(body: Uint8Array): CmiFields | null {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) {
    if (name.length > longestPart || value.length > longestPart) return null;
    if (fields.has(name) || fields.size === mostFields) return null;
    fields.set(name, value);
  }
  return fields;
}

/** White space as the merchant kit (in PHP) trims it, which leaves the no-break space. */
const around = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;

/** Removes one newline of a notification, or all white space around a value of the browser's return. Then decodes entities. */
export const normalised = (fields: CmiFields, from: 'notification' | 'return'): CmiFields =>
  new Map(
    [...fields].map(([name, value]) => [
      name,
      withoutEntities(from === 'return' ? value.replace(around, '') : value.replace(/\r?\n$/, '')),
    ]),
  );

/** A field by its name in any case; undefined when it is missing, or there twice in different cases. */
export function valueOf(fields: CmiFields, wanted: string): string | undefined {
  const found = [...fields].filter(([name]) => name.toLowerCase() === wanted.toLowerCase());
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** Whether CMI wrote it, which knows the store key. Without a hash or key: no. Plus signs that a form loses are put back into the hash. */
export function isFromCmi(meant: CmiFields, storeKey: string): boolean {
  const given = valueOf(meant, 'hash')?.trim().replaceAll(' ', '+');
  if (given === undefined || storeKey === '') return false;
  const plain = isSameHash(cmiHash(meant, storeKey), given);
  return plain || isSameHash(cmiHash(withDocumentRule(meant), storeKey), given);
}
