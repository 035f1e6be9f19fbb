/**
 * Sends one message over HTTP to an address that a setting names. The name is resolved here and the connection goes to the
 * very address that was looked at; redirects are followed by GET only, and are looked at in the same way.
 */
import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Answer } from './read-answer.ts';

export type SendOptions = {
  /** Whether a message may go to an address ('192.0.2.1', '2001:db8::1'). */
  mayVisit: (address: string) => boolean;
  /** For the whole exchange, redirects included. */
  timeoutMs?: number;
  /** Stands in for DNS in tests. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
};

export type Outgoing = { headers: Record<string, string>; body: Buffer };

const mostRedirects = 3;
const longestAnswer = 64 * 1024;

const resolveByDns = (hostname: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) => {
    dnsLookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/** Hands the socket only addresses that may be visited. One closed address among open ones closes the name. */
const pinned =
  ({ mayVisit, resolve = resolveByDns }: SendOptions): LookupFunction =>
  (hostname, options, answer) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => mayVisit(address))) return answer(closedAddress(), '');
        return options.all ? answer(null, found) : answer(null, first.address, first.family);
      },
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };

const closedAddress = (): Error => new Error('The webhook leads to an address that may not be visited.');

async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    // What is longer is no answer that we know: its beginning says as much.
    if (size > longestAnswer) break;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Exchange = Answer & { location: string | undefined };

function exchange(
  url: URL,
  message: Outgoing | null,
  signal: AbortSignal,
  options: SendOptions,
): Promise<Exchange> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A bare address is never looked up by the socket.
  if (isIP(host) !== 0 && !options.mayVisit(host)) return Promise.reject(closedAddress());
  const asked: RequestOptions = {
    method: message ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
      'Accept-Encoding': 'identity',
      'User-Agent': 'derb-webhook',
      ...(message ? { ...message.headers, 'Content-Length': String(message.body.length) } : {}),
    },
    agent: false,
    lookup: pinned(options),
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, asked, (response) => {
      readAnswer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body, location: response.headers.location }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(message?.body);
  });
}

/** Where an answer sends us; null when it is the last one. */
function nextOf(url: URL, { status, location }: Exchange): URL | null {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null;
  // The message itself, with all that people wrote, goes to the address of the setting and to no other.
  if (status === 307 || status === 308)
    throw new Error(`The webhook wants the message sent elsewhere (${status}).`);
  if (!URL.canParse(location, url)) throw new Error('The webhook redirects to what is no address.');
  const next = new URL(location, url);
  const isSafe = next.protocol === 'https:' || (next.protocol === 'http:' && url.protocol === 'http:');
  if (!isSafe) throw new Error('The webhook redirects to an address that is not safe.');
  return next;
}

/**
 * The last answer, of whatever status. Throws when nobody answers in time, when the address is closed to us, and when a
 * redirect leads astray. Messages of errors never name the address, which may hold a secret.
 */
export async function sendRequest(address: string, message: Outgoing, options: SendOptions): Promise<Answer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 20_000);
  let url = new URL(address);
  let sending: Outgoing | null = message;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer: Exchange = await exchange(url, sending, signal, options).catch((error: unknown) => {
      throw signal.aborted ? new Error('The webhook did not answer in time.', { cause: error }) : error;
    });
    const next = nextOf(url, answer);
    if (next === null) return { status: answer.status, body: answer.body };
    url = next;
    sending = null;
  }
  throw new Error('The webhook redirects without end.');
}
