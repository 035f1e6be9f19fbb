import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { everything } from '../../../../tests/support/extent.ts';
import { syncTree, writeDurably } from './durable-files.ts';
import { DurableFiles, type OpenedEngine, openEngine, proveCommitsReachTheDisk } from './engine.ts';
import { inputOutputErrorExit } from './open-embedded.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'derb-durable-'));

afterEach(() => vi.restoreAllMocks());

describe('the embedded database', () => {
  const folder = newFolder();
  let engine: OpenedEngine;
  beforeAll(async () => {
    engine = await openEngine(folder);
    await engine.pglite.exec('create table notes (id int primary key)');
  });
  afterAll(async () => {
    await engine.close().catch(() => undefined);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('has fsync on, with the one method that its files support', async () => {
    const { rows } = await engine.pglite.query(`select name, setting from pg_settings
      where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name`);
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });

  it('calls fsync of the system for every commit', async () => {
    const spy = vi.spyOn(fs, 'fsyncSync');
    for (let id = 0; id < 20; id += 1) await engine.pglite.query('insert into notes values ($1)', [id]);
    expect(spy.mock.calls.length).toBeGreaterThanOrEqual(20);
    spy.mockClear();
    await engine.pglite.query('select count(*) from notes');
    expect(spy).not.toHaveBeenCalled();
  });

  it('syncs the folder of a new file before the next commit is acknowledged', async () => {
    const synced: string[] = [];
    const real = fs.fsyncSync;
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
      real(descriptor);
    });
    await engine.pglite.exec('create table more (id int)');
    expect(synced.some((path) => /\/postgres\/base\/\d+$/.test(path))).toBe(true);
    synced.length = 0;
    await engine.pglite.query('select pg_switch_wal()');
    await engine.pglite.query('insert into more values (1)');
    await engine.pglite.query('insert into more values (2)');
    expect(synced.some((path) => path.endsWith('/pg_wal'))).toBe(true);
  });

  it('makes its folder readable by its owner only', () => {
    expect(fs.statSync(folder).mode & 0o077).toBe(0);
  });
});

describe.runIf(everything)('a disk that refuses', () => {
  /** Runs a process whose database works until a call of the file system begins to fail, and returns its output. */
  function workUntil(failing: string): { output: string; status: number | null } {
    const folder = newFolder();
    const script = `
      import fs from 'node:fs';
      import { openEmbedded, inputOutputErrorExit } from '${new URL('open-embedded.ts', import.meta.url).href}';
      const say = (text) => fs.writeSync(1, text + '\\n');
      const log = { info() {}, warn() {}, error: (_, text) => say('log: ' + text) };
      const database = await openEmbedded({ dataDir: '${folder}', migrationsDir: '${folder}/none', log });
      await database.db.execute('create table notes (text text)');
      await database.db.execute("insert into notes values ('before')");
      say('committed: before');
      ${failing}
      for (let n = 0; n < 250; n += 1) {
        await database.transaction((tx) => tx.execute(
          "insert into notes select string_agg(md5(random()::text), '') from generate_series(1, 5000)"));
        if (n === 0) say('committed: after');
      }
      say('went on');`;
    fs.mkdirSync(join(folder, 'none'));
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      // It could also hang.
      timeout: 200_000,
    });
    fs.rmSync(folder, { recursive: true, force: true });
    return { output: stdout, status };
  }

  it('ends the process when fsync fails, without acknowledging the commit', { timeout: 240_000 }, () => {
    const { output, status } = workUntil(
      `fs.fsyncSync = () => { throw new Error('EIO: i/o error, fsync'); };`,
    );
    expect(output).toBe('committed: before\nlog: The embedded database cannot go on; this process ends\n');
    expect(status).toBe(inputOutputErrorExit);
  });

  it(
    'ends the process when the write-ahead log cannot grow, instead of hanging',
    { timeout: 240_000 },
    () => {
      const { output, status } = workUntil(`
      const open = fs.openSync;
      fs.openSync = (path, ...rest) => {
        if (String(path).includes('/pg_wal/')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', errno: -28 });
        return open(path, ...rest);
      };`);
      expect(output).toContain('committed: before');
      expect(output).not.toContain('went on');
      expect(status).toBe(inputOutputErrorExit);
    },
  );
});

describe.runIf(everything)('the check at the start', () => {
  it('refuses PGlite as it comes, whose commits do not reach the disk', async () => {
    const folder = newFolder();
    const files = new DurableFiles(folder);
    const pglite = await PGlite.create({ fs: files });
    await expect(proveCommitsReachTheDisk(pglite, files)).rejects.toThrow(
      /does not bring its commits to the disk/,
    );
    await pglite.close();
    fs.rmSync(folder, { recursive: true });
  });
});

describe('syncing files to the disk', () => {
  it('syncs every file and every folder of a tree', () => {
    const folder = newFolder();
    fs.mkdirSync(join(folder, 'deep', 'deeper'), { recursive: true });
    fs.writeFileSync(join(folder, 'deep', 'deeper', 'file'), 'x');
    const spy = vi.spyOn(fs, 'fsyncSync');
    syncTree(folder);
    expect(spy).toHaveBeenCalledTimes(4);
    fs.rmSync(folder, { recursive: true });
  });

  it('leaves the old file whole when the disk refuses the new one', () => {
    const folder = newFolder();
    writeDurably(folder, 'note', 'old');
    vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw new Error('ENOSPC');
    });
    expect(() => writeDurably(folder, 'note', 'new')).toThrow('ENOSPC');
    expect(fs.readFileSync(join(folder, 'note'), 'utf8')).toBe('old');
    fs.rmSync(folder, { recursive: true });
  });
});
