/** Sends an answer that is not cached: with reduced styles and security headers, compressed, and never stored. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { codingFor, isText, packOnce } from '../platform/http/kept-answer.ts';
import type { Figures } from './metrics.ts';
import type { Target } from '../platform/http/read-incoming.ts';
import { kindOfRequest, underId } from '../platform/tracing.ts';
import { statusOfRefusal } from './refuse.ts';
import { securityHeaders, type HeaderRules } from '../platform/http/security-headers.ts';
import type { StyledPage } from '../platform/http/styles/style-page.ts';

/** What every answer needs. */
export type Finish = { rules: () => HeaderRules; style: (html: string) => StyledPage };

type Pairs = [name: string, value: string][];

export type Finished = { body: Buffer; headers: Pairs };

/** Headers of the framework that we set ourselves, or that mean nothing here. */
const ours = new Set(['content-length', 'x-remix-response', 'x-react-router-server', 'server']);

/** The usual spelling of names: 'content-type' becomes 'Content-Type'. */
const written = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, dash: string, character: string) => dash + character.toUpperCase());

function ownHeaders(answer: Response): Pairs {
  const headers: Pairs = [];
  for (const [name, value] of answer.headers) if (!ours.has(name)) headers.push([written(name), value]);
  if (!answer.headers.has('cache-control')) headers.push(['Cache-Control', 'private, no-store']);
  return headers;
}

/** The bytes and all headers of an answer. A page is private by default. */
export async function finishAnswer(
  answer: Response,
  pathname: string,
  { rules, style }: Finish,
): Promise<Finished> {
  const type = answer.headers.get('content-type') ?? '';
  const headers = ownHeaders(answer);
  if (!type.startsWith('text/html')) {
    return {
      body: Buffer.from(await answer.arrayBuffer()),
      headers: [...headers, ...securityHeaders(rules(), pathname)],
    };
  }
  const { html, hashes } = style(await answer.text());
  return { body: Buffer.from(html), headers: [...headers, ...securityHeaders(rules(), pathname, hashes)] };
}

type Sending = { target: Target; incoming: IncomingMessage; outgoing: ServerResponse; finish: Finish };

/** Answers to whoever still sends a file: a closed connection would hide them. */
const readsOn = new Set([303, statusOfRefusal['files-too-large']]);

const noBody = new Set([101, 204, 205, 304]);
const worthPacking = 700;

/** Lists of any length are streamed, never whole in memory. */
const isWrittenAsItComes = (answer: Response): boolean =>
  (answer.headers.get('content-type') ?? '').startsWith('text/csv');

/** The caller has disconnected: nobody needs the error. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Throws when reading fails: the answer then ends incomplete, which the caller can detect. */
async function writeAsItComes(
  answer: Response,
  { target, incoming, outgoing, finish }: Sending,
): Promise<void> {
  const headers = [...ownHeaders(answer), ...securityHeaders(finish.rules(), target.pathname)];
  outgoing.writeHead(answer.status, headers.flat());
  if (answer.body === null || incoming.method === 'HEAD') {
    await answer.body?.cancel();
    return void outgoing.end();
  }
  try {
    await pipeline(answer.body, outgoing);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/**
 * Writes it. If the request's body was not read to its end, closes the connection, since the rest would be taken for the next
 * request. Reads on for a while where a file is not wanted, since a closed connection hides the answer from a caller that still sends.
 */
export async function writeAnswer(answer: Response, sending: Sending): Promise<void> {
  if (isWrittenAsItComes(answer)) return writeAsItComes(answer, sending);
  const { target, incoming, outgoing, finish } = sending;
  const { body, headers } = await finishAnswer(answer, target.pathname, finish);
  const type = answer.headers.get('content-type') ?? '';
  const coding =
    body.length > worthPacking && isText(type) ? codingFor(incoming.headers['accept-encoding']) : 'identity';
  const bytes = await packOnce(body, coding);
  if (outgoing.destroyed) return;
  if (isText(type)) headers.push(['Vary', 'Accept-Encoding']);
  if (coding !== 'identity') headers.push(['Content-Encoding', coding]);
  // The framework answers HEAD without a body, so that its length would be wrong.
  const lengthIsKnown = !noBody.has(answer.status) && (incoming.method !== 'HEAD' || bytes.length > 0);
  if (lengthIsKnown) headers.push(['Content-Length', String(bytes.length)]);
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
  if (!incoming.complete && !isRead && !readsOn.has(answer.status)) headers.push(['Connection', 'close']);
  outgoing.writeHead(answer.status, headers.flat());
  outgoing.end(incoming.method === 'HEAD' || noBody.has(answer.status) ? undefined : bytes);
}

/** Answers under an id that the answer names and the log repeats, as one trace. */
export const inRequest = (
  { method, target, outgoing }: { method: string; target: Target; outgoing: ServerResponse },
  work: () => Promise<void>,
): Promise<void> =>
  underId(`${method} ${kindOfRequest({ method, pathname: target.pathname })}`, async (span, id) => {
    outgoing.setHeader('X-Request-Id', id);
    await work();
    span.setAttribute('http.response.status_code', outgoing.statusCode);
    span.end();
  });

/** Tells the figures how long the whole answer took. */
export function measure(
  figures: Figures,
  { url = '', method = '' }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const begun = performance.now();
  const [pathname = ''] = url.split('?', 1);
  outgoing.once('close', () =>
    figures.answered({ method, pathname }, outgoing.statusCode, performance.now() - begun),
  );
}
