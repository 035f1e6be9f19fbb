/** Parts of pictures: the academy's mark, tiles, and lines of text in the academy's typeface. */
import { type Locale, directionOf } from '../i18n/locale.ts';
import { visualRuns } from '../pdf/visual-runs.ts';
import { khatamPath } from '../ui/art/khatam-path.ts';
import { tileShapes } from '../ui/art/tiles.ts';

export const svg = (viewBox: string, body: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>${body}</svg>\n`;

/** The mark, 24 units wide: a khatam with a door in it. */
export const markPaths = {
  star: khatamPath(12, 12, 12),
  door: 'M8.6 17.600V11.400a3.400 3.400 0 0 1 6.800 0v6.200Z',
};
export const logo = (star: string, door: string): string =>
  `<path fill="${star}" d="${markPaths.star}"/><path fill="${door}" d="${markPaths.door}"/>`;

/** The tile of a unit, its corner at a place. */
export const tileAt = (unit: number, x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side / 100})">${tileShapes(unit)
    .map(
      ({ d, fill, stroke }) =>
        `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="1.6"` : ''}/>`,
    )
    .join('')}</g>`;

/** Of one weight: Pango takes two weights of the same family for one another. */
const fonts = [
  'latin-700',
  'latin-more-700',
  'other-latin-700',
  'other-arabic-700',
  'tifinagh-400',
  'arabic-700',
];

const inMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A name with a letter that the academy's typeface lacks is set whole in the one that stands in, as on documents. */
function fontFor(text: string): string {
  const families = new Set(visualRuns(text, 'ltr').map(({ family }) => family));
  if (families.has('other-arabic')) return 'Noto Sans Arabic Bold';
  return families.has('other-latin') ? 'Noto Sans Bold' : 'Readex Pro';
}

type Lettering = {
  text: string;
  locale: Locale;
  /** In pixels. */
  size: number;
  /** Where it wraps, in pixels. */
  width: number;
  colour: string;
  align?: 'left' | 'centre';
};

export type Lettered = { picture: Buffer; width: number; height: number };

async function set(
  { text, locale, size, width, colour, align = 'left' }: Lettering,
  fontfile: string,
): Promise<Lettered> {
  const { default: sharp } = await import('sharp');
  const arabic = directionOf(locale) === 'rtl';
  const spacing = arabic ? 0 : Math.round(-0.034 * size * 1024);
  // The mark makes a line that begins with a Latin word run from the right too.
  const shown = arabic ? text.replace(/^/gm, '\u200f') : text;
  const markup = `<span foreground="${colour}" size="${size}pt" letter_spacing="${spacing}" line_height="${arabic ? 1.02 : 0.86}">${inMarkup(shown)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: fontFor(text),
      fontfile,
      rgba: true,
      width,
      // To Pango 'left' is the side where the text begins.
      align,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

let ready: Promise<string> | null = null;

/** Pango remembers a font file once it was named: all are named before the first text is set. */
async function fontsKnown(folder: string): Promise<string> {
  let file = '';
  for (const font of fonts) {
    file = `${folder}/${font}.ttf`;
    await set({ text: 'a', locale: 'en', size: 10, width: 50, colour: '#000' }, file);
  }
  return file;
}

/** Text as a picture; Arabic is shaped and runs from the right. `folder`: where the fonts of documents are. */
export async function lettered(lettering: Lettering, folder: string): Promise<Lettered> {
  ready ??= fontsKnown(folder);
  return set(lettering, await ready);
}
