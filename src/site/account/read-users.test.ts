import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders } from '../../selling/orders/orders.table.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';

describeAcademy('the users table', (test) => {
  it('has one row for each order, newest first, with the person who placed it', async () => {
    const first = await place(test);
    test.pass(1);
    const second = await place(test, { details: someDetails({ name: 'Nora Idrissi' }) });
    const { rows, next } = await test.academy.staff.users({ before: null, search: '' });
    expect(rows).toEqual([
      {
        name: 'Nora Idrissi',
        email: 'salma@example.com',
        product: 'Selling Online',
        amountCentimes: 99_000,
        status: 'Pending Payment',
        orderedAt: second.placedAt,
        orderNumber: second.number,
      },
      expect.objectContaining({ name: 'Salma Alaoui', orderNumber: first.number }),
    ]);
    expect(next).toBeNull();
    expect((await test.academy.staff.users({ before: null, search: 'nora' })).rows).toHaveLength(1);
    expect((await test.academy.staff.users({ before: first.placedAt, search: '' })).rows).toEqual([]);
  });

  it('shows a person by their confirmed order, even with later orders', async () => {
    const paid = await placeAndPay(test);
    test.pass(1);
    await place(test);
    expect(await test.academy.userByEmail(' SALMA@example.com ')).toMatchObject({
      orderNumber: paid.number,
      status: 'Payment Confirmed',
    });
  });

  it('without a confirmed order the newest one counts', async () => {
    await place(test);
    test.pass(1);
    const newest = await place(test);
    expect((await test.academy.userByEmail('salma@example.com'))?.orderNumber).toBe(newest.number);
  });

  it('finds nobody by another address, by no address, or by an order of a test screen', async () => {
    const order = await placeAndPay(test);
    for (const nobody of ['salma@example.org', '%', '', 'salma', 'a@b.ma\0', "' or true --"])
      expect(await test.academy.userByEmail(nobody), nobody).toBeNull();
    await test.db.update(orders).set({ itemKind: 'test' }).where(eq(orders.id, order.id));
    expect(await test.academy.userByEmail('salma@example.com')).toBeNull();
  });
});
