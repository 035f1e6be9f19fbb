/**
 * The classroom over HTTP, in a course of sixty lessons: its speed on a learner's phone, and the delay for everybody while a video is
 * being converted.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { make, probe } from '../src/academy/media/ffmpeg.ts';
import { startBuilt } from '../tests/support/start-built.ts';
import { Visitor } from '../tests/support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, payByCard } from '../tests/support/visits.ts';
import { courseSlug, writeLessons } from './learning.ts';
import { openAcademy } from './open-academy.ts';
import { rate, type Rate } from './orders.ts';
import {
  beAPhone,
  median,
  onPhone,
  openBrowser,
  visitPages,
  type PhoneFigures,
  type Visited,
} from './phone.ts';

const home = `/learn/${courseSlug}`;
const toRead = `${home}/lessons/bench-7`;
const film = `${home}/lessons/one-order?as=small`;
const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

type Classroom = { origin: string; cookies: ReadonlyMap<string, string> };

/** A running academy whose course has sixty more lessons, and a learner who has paid for it. */
export async function inClassroom<T>(databaseUrl: string, work: (of: Classroom) => Promise<T>): Promise<T> {
  const { database, close } = await openAcademy(databaseUrl);
  await writeLessons(database);
  await close();
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const { origin, stop } = await startBuilt({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }, folder);
  try {
    const visitor = new Visitor(origin);
    await visitor.open(`/courses/${courseSlug}/enrol`);
    await giveDetails(visitor, newLearner());
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
    return await work({ origin, cookies: visitor.cookies });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the click on play to the first moving frame. */
const playingAfter = (of: Visited): Promise<number> =>
  onPhone(of, async (page) => {
    await beAPhone(page);
    await page.goto(`${of.origin}${film}`, { waitUntil: 'load' });
    return page.locator('video').evaluate(
      (video: HTMLVideoElement) =>
        new Promise<number>((resolve, reject) => {
          const from = performance.now();
          video.addEventListener('playing', () => resolve(performance.now() - from), { once: true });
          video.play().catch(reject);
        }),
    );
  });

/** `playsAfterMs`: for the lesson with a video, 0 for others. */
export async function measureClassroomOnPhone(
  of: Classroom,
): Promise<(PhoneFigures & { playsAfterMs: number })[]> {
  const browser = await openBrowser();
  const pages = [home, toRead, film].flatMap((page) => [page, `/ar${page}`]);
  const figures = await visitPages({ browser, ...of }, pages);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await playingAfter({ browser, ...of }));
  await browser.close();
  const playsAfterMs = Math.round(median(times));
  return figures.map((one) => ({ ...one, playsAfterMs: one.page === film ? playsAfterMs : 0 }));
}

/** Converts a video to its larger size again and again, like the academy, until it is stopped. */
async function makeSizes(folder: string, signal: AbortSignal): Promise<void> {
  const from = path.join(folder, 'film.mp4');
  const probed = await probe(programs, from);
  if (probed === null) throw new Error('The film could not be read.');
  const to = path.join(folder, '480.mp4');
  while (!signal.aborted) await make(programs, '480', { from, to, probed, signal, onProgress() {} });
}

const runs = 3;

/** Alternates, so that a busy moment of the machine affects both; for each page the middle of three runs by its p99. */
export async function measureBesideSizes({
  origin,
  cookies,
}: Classroom): Promise<(Rate & { page: string; beside: string })[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const picture = 'testsrc2=size=1280x720:rate=25:duration=60';
  const drawn = ['-f', 'lavfi', '-i', picture, '-c:v', 'libx264', '-preset', 'ultrafast'];
  execFileSync(programs.ffmpeg, ['-v', 'error', ...drawn, path.join(folder, 'film.mp4')]);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const measured: (Rate & { page: string; beside: string })[] = [];
  const ask = async (page: string, beside: string) => {
    const headers: Record<string, string> = page.startsWith('/learn') ? { cookie } : {};
    const took = await rate(300, 4, async () => {
      const answer = await fetch(`${origin}${page}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${page} was answered ${answer.status}.`);
    });
    measured.push({ page, beside, ...took });
  };
  const pages = [`/courses/${courseSlug}`, home, toRead];
  for (const page of pages) await ask(page, 'first');
  for (let round = 0; round < runs; round += 1) {
    for (const page of pages) await ask(page, 'nothing');
    const stop = new AbortController();
    const making = makeSizes(folder, stop.signal);
    for (const page of pages) await ask(page, 'ffmpeg');
    stop.abort();
    await making;
  }
  rmSync(folder, { recursive: true, force: true });
  return pages.flatMap((page) =>
    ['nothing', 'ffmpeg'].flatMap((beside) => {
      const own = measured.filter((one) => one.page === page && one.beside === beside);
      return own.sort((one, other) => one.p99Ms - other.p99Ms).slice(1, 2);
    }),
  );
}
