/**
 * Three processes with data folders of their own behind one address, on one PostgreSQL and one bucket, as docs/running.md describes
 * several machines: what one does the others know, each e-mail goes once, and neither a dead process nor a database that is away
 * for a while loses what was acknowledged.
 */
import { once } from 'node:events';
import { createServer as createProxy, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { shownNumber } from '../../src/selling/orders/order.ts';
import { dateInMorocco, instantInMorocco } from '../../src/platform/time/calendar-date.ts';
import { fakeKeys, openS3Fake, type S3Fake } from '../fakes/s3/s3-fake.ts';
import { describeOnPostgres, newPostgresDatabase } from '../support/open-test-database.ts';
import { freePort } from '../support/postgres.ts';
import { putClockForward, shiftedClock } from '../support/put-clock-forward.ts';
import { aPng } from '../support/receipts.ts';
import { startBuilt, type Running } from '../support/start-built.ts';
import { Visitor } from '../support/visitor.ts';
import { askStaff, chooseMethod, giveDetails, newLearner, orderNumberOn } from '../support/visits.ts';

const hour = 3_600_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Sent = { to: string; id: string; text: string };

/** Takes every e-mail. */
async function openMail(): Promise<{ url: string; sent: Sent[] }> {
  const sent: Sent[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        const to = session.envelope.rcptTo[0]?.address ?? '';
        sent.push({ to, id: /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '', text });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, sent };
}

/** A way to the database that can be cut. */
async function openGate(databaseUrl: string): Promise<{ url: string; cut(): void; mend(): void }> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) return void from.destroy();
    const to = connect(Number(port), hostname);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  url.search = '';
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const one of sockets) one.destroy();
    },
    mend: () => void (isCut = false),
  };
}

/** One request after another to the next process; one whose connection is refused is passed over, as by a proxy. */
function forward(ports: readonly number[], turn: number, from: IncomingMessage, to: ServerResponse): void {
  const { method, url, headers } = from;
  const tryAt = (at: number): void => {
    const port = ports[(turn + at) % ports.length];
    const sent = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && at + 1 < ports.length) tryAt(at + 1);
      else to.destroy();
    });
    // Only now: a refused connection has read nothing of it.
    sent.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => from.pipe(sent));
      else from.pipe(sent);
    });
  };
  tryAt(0);
}

type Academies = {
  all: Running[];
  /** The address of all of them. */
  origin: string;
  bucket: S3Fake;
  sent: Sent[];
  gate: Awaited<ReturnType<typeof openGate>>;
};

async function openThree(): Promise<Academies> {
  const database = await newPostgresDatabase(true);
  ends.push(() => database.drop());
  const gate = await openGate(database.url);
  const bucket = await openS3Fake();
  ends.push(() => bucket.stop());
  const mail = await openMail();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: gate.url,
    PUBLIC_ORIGIN: origin,
    ACADEMY_SECRET: 'one secret for all three of them, long enough',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@derb.example',
    FILES_S3_ENDPOINT: bucket.origin,
    FILES_S3_BUCKET: fakeKeys.bucket,
    FILES_S3_REGION: fakeKeys.region,
    FILES_S3_KEY_ID: fakeKeys.keyId,
    FILES_S3_SECRET: fakeKeys.secret,
  };
  const start = async () => {
    const running = await startBuilt(settings, undefined, shiftedClock);
    ends.push(() => running.stop());
    return running;
  };
  // All at once: only one of them makes the tables and loads the sample.
  const all = await Promise.all([start(), start(), start()]);
  let turn = 0;
  const ports = all.map((one) => one.port);
  const proxy = createProxy((from, to) => forward(ports, (turn += 1), from, to));
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  ends.push(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { all, origin, bucket, sent: mail.sent, gate };
}

const emailsTo = (sent: readonly Sent[], to: string): Sent[] => sent.filter((one) => one.to === to);

async function signInOwner({ origin, sent }: Academies): Promise<Visitor> {
  const visitor = new Visitor(origin);
  const email = 'owner@derb.example';
  await askStaff(visitor, 'POST', '/session/code', { email });
  const code = await expect
    .poll(() => emailsTo(sent, email).flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? [])[0], {
      timeout: 60_000,
    })
    .toMatch(/^\d{6}$/)
    .then(() => emailsTo(sent, email).flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? [])[0]);
  const entered = await askStaff(visitor, 'POST', '/session', { email, code });
  expect(entered.status).toBe(200);
  return visitor;
}

async function claim(visitor: Visitor, email: string): Promise<string> {
  await visitor.open('/courses/ugc-creation-masterclass/enrol');
  await giveDetails(visitor, { ...newLearner(), email });
  const page = await chooseMethod(visitor, 'Bank Transfer');
  const number = orderNumberOn(page);
  const receipt = new Blob([new Uint8Array(aPng())], { type: 'image/png' });
  const claimed = await visitor.send({ transferred: 'on', receipt });
  expect(claimed.text).toContain(words.en.order.statuses['Paid - Bank Transfer'].title);
  return number;
}

type Acknowledged = { number: string; token: string; email: string };

/** An order by the API; null when nobody answered. An answer that the database is away counts as none. */
async function place(origin: string, email: string): Promise<Acknowledged | null> {
  const answer = await fetch(`${origin}/api/form/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      name: 'Salma Alaoui',
      email,
      phone: '+212612345678',
      course: 'english-mastery',
      agreesToStart: true,
    }),
  }).catch(() => null);
  if (answer === null || answer.status === 503) return null;
  expect([answer.status, answer.status === 201 ? '' : await answer.clone().text()]).toEqual([201, '']);
  const { orderId, token } = (await answer.json()) as { orderId: string; token: string };
  return { number: orderId, token, email };
}

/** Orders of eight buyers at once, until so many are acknowledged. */
async function placeMany(
  origin: string,
  many: number,
  onOrder: (count: number) => void,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (acknowledged.length < many) {
        const placed = await place(origin, `buyer.${(next += 1)}.${crypto.randomUUID()}@example.com`);
        if (placed === null) continue;
        acknowledged.push(placed);
        onOrder(acknowledged.length);
      }
    }),
  );
  return acknowledged;
}

async function lost(origin: string, orders: readonly Acknowledged[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { number, token } of orders) {
    const page = await fetch(`${origin}/orders/${token}`);
    if (page.status !== 200 || !(await page.text()).includes(shownNumber(number))) missing.push(number);
  }
  return missing;
}

describeOnPostgres('three processes behind one address', () => {
  it('know of each other what visitors and staff do', async () => {
    const academies = await openThree();
    const { all, origin, bucket, sent } = academies;
    const owner = await signInOwner(academies);
    for (const one of all) {
      const same = new Visitor(one.origin);
      for (const [name, value] of owner.cookies) same.cookies.set(name, value);
      expect((await askStaff(same, 'GET', '/session')).status).toBe(200);
    }

    // A receipt that one process took is read by all.
    const number = await claim(new Visitor(origin), 'salma@example.com');
    const { body } = await askStaff(owner, 'GET', `/orders/${number}/receipts`);
    for (const one of all) {
      const same = new Visitor(one.origin);
      for (const [name, value] of owner.cookies) same.cookies.set(name, value);
      const receipt = await same.ask(`/api/staff/orders/${number}/receipts/${body.rows[0].id}`);
      expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('receipts/'))).toHaveLength(1);

    // A price changes on the cached page of all.
    const page = '/courses/english-mastery';
    for (const one of all) expect(await (await fetch(one.origin + page)).text()).toMatch(/600\sMAD/);
    const priceCentimes = 123_400;
    const at = '/catalogue/course/records/english-mastery/price';
    expect(await askStaff(owner, 'PUT', at, { priceCentimes })).toMatchObject({ status: 200 });
    for (const one of all)
      await expect
        .poll(async () => (await fetch(one.origin + page)).text(), { timeout: 30_000 })
        .not.toMatch(/600\sMAD/);

    // Two decide at the same moment at two processes: one confirmation, one e-mail.
    const decided = await Promise.all(
      all.map(async (one) => {
        const same = new Visitor(one.origin);
        for (const [name, value] of owner.cookies) same.cookies.set(name, value);
        return (await askStaff(same, 'POST', `/orders/${number}/decision`, { decision: 'confirm' })).status;
      }),
    );
    expect(decided).toContain(200);
    const placed = await placeMany(origin, 12, () => undefined);

    // Once for each order, although all three look for what is due; an hour later nobody is choosing how to pay any more.
    await Promise.all(all.map((one) => putClockForward(one.child, hour)));
    for (const order of placed)
      await expect.poll(() => emailsTo(sent, order.email).length, { timeout: 120_000 }).toBe(1);
    // On the last evening, six hours before the orders end, all three look for whom to remind, at the same moment.
    const lastDay = dateInMorocco(new Date(Date.now() + 7 * 24 * hour));
    const ahead = instantInMorocco(lastDay, '18:00').getTime() - Date.now();
    await Promise.all(all.map((one) => putClockForward(one.child, ahead)));
    for (const order of placed)
      await expect.poll(() => emailsTo(sent, order.email).length, { timeout: 120_000 }).toBe(2);
    await expect
      .poll(() => emailsTo(sent, 'salma@example.com').length, { timeout: 60_000 })
      .toBeGreaterThan(1);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
    // The sample's downloads were never put into this bucket, and the start says so.
    const faults = all.flatMap((one) => one.output().match(/^.*"level":(?:50|60).*$/gm) ?? []);
    expect(faults.filter((line) => !line.includes('is not among the downloads'))).toEqual([]);
  }, 600_000);

  it('go on when one of them dies under load: nothing acknowledged is lost, and every e-mail goes', async () => {
    const { all, origin, sent } = await openThree();
    const [victim] = all;
    const gone = victim && once(victim.child, 'exit');
    const orders = await placeMany(origin, 90, (count) => {
      if (count === 30) victim?.child.kill('SIGKILL');
    });
    await gone;
    expect(await lost(origin, orders)).toEqual([]);
    // What the dead one had claimed is sent when its lease is over.
    await Promise.all(all.slice(1).map((one) => putClockForward(one.child, hour)));
    for (const { email } of orders)
      await expect
        .poll(() => new Set(emailsTo(sent, email).map(({ id }) => id)).size, { timeout: 120_000 })
        .toBe(1);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  }, 600_000);

  it('go on when the database was away: cached pages stay, the rest is asked to wait, nothing needs a restart', async () => {
    const { all, origin, gate } = await openThree();
    for (const one of all) expect((await fetch(`${one.origin}/courses`)).status).toBe(200);
    const orders = await placeMany(origin, 40, (count) => {
      if (count !== 20) return;
      gate.cut();
      const look = async () => {
        for (const one of all) {
          expect((await fetch(`${one.origin}/courses`)).status).toBe(200);
          const waiting = await fetch(`${one.origin}/courses/english-mastery/enrol`);
          expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '5']);
          expect((await fetch(`${one.origin}/readyz`)).status).toBe(503);
        }
      };
      void look().finally(() => gate.mend());
    });
    expect(await lost(origin, orders)).toEqual([]);
    for (const one of all) {
      await expect
        .poll(async () => (await fetch(`${one.origin}/readyz`)).status, { timeout: 60_000 })
        .toBe(200);
      expect(one.child.exitCode).toBeNull();
    }
  }, 600_000);
});
