/** Arabic and Amazigh in Latin letters, as is usual in Morocco. */
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

/** One word in Latin letters; accents, punctuation and letters of other scripts stay. */
export const inLatin = (word: string): string =>
  [...word.normalize('NFKC')]
    .map((letter, place) => (place === 0 ? initial.get(letter) : undefined) ?? written.get(letter) ?? letter)
    .join('');
