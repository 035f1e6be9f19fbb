/**
 * Kills and power cuts while people order, pay, send receipts and learn: what the academy acknowledged is there afterwards, whole and
 * once. A power cut ends the file system of the academy's disk without writing what it still holds in memory; it needs root, for a
 * disk in a file. `KILLS` and `POWER_CUTS` say how many, for each engine.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { entitlements } from '../../src/features/access/access.table.ts';
import { learningEvents } from '../../src/features/classroom/classroom.table.ts';
import { orderHistory, orders } from '../../src/features/orders/orders.table.ts';
import { transferReceipts } from '../../src/features/transfers/transfer-receipts.table.ts';
import { openDatabase } from '../../src/open-database.ts';
import type { Database, Engine } from '../../src/platform/db/database.ts';
import { words } from '../../src/words.ts';
import { withServer } from '../support/extent.ts';
import { migrationsDir, silentLog } from '../support/open-test-database.ts';
import { findOwner, freePort, untilReady } from '../support/postgres.ts';
import { findPostgres } from '../support/programs.ts';
import { aPng } from '../support/receipts.ts';
import { startBuilt } from '../support/start-built.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, orderNumberOn, payByCard } from '../support/visits.ts';

const [kills, cuts] = [Number(process.env['KILLS'] ?? 3), Number(process.env['POWER_CUTS'] ?? 2)];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const command = (name: string, ...args: string[]): boolean => spawnSync(name, args).status === 0;

type Disk = { folder: string; cut(): void };

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
      const gone = once(server, 'exit');
      process.kill(-(server.pid ?? 0), 'SIGKILL');
      await gone;
    },
  };
}

/** What people were told is done. */
type Acknowledged = { orders: string[]; paid: string[]; claimed: string[]; events: string[] };

const course = 'ecommerce-mastery-virtual';

async function order(origin: string): Promise<{ visitor: Visitor; email: string }> {
  const visitor = new Visitor(origin);
  await visitor.open(`/courses/${course}/enrol`);
  const who = newLearner();
  await giveDetails(visitor, who);
  return { visitor, email: who.email };
}

/** Each does one thing and notes it when it was acknowledged. */
const deeds: Record<string, (origin: string, done: Acknowledged, learner: Visitor) => Promise<void>> = {
  async order(origin, done) {
    const answer = await fetch(`${origin}/api/form/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        name: 'Salma Alaoui',
        email: newLearner().email,
        phone: '+212612345678',
        course: 'english-mastery',
      }),
    });
    if (answer.status === 201) done.orders.push(((await answer.json()) as { orderId: string }).orderId);
  },
  async pay(origin, done) {
    const { visitor } = await order(origin);
    const number = orderNumberOn(await chooseMethod(visitor, 'Card'));
    done.orders.push(number);
    const page = await payByCard(visitor);
    if (page.text.includes(words.en.order.statuses['Payment Confirmed'].title)) done.paid.push(number);
  },
  async claim(origin, done) {
    const { visitor } = await order(origin);
    const number = orderNumberOn(await chooseMethod(visitor, 'Bank Transfer'));
    const receipt = new Blob([new Uint8Array(aPng({ after: number }))], { type: 'image/png' });
    const page = await visitor.send({ transferred: 'on', receipt });
    if (page.text.includes(words.en.order.statuses['Paid - Bank Transfer'].title)) done.claimed.push(number);
  },
  async learn(_origin, done, learner) {
    const id = randomUUID();
    const lessonId = learner.page.$('[data-lesson]').attr('data-lesson');
    const seconds = 1 + (done.events.length % 80);
    const event = { id, lessonId, kind: 'position', body: { seconds, of: 88 }, at: new Date().toISOString() };
    const answer = await learner.ask(`/learn/${course}/events`, {
      method: 'POST',
      body: JSON.stringify({ events: [event] }),
      headers: { 'content-type': 'application/json' },
    });
    if (answer.status !== 200) return;
    done.events.push(...((await answer.json()) as { settled: string[] }).settled);
  },
};

const total = (done: Acknowledged): number => Object.values(done).reduce((sum, list) => sum + list.length, 0);

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

/** What is missing or there twice. */
async function faults(database: Database, dataDir: string, done: Acknowledged): Promise<string[]> {
  const { db } = database;
  const found: string[] = [];
  const rows = await db.select({ id: orders.id, number: orders.number, status: orders.status }).from(orders);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  if (byNumber.size !== rows.length) found.push('a number twice');
  for (const number of done.orders) if (!byNumber.has(number)) found.push(`order ${number}`);
  for (const number of done.paid)
    if (byNumber.get(number)?.status !== 'Payment Confirmed') found.push(`payment ${number}`);
  const twice = await db
    .select({ id: orderHistory.orderId })
    .from(orderHistory)
    .where(eq(orderHistory.event, 'confirm'))
    .groupBy(orderHistory.orderId)
    .having(sql`${count()} > 1`);
  found.push(...twice.map(({ id }) => `confirmed twice ${id}`));
  const granted = new Set(
    (await db.select({ id: entitlements.orderId }).from(entitlements)).map(({ id }) => id),
  );
  for (const number of done.paid)
    if (!granted.has(byNumber.get(number)?.id ?? '')) found.push(`access ${number}`);
  const receipts = await db.select().from(transferReceipts);
  const receiptOf = new Map(receipts.map((row) => [row.orderId, row]));
  for (const number of done.claimed) {
    const row = receiptOf.get(byNumber.get(number)?.id ?? '');
    const file = path.join(dataDir, 'receipts', row?.id ?? 'none');
    const isWhole =
      existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === row?.sha256;
    if (!isWhole) found.push(`receipt ${number}`);
  }
  const kept = new Set<string>();
  for (let at = 0; at < done.events.length; at += 500) {
    const ids = done.events.slice(at, at + 500);
    const some = await db
      .select({ id: learningEvents.id })
      .from(learningEvents)
      .where(inArray(learningEvents.id, ids));
    for (const { id } of some) kept.add(id);
  }
  return [...found, ...done.events.filter((id) => !kept.has(id)).map((id) => `progress ${id}`)];
}

/** One learner through all restarts. */
async function learnerAt(origin: string, cookies: Map<string, string>): Promise<Visitor> {
  const visitor = cookies.size === 0 ? (await order(origin)).visitor : new Visitor(origin);
  if (cookies.size === 0) {
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
  }
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  await visitor.open(`/learn/${course}/lessons/one-order`);
  for (const [name, value] of visitor.cookies) cookies.set(name, value);
  return visitor;
}

describe.each<Engine>(withServer ? ['postgres', 'embedded'] : ['embedded'])('on %s', (engine) => {
  it(`${kills} kills and ${cuts} power cuts lose nothing that was acknowledged, and do nothing twice`, async ({
    skip,
  }) => {
    const disk = openDisk();
    if (disk === null && cuts > 0) skip('A power cut needs root.');
    const folder = disk?.folder ?? '';
    const dataDir = path.join(folder, 'data');
    const done: Acknowledged = { orders: [], paid: [], claimed: [], events: [] };
    const cookies = new Map<string, string>();
    for (let round = 0; round <= kills + cuts; round += 1) {
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
      if (round === kills + cuts) {
        await endAll();
        break;
      }
      const isCut = round % (kills + cuts) >= kills;
      let ended: Promise<void> = Promise.resolve();
      const end = () => {
        if (isCut) disk?.cut();
        ended = endAll();
      };
      await work(running, done, { learner, end });
      await ended;
      if (isCut && disk) remount(disk);
    }
    console.log(
      engine,
      Object.entries(done)
        .map(([what, list]) => `${what} ${list.length}`)
        .join(', '),
    );
    expect(total(done)).toBeGreaterThan(10 * (kills + cuts));
    expect(done.paid.length).toBeGreaterThan(0);
    expect(done.claimed.length).toBeGreaterThan(0);
  }, 3_600_000);
});
