/**
 * Sends events to another system: one signed message each, as https://www.standardwebhooks.com defines. Any 2xx answer means
 * accepted; after anything else the outbox tries again. Described for receivers in docs/events.md.
 */
import { createHmac } from 'node:crypto';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Handle } from '../../platform/db/handle.ts';
import { eventVersion } from './event-kinds.ts';
import { readEvent, type RecordedEvent } from './events.service.ts';

/** Networks that are not the public internet: nothing is sent there, whatever a name resolves to. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
// Inside the public IPv6 range: tunnels that carry an IPv4 address, and examples.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** False for loopback, private, link-local, reserved and multicast addresses, and for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}

export type EventReceiver = {
  url: string;
  /** 'whsec_' and the key in base64. */
  secret: string;
  /** Allows loopback and private networks: for receivers on the academy's own machines. */
  allowsPrivate: boolean;
};

export type EventMode = 'production' | 'test';

export type EventPoster = {
  db: Handle;
  receiver: EventReceiver;
  clock: () => Date;
  /** 'live' in production, 'test' elsewhere. */
  mode: EventMode;
  /** Other options for sending, for tests. */
  sending?: Partial<SendOptions>;
};

/** The body as it is sent. */
export const eventBody = ({ id, kind, position, at, data }: RecordedEvent, mode: EventMode) => ({
  id,
  kind,
  version: eventVersion,
  position,
  at: at.toISOString(),
  mode,
  data,
});

/** Signs the id, the time in seconds since 1970 and the exact body, joined by points. */
export function signEvent(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Sends one event or throws. 'overtaken' when it was deleted meanwhile. Every attempt is signed anew. */
export function eventPoster({ db, receiver, clock, mode, sending = {} }: EventPoster) {
  return async ({ id }: { id: string }): Promise<'posted' | 'overtaken'> => {
    const event = await readEvent(db, id);
    if (!event) return 'overtaken';
    const body = JSON.stringify(eventBody(event, mode));
    const seconds = Math.floor(clock().getTime() / 1_000);
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signEvent(receiver.secret, { id, seconds, body }),
    };
    const status = await sendRequest(
      receiver.url,
      { headers, body: Buffer.from(body) },
      { mayVisit: receiver.allowsPrivate ? () => true : isPublicAddress, ...sending },
    );
    if (status < 200 || status > 299) throw new Error(`The receiver answered with status ${status}.`);
    return 'posted';
  };
}

/**
 * Sends one message over HTTP to an address from a setting. The name is resolved here, and the connection uses the very address
 * that was checked (a second lookup could answer another one).
 */
export type SendOptions = {
  /** Whether a message may be sent to an IP address ('192.0.2.1', '2001:db8::1'). */
  mayVisit: (address: string) => boolean;
  /** For the whole exchange. */
  timeoutMs?: number;
  /** Replaces DNS in tests. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
};

type Outgoing = { headers: Record<string, string>; body: Buffer };

const resolveByDns = (hostname: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) => {
    dnsLookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/** A DNS lookup for the socket that fails when any of the name's addresses is not allowed. */
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
  // The socket does not look up a bare IP address.
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
      // The body is not read: it may have no end.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(message.body);
  });
}

/**
 * The status of the answer, whatever it is: redirects are not followed. Throws on a timeout, and for an address that is not
 * allowed. Error messages never contain the address, which may hold a secret.
 */
export async function sendRequest(address: string, message: Outgoing, options: SendOptions): Promise<number> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 20_000);
  return exchange(new URL(address), message, signal, options).catch((error: unknown) => {
    throw signal.aborted ? new Error('The receiver did not answer in time.', { cause: error }) : error;
  });
}
