/**
 * Compares a restored copy with the academy's own database: tables, rows, sums of money, and how far behind the copy is.
 *   npm run restore-drill -- postgres://user@host:5433/derb_restored
 * Uses the server's settings; reads only. A copy holds fewer rows than a database in use: they are told, and are no fault while the sums of
 * the copy never exceed them. Ends with 1 when the copy lacks a table, is empty, or holds more than the database.
 */
import { environment, readSettings } from '../src/server/env.ts';
import { makeClient, rawPostgres } from '../src/platform/db/postgres/pool.ts';
import type { RawConnection } from '../src/platform/db/database.ts';

type Figures = { counts: Map<string, number>; sums: Map<string, number>; newest: number | null };

/** Money in centimes of MAD: orders that hold it, what came by each gateway, what went back. */
const sums = `
  select 'orders ' || status as what, sum(amount_centimes)::float8 as centimes from orders group by status
  union all select 'paid by ' || gateway, sum(amount_centimes)::float8 from payment_attempts where state = 'captured' group by gateway
  union all select 'refunds ' || state, sum(amount_centimes)::float8 from refunds group by state`;

async function figuresOf(connection: RawConnection): Promise<Figures> {
  await connection.exec('begin isolation level repeatable read read only');
  const counts = new Map<string, number>();
  const tables = await connection.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const [row] = await connection.query(`select count(*)::float8 as rows from "${String(name)}"`);
    counts.set(String(name), Number(row?.['rows']));
  }
  const money = await connection.query(sums);
  const [last] = await connection.query(`select extract(epoch from max(at)) * 1000 as at from order_history`);
  await connection.exec('rollback');
  return {
    counts,
    sums: new Map(money.map(({ what, centimes }) => [String(what), Number(centimes)])),
    newest: last?.['at'] === null || last === undefined ? null : Number(last['at']),
  };
}

async function read(databaseUrl: string): Promise<Figures> {
  const client = makeClient(databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await figuresOf(rawPostgres(client));
  } finally {
    await client.end();
  }
}

/** Each difference as a line; the second list are faults. */
function compare(ours: Figures, copy: Figures): { behind: string[]; faults: string[] } {
  const behind: string[] = [];
  const faults: string[] = [];
  for (const [table, rows] of ours.counts) {
    const there = copy.counts.get(table);
    if (there === undefined) faults.push(`The table ${table} is missing.`);
    else if (there < rows) behind.push(`${table}: ${there} of ${rows} rows`);
  }
  for (const [what, centimes] of ours.sums) {
    const there = copy.sums.get(what) ?? 0;
    if (there !== centimes)
      behind.push(
        `${what}: ${(there / 100).toFixed(2)} MAD in the copy, ${(centimes / 100).toFixed(2)} MAD here`,
      );
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

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
