/**
 * The hash "ver3" of every form to and from CMI: all values in the order of their names, each escaped and followed by a pipe, then
 * the store key; SHA-512 as Base64. It signs values in their order but no names, so that whoever reads a signed message must check
 * the values it expects (cmi.ts).
 */
import { createHash, timingSafeEqual } from 'node:crypto';

/** As posted, in any order; each name once. */
export type CmiFields = ReadonlyMap<string, string>;

/** Fields of the form outside the hash, in any case. */
const outside = new Set(['hash', 'encoding']);

/** The number at the beginning of a text, and its length; null without a leading digit. */
function numberAt(text: string): { value: bigint; length: number } | null {
  const [digits] = /^\d+/.exec(text) ?? [];
  return digits === undefined ? null : { value: BigInt(digits), length: digits.length };
}

/** The merchant kit's order of names: ignoring case, and runs of digits compare as numbers ('Street2' before 'Street10'). */
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

/** The backslash first, or else the one before a pipe would be doubled. */
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

/** The word that CMI hashes in a way of its own; what we send never contains it. */
export const hasDocumentWord = (value: string): boolean => /document/i.test(value);

/** Some of CMI's systems hash "document" and the character after it as "document.". A received hash that does not fit is checked again by this rule. */
export const withDocumentRule = (fields: CmiFields): CmiFields =>
  new Map([...fields].map(([name, value]) => [name, value.replace(/document./giu, 'document.')]));

/** In constant time, for any input. */
export function isSameHash(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
