/** Model-based test of money going back: whatever staff, gateways and scheduled jobs do in whatever order, the sums hold. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { refunds } from './refunds.table.ts';
import type { Order } from '../orders/order.ts';
import type { RefundResult } from '../../gateways/gateway.ts';
import { addCodes, allRows, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { notificationOf } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

const paidCentimes = 99_000;

type Step =
  | { do: 'pay-back'; part: number; answer: RefundResult['ok'] | 'unreachable' | 'refused' | 'unsupported' }
  | { do: 'word'; part: number; outcome: 'pending' | 'done' | 'failed'; named: boolean }
  | { do: 'clock' }
  | { do: 'complete' }
  | { do: 'other-way' };

const part = fc.integer({ min: 1, max: 120 }).map((percent) => Math.ceil((paidCentimes * percent) / 100));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('pay-back' as const),
    part,
    answer: fc.constantFrom(true, 'unreachable' as const, 'refused' as const, 'unsupported' as const),
  }),
  fc.record({
    do: fc.constant('word' as const),
    part,
    outcome: fc.constantFrom('pending' as const, 'done' as const, 'failed' as const),
    named: fc.boolean(),
  }),
  fc.constant({ do: 'clock' as const }),
  fc.constant({ do: 'complete' as const }),
  fc.constant({ do: 'other-way' as const }),
);

const failures = {
  unreachable: 'gateway-unreachable',
  refused: 'gateway-refused',
  unsupported: 'not-supported',
} as const;

/** One order, and everything that can be done about its money. */
class Run {
  readonly test: TestAcademy;
  readonly order: Order;

  constructor(test: TestAcademy, order: Order) {
    this.test = test;
    this.order = order;
  }

  async rows() {
    const all = await this.test.database.db.select().from(refunds);
    return all.filter(({ orderId }) => orderId === this.order.id);
  }

  async take(next: Step): Promise<void> {
    const { academy } = this.test;
    if (next.do === 'pay-back') return this.payBack(next);
    if (next.do === 'word') return this.word(next);
    if (next.do === 'clock') {
      this.test.pass(3_600_000);
      await bindScheduler(this.test.context).processRefunds();
      return;
    }
    const open = (await this.rows()).find(({ state }) => state === 'due' || state === 'failed');
    if (!open) return;
    if (next.do === 'complete') await academy.staff.completePayout({ id: open.id, proof: 'P-1', staff });
    else
      await academy.staff.changeRefundWay({
        id: open.id,
        key: randomUUID(),
        way: 'bank-transfer',
        payout: { name: 'Salma Alaoui' },
        staff,
      });
  }

  async payBack({ part: amountCentimes, answer }: Extract<Step, { do: 'pay-back' }>): Promise<void> {
    this.test.bank.refund = async ({ key }) =>
      typeof answer === 'string'
        ? { ok: false, reason: failures[answer] }
        : { ok: true, providerReference: `r-${key}`, state: 'done' };
    const found = await this.test.academy.staff.refundable(this.order.number, null);
    await payBackOrder(this.test, this.order, {
      amountCentimes,
      seenLeftCentimes: found?.leftCentimes ?? 0,
    });
  }

  async word({ part: amount, outcome, named }: Extract<Step, { do: 'word' }>): Promise<void> {
    const [some] = await this.rows();
    const { attempts } = await allRows(this.test);
    const evidence = {
      eventId: randomUUID(),
      attemptReference: attempts.find(({ orderId }) => orderId === this.order.id)?.reference ?? '',
      paymentReference: '',
      refundReference: named && some?.providerReference ? some.providerReference : `w-${randomUUID()}`,
      key: named ? (some?.id ?? null) : null,
      outcome,
      amountCentimes: named && some ? some.amountCentimes : amount,
      currency: 'MAD',
    };
    await this.test.academy.receiveNotification({
      gateway: 'test-bank',
      raw: notificationOf({ kind: 'refund', evidence }),
    });
  }

  /** What must hold after every step. */
  async status() {
    const rows = (await this.rows()).filter(({ state }) => state !== 'cancelled');
    const promised = rows.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
    const view = await this.test.academy.orderByToken(this.order.token);
    return {
      isWithinPaid: promised <= paidCentimes,
      orderSum: (view?.order.refundedCentimes ?? 0) - promised,
      endsWithTheWhole: (view?.order.status === 'Refunded') === (promised === paidCentimes),
      accessLastsUntilThen: (view?.access !== null) === promised < paidCentimes,
      isDatedWhenDone: rows.every(({ state, doneAt }) => (doneAt !== null) === (state === 'done')),
    };
  }
}

const asItShouldBe = {
  isWithinPaid: true,
  orderSum: 0,
  endsWithTheWhole: true,
  accessLastsUntilThen: true,
  isDatedWhenDone: true,
};

it('the sum of refunds is never above what was paid, and access lasts exactly until all of it goes back', async () => {
  const test = await openTestAcademy();
  await addCodes(
    test,
    Array.from({ length: 40 }, (_, index) => `WALK-${index}`),
  );
  try {
    await forAllInTurn(12, fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const run = new Run(test, await placeAndPay(test));
      for (const next of steps) {
        await run.take(next);
        expect(await run.status()).toEqual(asItShouldBe);
      }
    });
  } finally {
    await test.close();
  }
}, 120_000);
