/**
 * The address where the office sends a file of a product: up to 50 MB, passed on as they come, so that none lies in memory
 * whole. Only for those who may; everybody else is answered by the wire, and nothing of what is sent is read.
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { largestProductFile } from './product-upload.ts';
import { mayEditCatalogue } from '../staff/who-may.ts';
import { addressOf } from '../../platform/http/rate-limits.ts';
import type { House } from '../../server/house.ts';
import { headersOf, type Target } from '../../platform/http/read-incoming.ts';
import { type Patience, timeToSend } from '../../platform/http/timeouts.ts';

type Visit = {
  method: string;
  target: Target;
  incoming: IncomingMessage;
  options: {
    house: () => Promise<Pick<House, 'staffOf' | 'answerApi'>>;
    publicOrigin: string;
    trustedProxyHops: number;
  };
  patience: Patience;
};

/** Null when the visit is about something else. */
export async function answerProductFile(visit: Visit): Promise<Response | null> {
  const { method, target, incoming, options, patience } = visit;
  if (method !== 'POST' || target.pathname !== '/api/staff/product-files') return null;
  if (incoming.headers['content-type'] !== 'application/octet-stream') return null;
  const headers = headersOf(incoming, addressOf(incoming, options.trustedProxyHops));
  const { staffOf, answerApi } = await options.house();
  const staff = await staffOf(new Request(options.publicOrigin, { headers }));
  const address = `${options.publicOrigin}${target.pathname}${target.search}`;
  if (staff === null || !mayEditCatalogue(staff)) return answerApi(new Request(address, { method, headers }));
  patience.extend(timeToSend(largestProductFile));
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  return answerApi(new Request(address, { method, headers, body, duplex: 'half' } as RequestInit));
}
