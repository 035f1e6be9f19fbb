/** Validates requests as they arrive, or returns the reason for a refusal. Never throws. */
import type { IncomingMessage } from 'node:http';
import { cleaned, cleanedField, mayHoldMarks, withoutMarks } from '../text/typed-text.ts';

/** Bodies that are too large are read and discarded up to this size: browsers read no answer before they have sent everything. */
const largestDrained = 40 * 1024 * 1024;

const mostOfSender = 2;

/** How many uploads of a kind may be on their way at once. `ofAddress`: of what anybody may send, one address has a part. */
export type Slots = { kind: string; most: number; ofAddress?: number };

/** Uploads in progress by kind, and of each by address and by sender. */
const sending = new Map<string, number>();

function begin(keys: readonly [string, number][]): boolean {
  if (keys.some(([key, allowed]) => (sending.get(key) ?? 0) >= allowed)) return false;
  for (const [key] of keys) sending.set(key, (sending.get(key) ?? 0) + 1);
  return true;
}

function end(keys: readonly [string, number][]): void {
  for (const [key] of keys) {
    const left = (sending.get(key) ?? 1) - 1;
    if (left > 0) sending.set(key, left);
    else sending.delete(key);
  }
}

function receive(incoming: IncomingMessage, largest: number): Promise<Buffer | 'too-large' | 'gone'> {
  if (Number(incoming.headers['content-length'] ?? 0) > largestDrained) return Promise.resolve('gone');
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largest) return void chunks.push(chunk);
      chunks = [];
      if (size <= largestDrained) return;
      incoming.pause();
      resolve('gone');
    });
    incoming.on('end', () => resolve(size > largest ? 'too-large' : Buffer.concat(chunks)));
    incoming.on('error', () => resolve('gone'));
    incoming.on('close', () => resolve('gone'));
  });
}

/**
 * Reads a form with a file, which may be slow: a photo of 5 MB takes half a minute on a good mobile connection and minutes on a bad
 * one, so that only so many run at once. `sender`: an order's token or a member's id. 'busy': too many uploads at once.
 */
export async function readUpload(
  incoming: IncomingMessage,
  { sender, address, slots }: { sender: string; address: string; slots: Slots },
  largest: number,
): Promise<Buffer | 'too-large' | 'gone' | 'busy'> {
  const { kind, most, ofAddress = most } = slots;
  const keys: [string, number][] = [
    [kind, most],
    [`${kind} of address ${address}`, ofAddress],
    [`${kind} of ${sender}`, mostOfSender],
  ];
  if (!begin(keys)) return 'busy';
  try {
    return await receive(incoming, largest);
  } finally {
    end(keys);
  }
}

export type Refusal =
  | 'bad-request'
  | 'wrong-method'
  | 'too-large'
  | 'files-too-large'
  | 'too-slow'
  | 'wrong-content-type'
  | 'cross-site'
  | 'too-many'
  | 'not-found'
  | 'file-missing'
  | 'store-away'
  | 'busy'
  | 'broken';

export type Target = { pathname: string; search: string };

const longestUrl = 4_096;

/**
 * The canonical form of a path: no needless percent-encoding, no dots, no doubled or trailing slash. The pages' router treats all
 * forms alike, so that checks here must not depend on how the address was written.
 */
function spelt(pathname: string): string {
  const plain = pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
  const single = plain.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/');
  const straight = new URL(`http://host${single}`).pathname;
  return straight.length > 1 ? straight.replace(/\/$/, '') : straight;
}

/** The path and query of a request line. Null when it is no path of ours, badly encoded, or contains a zero byte. */
export function readTarget(url: string | undefined): Target | null {
  if (!url || url.length > longestUrl) return null;
  // A proxy may send the whole address; only its path matters, the origin is ours.
  const path = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : url;
  if (!path.startsWith('/') || path.includes('#')) return null;
  const [pathname = '/', ...rest] = path.split('?');
  const query = rest.join('?');
  try {
    if (decodeURIComponent(pathname).includes('\0')) return null;
    // '+' is a space in a query; a single '%' is an error in the address.
    if (decodeURIComponent(query.replaceAll('+', ' ')).includes('\0')) return null;
  } catch {
    return null;
  }
  return {
    pathname: spelt(pathname),
    search: query === '' ? '' : `?${cleanQuery(query)}`,
  };
}

/** Values of a query are of one line. One without marks stays as it was written. */
function cleanQuery(query: string): string {
  const values = new URLSearchParams(query);
  if (![...values.values()].some((value) => withoutMarks(value) !== value)) return query;
  return new URLSearchParams([...values].map(([name, value]) => [name, withoutMarks(value)])).toString();
}

/** The whole body, or why there is none. Reading stops at the limit; the socket cannot be used any more then. */
export function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | 'too-large' | 'gone'> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      incoming.pause();
      resolve('too-large');
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', () => resolve('gone'));
    incoming.on('close', () => resolve('gone'));
  });
}

/** A body as rules may read it: without halves of characters, and without marks that nobody sees where they do not belong. */
export type CleanBody = { ok: true; body: Buffer; contentType: string } | { ok: false; refusal: Refusal };

const refused = (refusal: Refusal): CleanBody => ({ ok: false, refusal });

/**
 * JSON, cleaned once for all who read it. What is no JSON is left as it is: whoever reads it says so. PostgreSQL cannot store zero
 * bytes: a text with one can only be an attack or an accident. The letters '%00' are text.
 */
export function readJsonBody(body: Buffer, contentType: string): CleanBody {
  const text = body.toString('utf8');
  if (text.includes('\0')) return refused('bad-request');
  const untouched: CleanBody = { ok: true, body, contentType };
  if (!mayHoldMarks(text)) return untouched;
  try {
    const json = JSON.stringify(cleaned(JSON.parse(text)));
    return /(?<!\\)(?:\\\\)*\\u0000/.test(json)
      ? refused('bad-request')
      : { ok: true, body: Buffer.from(json), contentType };
  } catch {
    return untouched;
  }
}

const mostFields = 1_000;
const mostFieldsBesideFiles = 20;

/** Of a form with files on its way: names of its fields with files, and how many of those there may be. */
type Files = { named: string | readonly string[]; mostFiles?: number | undefined };

/** Files may contain zero bytes, as UTF-16 and spreadsheet programs write them; names and texts may not. */
function formRefusal(fields: readonly [string, FormDataEntryValue][], files: Files | null): Refusal | null {
  const holdsZero = fields.some(
    ([name, value]) => name.includes('\0') || (typeof value === 'string' ? value : value.name).includes('\0'),
  );
  if (holdsZero) return 'bad-request';
  if (files === null) return fields.length > mostFields ? 'too-large' : null;
  const { named, mostFiles = 1 } = files;
  const sent = fields.filter(([, value]) => typeof value !== 'string');
  const isRight =
    fields.length <= mostFieldsBesideFiles + mostFiles - 1 &&
    sent.length <= mostFiles &&
    sent.every(([name]) => [named].flat().includes(name));
  return isRight ? null : 'bad-request';
}

function cleanValue(name: string, value: FormDataEntryValue): FormDataEntryValue {
  if (typeof value === 'string') return cleanedField(name, value);
  const plain = withoutMarks(value.name);
  return plain === value.name ? value : new File([value], plain, { type: value.type });
}

/**
 * A form whose body fits its content type, cleaned. A page's action parses it again; here errors of the caller are found, so that
 * they are not reported as ours. `unreadable`: for whoever refuses it in words of their own.
 */
export async function readFormBody(
  body: Buffer,
  contentType: string,
  files: Files | null = null,
  unreadable: CleanBody = refused('bad-request'),
): Promise<CleanBody> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const untouched: CleanBody = { ok: true, body, contentType };
  if (type === '' && body.length === 0) return untouched;
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data')
    return refused('wrong-content-type');
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': contentType },
    }).formData();
    const fields = [...form];
    const refusal = formRefusal(fields, files);
    if (refusal !== null) return refused(refusal);
    const clean = fields.map(([name, value]) => [name, cleanValue(name, value)] as const);
    if (clean.every(([, value], place) => value === fields[place]?.[1])) return untouched;
    return { ok: true, ...(await written(clean, type)) };
  } catch {
    return unreadable;
  }
}

async function written(
  fields: readonly (readonly [string, FormDataEntryValue])[],
  type: string,
): Promise<{ body: Buffer; contentType: string }> {
  const form = type === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else if (form instanceof FormData) form.append(name, value, value.name);
  }
  const made = new Response(form);
  return {
    body: Buffer.from(await made.arrayBuffer()),
    contentType: made.headers.get('content-type') ?? type,
  };
}

/** Request headers that only we may set. */
const ours = new Set([
  'x-client-address',
  'x-react-router-spa-mode',
  'x-react-router-prerender-data',
  'host',
  'origin',
]);

/** The headers for the Fetch API; what it would refuse is left out. `read`: the body as it was cleaned. The server has checked `origin` already. */
export function headersOf(
  incoming: IncomingMessage,
  address: string,
  read?: { body: Buffer; contentType: string },
): Headers {
  const headers = new Headers({ 'x-client-address': address });
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    const value = incoming.rawHeaders[index + 1] ?? '';
    if (ours.has(name.toLowerCase()) || name.startsWith(':')) continue;
    try {
      headers.append(name, value);
    } catch {
      // An invalid header name or value: ignored.
    }
  }
  if (read !== undefined && read.contentType !== '') headers.set('content-type', read.contentType);
  if (read !== undefined && headers.has('content-length'))
    headers.set('content-length', String(read.body.length));
  return headers;
}
