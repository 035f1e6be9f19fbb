/** What each action costs: processor of the server and of PostgreSQL, and bytes, measured over HTTP, one after another. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
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

const times = 300;
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

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]?.pid ?? 0)[1]);
  await client.end();
  return parent;
}

const kinds: readonly Action[] = ['visitor', 'home', 'lesson', 'event', 'order', 'sign-in'];

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
  const event = (index: number): Asked => ({
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
  const as = { ...askingAs(tokens), event };
  const actions: Partial<Record<Action, Cost>> = {};
  for (const kind of kinds) {
    let bytes = 0;
    const run = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const answer = await ask(kind, as[kind](index));
        if (!isDone(answer)) throw new Error(`${kind} was answered ${answer.status}.`);
        bytes += answer.bytes;
      }
    };
    await run(50);
    bytes = 0;
    const [node, postgres] = [spent(academy.child.pid ?? 0), spent(postmaster)];
    await run(times);
    const each = (now: number, before: number) => Math.round(((now - before) / times) * 100) / 100;
    actions[kind] = {
      nodeMs: each(spent(academy.child.pid ?? 0), node),
      postgresMs: each(spent(postmaster), postgres),
      bytes: Math.round(bytes / times),
      writes: writes[kind],
    };
  }
  close();
  await academy.stop();
  rmSync(folder, { recursive: true, force: true });
  const floor = await measureFloor(databaseUrl);
  const costs = {
    actions: actions as Record<Action, Cost>,
    writesASecond: floor['16 at once']?.perSecond ?? 0,
  };
  writeFileSync(path.join(import.meta.dirname, 'costs.json'), `${JSON.stringify(costs, null, 2)}\n`);
  return costs;
}
