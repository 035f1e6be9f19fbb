import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { refunds } from './refunds.table.ts';
import { begin, placeAndPay, place, notifyFromBank } from '../../../tests/support/actions.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { notificationsFromGateways } from '../../../tests/support/staff-reading.ts';

describeOnBothEngines('refunds and what is known of them', (engine) => {
  it('number their credit notes by the year in Morocco, and count past 9999', async () => {
    await using test = await openTestAcademy({ engine });
    const numbersOf = async (): Promise<string[]> => {
      const order = await placeAndPay(test);
      await payBackOrder(test, order);
      return (await test.academy.refundsOf(order.token)).map((refund) => refund.creditNoteNumber);
    };
    // A year in which Morocco was an hour ahead of UTC.
    test.pass(Date.parse('2025-12-31T22:30:00Z') - test.context.clock().getTime());
    expect(await numbersOf()).toEqual(['CN-2025-0001']);
    test.pass(60 * 60_000);
    expect(await numbersOf()).toEqual(['CN-2026-0001']);
    for (const creditNoteNumber of ['CN-2026-9999', 'CN-2026-10000']) {
      const [row] = await test.db.select().from(refunds);
      if (!row) throw new Error('There is no refund.');
      const copy = { ...row, id: randomUUID(), providerReference: null, creditNoteNumber };
      await test.db.insert(refunds).values(copy);
    }
    expect(await numbersOf()).toEqual(['CN-2026-10001']);
  });

  it('a third payment on a visit whose second is paid back is still a task', async () => {
    await using test = await openTestAcademy({ engine });
    const order = await place(test);
    const [one, two] = [await begin(test, order), await begin(test, order)];
    await notifyFromBank(test, evidenceFor(one));
    await notifyFromBank(test, evidenceFor(two));
    const toDo = async () => (await notificationsFromGateways(test, 'to-do')).length;
    expect(await toDo()).toBe(1);
    expect(await payBackOrder(test, order, { duplicateReference: two })).toMatchObject({ ok: true });
    expect(await toDo()).toBe(0);
    expect(await notifyFromBank(test, evidenceFor(two, { providerReference: 'another-payment' }))).toBe(
      'duplicate',
    );
    expect(await toDo()).toBe(1);
  });
});
