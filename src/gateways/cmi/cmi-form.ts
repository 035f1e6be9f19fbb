/** What CMI posts: a form whatever its header says, its values as they were before they travelled, and the hash it carries. */
import { cmiHash, isSameHash, withDocumentRule, type CmiFields } from './cmi-hash.ts';
import { withoutEntities } from './html-entities.ts';

const mostFields = 300;
const longestPart = 4_096;

/**
 * The bytes as a form. Null when there is more of it than CMI ever sends, or when a name stands twice: which of the two was
 * hashed would be a guess.
 */
export function fieldsIn(body: Uint8Array): CmiFields | null {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) {
    if (name.length > longestPart || value.length > longestPart) return null;
    if (fields.has(name) || fields.size === mostFields) return null;
    fields.set(name, value);
  }
  return fields;
}

/** White space as the merchant kit's language trims it; the no-break space is none. */
const around = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;

/** A notification loses one newline; the browser's return all white space around a value. Then entities are decoded. */
export const normalised = (fields: CmiFields, from: 'notification' | 'return'): CmiFields =>
  new Map(
    [...fields].map(([name, value]) => [
      name,
      withoutEntities(from === 'return' ? value.replace(around, '') : value.replace(/\r?\n$/, '')),
    ]),
  );

/** A field by its name however it is cased; undefined when it is not there, or twice in different cases. */
export function valueOf(fields: CmiFields, wanted: string): string | undefined {
  const found = [...fields].filter(([name]) => name.toLowerCase() === wanted.toLowerCase());
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/**
 * Whether CMI wrote it: whoever knows the store key. No hash, no key: not believed. The plus signs that a form loses are put
 * back into the hash.
 */
export function isFromCmi(meant: CmiFields, storeKey: string): boolean {
  const given = valueOf(meant, 'hash')?.trim().replaceAll(' ', '+');
  if (given === undefined || storeKey === '') return false;
  const plain = isSameHash(cmiHash(meant, storeKey), given);
  return plain || isSameHash(cmiHash(withDocumentRule(meant), storeKey), given);
}
