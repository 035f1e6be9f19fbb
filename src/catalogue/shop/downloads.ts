/**
 * Files that a signed link delivers: '/downloads/<token>/file'. From the file store only, never cached, in the parts that a
 * broken connection asks for again. A bought file is counted when its bytes are about to be sent. A request that may not have
 * it is redirected to the link's page.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ProductFile } from './product.ts';
import { largestProductFile, typeByName } from './product-upload.ts';
import type { Academy } from '../../academy.ts';
import { addressOf } from '../../platform/limits/in-memory.ts';
import { type FileStore, firstByteOf, type OpenedFile } from '../../platform/files/file-store.ts';
import { headersOf, type Target } from '../../platform/http/read-incoming.ts';
import { type HeaderRules, securityHeaders } from '../../platform/http/security-headers.ts';
import { mayEditCatalogue } from '../../academy/staff/who-may.ts';
import type { App } from '../../server/app.ts';
import { type Patience, timeToSend } from '../../platform/http/timeouts.ts';

export type Pairs = [name: string, value: string][];

export type DownloadContext = {
  academy: Pick<Academy, 'download' | 'countDownload'>;
  store: FileStore;
  rules: HeaderRules;
  /** How many of our proxies are in front of the server. */
  trustedProxyHops: number;
};

const address = /^((?:\/[a-z]{2})?\/downloads\/([^/]+))\/file$/;

export const isDownload = ({ pathname }: Target): boolean => address.test(pathname);

/** RFC 6266: a name that every browser understands, and the true one for those that read it. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function fileHeaders(file: ProductFile, tag: string, extra: Pairs): Pairs {
  return [
    // By its name, never by what a record claims: nothing of ours is opened as a page.
    ['Content-Type', typeByName(file.name) ?? 'application/octet-stream'],
    ['Content-Disposition', attachment(file.name)],
    ['Cache-Control', 'private, no-store'],
    ['X-Robots-Tag', 'noindex'],
    ['Accept-Ranges', 'bytes'],
    ['ETag', tag],
    ...extra,
  ];
}

/** Sends an opened file, or the part of it that was asked for, under headers that are given. */
export function writeOpened(
  opened: OpenedFile,
  headers: Pairs,
  method: string | undefined,
  outgoing: ServerResponse,
): void {
  const { size, range } = opened;
  // Whoever went away meanwhile gets nothing, and the file is closed.
  if (outgoing.destroyed) return opened.close();
  if (range === 'unsatisfiable') {
    const beyond = [
      ['Content-Range', `bytes */${size}`],
      ['Content-Length', '0'],
    ];
    outgoing.writeHead(416, [...headers, ...beyond].flat());
    outgoing.end();
    return opened.close();
  }
  const [first, last] = range ?? [0, size - 1];
  const part = range === null ? [] : [['Content-Range', `bytes ${first}-${last}/${size}`]];
  const length = ['Content-Length', String(last - first + 1)];
  outgoing.writeHead(range === null ? 200 : 206, [...headers, ...part, length].flat());
  if (method === 'HEAD' || size === 0) {
    outgoing.end();
    return opened.close();
  }
  // The length was promised: an error closes the connection. Whoever goes away closes the file.
  pipeline(opened.body(), outgoing, () => undefined);
}

/**
 * Answers one visit to a file's address. 'missing': the link is right, but the store has no such file, which is the academy's
 * fault and is reported. Throws `StoreAway` when the store does not answer: then nothing was counted.
 */
export async function answerDownload(
  { academy, store, rules, trustedProxyHops }: DownloadContext,
  { pathname }: Target,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<'answered' | 'missing'> {
  const [, page = '/', written = ''] = address.exec(pathname) ?? [];
  const token = decodeURIComponent(written);
  const { method } = incoming;
  const security = securityHeaders(rules, pathname);
  const toItsPage = () => {
    const headers = [
      ['Location', page],
      ['Cache-Control', 'private, no-store'],
      ['Content-Length', '0'],
      ...security,
    ];
    outgoing.writeHead(303, headers.flat());
    outgoing.end();
    return 'answered' as const;
  };
  const caller = addressOf(incoming, trustedProxyHops);
  const found = await academy.download(token, caller);
  if (!found.ok) return toItsPage();
  const { file } = found.download;
  const { range } = incoming.headers;
  const ifRange = incoming.headers['if-range']?.toString();
  const opened = await store.open(file.path, { method: method ?? 'GET', range, ifRange });
  if (opened === null) return 'missing';
  // The connection is closed: nothing is sent, and nothing is counted.
  const bytesFlow = method !== 'HEAD' && opened.range !== 'unsatisfiable' && !outgoing.destroyed;
  const begins = { token, firstByte: firstByteOf(opened), address: caller };
  if (bytesFlow && !(await academy.countDownload(begins))) {
    opened.close();
    return toItsPage();
  }
  writeOpened(opened, fileHeaders(file, opened.tag, security), method, outgoing);
  return 'answered';
}

type Visit = {
  method: string;
  target: Target;
  incoming: IncomingMessage;
  options: {
    app: () => Promise<Pick<App, 'staffOf' | 'answerApi'>>;
    publicOrigin: string;
    trustedProxyHops: number;
  };
  patience: Patience;
};

/**
 * Staff upload a file of a product: up to 50 MB, streamed, so that none is in memory whole. Without the right the API refuses,
 * and nothing of the body is read. Null when the request is about something else.
 */
export async function answerProductFile(visit: Visit): Promise<Response | null> {
  const { method, target, incoming, options, patience } = visit;
  if (method !== 'POST' || target.pathname !== '/api/staff/product-files') return null;
  if (incoming.headers['content-type'] !== 'application/octet-stream') return null;
  const headers = headersOf(incoming, addressOf(incoming, options.trustedProxyHops));
  const { staffOf, answerApi } = await options.app();
  const staff = await staffOf(new Request(options.publicOrigin, { headers }));
  const address = `${options.publicOrigin}${target.pathname}${target.search}`;
  if (staff === null || !mayEditCatalogue(staff)) return answerApi(new Request(address, { method, headers }));
  patience.extend(timeToSend(largestProductFile));
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  return answerApi(new Request(address, { method, headers, body, duplex: 'half' } as RequestInit));
}
