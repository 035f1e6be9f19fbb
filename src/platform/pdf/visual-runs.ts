/**
 * Splits a line of text into pieces to draw, from left to right: the Unicode bidirectional algorithm, then one piece for each
 * stretch of one direction and one font. The PDF library does neither.
 */
import bidiFactory from 'bidi-js';

/** The characters of documents, by the font that has them: `npm run subset-fonts` reduces the fonts to these. */
export const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const without = (letters: string, missing: string): string =>
  Array.from(letters, (letter) => (missing.includes(letter) ? '' : letter)).join('');

/** Names may come from anywhere in Europe; a PDF takes in only the letters that it uses. */
export const printedLetters = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xac)}${between(0xae, 0xff)}–—‘’“”…•ıŒœ€−`,
  'latin-more': without(between(0x100, 0x17f), 'ıŒœſ') + between(0x218, 0x21b),
  arabic: `${between(0x0621, 0x063a)}${between(0x0640, 0x0655)}\u0670ٱڤ،؛؟٪٫٬ `,
} as const;

/** Letters of Darija, Amazigh and Persian names that the font lacks, as they are written without their extra dots. */
const nearestLetters: Readonly<Record<string, string>> = {
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ک: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  ڨ: 'ف',
  ی: 'ي',
  ە: 'ه',
  ſ: 's',
};

const bidi = bidiFactory();

export const fontFamilies = ['latin', 'latin-more', 'arabic'] as const;
export type FontFamily = (typeof fontFamilies)[number];

const families = new Map<string, FontFamily>(
  fontFamilies.toReversed().flatMap((family) => Array.from(printedLetters[family], (sign) => [sign, family])),
);

export type Run = { text: string; family: FontFamily; isRtl: boolean };

/** Characters that only set the direction: LRI, RLI, FSI and PDI, the older embeddings and marks. */
const directing = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/u;

/** Reads left to right in any line: order numbers, phone numbers, e-mail addresses. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
/** Reads in its own direction: names, and other text that a stranger typed. */
export const inItsDirection = (text: string): string => `\u2068${text}\u2069`;

/**
 * Text of which every character can be drawn: Arabic-Indic digits become Latin ones, as in Morocco, a letter of an unsupported
 * script becomes a question mark, and emoji, control characters and lone marks are left out.
 */
export function drawable(text: string): string {
  const composed = text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/\s/gu, (space) => (space === '\u00a0' ? space : ' '))
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return Array.from(composed, (typed) => {
    const sign = nearestLetters[typed] ?? typed;
    if (families.has(sign) || directing.test(sign)) return sign;
    return /\p{L}|\p{N}/u.test(sign) ? '?' : '';
  }).join('');
}

type Piece = Run & { level: number };

/** Spaces belong to what precedes them, so that a sentence is shaped in one piece. */
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

/** Rule L2: from the highest level down, every stretch of at least that level is reversed. */
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

/** The pieces of one line from left to right. Arabic text is reversed by the font that joins it; all else here. */
export const visualRuns = (line: string, base: 'ltr' | 'rtl'): Run[] =>
  inOrder(pieces(line, base)).map(({ text, family, isRtl }) => ({
    text: isRtl && family !== 'arabic' ? reversed(text) : text,
    family,
    isRtl,
  }));
