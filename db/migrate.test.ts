import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  describeOnBothEngines,
  newPostgresDatabase,
  silentLog,
} from '../tests/support/open-test-database.ts';
import type { RawConnection } from './database.ts';
import { rawEmbedded } from './embedded/engine.server.ts';
import { findPending, migrate, readMigrations, type Migration } from './migrate.server.ts';
import { migratePostgres } from './postgres/migrate-postgres.server.ts';
import { rawPostgres } from './postgres/pool.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'derb-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const read = (): Promise<Migration[]> => readMigrations(folder);

async function connect(
  engine: 'embedded' | 'postgres',
): Promise<{ connection: RawConnection; close(): Promise<void> }> {
  if (engine === 'embedded') {
    const pglite = await PGlite.create();
    return { connection: rawEmbedded(pglite), close: () => pglite.close() };
  }
  const { url, drop } = await newPostgresDatabase(true);
  const client = new pg.Client(url);
  await client.connect();
  return {
    connection: rawPostgres(client),
    close: () => client.end().then(drop),
  };
}

describeOnBothEngines('migrations', (engine) => {
  let connection: RawConnection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ connection, close } = await connect(engine));
  });
  afterAll(() => close());
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    await connection.exec('drop schema public cascade; create schema public');
    write('0001-one.sql', 'create table one (id int); insert into one values (1);');
    write('0002-two.sql', `create function two() returns int language plpgsql as $$ begin return 2; end $$;`);
    write('notes.txt', 'not a migration');
  });
  afterEach(() => vi.restoreAllMocks());

  it('are applied in the order of their names, once', async () => {
    const beforeFirst = vi.fn(async () => undefined);
    await migrate(connection, await read(), { log: silentLog, beforeFirst });
    await migrate(connection, await read(), { log: silentLog, beforeFirst });
    expect(await connection.query('select id, two() as two from one')).toEqual([{ id: 1, two: 2 }]);
    expect(beforeFirst).not.toHaveBeenCalled();
    write('0003-three.sql', 'insert into one values (3)');
    expect((await findPending(connection, await read())).map(({ name }) => name)).toEqual(['0003-three.sql']);
    await migrate(connection, await read(), { log: silentLog, beforeFirst });
    expect(beforeFirst).toHaveBeenCalledTimes(1);
    expect(await findPending(connection, await read())).toEqual([]);
  });

  it('that fail leave nothing of themselves, and the next start goes on from there', async () => {
    write('0002-two.sql', 'create table half (id int); select 1 / 0;');
    await expect(migrate(connection, await read(), { log: silentLog })).rejects.toThrow(
      '0002-two.sql failed',
    );
    expect(
      await connection.query(`select to_regclass('half') as half, to_regclass('one')::text as one`),
    ).toEqual([{ half: null, one: 'one' }]);
    write('0002-two.sql', 'create table half (id int)');
    await migrate(connection, await read(), { log: silentLog });
    expect(await findPending(connection, await read())).toEqual([]);
  });

  it('that were changed after they were applied are refused', async () => {
    await migrate(connection, await read(), { log: silentLog });
    write('0001-one.sql', 'create table one (id int); insert into one values (2);');
    await expect(migrate(connection, await read(), { log: silentLog })).rejects.toThrow(
      '0001-one.sql was changed',
    );
    await expect(findPending(connection, await read())).rejects.toThrow('was changed');
  });

  it('that sort before an applied one are refused', async () => {
    await migrate(connection, await read(), { log: silentLog });
    write('0001-zero.sql', 'select 1');
    await expect(migrate(connection, await read(), { log: silentLog })).rejects.toThrow('later number');
  });

  it('of a newer version are left alone, with a word in the log', async () => {
    await migrate(connection, await read(), { log: silentLog });
    rmSync(join(folder, '0002-two.sql'));
    const warn = vi.fn();
    await migrate(connection, await read(), { log: { ...silentLog, warn } });
    expect(warn).toHaveBeenCalledWith({ unknown: ['0002-two.sql'] }, expect.any(String));
  });
});

describe('several instances that start together', () => {
  it('apply each migration once', async () => {
    write('0001-one.sql', 'create table one (id int); select pg_sleep(0.05); insert into one values (1);');
    const { url, drop } = await newPostgresDatabase(true);
    const migrations = (await read()).filter(({ name }) => name === '0001-one.sql');
    await Promise.all(Array.from({ length: 8 }, () => migratePostgres(url, migrations, silentLog)));
    const client = new pg.Client(url);
    await client.connect();
    expect((await client.query('select id from one')).rows).toEqual([{ id: 1 }]);
    await client.end();
    await drop();
  });
});
