/**
 * From a line as it is written to pieces as they are drawn, left to right: the Unicode bidirectional algorithm, then one
 * piece for each stretch of one direction and one font. A PDF knows neither.
 */
import bidiFactory from 'bidi-js';
import { nearestLetters, printedLetters } from './printed-letters.ts';

const bidi = bidiFactory();

export const fontFamilies = ['latin', 'latin-more', 'arabic'] as const;
export type FontFamily = (typeof fontFamilies)[number];

const families = new Map<string, FontFamily>(
  fontFamilies.toReversed().flatMap((family) => Array.from(printedLetters[family], (sign) => [sign, family])),
);

export type Run = { text: string; family: FontFamily; isRtl: boolean };

/** Signs that only tell the direction: LRI, RLI, FSI and PDI, the older embeddings and marks. */
const directing = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/u;

/** Reads left to right in any line: numbers of orders, telephones, e-mail addresses. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
/** Reads in its own direction: names, and what else a stranger typed. */
export const inItsDirection = (text: string): string => `\u2068${text}\u2069`;

/**
 * Text of which every character can be drawn: Arabic-Indic digits become the ones Morocco writes, a letter of another
 * script a question mark, and signs nobody reads aloud (emoji, control characters, lone marks) are left out.
 */
export function drawable(text: string): string {
  const composed = text
    .normalize('NFC')
    .replace(/\s/gu, (space) => (space === '\u00a0' ? space : ' '))
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return Array.from(composed, (typed) => {
    const sign = nearestLetters[typed] ?? typed;
    if (families.has(sign) || directing.test(sign)) return sign;
    return /\p{L}|\p{N}/u.test(sign) ? '?' : '';
  }).join('');
}

type Piece = Run & { level: number };

/** Blanks go with what stands before them, so that a sentence is shaped in one piece. */
function pieces(line: string, base: 'ltr' | 'rtl'): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const found: Piece[] = [];
  let at = 0;
  for (const sign of line) {
    const level = embedding.levels[at] ?? 0;
    const shown = mirrored.get(at) ?? sign;
    at += sign.length;
    if (directing.test(sign)) continue;
    const before = found.at(-1);
    const family =
      shown === ' ' && before?.level === level ? before.family : (families.get(shown) ?? 'latin');
    if (before?.level === level && before.family === family) before.text += shown;
    else found.push({ text: shown, family, level, isRtl: level % 2 === 1 });
  }
  return found;
}

/** Rule L2: from the highest level down, every stretch of at least that level is turned round. */
function inOrder(logical: readonly Piece[]): Piece[] {
  const visual = [...logical];
  const highest = Math.max(0, ...visual.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0;
    while (start < visual.length) {
      let end = start;
      while ((visual[end]?.level ?? -1) >= level) end += 1;
      if (end > start) visual.splice(start, end - start, ...visual.slice(start, end).reverse());
      start = Math.max(end, start + 1);
    }
  }
  return visual;
}

const reversed = (text: string): string => Array.from(text).reverse().join('');

/** The pieces of one line from left to right. Arabic is turned round by the font that joins it; all else here. */
export const visualRuns = (line: string, base: 'ltr' | 'rtl'): Run[] =>
  inOrder(pieces(line, base)).map(({ text, family, isRtl }) => ({
    text: isRtl && family !== 'arabic' ? reversed(text) : text,
    family,
    isRtl,
  }));
