/** What people do and are told is done, and whether it is still there, whole and once. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { entitlements } from '../../src/selling/orders/access.table.ts';
import { learningEvents } from '../../src/learning/classroom/classroom.table.ts';
import { orderHistory, orders } from '../../src/selling/orders/orders.table.ts';
import { transferReceipts } from '../../src/selling/transfers/transfer-receipts.table.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { words } from '../../src/words.ts';
import { aPng } from '../support/receipts.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, orderNumberOn, payByCard } from '../support/visits.ts';

/** What people were told is done. */
export type Acknowledged = { orders: string[]; paid: string[]; claimed: string[]; events: string[] };

const course = 'ecommerce-mastery-virtual';

async function beginOrder(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  await visitor.open(`/courses/${course}/enrol`);
  await giveDetails(visitor, newLearner());
  return visitor;
}

/** Each does one thing and notes it when it was acknowledged. */
export const deeds: Record<string, (origin: string, done: Acknowledged, learner: Visitor) => Promise<void>> =
  {
    async order(origin, done) {
      const answer = await fetch(`${origin}/api/form/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          name: 'Salma Alaoui',
          email: newLearner().email,
          phone: '+212612345678',
          course: 'english-mastery',
          agreesToStart: true,
        }),
      });
      if (answer.status === 201) done.orders.push(((await answer.json()) as { orderId: string }).orderId);
    },
    async pay(origin, done) {
      const visitor = await beginOrder(origin);
      const number = orderNumberOn(await chooseMethod(visitor, 'Card'));
      done.orders.push(number);
      const page = await payByCard(visitor);
      if (page.text.includes(words.en.order.statuses['Payment Confirmed'].title)) done.paid.push(number);
    },
    async claim(origin, done) {
      const visitor = await beginOrder(origin);
      const number = orderNumberOn(await chooseMethod(visitor, 'Bank Transfer'));
      const receipt = new Blob([new Uint8Array(aPng({ after: number }))], { type: 'image/png' });
      const page = await visitor.send({ transferred: 'on', receipt });
      if (page.text.includes(words.en.order.statuses['Paid - Bank Transfer'].title))
        done.claimed.push(number);
    },
    async learn(_origin, done, learner) {
      const id = randomUUID();
      const lessonId = learner.page.$('[data-lesson]').attr('data-lesson');
      const seconds = 1 + (done.events.length % 80);
      const event = {
        id,
        lessonId,
        kind: 'position',
        body: { seconds, of: 88 },
        at: new Date().toISOString(),
      };
      const answer = await learner.ask(`/learn/${course}/events`, {
        method: 'POST',
        body: JSON.stringify({ events: [event] }),
        headers: { 'content-type': 'application/json' },
      });
      if (answer.status !== 200) return;
      done.events.push(...((await answer.json()) as { settled: string[] }).settled);
    },
  };

export const total = (done: Acknowledged): number =>
  Object.values(done).reduce((sum, list) => sum + list.length, 0);

/** What is missing or there twice. */
export async function faults(database: Database, dataDir: string, done: Acknowledged): Promise<string[]> {
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
export async function learnerAt(origin: string, cookies: Map<string, string>): Promise<Visitor> {
  const visitor = cookies.size === 0 ? await beginOrder(origin) : new Visitor(origin);
  if (cookies.size === 0) {
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
  }
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  await visitor.open(`/learn/${course}/lessons/one-order`);
  for (const [name, value] of visitor.cookies) cookies.set(name, value);
  return visitor;
}
