/** The certificate as a picture: her name beside a door that is open, in a wall of the tiles of her course. */
import { languages } from '../../platform/i18n/languages.ts';
import { lettered, type Lettered, logo, svg, tileAt } from '../../platform/files/drawing.ts';
import { qrPath } from '../../platform/ui/art/qr-path.ts';
import { type Locale, directionOf } from '../../platform/i18n/locale.ts';
import { khatamPath } from '../../platform/ui/art/khatam-path.ts';
import { tileCount } from '../../platform/ui/art/tiles.ts';
import { addressOf, addressPath, type Printed } from './certificate-pdf.ts';
import { badgeSide, nameFor, pictureShapes, type PictureShape } from './certificate.ts';
import { certificateWords } from './words.ts';

const pitch = '#1d1b2e';
const cream = '#fbf5ea';
const saffron = '#f2b33d';
const mist = '#bdb9d4';

type Area = { x: number; y: number; width: number; height: number };

const square = ({ x, y, width, height }: Area, fill: string): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}Z"/>`;

/** Neighbours differ, also where a course has few units. */
function wall({ x, y, width, height }: Area, side: number, units: number): string {
  let tiles = '';
  for (let row = 0; row * side < height; row += 1)
    for (let column = 0; column * side < width; column += 1)
      tiles += tileAt(((column * 5 + row * 7) % units) + 1, x + column * side, y + row * side, side);
  return tiles;
}

/** An open door on `bottom`, its light, and behind it the last tile of the course. */
function openDoor({ x, y, width, height }: Area, unit: number): string {
  const arch = (inset: number): string => {
    const radius = width / 2 - inset;
    return `M${x + inset} ${y + height}V${y + width / 2}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${y + height}Z`;
  };
  const frame = width * 0.045;
  const leaf = width * 0.17;
  const floor = y + height * 0.8;
  const star = width * 0.3;
  const middle = { x: x + width / 2, y: y + height * 0.45 };
  const line = `stroke="${pitch}" stroke-width="${width * 0.014}" stroke-linejoin="round"`;
  const leafAt = (hinge: number, towards: number): string =>
    `<path fill="#3b3fc4" ${line} d="M${hinge} ${y}l${towards * leaf} ${leaf * 0.7}V${y + height - leaf * 0.5}L${hinge} ${y + height}Z"/>` +
    `<circle cx="${hinge + towards * leaf * 0.72}" cy="${y + height * 0.6}" r="${width * 0.018}" fill="${saffron}" ${line}/>`;
  return (
    `<clipPath id="door"><path d="${arch(frame)}"/></clipPath><path fill="${pitch}" d="${arch(0)}"/>` +
    `<g clip-path="url(#door)">${square({ x, y, width, height }, '#fdf0d3')}` +
    `<path fill="#f7c25a" ${line} d="M${x} ${y + height}L${x + width * 0.2} ${floor}H${x + width * 0.8}L${x + width} ${y + height}Z"/>` +
    `<clipPath id="last"><path d="${khatamPath(middle.x, middle.y, star)}"/></clipPath>` +
    `<g clip-path="url(#last)">${tileAt(unit, middle.x - star, middle.y - star, 2 * star)}</g>` +
    `<path fill="none" ${line} d="${khatamPath(middle.x, middle.y, star)}"/>` +
    `${leafAt(x + frame, 1)}${leafAt(x + width - frame, -1)}</g>`
  );
}

/** Where things are and how large they may be; the wall of a wide one is at the end of reading. */
function layoutOf(shape: PictureShape, isArabic: boolean) {
  const { width, height } = pictureShapes[shape];
  if (shape === 'story')
    return {
      wall: { x: 0, y: 0, width, height },
      door: { x: 240, y: 290, width: 600, height: 622 },
      panel: { x: 0, y: 912, width, height: 700 },
      side: 120,
      align: 'centre',
      name: [128, 112, 96, 82, 70, 60],
      scale: 1.3,
    } as const;
  const x = isArabic ? 0 : width - 480;
  return {
    wall: { x, y: 0, width: 480, height },
    door: { x: x + 72, y: 120, width: 336, height: height - 120 },
    panel: { x: isArabic ? 480 : 0, y: 0, width: 720, height },
    side: 60,
    align: 'left',
    name: [92, 80, 70, 60, 52, 46],
    scale: 1,
  } as const;
}

type Layout = ReturnType<typeof layoutOf>;
type Line = { text: string; locale: Locale; colour: string; sizes: readonly number[]; gap: number };
type Placed = { input: Buffer; left: number; top: number };

/** As large as one line allows; the smallest size wraps. */
async function fitted(
  line: Line,
  { width, align }: { width: number; align: Layout['align'] },
  fonts: string,
) {
  for (const size of line.sizes) {
    const made = await lettered({ ...line, size, width, align }, fonts);
    if ((made.height < size * 1.7 && made.width <= width) || size === line.sizes.at(-1)) return made;
  }
  return lettered({ ...line, size: 30, width, align }, fonts);
}

const edge = 60;

/** Beginning, middle or end of the panel's column, in the direction of the language. */
function place(on: Printed, { panel }: Layout, made: Lettered, top: number, where: 0 | 0.5 | 1): Placed {
  const share = directionOf(on.locale) === 'rtl' ? 1 - where : where;
  const left = panel.x + edge + (panel.width - 2 * edge - made.width) * share;
  return { input: made.picture, left: Math.round(left), top: Math.round(top) };
}

/** Who completed which course, in the middle of the room that the panel leaves. */
async function middle(on: Printed, layout: Layout, fonts: string): Promise<Placed[]> {
  const { locale, holder, course } = on;
  const words = certificateWords[locale];
  const { panel, align, scale } = layout;
  const isWide = align === 'left';
  const other: Locale = languages[locale].next[0];
  const name = nameFor(holder, locale);
  const second = nameFor(holder, other);
  const line = (text: string, colour: string, sizes: readonly number[], gap: number, of = locale): Line => ({
    text,
    locale: of,
    colour,
    sizes: sizes.map((size) => Math.round(size * scale)),
    gap: gap * scale,
  });
  const lines = [
    line(isWide ? words.title : words.page.mine, saffron, [34], 0),
    { ...line(name, cream, [], 24), sizes: layout.name },
    ...(second === name ? [] : [line(second, mist, [38, 32], 18, other)]),
    line(course.name[locale], cream, [42, 36, 32], 32),
  ];
  const within = { width: panel.width - 2 * edge, align };
  const made = await Promise.all(lines.map((one) => fitted(one, within, fonts)));
  const high = made.reduce((sum, { height }, at) => sum + height + (lines[at]?.gap ?? 0), 0);
  const [from, to] = isWide ? [130, 510] : [panel.y + 24, panel.y + panel.height - 176];
  let top = from + (to - from - high) / 2;
  return made.map((one, at) => {
    top += lines[at]?.gap ?? 0;
    const placed = place(on, layout, one, top, isWide ? 0 : 0.5);
    top += one.height;
    return placed;
  });
}

/** The number and the address at which anybody checks it, with a code for the camera where there is room, and whose it is. */
async function foot(on: Printed, layout: Layout, fonts: string): Promise<{ placed: Placed[]; body: string }> {
  const { panel, align } = layout;
  const isArabic = directionOf(on.locale) === 'rtl';
  const width = panel.width - 2 * edge;
  const isWide = align === 'left';
  const small = (text: string, colour: string, room: number) =>
    fitted(
      { text, locale: 'en', colour, sizes: [28, 24, 20], gap: 0 },
      { width: room, align: 'left' },
      fonts,
    );
  const number = await small(on.number, cream, width);
  const address = await small(addressOf(on), mist, isWide ? width - number.width - 30 : width - 460);
  const academy = await fitted(
    { text: on.academy, locale: on.locale, colour: cream, sizes: [40, 32, 26], gap: 0 },
    { width: isWide ? width - 80 : 230, align: 'left' },
    fonts,
  );
  const line = isWide ? 536 : panel.y + panel.height - 166;
  const markTop = isWide ? 56 : line + 52;
  const markAt = isArabic ? panel.x + panel.width - edge - 52 : panel.x + edge;
  const nameAt = isArabic ? markAt - 16 - academy.width : markAt + 52 + 16;
  const code = qrPath(`${on.origin}${addressPath(on)}`);
  const codeAt = isArabic ? panel.x + edge : panel.x + panel.width - edge - 130;
  const textAt = ({ width: wide }: Lettered): number => (isArabic ? codeAt + 150 : codeAt - 20 - wide);
  return {
    placed: [
      ...(isWide
        ? [place(on, layout, address, 564, 0), place(on, layout, number, 564, 1)]
        : [
            { input: number.picture, left: textAt(number), top: line + 46 },
            { input: address.picture, left: textAt(address), top: line + 94 },
          ]),
      {
        input: academy.picture,
        left: Math.round(nameAt),
        top: Math.round(markTop + 26 - academy.height / 2),
      },
    ],
    body:
      `<path fill="none" stroke="#4a4768" stroke-width="2" d="M${panel.x + edge} ${line}h${width}"/>` +
      `<svg x="${markAt}" y="${markTop}" width="52" height="52" viewBox="0 0 24 24">${logo(cream, pitch)}</svg>` +
      (isWide
        ? ''
        : `<rect x="${codeAt}" y="${line + 18}" width="130" height="130" rx="14" fill="#fff"/>` +
          `<svg x="${codeAt}" y="${line + 18}" width="130" height="130" viewBox="0 0 ${code.size} ${code.size}"><path fill="${pitch}" d="${code.d}"/></svg>`),
  };
}

async function draw(on: Printed, shape: PictureShape, fonts: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const layout = layoutOf(shape, directionOf(on.locale) === 'rtl');
  const { width, height } = pictureShapes[shape];
  const units = Math.min(on.course.units ?? tileCount, tileCount);
  const { panel } = layout;
  const below = await foot(on, layout, fonts);
  const body =
    wall(layout.wall, layout.side, units) +
    openDoor(layout.door, units) +
    square({ ...panel, y: panel.y - 6, height: panel.height + 12 }, cream) +
    square(panel, pitch) +
    below.body;
  const bytes = await sharp(
    Buffer.from(svg(`0 0 ${width} ${height}`, body, ` width="${width}" height="${height}"`)),
  )
    .composite([...(await middle(on, layout, fonts)), ...below.placed])
    .png({ palette: true, quality: 90, effort: 6 })
    .toBuffer();
  return new Uint8Array(bytes);
}

/** A badge: the tile of its module, with the corners that it has on the course's home. */
export async function drawBadge(unit: number): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const clip = '<clipPath id="round"><rect width="100" height="100" rx="14"/></clipPath>';
  const body = `${clip}<g clip-path="url(#round)">${tileAt(unit, 0, 0, 100)}</g>`;
  const drawn = svg('0 0 100 100', body, ` width="${badgeSide}" height="${badgeSide}"`);
  return new Uint8Array(await sharp(Buffer.from(drawn)).png({ palette: true, effort: 6 }).toBuffer());
}

/** A messenger asks for the same picture several times within minutes. */
const mostKept = 24;
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** As a PNG, which is drawn once and kept for a while. `fonts`: the folder with the fonts of documents. */
export async function drawCertificate(
  on: Printed,
  shape: PictureShape,
  fonts: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${shape} ${on.locale} ${on.number} ${on.academy}`;
  const drawing = kept.get(key) ?? draw(on, shape, fonts);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, drawing);
  return drawing.catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
}
