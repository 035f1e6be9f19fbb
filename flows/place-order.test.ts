import { afterEach, beforeEach, expect, it } from 'vitest';
import { aForm } from '../tests/support/builders.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../tests/support/open-test-database.ts';

describeOnBothEngines('placing an order', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
  });
  afterEach(() => test.close());

  it('takes the price from the catalogue', async () => {
    const placed = await test.academy.placeOrder(aForm());
    if (!placed.ok) throw new Error(placed.reason);
    expect(placed.order).toMatchObject({ amountCentimes: 99_000, status: 'Pending Payment' });
    const view = await test.academy.orderByToken(placed.order.token);
    expect(view?.order.number).toBe(placed.order.number);
    expect(view?.history).toHaveLength(1);
  });
});
