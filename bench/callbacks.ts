/**
 * Notifications of each provider per second: signed like the provider's, sent to a running server over HTTP, verified, stored, each
 * settling its own order. Compared with bare node:http that reads and answers the same bytes.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { settings as sample } from '../content/sample/settings.ts';
import { openDatabase } from '../src/open-database.ts';
import { toDecimal } from '../src/platform/money/money.ts';
import { insertAttempt } from '../src/selling/orders/payment-attempts.service.ts';
import { orderHistory, orders } from '../src/selling/orders/orders.table.ts';
import { seedOnce } from '../src/server/seed.ts';
import { messageFields, notificationBody } from '../tests/fakes/cmi/cmi-messages.ts';
import { notificationSignature } from '../tests/fakes/payzone/payzone-rules.ts';
import { makeEvent, signatureHeader } from '../tests/fakes/stripe/notify.ts';
import { startBuilt } from '../tests/support/start-built.ts';
import { runLoad } from './pages.ts';

export type CallbackFigures = {
  engine: string;
  gateway: string;
  'per second': number;
  'p50 ms': number;
  'p99 ms': number;
  'bare per second': number;
  'bare p99 ms': number;
};

export const keys = {
  STRIPE_SECRET_KEY: 'sk_test_bench0000000000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench0000000000000000',
  CMI_MODE: 'test',
  CMI_CLIENT_ID: '600000001',
  CMI_STORE_KEY: 'BENCHSTORE0001',
  PAYZONE_MODE: 'test',
  PAYZONE_MERCHANT_ACCOUNT: 'Academy_Bench',
  PAYZONE_PAYWALL_KEY: 'PaywallBench0001',
  PAYZONE_NOTIFICATION_KEY: 'NotifyBench00001',
  PAYZONE_CALLER_NAME: '$apicaller',
  PAYZONE_CALLER_PASSWORD: 'CallerBench00001',
  MOROCCAN_CARDS: 'cmi',
};

/** Sent first and not measured, so that all code has run once. */
const warmUp = 600;
const measured = 1_000;
const atOnce = 64;
const amountCentimes = 99_000;
const silent = { info() {}, warn() {}, error() {} };

export type Prepared = { number: string; reference: string; session: string };
type Message = { headers: Record<string, string>; body: string };
export const signers: Record<string, (of: Prepared) => Message> = {
  stripe({ number, reference, session }) {
    const at = Math.floor(Date.now() / 1_000);
    const object = {
      id: session,
      object: 'checkout.session',
      created: at,
      mode: 'payment',
      client_reference_id: reference,
      amount_total: amountCentimes,
      currency: 'mad',
      livemode: false,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${randomBytes(12).toString('hex')}`,
      metadata: { attempt: reference, order: number },
    };
    const body = JSON.stringify(makeEvent('checkout.session.completed', object, at));
    const headers = { 'stripe-signature': signatureHeader(keys.STRIPE_WEBHOOK_SECRET, body, at) };
    return { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' }, body };
  },
  cmi({ reference }) {
    const request = new Map([
      ['clientid', keys.CMI_CLIENT_ID],
      ['oid', reference],
      ['amount', toDecimal(amountCentimes)],
      ['currency', '504'],
    ]);
    const transId = `26${randomBytes(8).toString('hex')}`;
    const message = { outcome: 'approved', transId, cardholder: 'SALMA ALAOUI' } as const;
    const made = { storeKey: keys.CMI_STORE_KEY, fresh: randomBytes(8).toString('hex') };
    const body = notificationBody(messageFields(request, message, made), {});
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
  },
  payzone({ number, reference }) {
    const [amount, currency] = [amountCentimes / 100, 'MAD'];
    const transaction = {
      timestamp: new Date().toISOString(),
      gatewayProvidedId: `T-${randomBytes(6).toString('hex')}`,
      type: 'CHARGE',
      state: 'APPROVED',
      amount,
      currency,
      resultCode: 0,
      responseText: 'APPROVED',
    };
    const body = JSON.stringify({
      id: reference,
      internalId: randomBytes(4).toString('hex'),
      status: 'CHARGED',
      merchantAccount: keys.PAYZONE_MERCHANT_ACCOUNT,
      orderId: number,
      lineItem: { amount, currency },
      transactions: [transaction],
      paymentMethod: 'Visa',
    });
    const headers = { 'x-callback-signature': notificationSignature(body, keys.PAYZONE_NOTIFICATION_KEY) };
    return { headers: { ...headers, 'content-type': 'application/json' }, body };
  },
};

/** Orders with one open attempt each, written before the server starts, since placing them is not measured. */
export async function prepare(
  dataDir: string,
  databaseUrl: string | null,
  gateways = Object.keys(signers),
  perGateway = 400,
): Promise<Map<string, Prepared[]>> {
  const migrationsDir = path.resolve('src/platform/db/migrations');
  const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log: silent });
  await seedOnce(database, 'owner@derb.example');
  const prepared = new Map<string, Prepared[]>();
  const now = new Date();
  for (const gateway of gateways) {
    const list: Prepared[] = [];
    await database.transaction(async (tx) => {
      for (let index = 0; index < perGateway; index += 1) {
        const digits = String(list.length + prepared.size * perGateway).padStart(6, '0');
        const number = `MEM-${digits}-${randomBytes(2).toString('hex')}`;
        const [id, reference] = [randomUUID(), `${number}-${randomBytes(16).toString('hex')}`];
        await tx.insert(orders).values({
          id,
          number,
          token: randomBytes(24).toString('base64url'),
          idempotencyKey: randomUUID(),
          locale: 'ar',
          itemKind: 'course',
          itemSlug: 'ecommerce-mastery-virtual',
          description: 'E-commerce Mastery',
          name: 'Amina Alami',
          email: `amina-${randomUUID()}@derb.example`,
          phone: '+212612345678',
          listPriceCentimes: amountCentimes,
          discountCentimes: 0,
          amountCentimes,
          status: 'Pending Payment',
          paymentOption: 'Card',
          confirmedAgeAt: now,
          placedAt: now,
          updatedAt: now,
          expiresAt: new Date(now.getTime() + sample.orderExpiryDays * 86_400_000),
        });
        const attempt = { id: randomUUID(), orderId: id, gateway, reference, amountCentimes, begunAt: now };
        const expiresAt = new Date(now.getTime() + 3_600_000);
        await insertAttempt(tx, { ...attempt, heldBy: null, expiresAt });
        list.push({ number, reference, session: `cs_test_${randomBytes(16).toString('hex')}` });
      }
    });
    prepared.set(gateway, list);
  }
  await database.close();
  return prepared;
}

export const requestOf = (port: number, gateway: string, { headers, body }: Message): Buffer => {
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`POST /callbacks/${gateway} HTTP/1.1\r\nhost: localhost:${port}\r\n${head}\r\n${body}`);
};

const endOfHead = '\r\n\r\n';
type Line = { socket: Socket; ask: (request: Buffer) => Promise<string> };

/** One socket, one request at a time; answers the bytes of the response. */
function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let [got, answer] = ['', Promise.withResolvers<string>()];
  socket.on('data', (chunk) => {
    got += chunk.toString('latin1');
    const end = got.indexOf(endOfHead);
    const length = Number(/content-length: (\d+)/i.exec(got)?.[1] ?? 0);
    if (end !== -1 && got.length >= end + endOfHead.length + length) answer.resolve(got);
  });
  const ask = (request: Buffer) => {
    [got, answer] = ['', Promise.withResolvers<string>()];
    socket.write(request);
    return answer.promise;
  };
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve({ socket, ask }));
    socket.on('error', (error) => (reject(error), answer.reject(error)));
  });
}

/** Sockets that stay open, as a proxy’s do. */
export async function openLines(port: number, sockets: number) {
  const lines = await Promise.all(Array.from({ length: sockets }, () => openLine(port)));
  return {
    /** Sends each request once; returns the milliseconds of each, and how many were not answered 200. */
    async send(requests: readonly Buffer[]) {
      const waiting = requests.values();
      const times: number[] = [];
      let refused = 0;
      const begun = performance.now();
      const work = async ({ ask }: Line) => {
        for (const request of waiting) {
          const sentAt = performance.now();
          const answer = await ask(request);
          times.push(performance.now() - sentAt);
          if (!answer.startsWith('HTTP/1.1 200') || /FAILURE|KO$/.test(answer)) refused += 1;
        }
      };
      await Promise.all(lines.map(work));
      const took = (performance.now() - begun) / 1_000;
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
      const perSecond = Math.round(requests.length / took);
      return { perSecond, p50: at(0.5), p99: at(0.99), slowest: at(0.9999), refused };
    },
    close: () => {
      for (const { socket } of lines) socket.destroy();
    },
  };
}

export async function send(port: number, requests: readonly Buffer[], sockets = atOnce) {
  const lines = await openLines(port, sockets);
  const sent = await lines.send(requests);
  lines.close();
  return sent;
}

/** The limit to compare with. */
async function startBare(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    incoming
      .resume()
      .on('end', () => outgoing.writeHead(200, { 'Content-Length': '15' }).end('ACTION=POSTAUTH'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, stop: () => server.close() };
}

/** `databaseUrl` null: the embedded database in a new folder on the disk, with fsync on. */
export async function measureCallbacks(databaseUrl: string | null): Promise<CallbackFigures[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const prepared = await prepare(dataDir, databaseUrl, undefined, warmUp + measured);
  const environment = { LOG_LEVEL: 'error', ...keys, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const academy = await startBuilt(environment, dataDir);
  const bare = await startBare();
  const figures: CallbackFigures[] = [];
  for (const [gateway, list] of prepared) {
    const messages = list.map((one) => signers[gateway]?.(one) ?? { headers: {}, body: '' });
    const limit = await send(
      bare.port,
      messages.map((message) => requestOf(bare.port, gateway, message)),
    );
    const requests = messages.map((message) => requestOf(academy.port, gateway, message));
    await send(academy.port, requests.slice(0, warmUp));
    const ours = await send(academy.port, requests.slice(warmUp));
    if (ours.refused > 0) throw new Error(`${ours.refused} notifications of ${gateway} were refused.`);
    figures.push({
      engine: databaseUrl ? 'PostgreSQL' : 'embedded',
      gateway,
      'per second': ours.perSecond,
      'p50 ms': ours.p50,
      'p99 ms': ours.p99,
      'bare per second': limit.perSecond,
      'bare p99 ms': limit.p99,
    });
  }
  bare.stop();
  await academy.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return figures;
}

type EqualFigures = {
  rounds: number;
  'slowest answer ms': number;
  'slowest over new connections ms': number;
  refused: number;
  confirmed: number;
  'errors in the log': number;
  'pages p99 ms, alone': number;
  'pages p99 ms, beside': number;
};

const equal = 200;
/** Rounds that are not measured: all code runs once. */
const firstRounds = 3;
/** Rounds whose connections are all new. */
const onNew = 5;
/** Not cached: a price and its groups are looked up. */
const visited = { address: '/courses/ecommerce-mastery-virtual/enrol', connections: 4 };

/** How many orders are confirmed, once nothing waits any more. */
async function confirmedOrders(dataDir: string, databaseUrl: string): Promise<number> {
  const migrationsDir = path.resolve('src/platform/db/migrations');
  const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log: silent });
  const waiting = async () =>
    (await database.db.execute(sql`select 1 from waiting_notifications limit 1`)).rows.length;
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  const rows = await database.db.select().from(orderHistory).where(eq(orderHistory.event, 'confirm'));
  await database.close();
  return rows.length;
}

/** 200 equal notifications at once, 200 times, on PostgreSQL, with visitors of a page beside it that needs the database. */
export async function measureEqual(databaseUrl: string, rounds: number): Promise<EqualFigures> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const prepared = (await prepare(dataDir, databaseUrl, ['cmi'])).get('cmi') ?? [];
  const academy = await startBuilt({ LOG_LEVEL: 'warn', ...keys, DATABASE_URL: databaseUrl }, dataDir);
  const alone = await runLoad(academy.port, 'br', { ...visited, seconds: 8 });
  const sending = new AbortController();
  const beside: number[] = [];
  const visitors = (async () => {
    while (!sending.signal.aborted) beside.push((await runLoad(academy.port, 'br', visited)).p99Ms);
  })();
  const lines = await openLines(academy.port, equal);
  const messages = prepared.map((one) => signers['cmi']?.(one) ?? { headers: {}, body: '' });
  const requestsOf = (message: (typeof messages)[number]) =>
    Array.from({ length: equal }, () => requestOf(academy.port, 'cmi', message));
  const answers = [];
  for (const message of messages.slice(0, firstRounds + rounds))
    answers.push(await lines.send(requestsOf(message)));
  lines.close();
  const apart = [];
  for (const message of messages.slice(firstRounds + rounds, firstRounds + rounds + onNew))
    apart.push(await send(academy.port, requestsOf(message), equal));
  sending.abort();
  await visitors;
  const confirmed = await confirmedOrders(dataDir, databaseUrl);
  const errors = academy.output().match(/"level":(?:[5-9]0)|"level":"error"/g)?.length ?? 0;
  await academy.stop();
  rmSync(dataDir, { recursive: true, force: true });
  beside.sort((a, b) => a - b);
  return {
    rounds,
    'slowest answer ms': Math.max(...answers.slice(firstRounds).map(({ slowest }) => slowest)),
    'slowest over new connections ms': Math.max(...apart.map(({ slowest }) => slowest)),
    refused: [...answers, ...apart].reduce((sum, { refused }) => sum + refused, 0),
    confirmed: confirmed - firstRounds - onNew,
    'errors in the log': errors,
    'pages p99 ms, alone': alone.p99Ms,
    'pages p99 ms, beside': beside[Math.floor(beside.length / 2)] ?? 0,
  };
}
