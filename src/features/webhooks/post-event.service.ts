/**
 * Tells another system what happened: one signed message for each event, as https://www.standardwebhooks.com says. Taken is
 * what is answered by 2xx; anything else is tried again by the outbox. Described for receivers in docs/events.md.
 */
import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Handle } from '../../platform/db/handle.ts';
import { eventVersion } from './event-kinds.ts';
import { readEvent, type RecordedEvent } from './events.store.ts';
import { type SendOptions, sendRequest } from './send-request.ts';

/** Which addresses lie on the open internet: a message may go there and nowhere else, whatever a name resolves to. */
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
// Within what IPv6 gives to the open internet: tunnels that carry an IPv4 address inside, and examples.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** False for loopback, private, link-local, reserved and multicast addresses, and for what is no address at all. */
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
  /** Allows addresses of this machine and of private networks: for receivers that stand beside the academy. */
  allowsPrivate: boolean;
};

export type EventMode = 'production' | 'test';

export type EventPoster = {
  db: Handle;
  receiver: EventReceiver;
  clock: () => Date;
  /** 'test' anywhere but where real people are served. */
  mode: EventMode;
  /** Other ways of sending, for tests. */
  sending?: Partial<SendOptions>;
};

/** As it travels. */
export const eventBody = ({ id, kind, position, at, data }: RecordedEvent, mode: EventMode) => ({
  id,
  kind,
  version: eventVersion,
  position,
  at: at.toISOString(),
  mode,
  data,
});

/** Over the id, the time in seconds since 1970 and the exact body, with points between them. */
export function signEvent(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Sends one event or throws. 'overtaken' when it was erased meanwhile. Every attempt is signed anew. */
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
