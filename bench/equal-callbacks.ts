/** 200 equal notifications at once, 200 times, on PostgreSQL, with visitors of a page beside it that needs the database. */
import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../src/open-database.ts';
import { orderHistory } from '../src/selling/orders/orders.table.ts';
import { startBuilt } from '../tests/support/start-built.ts';
import { keys, openLines, prepare, requestOf, send, signers } from './callbacks.ts';
import { runLoad } from './pages.ts';

export type EqualFigures = {
  rounds: number;
  'slowest answer ms': number;
  'slowest over new connections ms': number;
  refused: number;
  confirmed: number;
  'errors in the log': number;
  'pages p99 ms, alone': number;
  'pages p99 ms, beside': number;
};

const equal = 200;
/** Rounds that are not measured: all code runs once. */
const warmUp = 3;
/** Rounds whose connections are all new. */
const onNew = 5;
/** Not cached: a price and its groups are looked up. */
const visited = { address: '/courses/ecommerce-mastery-virtual/enrol', connections: 4 };
const silent = { info() {}, warn() {}, error() {} };

/** How many orders are confirmed, once nothing waits any more. */
async function confirmedOrders(dataDir: string, databaseUrl: string): Promise<number> {
  const migrationsDir = path.resolve('src/platform/db/migrations');
  const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log: silent });
  const waiting = async () =>
    (await database.db.execute(sql`select 1 from waiting_notifications limit 1`)).rows.length;
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  const rows = await database.db.select().from(orderHistory).where(eq(orderHistory.event, 'confirm'));
  await database.close();
  return rows.length;
}

export async function measureEqual(databaseUrl: string, rounds: number): Promise<EqualFigures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const prepared = (await prepare(dataDir, databaseUrl, ['cmi'])).get('cmi') ?? [];
  const academy = await startBuilt({ LOG_LEVEL: 'warn', ...keys, DATABASE_URL: databaseUrl }, dataDir);
  const alone = await runLoad(academy.port, 'br', { ...visited, seconds: 8 });
  const sending = new AbortController();
  const beside: number[] = [];
  const visitors = (async () => {
    while (!sending.signal.aborted) beside.push((await runLoad(academy.port, 'br', visited)).p99Ms);
  })();
  const lines = await openLines(academy.port, equal);
  const messages = prepared.map((one) => signers['cmi']?.(one) ?? { headers: {}, body: '' });
  const requestsOf = (message: (typeof messages)[number]) =>
    Array.from({ length: equal }, () => requestOf(academy.port, 'cmi', message));
  const answers = [];
  for (const message of messages.slice(0, warmUp + rounds))
    answers.push(await lines.send(requestsOf(message)));
  lines.close();
  const apart = [];
  for (const message of messages.slice(warmUp + rounds, warmUp + rounds + onNew))
    apart.push(await send(academy.port, requestsOf(message), equal));
  sending.abort();
  await visitors;
  const confirmed = await confirmedOrders(dataDir, databaseUrl);
  const errors = academy.output().match(/"level":(?:[5-9]0)|"level":"error"/g)?.length ?? 0;
  await academy.stop();
  rmSync(dataDir, { recursive: true, force: true });
  beside.sort((a, b) => a - b);
  return {
    rounds,
    'slowest answer ms': Math.max(...answers.slice(warmUp).map(({ slowest }) => slowest)),
    'slowest over new connections ms': Math.max(...apart.map(({ slowest }) => slowest)),
    refused: [...answers, ...apart].reduce((sum, { refused }) => sum + refused, 0),
    confirmed: confirmed - warmUp - onNew,
    'errors in the log': errors,
    'pages p99 ms, alone': alone.p99Ms,
    'pages p99 ms, beside': beside[Math.floor(beside.length / 2)] ?? 0,
  };
}
