import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allRows } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { bindScheduler } from '../../jobs.ts';
import { postStaffEmail } from '../emails/outbox.store.ts';
import { waitingNotifications } from '../orders/orders.table.ts';

describe('what waits', () => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy();
  });
  afterEach(() => test.close());

  const alert = () => bindScheduler(test.context).alertWaitingMoney();
  const told = async () =>
    (await allRows(test)).emails.flatMap(({ payload }) =>
      payload['letter'] === 'staff-trouble' ? [payload['trouble']] : [],
    );

  it('is told to the owners once a day for each reason, and not before its time', async () => {
    const now = test.context.clock();
    await test.database.transaction((tx) =>
      postStaffEmail(tx, { dedupeKey: 'late', letter: 'staff-claims-late' }, now),
    );
    await test.database.db.insert(waitingNotifications).values({
      gateway: 'test-bank',
      digest: 'a',
      body: '{}',
      report: { kind: 'nothing', evidence: { eventId: 'a', what: 'a test' } },
      receivedAt: now,
      nextTryAt: now,
    });
    expect(await alert()).toBe(0);
    test.pass(6 * 60_000);
    await alert();
    await alert();
    expect((await told()).toSorted()).toEqual(['outbox', 'waiting']);
    test.pass(24 * 3_600_000);
    await alert();
    expect((await told()).filter((one) => one === 'waiting')).toHaveLength(2);
  });
});
