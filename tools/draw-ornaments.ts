/** Draws the site's decoration and logos: the zellige tile, the favicon, app icons and the preview picture for social networks: `npm run draw-ornaments`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictures as ar } from '../src/academy/pictures/words.ar.ts';
import { pictures as en } from '../src/academy/pictures/words.en.ts';
import type { Locale } from '../src/platform/i18n/locale.ts';
import { colours, door, logo, placed, portrait, scene, svg, tile, words } from './drawing.ts';

const neighbour = (person: string, colour: string, x: number, top: number): string =>
  door({ x, width: 170, top, bottom: 630, colour, inside: placed(portrait(person), x - 27, 406, 224) });

const lane = (from: number): string =>
  neighbour('yasmine', colours.mint, from, 250) +
  neighbour('salma', colours.majorelle, from + 186, 170) +
  neighbour('nour', colours.clay, from + 372, 250);

async function socialPicture(file: string, locale: Locale): Promise<void> {
  const arabic = locale === 'ar';
  const text = (arabic ? ar : en).academy.join('\n');
  const title = await words({ text, locale, size: arabic ? 100 : 104, width: 540, colour: colours.ink });
  const sign = `<svg x="${arabic ? 1064 : 64}" y="56" width="72" height="72" viewBox="0 0 24 24">${logo(colours.majorelle, colours.sand)}</svg>`;
  await sharp(
    Buffer.from(svg('0 0 1200 630', scene + lane(arabic ? 64 : 594) + sign, ' width="1200" height="630"')),
  )
    .composite([{ input: title.picture, left: arabic ? 1136 - title.width : 64, top: 200 }])
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
}

/** The logo on a square; `inset` is the margin around it. */
const icon = (size: number, inset: number): string =>
  svg(
    `0 0 ${size} ${size}`,
    `<path fill="${colours.sand}" d="M0 0h${size}v${size}H0Z"/><svg x="${inset}" y="${inset}" width="${size - 2 * inset}" height="${size - 2 * inset}" viewBox="0 0 24 24">${logo(colours.majorelle, colours.sand)}</svg>`,
    ` width="${size}" height="${size}"`,
  );

async function drawIcon(name: string, drawing: string): Promise<void> {
  await sharp(Buffer.from(drawing)).png({ palette: true, effort: 10 }).toFile(`public/${name}.png`);
}

const bare = logo(colours.majorelle, colours.sand);
mkdirSync('public', { recursive: true });
writeFileSync('src/platform/ui/art/zellige.svg', svg('0 0 96 96', tile('#fff', 1.4)));
writeFileSync('public/favicon.svg', svg('0 0 24 24', bare));
await drawIcon('favicon', svg('0 0 24 24', bare, ' width="48" height="48"'));
const mark = sharp(Buffer.from(svg('0 0 24 24', bare, ' width="72" height="72"')));
const markPng = await mark.png({ palette: true, colours: 16, effort: 10 }).toBuffer();
const markFile = 'src/academy/emails/logo-mark.ts';
const inMarkFile = readFileSync(markFile, 'utf8');
writeFileSync(markFile, inMarkFile.replace(/'[A-Za-z0-9+/=]{40,}'/, `'${markPng.toString('base64')}'`));
await drawIcon('apple-touch-icon', icon(180, 26));
await drawIcon('icon-192', icon(192, 20));
await drawIcon('icon-512', icon(512, 52));
// A system crops this one to its own shape: the logo is within the middle four fifths.
await drawIcon('icon-maskable-512', icon(512, 104));
await socialPicture('public/social-en.png', 'en');
await socialPicture('public/social-ar.png', 'ar');
