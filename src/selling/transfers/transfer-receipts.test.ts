import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '../orders/orders.table.ts';
import { transferReceipts } from './transfer-receipts.table.ts';
import { largestReceiptBytes } from '../orders/receipt-file.ts';
import { filesById } from '../../platform/files/file-store.ts';
import { place, staff, statusOf } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { aJpeg, aJpegOf, aPdf, aPng } from '../../../tests/support/receipts.ts';
import { bindScheduler } from '../../jobs.ts';

const dayMs = 86_400_000;

describeOnBothEngines('the receipt of a transfer', (engine) => {
  let test: TestAcademy;
  let folder: string;
  beforeEach(async () => {
    folder = path.join(tmpdir(), 'derb-test-receipts', randomUUID());
    test = await openTestAcademy({ engine, context: { receipts: filesById(folder) } });
  });
  afterEach(() => test.close());
  const files = () => readdir(folder).catch(() => [] as string[]);
  const rows = () => test.db.select().from(transferReceipts);
  const eventsOf = async ({ token }: { token: string }) =>
    (await test.academy.orderByToken(token))?.history.map((line) => line.event);

  it('comes with the claim: a file that only staff may read, a row, a line of history', async () => {
    const order = await place(test);
    const receipt = aJpeg();
    expect(await test.academy.claimBankTransfer({ token: order.token, receipt })).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject([
      { orderId: order.id, kind: 'image/jpeg', bytes: receipt.length, uploadedAt: test.context.clock() },
    ]);
    const [row] = await rows();
    expect(await files()).toEqual([row?.id]);
    expect((await stat(path.join(folder, row?.id ?? ''))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await eventsOf(order)).toEqual(['place', 'claim-bank-transfer', 'attach-receipt']);
    const view = await test.academy.staff.order(order.number);
    expect(view?.history.at(-1)).toMatchObject({
      actor: 'buyer',
      detail: { kind: 'image/jpeg', bytes: String(receipt.length) },
    });
  });

  it('is not needed', async () => {
    const order = await place(test);
    expect(await test.academy.claimBankTransfer({ token: order.token })).toMatchObject({ ok: true });
    expect(await test.academy.receiptsOf(order.token)).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('that is not valid leaves the claim unmade and nothing behind', async () => {
    const order = await place(test);
    const svg = new TextEncoder().encode('<svg onload="alert(1)"/>');
    for (const [receipt, reason] of [
      [svg, 'receipt-kind'],
      [new Uint8Array(0), 'receipt-empty'],
      [aJpegOf(largestReceiptBytes + 1), 'receipt-size'],
      [aPng({ width: 50_000, height: 50_000 }), 'receipt-points'],
    ] as const)
      expect(await test.academy.claimBankTransfer({ token: order.token, receipt })).toEqual({
        ok: false,
        reason,
      });
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await files()).toEqual([]);
    expect(await eventsOf(order)).toEqual(['place']);
  });

  it('is sent later too, while the claim waits, three at most', async () => {
    const order = await place(test);
    const { token } = order;
    const attach = (receipt: Uint8Array) => test.academy.attachReceipt({ token, receipt });
    expect(await attach(aJpeg())).toBeRefused('not-in-this-status');
    await test.academy.claimCashTransfer({ token, transferCode: 'ABC-123' });
    for (const receipt of [aJpeg(), aPdf(), aPng()]) {
      test.pass(1_000);
      expect(await attach(receipt)).toMatchObject({ ok: true });
    }
    expect(await attach(aJpeg({ width: 99 }))).toBeRefused('receipt-many');
    expect((await test.academy.receiptsOf(token)).map(({ kind }) => kind)).toEqual([
      'image/jpeg',
      'application/pdf',
      'image/png',
    ]);
    expect(await files()).toHaveLength(3);
    await test.academy.staff.decideClaim({ orderNumber: order.number, staff, decision: 'confirm' });
    expect(await attach(aPdf('later'))).toBeRefused('not-in-this-status');
    expect(await test.academy.attachReceipt({ token: 'x'.repeat(32), receipt: aPdf() })).toBeRefused(
      'order-not-found',
    );
    expect(await files()).toHaveLength(3);
  });

  it('sent twice is one receipt', async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer({ token: order.token, receipt: aPdf() });
    await test.academy.claimBankTransfer({ token: order.token, receipt: aPdf() });
    await test.academy.attachReceipt({ token: order.token, receipt: aPdf() });
    expect(await rows()).toHaveLength(1);
    expect(await files()).toHaveLength(1);
  });

  it('is opened by staff alone, with the type of its bytes, and only under its own order', async () => {
    const [mine, other] = [await place(test), await place(test)];
    const receipt = aPdf();
    await test.academy.claimBankTransfer({ token: mine.token, receipt });
    await test.academy.claimBankTransfer({ token: other.token, receipt });
    const [line] = await test.academy.staff.receipts(mine.number);
    expect(line).toMatchObject({ kind: 'application/pdf', bytes: receipt.length, alsoWith: [other.number] });
    const id = line?.id ?? '';
    const opened = await test.academy.staff.receipt({ orderNumber: mine.number, id });
    expect(opened?.kind).toBe('application/pdf');
    expect(new Uint8Array(opened?.file ?? [])).toEqual(receipt);
    for (const [orderNumber, wrong] of [
      [other.number, id],
      [mine.number, '../../etc/passwd'],
      [mine.number, `${id}.new`],
      [mine.number, id.toUpperCase()],
      ["'; --", id],
    ] as const)
      expect(await test.academy.staff.receipt({ orderNumber, id: wrong })).toBeNull();
    const receipts = await test.academy.receiptsOf(mine.token);
    expect(Object.keys(receipts[0] ?? {}).sort()).toEqual(['bytes', 'kind', 'uploadedAt']);
  });

  it('whose file is gone is reported as missing, not as broken', async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer({ token: order.token, receipt: aPdf() });
    const [row] = await rows();
    await test.context.receipts.remove(row?.id ?? '');
    expect(await test.academy.staff.receipt({ orderNumber: order.number, id: row?.id ?? '' })).toBeNull();
  });

  it('without a row is removed a day later; one with a row, or that is just being written, stays', async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer({ token: order.token, receipt: aPdf() });
    const [row] = await rows();
    const { cleanUpReceipts } = bindScheduler(test.context);
    const now = test.context.clock();
    const put = async (name: string, ageMs: number) => {
      await writeFile(path.join(folder, name), 'x');
      await utimes(path.join(folder, name), now, new Date(now.getTime() - ageMs));
      return name;
    };
    await utimes(path.join(folder, row?.id ?? ''), now, new Date(now.getTime() - 9 * dayMs));
    await put(randomUUID(), 2 * dayMs);
    await put(`${randomUUID()}.new`, 2 * dayMs);
    const fresh = await put(randomUUID(), dayMs / 2);
    const foreign = await put('notes.txt', 9 * dayMs);
    expect(await cleanUpReceipts()).toBe(2);
    expect((await files()).sort()).toEqual([row?.id ?? '', fresh, foreign].sort());
    expect(await cleanUpReceipts()).toBe(0);
  });

  it('survives a crash between file and row: nothing was acknowledged, the file is deleted, and it can be sent again', async () => {
    const order = await place(test);
    const { context } = test;
    const crashing = {
      ...context,
      database: {
        ...context.database,
        transaction: async () => {
          throw new Error('The power is gone.');
        },
      },
    };
    const { claimBankTransfer } = await import('./claim-transfer.service.ts');
    await expect(claimBankTransfer(crashing, { token: order.token, receipt: aPdf() })).rejects.toThrow(
      'power',
    );
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await files()).toHaveLength(1);
    const [left = ''] = await files();
    await utimes(path.join(folder, left), new Date(0), new Date(0));
    expect(await bindScheduler(context).cleanUpReceipts()).toBe(1);
    await test.academy.claimBankTransfer({ token: order.token, receipt: aPdf() });
    expect(await files()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('a disk that refuses makes no claim', async () => {
    const order = await place(test);
    const full = filesById(path.join(import.meta.filename, 'receipts'));
    const { claimBankTransfer } = await import('./claim-transfer.service.ts');
    await expect(
      claimBankTransfer({ ...test.context, receipts: full }, { token: order.token, receipt: aPdf() }),
    ).rejects.toThrow();
    expect(await statusOf(test, order)).toBe('Pending Payment');
    expect(await rows()).toEqual([]);
  });

  it('is deleted with its order', async () => {
    const order = await place(test);
    await test.academy.cancelOrder(order);
    // No service gives such an order a receipt; however it got one, it does not stay behind.
    const id = randomUUID();
    await test.context.receipts.keep(id, aPdf());
    await test.db.insert(transferReceipts).values({
      id,
      orderId: order.id,
      kind: 'application/pdf',
      bytes: 9,
      sha256: 'x',
      uploadedAt: test.context.clock(),
    });
    test.pass(200 * dayMs);
    const scheduler = bindScheduler(test.context);
    await scheduler.applyRetention();
    expect(await rows()).toEqual([]);
    expect(await test.db.select().from(orders)).toEqual([]);
    await utimes(path.join(folder, id), new Date(0), new Date(0));
    expect(await scheduler.cleanUpReceipts()).toBe(1);
    expect(await files()).toEqual([]);
  });
});
