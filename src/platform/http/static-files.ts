/**
 * The files of the built site, from an index made at start: other names do not exist, so '..' cannot leave the folder. Those of the version
 * before or after, which an update puts beside them (docs/deploy.md), are found when they are asked for.
 */
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { keepAnswer, type KeptAnswer, writeKept } from './kept-answer.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Larger files, and videos of any size, are read from the disk in the ranges that a player requests: some need ranges. */
const largestInMemory = 1024 * 1024;

const isFilm = (file: string): boolean => /\.(mp4|webm)$/i.test(file);

type Pairs = [name: string, value: string][];
type File = { path: string; size: number; headers: Pairs; kept: KeptAnswer | null };

/** The classroom's service worker: never cached, and in control of the classrooms of both languages. */
const isWorker = (name: string): boolean => name.startsWith('/learn/');

/** Names below an `assets/` have a hash of their content: they never change. */
const cacheControl = (name: string): string =>
  isWorker(name)
    ? 'no-cache'
    : /^\/(staff\/)?assets\//.test(name)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400';

/** Null for what is no file of the site. */
function fileAt(folder: string, file: string, extra: Pairs): [name: string, file: File] | null {
  const name = `/${path.relative(folder, file).split(path.sep).join('/')}`;
  const type = types[path.extname(name).toLowerCase()];
  const known = statSync(file, { throwIfNoEntry: false });
  if (!known?.isFile() || name.includes('/.') || !type) return null;
  const headers: Pairs = [['Content-Type', type], ['Cache-Control', cacheControl(name)], ...extra];
  if (isWorker(name)) headers.push(['Service-Worker-Allowed', '/']);
  return [encodeURI(name), { path: file, size: known.size, headers, kept: null }];
}

function indexOf(folder: string, extra: Pairs): Map<string, File> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    paths.flatMap((entry) => {
      const found = fileAt(folder, path.join(entry.parentPath, entry.name), extra);
      return found ? [found] : [];
    }),
  );
}

/** Of the version beside this one: one name without folders, so that nothing else can be asked for. */
const isBeside = (name: string): boolean => /^\/(?:staff\/)?assets\/[\w-][\w.-]*$/.test(name);

/** First and last byte of 'bytes=5-9'; null for the whole file, 'unsatisfiable' outside of it. */
export function rangeOf(header: string | undefined, size: number): [number, number] | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? 'unsatisfiable' : [first, last];
}

function writeLarge(file: File, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const range = rangeOf(incoming.headers.range, file.size);
  const headers = [...file.headers, ['Accept-Ranges', 'bytes']];
  if (range === 'unsatisfiable') {
    outgoing.writeHead(
      416,
      [...headers, ['Content-Range', `bytes */${file.size}`], ['Content-Length', '0']].flat(),
    );
    outgoing.end();
    return;
  }
  const [first, last] = range ?? [0, file.size - 1];
  const part = range === null ? [] : [['Content-Range', `bytes ${first}-${last}/${file.size}`]];
  outgoing.writeHead(
    range === null ? 200 : 206,
    [...headers, ...part, ['Content-Length', String(last - first + 1)]].flat(),
  );
  if (incoming.method === 'HEAD') return void outgoing.end();
  // A file that vanished in the middle breaks the connection, and a player that went away closes the file.
  pipeline(createReadStream(file.path, { start: first, end: last }), outgoing, () => undefined);
}

/** A record made after the build has no preview picture of its own: messengers get the academy's, in its language. */
const academyPictureFor = (name: string): string =>
  name.replace(/^\/social\/[a-z]+-[a-z0-9-]+-([a-z]{2})\.png$/, '/social-$1.png');

/**
 * Answers a file of the folder, and calls the next handler when there is none. `extra` headers go on each. `keepsLessons` false:
 * phones with offline lessons get a service worker that deletes them and unregisters itself.
 */
export function makeStaticFiles(folder: string, extra: Pairs, keepsLessons = true) {
  const files = indexOf(folder, extra);
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    const asked = (incoming.url ?? '').split('?')[0] ?? '';
    const name = asked === '/learn/sw.js' && !keepsLessons ? '/learn/sw-off.js' : asked;
    let file = files.get(name) ?? files.get(academyPictureFor(name));
    if (!file && isBeside(name)) {
      const found = fileAt(folder, path.join(folder, name), extra);
      if (found) files.set(...found);
      file = found?.[1];
    }
    if (!file || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) return next();
    if (file.size > largestInMemory || isFilm(file.path)) return writeLarge(file, incoming, outgoing);
    try {
      file.kept ??= keepAnswer(readFileSync(file.path), file.headers);
    } catch {
      // Deleted since the start, as by a build beside a running server: treated as missing.
      return next();
    }
    writeKept(file.kept, incoming, outgoing);
  };
}
