/**
 * Forms with a file: they may have larger bodies and take more time than others, but only from those who may upload
 * there.
 */
import type { IncomingMessage } from 'node:http';
import { mayAddPictures, mayTeach, type Who } from '../academy/staff/who-may.ts';
import { handedKinds, most } from '../learning/classroom/assignment.ts';
import { partBytes } from '../academy/media/media.ts';
import { addressOf } from '../platform/limits/in-memory.ts';
import type { App } from './app.ts';
import {
  type CleanBody,
  headersOf,
  readBody,
  readFormBody,
  readJsonBody,
  readUpload,
  type Slots,
  type Target,
} from '../platform/http/read-incoming.ts';
import { refuse } from './refuse.ts';
import { type Patience, timeToSend } from '../platform/http/timeouts.ts';
import { largestPictureBytes } from '../community/community/post-view.ts';
import { awaitsDecision, isPayable } from '../selling/orders/order.ts';
import { largestReceiptBytes } from '../selling/orders/receipt-file.ts';
import { isSpace } from '../community/community/space.ts';

/** The other fields, and a little more: a file that is barely too large gets its answer beside the field. */
const besideFile = 512 * 1024;
export const largestPictureUpload = largestPictureBytes + besideFile;
export const largestLibraryUpload = largestPictureBytes + besideFile;
const largestReceiptUpload = largestReceiptBytes + besideFile;
const largestVoice = most.voice + besideFile;
const largestWork = most.bytes + 1024 * 1024;

/**
 * Each upload holds its bytes in memory until they are stored: 290 MB together at most. Each kind has slots of its own, so that
 * strangers with receipts keep out no learner and nobody of the staff.
 */
const slots = {
  receipt: { kind: 'receipt', most: 10, ofAddress: 3 },
  picture: { kind: 'picture', most: 3, ofAddress: 2 },
  work: { kind: 'work', most: 5 },
  staff: { kind: 'staff', most: 5 },
} as const satisfies Record<string, Slots>;

/** More than one submission may hold, so that the page can report too many files beside the field. */
const mostFilesRead = 30;

const isFileForm = (method: string, contentType: string): boolean =>
  method === 'POST' && /^multipart\/form-data\b/i.test(contentType);

const postAddress = /^(?:\/[a-z]{2})?\/circle\/spaces\/([a-z]+)$/;

/** Whether this may be a post with a picture: a multipart form to one of the spaces. */
export const isPictureUpload = (method: string, pathname: string, contentType: string): boolean =>
  isFileForm(method, contentType) && isSpace(postAddress.exec(pathname)?.[1] ?? '');

const workAddress = /^(?:\/[a-z]{2})?\/learn\/([a-z0-9-]+)\/lessons\/[^/]+\/(?:hand-in|reviews|questions)$/;
const receiptAddress = /^((?:\/[a-z]{2})?\/orders\/([^/]+))\/(bank-transfer|receipts)$/;

const isStaffVoice = (method: string, pathname: string, contentType: string): boolean =>
  method === 'POST' &&
  /^\/api\/staff\/teaching\/(?:mark|answer)-voice$/.test(pathname) &&
  /^audio\//i.test(contentType);

/** Learning progress from phones: JSON, where pages accept only forms. */
const isLearningJson = (pathname: string, contentType: string): boolean =>
  /^(?:\/[a-z]{2})?\/learn\//.test(pathname) && /^application\/json\b/i.test(contentType);

/** The address where staff send a picture for the library: the file itself. */
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

/** One of the forms of pages that carry files. */
type FileForm = {
  /**
   * Who sends it: a member, or the token of an order. Null for another address, and for whoever may not upload there. An answer
   * where nothing is taken now: before a slot is, and before the file is read.
   */
  senderOf(visit: Visit): Promise<string | Response | null>;
  /** Of the whole form. */
  largest: number;
  /** Names of its fields with files. */
  named: string | readonly string[];
  mostFiles?: number;
  slots: Slots;
  patienceMs?: number;
  /** The page shows the error beside the field; a refusal of the server would lose the input. */
  tooLargeAt(pathname: string): string;
  /** What is refused without being read to its end. */
  gone: 'too-large' | 'files-too-large';
};

const askedBy = ({ incoming, options }: Visit): Request =>
  new Request(options.publicOrigin, {
    headers: headersOf(incoming, addressOf(incoming, options.trustedProxyHops)),
  });

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location } });

/** The receipt of a transfer, for an order that takes one there. */
const receiptForm: FileForm = {
  async senderOf({ target, options }) {
    const [, order = '', token = '', page] = receiptAddress.exec(target.pathname) ?? [];
    if (page === undefined) return null;
    const { academy } = await options.app();
    const status = (await academy.orderByToken(token))?.order.status;
    if (status === undefined) return null;
    // As the pages answer: a second click on a report of a transfer is no change in the meantime.
    if (page === 'receipts')
      return awaitsDecision(status) ? token : seeOther(`${order}?notice=not-in-this-status`);
    return isPayable(status) ? token : seeOther(order);
  },
  slots: slots.receipt,
  largest: largestReceiptUpload,
  named: 'receipt',
  tooLargeAt: (pathname) => `${pathname}?receipt=too-large`,
  gone: 'too-large',
};

/** A picture with a post, from somebody who is signed in. The page checks what they may write. */
const postForm: FileForm = {
  async senderOf(visit) {
    const { method, target, incoming, options } = visit;
    if (!isPictureUpload(method, target.pathname, incoming.headers['content-type'] ?? '')) return null;
    return (await options.app()).memberOf(askedBy(visit));
  },
  slots: slots.picture,
  largest: largestPictureUpload,
  named: 'picture',
  tooLargeAt: (pathname) => `${pathname}?picture=too-large`,
  gone: 'too-large',
};

/** Work for a lesson, what is said about another's, or a question by voice, from somebody who has a seat in its course. */
const workForm: FileForm = {
  async senderOf(visit) {
    const courseSlug = workAddress.exec(visit.target.pathname)?.[1];
    if (courseSlug === undefined) return null;
    const { callerOf, academy } = await visit.options.app();
    const caller = await callerOf(askedBy(visit));
    const entered = await academy.classroom.enter({ caller, courseSlug });
    return (entered.ok ? entered.learner?.enrolment.id : undefined) ?? null;
  },
  slots: slots.work,
  largest: largestWork,
  named: handedKinds,
  mostFiles: mostFilesRead,
  patienceMs: timeToSend(largestWork),
  tooLargeAt: (pathname) => `${pathname.replace(/\/hand-in$/, '')}?files=too-large`,
  gone: 'files-too-large',
};

/** A form with files on its way: more bytes and more time. Null for everything else. */
async function admitForm(visit: Visit, form: FileForm): Promise<CleanBody | Response | null> {
  const { method, target, incoming, options, patience } = visit;
  const { pathname } = target;
  const contentType = incoming.headers['content-type'] ?? '';
  const sender = isFileForm(method, contentType) ? await form.senderOf(visit) : null;
  if (typeof sender !== 'string') return sender;
  patience.extend(form.patienceMs);
  const address = addressOf(incoming, options.trustedProxyHops);
  const body = await readUpload(incoming, { sender, address, slots: form.slots }, form.largest);
  if (body === 'busy') return refuse('too-many', { pathname, retryAfterSeconds: 30 });
  if (body === 'gone') return refuse(form.gone, target);
  if (body === 'too-large') return seeOther(form.tooLargeAt(pathname));
  return readFormBody(body, contentType, form);
}

type FromStaff = { may: (who: Who) => boolean; largest: number; retryAfterSeconds?: number };

/** Reads a file from staff into memory. Without permission nothing is read: the staff API refuses. */
async function admitFromStaff(
  { method, target, incoming, options, patience }: Visit,
  { may, largest, retryAfterSeconds = 30 }: FromStaff,
): Promise<CleanBody | Response> {
  const { pathname } = target;
  const address = addressOf(incoming, options.trustedProxyHops);
  const headers = headersOf(incoming, address);
  const { staffOf, answerApi } = await options.app();
  const asked = new Request(`${options.publicOrigin}${pathname}${target.search}`, { method, headers });
  const staff = await staffOf(asked);
  if (staff === null || !may(staff)) return answerApi(asked);
  patience.extend(timeToSend(largest));
  const body = await readUpload(incoming, { sender: staff.email, address, slots: slots.staff }, largest);
  if (body === 'busy') return refuse('too-many', { pathname, retryAfterSeconds });
  // The file itself.
  return typeof body === 'string'
    ? refuse('too-large', target)
    : { ok: true, body, contentType: incoming.headers['content-type'] ?? '' };
}

const partOfMedia = /^\/api\/staff\/media\/[^/]+\/parts\/[^/]+$/;

/** Reads a picture for the library, a voice about a submission or a question, or one part of a video. Null for everything else. */
async function admitStaffUpload(visit: Visit): Promise<CleanBody | Response | null> {
  const { method, target, incoming } = visit;
  const { pathname } = target;
  const contentType = incoming.headers['content-type'] ?? '';
  if (isLibraryUpload(method, pathname, contentType))
    return admitFromStaff(visit, { may: mayAddPictures, largest: largestLibraryUpload });
  if (isStaffVoice(method, pathname, contentType))
    return admitFromStaff(visit, { may: mayTeach, largest: largestVoice });
  if (method !== 'PUT' || !partOfMedia.test(pathname)) return null;
  // A body of another content type is not read either.
  const may = (who: Who) => contentType === 'application/octet-stream' && mayTeach(who);
  return admitFromStaff(visit, { may, largest: partBytes, retryAfterSeconds: 5 });
}

/** The body of an upload, or the answer to it. Null for everything else. */
const admitUpload = async (visit: Visit): Promise<CleanBody | Response | null> =>
  (await admitForm(visit, receiptForm)) ??
  (await admitForm(visit, postForm)) ??
  (await admitStaffUpload(visit)) ??
  admitForm(visit, workForm);

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
const isFormType = (contentType: string): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType);

/**
 * Reads the body where there may be one, and cleans what people typed. A gateway's is signed as it stands. `largest`: of all but
 * uploads.
 */
export async function admitBody(
  visit: Visit,
  { isOfApi, isOfEvents, largest }: { isOfApi: boolean; isOfEvents: boolean; largest: number },
): Promise<CleanBody | Response> {
  const { method, target, incoming } = visit;
  const contentType = incoming.headers['content-type'] ?? '';
  if (isRead(method)) return { ok: true, body: Buffer.alloc(0), contentType };
  const upload = await admitUpload(visit);
  if (upload !== null) return upload;
  const isJson =
    isOfEvents || isLearningJson(target.pathname, contentType) || (isOfApi && !isFormType(contentType));
  const body = await readBody(incoming, largest);
  if (body === 'gone') return refuse('bad-request', target);
  if (body === 'too-large') return refuse('too-large', target);
  if (isJson) return readJsonBody(body, contentType);
  const asSent = { ok: true, body, contentType } as const;
  if (target.pathname.startsWith('/callbacks/')) return asSent;
  return readFormBody(body, contentType, null, isOfApi ? asSent : undefined);
}
