/**
 * A launch evening over HTTP: visitors, sign-ins, orders and lessons that come at their own rate, whether the ones before them are
 * answered or not. The rate rises to three times what the machine can do and falls again.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { orders } from '../src/selling/orders/orders.table.ts';
import { startBuilt } from '../tests/support/start-built.ts';
import { courseSlug, writeLearners, writeLessons } from './learning.ts';
import { openAcademy } from './open-academy.ts';
import { rate } from './orders.ts';

export type Asked = { path: string; cookie?: string; body?: string; type?: string };
export type Kind = 'visitor' | 'lesson' | 'home' | 'order' | 'sign-in';
/** `at`: when it was answered, in milliseconds. */
type Answered = {
  kind: string;
  status: number;
  retryAfter: boolean;
  ms: number;
  bytes: number;
  at: number;
  order: string | null;
};

/** Fewer than the course has seats: orders are placed beside them. */
const learners = 50;
/** Of a hundred who need the database. */
const shares: readonly (readonly [Kind, number])[] = [
  ['lesson', 45],
  ['home', 25],
  ['order', 15],
  ['sign-in', 15],
];
/** Visitors of cached pages for each of them. */
const visitorsForEach = 2;
const visited = ['/', '/ar', '/courses', '/ar/courses', `/courses/${courseSlug}`];

/** Share of what the machine can do, and for how many seconds. */
const evening = [
  ['before', 0.5, 10],
  ['full', 1, 10],
  ['twice', 2, 10],
  ['three times', 3, 20],
  ['falling', 1, 5],
  ['calm', 0.5, 20],
  ['half a minute after', 0.5, 10],
] as const;
const overloaded = new Set<string>(['twice', 'three times']);

const json = 'application/json';
const signIn = 'application/x-www-form-urlencoded';

export function askingAs(tokens: readonly string[]): Record<Kind, (index: number) => Asked> {
  const cookie = (index: number) => `derb_orders=${tokens[index % tokens.length] ?? ''}`;
  return {
    visitor: (index) => ({ path: visited[index % visited.length] ?? '/' }),
    lesson: (index) => ({ path: `/learn/${courseSlug}/lessons/bench-${index % 60}`, cookie: cookie(index) }),
    home: (index) => ({ path: `/ar/learn/${courseSlug}`, cookie: cookie(index) }),
    order: () => ({
      path: '/api/form/submit',
      type: json,
      body: JSON.stringify({
        name: 'Amina Alami',
        email: `amina-${randomUUID()}@derb.example`,
        phone: '+212612345678',
        agreesToStart: true,
        course: courseSlug,
      }),
    }),
    'sign-in': () => ({
      path: '/clarity-login',
      type: signIn,
      body: new URLSearchParams({ email: `amina-${randomUUID()}@derb.example` }).toString(),
    }),
  };
}

const byte = () => Math.floor(Math.random() * 250) + 1;

/** Asks over connections that stay open, as a proxy does, as many as are needed. */
export function asker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 1_000 });
  const ask = (kind: string, { path: address, cookie, body, type }: Asked): Promise<Answered> =>
    new Promise((resolve) => {
      const begun = performance.now();
      let [status, retryAfter, text, bytes] = [0, false, '', 0];
      const end = () => {
        const at = performance.now();
        const order = status === 201 ? ((JSON.parse(text) as { orderId: string }).orderId ?? null) : null;
        resolve({ kind, status, retryAfter, ms: at - begun, bytes, at, order });
      };
      const headers = {
        // Everybody has an address of their own.
        'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}`,
        Origin: `http://localhost:${port}`,
        'Accept-Encoding': 'br',
        ...(cookie && { Cookie: cookie }),
        ...(type && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body ?? '') }),
      };
      const method = type ? 'POST' : 'GET';
      const asked = request({
        host: '127.0.0.1',
        port,
        path: address,
        method,
        headers,
        agent,
        timeout: 60_000,
      });
      asked.on('response', (answer) => {
        status = answer.statusCode ?? 0;
        retryAfter = answer.headers['retry-after'] !== undefined;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (kind === 'order') text += chunk.toString();
        });
        answer.on('end', end);
        answer.on('error', end);
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', end);
      asked.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

export const isDone = ({ status }: Pick<Answered, 'status'>): boolean => status >= 200 && status < 400;
const isRefused = ({ status, retryAfter }: Answered): boolean => status === 503 && retryAfter;

/** Milliseconds below which that share of them were answered. */
function within(answers: readonly Answered[], share: number): number {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
}

type Stage = {
  stage: string;
  'asked/s': number;
  'done/s': number;
  'refused/s': number;
  failed: number;
  'done p50 ms': number;
  'done p99 ms': number;
  'refused p50 ms': number;
  'cached p50 ms': number;
  'cached p99 ms': number;
};

type Evening = { best: number; stages: Stage[]; verdicts: Record<string, boolean> };

/** The kind of the next: as many of each as their share says, in an order that is the same in every run. */
const kindAt = (index: number): Kind => {
  let place = (index * 37) % 100;
  for (const [kind, share] of shares) if ((place -= share) < 0) return kind;
  return 'lesson';
};

type Asks = (kind: string, asked: Asked) => Promise<Answered>;
type Window = { stage: string; begun: number; until: number; asked: Promise<Answered>[] };

/** People come at the rate of each stage; resolves with the stages when the evening is over, answered or not. */
async function hold(best: number, ask: Asks, as: ReturnType<typeof askingAs>): Promise<Window[]> {
  const windows: Window[] = [];
  let index = 0;
  for (const [stage, share, seconds] of evening) {
    const [begun, first] = [performance.now(), index];
    const asked: Promise<Answered>[] = [];
    const until = begun + seconds * 1_000;
    while (performance.now() < until) {
      const due = first + (best * share * (performance.now() - begun)) / 1_000;
      for (; index < due; index += 1) {
        const kind = kindAt(index);
        asked.push(ask(kind, as[kind](index)));
        for (let also = 0; also < visitorsForEach; also += 1)
          asked.push(ask('visitor', as.visitor(index * visitorsForEach + also)));
      }
      await pause(5);
    }
    windows.push({ stage, begun, until, asked });
  }
  return windows;
}

const isCached = ({ kind }: Answered): boolean => kind === 'visitor';

async function stagesOf(windows: readonly Window[]): Promise<{ stages: Stage[]; all: Answered[] }> {
  const answered = await Promise.all(windows.map(({ asked }) => Promise.all(asked)));
  const all = answered.flat();
  const stages = windows.map(({ stage, begun, until }, at): Stage => {
    const mine = answered[at] ?? [];
    const [cached, others] = [mine.filter(isCached), mine.filter((one) => !isCached(one))];
    const [done, refused] = [others.filter(isDone), others.filter(isRefused)];
    // Whenever they had been asked.
    const doneMeanwhile = all.filter(
      (one) => !isCached(one) && isDone(one) && one.at >= begun && one.at < until,
    );
    const aSecond = (list: readonly unknown[]) => Math.round((list.length * 1_000) / (until - begun));
    return {
      stage,
      'asked/s': aSecond(others),
      'done/s': aSecond(doneMeanwhile),
      'refused/s': aSecond(refused),
      failed: mine.filter((one) => !isDone(one) && !isRefused(one)).length,
      'done p50 ms': within(done, 0.5),
      'done p99 ms': within(done, 0.99),
      'refused p50 ms': within(refused, 0.5),
      'cached p50 ms': within(cached, 0.5),
      'cached p99 ms': within(cached, 0.99),
    };
  });
  return { stages, all };
}

function verdictsOf(
  stages: readonly Stage[],
  all: readonly Answered[],
  lost: number,
): Record<string, boolean> {
  const rates = stages.map((stage) => stage['done/s']);
  const [before, after] = [stages[0], stages.at(-1)];
  const least = Math.min(
    ...stages.filter(({ stage }) => overloaded.has(stage)).map((stage) => stage['done/s']),
  );
  return {
    'what is refused is refused with 503 and when to come again; nothing fails otherwise': stages.every(
      ({ failed }) => failed === 0,
    ),
    'cached pages are never refused': all.filter(isCached).every(isDone),
    'every order that was acknowledged is kept': lost === 0,
    'overloaded, at least 80 % of the best is done': least >= 0.8 * Math.max(...rates),
    'half a minute after nothing is refused': after?.['refused/s'] === 0,
    'half a minute after an answer takes at most twice what it took before':
      (after?.['done p50 ms'] ?? 0) <= 2 * (before?.['done p50 ms'] ?? 0),
  };
}

export async function measureLaunch(databaseUrl: string): Promise<Evening> {
  const opened = await openAcademy(databaseUrl);
  const { tokens } = await writeLearners(opened, await writeLessons(opened.database), learners);
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' };
  const academy = await startBuilt(settings, folder);
  const { ask, close } = asker(academy.port);
  const as = askingAs(tokens);
  const must = async (index: number) => {
    const kind = kindAt(index);
    const answer = await ask(kind, as[kind](index));
    if (!isDone(answer)) throw new Error(`${kind} was answered ${answer.status}.`);
  };
  for (const address of visited) await ask('visitor', { path: address });
  await rate(200, 8, must);
  const { perSecond: best } = await rate(600, 16, must);
  const { stages, all } = await stagesOf(await hold(best, ask, as));
  close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
  const placed = all.flatMap(({ order }) => order ?? []);
  const kept = await opened.database.db
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.number, placed));
  await opened.close();
  return { best, stages, verdicts: verdictsOf(stages, all, placed.length - kept.length) };
}
