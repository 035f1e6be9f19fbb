/** Parts of the site's pictures: arches, zellige, the logo, and text in the site's font. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { khatamPath, zelligeTile } from '../src/platform/ui/art/khatam-path.ts';
import type { Locale } from '../src/platform/i18n/locale.ts';

export const colours = {
  ink: '#1d1b2e',
  inkSoft: '#55526a',
  night: '#2b2942',
  sand: '#fbf5ea',
  saffron: '#f2b33d',
  majorelle: '#3b3fc4',
  clay: '#d9532f',
  clayInk: '#b8401f',
  mint: '#2f8f7b',
  lilac: '#dfe0ff',
  blush: '#f7d9d0',
} as const;

export const svg = (viewBox: string, body: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>${body}</svg>\n`;

export const tile = (stroke: string, width: number): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${zelligeTile(96)}"/>`;

export const logo = (star: string, door: string): string =>
  `<path fill="${star}" d="${khatamPath(12, 12, 12)}"/>` +
  `<path fill="${door}" d="M8.6 17.600V11.400a3.400 3.400 0 0 1 6.800 0v6.200Z"/>`;

/** A whole picture on a sand background, with the pattern that fills the arches. */
export const scene =
  `<defs><pattern id="zellige" width="72" height="72" patternUnits="userSpaceOnUse"><g transform="scale(.75)">${tile('#fff', 2)}</g></pattern></defs>` +
  `<path fill="${colours.sand}" d="M0 0h1200v630H0Z"/>`;

type Arch = { x: number; width: number; top: number; bottom: number; colour: string; inside?: string };

/** A tall arch in a colour; `inside` is cut to its shape. */
export function door({ x, width, top, bottom, colour, inside = '' }: Arch): string {
  const arch = `M${x} ${bottom}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}Z`;
  return (
    `<clipPath id="door${x}"><path d="${arch}"/></clipPath><g clip-path="url(#door${x})"><path fill="${colour}" d="${arch}"/>` +
    `<path fill="url(#zellige)" opacity=".4" d="${arch}"/>${inside}</g>`
  );
}

const people = path.resolve('src/platform/ui/art/people');

/** The drawing of one of the academy's people, by key; Nour's for an unknown key, as on the pages. */
export function portrait(key: string): string {
  const file = path.join(people, `${key}.svg`);
  return readFileSync(existsSync(file) ? file : path.join(people, 'nour.svg'), 'utf8');
}

/** A drawing placed inside another. */
export const placed = (drawing: string, x: number, y: number, size: number): string =>
  drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

const fonts = path.resolve('build/fonts');
const scripts = ['latin', 'arabic'] as const;

/** Pango needs plain bold TrueType files. Both scripts are included: an Arabic title may contain 'UGC'. */
async function boldFonts(): Promise<string[]> {
  mkdirSync(fonts, { recursive: true });
  return Promise.all(
    scripts.map(async (script) => {
      const file = path.join(fonts, `readex-${script}-700.ttf`);
      if (existsSync(file)) return file;
      const whole = readFileSync(
        path.resolve(
          `node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
        ),
      );
      const bold = await subsetFont(whole, '', {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: { wght: 700 },
      });
      writeFileSync(file, bold);
      return file;
    }),
  );
}

const inMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Lettering = { text: string; locale: Locale; size: number; width: number; colour: string };

export type Words = { picture: Buffer; width: number; height: number };

async function set({ text, locale, size, width, colour }: Lettering, fontfile: string): Promise<Words> {
  const arabic = locale === 'ar';
  const spacing = arabic ? 0 : Math.round(-0.034 * size * 1024);
  // The mark makes a line that begins with a Latin word run from the right too.
  const shown = arabic ? text.replace(/^/gm, '\u200f') : text;
  const markup = `<span foreground="${colour}" size="${size}pt" letter_spacing="${spacing}" line_height="${arabic ? 1.02 : 0.86}">${inMarkup(shown)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: 'Readex Pro',
      fontfile,
      rgba: true,
      width,
      // To Pango 'left' is the side where the text begins.
      align: 'left',
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

let ready: Promise<string> | null = null;

/** Pango remembers a font file once it was named: both are named before the first text is set. */
async function fontsKnown(): Promise<string> {
  const [latin = '', arabic = ''] = await boldFonts();
  await set({ text: 'a', locale: 'en', size: 10, width: 50, colour: '#000' }, latin);
  return arabic;
}

/** Text as a picture, `size` in pixels, wrapped to `width`; Arabic is shaped and runs from the right. */
export async function words(lettering: Lettering): Promise<Words> {
  ready ??= fontsKnown();
  return set(lettering, await ready);
}
