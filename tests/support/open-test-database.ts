/** A fresh database with every migration applied, on either engine, in a few hundred milliseconds. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describe } from 'vitest';
import type { Database, Engine, Log } from '../../db/database.ts';
import { embeddedDatabase } from '../../db/embedded/embedded-database.server.ts';
import { rawEmbedded, sameParsersAsServer } from '../../db/embedded/engine.server.ts';
import { migrate, readMigrations, type Migration } from '../../db/migrate.server.ts';
import { openPostgres } from '../../db/postgres/open-postgres.server.ts';
import { schema } from '../../db/schema.ts';
import { postgresUrl } from './postgres.ts';

export const migrationsDir = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Says nothing. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** One name for one set of migrations and the version that made it, so that nothing stale is used. */
function fingerprint(migrations: readonly Migration[], maker: string): string {
  const hash = createHash('sha256').update(maker);
  for (const { name, sha256 } of migrations) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** An archive of a migrated embedded database, made once for a set of migrations and kept among temporary files. */
async function migratedArchive(migrations: readonly Migration[]): Promise<Blob> {
  const path = join(
    tmpdir(),
    `derb-test-${fingerprint(migrations, `embedded 1 ${process.getuid?.() ?? ''}`)}.tar`,
  );
  if (!existsSync(path)) {
    const pglite = await PGlite.create();
    await migrate(rawEmbedded(pglite), migrations, { log: silentLog });
    await pglite.exec('checkpoint');
    const archive = await pglite.dumpDataDir('none');
    await pglite.close();
    // Named last and at once: other test processes may be making the same.
    const own = `${path}.${randomUUID()}`;
    writeFileSync(own, await archive.bytes(), { mode: 0o600 });
    renameSync(own, path);
  }
  return new Blob([await readFile(path)], { type: 'application/x-tar' });
}

/** In memory, with everything of the real thing but the files. */
async function openEmbeddedInMemory(): Promise<Database> {
  const migrations = await readMigrations(migrationsDir);
  const loadDataDir = await migratedArchive(migrations);
  const pglite = await PGlite.create({ loadDataDir, parsers: sameParsersAsServer });
  return embeddedDatabase({
    pglite,
    schema,
    migrations,
    log: silentLog,
    close: () => pglite.close(),
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** A database with all migrations that others are copied from, made by whichever test process comes first. */
async function ensureTemplate(server: string, migrations: readonly Migration[]): Promise<string> {
  const name = `derb_template_${fingerprint(migrations, 'postgres 1')}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(7310)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `derb_unfinished_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${unfinished}`);
    const opened = await openPostgres({
      databaseUrl: urlOf(server, unfinished),
      migrationsDir,
      schema,
      log: silentLog,
    });
    await opened.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

let template: Promise<string> | null = null;

/**
 * The URL of a new database on the test server: a copy of the migrated one, or with `empty` one without any table.
 * `drop` ends its connections.
 */
export async function newPostgresDatabase(empty = false): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await postgresUrl();
  const name = `derb_test_${randomUUID().replaceAll('-', '')}`;
  if (!empty)
    template ??= readMigrations(migrationsDir).then((migrations) => ensureTemplate(server, migrations));
  const from = empty ? 'template0' : await template;
  await withClient(server, (client) => client.query(`create database ${name} template ${from}`));
  return {
    url: urlOf(server, name),
    drop: () =>
      withClient(
        server,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

async function openOnServer(poolSize: number | undefined): Promise<Database> {
  const { url, drop } = await newPostgresDatabase();
  // Rivals wait for each other's locks, on a machine that does much else besides: nothing of it shall be ended half-way.
  const size = { poolSize, patience: 12 };
  const opened = await openPostgres({ databaseUrl: url, migrationsDir, schema, log: silentLog, ...size });
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

/** A fresh migrated database; `close` removes it. Races are only seen on 'postgres'. */
export function openTestDatabase(
  engine: Engine,
  { poolSize }: { poolSize?: number } = {},
): Promise<Database> {
  return engine === 'embedded' ? openEmbeddedInMemory() : openOnServer(poolSize);
}

/** Runs the same tests once on each engine. */
export function describeOnBothEngines(name: string, tests: (engine: Engine) => void): void {
  describe.each(['embedded', 'postgres'] as const)(`${name} (%s)`, tests);
}
