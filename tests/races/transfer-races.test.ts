/** Simultaneous transfers, on PostgreSQL: the embedded engine runs one after the other. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transferReceipts } from '../../src/selling/transfers/transfer-receipts.table.ts';
import { bindScheduler } from '../../src/jobs.ts';
import { filesById } from '../../src/platform/files/file-store.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { addCodes, allRows, emailsOf, place, staff, statusOf } from '../support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../support/open-test-academy.ts';
import { aJpeg, aPdf } from '../support/receipts.ts';

let opened: TestAcademy;
let folder: string;
beforeEach(async () => {
  folder = path.join(tmpdir(), 'derb-test-receipts', randomUUID());
  opened = await openTestAcademy({
    engine: 'postgres',
    poolSize: 12,
    context: { receipts: filesById(folder) },
  });
});
afterEach(() => opened.close());

const many = <T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index)));
const files = () => readdir(folder).catch(() => [] as string[]);
const rows = () => opened.db.select().from(transferReceipts);

test('ten receipts at once are three, and the files of the others are gone', async () => {
  const { token } = await place(opened);
  await opened.academy.claimBankTransfer({ token });
  const results = await many(10, (index) =>
    opened.academy.attachReceipt({ token, receipt: aJpeg({ width: 10 + index }) }),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  const kept = await rows();
  expect(kept).toHaveLength(3);
  expect((await files()).sort()).toEqual(kept.map(({ id }) => id).sort());
});

test('the same claim with the same receipt, pressed ten times, is one claim, one receipt, one e-mail', async () => {
  const order = await place(opened);
  const results = await many(10, () =>
    opened.academy.claimBankTransfer({ token: order.token, receipt: aPdf() }),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await rows()).toHaveLength(1);
  expect(await files()).toHaveLength(1);
  expect((await emailsOf(opened, order)).filter((name) => name === 'staff-claim-waiting')).toHaveLength(1);
});

test('a receipt and a decision at once: what was acknowledged is there, what was not left nothing', async () => {
  for (let round = 0; round < 6; round += 1) {
    const order = await place(opened);
    await opened.academy.claimBankTransfer({ token: order.token });
    const before = (await rows()).length;
    const [attached, decided] = await Promise.all([
      opened.academy.attachReceipt({ token: order.token, receipt: aJpeg({ width: 100 + round }) }),
      opened.academy.staff.decideClaim({ orderNumber: order.number, staff, decision: 'confirm' }),
    ]);
    expect(decided.ok).toBe(true);
    expect((await rows()).length - before).toBe(attached.ok ? 1 : 0);
  }
  expect((await files()).sort()).toEqual((await rows()).map(({ id }) => id).sort());
});

test('ten take back one confirmation at once: one does, and a refund that is asked meanwhile comes before it or finds nothing', async () => {
  const account = {
    way: 'bank-transfer',
    payout: { name: 'Salma Alaoui', rib: '999780000000000000000105' },
  } as const;
  for (let round = 0; round < 4; round += 1) {
    const order = await place(opened);
    const { number: orderNumber, token } = order;
    await opened.academy.claimBankTransfer({ token });
    await opened.academy.staff.decideClaim({ orderNumber, staff, decision: 'confirm' });
    const reason = 'It was another buyer’s.';
    const [asked, ...taken] = await Promise.all([
      opened.academy.askRefund({ token, reason: '', account }),
      ...Array.from({ length: 10 }, () => opened.academy.staff.takeBack({ orderNumber, staff, reason })),
    ]);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(asked.ok ? 0 : 1);
    expect(await statusOf(opened, order)).toBe(asked.ok ? 'Payment Confirmed' : 'Rejected');
    const told = (await emailsOf(opened, order)).filter((name) => name === 'payment-taken-back');
    expect(told).toHaveLength(asked.ok ? 0 : 1);
  }
});

test('one code claimed by ten orders at once backs one', async () => {
  const orders = await many(10, () => place(opened));
  const results = await Promise.all(
    orders.map(({ token }, index) =>
      opened.academy.claimCashTransfer({ token, transferCode: index % 2 ? '٧٧٧-٨٨٨' : '777 888' }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(results.map((result) => (result.ok ? 'ok' : result.reason)))).toEqual(
    new Set(['ok', 'transfer-code-taken']),
  );
});

test('a payment recorded by five at once is recorded once, whatever the buyer does meanwhile', async () => {
  await addCodes(opened, ['A-1', 'A-2', 'A-3']);
  const order = await place(opened);
  const record = () =>
    opened.academy.staff.recordPayment({
      orderNumber: order.number,
      staff,
      amountCentimes: order.amountCentimes,
      paidBy: 'cash',
      reference: 'Slip 1',
      reason: 'She came to the office.',
    });
  const [recorded, cancelled] = await Promise.all([many(5, record), opened.academy.cancelOrder(order)]);
  expect(recorded.filter(({ ok }) => ok)).toHaveLength(1);
  expect(typeof cancelled.ok).toBe('boolean');
  expect(await statusOf(opened, order)).toBe('Payment Confirmed');
  const all = await allRows(opened);
  expect(all.entitlements).toHaveLength(1);
  expect(all.codes.filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
});

test('several clocks at once remind once and alert once', async () => {
  const order = await place(opened);
  await opened.academy.claimBankTransfer({ token: (await place(opened)).token });
  // The evening of its last day.
  opened.pass(7.5 * 86_400_000);
  const { remindUnpaid, alertLateClaims } = bindScheduler(opened.context);
  await many(6, async () => {
    await remindUnpaid();
    await alertLateClaims();
  });
  expect((await emailsOf(opened, order)).filter((name) => name === 'order-reminder')).toHaveLength(1);
  const emails = await opened.db.select().from(outbox);
  expect(emails.filter(({ payload }) => payload['emailName'] === 'staff-claims-late')).toHaveLength(1);
});
