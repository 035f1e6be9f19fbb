/**
 * A file store with the part of S3 that the app uses. It checks each signature with code of its own, written from the
 * description of Signature Version 4, so that it does not repeat a mistake of the library that signs.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type S3Mode =
  | 'well'
  | 'silent'
  | 'refusing'
  | 'broken'
  | 'down'
  | 'cut'
  | 'stalling'
  | 'elsewhere'
  | 'nameless';

export type S3Fake = {
  origin: string;
  mode: S3Mode;
  /** Key, below the bucket, to bytes. */
  objects: Map<string, Buffer>;
  /** When each was stored. */
  changed: Map<string, Date>;
  /** Requests: 'GET /bucket/key bytes=0-1', in order. */
  asked: string[];
  /** Why requests were refused. */
  faults: string[];
  stop(): Promise<void>;
};

export const fakeKeys = {
  bucket: 'academy-files',
  region: 'eu-west-3',
  keyId: 'AKIASTANDIN',
  secret: 'stand-in/secret+of/the/store',
} as const;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** Null when the request is signed correctly; else why not. */
function faultOf(incoming: IncomingMessage): string | null {
  const { method = '', url = '', headers } = incoming;
  const [, keyId, day = '', region = '', names = '', signature = ''] =
    authorization.exec(headers.authorization ?? '') ?? [];
  const at = String(headers['x-amz-date'] ?? '');
  if (keyId !== fakeKeys.keyId) return 'no such key';
  if (region !== fakeKeys.region) return 'another region';
  if (!/^\d{8}T\d{6}Z$/.test(at) || !at.startsWith(day)) return 'no date';
  const instant = Date.parse(at.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'));
  if (Math.abs(Date.now() - instant) > 15 * 60_000) return 'a clock that is off';
  const signed = names.split(';');
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!signed.includes(needed)) return `${needed} is not signed`;
  const lines = signed.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  );
  const [path = '', query = ''] = url.split('?');
  const sorted = query.split('&').sort().join('&');
  const canonical = [
    method,
    path,
    sorted,
    lines.join(''),
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const steps = [day, region, 's3', 'aws4_request'];
  const key = steps.reduce<string | Buffer>((made, step) => hmac(made, step), `AWS4${fakeKeys.secret}`);
  const mine = hmac(key, toSign);
  return timingSafeEqual(mine, Buffer.from(signature, 'hex')) ? null : 'the signature does not fit';
}

const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refuse(outgoing: ServerResponse, status: number, code: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' });
  outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** Sends an object, or the requested range. */
function send(fake: S3Fake, bytes: Buffer, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const tag = tagOf(bytes);
  const condition = incoming.headers['if-match'];
  if (condition !== undefined && condition !== tag) return refuse(outgoing, 412, 'PreconditionFailed');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(incoming.headers.range ?? '') ?? [];
  const isPart = from !== '' || to !== '';
  const first = from === '' ? (isPart ? Math.max(0, bytes.length - Number(to)) : 0) : Number(from);
  const last = from !== '' && to !== '' ? Math.min(Number(to), bytes.length - 1) : bytes.length - 1;
  // Without the file's length, as Ceph's gateway does it.
  if (isPart && (first > last || first >= bytes.length)) return refuse(outgoing, 416, 'InvalidRange');
  const part = bytes.subarray(first, last + 1);
  const length = fake.mode === 'nameless' ? {} : { 'content-length': String(part.length) };
  const range = isPart ? { 'content-range': `bytes ${first}-${last}/${bytes.length}` } : {};
  outgoing.writeHead(isPart ? 206 : 200, { etag: tag, 'accept-ranges': 'bytes', ...length, ...range });
  if (incoming.method === 'HEAD') return void outgoing.end();
  if (fake.mode === 'cut' || fake.mode === 'stalling') {
    outgoing.write(part.subarray(0, Math.ceil(part.length / 2)), () => {
      if (fake.mode === 'cut') outgoing.destroy();
    });
    return;
  }
  outgoing.end(part);
}

/** Two a page, so that whoever asks for one page only is found out. */
const onePage = 2;

function list(fake: S3Fake, query: URLSearchParams, outgoing: ServerResponse): void {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = [...fake.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, onePage);
  const rows = page.map((key) => {
    const changed = (fake.changed.get(key) ?? new Date()).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified></Contents>`;
  });
  const next = keys.length > onePage ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  outgoing.writeHead(200, { 'content-type': 'application/xml' });
  outgoing.end(`<?xml version="1.0"?><ListBucketResult>${rows.join('')}${next}</ListBucketResult>`);
}

/** S3 refuses uploads without a length, and such as do not have the digest that they name. */
async function put(
  fake: S3Fake,
  key: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const length = incoming.headers['content-length'];
  if (length === undefined) return refuse(outgoing, 411, 'MissingContentLength');
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const digest = createHash('md5').update(Buffer.concat(pieces)).digest('base64');
  if (digest !== (incoming.headers['content-md5'] ?? digest)) return refuse(outgoing, 400, 'BadDigest');
  fake.objects.set(key, Buffer.concat(pieces));
  fake.changed.set(key, new Date());
  outgoing.writeHead(200, { etag: tagOf(Buffer.concat(pieces)) });
  outgoing.end();
}

function answer(fake: S3Fake, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = '', url = '', headers } = incoming;
  fake.asked.push([method, url, headers.range].filter(Boolean).join(' '));
  if (fake.mode === 'down') return void incoming.socket.destroy();
  if (fake.mode === 'silent') return;
  if (fake.mode === 'broken') return refuse(outgoing, 500, 'InternalError');
  if (fake.mode === 'elsewhere') {
    outgoing.writeHead(307, { location: `${fake.origin}/somewhere/else` });
    return void outgoing.end();
  }
  const fault = fake.mode === 'refusing' ? 'refused by will' : faultOf(incoming);
  if (fault !== null) {
    fake.faults.push(fault);
    return refuse(outgoing, 403, 'SignatureDoesNotMatch');
  }
  const path = decodeURIComponent(url.split('?')[0] ?? '');
  if (method === 'GET' && path === `/${fakeKeys.bucket}/`)
    return list(fake, new URL(url, fake.origin).searchParams, outgoing);
  const key = path.replace(`/${fakeKeys.bucket}/`, '');
  if (method === 'PUT') return void put(fake, key, incoming, outgoing);
  if (method === 'DELETE') {
    fake.objects.delete(key);
    outgoing.writeHead(204);
    return void outgoing.end();
  }
  const bytes = fake.objects.get(key);
  if (bytes === undefined) return refuse(outgoing, 404, 'NoSuchKey');
  send(fake, bytes, incoming, outgoing);
}

/** Port 0 takes a free one. */
export async function openS3Fake(port = 0): Promise<S3Fake> {
  const server = createServer((incoming, outgoing) => answer(fake, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const fake: S3Fake = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    mode: 'well',
    objects: new Map(),
    changed: new Map(),
    asked: [],
    faults: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
