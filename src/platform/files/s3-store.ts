/**
 * Files in an S3-compatible bucket. The bucket stays private: each request is signed, and the bytes go through this server, so
 * that downloads are counted where they happen (decision 0014).
 */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FilesById } from '../../catalogue/shop/files-by-id.ts';
import { plainValue } from '../setting-rows.ts';
import { isUuid } from '../text/typed-text.ts';
import {
  type FileKeeper,
  type FileStore,
  type OpenedFile,
  StoreAway,
  type WantedPart,
} from './file-store.ts';

/** The settings of the store, from the environment. Values are secrets: no error message contains one. */
export type FileStoreSettings = {
  /** 'https://s3.eu-west-3.amazonaws.com', without a path. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** A folder within the bucket, without slashes at its ends; '' for none. */
  prefix: string;
  /** 'https://endpoint/bucket/key' rather than 'https://bucket.endpoint/key'. */
  pathStyle: boolean;
};

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return ['https:', 'http:'].includes(protocol) && value.replace(/\/$/, '') === origin;
};

export const fileShape = {
  FILES_S3_ENDPOINT: plainValue(1, 300)
    .refine(isOrigin, 'must be an origin such as https://s3.eu-west-3.amazonaws.com, without a path')
    .optional(),
  FILES_S3_REGION: plainValue(1, 60).default('us-east-1'),
  FILES_S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_KEY_ID: plainValue(1, 300).optional(),
  FILES_S3_SECRET: plainValue(1, 300).optional(),
  FILES_S3_PREFIX: z
    .string()
    .trim()
    .regex(/^\/?[\w.-]+(\/[\w.-]+)*\/?$/, 'must be a folder such as shop/files')
    .refine((folder) => !folder.split('/').some((step) => /^\.{1,2}$/.test(step)), 'must hold no dots alone')
    .optional(),
  FILES_S3_PATH_STYLE: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).optional(),
};
type FileNames = keyof typeof fileShape;
type Given = Partial<Record<FileNames, string>>;
type Read = z.output<z.ZodObject<typeof fileShape>>;

const together = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const;

/** A partial set of settings is an error; production needs https. */
export function fileFaults(given: Given, production: boolean): string[] {
  const missing = together.filter((name) => given[name] === undefined);
  const faults =
    missing.length === 0 || missing.length === together.length
      ? []
      : missing.map((name) => `${name} is missing: the store of files needs ${together.join(', ')}.`);
  if (production && given.FILES_S3_ENDPOINT?.trim().startsWith('http:'))
    faults.push('FILES_S3_ENDPOINT begins with http: production reaches its store over https only.');
  return faults;
}

/** Null: the files are in the data folder. */
export function fileSettings(read: Read): FileStoreSettings | null {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket } = read;
  const { FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = read;
  if (!endpoint || !bucket || !keyId || !secret) return null;
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    region: read.FILES_S3_REGION,
    bucket,
    keyId,
    secret,
    prefix: (read.FILES_S3_PREFIX ?? '').replace(/^\/|\/$/g, ''),
    pathStyle: read.FILES_S3_PATH_STYLE !== 'off',
  };
}

type S3Patience = {
  /** Until the store answers at all, in milliseconds. */
  answerMs: number;
  /** Between two pieces of a file, while we wait for one, in milliseconds. */
  pieceMs: number;
};

const patience: S3Patience = { answerMs: 10_000, pieceMs: 30_000 };

/** A key must not contain '..' or empty steps: URLs drop them, which would name another file. */
const isKey = (name: string): boolean =>
  name !== '' && name.split('/').every((step) => step !== '' && step !== '.' && step !== '..');

const spelt = (key: string): string =>
  key
    .split('/')
    .map((step) =>
      encodeURIComponent(step).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

/** The address of an object. */
export function objectUrl({ endpoint, bucket, prefix, pathStyle }: FileStoreSettings, name: string): string {
  const url = new URL(endpoint);
  const key = spelt([prefix, name].filter(Boolean).join('/'));
  if (pathStyle) return `${url.origin}/${bucket}/${key}`;
  return `${url.protocol}//${bucket}.${url.host}/${key}`;
}

type Sent = { method: string; headers: Record<string, string>; body?: Blob };
type Signed = (url: string, init: Sent) => Promise<Request>;

/** Loads the library with the first file, not at the server's start. */
function signerOf({ keyId, secret, region }: FileStoreSettings): Signed {
  let client: Promise<{ sign: Signed }> | null = null;
  return async (url, init) => {
    client ??= import('aws4fetch').then(
      ({ AwsClient }) =>
        new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 }),
    );
    return (await client).sign(url, init);
  };
}

/** Time for a large file on a slow connection, in milliseconds. */
const keepMs = 5 * 60_000;

/** One range, or the whole file: several ranges at once are answered with the whole file. */
const isOnePart = (range: string | undefined): range is string => /^bytes=(\d+-\d*|-\d+)$/.test(range ?? '');

const wholeOf = (answer: Response): number =>
  Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]);

/** The size and range of the store's answer; throws when they are missing. */
function partOf(answer: Response): Pick<OpenedFile, 'size' | 'range'> {
  if (answer.status === 206) {
    const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(answer.headers.get('content-range') ?? '') ?? [];
    const size = wholeOf(answer);
    if (first === undefined || last === undefined || !Number.isSafeInteger(size))
      throw new StoreAway('The store sent a part and did not say which.');
    return { size, range: [Number(first), Number(last)] };
  }
  const length = answer.headers.get('content-length');
  if (length === null || !/^\d+$/.test(length))
    throw new StoreAway('The store did not say how long a file is.');
  return { size: Number(length), range: null };
}

/** The pieces as they come; time spent waiting for the visitor does not count as the store's. */
async function* piecesOf(
  answer: Response,
  stop: AbortController,
  pieceMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = answer.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const timer = setTimeout(() => stop.abort(new StoreAway('The store went silent.')), pieceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    stop.abort();
  }
}

type Asked = { answer: Response; stop: AbortController };

async function ask(sign: Signed, url: string, sent: Sent, answerMs: number): Promise<Asked> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), answerMs);
  try {
    const request = await sign(url, sent);
    // Not signed: a proxy of the store may change it. The length must be that of the file itself.
    request.headers.set('Accept-Encoding', 'identity');
    // Following a redirect would send a signature to another host.
    return { answer: await fetch(request, { signal: stop.signal, redirect: 'manual' }), stop };
  } catch (error) {
    // Without the address and headers of the request: they contain the signature.
    const code = error instanceof Error && error.cause instanceof Error ? error.cause.name : 'no answer';
    throw new StoreAway(
      stop.signal.aborted ? 'The store did not answer in time.' : `The store is away: ${code}.`,
    );
  } finally {
    clearTimeout(timer);
  }
}

const delivered: ReadonlySet<number> = new Set([200, 206]);

export function s3Store(
  settings: FileStoreSettings,
  { answerMs, pieceMs }: S3Patience = patience,
): FileStore & FileKeeper {
  const sign = signerOf(settings);
  async function openObject(name: string, wanted: WantedPart): Promise<OpenedFile | null> {
    if (!isKey(name)) return null;
    const { range, ifRange } = wanted;
    const headers: Record<string, string> = {};
    if (isOnePart(range)) headers['Range'] = range;
    // S3 has no If-Range: the part is requested on the condition that the file is unchanged.
    if (isOnePart(range) && ifRange !== undefined) headers['If-Match'] = ifRange;
    const method = wanted.method === 'HEAD' ? 'HEAD' : 'GET';
    const { answer, stop } = await ask(sign, objectUrl(settings, name), { method, headers }, answerMs);
    if (answer.status === 412) {
      stop.abort();
      return openObject(name, { method, range: undefined, ifRange: undefined });
    }
    if (answer.status === 416) {
      stop.abort();
      // Not every store says how long the file is.
      const whole = await openObject(name, { method: 'HEAD', range: undefined, ifRange: undefined });
      return whole && { ...whole, range: 'unsatisfiable' };
    }
    if (!delivered.has(answer.status)) {
      stop.abort();
      if (answer.status === 404) return null;
      throw new StoreAway(`The store answered ${answer.status}.`);
    }
    return {
      ...partOf(answer),
      tag: answer.headers.get('etag') ?? `"${answer.headers.get('last-modified') ?? ''}"`,
      body: () => Readable.from(piecesOf(answer, stop, pieceMs)),
      close: () => stop.abort(),
    };
  }
  return {
    open: openObject,
    async keep(name, { file, type }) {
      if (!isKey(name)) throw new StoreAway('This is no name of an object.');
      const sent = { method: 'PUT', headers: { 'Content-Type': type }, body: await openAsBlob(file) };
      const { answer, stop } = await ask(sign, objectUrl(settings, name), sent, keepMs);
      stop.abort();
      if (!answer.ok) throw new StoreAway(`The store answered ${answer.status}.`);
    },
    async remove(name) {
      if (!isKey(name)) throw new StoreAway('This is no name of an object.');
      const sent = { method: 'DELETE', headers: {} };
      const { answer, stop } = await ask(sign, objectUrl(settings, name), sent, answerMs);
      stop.abort();
      if (!answer.ok && answer.status !== 404) throw new StoreAway(`The store answered ${answer.status}.`);
    },
  };
}

/** The objects of one page of a list, and where the next page begins. */
function readPage(xml: string): { objects: { key: string; changedAt: Date }[]; next: string | null } {
  const inside = (text: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((one) => ({ key: inside(one, 'Key'), changedAt: new Date(inside(one, 'LastModified')) }));
  return { objects, next: inside(xml, 'NextContinuationToken') || null };
}

/**
 * Files in a folder of the bucket, each named only by its id: what several machines share. Methods throw `StoreAway` when the
 * store does not answer.
 */
export function bucketFiles(settings: FileStoreSettings, folder: string): FilesById {
  const sign = signerOf(settings);
  const prefix = [settings.prefix, folder].filter(Boolean).join('/');
  const urlOf = (id: string): string => {
    if (!isUuid(id)) throw new Error('This is not the id of a file.');
    return objectUrl({ ...settings, prefix }, id);
  };
  const asked = async (url: string, sent: Sent, patienceMs = patience.answerMs): Promise<Response | null> => {
    const { answer, stop } = await ask(sign, url, sent, patienceMs);
    if (answer.ok) return answer;
    stop.abort();
    if (answer.status === 404) return null;
    throw new StoreAway(`The store answered ${answer.status}.`);
  };
  const bytesOf = async (answer: Response): Promise<Uint8Array> =>
    new Uint8Array(
      await answer.arrayBuffer().catch(() => {
        throw new StoreAway('The store went silent.');
      }),
    );
  return {
    async keep(id, bytes) {
      // The store refuses what was changed on its way.
      const md5 = createHash('md5').update(bytes).digest('base64');
      const body = new Blob([new Uint8Array(bytes)]);
      const headers = { 'Content-Type': 'application/octet-stream', 'Content-MD5': md5 };
      const answer = await asked(urlOf(id), { method: 'PUT', headers, body }, keepMs);
      if (answer === null) throw new StoreAway('The store has no such bucket.');
      await answer.body?.cancel();
    },
    async read(id) {
      const answer = await asked(urlOf(id), { method: 'GET', headers: {} });
      return answer && bytesOf(answer);
    },
    async remove(id) {
      const answer = await asked(urlOf(id), { method: 'DELETE', headers: {} });
      await answer?.body?.cancel();
    },
    async writtenBefore(instant) {
      const ids: string[] = [];
      let next: string | null = null;
      do {
        const list = new URL(objectUrl({ ...settings, prefix: '' }, ''));
        list.searchParams.set('list-type', '2');
        list.searchParams.set('prefix', `${prefix}/`);
        if (next !== null) list.searchParams.set('continuation-token', next);
        const answer = await asked(list.href, { method: 'GET', headers: {} });
        if (answer === null) throw new StoreAway('The store has no such bucket.');
        const page = readPage(Buffer.from(await bytesOf(answer)).toString('utf8'));
        for (const { key, changedAt } of page.objects) {
          const id = key.slice(prefix.length + 1);
          if (isUuid(id) && changedAt < instant) ids.push(id);
        }
        ({ next } = page);
      } while (next !== null);
      return ids;
    },
  };
}
