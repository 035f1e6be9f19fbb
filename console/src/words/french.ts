const spaced = (text: string): string =>
  text
    .replaceAll(/ (?=[:»])/g, '\u00a0')
    .replaceAll(/ (?=[;!?])/g, '\u202f')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(/(\d) %/g, '$1\u202f%');

/**
 * French sets a no-break space before a colon and within « », and a narrow one before ; ! ? and %. The words are typed with
 * plain spaces; this replaces them in words of any depth, also in what functions return.
 */
export function withFrenchSpaces<T>(words: T): T {
  if (typeof words === 'string') return spaced(words) as T;
  if (typeof words === 'function')
    return ((...told: unknown[]): unknown => withFrenchSpaces(words(...told) as unknown)) as T;
  if (Array.isArray(words)) return words.map((one: unknown) => withFrenchSpaces(one)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => [name, withFrenchSpaces(value)]),
  ) as T;
}
