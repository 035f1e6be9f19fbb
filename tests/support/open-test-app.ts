/**
 * The whole app on a database of its own, called with real requests: the routes of the site map with their loaders and
 * actions, the sign-ins of members and staff, and the API. Pages are answered as JSON: the data they would render.
 *
 *     const app = await openTestApp(); const cookie = await app.enter('salma@example.com');
 *     const answer = await app.ask('/account', { cookie });
 *     app.pass(3 * 86_400_000); // Three days later, at once, for all but sign-in codes and sessions.
 */
import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { ServerBuild } from 'react-router';
import routes from '../../src/routes.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { staffMembers } from '../../src/academy/staff/staff.table.ts';
import type { StaffRole } from '../../src/academy/staff/who-may.ts';
import { openCode } from '../../src/academy/emails/sealed-code.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { readSettings } from '../../src/server/env.ts';
import { bindApp, type App } from '../../src/server/app.ts';
import { makeMemberAuth } from '../../src/site/account/member-auth.service.ts';
import { seedOnce } from '../../src/server/seed.ts';
import { makeStaffAuth } from '../../src/server/staff-auth.ts';
import { cookieFrom } from './members.ts';
import type { Log } from '../../src/platform/context.ts';
import { forAllTests } from './for-tests.ts';
import { openTestDatabase, silentLog } from './open-test-database.ts';
import { allowed, present } from './sure.ts';

const secret = 'a secret of the app of the tests, long enough';
const origin = 'http://localhost:3000';

type RouteModule = ServerBuild['routes'][string] extends infer R
  ? R extends { module: infer M }
    ? M
    : never
  : never;

const modules = import.meta.glob<RouteModule>(['../../src/*/*/pages/*.{ts,tsx}']);

async function readSite(): Promise<ServerBuild> {
  const table: Record<string, unknown> = {};
  for (const { id = '', path: address, file } of await Promise.resolve(routes)) {
    const load = present(modules[path.posix.join('../../src', file)], file);
    table[id] = { id, parentId: undefined, path: address, module: await load() };
  }
  return {
    entry: {
      module: {
        default: (
          _request,
          status,
          headers,
          { staticHandlerContext: { loaderData, actionData, errors } },
        ) => {
          headers.set('Content-Type', 'application/json');
          return new Response(JSON.stringify({ loaderData, actionData, errors }), { status, headers });
        },
      },
    },
    routes: table as ServerBuild['routes'],
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

export type Asked = {
  cookie?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  form?: Record<string, string>;
  json?: object;
};

export type TestApp = {
  app: App;
  database: Database;
  db: Database['db'];
  /** Moves the clock forward: the academy's is the machine's, plus everything passed so far. */
  pass(ms: number): void;
  /** The academy's clock. */
  clock: () => Date;
  ask(address: string, asked?: Asked): Promise<Response>;
  /** The same, of what is answered as JSON. */
  answer<Body = Record<string, unknown>>(
    address: string,
    asked?: Asked,
  ): Promise<{ status: number; body: Body }>;
  /** The same, as a pair. */
  told<Body = Record<string, unknown>>(address: string, asked?: Asked): Promise<[status: number, body: Body]>;
  /** Signs somebody in by an e-mailed code; the cookie that the browser sends from then on. */
  enter(email: string): Promise<string>;
  /** A staff member, signed in to the site and the console. */
  enterConsole(email: string, role: StaffRole, expert?: string): Promise<string>;
  close(): Promise<void>;
};

function bodyOf({ form, json, method }: Asked): Pick<RequestInit, 'method' | 'body' | 'headers'> {
  if (json)
    return {
      method: method ?? 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    };
  if (method === 'DELETE') return { method };
  if (form || method === 'POST') return { method: 'POST', body: new URLSearchParams(form ?? {}) };
  return { method: 'GET' };
}

/** A local academy with the sample content. Close it after the test. */
export async function openTestApp(
  environment: Record<string, string> = {},
  log: Log = silentLog,
): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-house-'));
  const reading = allowed(readSettings({ ACADEMY_DATA_DIR: folder, ...environment }));
  const { settings } = reading;
  const database = await openTestDatabase();
  await seedOnce(database, settings.firstStaff);
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const app = await bindApp({
    settings,
    secret,
    database,
    log,
    internalOrigin: origin,
    site: await readSite(),
    clock,
  });
  const options = {
    database,
    secret,
    publicOrigin: settings.publicOrigin,
    clock,
    uuid: () => crypto.randomUUID(),
    log,
    addressOf: () => '192.0.2.7',
    secondFactor: settings.secondFactor,
  };
  const codeOf = async (name: string, email: string): Promise<string> => {
    const rows = await database.db.select().from(outbox).orderBy(outbox.createdAt);
    const codes = rows.filter(({ payload }) => payload['emailName'] === name && payload['to'] === email);
    return openCode(secret, email, String(codes.at(-1)?.payload['sealed'])) ?? '';
  };
  const knock = async (
    auth: Pick<ReturnType<typeof makeMemberAuth>, 'sendCode' | 'signIn'>,
    name: string,
    email: string,
  ): Promise<string> => {
    const request = new Request(`${origin}/clarity-login`);
    await auth.sendCode(request, email);
    const entered = allowed(await auth.signIn(request, email, await codeOf(name, email)));
    return cookieFrom(entered.headers);
  };
  const [memberAuth, staffAuth] = [makeMemberAuth(options), makeStaffAuth(options)];
  const enter = (email: string) => knock(memberAuth, 'member-code', email);
  const ask: TestApp['ask'] = async (address, asked = {}) => {
    const { headers, ...rest } = bodyOf(asked);
    const sent = new Headers(headers);
    sent.set('origin', settings.publicOrigin);
    if (asked.cookie) sent.set('cookie', asked.cookie);
    const request = new Request(`${settings.publicOrigin}${address}`, { ...rest, headers: sent });
    return address.startsWith('/api') ? app.answerApi(request) : app.answerPage(request);
  };
  return {
    app,
    database,
    db: database.db,
    enter,
    clock,
    pass(ms) {
      aheadMs += ms;
    },
    ask,
    async answer<Body>(address: string, asked?: Asked) {
      const answered = await ask(address, asked);
      return { status: answered.status, body: (await answered.json()) as Body };
    },
    async told<Body>(address: string, asked?: Asked): Promise<[number, Body]> {
      const answered = await ask(address, asked);
      return [answered.status, (await answered.json()) as Body];
    },
    async enterConsole(email, role, expert) {
      const row = { email, role, expert: expert ?? null, addedAt: new Date() };
      await database.db.insert(staffMembers).values(row).onConflictDoNothing();
      const staffCookie = await knock(staffAuth, 'staff-code', email);
      return `${staffCookie}; ${await enter(email)}`;
    },
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const appForAll = (...wanted: Parameters<typeof openTestApp>): TestApp =>
  forAllTests(() => openTestApp(...wanted));
