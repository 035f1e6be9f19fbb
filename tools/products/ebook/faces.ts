/** The letters of a printed book: the site's font, cut to the signs the book uses, one fixed weight a file. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const scripts = [
  { script: 'latin', range: 'U+0-5FF,U+2000-22FF' },
  { script: 'arabic', range: 'U+600-6FF,U+750-77F,U+FB50-FEFF' },
] as const;

/** A variable font ends up in a PDF as pictures of letters, many times its size: each weight is made a font of its own. */
export async function fontFaces(text: string, weights: readonly number[]): Promise<string> {
  const faces = scripts.flatMap(({ script, range }) => {
    const whole = readFileSync(
      new URL(
        `../../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
        import.meta.url,
      ),
    );
    return weights.map(async (weight) => {
      const cut = await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
      return `@font-face{font-family:Readex;font-weight:${weight};unicode-range:${range};src:url(data:font/ttf;base64,${cut.toString('base64')})}`;
    });
  });
  return (await Promise.all(faces)).join('\n');
}
