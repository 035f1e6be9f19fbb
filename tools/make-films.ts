/**
 * Draws the films of the sample academy from their scripts (tools/films/script.ts): those of lessons in two sizes with captions and a
 * poster beside their script, those of pages into public/media: `npm run make-films -- [name …]`. With `--sheet FILE` it only pictures
 * the frames of the first one named, side by side. Run by hand when a script changes; needs Chromium, ffmpeg and, for those with a voice,
 * flite.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from '../tests/support/programs.ts';
import type { MadeFilm } from '../content/shape.ts';
import { captionsOf, transcriptOf } from './films/captions.ts';
import {
  chaptersOf,
  colour,
  type Frame,
  inProject,
  lessonScripts,
  pageScripts,
  type Script,
  startsOf,
} from './films/script.ts';
import { addVoice } from './films/voice.ts';
import { frameOf, putFrame, sizeOf, stage } from './films/stage.ts';

const framesPerSecond = 12;
/** After a cut a frame stands for so many pictures before its one thing moves, and for so many that thing moves. */
const [waiting, moving] = [4, 4];

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Shows a frame with its words as large as they may be. Throws when they do not fit. */
async function put(page: Page, script: Script, frame: Frame): Promise<void> {
  if (!(await page.evaluate(putFrame, frameOf(script, frame))))
    throw new Error(
      `${script.name}: “${[frame.words, frame.figure, frame.note].filter(Boolean).join(' / ')}” is too long for its frame.`,
    );
}

const set = (page: Page, name: string, value: number) =>
  page.evaluate(([key, to]) => document.documentElement.style.setProperty(key, to), [
    name,
    String(value),
  ] as const);

/** What changes within a frame: at which picture, and to which value. */
function changesOf({ kind, list, seconds }: Frame): { at: number; name: string; value: number }[] {
  if (list !== undefined) {
    const breath = (seconds * framesPerSecond) / (list.length + 1);
    return [{ at: 0, name: '--in', value: 1 }].concat(
      [0, ...list.map((_, place) => place + 1)].map((value) => ({
        at: Math.round(value * breath * 0.9),
        name: '--ticks',
        value,
      })),
    );
  }
  if (kind === 'end') return [{ at: 0, name: '--in', value: 1 }];
  const steps = Array.from({ length: moving }, (_, step) => eased((step + 1) / moving));
  return [0, ...steps].map((value, step) => ({
    at: step === 0 ? 0 : waiting + step - 1,
    name: '--in',
    value,
  }));
}

/** Takes pictures of the frames; returns their list with their seconds, in ffmpeg's format. */
async function photograph(page: Page, script: Script, into: string): Promise<string> {
  const lines: string[] = [];
  for (const [index, frame] of script.frames.entries()) {
    await put(page, script, frame);
    const changes = changesOf(frame);
    for (const [step, { at, name, value }] of changes.entries()) {
      await set(page, name, value);
      const next = changes[step + 1]?.at ?? frame.seconds * framesPerSecond;
      if (next === at) continue;
      const file = `${index}-${step}.png`;
      await page.screenshot({ path: path.join(into, file) });
      lines.push(`file '${file}'`, `duration ${((next - at) / framesPerSecond).toFixed(4)}`);
    }
  }
  // ffmpeg counts the last picture's seconds only when it is named twice.
  return [...lines, lines.at(-2) ?? ''].join('\n');
}

type Encoding = { size: string; crf: number; script: Script };

/**
 * Key frames are at the cuts alone: all between them stands still. `crf`: the loss of quality; flat colours bear much of it in their
 * outlines, and none in their tone.
 */
function encode(list: string, file: string, { size, crf, script }: Encoding): void {
  const words = [
    `-y -loglevel error -f concat -safe 0 -i ${list} -map_metadata -1 -an`,
    `-vf fps=${framesPerSecond},scale=${size}:flags=lanczos:out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p`,
    `-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv`,
    `-c:v libx264 -preset veryslow -tune animation -crf ${crf} -g 1200 -sc_threshold 0`,
    `-x264-params psy=0:chroma-qp-offset=-5`,
    `-force_key_frames ${startsOf(script).slice(0, -1).join(',')}`,
    `-t ${startsOf(script).at(-1)} -movflags +faststart ${file}`,
  ];
  execFileSync('ffmpeg', words.join(' ').split(' '));
}

/** `scale`: of its pictures to the stage. */
async function openStage(browser: Browser, script: Script, scale: number): Promise<Page> {
  const page = await browser.newPage({ viewport: sizeOf(script), deviceScaleFactor: scale });
  await page.setContent(stage);
  return page;
}

/** Draws a film and passes the list of its pictures on to make videos of it; returns its poster. */
async function draw(browser: Browser, script: Script, make: (list: string) => void): Promise<Buffer> {
  const into = mkdtempSync(path.join(tmpdir(), 'film-'));
  const page = await openStage(browser, script, 0.75);
  const list = path.join(into, 'list.txt');
  writeFileSync(list, await photograph(page, script, into));
  make(list);
  rmSync(into, { recursive: true });
  const poster = await picture(page, script, script.frames.find((one) => one.poster) ?? script.frames[0]);
  await page.close();
  return poster;
}

/** A frame as it stands at its end. */
async function picture(page: Page, script: Script, frame: Frame | undefined): Promise<Buffer> {
  if (frame !== undefined) await put(page, script, frame);
  await set(page, '--in', 1);
  await set(page, '--ticks', 4);
  return page.screenshot();
}

function keepWords(script: Script, captions: (locale: string) => string, text?: (locale: string) => string) {
  for (const locale of ['en', 'ar', 'fr'] as const) {
    if (script.frames.some(({ says }) => says[locale] === undefined)) continue;
    writeFileSync(captions(locale), captionsOf(script, locale));
    if (text) writeFileSync(text(locale), transcriptOf(script, locale));
  }
}

async function makePageFilm(browser: Browser, script: Script): Promise<void> {
  const at = (ending: string) => inProject('public/media', `${script.name}${ending}`);
  const isWide = script.shape === 'wide';
  const poster = await draw(browser, script, (list) =>
    encode(list, at('.mp4'), { size: isWide ? '960:540' : '540:960', crf: 37, script }),
  );
  keepWords(script, (locale) => at(`-${locale}.vtt`));
  // A tall film's still is its first sentence, which the page writes.
  if (isWide) {
    await sharp(poster).avif({ quality: 55, effort: 7 }).toFile(at('.avif'));
    await sharp(poster).webp({ quality: 76, effort: 6 }).toFile(at('.webp'));
    await sharp(poster).jpeg({ quality: 78, mozjpeg: true }).toFile(at('.jpg'));
  }
  console.log(at('.mp4'));
}

/** As sharp as twelve kilobytes allow: a lesson's page loads it before anything is played. */
async function posterOf(shot: Buffer): Promise<Buffer> {
  const small = await sharp(shot).resize(854, 480).png().toBuffer();
  let made = Buffer.alloc(0);
  for (const quality of [80, 72, 60, 50, 40, 30, 20]) {
    made = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
    if (made.length <= 12 * 1024) break;
  }
  return made;
}

async function makeLessonFilm(browser: Browser, script: Script): Promise<MadeFilm> {
  const { name } = script;
  const at = (file: string) => inProject('content/sample/classroom/films', name, file);
  const poster = await draw(browser, script, (list) => {
    encode(list, at('480.mp4'), { size: '854:480', crf: 38, script });
    encode(list, at('240.mp4'), { size: '426:240', crf: 37, script });
  });
  if (script.voice) addVoice(script, at);
  writeFileSync(at('poster.webp'), await posterOf(poster));
  keepWords(
    script,
    (locale) => at(`captions-${locale}.vtt`),
    (locale) => at(`text-${locale}.txt`),
  );
  console.log(at(''));
  const seconds = startsOf(script).at(-1) ?? 0;
  return { name, seconds, sizes: { '480': [854, 480], '240': [426, 240] }, chapters: chaptersOf(script) };
}

/** Keeps the data of films made before, in the order of the scripts. */
function noteMade(made: readonly MadeFilm[]): void {
  const note = inProject('content/sample/classroom/films/films.json');
  const before = JSON.parse(readFileSync(note, 'utf8')) as MadeFilm[];
  const known = new Map([...before, ...made].map((one) => [one.name, one]));
  const all = lessonScripts.flatMap(({ name }) => known.get(name) ?? []);
  writeFileSync(note, `${JSON.stringify(all, null, 2)}\n`);
}

/** All frames of a film in rows of three, to look at while it is written. */
async function makeSheet(browser: Browser, script: Script, file: string): Promise<void> {
  const page = await openStage(browser, script, 0.4);
  const [width, height] = [sizeOf(script).width * 0.4, sizeOf(script).height * 0.4];
  const tiles = [];
  for (const [index, frame] of script.frames.entries()) {
    const [left, top] = [(index % 3) * (width + 8), Math.floor(index / 3) * (height + 8)];
    tiles.push({ input: await picture(page, script, frame), left, top });
  }
  const rows = Math.ceil(tiles.length / 3);
  const area = { width: 3 * width + 16, height: rows * (height + 8), channels: 3 as const };
  await sharp({ create: { ...area, background: colour('pitch') } })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(file);
}

const words = process.argv.slice(2);
const sheet = words.includes('--sheet') ? words.splice(words.indexOf('--sheet'), 2)[1] : undefined;
const wanted = new Set(words);
const isWanted = ({ name }: { name: string }) => wanted.size === 0 || wanted.has(name);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
if (sheet !== undefined) {
  const script = [...pageScripts, ...lessonScripts].find(isWanted);
  if (script) await makeSheet(browser, script, sheet);
} else {
  mkdirSync(inProject('public/media'), { recursive: true });
  for (const script of pageScripts.filter(isWanted)) await makePageFilm(browser, script);
  for (const script of lessonScripts.filter(isWanted)) noteMade([await makeLessonFilm(browser, script)]);
}
await browser.close();
