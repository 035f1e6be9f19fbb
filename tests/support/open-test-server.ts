/** A real HTTP server on a free port of the loopback, with a minimal academy: for tests of requests and responses. */
import { createServer, type Server } from 'node:http';
import { makeServer, type ServerOptions } from '../../src/server/http-server.ts';
import type { App } from '../../src/server/app.ts';
import { folderStore } from '../../src/platform/files/folder-store.ts';
import { answerMalformed, type HeaderRules } from '../../src/platform/http/security-headers.ts';
import { PageCache } from '../../src/platform/http/page-cache.ts';
import { makeRoom } from '../../src/platform/http/room.ts';
import { makeRateLimits } from '../../src/platform/limits/in-memory.ts';
import { renderer } from '../../src/server/start-server.ts';
import { noScriptWords, makeStyler } from '../../src/platform/http/styles/style-page.ts';
import { timeouts } from '../../src/platform/http/timeouts.ts';

type Wanted = {
  answerPage?: (request: Request) => Promise<Response>;
  answerApi?: (request: Request) => Promise<Response>;
  academy?: Partial<App['academy']>;
  memberOf?: App['memberOf'];
  staffOf?: App['staffOf'];
  callerOf?: App['callerOf'];
  trueUntil?: () => Promise<number>;
  options?: Partial<ServerOptions>;
  /** Instead of the real ones. */
  timeouts?: Partial<typeof timeouts>;
};

export type TestServer = {
  server: Server;
  origin: string;
  port: number;
  pages: PageCache;
  failures: unknown[];
  close(): Promise<void>;
};

export const publicOrigin = 'https://academy.example';

/** Close it after the test. */
export async function openTestServer(wanted: Wanted = {}): Promise<TestServer> {
  const failures: unknown[] = [];
  const app = async () =>
    ({
      academy: wanted.academy ?? {},
      gateways: [],
      practiceBank: null,
      memberOf: wanted.memberOf ?? (async () => null),
      staffOf: wanted.staffOf ?? (async () => null),
      callerOf: wanted.callerOf ?? (async () => ({ email: null, orderTokens: [], staff: null })),
      answerPage:
        wanted.answerPage ?? (async () => new Response('page', { headers: { 'Content-Type': 'text/html' } })),
      answerApi: wanted.answerApi ?? (async () => Response.json({})),
      trueUntil: wanted.trueUntil ?? (async () => Number.POSITIVE_INFINITY),
    }) as unknown as App;
  const rules: HeaderRules = { publicOrigin, formOrigins: ['https://bank.example'], development: false };
  const finish = { rules: () => rules, style: makeStyler(noScriptWords) };
  const pages = new PageCache({ render: renderer(app, publicOrigin, finish), later: () => undefined });
  const handle = makeServer({
    app,
    publicOrigin,
    trustedProxyHops: 0,
    limits: makeRateLimits(),
    pages,
    visits: null,
    files: (_incoming, _outgoing, next) => next(),
    console: null,
    downloads: folderStore('/nowhere'),
    ready: async () => true,
    stopping: () => false,
    room: makeRoom(() => false),
    finish,
    figures: null,
    log: { error: (fields) => void failures.push(fields), warn: () => undefined },
    ...wanted.options,
  });
  const server = createServer({ ...timeouts, ...wanted.timeouts }, handle);
  server.on(
    'clientError',
    answerMalformed(() => rules),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    port,
    pages,
    failures,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
