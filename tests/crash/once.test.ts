/** What must happen once happens once, although the process dies in the middle of it. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/open-database.ts';
import { productDownloads } from '../../src/selling/downloads/product-downloads.table.ts';
import { bookings } from '../../src/selling/hours/bookings.table.ts';
import { products } from '../../src/academy/content/catalogue.table.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { leaseMs } from '../../src/academy/emails/outbox-worker.service.ts';
import { events } from '../../src/academy/webhooks/events.table.ts';
import { aProduct } from '../support/applications.ts';
import { bookAndConfirm, seedExpert } from '../support/bookings.ts';
import { seedCatalogue } from '../support/builders.ts';
import { place, placeAndPay } from '../support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../support/open-test-academy.ts';
import { migrationsDir, silentLog } from '../support/open-test-database.ts';
import { putClockForward, shiftedClock } from '../support/put-clock-forward.ts';
import { openReceiver, success } from '../support/receiver.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

const minute = 60_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-once-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Does something in an academy's own folder while no server has it open. */
async function inFolder<T>(dataDir: string, work: (test: TestAcademy) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, migrationsDir, log: silentLog });
  const opened = await openTestAcademy({ context: { database, clock: () => new Date() } });
  try {
    return await work({ ...opened, database });
  } finally {
    await opened.close();
    await database.close();
  }
}

async function start(settings: Record<string, string>, folder: string): Promise<Running> {
  const running = await startBuilt(settings, folder, shiftedClock);
  ends.push(() => running.stop());
  return running;
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

type Mailer = {
  settings: Record<string, string>;
  begun: string[];
  taken: string[];
  takesThem: () => void;
};

/** Accepts no e-mail until `takesThem` is called: clients wait. `begun`: the Message-ID of every e-mail that was offered. */
async function openMailer(): Promise<Mailer> {
  const [begun, taken]: [string[], string[]] = [[], []];
  let isOpen = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let bytes = '';
      stream.on('data', (chunk: Buffer) => (bytes += chunk.toString()));
      stream.on('end', () => {
        const id = /^Message-ID: (.*)$/im.exec(bytes)?.[1]?.trim() ?? '';
        begun.push(id);
        if (!isOpen) return;
        taken.push(id);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  const settings = { SMTP_URL: `smtp://127.0.0.1:${address.port}`, MAIL_FROM: 'hello@derb.example' };
  return { settings, begun, taken, takesThem: () => (isOpen = true) };
}

test('the e-mail about an hour is sent once when the process dies between its time and the sending', async () => {
  const folder = dataFolder();
  await inFolder(folder, async (academy) => {
    const { db } = academy.database;
    await seedCatalogue(db);
    await seedExpert(academy);
    await bookAndConfirm(academy);
    await db.delete(outbox);
    await db.delete(events);
    const startsAt = new Date(Date.now() + 55 * minute);
    const endsAt = new Date(startsAt.getTime() + 60 * minute);
    const long = new Date(Date.now() - 48 * 60 * minute);
    await db.update(bookings).set({ startsAt, endsAt, changedAt: long, dayReminderAt: long });
  });
  const mailServer = await openMailer();
  const first = await start(mailServer.settings, folder);
  await expect.poll(() => mailServer.begun.length, { timeout: 60_000 }).toBe(1);
  await kill(first);
  expect(mailServer.taken).toEqual([]);

  mailServer.takesThem();
  const second = await start(mailServer.settings, folder);
  await putClockForward(second.child, leaseMs + minute);
  await expect.poll(() => mailServer.taken.length, { timeout: 60_000 }).toBe(1);
  expect(await second.stop()).toBe(0);
  // The interrupted e-mail was sent, and none is left.
  expect(mailServer.taken).toEqual([mailServer.begun[0]]);
  const rows = await inFolder(folder, ({ database }) => database.db.select().from(outbox));
  expect(rows).toMatchObject([{ payload: { emailName: 'booking-hour' }, doneAt: expect.any(Date) }]);
}, 180_000);

test('an event is sent again under its own id when the process dies while sending it', async () => {
  const folder = dataFolder();
  const order = await inFolder(folder, async (academy) => {
    await seedCatalogue(academy.database.db);
    return place(academy);
  });
  const receiver = await openReceiver();
  ends.push(() => receiver.close());
  receiver.answer = () => undefined;
  const settings = {
    EVENTS_WEBHOOK_URL: receiver.origin,
    EVENTS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    EVENTS_WEBHOOK_PRIVATE: 'on',
  };
  const first = await start(settings, folder);
  await expect.poll(() => receiver.seen.length, { timeout: 60_000 }).toBe(1);
  await kill(first);

  receiver.answer = success;
  const second = await start(settings, folder);
  await putClockForward(second.child, leaseMs + minute);
  await expect.poll(() => receiver.seen.length, { timeout: 60_000 }).toBe(2);
  expect(await second.stop()).toBe(0);
  const [lost, again] = receiver.seen.map(({ headers, body }) => [headers['webhook-id'], body.toString()]);
  expect(again).toEqual(lost);
  expect(again?.[1]).toContain(order.number);
}, 180_000);

test('a download counts once when the process dies during it, and resumes where it stopped', async () => {
  const folder = dataFolder();
  const record = aProduct({ slug: 'a-book', isFree: false, priceCentimes: 7_900 });
  const file = path.join(folder, 'downloads', record.files?.en.path ?? '');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  // More than the connection buffers before anybody reads.
  const bytes = 64 * 2 ** 20;
  truncateSync(file, bytes);
  const order = await inFolder(folder, async (academy) => {
    const { db } = academy.database;
    await seedCatalogue(db);
    const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await db.insert(products).values(row);
    return placeAndPay(academy, { item: { kind: 'product', slug: record.slug } });
  });

  const first = await start({}, folder);
  const page = await (await fetch(`${first.origin}/orders/${order.token}`)).text();
  const [link = ''] = /\/downloads\/[^"/]+/.exec(page) ?? [];
  const flowing = await fetch(`${first.origin}${link}/file`);
  const reader = flowing.body?.getReader();
  const begun = (await reader?.read())?.value?.length ?? 0;
  expect(begun).toBeGreaterThan(0);
  await kill(first);
  await reader?.cancel().catch(() => undefined);

  const second = await start({}, folder);
  const headers = { Range: `bytes=${begun}-` };
  const rest = await fetch(`${second.origin}${link}/file`, { headers });
  expect(rest.status).toBe(206);
  expect((await rest.arrayBuffer()).byteLength).toBe(bytes - begun);
  expect(await second.stop()).toBe(0);
  const rows = await inFolder(folder, ({ database }) => database.db.select().from(productDownloads));
  expect(rows).toMatchObject([{ used: 1 }]);
}, 180_000);
