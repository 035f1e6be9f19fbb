/** One academy by two processes (`PROCESSES`), really started: what one of them alone would do, they do together, and no process is missed. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportPath } from '../../src/platform/http/security-headers.ts';
import { withServer } from '../support/extent.ts';
import { newPostgresDatabase } from '../support/open-test-database.ts';
import { freePort } from '../support/postgres.ts';
import { type Running, startBuilt } from '../support/start-built.ts';

type Answer = { status: number; body: string };

/** Each over a connection of its own, so that whichever process takes it. Null where nobody answered. */
function ask(
  { port, origin }: Running,
  path: string,
  sent: { type: string; body: string } | null = null,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const headers = { origin, ...(sent && { 'content-type': sent.type }) };
    const method = sent ? 'POST' : 'GET';
    const agent = new Agent({ keepAlive: false });
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      answer.on('error', () => resolve(null));
    });
    asked.on('error', () => resolve(null));
    asked.end(sent?.body);
  });
}

let buyers = 0;
const order = (academy: Running) =>
  ask(academy, '/api/form/submit', {
    type: 'application/json',
    body: JSON.stringify({
      name: 'Salma Alaoui',
      email: `buyer.${(buyers += 1)}@example.com`,
      phone: '+212612345678',
      course: 'english-mastery',
      agreesToStart: true,
    }),
  });

/** Who is asked to come again does so. */
async function place(academy: Running): Promise<Answer | null> {
  for (;;) {
    const answer = await order(academy);
    if (answer?.status !== 503) return answer;
  }
}

const together = <T>(times: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, work));
const statuses = (answers: readonly (Answer | null)[]) => answers.map((one) => one?.status);
const times = (text: string, part: string) => text.split(part).length - 1;

const opened = 'A process takes requests';
const ended = 'A process has ended, and another takes its place';
const told = (academy: Running, line: string, count: number) =>
  expect.poll(() => times(academy.output(), line), { timeout: 60_000 }).toBe(count);

const childrenOf = ({ child }: Running): number[] =>
  readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number);

describe.skipIf(!withServer)('two processes of one academy', () => {
  let academy: Running;
  let database: pg.Pool;
  let metrics = 0;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const made = await newPostgresDatabase();
    drop = made.drop;
    database = new pg.Pool({ connectionString: made.url, max: 1 });
    metrics = await freePort();
    academy = await startBuilt({
      DATABASE_URL: made.url,
      PROCESSES: '2',
      METRICS_PORT: String(metrics),
      ACADEMY_RATE_LIMITS: 'on',
    });
  });
  afterAll(async () => {
    await academy.stop();
    await database.end();
    await drop();
  });

  it('count the requests of an address together, and tell the figures of both', async () => {
    await told(academy, opened, 2);
    const unknown = await together(20, () => ask(academy, '/no-such-page'));
    expect(new Set(statuses(unknown))).toEqual(new Set([404]));
    const figures = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    // An answer is counted when its connection has ended.
    const both = 'derb_request_seconds_count{kind="page",status="4xx"} 20';
    await expect.poll(figures, { timeout: 60_000 }).toContain(both);
    const report = { type: 'application/csp-report', body: '{"csp-report":{"blocked-uri":"inline"}}' };
    const reports = statuses(await together(40, () => ask(academy, reportPath, report)));
    // Ten at once from one address; each for itself would let twenty through.
    expect(reports.filter((one) => one === 429).length).toBeGreaterThan(20);
    expect(reports.filter((one) => one === 204).length).toBeGreaterThanOrEqual(10);
  });

  it('answer for each other when one dies, and both are replaced in turn', async () => {
    await told(academy, opened, 2);
    const [first = 0, second = 0] = childrenOf(academy);
    process.kill(first, 'SIGKILL');
    await told(academy, ended, 1);
    expect(statuses(await together(8, () => place(academy)))).toEqual(Array(8).fill(201));
    // Both look for what is to be sent; each e-mail is claimed once.
    const waiting = 'select 1 from outbox where done_at is null and failed_at is null and run_at <= now()';
    await expect.poll(async () => (await database.query(waiting)).rowCount, { timeout: 60_000 }).toBe(0);
    const twice = await database.query('select dedupe_key from outbox where attempts > 1');
    expect(twice.rows).toEqual([]);
    await told(academy, opened, 3);
    process.kill(second, 'SIGKILL');
    await told(academy, ended, 2);
    expect(statuses(await together(8, () => place(academy)))).toEqual(Array(8).fill(201));
  });

  it('stop together, and nothing that was acknowledged is lost', async () => {
    const acknowledged: string[] = [];
    const placeUntilClosed = async () => {
      for (let answer = await place(academy); answer !== null; answer = await place(academy)) {
        expect(answer.status).toBe(201);
        acknowledged.push((JSON.parse(answer.body) as { orderId: string }).orderId);
        if (acknowledged.length === 24) academy.child.kill('SIGTERM');
      }
    };
    const gone = new Promise((resolve) => academy.child.once('exit', resolve));
    await together(6, placeUntilClosed);
    expect(await gone).toBe(0);
    const kept = await database.query<{ number: string }>('select number from orders');
    const numbers = new Set(kept.rows.map(({ number }) => number));
    expect(acknowledged.filter((one) => !numbers.has(one))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(24);
  });
});
