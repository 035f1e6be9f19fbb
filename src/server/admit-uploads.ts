/**
 * Forms with a file, where larger bodies are taken than anywhere else: more bytes and more time, for those alone who have
 * something to send there.
 */
import type { IncomingMessage } from 'node:http';
import { mayAddPictures, mayTeach, type Who } from '../features/staff/who-may.ts';
import { handedKinds, most } from '../features/classroom/assignment.ts';
import { partBytes } from '../features/media/media.ts';
import { addressOf } from '../platform/limits/in-memory.ts';
import type { App } from './app.ts';
import { headersOf, readUpload, type Target, uploadFault } from '../platform/http/read-incoming.ts';
import { refuse } from './refuse.ts';
import { type Patience, timeToSend } from '../platform/http/timeouts.ts';
import { largestPictureBytes } from '../features/community/post-view.ts';
import { largestReceiptBytes } from '../features/transfers/receipt-file.ts';
import { isSpace } from '../features/community/space.ts';

/**
 * The addresses where a member sends a picture with a post: they take several megabytes, slowly, and only from somebody who is
 * signed in. What they may write is asked by the page.
 */

/** The other fields, and a little more: a file that is barely too large gets its answer beside the field. */
export const largestPictureUpload = largestPictureBytes + 512 * 1024;

const postAddress = /^(?:\/ar)?\/circle\/spaces\/([a-z]+)$/;

/** Whether this may be a post with a picture: a form that carries files, to one of the spaces. */
export const isPictureUpload = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' &&
  /^multipart\/form-data\b/i.test(contentType) &&
  isSpace(postAddress.exec(pathname)?.[1] ?? '');

/**
 * The addresses of the classroom that take more than a page's form: work that a learner hands in, and the voice of who marks it.
 * Only from somebody who has a seat there, or works here.
 */

/** The other fields, and a little more: a file that is barely too large gets its answer beside the field. */
const largestWork = most.bytes + 1024 * 1024;
const largestVoice = most.voice + 512 * 1024;

/** Each holds its bytes in memory until they are stored. */
const mostWorkAtOnce = 6;

const workAddress = /^(?:\/ar)?\/learn\/([a-z0-9-]+)\/lessons\/[^/]+\/hand-in$/;

/** The course when this may be work that is handed in: a form that carries files. */
const courseOfWork = (method: string, pathname: string, contentType: string): string | null =>
  method === 'POST' && /^multipart\/form-data\b/i.test(contentType)
    ? (workAddress.exec(pathname)?.[1] ?? null)
    : null;

const isMarkVoice = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' && pathname === '/api/staff/teaching/mark-voice' && /^audio\//i.test(contentType);

/** What phones tell of learning: JSON, where pages take forms alone. */
export const isLearningJson = (pathname: string, contentType: string): boolean =>
  /^(?:\/ar)?\/learn\//.test(pathname) && /^application\/json\b/i.test(contentType);

/**
 * The two addresses where a buyer sends the receipt of a transfer. They take a body of several megabytes, as a form with one
 * file, and only for orders that exist.
 */

/** The other fields, and a little more: a file that is barely too large gets its answer beside the field. */
const largestReceiptUpload = largestReceiptBytes + 512 * 1024;

const address = /^(?:\/ar)?\/orders\/([^/]+)\/(?:bank-transfer|receipts)$/;

/** The token in the address when this may be an upload: a form that carries files, to one of the two. */
function tokenOfUpload(method: string, pathname: string, contentType: string): string | null {
  if (method !== 'POST' || !/^multipart\/form-data\b/i.test(contentType)) return null;
  return address.exec(pathname)?.[1] ?? null;
}

/** The address where staff send a picture for the library: the file itself, of several megabytes, slowly. */

/** A little more: a file that is barely too large gets its answer beside the field. */
export const largestLibraryUpload = largestPictureBytes + 512 * 1024;

const isLibraryUpload = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' && pathname === '/api/staff/pictures' && /^image\//i.test(contentType);

type Visit = {
  method: string;
  target: Target;
  incoming: IncomingMessage;
  options: {
    app: () => Promise<Pick<App, 'academy' | 'memberOf' | 'callerOf' | 'staffOf' | 'answerApi'>>;
    publicOrigin: string;
    trustedProxyHops: number;
  };
  patience: Patience;
};

/** More than one submission may hold: what is too many is said beside the field. */
const mostFilesRead = 30;

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
  const { academy } = await options.app();
  if ((await academy.orderByToken(token)) === null) return null;
  patience.extend();
  const address = addressOf(incoming, options.trustedProxyHops);
  const body = await readUpload(incoming, { sender: token, address }, largestReceiptUpload);
  if (body === 'busy') return refuse('too-many', { pathname: target.pathname, retryAfterSeconds: 30 });
  if (body === 'gone') return refuse('too-large', target);
  // The page says it beside the field, where a refusal of the server would leave them with nothing.
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
  const memberId = await (await options.app()).memberOf(new Request(options.publicOrigin, { headers }));
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

type FromStaff = { may: (who: Who) => boolean; largest: number; retryAfterSeconds?: number };

/** A file of somebody of the staff, in memory as a whole. Of those who may not send it nothing is read: the staff API answers. */
async function admitFromStaff(
  { method, target, incoming, options, patience }: Visit,
  { may, largest, retryAfterSeconds = 30 }: FromStaff,
): Promise<Buffer | Response> {
  const { pathname } = target;
  const address = addressOf(incoming, options.trustedProxyHops);
  const headers = headersOf(incoming, address);
  const { staffOf, answerApi } = await options.app();
  const asked = new Request(`${options.publicOrigin}${pathname}${target.search}`, { method, headers });
  const staff = await staffOf(asked);
  if (staff === null || !may(staff)) return answerApi(asked);
  patience.extend(timeToSend(largest));
  const body = await readUpload(incoming, { sender: staff.email, address }, largest);
  if (body === 'busy') return refuse('too-many', { pathname, retryAfterSeconds });
  return typeof body === 'string' ? refuse('too-large', target) : body;
}

const partOfMedia = /^\/api\/staff\/media\/[^/]+\/parts\/[^/]+$/;

/**
 * A picture for the library, what was spoken about a submission, or one part of a film, of which no more than that lies in
 * memory. Null for everything else.
 */
async function admitStaffUpload(visit: Visit): Promise<Buffer | Response | null> {
  const { method, target, incoming } = visit;
  const { pathname } = target;
  const contentType = incoming.headers['content-type'] ?? '';
  if (isLibraryUpload(method, pathname, contentType))
    return admitFromStaff(visit, { may: mayAddPictures, largest: largestLibraryUpload });
  if (isMarkVoice(method, pathname, contentType))
    return admitFromStaff(visit, { may: mayTeach, largest: largestVoice });
  if (method !== 'PUT' || !partOfMedia.test(pathname)) return null;
  // Of another type nothing is read either.
  const may = (who: Who) => contentType === 'application/octet-stream' && mayTeach(who);
  return admitFromStaff(visit, { may, largest: partBytes, retryAfterSeconds: 5 });
}

/** Work on its way to a lesson, from somebody who has a seat in its course. Null for everything else. */
async function admitWork({
  method,
  target,
  incoming,
  options,
  patience,
}: Visit): Promise<Buffer | Response | null> {
  const { pathname } = target;
  const contentType = incoming.headers['content-type'] ?? '';
  const course = courseOfWork(method, pathname, contentType);
  if (course === null) return null;
  const address = addressOf(incoming, options.trustedProxyHops);
  const headers = headersOf(incoming, address);
  const { callerOf, academy } = await options.app();
  const caller = await callerOf(new Request(options.publicOrigin, { headers }));
  const entered = await academy.classroom.enter({ caller, courseSlug: course });
  const sender = entered.ok ? entered.learner?.enrolment.id : undefined;
  if (sender === undefined) return null;
  patience.extend(timeToSend(largestWork));
  const kind = { name: 'work', most: mostWorkAtOnce };
  const body = await readUpload(incoming, { sender, address, kind }, largestWork);
  if (body === 'busy') return refuse('too-many', { pathname, retryAfterSeconds: 30 });
  if (body === 'gone') return refuse('files-too-large', target);
  if (body === 'too-large') {
    const lesson = pathname.replace(/\/hand-in$/, '');
    return new Response(null, { status: 303, headers: { Location: `${lesson}?files=too-large` } });
  }
  const fault = await uploadFault(body, contentType, handedKinds, mostFilesRead);
  return fault === null ? body : refuse(fault, target);
}

/** The body of an upload, or the answer to it. Null for everything else. */
export const admitUpload = async (visit: Visit): Promise<Buffer | Response | null> =>
  (await admitReceipt(visit)) ??
  (await admitPicture(visit)) ??
  (await admitStaffUpload(visit)) ??
  admitWork(visit);
