/** The only composition: settings → database → first content → door → listen → academy → clockwork. */
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../open-database.ts';
import { refuseLiveKeys } from '../platform/db/refuse-live-keys.ts';
import { readProducts } from '../features/catalogue/catalogue.store.ts';
import { makeConsolePage } from './console-page.ts';
import { startClockwork } from '../platform/jobs/clockwork.ts';
import { watchContent } from '../features/catalogue/content-version.service.ts';
import { makeDoor, type DoorOptions } from './door.ts';
import type { Settings } from './env.ts';
import type { House, Materials } from './house.ts';
import { classroomFiles, downloadsDir, filesOf } from './files-of.ts';
import { StoreAway } from '../platform/files/file-store.ts';
import { layOutDownloads, tellMissingFiles } from '../features/shop/lay-out-downloads.ts';
import { ofProject } from '../platform/of-project.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { makeRateLimits } from '../platform/http/rate-limits.ts';
import { renderer } from './render-kept.ts';
import { secretOf } from '../platform/secret.ts';
import { securityHeaders, type HeaderRules } from '../platform/http/security-headers.ts';
import { layOutFilms } from './seed-classroom.ts';
import { seedOnce } from './seed.ts';
import { answerMalformed } from '../platform/http/malformed.ts';
import type { Ending } from '../platform/http/shutdown.ts';
import { makeStyler, type ScriptWords } from '../platform/http/styles/style-page.ts';
import { tellClosedWays } from './tell-closed-ways.ts';
import { timeouts } from '../platform/http/timeouts.ts';
import { keepVisits } from '../features/reports/keep-visits.service.ts';
import { VisitCounter } from '../features/reports/visit-counter.ts';
import { worksOf } from './works-of-clock.ts';
import type { Finish } from './write-answer.ts';

export type StartOptions = {
  settings: Settings;
  log: Logger;
  /** Binds the house to its materials; in development it is asked again at every request. */
  loadHouse: (materials: Omit<Materials, 'site'>) => () => Promise<House>;
  /** Words of the browser's script, for the styles; null in development, where nothing is cut or kept. */
  words: ScriptWords | null;
  /** The built page of the office's console; null in development. */
  consolePage: string | null;
  /** Answers files; made when the headers of all answers are known. */
  files: (headers: (pathname: string) => [string, string][]) => DoorOptions['files'];
};

export type Started = { server: Server; house: () => Promise<House>; ending: Ending; port: number };

/** Pages that most visitors begin with, ready before they come. */
const warmPages = ['/', '/ar', '/courses', '/ar/courses'];

function migrationsDir(): string {
  const found = ofProject('src/platform/db/migrations');
  if (!found) throw new Error('The migrations are missing: start in the folder of the project.');
  return path.resolve(found);
}

/** A store on another machine is not waited for: an academy whose store is away is open for everything else. */
async function lookForFiles(settings: Settings, database: Database, log: Logger): Promise<void> {
  const told = Promise.all([
    tellMissingFiles(filesOf(settings), await readProducts(database.db), log),
    layOutFilms(database.db, classroomFiles(settings), log),
  ]);
  if (settings.files === null) {
    await told;
    return;
  }
  told.catch((error: unknown) => {
    const reason = error instanceof StoreAway ? error.message : 'It failed in a way nobody foresaw.';
    log.error({ path: 'downloads', reason }, 'The store of files is away');
  });
}

/** Throws when the database does not open, or when live keys meet the embedded one. */
async function openFor({ databaseUrl, dataDir, liveKeys }: Settings, log: Logger): Promise<Database> {
  const verdict = refuseLiveKeys({ engine: databaseUrl ? 'postgres' : 'embedded', liveKeys });
  if (!verdict.ok) throw new Error(verdict.message);
  return openDatabase({ dataDir, databaseUrl, migrationsDir: migrationsDir(), log });
}

const listen = (server: Server, { port, host }: Settings): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Something else listens on port ${port} already: stop it, or set PORT to another one.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Where the practice bank reaches this process: a wildcard address is reached on the loopback. */
const internalOriginOf = (host: string, port: number): string => {
  const reached = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
};

/** Opens the academy. Throws when the database, the port or the content refuses; nothing is left open then. */
export async function startServer(options: StartOptions): Promise<Started> {
  const { settings, log } = options;
  const database = await openFor(settings, log);
  try {
    await seedOnce(database, settings.firstStaff);
    await layOutDownloads(downloadsDir(settings), ofProject('content/sample/downloads') ?? '');
    await lookForFiles(settings, database, log);
    await tellClosedWays(settings, database, log);
    return await openDoor(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The house once it is there; the policy of all answers learns from it where payment forms may go. */
function houseLater(rules: HeaderRules): {
  house: () => Promise<House>;
  isBound: (by: () => Promise<House>) => void;
} {
  let bound: (() => Promise<House>) | null = null;
  return {
    isBound(by) {
      bound = by;
    },
    async house() {
      if (bound === null) throw new Error('The academy is not open yet.');
      const now = await bound();
      const origins = now.gateways.flatMap((gateway) => gateway.formOrigins);
      rules.formOrigins = [...new Set(origins)].filter((one) => one !== rules.publicOrigin);
      return now;
    },
  };
}

/** What runs beside the door, in the order in which it is stopped. */
function startBeside(
  house: () => Promise<House>,
  database: Database,
  { pages, visits }: Pick<DoorOptions, 'pages' | 'visits'>,
  log: Logger,
): Ending['stop'] {
  const stopWatching = watchContent(database, () => pages?.clear(), log);
  const mail = house().then((opened) => opened.startMail());
  mail.catch((error: unknown) => log.error({ err: error }, 'The post did not open'));
  const keep = keepVisits(visits, database);
  const clockwork = startClockwork([...worksOf(house, database), keep], log);
  const stopMail = async () => (await mail).stop();
  // What was counted since the last minute is written down when nobody comes in any more.
  return [stopWatching, () => clockwork.stop(), keep.run, stopMail, () => database.close()];
}

async function openDoor(options: StartOptions, database: Database): Promise<Started> {
  const { settings, log, loadHouse, words, files, consolePage } = options;
  const { publicOrigin, communityUrl, trustedProxyHops, rateLimits, production, host } = settings;
  const rules: HeaderRules = { publicOrigin, formOrigins: [], communityUrl, development: words === null };
  const finish: Finish = { rules: () => rules, style: makeStyler(words) };
  const { house, isBound } = houseLater(rules);
  const onFailure = (error: unknown) => log.error({ err: error }, 'A page could not be kept');
  const pages = words && new PageCache({ render: renderer(house, publicOrigin, finish), onFailure });
  const visits = new VisitCounter();
  let stopping = false;
  const door = makeDoor({
    house,
    publicOrigin,
    trustedProxyHops,
    limits: rateLimits ? makeRateLimits() : null,
    pages,
    visits,
    console: consolePage === null ? null : makeConsolePage(consolePage, () => rules),
    files: files((pathname) => securityHeaders(rules, pathname)),
    downloads: filesOf(settings),
    ready: async () => !stopping && (await database.ready()),
    finish,
    log,
  });
  const server = createServer(timeouts, door);
  const answerBadBytes = answerMalformed(() => rules);
  server.on('clientError', answerBadBytes);
  const port = await listen(server, settings);
  const internalOrigin = internalOriginOf(host, port);
  isBound(loadHouse({ settings, secret: secretOf(settings), database, log, internalOrigin }));
  const stop = startBeside(house, database, { pages, visits }, log);
  if (pages) setTimeout(() => void warm(pages).catch(onFailure), 1_000).unref();
  const unready = () => {
    stopping = true;
  };
  return { server, house, port, ending: { server, unready, stop, log, graceMs: production ? 1_000 : 0 } };
}

async function warm(pages: PageCache): Promise<void> {
  for (const page of warmPages) if (!pages.kept(page)) await pages.page(page);
}
