import { mkdirSync, mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPostgresDatabase, silentLog } from '../../../tests/support/open-test-database.ts';
import { openEngine, rawEmbedded } from './embedded/engine.ts';
import { migrate, readMigrations } from './migrate.ts';
import { inOrderOfReference, moveToPostgres } from './move-to-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'derb-move-'));
const dataDir = join(folder, 'data');
const migrationsDir = join(folder, 'migrations');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names sort against the references; a cycle, a table that refers to itself, a trigger, and every unusual type. */
const tables = `
create table a_lines (id bigserial primary key, order_id uuid not null, note text);
create table z_orders (id uuid primary key, parent uuid references z_orders, latest bigint references a_lines,
  centimes int not null check (centimes >= 0), total text generated always as (centimes::text || ' c') stored,
  at timestamptz not null, record jsonb not null, tags text[], bytes bytea, day date, exact numeric(12,2), yes boolean);
alter table a_lines add foreign key (order_id) references z_orders;
create table settings (id int primary key, words text);
insert into settings values (1, 'from the migration');
create table "Odd ""name" ("a b" int generated always as identity, c varchar(3));
create function forbid() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$;
create trigger no_more before insert on settings for each row execute function forbid();`;

const rows = `
update settings set words = 'changed by staff: شكرا';
insert into z_orders (id, centimes, at, record, tags, bytes, day, exact, yes)
  select md5(n::text)::uuid, n, timestamptz '2026-11-21 07:00:00.123456+00' + n * interval '1 second',
    jsonb_build_object('n', n, 'name', 'درب "quoted" \\ back'), array['x,y', null, '"', '{}'], decode('00ff5c', 'hex'), '2026-11-21', n / 100.0, null
  from generate_series(1, 2500) n;
update z_orders set parent = md5('1')::uuid where centimes > 1;
insert into a_lines (order_id, note) select id, nullif('line of ' || centimes, 'line of 7') from z_orders;
update z_orders set latest = (select max(id) from a_lines where order_id = z_orders.id);
insert into "Odd ""name" (c) values ('abc'), (null);`;

beforeAll(async () => {
  mkdirSync(migrationsDir);
  writeFileSync(join(migrationsDir, '0001-tables.sql'), tables);
  const { pglite, close } = await openEngine(dataDir);
  await migrate(rawEmbedded(pglite), await readMigrations(migrationsDir), { log: silentLog });
  await pglite.exec(rows);
  await close();
});

describe('moving to PostgreSQL', () => {
  it('copies every row unchanged, and continues sequences', async () => {
    const { url, drop } = await newPostgresDatabase(true);
    const copied = await moveToPostgres({ dataDir, databaseUrl: url, migrationsDir, log: silentLog });
    expect(copied.toSorted((a, b) => (a.table < b.table ? -1 : 1))).toEqual([
      { table: 'Odd "name', rows: 2 },
      { table: 'a_lines', rows: 2_500 },
      { table: 'settings', rows: 1 },
      { table: 'z_orders', rows: 2_500 },
    ]);
    const client = new pg.Client(url);
    await client.connect();
    const { rows: found } =
      await client.query(`select total, at::text, record, tags, bytes, day::text, exact, yes, latest
      from z_orders where centimes = 2500`);
    expect(found).toEqual([
      {
        total: '2500 c',
        at: expect.stringContaining('123456'),
        record: { n: 2500, name: 'درب "quoted" \\ back' },
        tags: ['x,y', null, '"', '{}'],
        bytes: Buffer.from([0, 0xff, 0x5c]),
        day: '2026-11-21',
        exact: '25.00',
        yes: null,
        latest: '2500',
      },
    ]);
    const { rows: next } = await client.query(
      `insert into a_lines (order_id) select id from z_orders limit 1 returning id`,
    );
    expect(next).toEqual([{ id: '2501' }]);
    const { rows: odd } = await client.query(
      `insert into "Odd ""name" (c) values ('d') returning "a b" as id`,
    );
    expect(odd).toEqual([{ id: 3 }]);
    expect((await client.query('select words from settings')).rows).toEqual([
      { words: 'changed by staff: شكرا' },
    ]);
    await expect(client.query(`insert into settings values (2, '')`)).rejects.toThrow('append only');
    const { rows: references } = await client.query(
      `select count(*)::int as n from pg_constraint where contype = 'f' and convalidated`,
    );
    expect(references).toEqual([{ n: 3 }]);
    await client.end();
    const again = moveToPostgres({ dataDir, databaseUrl: url, migrationsDir, log: silentLog });
    await expect(again).rejects.toThrow(/not empty .*nothing was changed/);
    await drop();
  });

  it('does not create a database where there is none', async () => {
    const missing = join(folder, 'missing');
    const move = moveToPostgres({
      dataDir: missing,
      databaseUrl: (await newPostgresDatabase(true)).url,
      migrationsDir,
      log: silentLog,
    });
    await expect(move).rejects.toThrow('no embedded database');
    expect(existsSync(missing)).toBe(false);
  });

  it('sorts tables by their references, and names those that cannot be sorted', () => {
    const table = (name: string) => ({ name, columns: [] });
    const refers = (from: string, to: string) => ({ from, to, name: `${from}_${to}`, definition: '' });
    const { ordered, circular } = inOrderOfReference(['a', 'b', 'c', 'd'].map(table), [
      refers('a', 'b'),
      refers('b', 'c'),
      refers('c', 'b'),
      refers('d', 'd'),
    ]);
    expect(circular.map(({ name }) => name)).toEqual(['d_d', 'c_b']);
    expect(ordered.map(({ name }) => name)).toEqual(['d', 'c', 'b', 'a']);
  });
});
