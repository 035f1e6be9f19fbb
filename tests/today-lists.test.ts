/** What Today counts is what the list shows that its link opens. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { places } from '../console/src/today/task-addresses.ts';
import { courses } from '../src/academy/content/catalogue.table.ts';
import { catalogueRevisions } from '../src/academy/content/revisions.table.ts';
import { queueEvents } from '../src/academy/emails/outbox.service.ts';
import { outbox } from '../src/academy/emails/outbox.table.ts';
import { orders } from '../src/selling/orders/orders.table.ts';
import { somebody } from './support/applications.ts';
import { aForm, someDetails } from './support/builders.ts';
import { appForAll } from './support/open-test-app.ts';
import { allowed } from './support/sure.ts';

const hourMs = 3_600_000;
let cookie = '';

type Row = Record<string, unknown>;
type Answer = { rows: Row[]; duplicates?: Row[]; requests?: Row[] };
type Task = { kind: keyof typeof places; count: number };

const read = async <Found>(address: string): Promise<Found> =>
  (await test.ask(`/api/staff${address}`, { cookie })).json() as Promise<Found>;

/** Lists whose call has another name than their page. */
const calls: Record<string, string> = {
  '/people/requests': '/data-requests',
  '/let-in': '/free-access/requests',
};

/** As the console asks for the list behind an address of its own. */
async function openedBy(place: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(place, 'http://localhost');
  const filter = JSON.parse(searchParams.get('filter') ?? '{}') as Record<string, unknown>;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    for (const one of [value].flat()) query.append(name, String(one));
  return read(`${calls[pathname] ?? pathname}?${query.toString()}`);
}

/** Of a page with several lists, or of everything, which part is the errand; the rows otherwise. */
const parts: Partial<Record<Task['kind'], (answer: Answer) => number>> = {
  'few-codes': ({ rows }) => rows.filter(({ runsLow }) => runsLow).length,
  'access-requests': ({ requests = [] }) => requests.filter(({ answer }) => answer === null).length,
  'no-price': ({ rows }) =>
    rows.filter(({ state, priceCentimes }) => state === 'draft' && priceCentimes === null).length,
  waitlists: ({ rows }) => rows.filter(({ isReady }) => isReady).length,
};

async function placed(email: string, slug = 'ecommerce-mastery-virtual') {
  return allowed(
    await test.app.academy.placeOrder(
      aForm({ item: { kind: 'course', slug }, details: someDetails({ email }) }),
    ),
  ).order;
}

async function paidTwice(email: string, doubleSeenAt: Date | null) {
  const numbers = [(await placed(`one-${email}`)).number, (await placed(`other-${email}`)).number];
  await test.db
    .update(orders)
    .set({ email, status: 'Payment Confirmed', doubleSeenAt })
    .where(inArray(orders.number, numbers));
}

async function seedOrders() {
  const { academy } = test.app;
  const { id } = await placed('long-unpaid@example.com');
  const placedAt = new Date(test.clock().getTime() - 4 * hourMs);
  await test.db.update(orders).set({ placedAt }).where(eq(orders.id, id));
  await placed('just-placed@example.com');
  const claim = { token: (await placed('transfer@example.com')).token };
  await academy.chooseMethod({ ...claim, option: 'Bank Transfer' });
  await academy.claimBankTransfer(claim);
  const { token } = await placed('another-way@example.com');
  await academy.chooseMethod({ token, option: 'Other Payment Methods' });
  await paidTwice('twice@example.com', null);
  await paidTwice('looked-at@example.com', test.clock());
  const [paid] = await test.db.select().from(orders).where(eq(orders.email, 'looked-at@example.com'));
  const colleague = { email: 'support@example.com', role: 'support' } as const;
  const text = 'Bought twice: one of them back.';
  await academy.staff.noteOnOrder({
    orderNumber: paid?.number ?? '',
    text,
    asksRefund: true,
    staff: colleague,
  });
}

async function seedOutbox() {
  const { db } = test;
  const now = test.clock();
  await queueEvents(test.database, { isTold: true, now });
  const some = (kind: 'mail' | 'event') =>
    db.select({ id: outbox.id }).from(outbox).where(eq(outbox.kind, kind)).limit(2);
  await db
    .update(outbox)
    .set({ failedAt: now, lastError: 'No.' })
    .where(inArray(outbox.id, some('mail')));
  await db
    .update(outbox)
    .set({ failedAt: now, lastError: 'No.' })
    .where(inArray(outbox.id, some('event')));
  const message = {
    kind: 'message' as const,
    payload: { emailName: 'order-received' },
    createdAt: now,
    runAt: now,
  };
  const rows = [{ failedAt: now }, { lastError: 'account (190)' }, { lastError: 'busy (130429)' }, {}];
  for (const row of rows)
    await db
      .insert(outbox)
      .values({ ...message, ...row, id: randomUUID(), dedupeKey: randomUUID(), attempts: 1 });
}

/** A draft without a price. */
async function seedDraft() {
  const { db } = test.database;
  const [course] = await db.select().from(courses).where(eq(courses.slug, 'ecommerce-mastery-virtual'));
  const record = { ...course?.record, slug: 'sewing', priceCentimes: null };
  const made = { state: 'draft' as const, madeBy: 'editor@example.com', madeAt: test.clock() };
  await db
    .insert(catalogueRevisions)
    .values({ id: randomUUID(), kind: 'course', slug: 'sewing', record, ...made });
}

const test = appForAll();
beforeAll(async () => {
  cookie = await test.enterConsole('owner@example.com', 'owner');
  await seedOrders();
  await test.app.academy.writeToUs({ ...somebody, topic: 'course', message: 'A question.' });
  await test.ask('/api/staff/data-requests', {
    cookie,
    json: {
      kind: 'access',
      email: 'salma@example.com',
      name: 'Salma',
      way: 'email',
      receivedOn: '2026-01-01',
      note: '',
    },
  });
  await seedOutbox();
  await seedDraft();
}, 120_000);

it('counts what the list shows that its link opens', async () => {
  const { tasks } = await read<{ tasks: Task[] }>('/today');
  const counted = Object.fromEntries(tasks.map(({ kind, count }) => [kind, count]));
  const listed: Record<string, number> = {};
  for (const { kind } of tasks) {
    const answer = await openedBy(places[kind]);
    listed[kind] = (parts[kind] ?? (({ rows }) => rows.length))(answer);
  }
  expect(listed).toEqual(counted);
  expect(counted).toMatchObject({
    'data-requests': 1,
    claims: 1,
    'other-methods': 1,
    'unpaid-orders': 1,
    doubles: 1,
    'refund-asks': 1,
    'no-price': 1,
    applications: 1,
    mails: 2,
    messages: 2,
    webhooks: 2,
  });
});
