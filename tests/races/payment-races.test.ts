/**
 * Races on real PostgreSQL: the embedded engine runs one statement at a time and hides them. Every test names the guards it
 * proves. Some guards back each other up, so that one alone can be missing without harm: the tests were seen to fail with
 * the named guards of a line removed together.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { addCodes, allRows, begin, place, staff, statusOf, notifyFromBank } from '../support/actions.ts';
import { type TestAcademy, academyForAll } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';
import { evidenceFor } from '../support/test-gateway.ts';
import { bindScheduler } from '../../src/jobs.ts';

async function grantsOf(test: TestAcademy, orderId: string) {
  const rows = await allRows(test);
  const of = <Row extends { orderId: string | null }>(list: Row[]) =>
    list.filter((row) => row.orderId === orderId);
  return {
    entitlements: of(rows.entitlements).length,
    codes: of(rows.codes).length,
    accessEmails: of(rows.emails).filter((row) => row.payload['emailName'] === 'access-ready').length,
    captures: of(rows.history).filter((row) => row.event === 'capture-card').length,
    confirmations: of(rows.history).filter((row) => row.event === 'confirm').length,
  };
}
const once = { entitlements: 1, codes: 1, accessEmails: 1, captures: 1, confirmations: 1 };

describe('one payment notified many times at once', () => {
  const test = academyForAll({ engine: 'postgres', poolSize: 20 });
  beforeAll(() =>
    addCodes(
      test,
      times(400, (index) => `CODE-${index}`),
    ),
  );

  // Guards: the locks of order and attempt (FOR UPDATE), the attempt's UPDATE … WHERE state, the unique event of the gateway.
  it.each([
    [50, 5],
    [200, 2],
  ])('%i equal notifications, %i runs: one grant, one code, one e-mail', async (count, runs) => {
    for (let round = 0; round < runs; round += 1) {
      const order = await place(test);
      const evidence = evidenceFor(await begin(test, order));
      const verdicts = await atOnce(times(count, () => () => notifyFromBank(test, evidence)));
      // On a busy machine the first is answered before it is applied, too.
      const later = verdicts.filter((verdict) => verdict !== 'no-change');
      expect([[], ['applied']]).toContainEqual(later);
      expect(await grantsOf(test, order.id)).toEqual(once);
      const { notifications } = await allRows(test);
      expect(notifications.filter((one) => one.orderId === order.id)).toHaveLength(1);
    }
  });

  // Guard: the attempt's UPDATE … WHERE state; events with different ids pass the unique event.
  it('50 different events about one capture, and the page and the clock asking besides: one grant', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    const evidence = () => evidenceFor(reference, { providerReference: 'many-events' });
    test.bank.answers.set(reference, { ok: true, evidence: evidence() });
    test.pass(180_000);
    const scheduler = bindScheduler(test.context);
    await Promise.all([
      atOnce(times(50, () => () => notifyFromBank(test, evidence()))),
      ...times(5, () => test.academy.askGateway(order)),
      ...times(2, () => scheduler.askOpenAttempts()),
    ]);
    expect(await grantsOf(test, order.id)).toEqual(once);
  });

  // Guards: the order's row lock, the unique reference of what is put on record.
  it('a second payment on one visit notified 20 times at once is recorded once', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    await notifyFromBank(test, evidenceFor(reference, { providerReference: 'once-a' }));
    const second = () => notifyFromBank(test, evidenceFor(reference, { providerReference: 'once-b' }));
    expect(new Set(await atOnce(times(20, () => second)))).toEqual(new Set(['duplicate']));
    const { attempts, emails } = await allRows(test);
    expect(attempts.filter((one) => one.orderId === order.id && one.isDuplicate)).toHaveLength(1);
    const ofOrder = emails.filter((row) => row.orderId === order.id);
    expect(ofOrder.filter((row) => row.payload['emailName'] === 'staff-surplus')).toHaveLength(1);
    expect(await grantsOf(test, order.id)).toEqual({ ...once, captures: 2 });
  });

  // Guards: the order's row lock and UPDATE … WHERE status: two tabs, two attempts, both captured.
  it('both of two attempts captured at once: one grant, and the second payment stays on record', async () => {
    const scheduler = bindScheduler(test.context);
    for (let round = 0; round < 10; round += 1) {
      const order = await place(test);
      const references = [await begin(test, order), await begin(test, order)];
      await Promise.all(references.map((reference) => notifyFromBank(test, evidenceFor(reference))));
      // On a busy machine the one that waits for the order is answered first and applied by the clock afterwards.
      test.pass(5 * 60_000);
      const settled = async () => {
        await scheduler.applyWaiting();
        return grantsOf(test, order.id);
      };
      await expect.poll(settled).toEqual({ ...once, captures: 2 });
      const { emails } = await allRows(test);
      const ofOrder = emails.filter((row) => row.orderId === order.id);
      expect(ofOrder.filter((row) => row.payload['emailName'] === 'staff-surplus')).toHaveLength(1);
    }
  });

  // Guard: the order's row lock. Whichever comes first, the payment counts.
  it('a payment racing with a cancellation, an expiry, a claim and a refusal always ends confirmed, once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await place(test);
      const evidence = evidenceFor(await begin(test, order));
      const decision = { orderNumber: order.number, staff, decision: 'refuse', reason: 'No.' } as const;
      const rivals = [
        () => notifyFromBank(test, evidence),
        () => test.academy.claimBankTransfer(order),
        () => test.academy.cancelOrder(order),
        () => test.academy.staff.decideClaim(decision),
        () => test.academy.reopenOrder(order),
        () => notifyFromBank(test, evidence),
      ];
      await Promise.all(rivals.map((act) => act()));
      expect(await statusOf(test, order)).toBe('Payment Confirmed');
      expect(await grantsOf(test, order.id)).toEqual(once);
    }
  });

  // Guard: the order's row lock: the attempt begins before or after the payment, never on a confirmed order.
  it('no attempt begins on an order that is being confirmed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await place(test);
      const evidence = evidenceFor(await begin(test, order));
      const [, began] = await Promise.all([
        notifyFromBank(test, evidence),
        test.academy.beginPayment({ token: order.token, cardType: 'morocco' }),
      ]);
      const { history } = (await test.academy.orderByToken(order.token)) ?? { history: [] };
      const events = history.map((line) => line.event);
      if (began.ok) expect(events.lastIndexOf('begin-attempt')).toBeLessThan(events.indexOf('confirm'));
      expect(events.filter((event) => event === 'confirm')).toHaveLength(1);
    }
  });
});
