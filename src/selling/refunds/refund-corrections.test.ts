import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Order } from '../orders/order.ts';
import { emailsOf, place, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { allowed } from '../../../tests/support/sure.ts';

describeAcademy('what staff wrote down wrongly about money going back', (test) => {
  const payout = { name: 'Salma Alaoui', rib: '007780000123456789012345' };

  /** A cash order whose money goes back by bank transfer. */
  async function refunding(): Promise<{ order: Order; id: string }> {
    const order = await place(test);
    await test.academy.chooseMethod({ token: order.token, option: 'WafaCash / Cash Plus' });
    await test.academy.claimCashTransfer({ token: order.token, transferCode: 'ABC123' });
    await test.academy.staff.decideClaim({ orderNumber: order.number, staff, decision: 'confirm' });
    const id = randomUUID();
    allowed(await payBackOrder(test, order, { key: id, way: 'bank-transfer', payout }));
    return { order, id };
  }

  it('the number of a payout that is done is corrected, each time with an e-mail and a line in the history', async () => {
    const { order, id } = await refunding();
    const correct = (proof: string) => test.academy.staff.correctProof({ id, proof, staff });
    expect(await correct('T-2')).toBeRefused('moved-on');
    await test.academy.staff.completePayout({ id, proof: 'T-1', staff });
    expect(await correct(' T-2 ')).toEqual({ ok: true, id });
    expect(await correct('T-2')).toEqual({ ok: true, id });
    expect(await correct('T-3')).toEqual({ ok: true, id });
    expect(await test.academy.staff.refund(id)).toMatchObject({
      state: 'done',
      payout: { ...payout, proof: 'T-3' },
    });
    expect((await emailsOf(test, order)).filter((name) => name === 'refund-proof')).toHaveLength(2);
    const view = await test.academy.orderByToken(order.token);
    expect(
      view?.history.filter(({ event }) => event === 'correct-proof').map(({ detail }) => detail),
    ).toMatchObject([
      { proof: 'T-2', insteadOf: 'T-1' },
      { proof: 'T-3', insteadOf: 'T-2' },
    ]);
    const acts = (await logOf(test)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'correct-proof')).toHaveLength(2);
    expect(await test.academy.staff.correctProof({ id: randomUUID(), proof: 'T', staff })).toBeRefused(
      'not-found',
    );
  });

  it('a wrong account is corrected within the same way; what was replaced leads to what took its place', async () => {
    const { order, id } = await refunding();
    expect(await test.academy.staff.refund(id)).toMatchObject({
      otherWays: ['cash-agency', 'bank-transfer'],
      successor: null,
    });
    const key = randomUUID();
    const right = { name: 'Salma Alaoui', rib: '999780000000000000000105' };
    const changed = { id, key, way: 'bank-transfer', payout: right, staff } as const;
    expect(await test.academy.staff.changeRefundWay(changed)).toEqual({ ok: true, id: key });
    expect(await test.academy.staff.refund(key)).toMatchObject({ state: 'due', payout: right });
    expect((await test.academy.staff.refund(id))?.successor).toMatchObject({ id: key });
    expect(await test.academy.staff.completePayout({ id, proof: 'T-1', staff })).toBeRefused('moved-on');
    // The e-mail about another way mentions that it replaces the first.
    expect((await emailsOf(test, order)).slice(-2)).toEqual(['refund-decided', 'refund-changed']);
  });
});
