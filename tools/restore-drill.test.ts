import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { place, placeAndPay, staff } from '../tests/support/actions.ts';
import { describeAcademy } from '../tests/support/open-test-academy.ts';
import { compare, figuresOf } from './restore-drill.ts';

describeAcademy('the restore drill', (test) => {
  const run = async (statement: string) => (await test.db.execute(sql.raw(statement))).rows;
  const figures = () => figuresOf(run);

  it('accepts a copy from before a payment, a refund, or another status of an order', async () => {
    await place(test);
    const { number: orderNumber, amountCentimes } = await placeAndPay(test);
    const copy = await figures();
    await placeAndPay(test);
    const refunded = await test.academy.staff.refundOrder({
      key: crypto.randomUUID(),
      orderNumber,
      duplicateReference: null,
      amountCentimes,
      seenLeftCentimes: amountCentimes,
      way: 'gateway',
      payout: null,
      reason: 'none',
      staff,
    });
    expect(refunded).toMatchObject({ ok: true });
    await run(`update orders set status = 'Expired' where status = 'Pending Payment'`);
    const { faults, behind } = compare(await figures(), copy);
    expect(faults).toEqual([]);
    expect(behind.join('\n')).toMatch(/paid orders: .*\(1\) in the copy, .*\(2\) here/);
  });

  it.each([
    ['an amount', 'update payment_attempts set amount_centimes = amount_centimes * 10', /paid by/],
    [
      'a payment by an unknown firm',
      `insert into payment_attempts select (jsonb_populate_record(a, '{"id":"0197a9f0-0000-7000-8000-000000000001","gateway":"nobody","reference":"x"}')).* from payment_attempts a`,
      /paid by nobody: \d+\.\d\d MAD \(1\) in the copy, 0\.00 MAD \(0\) here/,
    ],
    [
      'a payment of nothing',
      `insert into payment_attempts select (jsonb_populate_record(a, '{"id":"0197a9f0-0000-7000-8000-000000000001","amount_centimes":0,"reference":"x"}')).* from payment_attempts a`,
      /paid by .*\(2\) in the copy, .*\(1\) here/,
    ],
    ['a paid order', `update orders set status = 'Paid' where status = 'Pending Payment'`, /paid orders/],
  ])('refuses a copy with %s that the database does not have', async (_, change, fault) => {
    await place(test);
    await placeAndPay(test);
    const ours = await figures();
    await run(change);
    const { faults } = compare(ours, await figures());
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
});
