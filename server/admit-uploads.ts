/**
 * Forms with a file, where larger bodies are taken than anywhere else: more bytes and more time, for those alone who have
 * something to send there.
 */
import type { IncomingMessage } from 'node:http';
import { mayEditCatalogue } from '../domain/staff/who-may.ts';
import { addressOf } from './clients.ts';
import type { House } from './house.ts';
import { isLibraryUpload, largestLibraryUpload } from './library-uploads.ts';
import { isPictureUpload, largestPictureUpload } from './picture-uploads.ts';
import { headersOf, type Target } from './read-incoming.ts';
import { readUpload, uploadFault } from './read-upload.ts';
import { largestReceiptUpload, tokenOfUpload } from './receipt-uploads.ts';
import { refuse } from './refuse.ts';
import type { Patience } from './slow-bodies.ts';
import { timeToSend } from './timeouts.ts';

type Visit = {
  method: string;
  target: Target;
  incoming: IncomingMessage;
  options: {
    house: () => Promise<Pick<House, 'academy' | 'memberOf' | 'staffOf' | 'answerApi'>>;
    publicOrigin: string;
    trustedProxyHops: number;
  };
  patience: Patience;
};

/** A receipt on its way to an order that exists: more bytes and more time. Null for everything else. */
async function admitReceipt({
  method,
  target,
  incoming,
  options,
  patience,
}: Visit): Promise<Buffer | Response | null> {
  const contentType = incoming.headers['content-type'] ?? '';
  const token = tokenOfUpload(method, target.pathname, contentType);
  if (token === null) return null;
  const { academy } = await options.house();
  if ((await academy.orderByToken(token)) === null) return null;
  patience.extend();
  const address = addressOf(incoming, options.trustedProxyHops);
  const body = await readUpload(incoming, { sender: token, address }, largestReceiptUpload);
  if (body === 'busy') return refuse('too-many', { pathname: target.pathname, retryAfterSeconds: 30 });
  if (body === 'gone') return refuse('too-large', target);
  // The page says it beside the field, where a refusal of the door would leave her with nothing.
  if (body === 'too-large')
    return new Response(null, { status: 303, headers: { Location: `${target.pathname}?receipt=too-large` } });
  const fault = await uploadFault(body, contentType, 'receipt');
  return fault === null ? body : refuse(fault, target);
}

/** A picture on its way to the community, from somebody who is signed in. Null for everything else. */
async function admitPicture({
  method,
  target,
  incoming,
  options,
  patience,
}: Visit): Promise<Buffer | Response | null> {
  const { pathname } = target;
  const contentType = incoming.headers['content-type'] ?? '';
  if (!isPictureUpload(method, pathname, contentType)) return null;
  const address = addressOf(incoming, options.trustedProxyHops);
  const headers = headersOf(incoming, address);
  const memberId = await (await options.house()).memberOf(new Request(options.publicOrigin, { headers }));
  if (memberId === null) return null;
  patience.extend();
  const body = await readUpload(incoming, { sender: memberId, address }, largestPictureUpload);
  if (body === 'busy') return refuse('too-many', { pathname, retryAfterSeconds: 30 });
  if (body === 'gone') return refuse('too-large', target);
  if (body === 'too-large')
    return new Response(null, { status: 303, headers: { Location: `${pathname}?picture=too-large` } });
  const fault = await uploadFault(body, contentType, 'picture');
  return fault === null ? body : refuse(fault, target);
}

/** A picture for the library, from somebody of the staff who may put it there; of others’ nothing is read. Null for everything else. */
async function admitLibraryPicture({
  method,
  target,
  incoming,
  options,
  patience,
}: Visit): Promise<Buffer | Response | null> {
  const { pathname } = target;
  if (!isLibraryUpload(method, pathname, incoming.headers['content-type'] ?? '')) return null;
  const address = addressOf(incoming, options.trustedProxyHops);
  const headers = headersOf(incoming, address);
  const { staffOf, answerApi } = await options.house();
  const asked = new Request(`${options.publicOrigin}${pathname}${target.search}`, { method, headers });
  const staff = await staffOf(asked);
  if (staff === null || !mayEditCatalogue(staff)) return answerApi(asked);
  patience.extend(timeToSend(largestLibraryUpload));
  const body = await readUpload(incoming, { sender: staff.email, address }, largestLibraryUpload);
  if (body === 'busy') return refuse('too-many', { pathname, retryAfterSeconds: 30 });
  return typeof body === 'string' ? refuse('too-large', target) : body;
}

/** The body of an upload, or the answer to it. Null for everything else. */
export const admitUpload = async (visit: Visit): Promise<Buffer | Response | null> =>
  (await admitReceipt(visit)) ?? (await admitPicture(visit)) ?? admitLibraryPicture(visit);
