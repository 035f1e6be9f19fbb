import { expect, it } from 'vitest';
import type { OrderListQuery } from './order-list.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { waitingIn } from '../../../tests/support/staff-reading.ts';

describeAcademy('orders in the staff console', (test) => {
  const numbers = async (filter: OrderListQuery['filter']) => {
    const sort = { by: 'placedAt', direction: 'desc' } as const;
    const { rows } = await test.academy.staff.findOrders({ filter, sort, page: 1, perPage: 25 });
    return rows.map((row) => row.number);
  };

  it('lists the newest orders first', async () => {
    const first = await place(test);
    test.pass(1);
    const second = await place(test);
    expect(await numbers({})).toEqual([second.number, first.number]);
  });

  it('finds by number, name, address, phone and code, and by status', async () => {
    const salma = await place(test);
    const nora = await place(test, {
      details: someDetails({ name: 'نورة 100% العلوي', email: 'nora_x@example.com', phone: '+212655555555' }),
    });
    await test.academy.claimCashTransfer({ token: nora.token, transferCode: 'ZZ99' });
    for (const search of [nora.number, nora.number.toLowerCase(), 'نورة', 'NORA_X', '655555', 'zz9', '100%'])
      expect(await numbers({ search }), search).toEqual([nora.number]);

    for (const search of ['%', '_', '\\', 'nora.x', "' or true --", 'zero\0byte'])
      expect((await numbers({ search })).includes(salma.number), search).toBe(false);

    expect(await numbers({ statuses: ['Paid - WafaCash'] })).toEqual([nora.number]);
    expect(await waitingIn(test, 'claims')).toBe(1);
  });

  it('finds what a caller or an e-mail names, however it is grouped', async () => {
    const salma = await placeAndPay(test);
    const nora = await place(test, { details: someDetails({ phone: '+212655443322' }) });
    await test.academy.claimCashTransfer({ token: nora.token, transferCode: 'CP-9988 7766' });
    const number = nora.number.slice('MEM-'.length);
    for (const search of [
      '0655443322',
      '06 55 44 33 22',
      '06.55.44.33.22',
      '+212 6 55 44 33 22',
      '00212655443322',
      '\u202a+212 655-443322\u202c',
      '٠٦٥٥٤٤٣٣٢٢',
      'CP-9988 7766',
      'cp99887766',
      '9988 7766',
      `MEM ${number.replace('-', ' ')}`,
      `mem${number.replace('-', '')}`,
      `MEM ${number.slice(0, 6)}`,
      number.replace('-', ' '),
      nora.number.replaceAll('-', '\u2011'),
    ])
      expect(await numbers({ search }), search).toEqual([nora.number]);

    for (const search of ['-', '--', '0', '00', '+', ' - . ']) await numbers({ search });
    expect(await numbers({ search: '- -' })).toEqual([]);

    await payBackOrder(test, salma, { isPart: false });
    for (const search of ['CN-2026-0001', 'cn 2026 0001', 'CN20260001'])
      expect(await numbers({ search }), search).toEqual([salma.number]);
  });

  it('opens one order with everything about it, and none by a wrong number', async () => {
    const order = await placeAndPay(test);
    const view = await test.academy.staff.order(order.number);
    expect(view).toMatchObject({
      order: { number: order.number },
      notifications: [{ verdict: 'applied', gateway: 'test-bank', orderNumber: order.number }],
    });
    expect(view?.mails).toHaveLength(2 + 1);
    for (const number of ['', 'MEM-1', order.token, `${order.number}x`])
      expect(await test.academy.staff.order(number)).toBeNull();
  });
});
