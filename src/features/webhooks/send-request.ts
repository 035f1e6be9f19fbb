/**
 * Sends one message over HTTP to an address that a setting names. The name is resolved here and the connection goes to the
 * very address that was looked at.
 */
import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export type SendOptions = {
  /** Whether a message may go to an address ('192.0.2.1', '2001:db8::1'). */
  mayVisit: (address: string) => boolean;
  /** For the whole exchange. */
  timeoutMs?: number;
  /** Stands in for DNS in tests. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
};

export type Outgoing = { headers: Record<string, string>; body: Buffer };

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

const closedAddress = (): Error => new Error('The receiver lies at an address that may not be visited.');

function exchange(url: URL, message: Outgoing, signal: AbortSignal, options: SendOptions): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A bare address is never looked up by the socket.
  if (isIP(host) !== 0 && !options.mayVisit(host)) return Promise.reject(closedAddress());
  const asked: RequestOptions = {
    method: 'POST',
    headers: {
      ...message.headers,
      'User-Agent': 'derb-events',
      'Content-Length': String(message.body.length),
    },
    agent: false,
    lookup: pinned(options),
    signal,
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, asked, (response) => {
      // What it says beyond its status is not read: it may have no end.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(message.body);
  });
}

/**
 * The status of the answer, whatever it is: a redirect is not followed. Throws when nobody answers in time, and when the
 * address is closed to us. Messages of errors never name the address, which may hold a secret.
 */
export async function sendRequest(address: string, message: Outgoing, options: SendOptions): Promise<number> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 20_000);
  return exchange(new URL(address), message, signal, options).catch((error: unknown) => {
    throw signal.aborted ? new Error('The receiver did not answer in time.', { cause: error }) : error;
  });
}
