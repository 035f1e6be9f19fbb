/**
 * Compares a restored copy with the academy's own database: tables, rows, sums of money, and how far behind the copy is.
 *   npm run restore-drill -- postgres://user@host:5433/derb_restored
 * Uses the server's settings; reads only. A copy is older than a database in use and holds less: that is told, and no fault. Ends with 1
 * when the copy lacks a table, is empty, is newer, or holds more of what only ever grows: payments, paid orders and refunds.
 */
import { hasMoney, orderStatuses } from '../src/selling/orders/order.ts';
import { environment, readSettings } from '../src/server/env.ts';
import { makeClient, rawPostgres } from '../src/platform/db/postgres/pool.ts';
import type { RawConnection } from '../src/platform/db/database.ts';

type Sum = { rows: number; centimes: number; grows: boolean };
type Figures = { counts: Map<string, number>; sums: Map<string, Sum>; newest: number | null };

const paid = orderStatuses.filter(hasMoney).map((status) => `'${status}'`);

/**
 * Money in centimes of MAD. What `grows` never gets less: a payment stays one and its order stays, whatever goes back later, and a refund
 * that did not succeed keeps its row. Orders move on to other statuses, and refunds to other states.
 */
const sums = `
  select what, grows, count(*)::float8 as rows, sum(centimes)::float8 as centimes from (
    select 'orders ' || status as what, false as grows, amount_centimes as centimes from orders
    union all select 'paid orders', true, amount_centimes from orders where status in (${paid.join()})
    union all select 'paid by ' || gateway, true, amount_centimes from payment_attempts where state = 'captured'
    union all select 'refunds ' || state, false, amount_centimes from refunds
    union all select 'refunds', true, amount_centimes from refunds
  ) as money group by what, grows order by what`;

export async function figuresOf(query: RawConnection['query']): Promise<Figures> {
  const counts = new Map<string, number>();
  const tables = await query(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const [row] = await query(`select count(*)::float8 as rows from "${String(name)}"`);
    counts.set(String(name), Number(row?.['rows']));
  }
  const money = await query(sums);
  const [last] = await query(`select extract(epoch from max(at)) * 1000 as at from order_history`);
  return {
    counts,
    sums: new Map(
      money.map(({ what, rows, centimes, grows }) => [
        String(what),
        { rows: Number(rows), centimes: Number(centimes), grows: grows === true },
      ]),
    ),
    newest: last?.['at'] === null || last === undefined ? null : Number(last['at']),
  };
}

async function read(databaseUrl: string): Promise<Figures> {
  const client = makeClient(databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const connection = rawPostgres(client);
    await connection.exec('begin isolation level repeatable read read only');
    return await figuresOf((statement) => connection.query(statement));
  } finally {
    await client.end();
  }
}

const nothing: Sum = { rows: 0, centimes: 0, grows: false };
const inWords = ({ rows, centimes }: Sum): string => `${(centimes / 100).toFixed(2)} MAD (${rows})`;

/** Each difference as a line; the second list are faults. */
export function compare(ours: Figures, copy: Figures): { behind: string[]; faults: string[] } {
  const behind: string[] = [];
  const faults: string[] = [];
  for (const [table, rows] of ours.counts) {
    const there = copy.counts.get(table);
    if (there === undefined) faults.push(`The table ${table} is missing.`);
    else if (there < rows) behind.push(`${table}: ${there} of ${rows} rows`);
  }
  for (const what of new Set([...ours.sums.keys(), ...copy.sums.keys()])) {
    const [here, there] = [ours.sums.get(what) ?? nothing, copy.sums.get(what) ?? nothing];
    const line = `${what}: ${inWords(there)} in the copy, ${inWords(here)} here`;
    const isMore = there.centimes > here.centimes || there.rows > here.rows;
    if (there.grows && isMore) faults.push(`The copy holds more: ${line}.`);
    else if (there.centimes !== here.centimes || there.rows !== here.rows) behind.push(line);
  }
  if ((copy.counts.get('orders') ?? 0) === 0 && (ours.counts.get('orders') ?? 0) > 0)
    faults.push('The copy holds no orders.');
  if ((copy.newest ?? 0) > (ours.newest ?? 0))
    faults.push('The copy is newer than the database: are the two mixed up?');
  return { behind, faults };
}

async function main(): Promise<number> {
  const [copyUrl] = process.argv.slice(2);
  const reading = readSettings(environment());
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  const { databaseUrl } = reading.settings;
  if (!copyUrl || databaseUrl === null)
    throw new Error(
      'Say where the restored copy is: npm run restore-drill -- postgres://… (DATABASE_URL is the academy’s own).',
    );
  const [ours, copy] = await Promise.all([read(databaseUrl), read(copyUrl)]);
  const { behind, faults } = compare(ours, copy);
  for (const fault of faults) console.log(`! ${fault}`);
  for (const line of behind) console.log(`  ${line}`);
  const minutes = Math.round(((ours.newest ?? 0) - (copy.newest ?? 0)) / 60_000);
  console.log(
    `${copy.counts.size} tables; the last change of an order in the copy is ${minutes} minutes older.`,
  );
  console.log(faults.length === 0 ? 'The copy can be used.' : 'The copy cannot be relied on.');
  return faults.length === 0 ? 0 : 1;
}

if (import.meta.main)
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
