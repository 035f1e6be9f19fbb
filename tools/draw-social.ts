/**
 * Draws the preview pictures of pages and records for messengers and social networks:
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
import { lettered, type Lettered, logo, svg } from '../src/platform/files/drawing.ts';
import { zelligeTile } from '../src/platform/ui/art/khatam-path.ts';
import { pictures as ar } from '../src/academy/pictures/words.ar.ts';
import { pictures as en } from '../src/academy/pictures/words.en.ts';
import { pictures as fr } from '../src/academy/pictures/words.fr.ts';
import { consultationServices } from '../content/sample/consultation-services.ts';
import { courses } from '../content/sample/courses.ts';
import { jobs } from '../content/sample/jobs.ts';
import { posts } from '../content/sample/posts.ts';
import { products } from '../content/sample/products.ts';
import { settings } from '../content/sample/settings.ts';
import { trainers } from '../content/sample/trainers.ts';
import { workshops } from '../content/sample/workshops.ts';
import { type PicturedPage, socialPicture } from '../src/academy/frame/covers.ts';
import { type Locale, locales } from '../src/platform/i18n/locale.ts';

/** The site's tokens. */
const colours = {
  pitch: '#1d1b2e',
  cream: '#fbf5ea',
  sand: '#fbf5ea',
  white: '#ffffff',
  night: '#2b2942',
  majorelle: '#3b3fc4',
  saffron: '#f2b33d',
  saffronLight: '#f7c25a',
  clay: '#d9532f',
  clayDeep: '#b8401f',
  mint: '#2f8f7b',
  mintDeep: '#1f6b5b',
  mintLight: '#7fd0bd',
  lilac: '#dfe0ff',
  blush: '#f7d9d0',
} as const;
type Colour = keyof typeof colours;

/** A whole scene, the cover of a file, or single objects on a table before a wall. */
type Drawing =
  | { scene: string }
  | { cover: string; wall: Colour }
  | { props: readonly string[]; wall: Colour };

/** Nothing that becomes outdated: no price, no date, no number of seats. */
type SocialPicture = {
  /** Path below the site's files. */
  path: string;
  locale: Locale;
  title: string;
  /** The line at the foot: what it is, and whose. */
  fact: string;
  /** Behind the words, by the kind of page. */
  ground: Colour;
  drawing: Drawing;
};

const t = { en, ar, fr };
const art = path.resolve('src/platform/ui/art');
const drawnOf = (kind: 'scenes' | 'props', key: string): string =>
  readFileSync(path.join(art, kind, `${key}.svg`), 'utf8');
const isScene = (key: string): boolean => existsSync(path.join(art, 'scenes', `${key}.svg`));

/** What stands on the pages that are no record's. */
const pages: Record<PicturedPage | 'home', { ground: Colour; drawing: Drawing }> = {
  home: { ground: 'majorelle', drawing: { wall: 'saffron', props: ['caftan-mint', 'parcel'] } },
  courses: { ground: 'sand', drawing: { wall: 'majorelle', props: ['signpost', 'notebook'] } },
  workshops: { ground: 'saffronLight', drawing: { wall: 'clay', props: ['teapot', 'cushion'] } },
  shop: { ground: 'mintDeep', drawing: { scene: 'shop' } },
  blog: { ground: 'white', drawing: { wall: 'lilac', props: ['sheet', 'pencil'] } },
  consultation: { ground: 'lilac', drawing: { scene: 'consultation' } },
  community: { ground: 'majorelle', drawing: { scene: 'community' } },
  about: { ground: 'clayDeep', drawing: { scene: 'about' } },
  careers: { ground: 'mintLight', drawing: { scene: 'careers' } },
};

/** What the work of a job is done with. */
const tools: Record<string, readonly string[]> = {
  'learner-support-darija': ['headset', 'voice'],
  'video-editor': ['ringlight', 'phone'],
  'community-moderator': ['glass', 'cat'],
  'course-producer': ['notebook', 'pencil'],
};

const trainerName = (slug: string | null, locale: Locale): string | null =>
  trainers.find((trainer) => trainer.slug === slug)?.words[locale].name ?? null;

const facts = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

/** The record's scene; of a record that still shows a person, an object on the record's own colour. */
const sceneOf = ({ portrait, ground }: { portrait: string; ground: Colour }): Drawing =>
  isScene(portrait) ? { scene: portrait } : { wall: ground, props: ['notebook'] };

function picturesIn(locale: Locale): Omit<SocialPicture, 'locale'>[] {
  const { kinds, by, writtenBy } = t[locale];
  const named = (line: (name: string) => string, slug: string | null): string | null => {
    const name = trainerName(slug, locale);
    return name === null ? null : line(name);
  };
  return [
    ...(Object.keys(pages) as (keyof typeof pages)[]).map((page) => {
      const [title = '', fact = ''] = t[locale].pages[page];
      const at = page === 'home' ? `/social-${locale}.png` : socialPicture('page', page, locale);
      return { path: at, title, fact, ...pages[page] };
    }),
    ...courses.map((course) => ({
      path: socialPicture('course', course.slug, locale),
      title: course.words[locale].name,
      fact: facts(kinds.course, named(by, course.trainer)),
      ground: 'night' as const,
      drawing: sceneOf(course),
    })),
    ...workshops.map((workshop) => ({
      path: socialPicture('workshop', workshop.slug, locale),
      title: workshop.words[locale].title,
      fact: facts(kinds.workshop, by(workshop.instructor[locale])),
      ground: 'saffronLight' as const,
      drawing: sceneOf(workshop),
    })),
    ...consultationServices.map((service) => ({
      path: socialPicture('service', service.slug, locale),
      title: service.words[locale].title,
      fact: facts(kinds.service, named(by, service.expert)),
      ground: 'lilac' as const,
      drawing: sceneOf(service),
    })),
    ...products.map((product) => ({
      path: socialPicture('product', product.slug, locale),
      title: product.words[locale].name,
      fact: kinds[product.category],
      ground: 'blush' as const,
      drawing: { cover: product.slug, wall: product.ground },
    })),
    ...posts.map((post) => ({
      path: socialPicture('post', post.slug, locale),
      title: post.words[locale].title,
      fact: facts(kinds.post, named(writtenBy, post.author)),
      ground: 'white' as const,
      drawing: sceneOf(post),
    })),
    ...jobs.map((job) => ({
      path: socialPicture('job', job.slug, locale),
      title: job.words[locale].title,
      fact: facts(kinds.job, job.words[locale].place),
      ground: 'mintLight' as const,
      drawing: { wall: 'mintDeep' as const, props: tools[job.slug] ?? ['pencil'] },
    })),
  ];
}

/** The preview pictures for messengers and social networks, and their content: one per page or record and language. */
export const socialPictures = (): SocialPicture[] =>
  locales.flatMap((locale) => picturesIn(locale).map((picture) => ({ ...picture, locale })));

const size = { width: 1200, height: 630 };
const seen = 560;

/** A drawing in a place: its own measures are those of its field. */
const placed = (drawing: string, x: number, y: number, width: number, height: number): string =>
  drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

const table = 470;

/** A wall with zellige and a table, on which everything else stands. */
const room = (wall: Colour): string =>
  `<defs><pattern id="zellige" width="90" height="90" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-width="2.4" d="${zelligeTile(90)}"/></pattern></defs>` +
  `<path fill="${colours[wall]}" d="M0 0h${seen}v${table}H0Z"/><path fill="url(#zellige)" opacity=".4" d="M0 0h${seen}v${table}H0Z"/>` +
  `<path fill="${colours.white}" stroke="${colours.pitch}" stroke-width="7" d="M-9 ${table}h${seen + 18}v180H-9Z"/>`;

/** The largest object in the middle of the table, the small one before it at the end of reading. */
function onTable(props: readonly string[], locale: Locale): string {
  const at = (key: string, high: number, widest: number, middle: number, foot: number): string => {
    const drawing = drawnOf('props', key);
    const [, wide = '1', tall = '1'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawing) ?? [];
    const width = Math.min((high * Number(wide)) / Number(tall), widest);
    const height = (width * Number(tall)) / Number(wide);
    return placed(drawing, middle - width / 2, foot - height, width, height);
  };
  const [large = '', small] = props;
  const aside = locale === 'ar' ? 0.25 : 0.75;
  return (
    at(large, 410, 440, seen / 2, table + 60) +
    (small === undefined ? '' : at(small, 190, 240, seen * aside, table + 112))
  );
}

/** The cover of a file: its colour, its spine where reading begins, the figure on it. */
function cover(slug: string, wall: Colour, locale: Locale): string {
  const line = `stroke="${colours.pitch}" stroke-width="7" stroke-linejoin="round"`;
  const spine = locale === 'ar' ? 380 : 150;
  return (
    `<g transform="rotate(${locale === 'ar' ? 3 : -3} 280 330)">` +
    `<rect x="168" y="96" width="260" height="440" rx="12" fill="${colours.white}" ${line} transform="rotate(6 298 316)"/>` +
    `<rect x="140" y="90" width="280" height="450" rx="12" fill="${colours[wall]}" ${line}/>` +
    `<path fill="none" ${line} d="M${spine + 10} 90v450"/>` +
    `${placed(drawnOf('props', `cover-${slug}`), locale === 'ar' ? 158 : 178, 170, 210, 280)}</g>`
  );
}

function pictured({ drawing, locale }: SocialPicture): string {
  if ('scene' in drawing) {
    const width = (size.height * 480) / 300;
    return placed(drawnOf('scenes', drawing.scene), (seen - width) / 2, 0, width, size.height);
  }
  if ('cover' in drawing) return room('mintLight') + cover(drawing.cover, drawing.wall, locale);
  return room(drawing.wall) + onTable(drawing.props, locale);
}

const fonts = path.resolve('src/platform/pdf/fonts');
const column = 512;
const tallest = 310;

/** The title as large as four lines of the column allow, then as narrow as possible without another line, so that lines are alike. */
async function setTitle({ title, locale }: SocialPicture, colour: string): Promise<Lettered> {
  const sizes = [108, 100, 92, 84, 76, 72, 66, 60, 54, 48];
  const at = (of: number, width: number) => lettered({ text: title, locale, size: of, width, colour }, fonts);
  for (const of of sizes) {
    const whole = await at(of, column);
    if (whole.height > tallest || whole.width > column) continue;
    let best = whole;
    let low = whole.width / 2;
    let high = whole.width;
    for (let round = 0; round < 4; round += 1) {
      const middle = Math.round((low + high) / 2);
      const tried = await at(of, middle);
      const fits = tried.height <= whole.height + 2 && tried.width <= middle;
      if (fits) [best, high] = [tried, middle];
      else low = middle;
    }
    return best;
  }
  return at(sizes.at(-1) ?? 48, column);
}

const dark: ReadonlySet<Colour> = new Set(['night', 'majorelle', 'mintDeep', 'clayDeep']);

/** The drawing at the end of reading, the words where it begins: Arabic ones are at the right, English ones at the left. */
export async function draw(picture: SocialPicture): Promise<Buffer> {
  const { locale, ground } = picture;
  const isArabic = locale === 'ar';
  const colour = dark.has(ground) ? colours.cream : colours.pitch;
  const star = dark.has(ground) ? colours.cream : colours.majorelle;
  const title = await setTitle(picture, colour);
  const small = (text: string, of: number) =>
    lettered({ text, locale, size: of, width: column, colour }, fonts);
  const fact = await small(picture.fact, 30);
  const name = await small(settings.siteName[locale], 38);
  const edge = 56;
  const left = (width: number, inset = 0): number =>
    isArabic ? size.width - edge - inset - width : edge + inset;
  const from = isArabic ? 0 : size.width - seen;
  const words = isArabic ? seen : 0;
  const drawn =
    `<svg x="${from}" y="0" width="${seen}" height="${size.height}" viewBox="0 0 ${seen} ${size.height}">${pictured(picture)}</svg>` +
    `<path fill="${colours[ground]}" d="M${words} 0h${size.width - seen}v${size.height}h${seen - size.width}Z"/>` +
    `<path fill="${colours.pitch}" d="M${isArabic ? seen - 6 : size.width - seen} 0h6v${size.height}h-6Z"/>` +
    `<svg x="${left(56)}" y="54" width="56" height="56" viewBox="0 0 24 24">${logo(star, colours[ground])}</svg>`;
  return sharp(Buffer.from(svg('0 0 1200 630', drawn, ' width="1200" height="630"')))
    .composite([
      { input: name.picture, left: left(name.width, 72), top: Math.round(82 - name.height / 2) },
      { input: title.picture, left: left(title.width), top: Math.round(150 + (330 - title.height) / 2) },
      { input: fact.picture, left: left(fact.width), top: size.height - 64 - fact.height },
    ])
    .png({ palette: true, quality: 90, effort: 6 })
    .toBuffer();
}

const kept = path.resolve('build/social');
/** The sources of the drawing: when they change, everything is drawn again. */
const hand = ['tools/draw-social.ts', 'src/platform/files/drawing.ts', 'src/platform/ui/art/khatam-path.ts'];

/** The files that a picture is drawn from. */
const drawingsOf = ({ drawing }: SocialPicture): string[] =>
  'scene' in drawing
    ? [drawnOf('scenes', drawing.scene)]
    : ('cover' in drawing ? [`cover-${drawing.cover}`] : drawing.props).map((key) => drawnOf('props', key));

function nameOf(picture: SocialPicture, style: string): string {
  const hash = createHash('sha256').update(style).update(JSON.stringify(picture));
  for (const drawing of drawingsOf(picture)) hash.update(drawing);
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
