/**
 * Draws the videos of the sample academy: those of its pages into public/media, with a poster of each; those of its lessons into
 * content/sample/classroom/films, in two sizes with captions: `npm run make-films -- [name …]`. Run by hand when a script changes;
 * needs Chromium and ffmpeg. Frames only change while a scene enters, so a video is small.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from '../tests/support/programs.ts';
import { lessonFilms } from '../content/sample/classroom/films.ts';
import type { LessonFilm, MadeFilm } from '../content/shape.ts';
import { captionsOf, transcriptOf } from './films/captions.ts';
import { films } from './films/scripts.ts';
import { type Film, sizeOf, stageOf } from './films/stage.ts';
import { lessonFilmSize, lessonStageOf } from './films/lesson-stage.ts';

const folder = path.resolve('public/media');
const lessonsFolder = path.resolve('content/sample/classroom/films');
const framesPerSecond = 24;
/** Number of frames in which a scene enters. */
const entering = 10;

const eased = (share: number): number => 1 - (1 - share) ** 3;

type Drawn = { html: string; seconds: number };

/** Takes pictures of the scenes; returns the list of pictures with their seconds, in ffmpeg's format. */
async function photograph(page: Page, scenes: readonly Drawn[], into: string): Promise<string> {
  const lines: string[] = [];
  const keep = async (name: string, seconds: number) => {
    await page.screenshot({ path: path.join(into, name) });
    lines.push(`file '${name}'`, `duration ${seconds.toFixed(4)}`);
  };
  for (const [index, { html, seconds }] of scenes.entries()) {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    for (let frame = 1; frame <= entering; frame += 1) {
      const share = eased(frame / entering);
      await page.evaluate((to) => document.documentElement.style.setProperty('--in', String(to)), share);
      const last = frame === entering;
      const held = seconds - (entering - 1) / framesPerSecond;
      await keep(`${index}-${String(frame).padStart(2, '0')}.png`, last ? held : 1 / framesPerSecond);
    }
  }
  const lastLine = lines.at(-2) ?? '';
  // ffmpeg counts the last picture's seconds only when it is named twice.
  return [...lines, lastLine].join('\n');
}

/** `size`: 'width:height'. `crf`: the loss of quality; 27 is hardly visible. */
function encode(list: string, file: string, { size, crf }: { size: string; crf: number }): void {
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', String(crf)];
  const scaled = ['-vf', `scale=${size}:out_color_matrix=bt709:out_range=tv`, '-colorspace', 'bt709'];
  const form = ['-pix_fmt', 'yuv420p', '-r', String(framesPerSecond), '-movflags', '+faststart', '-an'];
  const marks = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const all = ['-f', 'concat', '-safe', '0', '-i', list, ...scaled, ...marks, ...quality, ...form];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...all, '-map_metadata', '-1', file]);
}

const stillStyle = `:root { --in: 1 }
.bar, .words, .logo { display: none }
.door { left: 50% !important; translate: -50% }`;

/** The first scene as a poster, in three formats, without its words: both languages show it. */
async function keepStill(page: Page, film: Film): Promise<void> {
  const { name } = film;
  await page.setContent(stageOf(film, 0));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ style: stillStyle });
  await sharp(picture)
    .avif({ quality: 55, effort: 7 })
    .toFile(path.join(folder, `${name}.avif`));
  await sharp(picture)
    .webp({ quality: 76, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
  await sharp(picture)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(path.join(folder, `${name}.jpg`));
}

/** Draws scenes and passes the list of their pictures on to make videos of it. */
async function draw(
  browser: Browser,
  viewport: { width: number; height: number },
  scenes: readonly Drawn[],
  make: (page: Page, list: string) => Promise<void>,
): Promise<void> {
  const into = mkdtempSync(path.join(tmpdir(), 'film-'));
  const page = await browser.newPage({ viewport });
  const list = path.join(into, 'list.txt');
  writeFileSync(list, await photograph(page, scenes, into));
  await make(page, list);
  await page.close();
  rmSync(into, { recursive: true });
}

/** Wide videos are scaled down: a phone shows them at 360 pixels. */
async function makeFilm(browser: Browser, one: Film): Promise<void> {
  const scenes = one.scenes.map((_, index) => ({
    html: stageOf(one, index),
    seconds: one.secondsPerScene,
  }));
  const file = path.join(folder, `${one.name}.mp4`);
  await draw(browser, sizeOf(one), scenes, async (page, list) => {
    encode(list, file, { size: one.shape === 'wide' ? '960:540' : '540:960', crf: 27 });
    // A tall film's still is its first sentence, which the page writes.
    if (one.shape === 'wide') await keepStill(page, one);
  });
  console.log(file);
}

/** The length of the result, read by ffprobe. */
const secondsOf = (file: string): number =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file], {
      encoding: 'utf8',
    }),
  );

/** As sharp as twelve kilobytes allow: a lesson's page loads it before anything is played. */
async function posterOf(picture: Buffer): Promise<Buffer> {
  const small = await sharp(picture).resize(854, 480).png().toBuffer();
  let made = Buffer.alloc(0);
  for (const quality of [72, 60, 50, 40, 30, 20]) {
    made = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
    if (made.length <= 12 * 1024) break;
  }
  return made;
}

async function makeLessonFilm(browser: Browser, one: LessonFilm): Promise<MadeFilm> {
  const { name } = one;
  const into = path.join(lessonsFolder, name);
  mkdirSync(into, { recursive: true });
  const at = (file: string) => path.join(into, file);
  const scenes = one.scenes.map(({ seconds }, index) => ({ html: lessonStageOf(one, index), seconds }));
  await draw(browser, lessonFilmSize, scenes, async (page, list) => {
    encode(list, at('480.mp4'), { size: '854:480', crf: 29 });
    encode(list, at('240.mp4'), { size: '426:240', crf: 30 });
    await page.setContent(lessonStageOf(one, 0));
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ style: ':root { --in: 1 }' });
    writeFileSync(at('poster.webp'), await posterOf(picture));
  });
  for (const locale of ['en', 'ar'] as const) {
    writeFileSync(at(`captions-${locale}.vtt`), captionsOf(one, locale));
    writeFileSync(at(`text-${locale}.txt`), transcriptOf(one, locale));
  }
  console.log(into);
  return { name, seconds: secondsOf(at('480.mp4')), sizes: { '480': [854, 480], '240': [426, 240] } };
}

/** Keeps the data of videos made before, in the order of the scripts. */
function noteMade(made: readonly MadeFilm[]): void {
  const note = path.join(lessonsFolder, 'films.json');
  const before = JSON.parse(readFileSync(note, 'utf8')) as MadeFilm[];
  const known = new Map([...before, ...made].map((one) => [one.name, one]));
  const all = lessonFilms.flatMap(({ name }) => known.get(name) ?? []);
  writeFileSync(note, `${JSON.stringify(all, null, 2)}\n`);
}

const wanted = new Set(process.argv.slice(2));
const isWanted = ({ name }: { name: string }) => wanted.size === 0 || wanted.has(name);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
for (const one of films.filter(isWanted)) await makeFilm(browser, one);
const made: MadeFilm[] = [];
for (const one of lessonFilms.filter(isWanted)) made.push(await makeLessonFilm(browser, one));
noteMade(made);
await browser.close();
