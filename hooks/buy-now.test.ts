import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orders } from '../domain/orders/orders.table.ts';
import { removeOldLetters } from '../mail/outbox-claim.store.server.ts';
import { startOutboxWorker } from '../mail/outbox-worker.server.ts';
import { outbox } from '../mail/outbox.table.ts';
import { makeLog } from '../server/log.ts';
import { aCourse, aForm } from '../tests/support/builders.ts';
import { place } from '../tests/support/deeds.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';
import { openReceiver, success, type Receiver } from '../tests/support/receiver.ts';
import { buyNowPoster } from './post-buy-now.server.ts';
import { asWritten } from '../tests/support/open-test-database.ts';

const secret = 'a webhook secret of the tests, long enough';
const salesPage = aCourse({
  slug: 'with-a-sales-page',
  nameEn: 'Sold on its own page',
  salesStory: {} as never,
});
let test_: TestAcademy;
let receiver: Receiver;

beforeEach(async () => {
  test_ = await openTestAcademy({ courses: [salesPage, aCourse()], context: { tellsOfBuyNow: true } });
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  await test_.close();
});

/** Carries what is due; returns the lines it logged. */
async function carry(allowsPrivate = true): Promise<string> {
  let lines = '';
  const { database, context } = test_;
  const webhook = { url: `${receiver.origin}/buy?key=hidden-key`, secret, allowsPrivate };
  const worker = startOutboxWorker({
    database,
    kind: 'buy-now',
    post: buyNowPoster({ db: database.db, webhook, clock: context.clock, mode: 'production' }),
    clock: context.clock,
    log: makeLog('debug', { write: (line: string) => void (lines += line) }),
    every: 1e9,
    random: () => 0.5,
  });
  await worker.round();
  await worker.stop();
  return lines;
}

const rows = () =>
  test_.database.db.select().from(outbox).where(eq(outbox.kind, 'buy-now')).orderBy(asWritten);
const item = { kind: 'course', slug: salesPage.slug } as const;
const somebody = {
  courseSlug: salesPage.slug,
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
};

test('an order of a sales page is told: who buys what and when, signed over the very bytes', async () => {
  const order = await place(test_, { item, locale: 'ar' });
  await carry();
  const { method, headers, body } = receiver.theOne();
  expect([method, headers['content-type'], headers['x-derb-kind']]).toEqual([
    'POST',
    'application/json',
    'buy-now',
  ]);
  expect(JSON.parse(body.toString())).toEqual({
    body: {
      course: 'Sold on its own page',
      customerName: order.name,
      customerEmail: order.email,
      customerPhone: order.phone,
      timestamp: order.placedAt.toISOString(),
      action: 'buy-now',
      platform: 'web',
    },
    webhookUrl: `${receiver.origin}/buy?key=hidden-key`,
    executionMode: 'production',
  });
  const [, seconds = '', given] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-derb-signature'])) ?? [];
  expect(given).toBe(createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex'));
});

test('an order of another course is told to nobody, and neither is any where none is configured', async () => {
  await place(test_);
  expect(await rows()).toEqual([]);
  const quiet = await openTestAcademy({ courses: [salesPage] });
  await place(quiet, { item });
  expect(await quiet.academy.tellOfBuyNow(somebody)).toEqual({ ok: true });
  expect((await quiet.database.db.select().from(outbox)).filter(({ kind }) => kind === 'buy-now')).toEqual(
    [],
  );
  await quiet.close();
});

test('a form sent twice is told once, and it is no letter of the order', async () => {
  const form = aForm({ item });
  const first = await test_.academy.placeOrder(form);
  await test_.academy.placeOrder(form);
  expect(await rows()).toHaveLength(1);
  if (!first.ok) throw new Error(first.reason);
  const seen = await test_.academy.staff.order(first.order.number);
  expect(seen?.mails.map(({ subject }) => subject)).toEqual(['order-received']);
});

test('a wish without an order is told with what was typed, once an hour for the same words', async () => {
  await test_.academy.tellOfBuyNow(somebody);
  await test_.academy.tellOfBuyNow(somebody);
  await carry();
  expect(JSON.parse(receiver.theOne().body.toString()).body).toMatchObject({
    course: 'Sold on its own page',
    customerName: 'Salma Alaoui',
    customerPhone: '+212612345678',
    timestamp: '2026-06-01T10:00:00.000Z',
  });
  test_.pass(3_600_000);
  await test_.academy.tellOfBuyNow(somebody);
  expect(await rows()).toHaveLength(2);
  expect(await test_.academy.tellOfBuyNow({ ...somebody, courseSlug: 'none' })).toEqual({
    ok: false,
    reason: 'course-not-found',
  });
});

test('nobody makes the academy tell of one address without end', async () => {
  for (let sent = 0; sent < 5; sent += 1) await test_.academy.tellOfBuyNow(somebody);
  expect(await rows()).toHaveLength(1);
  for (let sent = 0; sent < 15; sent += 1)
    expect(await test_.academy.tellOfBuyNow({ ...somebody, name: `Salma ${sent}` })).toEqual({ ok: true });
  expect(await rows()).toHaveLength(10);
});

test('a receiver that is down is tried again later with the same words; the buyer never learns of it', async () => {
  receiver.answer = (_, response) => void response.writeHead(503).end('down');
  await place(test_, { item });
  const lines = await carry();
  expect((await rows())[0]?.lastError).toBe('Request failed with status 503.');
  expect(lines).not.toMatch(/Salma|Alaoui|612345678|hidden-key|127\.0\.0\.1/);
  receiver.answer = success;
  test_.pass(60_000);
  await carry();
  expect(receiver.seen).toHaveLength(2);
  expect(receiver.seen[1]?.body.equals(receiver.seen[0]?.body ?? Buffer.alloc(0))).toBe(true);
  expect(receiver.seen[1]?.headers['x-derb-message']).toBe(receiver.seen[0]?.headers['x-derb-message']);
  expect((await rows())[0]?.doneAt).not.toBeNull();
});

test('this machine is told nothing unless that is allowed, and an order that is gone is told of no more', async () => {
  await place(test_, { item });
  await carry(false);
  expect(receiver.seen).toEqual([]);
  expect((await rows())[0]?.lastError).toContain('may not be visited');
  await test_.database.db
    .update(outbox)
    .set({ orderId: crypto.randomUUID() })
    .where(eq(outbox.kind, 'buy-now'));
  test_.pass(60_000);
  await carry();
  expect(receiver.seen).toEqual([]);
  expect((await rows())[0]?.lastError).toBe('overtaken');
  expect(await test_.database.db.select().from(orders)).toHaveLength(1);
});

test('what was typed without an order is not kept beyond telling it, also when nobody carries it any more', async () => {
  const { db } = test_.database;
  const after = (days: number) => new Date(test_.context.clock().getTime() + days * 86_400_000);
  await test_.academy.tellOfBuyNow(somebody);
  await place(test_, { item });
  await removeOldLetters(db, after(2));
  expect(await rows()).toHaveLength(2);
  await removeOldLetters(db, after(4));
  expect((await rows()).map(({ orderId }) => orderId)).toEqual([expect.any(String)]);
});
