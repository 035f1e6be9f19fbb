/**
 * Files that a signed link of a letter delivers: '/downloads/<token>/file'. Read from the folder of downloads only, never
 * kept by anybody, in the parts that a broken connection asks for again. Whoever may not have it is sent to the link's page.
 */
import { open, realpath, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ProductFile } from '../domain/catalogue/product.ts';
import type { Academy } from '../flows/academy.server.ts';
import type { Target } from './read-incoming.ts';
import { securityHeaders, type HeaderRules } from './security-headers.ts';
import { rangeOf } from './static-files.ts';

type Pairs = [name: string, value: string][];

export type DownloadDesk = {
  academy: Pick<Academy, 'download'>;
  /** The folder of all downloads. */
  folder: string;
  rules: HeaderRules;
};

const address = /^((?:\/ar)?\/downloads\/([^/]+))\/file$/;

export const isDownload = ({ pathname }: Target): boolean => address.test(pathname);

/** The file below the folder, opened; null when there is none, or when its path leads out of the folder. */
async function openBelow(
  folder: string,
  name: string,
): Promise<{ handle: FileHandle; size: number; changed: number } | null> {
  let handle: FileHandle | null = null;
  try {
    const root = await realpath(folder);
    const file = await realpath(path.resolve(root, name));
    if (!file.startsWith(root + path.sep)) return null;
    handle = await open(file, 'r');
    const facts = await handle.stat();
    if (facts.isFile()) return { handle, size: facts.size, changed: facts.mtimeMs };
  } catch {
    // No such file, or not ours to read: the visitor learns the same of both.
  }
  await handle?.close();
  return null;
}

/** Whether a file of that path could be delivered now. */
export async function isBelow(folder: string, name: string): Promise<boolean> {
  const opened = await openBelow(folder, name);
  await opened?.handle.close();
  return opened !== null;
}

/** RFC 6266: a name that every browser understands, and the true one for those that read it. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

const isType = (type: string): boolean => /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)?$/.test(type);

function headersOf(file: ProductFile, tag: string, extra: Pairs): Pairs {
  return [
    ['Content-Type', isType(file.type) ? file.type : 'application/octet-stream'],
    ['Content-Disposition', attachment(file.name)],
    ['Cache-Control', 'private, no-store'],
    ['X-Robots-Tag', 'noindex'],
    ['Accept-Ranges', 'bytes'],
    ['ETag', tag],
    ...extra,
  ];
}

type Opened = { handle: FileHandle; size: number; headers: Pairs; tag: string };

function write(
  { handle, size, headers, tag }: Opened,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const wanted = incoming.headers['if-range'];
  // A part of a file that was replaced meanwhile would not fit what the browser has.
  const range = wanted === undefined || wanted === tag ? rangeOf(incoming.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    outgoing.writeHead(
      416,
      [...headers, ['Content-Range', `bytes */${size}`], ['Content-Length', '0']].flat(),
    );
    outgoing.end();
    return void handle.close();
  }
  const [first, last] = range ?? [0, size - 1];
  const part = range === null ? [] : [['Content-Range', `bytes ${first}-${last}/${size}`]];
  const length = ['Content-Length', String(last - first + 1)];
  outgoing.writeHead(range === null ? 200 : 206, [...headers, ...part, length].flat());
  if (incoming.method === 'HEAD' || size === 0) {
    outgoing.end();
    return void handle.close();
  }
  const stream = handle.createReadStream({ start: first, end: last });
  // The length was promised: only the connection can tell that the rest does not come.
  stream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => stream.destroy());
  stream.pipe(outgoing);
}

/**
 * Answers one visit to a file's address. 'missing': the link is right, but the file is not in the folder, which is the
 * academy's fault and somebody has to know.
 */
export async function answerDownload(
  { academy, folder, rules }: DownloadDesk,
  { pathname }: Target,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<'answered' | 'missing'> {
  const [, page = '/', token = ''] = address.exec(pathname) ?? [];
  const security = securityHeaders(rules, pathname);
  const found = await academy.download(decodeURIComponent(token));
  if (!found.ok) {
    const headers = [
      ['Location', page],
      ['Cache-Control', 'private, no-store'],
      ['Content-Length', '0'],
      ...security,
    ];
    outgoing.writeHead(303, headers.flat());
    outgoing.end();
    return 'answered';
  }
  const { file } = found.download;
  const opened = await openBelow(folder, file.path);
  if (opened === null) return 'missing';
  const { handle, size, changed } = opened;
  const tag = `"${size.toString(36)}-${Math.round(changed).toString(36)}"`;
  write({ handle, size, tag, headers: headersOf(file, tag, security) }, incoming, outgoing);
  return 'answered';
}
