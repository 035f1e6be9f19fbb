/**
 * Reduces the site's font to the characters and weights that the site uses, into src/platform/ui/art/fonts, and to fixed weights for
 * PDF documents, into src/platform/pdf/fonts: `npm run subset-fonts`. Readex Pro and Noto Sans (SIL Open Font License). All shaping features stay,
 * so that Arabic joins and marks as designed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { between, type FontFamily, printedLetters } from '../src/platform/pdf/visual-runs.ts';

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

/** What the site's font lacks of the letters of names: Noto Sans, as Debian's fonts-noto-core has it. */
const noto = (name: string) => new URL(`file:///usr/share/fonts/truetype/noto/${name}.ttf`);
const readex = (from: string) => () => new URL(`readex-pro-${from}-wght-normal.woff2`, files);

const printed: { file: FontFamily; of: (weight: number) => URL; weights?: number[] }[] = [
  { file: 'latin', of: readex('latin') },
  { file: 'latin-more', of: readex('latin-ext') },
  { file: 'arabic', of: readex('arabic') },
  { file: 'other-latin', of: (weight) => noto(`NotoSans-${weight === 400 ? 'Regular' : 'Bold'}`) },
  { file: 'other-arabic', of: (weight) => noto(`NotoSansArabic-${weight === 400 ? 'Regular' : 'Bold'}`) },
  { file: 'tifinagh', of: () => noto('NotoSansTifinagh-Regular'), weights: [400] },
];

for (const { file, of, weights = [400, 700] } of printed) {
  for (const weight of weights) {
    const whole = readFileSync(of(weight));
    const isVariable = of(weight).pathname.endsWith('.woff2');
    const cut = await subsetFont(whole, printedLetters[file], {
      targetFormat: 'sfnt',
      ...(isVariable && { variationAxes: { wght: weight } }),
      noHinting: true,
    });
    writeFileSync(new URL(`../src/platform/pdf/fonts/${file}-${weight}.ttf`, import.meta.url), cut);
    console.log(`${file}-${weight}.ttf: ${whole.length} → ${cut.length} bytes`);
  }
}
