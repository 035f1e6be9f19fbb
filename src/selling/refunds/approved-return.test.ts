import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { paymentAttempts } from '../orders/orders.table.ts';
import { begin, emailsOf, place, notifyFromBank } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { evidenceFor, testGateway } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';

const minuteMs = 60_000;

describeOnBothEngines('a visit to the bank without an answer', (engine) => {
  let test: TestAcademy;
  afterEach(() => test.close());

  const underWay = async (order: { token: string }) =>
    (await test.academy.orderByToken(order.token))?.underWay;
  const approve = (reference: string) =>
    test.context.database.db
      .update(paymentAttempts)
      .set({ approvedReturnAt: test.context.clock() })
      .where(eq(paymentAttempts.reference, reference));
  const alert = () => bindScheduler(test.context).alertApprovedReturns();
  const emailsToStaff = async (order: { id: string }) =>
    (await emailsOf(test, order)).filter((name) => name === 'staff-approved-return').length;

  it('is shown with whether the bank can be asked', async () => {
    test = await openTestAcademy({ engine });
    const order = await place(test);
    expect(await underWay(order)).toBeNull();
    await begin(test, order);
    expect(await underWay(order)).toMatchObject({ approvedAt: null, canBeAsked: true });
    await test.close();
    const bank = testGateway({ canBeAsked: false });
    test = await openTestAcademy({ engine, context: { gateways: [bank] } });
    const other = await place(test);
    await test.academy.beginPayment({ token: other.token, cardType: 'morocco' });
    expect(await underWay(other)).toMatchObject({ canBeAsked: false });
  });

  it('is none when the bank opened no page: the buyer is not asked whether they paid there', async () => {
    for (const reason of ['gateway-unreachable', 'gateway-refused'] as const) {
      const bank = testGateway({ begin: async () => ({ ok: false, reason }) });
      test = await openTestAcademy({ engine, context: { gateways: [bank] } });
      const order = await place(test);
      await test.academy.beginPayment({ token: order.token, cardType: 'morocco' });
      expect(await underWay(order)).toBeNull();
      const view = await test.academy.orderByToken(order.token);
      expect(view?.history.at(-1)).toMatchObject({ event: 'no-hand-off', detail: { reason } });
      if (reason === 'gateway-unreachable') await test.close();
    }
  });

  it('approved in the buyer’s browser, it stays until the bank answers; staff are notified once, after a quarter of an hour', async () => {
    test = await openTestAcademy({ engine });
    const order = await place(test);
    const reference = await begin(test, order);
    await approve(reference);
    // A later visit does not hide it.
    await begin(test, order);
    test.pass(15 * minuteMs);
    expect([await alert(), await emailsToStaff(order)]).toEqual([0, 0]);
    test.pass(1);
    expect([await alert(), await alert(), await emailsToStaff(order)]).toEqual([1, 1, 1]);
    expect(await underWay(order)).toMatchObject({ approvedAt: expect.any(Date) });
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: order.amountCentimes }));
    expect(await alert()).toBe(0);
  });
});
