/**
 * Makes the sizes of films and sounds, one upload at a time in the whole academy, at low priority. An upload is claimed by a
 * lease as e-mails are: when a process dies, the next one goes on after the sizes that are there. Sound comes first: a lesson
 * can be listened to seconds after it was uploaded.
 */
import path from 'node:path';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { text as textOfStream } from 'node:stream/consumers';
import { raiseContentVersion } from '../content/content.service.ts';
import type { Context } from '../../platform/context.ts';
import { arePresent, type MadeRendition, make, probe, type Probed, sizeOf } from './ffmpeg.ts';
import { dropRendition, findRendition, keepRendition } from './kept-files.store.ts';
import {
  captionsOf,
  containerOf,
  longestSeconds,
  type MediaProblem,
  mostPoints,
  type Rendition,
  textOf,
} from './media.ts';
import { findFor, deleteUpload, logMedia, openFile } from './media.service.ts';
import { media, mediaFiles, type Media } from './media.table.ts';
import { folderOf, headOf, wholeOf, wholeUploadsIn } from './upload-parts.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { StaffMember } from '../../academy.ts';
import { type CaptionFault, readCaptions, transcriptOf, writeCaptions } from './captions.ts';

/** The transcript of a film or sound in one language; null where nobody wrote it. */
export async function readTranscript(
  context: Context,
  { mediaId, locale }: { mediaId: string; locale: Locale },
): Promise<string | null> {
  const found = await findRendition(context.database.db, mediaId, textOf(locale));
  if (found === null) return null;
  const wanted = { method: 'GET', range: undefined, ifRange: undefined };
  const opened = await openFile(context, { file: found, wanted });
  return opened && textOfStream(opened.body());
}

async function keepText(
  context: Context,
  id: string,
  rendition: Rendition,
  contentType: string,
  text: string,
) {
  const file = path.join(folderOf(context.workFolder, id), `${rendition}.part`);
  await mkdir(folderOf(context.workFolder, id), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  await keepRendition(context, id, { rendition, file, contentType }, { replaces: true });
  await rm(file, { force: true });
}

/**
 * The captions of a film or sound in one language, as WebVTT or SubRip; the transcript is made of them. An empty text removes
 * both. `line`: where the fault is.
 */
export async function setCaptions(
  context: Context,
  { id, locale, source, staff }: { id: string; locale: Locale; source: string; staff: StaffMember },
): Promise<{ ok: true; cues: number } | { ok: false; reason: 'not-found' } | CaptionFault> {
  const { database } = context;
  const found = await findFor(database.db, id, staff);
  if (found === null || (found.kind !== 'film' && found.kind !== 'sound'))
    return { ok: false, reason: 'not-found' };
  const read = source.trim() === '' ? { ok: true as const, cues: [] } : readCaptions(source);
  if (!read.ok) return read;
  if (read.cues.length === 0) {
    await dropRendition(context, id, captionsOf(locale));
    await dropRendition(context, id, textOf(locale));
  } else {
    await keepText(context, id, captionsOf(locale), 'text/vtt; charset=utf-8', writeCaptions(read.cues));
    await keepText(context, id, textOf(locale), 'text/plain; charset=utf-8', transcriptOf(read.cues));
    if (found.state === 'ready') await deleteUpload(context, id);
  }
  await database.transaction((tx) => logMedia(tx, context, staff, 'caption-media', found.name));
  return { ok: true, cues: read.cues.length };
}

const leaseMs = 2 * 60_000;
const renewEveryMs = 20_000;
const mostAttempts = 5;
const minuteMs = 60_000;

/** Of PostgreSQL's advisory locks: two processes never claim at the same moment. */
const claimLock = 1_602_016;

/** Machines share the store, not this folder: one without the upload leaves it so long to the one that has it. */
const otherMachineMs = 24 * 60 * minuteMs;

/** Uploads that this machine can work on: whole in its own folder, or in the store. */
const isReachable = (ids: readonly string[]) =>
  or(
    inArray(media.id, [...ids]),
    sql`exists (select 1 from ${mediaFiles} where ${mediaFiles.mediaId} = ${media.id} and ${mediaFiles.rendition} = 'original')`,
  );

async function claim({ database, clock, workFolder }: Context, token: string): Promise<Media | null> {
  const here = await wholeUploadsIn(workFolder);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
    const now = clock();
    const [busy] = await tx.select({ id: media.id }).from(media).where(gt(media.leasedUntil, now)).limit(1);
    if (busy) return null;
    const [due] = await tx
      .select({ id: media.id })
      .from(media)
      .where(
        and(
          lte(media.runAt, now),
          or(isReachable(here), lte(media.runAt, new Date(now.getTime() - otherMachineMs))),
        ),
      )
      .orderBy(asc(media.runAt), asc(media.id))
      .limit(1);
    if (!due) return null;
    const [claimed] = await tx
      .update(media)
      .set({
        state: 'working',
        leaseToken: token,
        leasedUntil: new Date(now.getTime() + leaseMs),
        attempts: sql`${media.attempts} + 1`,
      })
      .where(eq(media.id, due.id))
      .returning();
    return claimed ?? null;
  });
}

type Work = { context: Context; row: Media; token: string; signal: AbortSignal };

const held = ({ row, token }: Pick<Work, 'row' | 'token'>) =>
  and(eq(media.id, row.id), eq(media.leaseToken, token));

const leaseOver = { leaseToken: null, leasedUntil: null } as const;

type Outcome =
  | { kind: 'ready'; problem: 'no-ffmpeg' | null }
  | { kind: 'failed'; problem: MediaProblem }
  | { kind: 'again'; reason: string }
  /** The academy is closing. */
  | { kind: 'given back' };

async function settle(work: Work, outcome: Outcome): Promise<void> {
  const { context, row } = work;
  const { database, clock, log } = context;
  const now = clock();
  if (outcome.kind === 'given back') {
    await database.db
      .update(media)
      .set({ ...leaseOver, state: 'waiting', attempts: row.attempts - 1, runAt: now })
      .where(held(work));
    return;
  }
  if (outcome.kind === 'again' && row.attempts < mostAttempts) {
    log.warn(
      { media: row.id, reason: outcome.reason },
      'Sizes of a film were not made; they are tried again',
    );
    const runAt = new Date(now.getTime() + 2 ** row.attempts * minuteMs);
    await database.db
      .update(media)
      .set({ ...leaseOver, state: 'waiting', runAt })
      .where(held(work));
    return;
  }
  const isReady = outcome.kind === 'ready';
  const error = outcome.kind === 'again' ? 'sizes-failed' : outcome.problem;
  if (outcome.kind === 'again')
    log.error({ media: row.id, reason: outcome.reason }, 'Sizes of a film failed');
  await database.transaction(async (tx) => {
    await tx
      .update(media)
      .set({
        ...leaseOver,
        state: isReady ? 'ready' : 'failed',
        error,
        runAt: null,
        ...(isReady ? { progress: 100, readyAt: now } : {}),
      })
      .where(held(work));
    // A free lesson's page shows the size of its film.
    if (isReady) await raiseContentVersion(tx);
  });
  if (isReady) await database.notify('content');
}

/** The upload as a file of this machine: as it was sent, or out of the store where it is kept as it came. */
async function sourceOf({ context, row }: Work): Promise<string | null> {
  const { workFolder, files, database } = context;
  const file = wholeOf(workFolder, row.id);
  if (await stat(file).catch(() => null)) return file;
  const original = await findRendition(database.db, row.id, 'original');
  const wanted = { method: 'GET', range: undefined, ifRange: undefined };
  const opened = original && (await files.open(original.storageName, wanted));
  if (!opened) return null;
  await mkdir(folderOf(workFolder, row.id), { recursive: true, mode: 0o700 });
  await pipeline(opened.body(), createWriteStream(`${file}.part`, { mode: 0o600 }));
  await rename(`${file}.part`, file);
  return file;
}

/** Without ffmpeg it is shown as it came. */
async function keepAsItCame({ context, row }: Work, file: string): Promise<Outcome> {
  const contentType = containerOf(await headOf(file), row.kind === 'film' ? 'film' : 'sound');
  if (contentType === null)
    return { kind: 'failed', problem: row.kind === 'film' ? 'not-a-film' : 'not-a-sound' };
  await keepRendition(context, row.id, { rendition: 'original', file, contentType });
  return { kind: 'ready', problem: 'no-ffmpeg' };
}

function problemOf(kind: Media['kind'], probed: Probed | null): MediaProblem | null {
  if (kind === 'film' && !probed?.picture) return 'not-a-film';
  if (probed === null || (kind === 'sound' && !probed.hasSound)) return 'not-a-sound';
  if (probed.seconds > longestSeconds) return 'too-long';
  const { width = 0, height = 0 } = probed.picture ?? {};
  return Math.max(width, height) > mostPoints ? 'too-large' : null;
}

/** Below it a sharper film would be the small one again. */
const leastForSharp = 300;

/** In the order in which they are made, each with its share of the work. */
function renditionsOf(kind: Media['kind'], { picture, hasSound }: Probed): [MadeRendition, number][] {
  const sound: [MadeRendition, number][] = hasSound ? [['sound', 4]] : [];
  const opus: [MadeRendition, number][] = hasSound ? [['opus', 4]] : [];
  if (kind === 'sound' || picture === null) return [...sound, ...opus];
  const isSharp = Math.min(picture.width, picture.height) > leastForSharp;
  return [
    ...sound,
    ['240', 30],
    ...(isSharp ? ([['480', 60]] as [MadeRendition, number][]) : []),
    ['poster', 2],
    ...opus,
  ];
}

const contentTypes: Record<MadeRendition, [type: string, codec: string]> = {
  '240': ['video/mp4', 'h264'],
  '480': ['video/mp4', 'h264'],
  sound: ['audio/mp4', 'aac'],
  opus: ['audio/webm', 'opus'],
  poster: ['image/webp', 'webp'],
};

const largestPoster = 12 * 1024;

/** As sharp as twelve kilobytes allow. */
async function shrinkPoster(file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  let made = Buffer.alloc(0);
  for (const quality of [70, 55, 40, 25, 10, 1]) {
    made = await sharp(file).webp({ quality, effort: 6 }).toBuffer();
    if (made.length <= largestPoster) break;
  }
  await writeFile(file, made);
}

type Progress = { at: number };

async function makeOne(
  work: Work,
  rendition: MadeRendition,
  from: string,
  probed: Probed,
  onProgress: (part: number) => void,
) {
  const { context, row, signal } = work;
  const to = path.join(folderOf(context.workFolder, row.id), `${rendition}.part`);
  const made = await make(context.programs, rendition, { from, to, probed, signal, onProgress });
  if (!made.ok) return made;
  if (rendition === 'poster') await shrinkPoster(to);
  const [contentType, codec] = contentTypes[rendition];
  const size = sizeOf(rendition, probed);
  await keepRendition(context, row.id, { rendition, file: to, contentType, codec, ...size });
  await rm(to, { force: true });
  return made;
}

async function makeAll(work: Work, from: string, progress: Progress): Promise<Outcome> {
  const { context, row, signal } = work;
  const { database, programs } = context;
  const probed = await probe(programs, from, signal);
  if (signal.aborted) return { kind: 'given back' };
  const problem = problemOf(row.kind, probed);
  if (probed === null || problem !== null) return { kind: 'failed', problem: problem ?? 'not-a-film' };
  const { seconds, picture } = probed;
  const size = { width: picture?.width ?? null, height: picture?.height ?? null };
  await database.db
    .update(media)
    .set({ seconds, ...size })
    .where(held(work));
  const wanted = renditionsOf(row.kind, probed);
  const whole = wanted.reduce((sum, [, share]) => sum + share, 0);
  let done = 0;
  for (const [rendition, share] of wanted) {
    const onProgress = (part: number) => {
      progress.at = Math.min(99, Math.floor(((done + share * part) / whole) * 100));
    };
    if ((await findRendition(database.db, row.id, rendition)) === null) {
      const made = await makeOne(work, rendition, from, probed, onProgress);
      if (signal.aborted) return { kind: 'given back' };
      if (!made.ok && made.isOfFile) {
        context.log.warn({ media: row.id, reason: `${rendition}: ${made.reason}` }, 'A film makes no sense');
        return { kind: 'failed', problem: 'broken' };
      }
      if (!made.ok) return { kind: 'again', reason: `${rendition}: ${made.reason}` };
    }
    done += share;
    onProgress(0);
  }
  return { kind: 'ready', problem: null };
}

async function workOn(work: Work, progress: Progress): Promise<Outcome> {
  try {
    const file = await sourceOf(work);
    if (file === null) return { kind: 'failed', problem: 'upload-lost' };
    if (!(await arePresent(work.context.programs))) return await keepAsItCame(work, file);
    const outcome = await makeAll(work, file, progress);
    // Deleted to make space for its sizes.
    if (outcome.kind === 'ready') await dropRendition(work.context, work.row.id, 'original');
    return outcome;
  } catch (error) {
    return {
      kind: 'again',
      reason: error instanceof Error ? error.message : 'It failed in a way nobody foresaw.',
    };
  }
}

/** Takes the upload that waits longest and makes its sizes. False when nothing waited, or somebody else is at work. */
export async function makeNextSizes(context: Context, closing: AbortSignal): Promise<boolean> {
  const token = context.uuid();
  const row = await claim(context, token);
  if (row === null) return false;
  const lost = new AbortController();
  const signal = AbortSignal.any([closing, lost.signal]);
  const work: Work = { context, row, token, signal };
  const progress: Progress = { at: 0 };
  const renew = async () => {
    const leasedUntil = new Date(context.clock().getTime() + leaseMs);
    const rows = await context.database.db
      .update(media)
      .set({ leasedUntil, progress: progress.at })
      .where(held(work))
      .returning({ id: media.id });
    if (rows.length === 0) lost.abort();
  };
  // A database that is away for a moment is asked again; the lease holds longer than that.
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs).unref();
  try {
    const outcome = await workOn(work, progress);
    await settle(work, outcome);
    if (outcome.kind === 'ready') await deleteUpload(context, row.id);
  } finally {
    clearInterval(timer);
  }
  return true;
}

const lookEveryMs = 5_000;

/** Begins to look for uploads that wait; `stop` ends what is being made, and the next start goes on with it. */
export function startMediaJobs(context: Context): { stop(): Promise<void> } {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const lookOnce = async (): Promise<void> => {
    try {
      while (!closing.signal.aborted && (await makeNextSizes(context, closing.signal)));
    } catch (error) {
      context.log.error({ err: error }, 'Sizes of films could not be made');
    }
    if (!closing.signal.aborted) wind();
  };
  const wind = () => {
    timer = setTimeout(() => {
      running = lookOnce();
    }, lookEveryMs).unref();
  };
  const warnIfMissing = async () => {
    if (!(await arePresent(context.programs)))
      context.log.warn(
        {},
        'ffmpeg was not found: films of lessons are served as they are uploaded, without smaller sizes (Debian: apt-get install ffmpeg; or set FFMPEG_PATH and FFPROBE_PATH)',
      );
  };
  void warnIfMissing();
  wind();
  return {
    async stop() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
