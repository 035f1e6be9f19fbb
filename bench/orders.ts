/** Orders and notifications per second, through the same services as in production, on one engine. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Academy } from '../src/academy.ts';
import { connectPractice } from '../src/gateways/practice/practice-bank.ts';
import { signatureHeader, signBody } from '../src/gateways/practice/practice.ts';
import { openAcademy, publicOrigin } from './open-academy.ts';

export type Rate = { perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number };
export type OrderFigures = {
  engine: string;
  orders: Record<string, Rate>;
  /** What `pg` alone reaches with the rows that an order needs; PostgreSQL only. */
  floor: Record<string, Rate>;
  notifications: Rate;
};

const secret = 'a secret of the bench, 32 characters long';

/** Runs the work so often, so many at once. */
export async function rate(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<Rate> {
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    while (next < count) {
      const index = (next += 1);
      const from = performance.now();
      await work(index);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const took = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { perSecond: Math.round(count / took), p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** Places one order of a new buyer; returns its token. */
export async function place(academy: Academy): Promise<string> {
  // A new buyer each: e-mails to one address are counted, and would wait for each other.
  const email = `amina-${randomUUID()}@derb.example`;
  const placed = await academy.placeOrder({
    idempotencyKey: randomUUID(),
    item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
    locale: 'ar',
    details: { name: 'Amina Alami', email, phone: '+212612345678', isSixteen: 'on', agreesToStart: 'on' },
    seenPriceCentimes: null,
  });
  if (!placed.ok) throw new Error(`An order was refused: ${placed.reason}`);
  return placed.order.token;
}

export async function beginAttempt(academy: Academy): Promise<{ reference: string; amount: string }> {
  const token = await place(academy);
  const begun = await academy.beginPayment({ token, cardType: 'international' });
  if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A payment did not begin.');
  const { reference = '', amount = '' } = begun.handOff.fields;
  return { reference, amount };
}

export async function notify(
  academy: Academy,
  { reference, amount }: { reference: string; amount: string },
  index: number,
): Promise<void> {
  const statement = {
    eventId: `event-${index}`,
    reference,
    outcome: 'captured',
    amount,
    currency: 'MAD',
    paymentId: `p-${index}`,
  };
  const body = new TextEncoder().encode(JSON.stringify(statement));
  const receivedAt = new Date();
  const headers = { [signatureHeader]: signBody(secret, body, receivedAt) };
  const answer = await academy.receiveNotification({
    gateway: 'practice',
    raw: { headers, body, receivedAt },
  });
  if (answer?.status !== 200) throw new Error(`A notification was refused: ${answer?.body}`);
}

/** An academy with the practice bank. `databaseUrl` null: the embedded database in a new folder, with fsync on. */
export const openPractice = (databaseUrl: string | null) =>
  openAcademy(databaseUrl, (db) => [
    connectPractice({ db, secret, publicOrigin, internalOrigin: publicOrigin, clock: () => new Date() })
      .gateway,
  ]);

const loads = { 'one after another': [400, 1], '16 at once': [1_200, 16] } as const;

async function underLoads(work: () => Promise<unknown>): Promise<Record<string, Rate>> {
  const rates: Record<string, Rate> = {};
  for (const [how, [count, atOnce]] of Object.entries(loads)) rates[how] = await rate(count, atOnce, work);
  return rates;
}

/** The rows that the last order wrote: what no other way of placing it can leave out. */
const tablesOfAnOrder = [
  ['orders', 'id'],
  ['order_history', 'order_id'],
  ['events', 'order_id'],
  ['outbox', 'order_id'],
] as const;
const differing = new Set(['number', 'token', 'idempotency_key', 'dedupe_key']);

type Insert = { text: string; columns: string[]; values: unknown[] };

async function insertsOfAnOrder(pool: pg.Pool): Promise<Insert[]> {
  const last = await pool.query<{ id: string }>('select id from orders order by placed_at desc limit 1');
  const inserts: Insert[] = [];
  for (const [table, key] of tablesOfAnOrder) {
    const described = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
        and is_generated = 'NEVER' and coalesce(column_default, '') not like 'nextval%' order by ordinal_position`,
      [table],
    );
    const columns = described.rows.map(({ name }) => name);
    const asText = columns.map((name) => `${name}::text as ${name}`).join(', ');
    const of = `select ${asText} from ${table} where ${key} = $1`;
    const { rows } = await pool.query<Record<string, string | null>>(of, [last.rows[0]?.id]);
    const marks = columns.map((_, at) => `$${at + 1}`).join(', ');
    const text = `insert into ${table} (${columns.join(', ')}) values (${marks})`;
    for (const row of rows) inserts.push({ text, columns, values: columns.map((name) => row[name]) });
  }
  return inserts;
}

/** One transaction with the inserts of an order, by `pg` alone: no rule, no question, no limit. */
export async function measureFloor(databaseUrl: string): Promise<Record<string, Rate>> {
  // As many connections as the academy has for transactions.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const inserts = await insertsOfAnOrder(pool);
  const insertAll = async (): Promise<void> => {
    const client = await pool.connect();
    const order = randomUUID();
    await client.query('begin');
    for (const [at, { text, columns, values }] of inserts.entries()) {
      const fresh = columns.map((name, column) => {
        if (name === 'order_id' || (name === 'id' && at === 0)) return order;
        if (name === 'id') return randomUUID();
        return differing.has(name) ? `${String(values[column])}${randomUUID()}` : values[column];
      });
      await client.query(text, fresh);
    }
    await client.query('commit');
    client.release();
  };
  await rate(100, 4, insertAll);
  const rates = await underLoads(insertAll);
  await pool.end();
  return rates;
}

export async function measureOrders(databaseUrl: string | null): Promise<OrderFigures> {
  const { academy, database, close } = await openPractice(databaseUrl);
  // An open payment holds a seat: here there are any number.
  await database.db.execute(sql`update courses set record = jsonb_set(record, '{capacity}', 'null')`);
  await rate(100, 4, () => place(academy));
  const orders = await underLoads(() => place(academy));
  const floor = databaseUrl === null ? {} : await measureFloor(databaseUrl);
  const attempts: { reference: string; amount: string }[] = [];
  await rate(800, 8, async () => void attempts.push(await beginAttempt(academy)));
  const notifications = await rate(attempts.length, 16, (index) =>
    notify(academy, attempts[index - 1] as (typeof attempts)[number], index),
  );
  await close();
  return { engine: databaseUrl ? 'PostgreSQL' : 'embedded', orders, floor, notifications };
}
