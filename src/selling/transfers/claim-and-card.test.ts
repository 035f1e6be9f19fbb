import { beforeEach, expect, it } from 'vitest';
import {
  addCodes,
  allRows,
  begin,
  emailsOf,
  place,
  staff,
  statusOf,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { notificationsFromGateways } from '../../../tests/support/staff-reading.ts';

describeAcademy('a card that pays an order with an announced transfer', (test) => {
  beforeEach(() => addCodes(test, ['CODE-1']));

  const toDo = async () => (await notificationsFromGateways(test, 'to-do')).length;

  it.each(['bank', 'cash'] as const)('by %s notifies staff to look for the transfer, once', async (by) => {
    const order = await place(test);
    const { token } = order;
    const evidence = evidenceFor(await begin(test, order));
    const claimed =
      by === 'bank'
        ? await test.academy.claimBankTransfer({ token })
        : await test.academy.claimCashTransfer({ token, transferCode: 'WAFA12345' });
    expect(claimed.ok).toBe(true);
    expect(await notifyFromBank(test, evidence)).toBe('applied');
    await notifyFromBank(test, evidence);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    const names = await emailsOf(test, order);
    expect(names.filter((name) => name === 'staff-claim-and-card')).toHaveLength(1);
    const { history, notifications } = await allRows(test);
    expect(history.find(({ event }) => event === 'capture-card')?.detail).toMatchObject({ claimed: by });
    expect(await toDo()).toBe(1);
    const task = notifications.find(({ reason }) => reason === 'claimed-too');
    expect(task).toMatchObject({ verdict: 'applied', orderId: order.id });
    await test.academy.staff.markHandled({ id: task?.id ?? '', staff });
    expect(await toDo()).toBe(0);
  });

  it('without an announced transfer is no task', async () => {
    const order = await place(test);
    await notifyFromBank(test, evidenceFor(await begin(test, order)));
    expect(await toDo()).toBe(0);
    expect(await emailsOf(test, order)).not.toContain('staff-claim-and-card');
  });
});
