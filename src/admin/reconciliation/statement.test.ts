import { expect, it } from 'vitest';
import { addCodes, allRows, place, staff, statusOf } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';

const omar = { email: 'omar@academy.example', role: 'finance' } as const;

describeAcademy('a pasted statement', (test) => {
  const confirm = (orderNumbers: string[], who: typeof staff = staff) =>
    test.academy.staff.confirmClaims({ orderNumbers, staff: who });
  const claimed = async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer({ token: order.token });
    return order;
  };

  it('finds the claims that its lines pay, and decides nothing', async () => {
    const [bank, cash, unpaid] = [await claimed(), await place(test), await place(test)];
    await test.academy.claimCashTransfer({ token: cash.token, transferCode: '9988-7766-55' });
    const text = [
      `01/06/2026\tVIR ${bank.number}\t990,00`,
      '01/06/2026\tCASH PLUS 9988776655\t990,00',
      `01/06/2026\tVIR ${unpaid.number}\t990,00`,
    ].join('\n');
    const before = await allRows(test);
    const read = await test.academy.staff.readStatement({ text, staff: omar });
    expect(read.ok && read.lines.map((line) => [line.match, line.why, line.order?.number])).toEqual([
      ['sure', 'by-reference', bank.number],
      ['sure', 'by-reference', cash.number],
      ['none', 'not-waiting', unpaid.number],
    ]);
    expect(await allRows(test)).toEqual(before);
    expect(await test.academy.staff.readStatement({ text: '', staff })).toBeRefused('empty');
  });

  it('finds what staff recorded by hand under the number they wrote down, in pasted lines and in a file', async () => {
    const [cheque, transfer, short] = [await place(test), await place(test), await place(test)];
    const record = ({ number }: { number: string }, paidBy: 'bank-transfer' | 'cheque', reference: string) =>
      test.academy.staff.recordPayment({
        orderNumber: number,
        staff,
        amountCentimes: 99_000,
        paidBy,
        reference,
        reason: '',
      });
    await record(cheque, 'cheque', 'CHQ 44-71 209');
    await record(transfer, 'bank-transfer', 'LV/900211');
    await record(short, 'cheque', '8812');
    test.pass(3 * 86_400_000);
    const waiting = await claimed();
    const lines = [
      ['04/06/2026', 'REMISE CHEQUE CHQ 4471209', '990,00'],
      ['01/06/2026', 'VIR RECU LV 900211', '990,00'],
      ['04/06/2026', 'REMISE CHEQUE 8812', '990,00'],
      ['04/06/2026', 'REMISE 8812', '450,00'],
      ['04/06/2026', `VIR ${waiting.number} 8812`, '990,00'],
      ['04/06/2026', 'REMISE CHEQUE CHQ 4471209', '990,00'],
    ];
    const text = lines.map((line) => line.join('\t')).join('\n');
    const read = await test.academy.staff.readStatement({ text, staff: omar });
    expect(read.ok && read.lines.map(({ why, order }) => [why, order?.number])).toEqual([
      ['agrees', cheque.number],
      ['agrees', transfer.number],
      ['agrees', short.number],
      ['no-order', undefined],
      ['by-reference', waiting.number],
      ['agrees', cheque.number],
    ]);
    expect(read.ok && read.missing).toEqual([]);
    const file = new TextEncoder().encode(
      ['Date;Libelle;Credit', ...lines.map((line) => line.join(';'))].join('\n'),
    );
    const found = await test.academy.staff.matchSettlement({ kind: 'bank', file, staff: omar });
    expect(found.ok && found.matches.matches.map(({ kind, order }) => [kind, order?.number])).toEqual([
      ['agrees', cheque.number],
      ['agrees', transfer.number],
      ['agrees', short.number],
      ['no-order', undefined],
      ['to-confirm', waiting.number],
      ['second-payment', cheque.number],
    ]);
    expect(found.ok && found.matches.missingPaid).toEqual([]);
  });

  it('finds a cheque by its digits, and the code of an agency that was confirmed, in pasted lines and in a file', async () => {
    const [cheque, cash] = [await place(test), await place(test)];
    await test.academy.staff.recordPayment({
      orderNumber: cheque.number,
      staff,
      amountCentimes: 99_000,
      paidBy: 'cheque',
      reference: 'CHQ 5501234',
      reason: '',
    });
    await test.academy.claimCashTransfer({ token: cash.token, transferCode: '9988-7766-55' });
    await test.academy.staff.decideClaim({ orderNumber: cash.number, staff: omar, decision: 'confirm' });
    const lines = ['REMISE CHEQUE 5501234', 'CASH PLUS 9988776655'];
    const found = [
      ['agrees', cheque.number],
      ['agrees', cash.number],
    ];
    for (const text of [
      lines.map((line) => `${line}\t990,00`).join('\n'),
      lines.map((line) => `01/06/2026\t${line}\t990,00`).join('\n'),
    ]) {
      const read = await test.academy.staff.readStatement({ text, staff: omar });
      expect(read.ok && read.lines.map(({ why, order }) => [why, order?.number])).toEqual(found);
    }
    const file = new TextEncoder().encode(
      ['Date;Libelle;Credit', ...lines.map((line) => `01/06/2026;${line};990,00`)].join('\n'),
    );
    const settled = await test.academy.staff.matchSettlement({ kind: 'bank', file, staff: omar });
    expect(settled.ok && settled.matches.matches.map(({ kind, order }) => [kind, order?.number])).toEqual(
      found,
    );
  });

  it('confirms what was ticked, each by itself, and reports the result of each', async () => {
    await addCodes(test, ['CODE-1', 'CODE-2']);
    const [first, second, unpaid] = [await claimed(), await claimed(), await place(test)];
    await test.academy.staff.decideClaim({ orderNumber: second.number, staff: omar, decision: 'confirm' });
    const answers = await confirm([
      first.number,
      second.number,
      unpaid.number,
      'MEM-000000-0000',
      first.number,
    ]);
    expect(answers).toEqual({
      ok: true,
      answers: [
        { orderNumber: first.number, ok: true, status: 'Payment Confirmed' },
        {
          orderNumber: second.number,
          ok: false,
          reason: 'already-decided',
          status: 'Payment Confirmed',
          by: omar.email,
        },
        {
          orderNumber: unpaid.number,
          ok: false,
          reason: 'already-decided',
          status: 'Pending Payment',
          by: 'buyer',
        },
        { orderNumber: 'MEM-000000-0000', ok: false, reason: 'order-not-found' },
      ],
    });
    expect(await statusOf(test, first)).toBe('Payment Confirmed');
    expect((await allRows(test)).entitlements).toHaveLength(2);
    const log = await logOf(test);
    expect(log.filter(({ act }) => act === 'confirm-claim')).toHaveLength(2);
  });

  it('is nothing for who may not decide claims, and nobody ticks more than 500 at once', async () => {
    const support = { email: 's@academy.example', role: 'support' } as const;
    await expect(test.academy.staff.readStatement({ text: 'x', staff: support })).rejects.toThrow(
      'may not see',
    );
    await expect(confirm([], support)).rejects.toThrow('may not decide');
    const many = Array.from({ length: 501 }, (_none, at) => `MEM-${at}`);
    expect(await confirm(many)).toBeRefused('too-many');
  });
});
