/** The letters that documents are printed with, by the font that has them: `npm run subset-fonts` cuts the fonts to these. */
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
export const nearestLetters: Readonly<Record<string, string>> = {
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
