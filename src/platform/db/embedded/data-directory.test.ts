import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginCreating,
  dataPaths,
  embeddedMajor,
  inspectData,
  readMarker,
  writeMarker,
} from './data-directory.ts';
import { openEngine } from './engine.ts';

const folders: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'derb-data-'));
  folders.push(folder);
});
afterAll(() => {
  for (const used of folders) rmSync(used, { recursive: true, force: true });
});

/** A folder as after a complete start, without the cost of one. */
function pretendReady(major = embeddedMajor): ReturnType<typeof dataPaths> {
  const paths = dataPaths(folder);
  beginCreating(paths);
  writeFileSync(join(paths.cluster, 'PG_VERSION'), `${major}\n`);
  writeFileSync(join(paths.cluster, 'orders'), 'precious');
  writeMarker(paths, 'ready');
  return paths;
}

describe('looking at a data folder before anything opens it', () => {
  it('makes a database where nothing is, and opens one that had a good start', () => {
    expect(inspectData(dataPaths(folder))).toBe('create');
    expect(inspectData(dataPaths(join(folder, 'missing')))).toBe('create');
    expect(inspectData(pretendReady())).toBe('open');
  });

  it('never makes a database in a folder that holds anything else', () => {
    const paths = dataPaths(folder);
    mkdirSync(paths.cluster);
    writeFileSync(join(paths.cluster, 'thesis.txt'), 'do not touch');
    expect(() => inspectData(paths)).toThrow(/not empty and lacks Derb's marker/);
    expect(readFileSync(join(paths.cluster, 'thesis.txt'), 'utf8')).toBe('do not touch');
  });

  it('refuses a PostgreSQL folder that is not its own', () => {
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    expect(() => inspectData(dataPaths(folder))).toThrow(/not made by Derb/);
  });

  it('refuses data whose PG_VERSION was lost, instead of making a new database over it', async () => {
    const paths = pretendReady();
    unlinkSync(join(paths.cluster, 'PG_VERSION'));
    await expect(openEngine(folder)).rejects.toThrow(/PG_VERSION is missing although a database was there/);
    expect(readFileSync(join(paths.cluster, 'orders'), 'utf8')).toBe('precious');
  });

  it('refuses data that vanished as a whole', () => {
    const paths = pretendReady();
    rmSync(paths.cluster, { recursive: true });
    expect(() => inspectData(paths)).toThrow(/restore a backup/);
  });

  it('names the older version and the way out of it, and changes nothing', async () => {
    const paths = pretendReady('17');
    await expect(openEngine(folder)).rejects.toThrow(
      /PostgreSQL 17.*embeds PostgreSQL 18.*move-to-postgres/s,
    );
    expect(readFileSync(join(paths.cluster, 'orders'), 'utf8')).toBe('precious');
  });

  it('begins again after an interrupted first start, since no commit was acknowledged', () => {
    const paths = dataPaths(folder);
    beginCreating(paths);
    writeFileSync(join(paths.cluster, 'half'), 'made');
    expect(inspectData(paths)).toBe('create');
    beginCreating(paths);
    expect(existsSync(join(paths.cluster, 'half'))).toBe(false);
  });

  it('does not take an interrupted restore for an empty folder', () => {
    const paths = dataPaths(folder);
    beginCreating(paths, 'restoring');
    expect(() => inspectData(paths)).toThrow(/restore .* interrupted/);
  });

  it('refuses a marker that it cannot read', () => {
    writeFileSync(join(folder, 'derb-data.json'), '{"state":"perfect"}');
    expect(() => inspectData(dataPaths(folder))).toThrow(/marker/);
  });
});

describe('the first good start', () => {
  it('leaves the marker, embeds the version it says, and opens again', async () => {
    // Syncing to disk is tested elsewhere, and would cost a thousand waits here.
    const synced = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => undefined);
    const first = await openEngine(folder);
    await first.pglite.exec('create table notes (id int); insert into notes values (7)');
    const { rows } = await first.pglite.query<{ server_version: string }>('show server_version');
    expect(rows[0]?.server_version.split('.')[0]).toBe(embeddedMajor);
    expect(readMarker(first.paths)).toEqual({ state: 'ready', postgres: embeddedMajor });
    await first.close();
    // A power cut may leave this file.
    writeFileSync(join(first.paths.cluster, 'postmaster.pid'), '');
    const second = await openEngine(folder);
    expect((await second.pglite.query('select id from notes')).rows).toEqual([{ id: 7 }]);
    await second.close();
    synced.mockRestore();
  });
});
