/**
 * Reduces the site's font to the characters and weights that the site uses, into src/platform/ui/art/fonts, and to fixed weights for
 * PDF documents, into src/platform/pdf/fonts: `npm run subset-fonts`. Readex Pro (SIL Open Font License). All shaping features stay,
 * so that Arabic joins and marks as designed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { between, printedLetters } from '../src/platform/pdf/visual-runs.ts';

const files = new URL('../node_modules/@fontsource-variable/readex-pro/files/', import.meta.url);
const target = new URL('../src/platform/ui/art/fonts/', import.meta.url);

/**
 * What every page needs, Arabic ones too (digits, brand names, addresses), with the French and Spanish letters of names: one file,
 * because a second one for a single 'é' costs a phone one more request.
 */
const core = between(0x20, 0x7e) + '\u00a0©«»·–—‘’“”…•ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒÆàâäçèéêëîïôöùûüÿœæÁÍÓÚÑáíóúñ°×®™€²½→−';
/** Arabic with the letters of Darija and Amazigh names (گ ڭ ڤ پ چ ژ), marks, tatweel and punctuation. */
const arabic =
  between(0x0621, 0x063a) + between(0x0640, 0x0655) + '\u0670ٱپچژڤکگڭڨیە،؛؟٪٫٬\u200c\u200d\u200e\u200f';

const cuts = [
  { file: 'latin', from: 'latin', text: core },
  { file: 'arabic', from: 'arabic', text: arabic },
  // The one Arabic word on English pages: the name of the other language.
  { file: 'arabic-name', from: 'arabic', text: 'العربية' },
];

for (const { file, from, text } of cuts) {
  const whole = readFileSync(new URL(`readex-pro-${from}-wght-normal.woff2`, files));
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    noHinting: true,
  });
  writeFileSync(new URL(`readex-${file}.woff2`, target), cut);
  console.log(`readex-${file}.woff2: ${whole.length} → ${cut.length} bytes`);
}

const printed = [
  { file: 'latin', from: 'latin', text: printedLetters.latin },
  { file: 'latin-more', from: 'latin-ext', text: printedLetters['latin-more'] },
  { file: 'arabic', from: 'arabic', text: printedLetters.arabic },
];

for (const { file, from, text } of printed) {
  for (const weight of [400, 700]) {
    const whole = readFileSync(new URL(`readex-pro-${from}-wght-normal.woff2`, files));
    const cut = await subsetFont(whole, text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      noHinting: true,
    });
    writeFileSync(new URL(`../src/platform/pdf/fonts/readex-${file}-${weight}.ttf`, import.meta.url), cut);
    console.log(`readex-${file}-${weight}.ttf: ${whole.length} → ${cut.length} bytes`);
  }
}
