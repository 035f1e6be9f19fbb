/** Races about instalments, on real PostgreSQL: the embedded engine hides them. Every test names the guards it proves. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bindScheduler } from '../../src/jobs.ts';
import type { Order } from '../../src/selling/orders/order.ts';
import { aCourse, someInstalments } from '../support/builders.ts';
import { addCodes, allRows, begin, place, notifyFromBank } from '../support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';
import { payBackOrder } from '../support/refunds.ts';
import { evidenceFor } from '../support/test-gateway.ts';
import { allowed } from '../support/sure.ts';

const dayMs = 86_400_000;
const runs = 8;

let test: TestAcademy;
beforeEach(async () => {
  const instalments = someInstalments;
  test = await openTestAcademy({ engine: 'postgres', poolSize: 20, courses: [aCourse({ instalments })] });
  await addCodes(
    test,
    times(20, (index) => `CODE-${index}`),
  );
});
afterEach(() => test.close());

async function pay(order: Pick<Order, 'token' | 'amountCentimes'>): Promise<string | undefined> {
  const { amountCentimes } = order;
  return notifyFromBank(test, evidenceFor(await begin(test, order), { amountCentimes }));
}

async function deposited(): Promise<Order> {
  const item = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;
  const order = await place(test, { item, seenPriceCentimes: null });
  expect(await pay(order)).toBe('applied');
  return order;
}

const press = (deposit: Order, number = 2) => test.academy.payInstalment({ token: deposit.token, number });

const ordersOfParts = async () =>
  (await allRows(test)).orders.filter(({ itemKind }) => itemKind === 'instalment');

// Guards: the plan's lock in sellInstalment, the key of an instalment, the unique order of an instalment.
it('a part that is pressed twenty times at once has one order', async () => {
  for (let round = 0; round < runs; round += 1) {
    const deposit = await deposited();
    const answers = await atOnce(times(20, () => () => press(deposit)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await ordersOfParts()).toHaveLength(round + 1);
  }
});

// Guards: the plan's lock in payPart and in the scheduled job.
it('a payment and the pause at the same instant: a paid part never leaves the course paused', async () => {
  for (let round = 0; round < runs; round += 1) {
    const deposit = await deposited();
    const pressed = allowed(await press(deposit));
    const { amountCentimes } = pressed.order;
    const evidence = evidenceFor(await begin(test, pressed.order), { amountCentimes });
    test.pass(38 * dayMs);
    const scheduler = bindScheduler(test.context);
    await Promise.all([
      notifyFromBank(test, evidence),
      scheduler.processInstalments(),
      notifyFromBank(test, evidence),
      scheduler.processInstalments(),
    ]);
    const plan = await test.academy.planOfOrder(deposit.token);
    expect(plan).toMatchObject({ next: 3, pausedAt: null });
    expect((await test.academy.orderByToken(deposit.token))?.access?.code).toMatch(/^CODE-/);
    await scheduler.expireOrders();
  }
});

// Guards: the order's lock, the plan's lock, the plan read again under it; nobody who holds a plan waits for an order.
it('the deposit goes back while a part is pressed, paid and claimed: nothing can be paid afterwards, nothing hangs', async () => {
  for (let round = 0; round < runs; round += 1) {
    const deposit = await deposited();
    const pressed = allowed(await press(deposit));
    const { token, amountCentimes, id } = pressed.order;
    const evidence = evidenceFor(await begin(test, pressed.order), { amountCentimes });
    await Promise.all([
      payBackOrder(test, deposit),
      press(deposit),
      round % 2 === 0
        ? notifyFromBank(test, evidence)
        : test.academy.chooseMethod({ token, option: 'Bank Transfer' }),
      test.academy.cancelOrder({ token }),
      bindScheduler(test.context).processInstalments(),
    ]);
    await bindScheduler(test.context).processInstalments();
    const plan = await test.academy.planOfOrder(deposit.token);
    expect(plan).toMatchObject({ endedAt: expect.any(Date), next: null });
    expect(await press(deposit)).toMatchObject({ ok: false });
    const rows = await allRows(test);
    const order = rows.orders.find((one) => one.id === id);
    expect(['Payment Confirmed', 'Cancelled', 'Expired']).toContain(order?.status);
    const stillOpen = rows.orders.filter(({ status }) => status.startsWith('Pending'));
    expect(stillOpen).toEqual([]);
  }
});
