import { timeInMorocco } from '../platform/time/calendar-date.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  addCodes,
  allRows,
  begin,
  place,
  placeAndPay,
  statusOf,
  notifyFromBank,
} from '../../tests/support/actions.ts';
import { describeAcademy } from '../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../tests/support/test-gateway.ts';
import { bindScheduler, type AcademyScheduler } from '../jobs.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describeAcademy('the clock’s work', (test) => {
  let scheduler: AcademyScheduler;
  beforeEach(async () => {
    scheduler = bindScheduler(test.context);
  });
  const attemptStates = async () => (await allRows(test)).attempts.map((attempt) => attempt.state);

  it('ends unpaid orders when the last day of their week is over in Morocco, and no others', async () => {
    const unpaid = await place(test);
    const claimed = await place(test);
    await test.academy.claimBankTransfer(claimed);
    const paid = await placeAndPay(test);
    test.pass(unpaid.expiresAt.getTime() - test.context.clock().getTime() - 1);
    expect(timeInMorocco(unpaid.expiresAt)).toBe('23:59');
    expect(await scheduler.expireOrders()).toBe(0);
    test.pass(1);
    expect(await scheduler.expireOrders()).toBe(1);
    expect(await scheduler.expireOrders()).toBe(0);
    expect([await statusOf(test, unpaid), await statusOf(test, claimed), await statusOf(test, paid)]).toEqual(
      ['Expired', 'Paid - Bank Transfer', 'Payment Confirmed'],
    );
    expect((await test.academy.orderByToken(unpaid.token))?.history.at(-1)).toMatchObject({
      actor: 'clock',
      event: 'expire',
    });
  });

  it('an expired order can be opened again for another week', async () => {
    const order = await place(test);
    test.pass(8 * dayMs);
    await scheduler.expireOrders();
    expect(await test.academy.reopenOrder(order)).toMatchObject({
      ok: true,
      order: { status: 'Pending Payment' },
    });
    expect(await scheduler.expireOrders()).toBe(0);
  });

  it('finds a payment whose notification was lost', async () => {
    await addCodes(test, ['A']);
    const order = await place(test);
    const reference = await begin(test, order);
    test.bank.answers.set(reference, { ok: true, evidence: evidenceFor(reference) });
    expect(await scheduler.askOpenAttempts()).toBe(0);
    test.pass(3 * minuteMs);
    expect(await scheduler.askOpenAttempts()).toBe(1);
    expect(await test.academy.orderByToken(order.token)).toMatchObject({
      order: { status: 'Payment Confirmed' },
      access: { code: 'A' },
    });
    test.pass(10 * minuteMs);
    expect(await scheduler.askOpenAttempts()).toBe(0);
  });

  it('asks again only after a while', async () => {
    await begin(test, await place(test));
    test.pass(3 * minuteMs);
    expect([await scheduler.askOpenAttempts(), await scheduler.askOpenAttempts()]).toEqual([1, 0]);
    test.pass(6 * minuteMs);
    expect(await scheduler.askOpenAttempts()).toBe(1);
  });

  it('gives up an attempt after a day, and still accepts its money afterwards', async () => {
    const order = await place(test);
    const reference = await begin(test, order);
    test.pass(dayMs - minuteMs);
    await scheduler.askOpenAttempts();
    expect(await attemptStates()).toEqual(['begun']);
    test.pass(10 * minuteMs);
    await scheduler.askOpenAttempts();
    expect(await attemptStates()).toEqual(['abandoned']);
    expect(await notifyFromBank(test, evidenceFor(reference))).toBe('applied');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('does not give up on a gateway that cannot be reached', async () => {
    const reference = await begin(test, await place(test));
    test.bank.answers.set(reference, { ok: false, reason: 'gateway-unreachable' });
    test.pass(2 * dayMs);
    await scheduler.askOpenAttempts();
    test.bank.ask = () => Promise.reject(new Error('timeout'));
    test.pass(10 * minuteMs);
    await scheduler.askOpenAttempts();
    expect(await attemptStates()).toEqual(['begun']);
  });

  it('a gateway that throws does not prevent the other attempts from being checked', async () => {
    const [first, second] = [await place(test), await place(test)];
    const broken = await begin(test, first);
    const reference = await begin(test, second);
    test.bank.ask = async (attempt) => {
      if (attempt.reference === broken) throw new Error('socket hang up');
      return { ok: true, evidence: evidenceFor(reference) };
    };
    test.pass(3 * minuteMs);
    expect(await scheduler.askOpenAttempts()).toBe(2);
    expect([await statusOf(test, first), await statusOf(test, second)]).toEqual([
      'Pending Payment',
      'Payment Confirmed',
    ]);
  });
});
