import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { agreedHeader } from './consent-cookie.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

type Variant = { body: Buffer; headers: string[]; unchanged: string[]; tag: string };

export type KeptAnswer = {
  /** A hash of the bytes and headers: answers with the same mark are the same. */
  mark: string;
  /** Bytes held, all codings together. */
  size: number;
  variants: Record<Coding, Variant>;
};

function variantOf(coding: Coding, body: Buffer, mark: string, headers: Pairs): Variant {
  const tag = coding === 'identity' ? `"${mark}"` : `"${mark}-${coding}"`;
  // A 304 repeats what a cache may update; length and type belong to the bytes.
  const common = [
    ...headers.filter(([name]) => name !== 'Content-Type'),
    ['Vary', 'Accept-Encoding'],
    ['ETag', tag],
  ];
  const full = [
    ...headers,
    ['Vary', 'Accept-Encoding'],
    ['ETag', tag],
    ...(coding === 'identity' ? [] : [['Content-Encoding', coding]]),
    ['Content-Length', String(body.length)],
  ];
  return { body, headers: full.flat(), unchanged: common.flat(), tag };
}

const sizeOf = (variants: KeptAnswer['variants']): number =>
  codings.reduce((sum, coding) => sum + variants[coding].body.length, 0);

/** Keeps an answer in memory; texts are compressed quickly now. `headers` are all of the answer's own, and include Content-Type. */
export function keepAnswer(body: Buffer, headers: Pairs): KeptAnswer {
  const mark = createHash('sha256')
    .update(body)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22);
  const shrinks = isText(headers.find(([name]) => name === 'Content-Type')?.[1] ?? '');
  const variant = (coding: Coding) =>
    variantOf(shrinks ? coding : 'identity', shrinks ? packNow(body, coding) : body, mark, headers);
  const variants = { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
  return { mark, size: sizeOf(variants), variants };
}

/** Compresses the texts as well as possible. The tags stay the same: they identify the content, not its compression. */
export async function shrinkKept(kept: KeptAnswer, headers: Pairs): Promise<void> {
  const { body } = kept.variants.identity;
  if (!isText(headers.find(([name]) => name === 'Content-Type')?.[1] ?? '')) return;
  for (const coding of ['br', 'gzip'] as const) {
    kept.variants[coding] = variantOf(coding, await packSmall(body, coding), kept.mark, headers);
  }
  kept.size = sizeOf(kept.variants);
}

/** Whether the browser has it already, in any compression. */
function isKnown(header: string | undefined, kept: KeptAnswer): boolean {
  if (header === undefined) return false;
  return header === '*' || codings.some((coding) => header.includes(kept.variants[coding].tag));
}

/** Sends it: 304 when the browser has it, no body for HEAD. Returns whether this counts as a visit: the whole page was sent, or visits with 304 are counted too. */
export function writeKept(kept: KeptAnswer, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { headers, method } = incoming;
  const { body, headers: full, unchanged } = kept.variants[codingFor(headers['accept-encoding'])];
  if (isKnown(headers['if-none-match'], kept)) {
    outgoing.writeHead(304, unchanged);
    outgoing.end();
    return false;
  }
  outgoing.writeHead(200, full);
  outgoing.end(method === 'HEAD' ? undefined : body);
  return method !== 'HEAD' || headers[agreedHeader] !== undefined;
}

export type Coding = 'br' | 'gzip' | 'identity';
export const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

const known = new Map<string, Coding>();

function choose(header: string): Coding {
  const refused = new Set<string>();
  const offered = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    (parameters.some((one) => /^q=0(\.0*)?$/.test(one)) ? refused : offered).add(name);
  }
  const takes = (name: Coding) => !refused.has(name) && (offered.has(name) || offered.has('*'));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** The best compression for an Accept-Encoding header. Browsers send a handful of different ones, so results are remembered. */
export function codingFor(header: string | string[] | undefined): Coding {
  if (typeof header !== 'string') return 'identity';
  const found = known.get(header);
  if (found) return found;
  const chosen = choose(header);
  if (known.size < 100) known.set(header, chosen);
  return chosen;
}

const brotli = (size: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Synchronous, for the first visitor of a page: a millisecond or two for a page's size. */
export function packNow(bytes: Buffer, coding: Coding): Buffer {
  if (coding === 'br') return brotliCompressSync(bytes, brotli(bytes.length, 5));
  return coding === 'gzip' ? gzipSync(bytes, { level: 6 }) : bytes;
}

const brotliAside = promisify(brotliCompress);
const gzipAside = promisify(gzip);

/** As small as possible, on another thread. */
export async function packSmall(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotliAside(bytes, brotli(bytes.length, 11));
  return coding === 'gzip' ? gzipAside(bytes, { level: 9 }) : bytes;
}

/** For one answer that is not cached: quick, on another thread. */
export async function packOnce(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotliAside(bytes, brotli(bytes.length, 4));
  return coding === 'gzip' ? gzipAside(bytes, { level: 5 }) : bytes;
}

/** Content types worth compressing. */
export const isText = (contentType: string): boolean =>
  /^(text\/|application\/(json|xml|rss\+xml|manifest\+json)|image\/svg)/.test(contentType);
