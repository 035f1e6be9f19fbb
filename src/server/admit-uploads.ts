/**
 * Forms with a file, where larger bodies are taken than anywhere else: more bytes and more time, for those alone who have
 * something to send there.
 */
import type { IncomingMessage } from 'node:http';
import { mayAddPictures, mayTeach, type Who } from '../features/staff/who-may.ts';
import { handedKinds, most } from '../features/classroom/assignment.ts';
import { partBytes } from '../features/media/media.ts';
import { addressOf } from '../platform/http/rate-limits.ts';
import type { App } from './app.ts';
import { headersOf, readUpload, type Target, uploadFault } from '../platform/http/read-incoming.ts';
import { refuse } from './refuse.ts';
import { type Patience, timeToSend } from '../platform/http/timeouts.ts';
import { largestPictureBytes } from '../features/community/post-view.ts';
import { largestReceiptBytes } from '../features/transfers/receipt-file.ts';
import { isSpace } from '../features/community/space.ts';

/** A picture with a community post, plus the other fields and a margin: a file slightly too large gets its error beside the field. */
export const largestPictureUpload = largestPictureBytes + 512 * 1024;

const postAddress = /^(?:\/ar)?\/circle\/spaces\/([a-z]+)$/;

/** Whether this may be a post with a picture: a multipart form to one of the spaces. */
export const isPictureUpload = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' &&
  /^multipart\/form-data\b/i.test(contentType) &&
  isSpace(postAddress.exec(pathname)?.[1] ?? '');

/** Work that a learner hands in, plus the other fields and a margin: a file slightly too large gets its error beside the field. */
const largestWork = most.bytes + 1024 * 1024;
const largestVoice = most.voice + 512 * 1024;

/** Each is in memory until it is stored. */
const mostWorkAtOnce = 6;

const workAddress = /^(?:\/ar)?\/learn\/([a-z0-9-]+)\/lessons\/[^/]+\/hand-in$/;

/** The course when this may be handed-in work: a multipart form. */
const courseOfWork = (method: string, pathname: string, contentType: string): string | null =>
  method === 'POST' && /^multipart\/form-data\b/i.test(contentType)
    ? (workAddress.exec(pathname)?.[1] ?? null)
    : null;

const isMarkVoice = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' && pathname === '/api/staff/teaching/mark-voice' && /^audio\//i.test(contentType);

/** Learning progress from phones: JSON, where pages accept only forms. */
export const isLearningJson = (pathname: string, contentType: string): boolean =>
  /^(?:\/ar)?\/learn\//.test(pathname) && /^application\/json\b/i.test(contentType);

/** A receipt of a transfer, plus the other fields and a margin: a file slightly too large gets its error beside the field. */
const largestReceiptUpload = largestReceiptBytes + 512 * 1024;

const address = /^(?:\/ar)?\/orders\/([^/]+)\/(?:bank-transfer|receipts)$/;

/** The order's token in the path when this may be a receipt: a multipart form to one of its two addresses. */
function tokenOfUpload(method: string, pathname: string, contentType: string): string | null {
  if (method !== 'POST' || !/^multipart\/form-data\b/i.test(contentType)) return null;
  return address.exec(pathname)?.[1] ?? null;
}

/** A picture for the library, plus a margin: a file slightly too large gets its error beside the field. */
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

/** More than one submission may contain: what is too many is reported beside the field. */
const mostFilesRead = 30;

/** Reads a receipt for an existing order, with more bytes and time. Null for everything else. */
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
  // The page shows the error beside the field, where a refusal by the server would lose the form.
  if (body === 'too-large')
    return new Response(null, { status: 303, headers: { Location: `${target.pathname}?receipt=too-large` } });
  const fault = await uploadFault(body, contentType, 'receipt');
  return fault === null ? body : refuse(fault, target);
}

/** Reads a picture for the community from a signed-in member. Null for everything else. */
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

/** Reads a file from staff into memory. Without permission nothing is read: the staff API refuses. */
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

/** Reads a picture for the library, a voice comment on a submission, or one part of a video. Null for everything else. */
async function admitStaffUpload(visit: Visit): Promise<Buffer | Response | null> {
  const { method, target, incoming } = visit;
  const { pathname } = target;
  const contentType = incoming.headers['content-type'] ?? '';
  if (isLibraryUpload(method, pathname, contentType))
    return admitFromStaff(visit, { may: mayAddPictures, largest: largestLibraryUpload });
  if (isMarkVoice(method, pathname, contentType))
    return admitFromStaff(visit, { may: mayTeach, largest: largestVoice });
  if (method !== 'PUT' || !partOfMedia.test(pathname)) return null;
  // A body of another content type is not read either.
  const may = (who: Who) => contentType === 'application/octet-stream' && mayTeach(who);
  return admitFromStaff(visit, { may, largest: partBytes, retryAfterSeconds: 5 });
}

/** Reads handed-in work from somebody with a seat in the lesson's course. Null for everything else. */
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

/** The body of an upload, or a refusal. Null for everything else. */
export const admitUpload = async (visit: Visit): Promise<Buffer | Response | null> =>
  (await admitReceipt(visit)) ??
  (await admitPicture(visit)) ??
  (await admitStaffUpload(visit)) ??
  admitWork(visit);
