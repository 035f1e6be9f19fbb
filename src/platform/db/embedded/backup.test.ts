import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everything } from '../../../../tests/support/extent.ts';
import { silentLog } from '../../../../tests/support/open-test-database.ts';
import type { Database } from '../database.ts';
import { newestBackup, restoreBackup } from './backup.ts';
import { dataPaths } from './data-directory.ts';
import { openEmbedded } from './open-embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'derb-backup-'));
const migrationsDir = join(folder, 'migrations');
const dataDir = join(folder, 'data');
const paths = dataPaths(dataDir);
let database: Database;
const open = (): Promise<Database> => openEmbedded({ dataDir, migrationsDir, log: silentLog });

async function notes(): Promise<unknown[]> {
  return (await database.db.execute(sql`select id from notes order by id`)).rows;
}

beforeAll(async () => {
  // Syncing to disk is tested elsewhere, and would cost a thousand waits here.
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => undefined);
  mkdirSync(migrationsDir);
  writeFileSync(join(migrationsDir, '0001-notes.sql'), 'create table notes (id int primary key);');
  database = await open();
});
afterAll(async () => {
  await database.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the embedded database', () => {
  it('is not made before the first tables, since there is nothing to keep', () => {
    expect(existsSync(paths.backups)).toBe(false);
  });

  it('holds what was committed when it was made, and restores it; another is made before a migration', async () => {
    await database.db.execute(sql`insert into notes values (1)`);
    const left = join(paths.backups, 'derb-left.tar.gz.new');
    const first = await database.backUp?.();
    writeFileSync(left, 'of a process that was killed');
    const path = await database.backUp?.();
    expect(existsSync(left)).toBe(false);
    expect(path).not.toBe(first);
    expect(path).toBe(await newestBackup(paths));
    await database.db.execute(sql`insert into notes values (2)`);
    await expect(restoreBackup(dataDir, path ?? '')).rejects.toThrow(`Process ${process.pid} is using`);
    await database.close();
    const { tables, oldData } = await restoreBackup(dataDir, path ?? '');
    expect([tables, readdirSync(paths.root).some((name) => oldData?.endsWith(name))]).toEqual([2, true]);
    writeFileSync(join(migrationsDir, '0002-words.sql'), 'alter table notes add words text;');
    database = await open();
    expect(await newestBackup(paths)).toContain('before-migration');
    expect(await notes()).toEqual([{ id: 1 }]);
    expect(await database.ready()).toBe(true);
  });

  it.runIf(everything)('is made before a migration changes data', async () => {
    const before = readdirSync(paths.backups).length;
    await database.close();
    writeFileSync(join(migrationsDir, '0003-worse.sql'), 'delete from notes;');
    database = await open();
    expect(await notes()).toEqual([]);
    expect(readdirSync(paths.backups)).toHaveLength(before + 1);
    const path = await newestBackup(paths);
    expect(path).toContain('before-migration');
    await database.close();
    rmSync(join(migrationsDir, '0003-worse.sql'));
    await restoreBackup(dataDir, path ?? '');
    database = await open();
    expect(await notes()).toEqual([{ id: 1 }]);
  });

  it('that is damaged is refused before anything is touched', async () => {
    await database.close();
    const damaged = join(folder, 'damaged.tar.gz');
    writeFileSync(damaged, 'not an archive');
    await expect(restoreBackup(dataDir, damaged)).rejects.toThrow(/header/);
    database = await open();
    expect(await notes()).toEqual([{ id: 1 }]);
  });

  it.runIf(everything)('that does not start leaves the academy refusing to start, not empty', async () => {
    const good = (await database.backUp?.()) ?? '';
    await database.close();
    const half = join(folder, 'half.tar.gz');
    const whole = gunzipSync(readFileSync(good));
    writeFileSync(half, gzipSync(whole.subarray(0, 512 * 1000)));
    await expect(restoreBackup(dataDir, half)).rejects.toThrow();
    await expect(open()).rejects.toThrow(/interrupted/);
    await restoreBackup(dataDir, good);
    database = await open();
    expect(await notes()).toEqual([{ id: 1 }]);
  });
});
