import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { allRows } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { silentLog } from '../../../tests/support/open-test-database.ts';
import { readState } from '../../server/metrics.ts';
import { bindScheduler } from '../../jobs.ts';
import { postStaffEmail } from '../../academy/emails/post-emails.service.ts';
import { startOutboxWorker } from '../../academy/emails/outbox-worker.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { waitingNotifications } from '../../selling/orders/waiting-notifications.table.ts';

describe('what waits', () => {
  const test = academyForEach();

  const alert = () => bindScheduler(test.context).alertWaitingMoney();
  const told = async () =>
    (await allRows(test)).emails.flatMap(({ payload }) =>
      payload['emailName'] === 'staff-trouble' ? [payload['trouble']] : [],
    );

  it('is told to the owners once a day for each reason, and not before its time', async () => {
    const now = test.context.clock();
    await test.database.transaction((tx) =>
      postStaffEmail(tx, { dedupeKey: 'late', emailName: 'staff-claims-late' }, now),
    );
    await test.db.insert(waitingNotifications).values({
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

  it('is told while the mail server refuses everything, from when it was first due, and when it is given up', async () => {
    const { database, context } = test;
    const plan = (dedupeKey: string, runAt: Date) =>
      database.db.insert(outbox).values({
        id: crypto.randomUUID(),
        kind: 'mail',
        dedupeKey,
        payload: { emailName: 'staff-report' },
        createdAt: context.clock(),
        runAt,
        attempts: 0,
      });
    await plan('planned', new Date(context.clock().getTime() + 7 * 24 * 3_600_000));
    test.pass(3_600_000);
    expect(await alert()).toBe(0);
    await plan('refused', context.clock());
    const refuses = async () => Promise.reject(new Error('535 wrong password'));
    const { clock } = context;
    const worker = startOutboxWorker({ database, clock, log: silentLog, post: refuses, random: () => 0.5 });
    const age = async () => {
      const rows = await readState({ db: database.db });
      const of = (name: string) => rows.find((row) => row.name === name && row.label === 'mail')?.value;
      return [of('outbox_due'), of('outbox_given_up')];
    };
    expect(await age()).toEqual([expect.any(Number), 0]);
    for (let minute = 0; minute < 6; minute += 1) {
      await worker.round();
      test.pass(60_000);
    }
    expect(await alert()).toBe(1);
    expect(await told()).toEqual(['outbox']);
    await database.db.update(outbox).set({ failedAt: clock() }).where(eq(outbox.dedupeKey, 'refused'));
    await database.db.delete(outbox).where(like(outbox.dedupeKey, 'staff-trouble%'));
    expect(await alert()).toBe(1);
    await worker.stop();
    await database.db.delete(outbox).where(like(outbox.dedupeKey, 'staff-trouble%'));
    test.pass(25 * 3_600_000);
    expect(await alert()).toBe(0);
  });

  it('is told when no copy of the database is made any more', async () => {
    const { context } = test;
    const database = { ...context.database, isBackedUp: async () => false };
    expect(await bindScheduler({ ...context, database }).alertWaitingMoney()).toBe(1);
    expect(await told()).toEqual(['backup']);
  });
});
