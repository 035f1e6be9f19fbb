/**
 * The system's ffmpeg and ffprobe. They alone read what staff upload, and nothing it names is opened: only containers of films
 * and sounds, only this one file, no playlists, no network. They run at low priority, on one core.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Programs } from '../../platform/context.ts';
import type { Rendition } from './media.ts';

/** What a film or sound is, as ffprobe reads it. */
export type Probed = {
  seconds: number;
  /** As it is shown: turned where the camera was. Null for a sound. */
  picture: { width: number; height: number; framesPerSecond: number } | null;
  hasSound: boolean;
};

const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mp3,ogg,wav';
const shut = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', containers];

type Ended = { code: number | null; out: string; error: string };

type Running = {
  signal?: AbortSignal | undefined;
  /** Ended after so many milliseconds. */
  mostMs: number;
  onLine?: (line: string) => void;
};

/** Where systems put programs; one in another folder is named by its whole path. */
const usualFolders = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';

const mostKept = 1_000_000;

const notStarted = 'did not start';

/** Runs a program without a shell and without our environment. Code null: it did not start, took too long, or was ended. */
function run(program: string, words: readonly string[], { signal, mostMs, onLine }: Running): Promise<Ended> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ code: null, out: '', error: 'ended' });
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: usualFolders, LC_ALL: 'C' },
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // The system does not allow it: it runs at normal priority then.
    }
    let out = '';
    let error = '';
    const kill = () => void child.kill('SIGKILL');
    const timer = setTimeout(kill, mostMs).unref();
    signal?.addEventListener('abort', kill);
    const end = (code: number | null, word?: string) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      resolve({ code, out, error: word ?? error });
    };
    // First of all: a child that could not start for want of file descriptors has no streams, and its error would end the process.
    child.on('error', () => end(null, notStarted));
    child.on('close', (code) => end(code));
    const { stdout, stderr } = child as Partial<typeof child>;
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) onLine?.(line);
      if (onLine === undefined && out.length < mostKept) out += text;
    });
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      error = `${error}${text}`.slice(-500);
    });
  });
}

/** Whether both are there. One that takes its time on a busy machine is. */
export async function arePresent({ ffmpeg, ffprobe }: Programs): Promise<boolean> {
  const answers = await Promise.all(
    [ffmpeg, ffprobe].map((program) => run(program, ['-version'], { mostMs: 10_000 })),
  );
  return answers.every(({ code, error }) => code === 0 || (code === null && error !== notStarted));
}

type Stream = {
  codec_type?: string;
  width?: number;
  height?: number;
  avg_frame_rate?: string;
  disposition?: { attached_pic?: number };
  side_data_list?: { rotation?: number }[];
};
type ProbeOutput = { format?: { duration?: string }; streams?: Stream[] };

function rateOf(fraction: string | undefined): number {
  const [over = 0, under = 1] = (fraction ?? '').split('/').map(Number);
  const rate = over / under;
  return Number.isFinite(rate) && rate > 0 ? rate : 25;
}

function pictureOf(streams: readonly Stream[]): Probed['picture'] {
  // The cover of a song is no film.
  const found = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  const { width = 0, height = 0 } = found ?? {};
  if (!found || width < 1 || height < 1) return null;
  const turned = found.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  const framesPerSecond = rateOf(found.avg_frame_rate);
  return turned ? { width: height, height: width, framesPerSecond } : { width, height, framesPerSecond };
}

/** Null when it is no film and no sound that we take. */
export async function probe(
  { ffprobe }: Programs,
  file: string,
  signal?: AbortSignal,
): Promise<Probed | null> {
  const words = ['-v', 'error', ...shut, '-print_format', 'json', '-show_format', '-show_streams'];
  const { code, out } = await run(ffprobe, [...words, '-i', `file:${file}`], { mostMs: 60_000, signal });
  if (code !== 0) return null;
  let probeOutput: ProbeOutput;
  try {
    probeOutput = JSON.parse(out) as ProbeOutput;
  } catch {
    return null;
  }
  const streams = probeOutput.streams ?? [];
  const seconds = Number(probeOutput.format?.duration);
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  return {
    seconds,
    picture: pictureOf(streams),
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
  };
}

export type MadeRendition = Extract<Rendition, '240' | '480' | 'sound' | 'opus' | 'poster'>;

/** So many lines on the shorter side: a film that a phone held upright keeps its shape. Never larger than it came. */
function sizedTo(lines: number, { width, height }: { width: number; height: number }) {
  const factor = Math.min(1, lines / Math.min(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * factor) / 2) * 2);
  return { width: even(width), height: even(height) };
}

const filmSettings = {
  '240': { lines: 240, frames: 20, quality: '28', most: '180k', buffer: '360k', sound: '32k' },
  '480': { lines: 480, frames: 25, quality: '26', most: '650k', buffer: '1300k', sound: '48k' },
} as const;

function filmArguments(rendition: '240' | '480', picture: NonNullable<Probed['picture']>): string[] {
  const { lines, frames, quality, most, buffer, sound } = filmSettings[rendition];
  const { width, height } = sizedTo(lines, picture);
  const rate = Math.min(frames, picture.framesPerSecond);
  // A key frame every five seconds at most: seeking lands near enough, and more would cost bytes.
  const between = Math.max(1, Math.round(rate * 5));
  return [
    '-map 0:v:0 -map 0:a:0? -sn -dn',
    `-vf fps=${rate.toFixed(3)},scale=${width}:${height},setsar=1,format=yuv420p`,
    `-c:v libx264 -preset medium -profile:v main -crf ${quality} -maxrate ${most} -bufsize ${buffer} -g ${between}`,
    `-c:a aac -b:a ${sound} -ac 1 -movflags +faststart -f mp4`,
  ].flatMap((words) => words.split(' '));
}

const entropy = 'lavfi.entropy.normalized_entropy.normal.Y';

/** `isEmpty`: every picture of the film is one colour, and any of them is its poster. */
function argumentsOf(rendition: MadeRendition, { picture, seconds }: Probed, isEmpty = false): string[] {
  const soundAlone = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-ac', '1'];
  if (rendition === 'sound')
    return [...soundAlone, '-c:a', 'aac', '-b:a', '32k', '-movflags', '+faststart', '-f', 'mp4'];
  if (rendition === 'opus')
    return [...soundAlone, '-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-f', 'webm'];
  if (picture === null) throw new Error('A sound has no picture.');
  if (rendition !== 'poster') return filmArguments(rendition, picture);
  const { width, height } = sizedTo(360, picture);
  // A tenth into the film, since most begin in black; then the first picture within a minute that is not one empty colour.
  const at = Math.min(seconds * 0.1, 30).toFixed(2);
  const full = isEmpty ? '' : `fps=2,entropy,metadata=select:key=${entropy}:value=0.1:function=greater,`;
  const frame = ['-frames:v', '1', '-vf', `${full}scale=${width}:${height}`, '-c:v', 'png', '-f', 'image2'];
  return ['-ss', at, '-t', '60', '-map', '0:v:0', ...frame];
}

/** Of the file that is made, not of what came. */
export const sizeOf = (rendition: MadeRendition, { picture }: Probed) => {
  if (picture === null || rendition === 'sound' || rendition === 'opus') return null;
  return sizedTo(rendition === 'poster' ? 360 : filmSettings[rendition].lines, picture);
};

const ofMachine =
  /no space|memory|too many open|input\/output|temporarily|permission denied|read-only|quota/i;

/**
 * Makes one size of a film or sound as a file. `onProgress`: 0 to 1. A poster is a PNG, which the caller makes small. Reason:
 * the last lines of ffmpeg's output, for the log. `isOfFile`: nothing but another file helps.
 */
export async function make(
  { ffmpeg }: Programs,
  rendition: MadeRendition,
  {
    from,
    to,
    probed,
    signal,
    onProgress,
  }: { from: string; to: string; probed: Probed; signal: AbortSignal; onProgress: (part: number) => void },
): Promise<{ ok: true } | { ok: false; reason: string; isOfFile: boolean }> {
  const input = ['-threads', '1', ...shut, '-i', `file:${from}`];
  const quiet = ['-v', 'error', '-nostdin', '-y', '-progress', 'pipe:1', '-filter_threads', '1'];
  const clean = ['-map_metadata', '-1', '-map_chapters', '-1', '-threads', '1'];
  const ask = (isEmpty: boolean) =>
    run(ffmpeg, [...quiet, ...input, ...argumentsOf(rendition, probed, isEmpty), ...clean, `file:${to}`], {
      signal,
      mostMs: (probed.seconds * 20 + 120) * 1_000,
      onLine(line) {
        const micros = Number(/^out_time_us=(\d+)/.exec(line)?.[1]);
        if (micros > 0) onProgress(Math.min(1, micros / 1e6 / probed.seconds));
      },
    });
  const first = await ask(false);
  const { code, error } = first.code === 0 && !existsSync(to) ? await ask(true) : first;
  if (code === 0) return { ok: true };
  // It ended by itself, and for no want of the machine: the next try would end like that as well.
  const isOfFile = code !== null && !ofMachine.test(error);
  return { ok: false, reason: error.trim() || 'ended', isOfFile };
}
