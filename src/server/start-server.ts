/** Starts everything: settings → database → first content → server → listen → academy → jobs. */
import { locales, pathIn } from '../platform/i18n/locale.ts';
import path from 'node:path';
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { asRequest } from '../platform/db/read-once.ts';
import type { Database } from '../platform/db/database.ts';
import { isAway } from '../platform/db/run-in-transaction.ts';
import { openDatabase } from '../open-database.ts';
import { refuseLiveKeys } from '../platform/db/refuse-live-keys.ts';
import {
  isStillSample,
  readProducts,
  readSettingsFaults,
  watchContent,
  withholdSample,
} from '../academy/content/content.service.ts';
import { membership } from '../academy/settings/membership.ts';
import { makeConsolePage } from './console-page.ts';
import { startScheduler, type Work } from '../platform/jobs/scheduler.ts';
import { type ServerOptions, makeServer } from './http-server.ts';
import { secretOf, type Settings } from './env.ts';
import type { App, Materials } from './app.ts';
import { classroomFiles, downloadsDir, filesOf, moveToBucket } from './files-of.ts';
import { StoreAway } from '../platform/files/file-store.ts';
import { copySampleDownloads, warnOfMissingFiles } from '../catalogue/shop/lay-out-downloads.ts';
import { ofProject } from '../platform/of-project.ts';
import type { OwnFigures } from './metrics.ts';
import type { Parent } from './processes.ts';
import { listen, onPort, portToShare } from '../platform/http/listen.ts';
import { type FreshPage, PageCache } from '../platform/http/page-cache.ts';
import { makeRoom, watchRest } from '../platform/http/room.ts';
import { makeRateLimits } from '../platform/limits/in-memory.ts';
import { answerMalformed, type HeaderRules, securityHeaders } from '../platform/http/security-headers.ts';
import { copySampleVideos } from './seed-classroom.ts';
import { ofKey } from './page-key.ts';
import { seedOnce } from './seed.ts';
import { closeAfterAnswers, type Ending } from '../platform/http/shutdown.ts';
import { makeStyler, type ScriptWords } from '../platform/http/styles/style-page.ts';
import { timeouts } from '../platform/http/timeouts.ts';
import { warnOnceAMinute } from '../platform/log.ts';
import { keepVisits } from '../admin/reports/visits.service.ts';
import { VisitCounter } from '../admin/reports/visit-counter.ts';
import { type Finish, finishAnswer } from './write-answer.ts';
import type { Handle } from '../platform/db/handle.ts';
import { readStocks } from '../selling/access/stocks.service.ts';
import type { NotReady } from '../selling/orders/real-money.service.ts';
import type { SettingsFault } from '../academy/settings/earlier-settings.ts';
import { jobs } from '../jobs.ts';

/** Every job; the app is looked up when a job runs. */
function worksOf(app: () => Promise<App>, database: Database): Work[] {
  const works = jobs.map(({ name, everyMs, run }) => ({
    name,
    everyMs,
    run: async () => {
      const { academy, scheduler } = await app();
      return run({ ...academy, scheduler });
    },
  }));
  const backUp = {
    name: 'back up',
    everyMs: 60 * 60_000,
    run: async () => database.backUp?.(),
  };
  return database.backUp ? [...works, backUp] : works;
}

/** Warnings at the start: what takes no real money because it is invented by the sample, or missing. */
type ReadySettings = Pick<Settings, 'production' | 'cards'>;
type Log = { warn(fields: object, message: string): void };

/** The consequence of each fault in the settings. */
export const closedWay: Record<SettingsFault, string> = {
  rib: 'bankTransfer.rib has a key that does not fit: nobody is offered to pay by bank transfer',
  'no-account': 'bankTransfer is empty: nobody is offered to pay by bank transfer',
  'no-agency': 'cashAgency is empty: nobody is offered to pay at an agency',
  'sample-account': 'bankTransfer is still that of the sample: nobody is offered to pay by bank transfer',
  'sample-agency': 'cashAgency is still that of the sample: nobody is offered to pay at an agency',
};

/** The consequence of each invented or missing part of a course. */
const unready: Record<NotReady, string> = {
  'sample-codes':
    'nobody can pay for it, because only access codes of the sample are left: add those of your platform in the staff console',
  'no-platform':
    'nobody can pay for it, because learningPlatformUrl is an address of nobody: set it with npm run set-academy',
};

/** One warning for each course on sale that takes no real money, wherever real money can come in. */
async function warnOfUnreadyCourses(
  { production, cards }: ReadySettings,
  db: Handle,
  log: Log,
): Promise<void> {
  const rails = { production, liveCards: cards.some(({ live }) => live) };
  for (const { itemSlug, isOnSale, notReady } of await readStocks(db, rails))
    if (isOnSale && notReady !== null) log.warn({}, `The course ${itemSlug}: ${unready[notReady]}`);
}

/** One warning for each; for payment methods only in production. */
export async function warnOfClosedMethods(
  settings: ReadySettings,
  { db }: Pick<Database, 'db'>,
  log: Log,
): Promise<void> {
  await warnOfUnreadyCourses(settings, db, log);
  if (!settings.production) return;
  if (await isStillSample(db, { kind: 'membership', slug: membership.slug }))
    log.warn(
      {},
      'Nobody has set this academy up: nothing of the sample is sold. ‘npm run doctor’ says what is missing',
    );
  for (const fault of await readSettingsFaults(db))
    log.warn({ setWith: 'npm run set-academy' }, `In the academy's settings ${closedWay[fault]}`);
}

/** Renders pages for the cache, without anything of the request. Null for a page that is not public, sets a cookie, or does not exist; 'failed' where a fault of ours is answered. */
export function renderer(app: () => Promise<App>, publicOrigin: string, finish: Finish) {
  return async (key: string): Promise<FreshPage | 'failed' | null> => {
    const { answerPage, trueUntil } = await app();
    // Read before rendering: a campaign that ends in between makes the page outdated at once, not after a minute.
    const until = await trueUntil();
    const shows = new Set<string>();
    const { address, theme } = ofKey(key);
    const page = new Request(`${publicOrigin}${address}`, {
      headers: theme ? { cookie: `theme=${theme}` } : {},
    });
    const answer = await asRequest(() => answerPage(page), shows).catch((error: unknown) => {
      if (isAway(error)) throw error;
      return null;
    });
    if (answer === null || answer.status >= 500) return 'failed';
    const isPublic =
      /\bpublic\b/.test(answer.headers.get('cache-control') ?? '') && !answer.headers.has('set-cookie');
    if (answer.status !== 200 || !isPublic) return null;
    return {
      ...(await finishAnswer(answer, address.split('?')[0] ?? address, finish)),
      trueUntil: until,
      shows,
    };
  };
}

export type StartOptions = {
  settings: Settings;
  log: Logger;
  /** Binds the app to its parts; in development again for every request. */
  loadApp: (materials: Omit<Materials, 'site'>) => () => Promise<App>;
  /** Names in the browser's script, for the styles; null in development, where nothing is removed or cached. */
  words: ScriptWords | null;
  /** The built page of the staff console; null in development. */
  consolePage: string | null;
  /** Serves files; made when the headers of all answers are known. */
  files: (headers: (pathname: string) => [string, string][]) => ServerOptions['files'];
  /** Where this is one of several processes. */
  parent?: Parent | null;
};

export type Started = { server: Server; app: () => Promise<App>; ending: Ending; port: number };

/** The most visited pages, rendered before the first visitor; what is needed after them is loaded then. */
const warmPages = locales.flatMap((locale) => ['/', '/courses'].map((path) => pathIn(locale, path)));

function migrationsDir(): string {
  const found = ofProject('src/platform/db/migrations');
  if (!found) throw new Error('The migrations are missing: start in the folder of the project.');
  return path.resolve(found);
}

/** A remote store is not waited for: if it is down, everything else still works. */
async function lookForFiles(settings: Settings, database: Database, log: Logger): Promise<void> {
  const checks = Promise.all([
    warnOfMissingFiles(filesOf(settings), await readProducts(database.db), log),
    copySampleVideos(database.db, classroomFiles(settings), log),
    moveToBucket(settings),
  ]);
  if (settings.files === null) {
    await checks;
    return;
  }
  checks.catch((error: unknown) => {
    const reason = error instanceof StoreAway ? error.message : 'It failed in a way nobody foresaw.';
    log.error({ path: 'downloads', reason }, 'The store of files is away');
  });
}

/** Throws when the database does not open, or when live keys meet the embedded one. */
async function openFor(
  { databaseUrl, reportsUrl, isPrepared, dataDir, liveKeys }: Settings,
  log: Logger,
): Promise<Database> {
  const verdict = refuseLiveKeys({ engine: databaseUrl ? 'postgres' : 'embedded', liveKeys });
  if (!verdict.ok) throw new Error(verdict.message);
  const on = { dataDir, databaseUrl, reportsUrl, isPrepared };
  return openDatabase({ ...on, migrationsDir: migrationsDir(), log });
}

/** Where the practice bank reaches this process: a wildcard address is reached on the loopback. */
const internalOriginOf = (host: string, port: number): string => {
  const reached = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
};

/** Starts the academy. Throws when the database, the port or the content fails; nothing is left open then. */
export async function startServer(options: StartOptions): Promise<Started> {
  const { settings, log } = options;
  const database = await openFor(settings, log);
  try {
    await seedOnce(database, settings.firstStaff);
    if (settings.production) await database.transaction((tx) => withholdSample(tx, new Date()));
    await copySampleDownloads(downloadsDir(settings), ofProject('content/sample/downloads') ?? '');
    await lookForFiles(settings, database, log);
    await warnOfClosedMethods(settings, database, log);
    return await openServer(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The app once it is loaded; the policy of all answers then includes where payment forms may be posted. */
function appLater(rules: HeaderRules): {
  app: () => Promise<App>;
  isBound: (by: () => Promise<App>) => void;
} {
  let bound: (() => Promise<App>) | null = null;
  return {
    isBound(by) {
      bound = by;
    },
    async app() {
      if (bound === null) throw new Error('The academy is not open yet.');
      const now = await bound();
      const origins = now.gateways.flatMap((gateway) => gateway.formOrigins);
      rules.formOrigins = [...new Set(origins)].filter((one) => one !== rules.publicOrigin);
      return now;
    },
  };
}

type Beside = Pick<ServerOptions, 'pages' | 'visits'> & {
  metrics: Metrics | null;
  traces: { stop(): Promise<void> } | null;
};

type Metrics = OwnFigures & { stop(): Promise<void> };

/** Figures of this process: served by itself, or read by the parent of several, which serves those of all. Loaded only where somebody reads them. */
async function openMetrics(
  address: NonNullable<Settings['metrics']>,
  sources: Parameters<typeof import('./metrics.ts').makeFigures>[0],
  parent: Parent | null,
): Promise<Metrics> {
  const { makeFigures, serveFigures } = await import('./metrics.ts');
  const figures = makeFigures(sources);
  if (parent !== null) {
    parent.readFigures = figures.read;
    return { ...figures, stop: async () => undefined };
  }
  const { stop } = await onPort(
    'METRICS_PORT',
    address.port,
    serveFigures(address, figures.text, sources.log),
  );
  return { ...figures, stop };
}

/** Starts the background work; returns what to stop, in this order. */
function startBeside(
  app: () => Promise<App>,
  database: Database,
  { pages, visits, metrics, traces }: Beside,
  log: Logger,
): Ending['stop'] {
  const old = { onContent: () => pages?.clear(), onSeats: (of: string) => pages?.clearShowing(of) };
  const stopWatching = watchContent(database, old, log);
  const mail = app().then((opened) => opened.startMail());
  mail.catch((error: unknown) => log.error({ err: error }, 'The post did not open'));
  const keep = keepVisits(visits, database);
  const scheduler = startScheduler([...worksOf(app, database), keep], log, metrics?.worked);
  const stopMail = async () => (await mail).stop();
  // Visits of the last minute are stored when no more requests come in.
  return [
    stopWatching,
    () => scheduler.stop(),
    keep.run,
    stopMail,
    async () => metrics?.stop(),
    async () => traces?.stop(),
    () => database.close(),
  ];
}

const notKept = (log: Logger) => (error: unknown) => log.error({ err: error }, 'A page could not be kept');

const keepPages = (render: ReturnType<typeof renderer>, log: Logger): PageCache =>
  new PageCache({
    render,
    onFailure: notKept(log),
    onLastGood: (page, error) =>
      warnOnceAMinute(
        log,
        { err: error, page },
        'A page cannot be made from what was saved: it is shown as it was',
      ),
  });

async function openServer(options: StartOptions, database: Database): Promise<Started> {
  const { settings, log, loadApp, words, files, consolePage, parent = null } = options;
  const { publicOrigin, communityUrl, trustedProxyHops, rateLimits, production, host } = settings;
  const rules: HeaderRules = { publicOrigin, formOrigins: [], communityUrl, development: words === null };
  const finish: Finish = { rules: () => rules, style: makeStyler(words) };
  const { app, isBound } = appLater(rules);
  const pages = words && keepPages(renderer(app, publicOrigin, finish), log);
  const visits = new VisitCounter();
  const metrics = settings.metrics && (await openMetrics(settings.metrics, { database, pages, log }, parent));
  const traces = settings.traces && (await import('./traces.ts')).sendTraces(settings.traces);
  let stopping = false;
  const handler = makeServer({
    app,
    publicOrigin,
    trustedProxyHops,
    limits: rateLimits ? (parent?.limits ?? makeRateLimits()) : null,
    pages,
    visits,
    console: consolePage === null ? null : makeConsolePage(consolePage, () => rules),
    files: files((pathname) => securityHeaders(rules, pathname)),
    downloads: filesOf(settings),
    ready: async () => !stopping && (await database.ready()),
    stopping: () => stopping,
    room: makeRoom(
      watchRest(() => (database.connections?.() ?? []).reduce((all, { waiting }) => all + waiting, 0)),
    ),
    finish,
    figures: metrics,
    log,
  });
  const server = createServer(timeouts, handler);
  const closeEach = closeAfterAnswers(server);
  const answerBadBytes = answerMalformed(() => rules);
  server.on('clientError', answerBadBytes);
  // A tunnel to elsewhere: without a listener the connection would end without a word.
  server.on('connect', (_asked, socket) => answerBadBytes(new Error('CONNECT'), socket));
  // The parent of several has tried the port that they share.
  const free = parent ? settings.port : await onPort('PORT', settings.port, portToShare(settings));
  const { port, doors } = await onPort('PORT', free, listen(server, { host, port: free }, log));
  const internalOrigin = internalOriginOf(host, port);
  const brokenPages = () => [...new Set((pages?.broken ?? []).map((key) => ofKey(key).address))];
  isBound(loadApp({ settings, secret: secretOf(settings), database, log, internalOrigin, brokenPages }));
  const stop = startBeside(app, database, { pages, visits, metrics, traces }, log);
  if (pages) setTimeout(() => void warm(pages).catch(notKept(log)), 1_000).unref();
  const unready = () => {
    stopping = true;
    closeEach();
  };
  return {
    server,
    app,
    port,
    ending: { server, doors, unready, stop, log, graceMs: production ? 3_000 : 0 },
  };
}

/**
 * What is imported at its first use, because the start need not wait for it. Loaded while nobody waits, so that neither the start
 * nor the first sign-in, document or e-mail pays for it.
 */
const late: readonly (() => Promise<unknown>)[] = [
  () => import('../academy/accounts/code-auth.ts'),
  () => import('../academy/emails/email-page.tsx'),
  () => import('../platform/pdf/print-document.ts'),
  () => import('../learning/certificates/certificate-pdf.ts'),
  () => import('../learning/certificates/certificate-picture.ts'),
  () => import('../learning/portfolio/portfolio-sheet.ts'),
  () => import('../admin/reports/print-sheet.ts'),
  () => import('@simplewebauthn/server'),
  () => import('sharp'),
];

/** Until the process has been idle for most of half a second: what is loaded holds up every request that comes meanwhile. */
async function untilIdle(): Promise<void> {
  for (let share = 1; share > 0.5;) {
    const since = performance.eventLoopUtilization();
    await pause(500, null, { ref: false });
    share = performance.eventLoopUtilization(since).utilization;
  }
}

/** One after the other: requests are answered in between. */
async function loadLate(): Promise<void> {
  for (const load of late) {
    await untilIdle();
    await load();
  }
}

async function warm(pages: PageCache): Promise<void> {
  for (const page of warmPages) if (!pages.kept(page)) await pages.page(page);
  await loadLate();
}
