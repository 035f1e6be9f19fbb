/**
 * Draws what the site is decorated and recognised by: the zellige tile, the favicon, app icons and the pictures that
 * social networks show: `node tools/draw-ornaments.ts`. Text in pictures is set in the site's own font.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { khatamPath } from '../app/art/khatam-path.ts';
import { zelligeTile } from '../app/art/zellige-tiling.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const doorInStar = 'M8.6 17.600V11.400a3.400 3.400 0 0 1 6.800 0v6.200Z';
const logo = (star: string, door: string): string =>
  `<path fill="${star}" d="${khatamPath(12, 12, 12)}"/><path fill="${door}" d="${doorInStar}"/>`;

const svg = (viewBox: string, body: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>${body}</svg>\n`;

const tile = (stroke: string, width: number): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${zelligeTile(96)}"/>`;

function personIn(name: string, x: number, y: number, size: number): string {
  const drawing = readFileSync(at(`app/art/people/${name}.svg`), 'utf8');
  return drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}

function door(person: string, colour: string, x: number, width: number, top: number, bottom: number): string {
  const arch = `M${x} ${bottom}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}Z`;
  const size = width * 1.32;
  return (
    `<clipPath id="${person}"><path d="${arch}"/></clipPath><g clip-path="url(#${person})"><path fill="${colour}" d="${arch}"/>` +
    `<path fill="url(#zellige)" opacity=".4" d="${arch}"/>${personIn(person, x - (size - width) / 2, bottom - size, size)}</g>`
  );
}

const scene =
  `<defs><pattern id="zellige" width="72" height="72" patternUnits="userSpaceOnUse"><g transform="scale(.75)">${tile('#fff', 2)}</g></pattern></defs>` +
  `<path fill="#fbf5ea" d="M0 0h1200v630H0Z"/>`;
const doors = (from: number): string =>
  door('yasmine', '#2f8f7b', from, 170, 250, 630) +
  door('salma', '#3b3fc4', from + 186, 170, 170, 630) +
  door('nour', '#d9532f', from + 372, 170, 250, 630);

/** Words as a picture, through Pango, which shapes Arabic and wants a plain bold TrueType file. */
async function words(
  markup: string,
  script: 'latin' | 'arabic',
  width: number,
  align: 'left' | 'right',
): Promise<Buffer> {
  const whole = readFileSync(
    at(`node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`),
  );
  const bold = await subsetFont(whole, '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
  });
  const fontfile = join(tmpdir(), `derb-readex-${script}-700.ttf`);
  writeFileSync(fontfile, bold);
  return sharp({ text: { text: markup, font: 'Readex Pro', fontfile, rgba: true, width, align, dpi: 72 } })
    .png()
    .toBuffer();
}

async function socialPicture(file: string, language: 'en' | 'ar'): Promise<void> {
  const arabic = language === 'ar';
  const title = arabic ? 'ارسمي\nطريقك' : 'Create\nYour Path';
  const markup = `<span foreground="#1d1b2e" size="${arabic ? 100 : 104}pt" letter_spacing="${arabic ? 0 : -4000}">${title}</span>`;
  const text = await words(markup, arabic ? 'arabic' : 'latin', 540, arabic ? 'right' : 'left');
  const { width } = await sharp(text).metadata();
  const picture = svg(
    '0 0 1200 630',
    scene +
      doors(arabic ? 64 : 594) +
      `<svg x="${arabic ? 1064 : 64}" y="56" width="72" height="72" viewBox="0 0 24 24">${logo('#3b3fc4', '#fbf5ea')}</svg>`,
    ' width="1200" height="630"',
  );
  await sharp(Buffer.from(picture))
    .composite([{ input: text, left: arabic ? 1136 - width : 64, top: 200 }])
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(at(file));
}

mkdirSync(at('public'), { recursive: true });
writeFileSync(at('app/art/zellige.svg'), svg('0 0 96 96', tile('#fff', 1.4)));
writeFileSync(at('public/favicon.svg'), svg('0 0 24 24', logo('#3b3fc4', '#fbf5ea')));
const icon = (size: number, inset: number): string =>
  svg(
    `0 0 ${size} ${size}`,
    `<path fill="#fbf5ea" d="M0 0h${size}v${size}H0Z"/><svg x="${inset}" y="${inset}" width="${size - 2 * inset}" height="${size - 2 * inset}" viewBox="0 0 24 24">${logo('#3b3fc4', '#fbf5ea')}</svg>`,
    ` width="${size}" height="${size}"`,
  );
await sharp(Buffer.from(icon(180, 26)))
  .png({ palette: true })
  .toFile(at('public/apple-touch-icon.png'));
await sharp(Buffer.from(svg('0 0 24 24', logo('#3b3fc4', '#fbf5ea'), ' width="48" height="48"')))
  .png({ palette: true })
  .toFile(at('public/favicon.png'));
await socialPicture('public/social-en.png', 'en');
await socialPicture('public/social-ar.png', 'ar');
