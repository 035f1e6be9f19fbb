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

/**
 * Names come in the letters of Europe, of Amazigh in its three scripts, and of Arabic as written from Rabat to Lahore; a PDF takes in
 * only the letters that it uses. The first three are the academy's own typeface, the others stand in for what it lacks.
 */
export const printedLetters = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xac)}${between(0xae, 0xff)}–—‘’“”…•ıŒœ€−`,
  'latin-more':
    without(between(0x100, 0x17f), 'ıŒœſ') +
    between(0x218, 0x21b) +
    'ḌḍḎḏḠḡḤḥḪḫḶḷḺḻṂṃṄṅṆṇṈṉṚṛṠṡṢṣṬṭṮṯẀẁẂẃẄẅẒẓẞ',
  arabic: `${between(0x0621, 0x063a)}${between(0x0640, 0x0655)}\u0670ٱڤ،؛؟٪٫٬ `,
  'other-latin': `${between(0x20, 0x7e)}${between(0xa0, 0x24f)}${between(0x250, 0x2af)}ʷʼʿʾ${between(0x300, 0x331)}${between(0x37b, 0x3ff)}${between(0x400, 0x45f)}${between(0x1e00, 0x1eff)}‐‑`,
  'other-arabic': `${between(0x0621, 0x063a)}${between(0x0640, 0x065f)}${between(0x066e, 0x06d3)}ەۥۦۮۯۺۻۼۿ${between(0x0750, 0x077f)} `,
  tifinagh: `${between(0x2d30, 0x2d67)}ⵯ⵰⵿ `,
} as const;

const bidi = bidiFactory();

export type FontFamily = keyof typeof printedLetters;
export const fontFamilies = Object.keys(printedLetters) as FontFamily[];

const letters = new Map(fontFamilies.map((family) => [family, new Set(printedLetters[family])]));
const families = new Map<string, FontFamily>(
  fontFamilies.toReversed().flatMap((family) => Array.from(printedLetters[family], (sign) => [sign, family])),
);
const hasAll = (family: FontFamily, signs: readonly string[]): boolean =>
  signs.every((sign) => letters.get(family)?.has(sign));

export type Run = { text: string; family: FontFamily; isRtl: boolean };

/** Characters that only set the direction: LRI, RLI, FSI and PDI, the older embeddings and marks. */
const directing = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/u;

/** Reads left to right in any line: order numbers, phone numbers, e-mail addresses. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
/** Reads in its own direction: names, and other text that a stranger typed. */
export const inItsDirection = (text: string): string => `\u2068${text}\u2069`;

/** A form kept for the sake of older programs (a joined Arabic letter, a ligature, a full-width letter) is the letters it stands for. */
const spelt = (text: string): string =>
  Array.from(text, (sign) =>
    families.has(sign) || /\s/u.test(sign) || directing.test(sign) ? sign : sign.normalize('NFKC'),
  ).join('');

/**
 * Text of which every character can be drawn: Arabic-Indic digits become Latin ones, as in Morocco, a letter of an unsupported
 * script becomes a question mark, and emoji, control characters and lone marks are left out.
 */
export function drawable(text: string): string {
  const composed = spelt(text.normalize('NFC'))
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/\s/gu, (space) => (space === '\u00a0' ? space : ' '))
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return Array.from(composed, (sign) => {
    if (families.has(sign) || directing.test(sign)) return sign;
    return /\p{L}|\p{N}/u.test(sign) ? '?' : '';
  }).join('');
}

/** Whether a document shows all of it: what a name is asked before it is printed. */
export const canBeDrawn = (text: string): boolean =>
  drawable(text) === spelt(text.normalize('NFC')).normalize('NFC');

/** A word that the academy's typeface lacks a letter of is set whole in the other one: Arabic joins only within one font. */
function familiesIn(word: string): (FontFamily | null)[] {
  const signs = Array.from(word);
  const standIn = (family: FontFamily, other: FontFamily, script: RegExp) => {
    const ofScript = signs.filter((sign) => script.test(sign));
    const lacks = ofScript.some((sign) => families.get(sign) === other);
    return lacks && hasAll(other, ofScript) ? other : family;
  };
  const arabic = standIn('arabic', 'other-arabic', /[\p{Script=Arabic}\u064B-\u0655]/u);
  // A mark stands on its letter in one font only.
  const latin = standIn('latin', 'other-latin', /[\p{Script=Latin}\u0300-\u0331]/u);
  return signs.map((sign) => {
    const family = families.get(sign) ?? null;
    if (arabic === 'other-arabic' && family === 'arabic' && letters.get(arabic)?.has(sign)) return arabic;
    const isLatin = family === 'latin' || family === 'latin-more';
    return latin === 'other-latin' && isLatin && letters.get(latin)?.has(sign) ? latin : family;
  });
}

const familiesOf = (line: string): (FontFamily | null)[] =>
  line.split(/([ \u00a0])/u).flatMap((part) => familiesIn(part));

type Piece = Run & { level: number };

/** Spaces belong to what precedes them, so that a sentence is shaped in one piece. */
function pieces(line: string, base: 'ltr' | 'rtl'): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const fonts = familiesOf(line);
  const found: Piece[] = [];
  let at = 0;
  for (const [place, sign] of Array.from(line).entries()) {
    const level = embedding.levels[at] ?? 0;
    const shown = mirrored.get(at) ?? sign;
    at += sign.length;
    if (directing.test(sign)) continue;
    const before = found.at(-1);
    const family = shown === ' ' && before?.level === level ? before.family : (fonts[place] ?? 'latin');
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

const reversed = (text: string): string =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
    .reverse()
    .join('');

/** The pieces of one line from left to right. Arabic text is reversed by the font that joins it; all else here. */
export const visualRuns = (line: string, base: 'ltr' | 'rtl'): Run[] =>
  inOrder(pieces(line, base)).map(({ text, family, isRtl }) => ({
    text: isRtl && !family.endsWith('arabic') ? reversed(text) : text,
    family,
    isRtl,
  }));
