/**
 * Bytes of lessons: '/learn/media/<lesson or live session>/<file>', and for staff '/api/staff/media/<media>/files/<file>'. Not served
 * by a page, because a player requests a video in many ranges. Every request is authorised first; only then may it be answered with
 * 304.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayTeach } from '../academy/staff/who-may.ts';
import type { Caller } from '../learning/classroom/classroom.service.ts';
import type { FetchRefusal } from '../learning/classroom/films.service.ts';
import type { FileOfMedia } from '../academy/media/media.service.ts';
import { StoreAway } from '../platform/files/file-store.ts';
import { addressOf } from '../platform/limits/in-memory.ts';
import { attachment, writeOpened, type Pairs } from '../catalogue/shop/downloads.ts';
import type { App } from './app.ts';
import { headersOf, type Target } from '../platform/http/read-incoming.ts';
import { securityHeaders, type HeaderRules } from '../platform/http/security-headers.ts';

export type MediaContext = {
  app: Pick<App, 'academy' | 'callerOf'>;
  publicOrigin: string;
  trustedProxyHops: number;
  rules: HeaderRules;
  log: { error(fields: object, message: string): void };
};

const ofLearners = /^\/learn\/media(?:\/([^/]+)\/([^/]+))?$/;
const ofStaff = /^\/api\/staff\/media\/([^/]+)\/files\/([^/]+)$/;

/** All addresses below: no page answers there. */
export const isMediaPath = ({ pathname }: Target): boolean =>
  pathname === '/learn/media' || pathname.startsWith('/learn/media/') || ofStaff.test(pathname);

type Refusal = FetchRefusal | 'wrong-method' | 'file-missing' | 'store-away';

const statusOf: Record<Refusal, number> = {
  'sign-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'wrong-method': 405,
  'file-missing': 503,
  'store-away': 502,
};

type Found = { ok: true; file: FileOfMedia } | { ok: false; reason: FetchRefusal };

async function look({ academy }: Pick<App, 'academy'>, { pathname }: Target, caller: Caller): Promise<Found> {
  const [, seatId, fileId] = ofLearners.exec(pathname) ?? [];
  if (seatId !== undefined && fileId !== undefined) return academy.films.mayFetch({ caller, seatId, fileId });
  const [, mediaId, ownFile] = ofStaff.exec(pathname) ?? [];
  const isForm = [mediaId, ownFile].every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''));
  if (mediaId === undefined || ownFile === undefined || !isForm) return { ok: false, reason: 'not-found' };
  const { staff } = caller;
  if (staff === null) return { ok: false, reason: 'sign-in' };
  if (!mayTeach(staff)) return { ok: false, reason: 'not-allowed' };
  const file = await academy.media.fileForStaff({ mediaId, fileId: ownFile, staff });
  return file === null ? { ok: false, reason: 'not-found' } : { ok: true, file };
}

/** 'W/"…"' counts as the same: our files are not changed on the way. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => [tag, `W/${tag}`, '*'].includes(one.trim()));

const headersFor = ({ contentType, kind, name }: FileOfMedia, tag: string, security: Pairs): Pairs => [
  ['Content-Type', contentType],
  ['Content-Disposition', kind === 'file' ? attachment(name) : 'inline'],
  ['Cache-Control', 'private, no-cache'],
  ['Accept-Ranges', 'bytes'],
  ['ETag', tag],
  ['X-Robots-Tag', 'noindex'],
  ...security,
];

function refuse(reason: Refusal, security: Pairs, outgoing: ServerResponse): void {
  const headers: Pairs = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'private, no-store'],
    ['X-Robots-Tag', 'noindex'],
    ...(reason === 'wrong-method' ? ([['Allow', 'GET, HEAD']] as Pairs) : []),
    ...security,
  ];
  outgoing.writeHead(statusOf[reason], headers.flat());
  outgoing.end(`${reason}\n`);
}

async function send(
  { app, log }: MediaContext,
  file: FileOfMedia,
  { incoming, outgoing, security }: { incoming: IncomingMessage; outgoing: ServerResponse; security: Pairs },
): Promise<void> {
  const tag = `"${file.etag}"`;
  const headers = headersFor(file, tag, security);
  const { method = 'GET' } = incoming;
  if (isKnown(incoming.headers['if-none-match'], tag)) {
    outgoing.writeHead(304, headers.filter(([name]) => name !== 'Content-Type').flat());
    return void outgoing.end();
  }
  const ifRange = incoming.headers['if-range']?.toString();
  // A range of another file would not fit what the browser has.
  const isPart = method === 'GET' && (ifRange === undefined || ifRange === tag);
  const wanted = { method, range: isPart ? incoming.headers.range : undefined, ifRange: undefined };
  const opened = await app.academy.media.openFile({ file, wanted });
  if (opened === null) {
    log.error({ path: 'learn/media', media: file.mediaId }, 'A file of a lesson is not in the store');
    return refuse('file-missing', security, outgoing);
  }
  writeOpened(opened, headers, method, outgoing);
}

export async function answerMedia(
  context: MediaContext,
  target: Target,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { app, publicOrigin, trustedProxyHops, rules, log } = context;
  const security = securityHeaders(rules, target.pathname);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
    return refuse('wrong-method', security, outgoing);
  const headers = headersOf(incoming, addressOf(incoming, trustedProxyHops));
  const caller = await app.callerOf(new Request(publicOrigin, { headers }));
  const found = await look(app, target, caller);
  if (!found.ok) return refuse(found.reason, security, outgoing);
  try {
    await send(context, found.file, { incoming, outgoing, security });
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    log.error({ path: 'learn/media', reason: error.message }, 'The store of files is away');
    refuse('store-away', security, outgoing);
  }
}
