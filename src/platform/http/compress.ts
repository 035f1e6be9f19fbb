/** Brotli, gzip, or as it is: what the caller takes, and the bytes for it. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

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

/** The best coding for an Accept-Encoding header. Browsers send a handful of them, so they are remembered. */
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

/** At once, for the first visitor of a page: a millisecond or two for a page's size. */
export function packNow(bytes: Buffer, coding: Coding): Buffer {
  if (coding === 'br') return brotliCompressSync(bytes, brotli(bytes.length, 5));
  return coding === 'gzip' ? gzipSync(bytes, { level: 6 }) : bytes;
}

const brotliAside = promisify(brotliCompress);
const gzipAside = promisify(gzip);

/** As small as it gets, on another thread. */
export async function packSmall(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotliAside(bytes, brotli(bytes.length, 11));
  return coding === 'gzip' ? gzipAside(bytes, { level: 9 }) : bytes;
}

/** For one answer that is not kept: quick, on another thread. */
export async function packOnce(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return brotliAside(bytes, brotli(bytes.length, 4));
  return coding === 'gzip' ? gzipAside(bytes, { level: 5 }) : bytes;
}

/** Types that shrink. */
export const isText = (contentType: string): boolean =>
  /^(text\/|application\/(json|xml|rss\+xml|manifest\+json)|image\/svg)/.test(contentType);
