import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ApplicationKind } from '../../catalogue/applicants/application.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { contentVersion, workshops } from '../../academy/content/catalogue.table.ts';
import type { Order } from '../../selling/orders/order.ts';
import { howLongWeKeep } from '../../academy/legal/how-long-we-keep.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { aWorkshop, seedOffers } from '../../../tests/support/applications.ts';
import { allRows, begin, place, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { openTestAcademy, describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { bindScheduler, type AcademyScheduler } from '../../jobs.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

const dayMs = 86_400_000;
const { unpaidOrderDays, applicationMonths, jobApplicationMonths, forgedNotificationDays } = howLongWeKeep;

type Rows = Awaited<ReturnType<typeof allRows>>;

/** Everything the tables hold of one order. */
const rowsAbout = (rows: Rows, { id }: Pick<Order, 'id'>) => [
  ...rows.orders.filter((row) => row.id === id),
  ...[rows.attempts, rows.notifications, rows.history, rows.entitlements, rows.codes, rows.emails].flatMap(
    (list: readonly { orderId: string | null }[]) => list.filter((row) => row.orderId === id),
  ),
];

describeAcademy('deleting what is kept no longer', (test) => {
  let scheduler: AcademyScheduler;
  beforeEach(async () => {
    scheduler = bindScheduler(test.context);
  });

  const aboutOrder = async (order: Order) => rowsAbout(await allRows(test), order);
  const expire = async () => {
    test.pass(8 * dayMs);
    await scheduler.expireOrders();
  };
  const refuse = (order: Order) =>
    test.academy.staff.decideClaim({
      orderNumber: order.number,
      staff,
      decision: 'refuse',
      reason: 'Not found.',
    });
  const deleteAll = async () => {
    while ((await scheduler.applyRetention()) > 0);
  };

  it('deletes an order that ended unpaid with all that is about it, when its days are over and not before', async () => {
    const order = await place(test);
    await notifyFromBank(test, evidenceFor(await begin(test, order), { outcome: 'declined' }));
    await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
    await test.academy.cancelOrder({ token: order.token });
    const before = await aboutOrder(order);
    expect(before.length).toBeGreaterThan(5);
    test.pass((unpaidOrderDays - 1) * dayMs - 1);
    expect(await scheduler.applyRetention()).toBe(0);
    expect(await aboutOrder(order)).toEqual(before);
    test.pass(1);
    expect(await scheduler.applyRetention()).toBe(1);
    expect(await aboutOrder(order)).toEqual([]);
    expect(await test.academy.orderByToken(order.token)).toBeNull();
    expect(await scheduler.applyRetention()).toBe(0);
  });

  const stories: [title: string, live: (order: Order) => Promise<unknown>, stays: boolean][] = [
    ['expired', expire, false],
    ['cancelled', (order) => test.academy.cancelOrder(order), false],
    ['still open', async () => undefined, true],
    [
      'opened again',
      async (order) => [await test.academy.cancelOrder(order), await test.academy.reopenOrder(order)],
      true,
    ],
    ['claimed to be paid by bank', (order) => test.academy.claimBankTransfer(order), true],
    [
      'claimed, refused and expired',
      async (order) => [await test.academy.claimBankTransfer(order), await refuse(order), await expire()],
      true,
    ],
    [
      'claimed by a cash code, refused and expired',
      async (order) => [
        await test.academy.claimCashTransfer({ token: order.token, transferCode: 'AB12345' }),
        await refuse(order),
        await expire(),
      ],
      true,
    ],
    ['paid by card', async (order) => notifyFromBank(test, evidenceFor(await begin(test, order))), true],
    [
      'paid by card after it had expired',
      async (order) => {
        const reference = await begin(test, order);
        await expire();
        await notifyFromBank(test, evidenceFor(reference));
      },
      true,
    ],
    [
      'cancelled while the bank has not answered',
      async (order) => [await begin(test, order), await test.academy.cancelOrder(order)],
      true,
    ],
    [
      'cancelled after the bank took another amount',
      async (order) => {
        const reference = await begin(test, order);
        await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 1 }));
        await notifyFromBank(test, evidenceFor(reference, { outcome: 'declined' }));
        await test.academy.cancelOrder(order);
      },
      true,
    ],
  ];
  it.each(stories)('an order that was %s', async (_title, live, stays) => {
    const order = await place(test);
    await live(order);
    const before = await aboutOrder(order);
    test.pass(3_000 * dayMs);
    await deleteAll();
    expect(await aboutOrder(order)).toEqual(stays ? before : []);
  });

  it('money that arrives for a deleted order is kept for a person to see', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    test.pass(2 * dayMs);
    await scheduler.askOpenAttempts();
    await expire();
    test.pass(unpaidOrderDays * dayMs);
    await deleteAll();
    expect(await aboutOrder(order)).toEqual([]);
    expect(await notifyFromBank(test, evidenceFor(reference))).toBe('refused');
    expect((await allRows(test)).notifications).toMatchObject([
      { verdict: 'refused', reason: 'unknown-attempt', looksForged: false },
    ]);
  });

  it('deletes forgeries, and keeps refused notifications that may be money', async () => {
    await notifyFromBank(test, evidenceFor('reference-of-nobody'), 'guess');
    await notifyFromBank(test, evidenceFor('reference-of-nobody'));
    const forged = async () => (await allRows(test)).notifications.map((one) => one.looksForged).sort();
    test.pass((forgedNotificationDays - 1) * dayMs - 1);
    await deleteAll();
    expect(await forged()).toEqual([false, true]);
    test.pass(1);
    await deleteAll();
    test.pass(3_000 * dayMs);
    await deleteAll();
    expect(await forged()).toEqual([false]);
  });

  const send = async (
    kind: ApplicationKind,
    daysAgo: number,
    of: { subject?: string; email?: string } = {},
  ) => {
    const id = test.context.uuid();
    const sentAt = new Date(test.context.clock().getTime() - daysAgo * dayMs);
    await test.db.insert(applications).values({
      id,
      kind,
      subject: of.subject ?? null,
      locale: 'ar',
      name: 'Salma Alaoui',
      email: of.email ?? 'salma@example.com',
      phone: null,
      answers: {},
      sentAt,
    });
    await test.db.insert(outbox).values({
      id: test.context.uuid(),
      kind: 'mail',
      dedupeKey: `email:${id}`,
      payload: {},
      applicationId: id,
      createdAt: sentAt,
      runAt: sentAt,
      attempts: 0,
    });
    return id;
  };
  const kept = async () => (await test.db.select().from(applications)).map(({ id }) => id);

  const periods: [ApplicationKind, number][] = [
    ['waitlist', applicationMonths],
    ['workshop', applicationMonths],
    ['host-course', applicationMonths],
    ['access-request', applicationMonths],
    ['contact', applicationMonths],
    ['consultation', applicationMonths],
    ['scholarship', applicationMonths],
    ['careers', jobApplicationMonths],
  ];
  it('what was sent is kept for the months of its kind at most, and is deleted with its e-mails', async () => {
    const young: string[] = [];
    for (const [kind, months] of periods) {
      await send(kind, months * 30 - 1);
      young.push(await send(kind, months * 30 - 2));
    }
    expect(await scheduler.applyRetention()).toBe(periods.length);
    expect((await kept()).sort()).toEqual(young.sort());
    const emails = await test.db.select().from(outbox);
    expect(emails.map(({ applicationId }) => applicationId).sort()).toEqual(young.sort());
  });

  it('a name on a waitlist is deleted after its months', async () => {
    const joinedAt = (days: number) => new Date(test.context.clock().getTime() - days * dayMs);
    const entry = { locale: 'en', name: 'Salma Alaoui', phone: '+212612345678', courseSlug: 'soon' } as const;
    await test.db.insert(waitlistEntries).values([
      { ...entry, id: test.context.uuid(), email: 'old@example.com', joinedAt: joinedAt(719) },
      { ...entry, id: test.context.uuid(), email: 'young@example.com', joinedAt: joinedAt(718) },
    ]);
    expect(await scheduler.applyRetention()).toBe(1);
    const left = await test.db.select().from(waitlistEntries);
    expect(left.map(({ email }) => email)).toEqual(['young@example.com']);
  });

  it('a seat in a session that is still to come is kept until it is over; then its page counts again', async () => {
    await seedOffers(test.db);
    const person = { locale: 'en', name: 'Salma Alaoui', email: 'salma@example.com', phone: null } as const;
    const record = aWorkshop({ heldOn: '2029-01-10' });
    await test.db.update(workshops).set({ record }).where(eq(workshops.slug, 'a-workshop'));
    await test.academy.applyToWorkshop({ ...person, workshopSlug: 'a-workshop' });
    const version = async () => (await test.db.select().from(contentVersion))[0]?.version ?? 0;
    test.pass(applicationMonths * 31 * dayMs);
    await deleteAll();
    expect(await kept()).toHaveLength(1);
    expect((await test.academy.workshop('a-workshop'))?.seatsLeft).toBe(39);
    const before = await version();
    test.pass(365 * dayMs);
    await deleteAll();
    expect(await kept()).toEqual([]);
    expect(await test.db.select().from(workshopSeats)).toEqual([]);
    expect(await version()).toBeGreaterThan(before);
  });

  it('works in runs of a hundred at most', async () => {
    for (let each = 0; each < 101; each += 1) await send('contact', 1_000);
    expect([
      await scheduler.applyRetention(),
      await scheduler.applyRetention(),
      await scheduler.applyRetention(),
    ]).toEqual([100, 1, 0]);
  });
});

const actions = [
  'begin',
  'capture',
  'wrong',
  'decline',
  'bank',
  'cash',
  'refuse',
  'cancel',
  'reopen',
  'expire',
] as const;

it('in any sequence of events: orders with money or a claim are never deleted; of others nothing is left over', async () => {
  await using test = await openTestAcademy();
  const scheduler = bindScheduler(test.context);
  const { academy } = test;
  let deleted = 0;
  const live = async (order: Order, action: (typeof actions)[number]): Promise<boolean> => {
    const { token, number } = order;
    const last = (await allRows(test)).attempts.findLast((one) => one.orderId === order.id)?.reference;
    const notify = async (of = {}) =>
      last === undefined ? false : (await notifyFromBank(test, evidenceFor(last, of))) !== '';
    switch (action) {
      case 'begin':
        await academy.beginPayment({ token, cardType: 'morocco' });
        return false;
      case 'capture':
        return notify();
      case 'wrong':
        return notify({ amountCentimes: 1 });
      case 'decline':
        await notify({ outcome: 'declined' });
        return false;
      case 'bank':
        return (await academy.claimBankTransfer({ token })).ok;
      case 'cash':
        return (await academy.claimCashTransfer({ token, transferCode: `code${number}` })).ok;
      case 'refuse':
        await academy.staff.decideClaim({ orderNumber: number, staff, decision: 'refuse', reason: 'No.' });
        return false;
      case 'cancel':
        await academy.cancelOrder({ token });
        return false;
      case 'reopen':
        await academy.reopenOrder({ token });
        return false;
      case 'expire':
        test.pass(8 * dayMs);
        await scheduler.expireOrders();
        return false;
    }
  };
  await forAllInTurn(
    40,
    fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 8 }),
    async (lived) => {
      const order = await place(test);
      let money = false;
      for (const action of lived) money = (await live(order, action)) || money;
      const before = rowsAbout(await allRows(test), order);
      test.pass(1_000 * dayMs);
      await scheduler.applyRetention();
      const after = rowsAbout(await allRows(test), order);
      if (after.length === 0) deleted += 1;
      if (money || after.length > 0) expect(after).toEqual(before);
    },
  );
  expect(deleted).toBeGreaterThan(5);
}, 120_000);
