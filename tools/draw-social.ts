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
import { khatamPath } from '../src/platform/ui/art/khatam-path.ts';
import { colours, logo, svg, words, type Words } from './drawing.ts';
import { pictures as ar } from '../src/academy/pictures/words.ar.ts';
import { pictures as en } from '../src/academy/pictures/words.en.ts';
import { courses } from '../content/sample/courses.ts';
import { posts } from '../content/sample/posts.ts';
import { products } from '../content/sample/products.ts';
import { trainers } from '../content/sample/trainers.ts';
import { workshops } from '../content/sample/workshops.ts';
import { socialPicture } from '../src/academy/frame/covers.ts';
import { type Locale, locales } from '../src/platform/i18n/locale.ts';

/** How wide the picture is, at the end of the words; the words have the rest. */
const panel = 560;

/** Nothing that becomes outdated: no price, no date, no number of seats. */
type SocialPicture = {
  /** Path below the site's files. */
  path: string;
  locale: Locale;
  kicker: string;
  title: string;
  /** The line under the title, or null. */
  person: string | null;
  /** Behind the words. */
  paper: string;
  /** The drawing of the record, as the pages have it: a scene, or the figure of a product's cover on its ground. */
  drawing: string;
  ground: Ground | null;
};

const t = { en, ar };

const trainerName = (slug: string | null, locale: Locale): string | null =>
  trainers.find((trainer) => trainer.slug === slug)?.words[locale].name ?? null;

/** A scene of the site, or the figure of a cover. */
const drawingOf = (folder: 'scenes' | 'props', key: string): string =>
  `src/platform/ui/art/${folder}/${key}.svg`;

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
      paper: colours.night,
      drawing: drawingOf('scenes', course.portrait),
      ground: null,
    })),
    ...workshops.map((workshop) => ({
      path: socialPicture('workshop', workshop.slug, locale),
      locale,
      kicker: kinds.workshop,
      title: workshop.words[locale].title,
      person: by(workshop.instructor[locale]),
      paper: colours.sand,
      drawing: drawingOf('scenes', workshop.portrait),
      ground: null,
    })),
    ...products.map((product) => ({
      path: socialPicture('product', product.slug, locale),
      locale,
      kicker: kinds[product.category],
      title: product.words[locale].name,
      person: null,
      paper: colours.blush,
      drawing: drawingOf('props', `cover-${product.slug}`),
      ground: product.ground,
    })),
    ...posts.map((post) => ({
      path: socialPicture('post', post.slug, locale),
      locale,
      kicker: kinds.post,
      title: post.words[locale].title,
      person: withPerson(writtenBy, trainerName(post.author, locale)),
      paper: '#ffffff',
      drawing: drawingOf('scenes', post.portrait),
      ground: null,
    })),
  ];
}

/** The preview pictures for messengers and social networks, and their content: one per record and language. */
export const socialPictures = (): SocialPicture[] => locales.flatMap(picturesIn);

/** On the right in English, on the left in Arabic, as in the pages: never mirrored itself. */
function drawn({ locale, drawing, ground }: SocialPicture): string {
  const x = locale === 'ar' ? 0 : 1200 - panel;
  const file = readFileSync(drawing, 'utf8');
  const [height, fit] = ground === null ? [630, 'xMidYMid slice'] : [350, 'xMidYMax'];
  const within = file.replace(
    '<svg ',
    `<svg x="${x}" y="${630 - height}" width="${panel}" height="${height}" preserveAspectRatio="${fit}" `,
  );
  const edge = locale === 'ar' ? panel : x - 7;
  return (
    (ground === null ? '' : `<path fill="${colours[ground]}" d="M${x} 0h${panel}v630h-${panel}Z"/>`) +
    `${within}<path fill="${colours.ink}" d="M${edge} 0h7v630h-7Z"/>`
  );
}

const column = 1200 - panel - 2 * 64;
const tallest = 316;

/** The title as large as four lines of the column allow, then as narrow as possible without another line, so that lines are alike. */
async function setTitle({ title, locale }: SocialPicture, colour: string): Promise<Words> {
  const sizes = [84, 76, 68, 60, 54, 48, 42, 36];
  const at = (size: number, width: number) => words({ text: title, locale, size, width, colour });
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
  const { locale, kicker, person, paper } = picture;
  const [ink, soft, warm] =
    paper === colours.night
      ? [colours.sand, colours.lilac, colours.saffron]
      : [colours.ink, colours.inkSoft, colours.clayInk];
  const title = await setTitle(picture, ink);
  const small = (text: string, size: number, colour: string) =>
    words({ text, locale, size, width: column - 60, colour });
  const kind = await small(kicker, 30, warm);
  const by = person === null ? null : await small(person, 30, soft);
  const left = (width: number, inset = 64): number => (locale === 'ar' ? 1200 - inset - width : inset);
  const block = kind.height + 22 + title.height + (by === null ? 0 : by.height + 30);
  // Below the logo, a little above the middle of the rest.
  const top = Math.round(150 + (630 - 150 - block) * 0.42);
  const titleTop = top + kind.height + 22;
  const star = khatamPath(left(28) + 14, top + kind.height / 2, 14);
  const whole =
    `<path fill="${paper}" d="M0 0h1200v630H0Z"/>` +
    drawn(picture) +
    `<svg x="${left(64)}" y="52" width="64" height="64" viewBox="0 0 24 24">${logo(paper === colours.night ? colours.saffron : colours.majorelle, paper)}</svg>` +
    `<path fill="${warm}" d="${star}"/>`;
  return sharp(Buffer.from(svg('0 0 1200 630', whole, ' width="1200" height="630"')))
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
  hash.update(readFileSync(picture.drawing));
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
