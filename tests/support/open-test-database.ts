/**
 * An empty database with every migration applied, on either engine. Each test process makes one and reuses it: a closed one
 * is emptied for the next test.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe } from 'vitest';
import type { Database, Engine, Log } from '../../src/platform/db/database.ts';
import { embeddedDatabase } from '../../src/platform/db/embedded/open-embedded.ts';
import { rawEmbedded, sameParsersAsServer } from '../../src/platform/db/embedded/engine.ts';
import { migrate, readMigrations, type Migration } from '../../src/platform/db/migrate.ts';
import { openPostgres } from '../../src/platform/db/postgres/open-postgres.ts';
import { forAllTests, forEachTest } from './for-tests.ts';
import { engines, withServer } from './extent.ts';
import { databasePrefix, postgresUrl } from './postgres.ts';

export const migrationsDir = fileURLToPath(new URL('../../src/platform/db/migrations', import.meta.url));

/** Logs nothing. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** A name for a set of migrations and the database version, so that nothing outdated is used. */
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
    // Renamed last and atomically: other test processes may be making the same.
    const own = `${path}.${randomUUID()}`;
    writeFileSync(own, await archive.bytes(), { mode: 0o600 });
    renameSync(own, path);
  }
  return new Blob([await readFile(path)], { type: 'application/x-tar' });
}

/** In memory, with everything of the real one but the files. */
async function openEmbeddedInMemory(): Promise<Database> {
  const migrations = await readMigrations(migrationsDir);
  const loadDataDir = await migratedArchive(migrations);
  const pglite = await PGlite.create({ loadDataDir, parsers: sameParsersAsServer });
  return embeddedDatabase({
    pglite,
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
  const name = `${databasePrefix()}${fingerprint(migrations, 'postgres 1')}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(7310)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${databasePrefix()}${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${unfinished}`);
    const opened = await openPostgres({
      databaseUrl: urlOf(server, unfinished),
      migrationsDir,
      log: silentLog,
    });
    await opened.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

let template: Promise<string> | null = null;

/**
 * The URL of a new database on the test server: a copy of the migrated one, or with `empty` one without any table. `drop`
 * ends its connections.
 */
export async function newPostgresDatabase(empty = false): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await postgresUrl();
  const name = `${databasePrefix()}${randomUUID().replaceAll('-', '')}`;
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

/** Counts everything a test may have changed in a database's schema. */
const shape = `(select count(*) from pg_class where relnamespace = 'public'::regnamespace) || ' ' ||
  (select count(*) from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and not a.attisdropped) || ' ' ||
  (select count(*) from pg_constraint where connamespace = 'public'::regnamespace) || ' ' ||
  (select count(*) from pg_proc where pronamespace = 'public'::regnamespace) || ' ' ||
  (select count(*) from pg_trigger where not tgisinternal)`;

/**
 * Makes a function of the connection that leaves the database as the migrations do: no row but theirs, and another version of the
 * content than before. It answers the shape of the schema. Its plans are kept: a DELETE of an empty table takes a twentieth of a
 * millisecond then. Only TRUNCATE makes a table small again that a test has filled with thousands of rows.
 */
const makeEmptying = `do $make$
begin
  execute 'create function pg_temp.empty_everything() returns text language plpgsql as $f$
    declare large record;
    begin
      perform set_config(''session_replication_role'', ''replica'', true);
      perform set_config(''lock_timeout'', ''20s'', true);
      for large in select relname from pg_class where relnamespace = ''public''::regnamespace and relkind = ''r''
        and relname not in (''migrations'', ''content_version'') and pg_relation_size(oid) > 2000000
      loop execute format(''truncate public.%I cascade'', large.relname); end loop;
      update public.content_version set version = version + 1, reads = reads + 1;
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;' ||
    (select string_agg(format('delete from public.%I;', relname), ' ') from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migrations', 'content_version')) ||
    ' return ${shape.replaceAll("'", "''")};
    end $f$';
end $make$`;
const emptyEverything = 'select pg_temp.empty_everything() as shape';

/**
 * Orders rows without an order of their own as they were written, as long as none has changed: their physical position says
 * nothing, because rows of earlier tests have left gaps.
 */
export const asWritten = sql`xmin::text::bigint, cmin::text::bigint`;

/** `empty` answers the shape that the schema has then. */
type Opened = { opened: Database; empty(): Promise<string> };
type Emptied = { rows: Record<string, unknown>[] };
const shapeIn = ({ rows }: Emptied): string => String(rows[0]?.['shape']);

/** Closed databases for reuse, by what they were opened for. */
const closed = new Map<string, Database[]>();

/** A database whose `close` empties it for the next test that asks for one `of` its kind. */
function reusable(of: string, { opened, empty }: Opened, shape: string): Database {
  const deafen: (() => void)[] = [];
  return {
    ...opened,
    listen(channel, onHint) {
      const stop = opened.listen(channel, onHint);
      deafen.push(stop);
      return stop;
    },
    async close() {
      for (const stop of deafen) stop();
      const left = await empty().catch(() => null);
      if (left !== shape) return opened.close();
      closed.set(of, [...(closed.get(of) ?? []), reusable(of, { opened, empty }, shape)]);
    },
  };
}

async function openNew(engine: Engine, poolSize: number | undefined): Promise<Opened> {
  if (engine === 'embedded') {
    const embedded = await openEmbeddedInMemory();
    await embedded.db.execute(sql.raw(makeEmptying));
    const empty = async () => {
      const left = shapeIn(await embedded.db.execute(sql.raw(emptyEverything)));
      // Else PGlite keeps a timer by the current clock, which loops where the next test sets another.
      await embedded.db.execute(sql`select pg_stat_force_next_flush()`);
      return left;
    };
    return { opened: embedded, empty };
  }
  const { url } = await newPostgresDatabase();
  // Concurrent statements wait for locks, on a busy machine: the timeout must not end them.
  const size = { poolSize, patience: 12 };
  const opened = await openPostgres({ databaseUrl: url, migrationsDir, log: silentLog, ...size });
  // A connection of its own, whose triggers are always off: switching them off makes a connection forget its plans.
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set session_replication_role = replica; ${makeEmptying}`);
  const close = () => client.end().then(opened.close);
  return {
    opened: { ...opened, close },
    empty: async () => shapeIn(await client.query<Emptied['rows'][0]>(emptyEverything)),
  };
}

/** Empty and migrated; on the run's first engine by default. Close it after the test. */
export async function openTestDatabase(
  engine: Engine = engines[0] ?? 'postgres',
  { poolSize }: { poolSize?: number } = {},
): Promise<Database> {
  const of = `${engine} ${poolSize ?? ''}`;
  const free = closed.get(of)?.pop();
  if (free) return free;
  const made = await openNew(engine, poolSize);
  return reusable(of, made, await made.empty());
}

export const databaseForEach = (engine?: Engine): Database => forEachTest(() => openTestDatabase(engine));
export const databaseForAll = (engine?: Engine): Database => forAllTests(() => openTestDatabase(engine));

/** Runs the same tests once on each engine of this run. */
export function describeOnBothEngines(name: string, tests: (engine: Engine) => void): void {
  describe.each(engines)(`${name} (%s)`, tests);
}

/** For what only a real server shows: races, and its own behaviour. */
export const describeOnPostgres = describe.runIf(withServer);
