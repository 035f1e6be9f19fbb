import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  migrationsDir,
  newPostgresDatabase,
  silentLog,
} from '../../../../tests/support/open-test-database.ts';
import type { Database } from '../database.ts';
import { sqlStateOf } from '../run-in-transaction.ts';
import { openPostgres } from './open-postgres.ts';
import { checkServer } from './pool.ts';

let database: Database;
let admin: pg.Client;
let drop: () => Promise<void>;
const warnings: string[] = [];

beforeAll(async () => {
  const made = await newPostgresDatabase();
  drop = made.drop;
  admin = new pg.Client(made.url);
  await admin.connect();
  const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) };
  database = await openPostgres({ databaseUrl: made.url, migrationsDir, log });
  await database.db.execute(sql`create table seats (id int primary key, left_over int not null)`);
  await database.db.execute(sql`insert into seats values (1, 5), (2, 5)`);
});
afterAll(async () => {
  await database.close();
  await admin.end();
  await drop();
});

/** As a restart of the server does. */
const endAllOthers = (): Promise<unknown> =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );

it('limits statements to 5 s and idle transactions to 10 s, and counts time in UTC', async () => {
  const { rows } = await database.db.execute(sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`);
  expect(rows).toEqual([{ statement: '5s', idle: '10s', zone: 'UTC' }]);
});

it('cancels a statement that takes too long, and answers the next', async () => {
  const slow = database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  await expect(slow).rejects.toSatisfy((error) => sqlStateOf(error) === '57014');
  expect(await database.ready()).toBe(true);
});

it('drops broken connections, idle or busy, and goes on with new ones', async () => {
  await Promise.all(Array.from({ length: 10 }, () => database.ready()));
  const interrupted = database.transaction(async (tx) => {
    await tx.execute(sql`update seats set left_over = 0`);
    await endAllOthers();
    await tx.execute(sql`update seats set left_over = 1`);
  });
  await expect(interrupted).rejects.toThrow();
  // A connection whose loss has not been noticed yet fails the statement that uses it, and is then dropped.
  let met = 0;
  while (!(await database.ready())) met += 1;
  expect(met).toBeLessThanOrEqual(10);
  const { rows } = await database.db.execute(sql`select distinct left_over from seats`);
  expect(rows).toEqual([{ left_over: 5 }]);
});

it('releases its connections, also after failures: 40 at once on 10 connections', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        if (n % 2) throw new Error('no');
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await database.ready()).toBe(true);
});

it('repeats the loser of a deadlock', async () => {
  const bothBegan = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const isThrough = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const take = async (first: number, second: number, own: number): Promise<void> => {
    let tries = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      tries += 1;
      // Any sooner, the loser could lock its row again before the winner has woken up, and they would deadlock once more.
      if (tries > 1) await isThrough[1 - own]?.promise;
      await tx.execute(sql`update seats set left_over = left_over - 1 where id = ${first}`);
      bothBegan[own]?.resolve();
      await Promise.all(bothBegan.map(({ promise }) => promise));
      await tx.execute(sql`update seats set left_over = left_over - 1 where id = ${second}`);
    });
    isThrough[own]?.resolve();
  };
  await Promise.all([take(1, 2, 0), take(2, 1, 1)]);
  expect(runs).toBe(3);
  expect((await database.db.execute(sql`select left_over from seats`)).rows).toEqual([
    { left_over: 3 },
    { left_over: 3 },
  ]);
});

it('listens again when its connection is lost, and hints at what may have been missed', async () => {
  let hints = 0;
  let waiting = Promise.withResolvers<void>();
  database.listen('content', () => {
    hints += 1;
    waiting.resolve();
  });
  await waiting.promise;
  waiting = Promise.withResolvers();
  await endAllOthers();
  await waiting.promise;
  waiting = Promise.withResolvers();
  await database.notify('content');
  await waiting.promise;
  expect(hints).toBe(3);
  expect(warnings).toContain('The connection that listens was lost');
});

it('refuses a server that is too old or cannot keep Arabic, and warns of one that may lose commits', async () => {
  const answering = (facts: object) => ({ exec: async () => {}, query: async () => [{ ...good, ...facts }] });
  const good = { version: 150_000, encoding: 'UTF8', fsync: 'on', commits: 'on' };
  await expect(checkServer(answering({ version: 140_012 }), silentLog)).rejects.toThrow('PostgreSQL 15');
  await expect(checkServer(answering({ encoding: 'SQL_ASCII' }), silentLog)).rejects.toThrow('Arabic');
  const warned: string[] = [];
  await checkServer(answering({ fsync: 'off' }), {
    ...silentLog,
    warn: (_, message) => void warned.push(message),
  });
  expect(warned).toHaveLength(1);
});
