/** Races of buyers and staff, on real PostgreSQL. Every test names the guard it proves. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bindScheduler } from '../../src/jobs.ts';
import { aForm, someDetails } from '../support/builders.ts';
import { addCodes, allRows, place, staff, statusOf } from '../support/actions.ts';
import { openTestAcademy, academyForAll } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';

describe('at the same moment', () => {
  const test = academyForAll({ engine: 'postgres', poolSize: 20 });
  beforeAll(() =>
    addCodes(
      test,
      times(100, (index) => `CODE-${index}`),
    ),
  );

  // Guard: the unique key with ON CONFLICT DO NOTHING, and reading who was first.
  it('40 submissions of one form make one order and one e-mail', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = (await allRows(test)).orders.length;
      const form = aForm();
      const placed = await atOnce(times(40, () => () => test.academy.placeOrder(form)));
      const made = placed.flatMap((one) => (one.ok ? [one] : []));
      expect(made).toHaveLength(40);
      expect(new Set(made.map((one) => one.order.number)).size).toBe(1);
      expect(made.filter((one) => !one.repeated)).toHaveLength(1);
      const rows = await allRows(test);
      expect(rows.orders).toHaveLength(before + 1);
      expect(rows.emails.filter((email) => email.orderId === made[0]?.order.id)).toHaveLength(1);
    }
  });

  // Guard: the unique number: 60 buyers whose random bytes give only 256 numbers.
  it('buyers with colliding numbers all get an order, each its own', async () => {
    await using loaded = await openTestAcademy({
      engine: 'postgres',
      poolSize: 20,
      context: {
        randomBytes: (length) =>
          length === 5
            ? new Uint8Array([0, 0, 0, 0, Math.floor(Math.random() * 256)])
            : crypto.getRandomValues(new Uint8Array(length)),
      },
    });
    const placed = await atOnce(times(25, () => () => place(loaded)));
    expect(new Set(placed.map((order) => order.number)).size).toBe(25);
  });

  // Guards: the order's row lock and UPDATE … WHERE status.
  it('two members of staff deciding one claim: one decides, the other is shown who', async () => {
    const omar = { email: 'omar@academy.example', role: 'owner' } as const;
    for (let round = 0; round < 10; round += 1) {
      const order = await place(test);
      await test.academy.claimBankTransfer(order);
      const results = await Promise.all([
        test.academy.staff.decideClaim({ orderNumber: order.number, staff, decision: 'confirm' }),
        test.academy.staff.decideClaim({
          orderNumber: order.number,
          staff: omar,
          decision: 'refuse',
          reason: 'No.',
        }),
      ]);
      const first = results.findIndex((one) => one.ok);
      expect(results.filter((one) => one.ok)).toHaveLength(1);
      expect(results[1 - first]).toMatchObject({
        reason: 'already-decided',
        by: [staff, omar][first]?.email,
      });
      const granted = (await allRows(test)).entitlements.some((one) => one.orderId === order.id);
      expect([await statusOf(test, order), granted]).toEqual(
        first === 0 ? ['Payment Confirmed', true] : ['Rejected', false],
      );
    }
  });

  // Guard: the code's lock; without it the unique index would turn the second into an error.
  it('ten buyers claiming one transfer code: one gets it, nine are refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orders = [];
      // A mailbox each: how often one person may claim is limited.
      for (let buyer = 0; buyer < 10; buyer += 1)
        orders.push(
          await place(test, { details: someDetails({ email: `buyer${round}.${buyer}@example.com` }) }),
        );
      const results = await Promise.all(
        orders.map(({ token }) => test.academy.claimCashTransfer({ token, transferCode: `code ${round}x` })),
      );
      expect(results.filter((one) => one.ok)).toHaveLength(1);
      expect(results.filter((one) => !one.ok && one.reason === 'transfer-code-taken')).toHaveLength(9);
    }
  });

  // Guard: the order's row lock: a double click on everything at once.
  it('a double click on each button leaves one line of history each', async () => {
    const order = await place(test);
    const { token } = order;
    const twice = async <T>(act: () => Promise<T>) => Promise.all([act(), act(), act()]);
    await twice(() => test.academy.changeDetails({ token, details: someDetails({ name: 'Salma Idrissi' }) }));
    await twice(() => test.academy.chooseMethod({ token, option: 'WafaCash / Cash Plus' }));
    await twice(() => test.academy.cancelOrder({ token }));
    await twice(() => test.academy.reopenOrder({ token }));
    const claims = await twice(() => test.academy.claimCashTransfer({ token, transferCode: 'double click' }));
    expect(claims.every((one) => one.ok)).toBe(true);
    const view = await test.academy.orderByToken(token);
    expect(view?.history.map((line) => line.event)).toEqual([
      'place',
      'change-details',
      'choose-known-method',
      'cancel',
      'reopen',
      'claim-cash-transfer',
    ]);
  });

  // Guard: FOR UPDATE SKIP LOCKED: several instances of the server run the jobs.
  it('three clocks ending 150 orders end each once', async () => {
    await using clocked = await openTestAcademy({ engine: 'postgres', poolSize: 20 });
    await atOnce(times(150, () => () => place(clocked)));
    clocked.pass(8 * 86_400_000);
    const scheduler = bindScheduler(clocked.context);
    let ended = 0;
    for (let runs = 0; runs < 5; runs += 1)
      ended += (await Promise.all(times(3, () => scheduler.expireOrders()))).reduce((a, b) => a + b);

    const rows = await allRows(clocked);
    expect(ended).toBe(150);
    expect(rows.history.filter((line) => line.event === 'expire')).toHaveLength(150);
  });
});
