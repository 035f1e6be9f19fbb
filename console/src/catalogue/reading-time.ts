/** How long a text is, counted as its page counts it. */

/** Words in any script; signs between them are none. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Minutes of reading, at least one: 200 words a minute in English, 160 in Arabic, whose words carry more. */
export const minutesOf = (words: number, side: 'en' | 'ar'): number =>
  Math.max(1, Math.round(words / (side === 'ar' ? 160 : 200)));
