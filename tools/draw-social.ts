/**
 * Draws the preview pictures of courses, workshops, products and articles for messengers and social networks:
 * `node tools/draw-social.ts <folder>`. Pictures are cached in build/social under a hash of their content.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Ground } from '../src/platform/records/record-fields.ts';
import type { Product } from '../src/catalogue/shop/product.ts';
import { khatamPath } from '../src/platform/ui/art/khatam-path.ts';
import { colours, door, logo, placed, portrait, scene, svg, words, type Words } from './drawing.ts';
import { pictures as ar } from '../src/academy/pictures/words.ar.ts';
import { pictures as en } from '../src/academy/pictures/words.en.ts';
import { courses } from '../content/sample/courses.ts';
import { posts } from '../content/sample/posts.ts';
import { products } from '../content/sample/products.ts';
import { trainers } from '../content/sample/trainers.ts';
import { workshops } from '../content/sample/workshops.ts';
import { socialPicture } from '../src/academy/frame/covers.ts';
import { type Locale, locales } from '../src/platform/i18n/locale.ts';

/** The colour of the half arch at the edge, next to each ground. */
const neighbours: Record<Ground, string> = {
  saffron: colours.majorelle,
  majorelle: colours.saffron,
  clay: colours.mint,
  mint: colours.clay,
  lilac: colours.clay,
  blush: colours.mint,
};

const outlined = `stroke="${colours.ink}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`;
const lines = (...paths: string[]): string => `<path fill="none" ${outlined} d="${paths.join('')}"/>`;
const shape = (fill: string, d: string): string => `<path fill="${fill}" ${outlined} d="${d}"/>`;

/** Objects in the outlined style of the portraits, on a field of 260 by 320. */
const things: Record<Product['category'], string> = {
  Templates:
    shape(colours.blush, 'M58 44h152a14 14 0 0 1 14 14v228H58Z') +
    shape(colours.sand, 'M36 20h150l36 36v226a14 14 0 0 1-14 14H36a14 14 0 0 1-14-14V34a14 14 0 0 1 14-14Z') +
    shape(colours.saffron, 'M186 20v36h36Z') +
    lines(
      'M54 84h84',
      'M54 122h134',
      'M54 156h134',
      'M54 190h134',
      'M54 224h134',
      'M120 122v136',
      'M54 258h134',
    ),
  Ebooks:
    shape(
      colours.saffron,
      'M14 74c44-22 82-20 116 6 34-26 72-28 116-6v196c-44-20-82-18-116 8-34-26-72-28-116-8Z',
    ) +
    shape(colours.sand, 'M30 56c40-18 72-14 100 12v188c-28-24-60-28-100-14Z') +
    shape(colours.sand, 'M230 56c-40-18-72-14-100 12v188c28-24 60-28 100-14Z') +
    lines('M54 104c18-4 34-2 50 8', 'M54 138c18-4 34-2 50 8', 'M54 172c18-4 34-2 50 8') +
    lines('M206 104c-18-4-34-2-50 8', 'M206 138c-18-4-34-2-50 8', 'M206 172c-18-4-34-2-50 8'),
  Software:
    shape(
      colours.ink,
      'M66 4h128a26 26 0 0 1 26 26v262a26 26 0 0 1-26 26H66a26 26 0 0 1-26-26V30A26 26 0 0 1 66 4Z',
    ) +
    shape(colours.sand, 'M60 46h140v212H60Z') +
    shape(colours.saffron, 'M80 72h30v30H80Z') +
    shape(colours.mint, 'M80 130h30v30H80Z') +
    shape(colours.sand, 'M80 188h30v30H80Z') +
    lines('M130 88h48', 'M130 146h48', 'M130 204h34', 'M87 87l7 7 12-14', 'M87 145l7 7 12-14') +
    `<circle cx="130" cy="288" r="9" fill="${colours.sand}"/>`,
};

const doorWidth = 344;

/** Nothing that becomes outdated: no price, no date, no number of seats. */
type SocialPicture = {
  /** Path below the site's files. */
  path: string;
  locale: Locale;
  kicker: string;
  title: string;
  /** The line under the title, or null. */
  person: string | null;
  ground: Ground;
  /** The content of the arch: one of the academy's people, or an object. */
  inside: { person: string } | { thing: Product['category'] };
};

const t = { en, ar };

const trainerName = (slug: string | null, locale: Locale): string | null =>
  trainers.find((trainer) => trainer.slug === slug)?.words[locale].name ?? null;

/** One trainer has one face: the one of their own record, wherever they are named. */
const faceOf = (who: { slug: string | null } | { name: string }, otherwise: string): string =>
  trainers.find(({ slug, words }) => ('slug' in who ? slug === who.slug : words.en.name === who.name))
    ?.portrait ?? otherwise;

const withPerson = (line: (name: string) => string, name: string | null): string | null =>
  name === null ? null : line(name);

function picturesIn(locale: Locale): SocialPicture[] {
  const { kinds, by, writtenBy } = t[locale];
  return [
    ...courses.map((course) => ({
      path: socialPicture('course', course.slug, locale),
      locale,
      kicker: kinds.course,
      title: course.words[locale].name,
      person: withPerson(by, trainerName(course.trainer, locale)),
      ground: course.ground,
      inside: { person: faceOf({ slug: course.trainer }, course.portrait) },
    })),
    ...workshops.map((workshop) => ({
      path: socialPicture('workshop', workshop.slug, locale),
      locale,
      kicker: kinds.workshop,
      title: workshop.words[locale].title,
      person: by(workshop.instructor[locale]),
      ground: workshop.ground,
      inside: { person: faceOf({ name: workshop.instructor.en }, workshop.portrait) },
    })),
    ...products.map((product) => ({
      path: socialPicture('product', product.slug, locale),
      locale,
      kicker: kinds[product.category],
      title: product.words[locale].name,
      person: null,
      ground: product.ground,
      inside: { thing: product.category },
    })),
    ...posts.map((post) => ({
      path: socialPicture('post', post.slug, locale),
      locale,
      kicker: kinds.post,
      title: post.words[locale].title,
      person: withPerson(writtenBy, trainerName(post.author, locale)),
      ground: post.ground,
      inside: { person: faceOf({ slug: post.author }, post.portrait) },
    })),
  ];
}

/** The preview pictures for messengers and social networks, and their content: one per record and language. */
export const socialPictures = (): SocialPicture[] => locales.flatMap(picturesIn);

/** English pictures have the arches on the right, Arabic ones on the left, as the pages do. */
function lane({ locale, ground, inside }: SocialPicture): string {
  const from = (x: number, width: number): number => (locale === 'ar' ? 1200 - x - width : x);
  const x = from(772, doorWidth);
  const within =
    'person' in inside
      ? placed(portrait(inside.person), x - 38, 210, 420)
      : placed(svg('0 0 260 320', things[inside.thing]), x + 22, 254, 300);
  return (
    door({ x, width: doorWidth, top: 84, bottom: 630, colour: colours[ground], inside: within }) +
    door({ x: from(1138, 240), width: 240, top: 238, bottom: 630, colour: neighbours[ground] })
  );
}

const column = 640;
const tallest = 316;

/** The title as large as four lines of the column allow, then as narrow as possible without another line, so that lines are alike. */
async function setTitle({ title, locale }: SocialPicture): Promise<Words> {
  const sizes = [84, 76, 68, 60, 54, 48, 42, 36];
  const at = (size: number, width: number) =>
    words({ text: title, locale, size, width, colour: colours.ink });
  for (const size of sizes) {
    const whole = await at(size, column);
    if (whole.height > tallest || whole.width > column) continue;
    let best = whole;
    let low = whole.width / 2;
    let high = whole.width;
    for (let round = 0; round < 5; round += 1) {
      const middle = Math.round((low + high) / 2);
      const tried = await at(size, middle);
      const fits = tried.height <= whole.height + 2 && tried.width <= middle;
      if (fits) [best, high] = [tried, middle];
      else low = middle;
    }
    return best;
  }
  return at(sizes.at(-1) ?? 36, column);
}

async function draw(picture: SocialPicture): Promise<Buffer> {
  const { locale, kicker, person } = picture;
  const title = await setTitle(picture);
  const small = (text: string, size: number, colour: string) =>
    words({ text, locale, size, width: column - 60, colour });
  const kind = await small(kicker, 30, colours.clayInk);
  const by = person === null ? null : await small(person, 28, colours.inkSoft);
  const left = (width: number, inset = 64): number => (locale === 'ar' ? 1200 - inset - width : inset);
  const block = kind.height + 22 + title.height + (by === null ? 0 : by.height + 30);
  // Below the logo, a little above the middle of the rest.
  const top = Math.round(150 + (630 - 150 - block) * 0.42);
  const titleTop = top + kind.height + 22;
  const star = khatamPath(left(28) + 14, top + kind.height / 2, 14);
  const drawn =
    scene +
    lane(picture) +
    `<svg x="${left(64)}" y="52" width="64" height="64" viewBox="0 0 24 24">${logo(colours.majorelle, colours.sand)}</svg>` +
    `<path fill="${colours.clay}" d="${star}"/>`;
  return sharp(Buffer.from(svg('0 0 1200 630', drawn, ' width="1200" height="630"')))
    .composite([
      { input: kind.picture, left: left(kind.width, 106), top },
      { input: title.picture, left: left(title.width), top: titleTop },
      ...(by === null
        ? []
        : [{ input: by.picture, left: left(by.width), top: titleTop + title.height + 30 }]),
    ])
    .png({ palette: true, quality: 90, effort: 6 })
    .toBuffer();
}

const kept = path.resolve('build/social');
/** The sources of the drawing: when they change, everything is drawn again. */
const hand = ['tools/draw-social.ts', 'tools/drawing.ts', 'src/platform/ui/art/khatam-path.ts'];

function nameOf(picture: SocialPicture, style: string): string {
  const hash = createHash('sha256').update(style).update(JSON.stringify(picture));
  if ('person' in picture.inside) hash.update(portrait(picture.inside.person));
  return `${hash.digest('hex').slice(0, 32)}.png`;
}

/** Puts every picture into a folder of built files, drawing those that are not cached, two at a time; returns how many it drew. */
export async function drawSocialPictures(client: string): Promise<number> {
  const style = hand.map((file) => readFileSync(file, 'utf8')).join('');
  const all = socialPictures().map((picture) => ({ picture, name: nameOf(picture, style) }));
  mkdirSync(kept, { recursive: true });
  const known = new Set(all.map(({ name }) => name));
  for (const name of readdirSync(kept)) if (!known.has(name)) rmSync(path.join(kept, name));
  const missing = all.filter(({ name }) => !existsSync(path.join(kept, name)));
  const waiting = [...missing];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      writeFileSync(path.join(kept, next.name), await draw(next.picture));
  };
  await Promise.all([worker(), worker()]);
  mkdirSync(path.join(client, 'social'), { recursive: true });
  for (const { picture, name } of all) copyFileSync(path.join(kept, name), path.join(client, picture.path));
  return missing.length;
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'build/social-pictures';
  console.log(`${await drawSocialPictures(folder)} drawn, all in ${folder}/social`);
}
