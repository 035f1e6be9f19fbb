/** Draws the site's decoration and logos: the zellige tile, the favicon, app icons and the preview picture for social networks: `npm run draw-ornaments`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logo, svg, tileAt } from '../src/platform/files/drawing.ts';
import { tileCount } from '../src/platform/ui/art/tiles.ts';
import { zelligeTile } from '../src/platform/ui/art/khatam-path.ts';
import { draw, socialPictures } from './draw-social.ts';

const colours = { majorelle: '#3b3fc4', sand: '#fbf5ea' } as const;

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
writeFileSync(
  'src/platform/ui/art/zellige.svg',
  svg('0 0 96 96', `<path fill="none" stroke="#fff" stroke-width="1.4" d="${zelligeTile(96)}"/>`),
);
writeFileSync('public/favicon.svg', svg('0 0 24 24', bare));
await drawIcon('favicon', svg('0 0 24 24', bare, ' width="48" height="48"'));
const mark = sharp(Buffer.from(svg('0 0 24 24', bare, ' width="72" height="72"')));
const markPng = await mark.png({ palette: true, colours: 16, effort: 10 }).toBuffer();
const markFile = 'src/academy/emails/logo-mark.ts';
const inMarkFile = readFileSync(markFile, 'utf8');
const row = Array.from({ length: 24 }, (_, at) => tileAt((at % tileCount) + 1, 32 * at, 0, 32)).join('');
const rowSvg = Buffer.from(svg('0 0 768 32', row, ' width="768" height="32"'));
const rowPng = await sharp(rowSvg).png({ palette: true, colours: 8, effort: 10, dither: 0 }).toBuffer();
writeFileSync(
  markFile,
  inMarkFile
    .replace(/(logoMark =\s+)'[^']*'/, `$1'${markPng.toString('base64')}'`)
    .replace(/(tileRow =\s+)'[^']*'/, `$1'${rowPng.toString('base64')}'`),
);
await drawIcon('apple-touch-icon', icon(180, 26));
await drawIcon('icon-192', icon(192, 20));
await drawIcon('icon-512', icon(512, 52));
// A system crops this one to its own shape: the logo is within the middle four fifths.
await drawIcon('icon-maskable-512', icon(512, 104));
// What pages without a picture of their own show is the home page's, also where the build could not draw.
for (const picture of socialPictures().filter(({ path }) => path.startsWith('/social-')))
  writeFileSync(`public${picture.path}`, await draw(picture));
