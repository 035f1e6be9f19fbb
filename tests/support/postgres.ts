/**
 * One temporary PostgreSQL for a whole test run, as a Vitest global setup. Concurrency is tested on a real server only: the
 * embedded database hides races.
 */
import { randomBytes } from 'node:crypto';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { withServer } from './extent.ts';
import { findPostgres, installPrograms } from './programs.ts';

/** Where tests find the server: its `postgres` database, whose user may make other databases. */
export const urlVariable = 'TEST_POSTGRES_URL';
const runVariable = 'TEST_RUN';

type Owner = { uid: number; gid: number } | null;
type Running = { url: string; stop(): Promise<void> };

/** PostgreSQL refuses to run as root: it gets its own user then, or one that owns nothing. Null: the user of the tests. */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Run the tests as another user than root, or add a user called postgres.');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

/** Resolves when the server logs that it is ready. Rejects with its last output when it ends instead. */
export function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4_000);
      if (/ready to accept (?:read-only )?connections/.test(words)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.\n${words}`)));
  });
}

/**
 * A small process that outlives this one just long enough to stop the server and remove its folder. Its input closes when
 * this process ends, however it ends, so a killed test run leaves nothing behind.
 */
function cleanUpAtTheEnd(server: ChildProcess, folder: string): ChildProcess {
  const script =
    'cat >/dev/null; kill -QUIT "$1" 2>/dev/null; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"';
  const cleaner = spawn('sh', ['-c', script, 'clean-up', String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  cleaner.unref();
  if (cleaner.stdin && 'unref' in cleaner.stdin && typeof cleaner.stdin.unref === 'function')
    cleaner.stdin.unref();
  return cleaner;
}

function makeCluster(initdb: string, data: string, as: object): void {
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, options, { ...as, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed.\n${made.stderr}`, { cause: made.error });
}

type Wanted = {
  /** 'name=value', after those of every test. */
  settings?: readonly string[];
  /** Fills the empty data folder, as the user that the server runs as; else it is a new cluster. */
  restore?: (data: string, as: { uid?: number; gid?: number }) => void;
};

/** Starts a server of its own on a free port of the loopback. It is deleted with the run, so durability is off. */
export async function startPostgres({ settings: more = [], restore }: Wanted = {}): Promise<Running> {
  const binaries = findPostgres() ?? (installPrograms(), findPostgres());
  if (!binaries) throw new Error('PostgreSQL is missing.');
  const owner = findOwner();
  const as = { ...owner, cwd: '/' };
  const folder = mkdtempSync('/tmp/derb-postgres-');
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  if (restore) restore(data, { ...owner });
  else makeCluster(join(binaries, 'initdb'), data, as);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'shared_buffers=256MB',
    // Statistics of a table that a test has emptied would mislead the planner in the next test with ten thousand rows.
    'autovacuum=off',
    ...more,
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const cleaner = cleanUpAtTheEnd(server, folder);
  await untilReady(server);
  // Neither may keep a test process alive: the cleanup process ends them.
  server.unref();
  if (server.stderr && 'unref' in server.stderr && typeof server.stderr.unref === 'function')
    server.stderr.unref();
  return {
    // By its socket in the file system: half the work of the loopback.
    url: `postgres://postgres@127.0.0.1:${port}/postgres?host=${folder}`,
    async stop() {
      const ended = new Promise((resolve) => cleaner.once('exit', resolve));
      cleaner.ref();
      cleaner.stdin?.end();
      await ended;
    },
  };
}

let running: Running | null = null;

/** Throws one sentence when the server in TEST_POSTGRES_URL does not answer. */
export async function askNamedServer(): Promise<void> {
  const url = process.env[urlVariable];
  if (!url || !withServer) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const why = error instanceof Error && error.message !== '' ? error.message : 'no connection';
    throw new Error(
      `No PostgreSQL answers at ${urlVariable} (${why}): correct it, or unset it and the tests start one.`,
      { cause: error },
    );
  }
}

/** Before all tests. A server in TEST_POSTGRES_URL is used as it is, and the tests' databases are removed afterwards. */
export async function setup(): Promise<void> {
  process.env[runVariable] ??= randomBytes(4).toString('hex');
  if (process.env[urlVariable] || !withServer) return;
  running = await startPostgres();
  process.env[urlVariable] = running.url;
}

/** The prefix of all databases of this run: those of another stay as they are. */
export const databasePrefix = (): string => `derb_test_${process.env[runVariable]}_`;

async function dropDatabases(server: string | undefined): Promise<void> {
  if (!server) return;
  const client = new pg.Client(server);
  await client.connect();
  const left = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [databasePrefix()],
  );
  for (const { datname } of left.rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}

/** After all tests. */
export async function teardown(): Promise<void> {
  if (!running) return dropDatabases(process.env[urlVariable]);
  await running.stop();
  running = null;
  delete process.env[urlVariable];
}

/** The test run's server, or, when a test file runs without the global setup, one for this process. */
export async function postgresUrl(): Promise<string> {
  await setup();
  const url = process.env[urlVariable];
  if (!url) throw new Error('There is no PostgreSQL for the tests.');
  return url;
}
