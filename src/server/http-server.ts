/**
 * The http server. Cached pages and files are answered first, straight from the socket; then gateways' callbacks, the API and the
 * pages. Every request is checked here, and every answer has the security headers.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isOfStaff } from './staff-auth.ts';
import { localeOfPath, bareOf } from '../platform/i18n/locale.ts';
import { admitBody } from './admit-uploads.ts';
import { answerCallback } from './callbacks.ts';
import type { Academy } from '../academy.ts';
import { addressOf, kindOf, type RateLimits } from '../platform/limits/in-memory.ts';
import { robots, sitemap } from './crawler-files.ts';
import {
  answerDownload,
  answerProductFile,
  type DownloadContext,
  isDownload,
} from '../catalogue/shop/downloads.ts';
import { answerMedia, isMediaPath } from './media-bytes.ts';
import type { ConsolePage } from './console-page.ts';
import { type FileStore, StoreAway } from '../platform/files/file-store.ts';
import type { App } from './app.ts';
import { writeKept } from '../platform/http/kept-answer.ts';
import { asRequest } from '../platform/db/read-once.ts';
import { isAway } from '../platform/db/run-in-transaction.ts';
import type { PageCache } from '../platform/http/page-cache.ts';
import type { Room } from '../platform/http/room.ts';
import { warnOnceAMinute } from '../platform/log.ts';
import { headersOf, readTarget, type Target } from '../platform/http/read-incoming.ts';
import type { Figures } from './metrics.ts';
import { makePolicyReports, type PolicyReports } from './policy-reports.ts';
import { movedTo } from './redirects.ts';
import { refuse } from './refuse.ts';
import { comesFromOurPages } from '../platform/http/security-headers.ts';
import { type Patience, watchBody } from '../platform/http/timeouts.ts';
import type { VisitCounter } from '../admin/reports/visit-counter.ts';
import { webManifest } from './web-manifest.ts';
import { type Finish, inRequest, measure, writeAnswer } from './write-answer.ts';
import { readPictureFile } from '../platform/files/picture.ts';
import { keyIn, pageKey } from './page-key.ts';
import { themeIn } from '../academy/settings/look.ts';

/** Delivers a file of a signed link, or a page in the visitor's language with the reason why not. */
type Delivering = Omit<DownloadContext, 'rules'> & {
  finish: Finish;
  log: { error(fields: object, message: string): void };
};

/** Failures are the academy's to fix: they are logged, without the link or a key. */
async function deliverFile(
  { academy, store, trustedProxyHops, finish, log }: Delivering,
  target: Target,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const context = { academy, store, trustedProxyHops, rules: finish.rules() };
  const found = await answerDownload(context, target, incoming, outgoing).catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error;
    log.error({ path: 'downloads', reason: error.message }, 'The store of files is away');
    return 'away' as const;
  });
  if (found === 'answered') return;
  if (found === 'missing')
    log.error({ path: 'downloads' }, 'A product names a file that is not among the downloads');
  const refusal = found === 'missing' ? 'file-missing' : 'store-away';
  await writeAnswer(refuse(refusal, target), { target, incoming, outgoing, finish });
}

/** Pictures of the picture library, as pages show them. */
const isPicturePath = (pathname: string): boolean => readPictureFile(pathname) !== null;

/** The file of an id never changes. */
const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' };

async function answerPicture(academy: Pick<Academy, 'pictureFile'>, target: Target): Promise<Response> {
  const named = readPictureFile(target.pathname);
  const bytes = named && (await academy.pictureFile(named));
  return bytes ? new Response(new Uint8Array(bytes), { headers }) : refuse('not-found', target);
}

export type ServerOptions = {
  app: () => Promise<App>;
  publicOrigin: string;
  trustedProxyHops: number;
  /** Null where they are off, for benchmarks. */
  limits: RateLimits | null;
  /** Null in development. */
  pages: PageCache | null;
  /** Counts views of pages that sell something; null where nothing is counted. */
  visits: VisitCounter | null;
  /** Answers a file; calls `next` when there is none of that name. */
  files: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
  /** The staff console; null where it is not built. */
  console: ConsolePage | null;
  /** The store of the files that signed links deliver. */
  downloads: FileStore;
  /** Database reachable, migrations current, and not shutting down. */
  ready: () => Promise<boolean>;
  /** No further requests are wanted. */
  stopping: () => boolean;
  /** For what asks the database or is rendered; banks always have room. */
  room: Room;
  finish: Finish;
  /** Null where nobody measures. */
  figures: Figures | null;
  log: Record<'error' | 'warn', (fields: object, message: string) => void>;
};

const largestPage = 1024 * 1024;
const largestMessage = 64 * 1024;
/** Where staff upload a bank's file of 2 MB. */
const settlementPath = '/api/staff/settlement';
const largestSettlement = 2.25 * 1024 * 1024;
/** Where phones report learning progress: JSON, as on the API. */
const isOfEvents = (pathname: string): boolean => /^(?:\/[a-z]{2})?\/learn\/[^/]+\/events$/.test(pathname);
const inTheApi = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/');

/** WhatsApp sends up to a thousand statuses at once, and says 3 MB at most. */
const largestWebhook = 3 * 1024 * 1024;

function largestOn(pathname: string): number {
  if (pathname === '/callbacks/whatsapp') return largestWebhook;
  if (pathname.startsWith('/callbacks/') || isOfEvents(pathname)) return largestMessage;
  if (pathname === settlementPath) return largestSettlement;
  // The staff API gets articles and whole courses.
  return inTheApi(pathname) && !isOfStaff(pathname) ? largestMessage : largestPage;
}

/** Keys, issuer and status list of certificates, for programs that verify one. */
async function wellKnown({ certificates }: Academy, { pathname }: Target): Promise<Response | null> {
  const found = await certificates.wellKnown(pathname.slice('/.well-known/'.length));
  if (found === null) return null;
  const headers = {
    'Content-Type': found.contentType,
    'Cache-Control': 'public, max-age=300',
    'Access-Control-Allow-Origin': '*',
  };
  return new Response(found.body, { headers });
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
const apiMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** How soon a program may ask again, in seconds: the database is mostly back by then, and a crowd smaller. */
const retryAfterSeconds = 5;

/** Asks to come again later; a form keeps what was typed. */
const busy = ({ pathname, search }: Target, typed?: URLSearchParams): Response =>
  refuse('busy', {
    pathname,
    retryAfterSeconds,
    ...(typed && { again: { address: `${pathname}${search}`, fields: typed } }),
  });

const plain = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

type Visit = {
  method: string;
  target: Target;
  incoming: IncomingMessage;
  options: ServerOptions;
  patience: Patience;
  reports: PolicyReports;
  /** The fields of a page's form, so that they are not lost when it cannot be answered. */
  typed?: URLSearchParams;
};

/** Answers requests that need no body. Null for all others. */
async function answerSimple({ method, target, options }: Visit): Promise<Response | null> {
  if (!isRead(method)) return null;
  const { app, publicOrigin, ready, stopping } = options;
  switch (bareOf(target.pathname)) {
    // About this process alone, for proxies: with the database away it still has pages, and sentences that say so.
    case '/healthz':
      return stopping() ? plain(503, 'stopping') : plain(200, 'alive');
    case '/readyz':
      return (await ready()) ? plain(200, 'ready') : plain(503, 'not ready');
    case '/robots.txt':
      return robots(publicOrigin);
    case '/sitemap.xml':
      return sitemap((await app()).academy, publicOrigin);
    case '/manifest.webmanifest':
      return webManifest((await app()).academy, localeOfPath(target.pathname));
    case '/learn/manifest.webmanifest':
      return webManifest((await app()).academy, localeOfPath(target.pathname), { ofClassroom: true });
    default:
      if (target.pathname.startsWith('/.well-known/')) return wellKnown((await app()).academy, target);
      if (isPicturePath(target.pathname)) return answerPicture((await app()).academy, target);
      // The framework's addresses for client scripts, which we do not use.
      return /\.data$|^\/__manifest$/.test(target.pathname) ? refuse('not-found', target) : null;
  }
}

/** The refusal of a request that is not allowed at all, or null. */
async function refuseAtOnce({ method, target, incoming, options }: Visit): Promise<Response | null> {
  const { pathname } = target;
  if (inTheApi(pathname) ? !apiMethods.has(method) : !isRead(method) && method !== 'POST') {
    return refuse('wrong-method', { pathname, allow: 'GET, HEAD, POST' });
  }
  const fromGateway = pathname.startsWith('/callbacks/');
  if (!isRead(method) && !fromGateway && !comesFromOurPages(incoming, options.publicOrigin))
    return refuse('cross-site', target);
  const kind = kindOf(method, pathname);
  const wait =
    kind === null
      ? 0
      : ((await options.limits?.take(kind, addressOf(incoming, options.trustedProxyHops))) ?? 0);
  return wait > 0 ? refuse('too-many', { pathname, retryAfterSeconds: wait }) : null;
}

/** Redirects an old or mistyped address to its page; a form is posted there again. Null for all others. */
function redirect({ method, target, incoming }: Visit): Response | null {
  const location = movedTo(target, isRead(method) ? (incoming.url ?? '') : null);
  if (location === null) return null;
  const headers = { Location: location, 'Cache-Control': 'public, max-age=3600' };
  return new Response(null, { status: isRead(method) ? 301 : 308, headers });
}

async function answer(visit: Visit): Promise<Response> {
  const { method, target, incoming, options } = visit;
  const { app, publicOrigin, trustedProxyHops } = options;
  const reading = { isOfApi: inTheApi(target.pathname), isOfEvents: isOfEvents(target.pathname) };
  const largest = largestOn(target.pathname);
  const admitted = (await answerProductFile(visit)) ?? (await admitBody(visit, { ...reading, largest }));
  if (admitted instanceof Response) return admitted;
  if (!admitted.ok) return refuse(admitted.refusal, target);
  const { body } = admitted;
  const headers = headersOf(incoming, addressOf(incoming, trustedProxyHops), admitted);
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  if (isForm && !inTheApi(target.pathname)) visit.typed = new URLSearchParams(body.toString('utf8'));
  const { academy, practiceBank, answerApi, answerPage } = await app();
  if (target.pathname.startsWith('/callbacks/')) {
    return answerCallback({ academy, practiceBank, publicOrigin }, { method, target, headers, body });
  }
  const leave = options.room.enter();
  if (leave === null) {
    warnOnceAMinute(
      options.log,
      {},
      'More is asked than this process can answer: what is too much is refused',
    );
    return busy(target, visit.typed);
  }
  const withBody = isRead(method) ? {} : { body: new Uint8Array(body) };
  const request = new Request(`${publicOrigin}${target.pathname}${target.search}`, {
    method,
    headers,
    ...withBody,
  });
  try {
    return await (inTheApi(target.pathname) ? answerApi(request) : answerPage(request));
  } finally {
    leave();
  }
}

/** Pages of courses show their owner the way in, and so are rendered for whoever is signed in or holds an order. */
const isForOwner = ({ pathname }: Target, cookie: string): boolean =>
  /^(?:\/[a-z]{2})?\/courses(?:\/|$)/.test(pathname) &&
  /(?:^|;\s*)(?:(?:__Secure-)?derb-member\.session_token|derb_orders)=[^;\s]/.test(cookie);

/** A public page from the cache, rendered if it is the first time; false for any other page. */
async function answerKept(
  { method, target, incoming, options }: Visit,
  outgoing: ServerResponse,
): Promise<boolean> {
  const address = isRead(method) && options.pages ? pageKey(target) : null;
  if (address === null || options.pages === null || isForOwner(target, incoming.headers.cookie ?? ''))
    return false;
  const key = keyIn(themeIn(incoming.headers.cookie), address);
  const kept = options.pages.kept(key) ?? (await options.pages.page(key));
  if (kept === null) return false;
  if (writeKept(kept, incoming, outgoing))
    options.visits?.note(target.pathname, incoming.headers, { search: target.search });
  return true;
}

/** A file of a signed link; false for any other address. */
async function answerFile(
  { method, target, incoming, options }: Visit,
  outgoing: ServerResponse,
): Promise<boolean> {
  if (!isRead(method) || !isDownload(target)) return false;
  const { downloads: store, trustedProxyHops, finish, log } = options;
  const { academy } = await options.app();
  await deliverFile({ academy, store, trustedProxyHops, finish, log }, target, incoming, outgoing);
  return true;
}

/** Videos and files of lessons; false for any other address. */
async function answerBytes({ target, incoming, options }: Visit, outgoing: ServerResponse): Promise<boolean> {
  if (!isMediaPath(target)) return false;
  const { publicOrigin, trustedProxyHops, finish, log } = options;
  const app = await options.app();
  const context = { app, publicOrigin, trustedProxyHops, rules: finish.rules(), log };
  await answerMedia(context, target, incoming, outgoing);
  return true;
}

async function answerConsole(
  { method, target, incoming, options }: Visit,
  outgoing: ServerResponse,
): Promise<boolean> {
  return isRead(method) && options.console !== null && options.console(target.pathname, incoming, outgoing);
}

/** Requests that need neither the pages nor the API. */
const answerByItself = async (visit: Visit, outgoing: ServerResponse): Promise<boolean> =>
  (await answerKept(visit, outgoing)) ||
  (await answerConsole(visit, outgoing)) ||
  (await answerBytes(visit, outgoing)) ||
  (await answerFile(visit, outgoing));

/** Counts a page that was not cached: forms, and offers at unusual addresses; a preview of an offer is not public. */
function noteOpened({ method, target, incoming, options }: Visit, { status, headers }: Response): void {
  if (method !== 'GET' || status !== 200) return;
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  options.visits?.note(target.pathname, incoming.headers, { isPublic, search: target.search });
}

async function visitServer(visit: Visit, outgoing: ServerResponse): Promise<void> {
  const { target, incoming, options } = visit;
  try {
    const refused = await refuseAtOnce(visit);
    // Gone while its limit was asked for: its body would never end.
    if (incoming.destroyed) return;
    const early = refused ?? (await visit.reports(visit)) ?? redirect(visit) ?? (await answerSimple(visit));
    if (early === null && (await answerByItself(visit, outgoing))) return;
    const made = early ?? (await asRequest(() => answer(visit)));
    if (early === null) noteOpened(visit, made);
    await writeAnswer(made, { target, incoming, outgoing, finish: options.finish });
  } catch (error) {
    const path = target.pathname.split('/')[1] ?? '';
    const away = isAway(error);
    if (away)
      options.log.warn({ err: error, path }, 'The database or the store of files did not answer in time');
    else options.log.error({ err: error, path }, 'A request failed');
    if (outgoing.headersSent) return void outgoing.destroy();
    await refuseBadly(away ? 'busy' : 'broken', target, {
      incoming,
      outgoing,
      finish: options.finish,
      typed: visit.typed,
    });
  }
}

type LastWords = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  finish: Finish;
  typed?: URLSearchParams | undefined;
};

/** The last answer to a request. Where it fails too, as on a connection that was timed out meanwhile, only that connection ends. */
async function refuseBadly(
  reason: 'broken' | 'busy' | 'bad-request' | 'too-slow',
  asked: Target | null,
  { typed, outgoing, ...rest }: LastWords,
): Promise<void> {
  const target = asked ?? { pathname: '/', search: '' };
  const answer = reason === 'busy' ? busy(target, typed) : refuse(reason, { pathname: target.pathname });
  try {
    await writeAnswer(answer, { target, outgoing, ...rest });
  } catch {
    outgoing.destroy();
  }
}

export function makeServer(options: ServerOptions): RequestListener {
  const { pages, visits, files, finish, figures } = options;
  const reports = makePolicyReports(options);
  return (incoming, outgoing) => {
    const { url = '', method = '' } = incoming;
    if (figures) measure(figures, incoming, outgoing);
    if (pages !== null && isRead(method)) {
      const kept = pages.kept(keyIn(themeIn(incoming.headers.cookie), url));
      if (kept !== undefined) {
        if (writeKept(kept, incoming, outgoing)) visits?.note(url, incoming.headers);
        return;
      }
    }
    const target = readTarget(url);
    const sending = { incoming, outgoing, finish };
    const patience = watchBody(incoming, outgoing, () => void refuseBadly('too-slow', target, sending));
    if (target === null) void refuseBadly('bad-request', target, sending);
    else
      files(
        incoming,
        outgoing,
        () =>
          void inRequest({ method, target, outgoing }, () =>
            visitServer({ method, target, incoming, options, patience, reports }, outgoing),
          ),
      );
  };
}
