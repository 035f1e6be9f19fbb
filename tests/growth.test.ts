/** What is asked often reads no large table whole: with 12,000 orders and as many people and e-mails, by the plans of PostgreSQL. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filling, fillLists, fillOrders } from '../bench/fill-lists.ts';
import { openAcademy } from '../bench/open-academy.ts';
import { claimEmails } from '../src/academy/emails/outbox-claim.store.ts';
import { asRequest } from '../src/platform/db/read-once.ts';
import { staff } from './support/actions.ts';
import { aForm } from './support/builders.ts';
import { describeOnPostgres, newPostgresDatabase } from './support/open-test-database.ts';
import { plansOf } from './support/plans.ts';
import { runCall } from './support/run-call.ts';

type Opened = Awaited<ReturnType<typeof openAcademy>>;

const large = new Set(['orders', 'entitlements', 'member_users', 'outbox']);
const first = { page: 1, perPage: 25 } as const;
const newest = { by: 'placedAt', direction: 'desc' } as const;

/** Found once among twelve thousand: the last of them, by what staff may have of it. */
const sought = {
  'the number': 'MEM-028000-ad20',
  'the e-mail': 'buyer.12000@gmail.com',
  'the telephone, dictated': '06 95 02 80 00',
  'the start of a telephone': '06 95 02',
  'a rare name in Arabic': 'بنجلون',
  'a rare name in another spelling': 'bendjeloun',
  nobody: 'nobody at all',
};

const questions: Record<string, (opened: Opened) => Promise<unknown>> = {
  'the courses': ({ academy }) => academy.courses(),
  'an order': ({ academy }) => academy.placeOrder(aForm()),
  'the orders': ({ academy }) => academy.staff.findOrders({ filter: {}, sort: newest, ...first }),
  'how many orders wait': ({ academy }) => academy.staff.countOrderGroups(),
  ...Object.fromEntries(
    Object.entries(sought).map(([name, search]) => [
      `orders by ${name}`,
      ({ academy }: Opened) => academy.staff.findOrders({ filter: { search }, sort: newest, ...first }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(sought).map(([name, search]) => [
      `people by ${name}`,
      (opened: Opened) => runCall(opened, staff, 'GET people', { ...first, search }),
    ]),
  ),
  people: (opened) => runCall(opened, staff, 'GET people', first),
  today: ({ academy }) => academy.staff.today({ staff }),
  deliveries: (opened) => runCall(opened, staff, 'GET deliveries', { ...first, search: '' }),
  'e-mails to an address': (opened) =>
    runCall(opened, staff, 'GET deliveries', { ...first, search: 'buyer.500@example.com' }),
  'what is to be sent': ({ database }) => {
    const now = new Date();
    return claimEmails(database.db, { kind: 'mail', token: 'token', now, until: now, most: 5 });
  },
};

describeOnPostgres('with 12,000 orders', () => {
  let opened: Opened;
  let client: pg.Client;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await newPostgresDatabase();
    drop = made.drop;
    opened = await openAcademy(made.url);
    await filling(made.url, async (on) => {
      await fillOrders(on, 12_000);
      await fillLists(on, 12_000);
    });
    client = new pg.Client(made.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await opened.close();
    await drop();
  });

  it.each(Object.keys(questions))('%s', async (question) => {
    const plans = await plansOf(client, () => asRequest(async () => questions[question]?.(opened)));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ whole }) => whole.some((table) => large.has(table)))).toEqual([]);
  });
});
