/**
 * Kills, power cuts and a full disk while people order, pay, send receipts and learn: what the academy acknowledged is there afterwards,
 * whole and once. A power cut ends the file system of the academy's disk without writing what it still holds in memory; it needs root,
 * for a disk in a file. `KILLS`, `POWER_CUTS` and `FULL_DISKS` say how many, for each engine.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/open-database.ts';
import type { Engine } from '../../src/platform/db/database.ts';
import { withServer } from '../support/extent.ts';
import { migrationsDir, silentLog } from '../support/open-test-database.ts';
import { findOwner, freePort, untilReady } from '../support/postgres.ts';
import { findPostgres } from '../support/programs.ts';
import { startBuilt } from '../support/start-built.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Acknowledged, deeds, faults, learnerAt, total } from './acknowledged.ts';

const timesOf = (name: string, usual: number) => Number(process.env[name] ?? usual);
const kills = timesOf('KILLS', 3);
const [cuts, fulls] = [timesOf('POWER_CUTS', 2), timesOf('FULL_DISKS', 1)];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const command = (name: string, ...args: string[]): boolean => spawnSync(name, args).status === 0;

type Disk = { folder: string; cut(): void; fill(): void; empty(): void };

/** A file system in a file; null where this user may not mount one. */
function openDisk(): Disk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-disk-'));
  const [image, mounted] = [path.join(folder, 'image'), path.join(folder, 'mounted')];
  mkdirSync(mounted);
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const mount = () => command('mount', '-o', 'loop', image, mounted);
  const isMade = command('truncate', '-s', '3G', image) && command('mkfs.ext4', '-q', image) && mount();
  ends.push(() => {
    if (isMade) command('umount', '-l', mounted);
    rmSync(folder, { recursive: true, force: true });
  });
  if (!isMade) return null;
  return {
    folder: mounted,
    cut() {
      // EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH, of linux/ext4.h.
      const ended = `open(my $disk, '<', $ARGV[0]) or die; my $how = pack('L', 2); ioctl($disk, 0x8004587d, $how) or die $!`;
      if (!command('perl', '-e', ended, mounted)) throw new Error('The file system did not end.');
    },
    fill() {
      if (command('dd', 'if=/dev/zero', `of=${path.join(mounted, 'filler')}`, 'bs=1M', 'status=none'))
        throw new Error('The disk is not full.');
    },
    empty: () => rmSync(path.join(mounted, 'filler')),
  };
}

function remount({ folder }: Disk): void {
  const image = path.join(path.dirname(folder), 'image');
  // What was killed may still be closing its files.
  for (let tries = 0; !command('umount', folder); tries += 1) {
    if (tries > 100) throw new Error('The disk is still in use.');
    spawnSync('sleep', ['0.1']);
  }
  if (!command('mount', '-o', 'loop', image, folder)) throw new Error('The disk is damaged.');
}

type Server = { url: string; kill(): Promise<void> };

/** PostgreSQL with its usual durability on that disk. */
async function startServer(disk: string): Promise<Server> {
  const data = path.join(disk, 'postgres');
  const binaries = findPostgres() ?? '';
  const owner = findOwner();
  const as = { ...owner, cwd: '/' };
  if (!existsSync(data)) {
    mkdirSync(data);
    if (owner) chownSync(data, owner.uid, owner.gid);
    const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    const made = spawnSync(path.join(binaries, 'initdb'), options, { ...as, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stderr);
  }
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async kill() {
      // On a full disk it may have ended by itself.
      if (server.exitCode !== null) return;
      const gone = once(server, 'exit');
      process.kill(-(server.pid ?? 0), 'SIGKILL');
      await gone;
    },
  };
}

/** Everybody goes on until the process is gone. */
async function work(
  running: { origin: string; child: ChildProcess },
  done: Acknowledged,
  { learner, end }: { learner: Visitor; end: () => void },
): Promise<void> {
  const until = total(done) + 10 + Math.floor(Math.random() * 50);
  // What takes several steps is under way in each round as well.
  const [paid, claimed] = [done.paid.length, done.claimed.length];
  const isEnough = () => total(done) >= until && done.paid.length > paid && done.claimed.length > claimed;
  let isOver = false;
  const people = ['order', 'order', 'order', 'pay', 'claim', 'learn'];
  await Promise.all(
    people.map(async (name) => {
      while (!isOver) {
        try {
          await deeds[name]?.(running.origin, done, learner);
        } catch (error) {
          // Whoever is cut off in the middle of a form sees no next page.
          if (!isOver) throw error;
        }
        if (isOver || !isEnough()) continue;
        isOver = true;
        end();
      }
    }),
  );
}

/** Whoever goes on while the disk is full is told so, or is done as well. */
async function workOnFull(
  { origin, child }: { origin: string; child: ChildProcess },
  done: Acknowledged,
  learner: Visitor,
): Promise<void> {
  const goOn = async (name: string) => {
    for (let tries = 0; tries < 8 && child.exitCode === null; tries += 1)
      await deeds[name]?.(origin, done, learner).catch(() => undefined);
  };
  await Promise.all(['order', 'order', 'pay', 'claim', 'learn'].map(goOn));
  if (child.exitCode === null) expect((await fetch(origin)).status, 'a cached page').toBe(200);
}

const ways = [
  ...Array<'killed'>(kills).fill('killed'),
  ...Array<'cut'>(cuts).fill('cut'),
  ...Array<'full'>(fulls).fill('full'),
];

describe.each<Engine>(withServer ? ['postgres', 'embedded'] : ['embedded'])('on %s', (engine) => {
  it(`${kills} kills, ${cuts} power cuts and ${fulls} full disks lose nothing that was acknowledged, and do nothing twice`, async ({
    skip,
  }) => {
    const disk = openDisk();
    if (disk === null && cuts + fulls > 0) skip('A power cut needs root.');
    const folder = disk?.folder ?? '';
    const dataDir = path.join(folder, 'data');
    const done: Acknowledged = { orders: [], paid: [], claimed: [], events: [] };
    const cookies = new Map<string, string>();
    for (const [round, way] of [...ways, null].entries()) {
      const server = engine === 'postgres' ? await startServer(folder) : null;
      const databaseUrl = server?.url ?? null;
      if (round > 0) {
        const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log: silentLog });
        expect(await faults(database, dataDir, done), `after ${round} rounds`).toEqual([]);
        await database.close();
      }
      const settings = { ACADEMY_SECRET: 'one secret through all restarts, long enough' };
      const running = await startBuilt(
        { ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
        dataDir,
      );
      const gone = once(running.child, 'exit');
      const endAll = async () => {
        running.child.kill('SIGKILL');
        await Promise.all([gone, server?.kill()]);
      };
      const learner = await learnerAt(running.origin, cookies);
      if (way === null) {
        await endAll();
        break;
      }
      let ended: Promise<void> = Promise.resolve();
      const end = () => {
        if (way === 'cut') disk?.cut();
        if (way === 'full') disk?.fill();
        else ended = endAll();
      };
      await work(running, done, { learner, end });
      await ended;
      if (way === 'cut' && disk) remount(disk);
      if (way !== 'full') continue;
      await workOnFull(running, done, learner);
      await endAll();
      disk?.empty();
    }
    console.log(
      engine,
      Object.entries(done)
        .map(([what, list]) => `${what} ${list.length}`)
        .join(', '),
    );
    expect(total(done)).toBeGreaterThan(10 * ways.length);
    expect(done.paid.length).toBeGreaterThan(0);
    expect(done.claimed.length).toBeGreaterThan(0);
  }, 3_600_000);
});
