/**
 * What each action costs: processor of the server and of PostgreSQL, and bytes, measured over HTTP, one after another. Divided by how much
 * slower this machine is at that moment than the one of tests/costs.ts, and without what both spend while nobody asks.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { referenceMs } from '../tests/costs.ts';
import { startBuilt } from '../tests/support/start-built.ts';
import { askingAs, asker, isDone, type Asked, type Kind } from './launch.ts';
import { courseSlug, writeLearners, writeLessons } from './learning.ts';
import { openAcademy } from './open-academy.ts';
import { measureFloor } from './orders.ts';

export type Action = Kind | 'event';
export type Cost = { nodeMs: number; postgresMs: number; bytes: number; writes: number };
export type Costs = {
  actions: Record<Action, Cost>;
  /** Transactions of an order's rows that PostgreSQL takes, 16 at once. */
  writesASecond: number;
};

const times = 120;
const idleMs = 15_000;
/** Transactions that write, of the request and of the work that it causes: an order and its e-mail, a code and its e-mail. */
const writes: Record<Action, number> = { visitor: 0, home: 0, lesson: 1, event: 1, order: 3, 'sign-in': 3 };

const ticksMs = 10;
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

/** Milliseconds of processor so far, of a process and those it has started, also of those that have ended. */
function spent(pid: number): number {
  const [user = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = statOf(pid).slice(11, 15).map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return children.reduce(
    (sum, child) => sum + spent(Number(child)),
    (user + system + ofEnded + systemOfEnded) * ticksMs,
  );
}

/** A tenth of the reference work: how much slower this machine is at this moment. */
function slowness(): number {
  const begun = process.cpuUsage();
  let text = '';
  for (let round = 0; round < 50_000; round += 1)
    text = createHash('sha256').update(JSON.stringify({ round, text })).digest('hex');
  return process.cpuUsage(begun).user / 100 / referenceMs;
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]?.pid ?? 0)[1]);
  await client.end();
  return parent;
}

const kinds: readonly Action[] = ['visitor', 'home', 'lesson', 'event', 'order', 'sign-in'];

const telling =
  (tokens: readonly string[], lessons: readonly string[]) =>
  (index: number): Asked => ({
    path: `/learn/${courseSlug}/events`,
    cookie: `derb_orders=${tokens[index % tokens.length] ?? ''}`,
    type: 'application/json',
    body: JSON.stringify({
      events: [
        {
          id: randomUUID(),
          lessonId: lessons[index % lessons.length],
          kind: 'position',
          body: { seconds: index, of: 600 },
          at: new Date().toISOString(),
        },
      ],
    }),
  });

/** E-mails that wait are no idleness. */
async function untilAllSent(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const due = 'select 1 from outbox where done_at is null and failed_at is null and run_at <= now() limit 1';
  while ((await pool.query(due)).rowCount) await pause(500);
  await pool.end();
}

type Spent = { at: number; node: number; postgres: number };

/** What one request of a kind costs. `run` asks so many of it and returns the bytes of all answers. */
async function costOf(
  kind: Action,
  run: (kind: Action, count: number) => Promise<number>,
  { now, idle }: { now: () => Spent; idle: Spent },
): Promise<Cost> {
  const slowBefore = slowness();
  const before = now();
  const bytes = await run(kind, times);
  const after = now();
  const slow = (slowBefore + slowness()) / 2;
  const each = (of: 'node' | 'postgres') => {
    const own = after[of] - before[of] - (idle[of] * (after.at - before.at)) / idle.at;
    return Math.max(0, Math.round((own / times / slow) * 100) / 100);
  };
  return {
    nodeMs: each('node'),
    postgresMs: each('postgres'),
    bytes: Math.round(bytes / times),
    writes: writes[kind],
  };
}

export async function measureCosts(databaseUrl: string): Promise<Costs> {
  const opened = await openAcademy(databaseUrl);
  const lessons = await writeLessons(opened.database);
  const { tokens } = await writeLearners(opened, lessons, 50);
  await opened.close();
  const postmaster = await postmasterOf(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' };
  const academy = await startBuilt(settings, folder);
  const { ask, close } = asker(academy.port);
  const as = { ...askingAs(tokens), event: telling(tokens, lessons) };
  const now = (): Spent => ({
    at: performance.now(),
    node: spent(academy.child.pid ?? 0),
    postgres: spent(postmaster),
  });
  const run = async (kind: Action, count: number): Promise<number> => {
    let bytes = 0;
    for (let index = 0; index < count; index += 1) {
      const answer = await ask(kind, as[kind](index));
      if (!isDone(answer)) throw new Error(`${kind} was answered ${answer.status}.`);
      bytes += answer.bytes;
    }
    return bytes;
  };
  for (const kind of kinds) await run(kind, 40);
  await untilAllSent(databaseUrl);
  const quiet = now();
  await pause(idleMs);
  const later = now();
  const idle = {
    at: later.at - quiet.at,
    node: later.node - quiet.node,
    postgres: later.postgres - quiet.postgres,
  };
  const actions: Partial<Record<Action, Cost>> = {};
  for (const kind of kinds) actions[kind] = await costOf(kind, run, { now, idle });
  close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
  const floor = await measureFloor(databaseUrl);
  const costs = {
    actions: actions as Record<Action, Cost>,
    writesASecond: floor['16 at once']?.perSecond ?? 0,
  };
  writeFileSync(
    path.join(import.meta.dirname, 'costs.json'),
    `${JSON.stringify(costs, null, 2)}
`,
  );
  return costs;
}
