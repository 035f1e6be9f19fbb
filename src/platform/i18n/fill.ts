/** Puts values into a sentence: `fill('{days} days', { days: 7 })` is '7 days'. An unknown name stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** The same for every sentence in a tree of words; whatever is not a sentence stays as it is. */
export function fillAll<T>(words: T, values: Record<string, string | number>): T {
  if (typeof words === 'string') return fill(words, values) as T;
  if (Array.isArray(words)) return words.map((word: unknown) => fillAll(word, values)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, fillAll(word, values)])) as T;
}
