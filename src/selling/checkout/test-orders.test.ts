import { expect, it } from 'vitest';
import { allRows, begin, notifyFromBank } from '../../../tests/support/actions.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { openTestAcademy, academyForEach } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import type { PlaceTestOrder } from './place-test-order.service.ts';

const aTest = (of: Partial<PlaceTestOrder> = {}): PlaceTestOrder => ({
  idempotencyKey: 'a-key-of-the-test-form-1',
  locale: 'en',
  amountCentimes: 1_000,
  description: 'A test',
  details: { name: 'Nadia Test', email: 'nadia@academy.example', phone: '' },
  staff: null,
  ...of,
});

describeOnBothEngines('orders of the test screens', (engine) => {
  const test = academyForEach({ engine });

  it('are paid like any other and open nothing', async () => {
    const order = await test.academy.placeTestOrder(aTest());
    const reference = await begin(test, order);
    expect(await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 1_000 }))).toBe('applied');
    const rows = await allRows(test);
    expect(rows.orders).toMatchObject([{ status: 'Payment Confirmed', itemKind: 'test' }]);
    expect(rows.codes.filter((code) => code.orderId !== null)).toEqual([]);
    expect(rows.emails.map((one) => one.payload['emailName'])).toEqual([]);
  });

  it('are made once for one opened form', async () => {
    const first = await test.academy.placeTestOrder(aTest());
    const second = await test.academy.placeTestOrder(aTest({ amountCentimes: 2_000 }));
    expect(second).toMatchObject({ number: first.number, amountCentimes: 1_000 });
  });

  it('throw where test screens are off and no member of staff asks', async () => {
    await using closed = await openTestAcademy({ engine, context: { testScreens: false } });
    await expect(closed.academy.placeTestOrder(aTest())).rejects.toThrow('not open');
    const staff = { email: 'nadia@academy.example', role: 'owner' } as const;
    expect(await closed.academy.placeTestOrder(aTest({ staff }))).toMatchObject({
      status: 'Pending Payment',
    });
  });
});
