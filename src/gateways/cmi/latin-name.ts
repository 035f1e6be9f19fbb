/**
 * A name in Latin letters: CMI's pages drop everything but these, digits, spaces and hyphens, so that an Arabic name would arrive
 * empty. Transliterated as is usual in Morocco; the order keeps the name as it was typed.
 */
import { hasDocumentWord } from './hash.ts';

const arabic: readonly (readonly [letters: string, latin: string])[] = [
  ['اأآٱعىة\u064E', 'a'],
  ['إيئ\u0650', 'i'],
  ['وؤ\u064F', 'ou'],
  ['ب', 'b'],
  ['پ', 'p'],
  ['تثط', 't'],
  ['جژ', 'j'],
  ['شچ', 'ch'],
  ['حه', 'h'],
  ['خ', 'kh'],
  ['دذضظ', 'd'],
  ['رڕ', 'r'],
  ['ز', 'z'],
  ['سص', 's'],
  ['غ', 'gh'],
  ['ف', 'f'],
  ['ڤ', 'v'],
  ['ق', 'q'],
  ['كک', 'k'],
  ['گڭݣ', 'g'],
  ['ل', 'l'],
  ['م', 'm'],
  ['ن', 'n'],
];

const amazigh: readonly (readonly [letters: string, latin: string])[] = [
  ['ⴰⵄ', 'a'],
  ['ⴱ', 'b'],
  ['ⵛ', 'ch'],
  ['ⴷⴹ', 'd'],
  ['ⴻ', 'e'],
  ['ⴼ', 'f'],
  ['ⴳ', 'g'],
  ['ⵖ', 'gh'],
  ['ⵀⵃ', 'h'],
  ['ⵉ', 'i'],
  ['ⵊ', 'j'],
  ['ⴽ', 'k'],
  ['ⵅ', 'kh'],
  ['ⵍ', 'l'],
  ['ⵎ', 'm'],
  ['ⵏ', 'n'],
  ['ⵓ', 'ou'],
  ['ⵇ', 'q'],
  ['ⵔⵕ', 'r'],
  ['ⵙⵚ', 's'],
  ['ⵜⵟ', 't'],
  ['ⵡ', 'w'],
  ['ⵢ', 'y'],
  ['ⵣⵥ', 'z'],
];

const latin: readonly (readonly [letters: string, latin: string])[] = [
  ['ßẞ', 'ss'],
  ['æÆ', 'ae'],
  ['œŒ', 'oe'],
  ['øØ', 'o'],
  ['łŁ', 'l'],
  ['đĐ', 'd'],
  ['ı', 'i'],
  ['‐‑–', '-'],
];

const written: ReadonlyMap<string, string> = new Map(
  [...arabic, ...amazigh, ...latin].flatMap(([letters, to]) => [...letters].map((letter) => [letter, to])),
);

/** At the beginning of a word these two are consonants: Wafaa, Youssef. */
const initial: ReadonlyMap<string, string> = new Map([
  ['و', 'w'],
  ['ي', 'y'],
]);

const longest = 50;

/** One word; empty when none of it can be transliterated. */
function latinWord(word: string): string {
  const letters = [...word.normalize('NFKC')].map(
    (letter, place) => (place === 0 ? initial.get(letter) : undefined) ?? written.get(letter) ?? letter,
  );
  // After the transliteration, since this would take the hamza off its letter.
  const plain = letters
    .join('')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9-]/g, '');
  return /[A-Za-z0-9]/.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : '';
}

/** Never empty: falls back to the order's number for a name that cannot be transliterated, or contains the word that CMI hashes differently. */
export function latinName(name: string, orderNumber: string): string {
  const words = name.split(/\s+/u).map(latinWord);
  const whole = words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, longest)
    .trim();
  return whole === '' || hasDocumentWord(whole) ? orderNumber : whole;
}
