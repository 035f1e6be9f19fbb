/**
 * Draws the films of the sample academy into public/media, with a still of each: `npm run make-films -- [name …]`. Run by
 * hand when a script changes; needs Chromium and ffmpeg. Pictures only change while a scene enters, so a film is small.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from '../tests/support/programs.ts';
import { films } from './films/scripts.ts';
import { sizeOf, type Film } from './films/film.ts';
import { stageOf } from './films/stage.ts';

const folder = path.resolve('public/media');
const framesPerSecond = 24;
/** Frames in which a scene enters. */
const entering = 10;

const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Photographs the scenes; returns the list of pictures with their seconds, as ffmpeg reads it. */
async function photograph(page: Page, film: Film, into: string): Promise<string> {
  const lines: string[] = [];
  const keep = async (name: string, seconds: number) => {
    await page.screenshot({ path: path.join(into, name) });
    lines.push(`file '${name}'`, `duration ${seconds.toFixed(4)}`);
  };
  for (const index of film.scenes.keys()) {
    await page.setContent(stageOf(film, index));
    await page.evaluate(() => document.fonts.ready);
    for (let frame = 1; frame <= entering; frame += 1) {
      const share = eased(frame / entering);
      await page.evaluate((to) => document.documentElement.style.setProperty('--in', String(to)), share);
      const last = frame === entering;
      const held = film.secondsPerScene - entering / framesPerSecond;
      await keep(`${index}-${String(frame).padStart(2, '0')}.png`, last ? held : 1 / framesPerSecond);
    }
  }
  const lastLine = lines.at(-2) ?? '';
  // The list's last picture needs to be named twice for its seconds to count.
  return [...lines, lastLine].join('\n');
}

/** Wide films are made smaller than they are drawn: a phone shows them at 360 pixels. */
function film(list: string, file: string, { shape }: Film): void {
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '27'];
  const colours = 'out_color_matrix=bt709:out_range=tv';
  const scaled = [
    '-vf',
    `scale=${shape === 'wide' ? '960:540' : '540:960'}:${colours}`,
    '-colorspace',
    'bt709',
  ];
  const form = ['-pix_fmt', 'yuv420p', '-r', String(framesPerSecond), '-movflags', '+faststart', '-an'];
  const marks = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const inOut = [
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    ...scaled,
    ...marks,
    ...quality,
    ...form,
    '-map_metadata',
    '-1',
    file,
  ];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...inOut]);
}

/** The first scene as a still, in three formats: a picture, so it counts no scenes. */
async function keepStill(page: Page, film: Film): Promise<void> {
  const { name } = film;
  await page.setContent(stageOf(film, 0));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ style: ':root { --in: 1 } .bar { display: none }' });
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

const wanted = new Set(process.argv.slice(2));
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
for (const one of films.filter(({ name }) => wanted.size === 0 || wanted.has(name))) {
  const into = mkdtempSync(path.join(tmpdir(), 'film-'));
  const page = await browser.newPage({ viewport: sizeOf(one) });
  const list = path.join(into, 'list.txt');
  writeFileSync(list, await photograph(page, one, into));
  film(list, path.join(folder, `${one.name}.mp4`), one);
  await keepStill(page, one);
  await page.close();
  rmSync(into, { recursive: true });
  console.log(`public/media/${one.name}.mp4`);
}
await browser.close();
