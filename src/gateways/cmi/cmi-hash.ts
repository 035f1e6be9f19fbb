/**
 * The hash "ver3" under every form that goes to CMI and everything that comes from it: all values in the order of their
 * names, each escaped and followed by a pipe, then the store key; SHA-512 as Base64. It signs values in their order and no
 * names: who reads a signed message must insist on the values it expects (cmi-statement.ts).
 */
import { createHash, timingSafeEqual } from 'node:crypto';

/** As posted, in any order; a name stands once. */
export type CmiFields = ReadonlyMap<string, string>;

/** In the form and not in the hash, however they are cased. */
const outside = new Set(['hash', 'encoding']);

/** The number that a text begins with, and what of the text it takes; null when it begins with no digit. */
function numberAt(text: string): { value: bigint; length: number } | null {
  const [digits] = /^\d+/.exec(text) ?? [];
  return digits === undefined ? null : { value: BigInt(digits), length: digits.length };
}

/** As the merchant kit sorts names: ignoring case, and a run of digits compares as a number ('Street2' before 'Street10'). */
export function compareNames(a: string, b: string): number {
  let [left, right] = [a.toUpperCase(), b.toUpperCase()];
  while (left !== '' && right !== '') {
    const [one, other] = [numberAt(left), numberAt(right)];
    if (one && other) {
      if (one.value !== other.value) return one.value < other.value ? -1 : 1;
      left = left.slice(one.length);
      right = right.slice(other.length);
    } else {
      const difference = left.charCodeAt(0) - right.charCodeAt(0);
      if (difference !== 0) return difference;
      left = left.slice(1);
      right = right.slice(1);
    }
  }
  return left.length - right.length;
}

/** The backslash first, else the one before a pipe would be doubled. */
const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

/** What is hashed. An empty value is a bare pipe. */
export function canonicalText(fields: CmiFields, storeKey: string): string {
  const values = [...fields]
    .filter(([name]) => !outside.has(name.toLowerCase()))
    .sort(([a], [b]) => compareNames(a, b))
    .map(([, value]) => `${escaped(value)}|`);
  return `${values.join('')}${escaped(storeKey)}`;
}

export const cmiHash = (fields: CmiFields, storeKey: string): string =>
  createHash('sha512').update(canonicalText(fields, storeKey), 'utf8').digest('base64');

/** The word that CMI hashes in a way of its own; what is sent never holds it. */
export const holdsTheWord = (value: string): boolean => /document/i.test(value);

/**
 * Some of CMI's systems hash "document" and the sign behind it as "document.". A received hash that does not hold is tried
 * once more by this rule.
 */
export const withDocumentRule = (fields: CmiFields): CmiFields =>
  new Map([...fields].map(([name, value]) => [name, value.replace(/document./giu, 'document.')]));

/** In constant time, whatever is given. */
export function isSameHash(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
