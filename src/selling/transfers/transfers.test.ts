import { expect, it } from 'vitest';
import { aCampaign, aCourse, someDetails } from '../../../tests/support/builders.ts';
import {
  addCodes,
  allRows,
  begin,
  emailsOf,
  place,
  placeAndPay,
  staff,
  statusOf,
  notifyFromBank,
} from '../../../tests/support/actions.ts';
import { openTestAcademy, describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';

const dayMs = 86_400_000;

describeAcademy('paying by transfer', (test) => {
  const { confirm, refuse } = {
    confirm: (order: { number: string }, who = staff) =>
      test.academy.staff.decideClaim({ orderNumber: order.number, staff: who, decision: 'confirm' }),
    refuse: (order: { number: string }, who = staff) =>
      test.academy.staff.decideClaim({
        orderNumber: order.number,
        staff: who,
        decision: 'refuse',
        reason: 'No such transfer.',
      }),
  };

  it('choosing a transfer sends the e-mail with the account, once', async () => {
    const { token, ...order } = await place(test);
    for (let clicks = 0; clicks < 3; clicks += 1)
      expect(await test.academy.chooseMethod({ token, option: 'Bank Transfer' })).toMatchObject({ ok: true });

    expect(await emailsOf(test, order)).toEqual(['order-received', 'how-to-pay']);
    const view = await test.academy.orderByToken(token);
    expect(view?.history.map((line) => line.event)).toEqual(['place', 'choose-known-method']);
  });

  it('another way of paying waits for a person, and can be changed back', async () => {
    const { token } = await place(test);
    expect(await test.academy.chooseMethod({ token, option: 'Other Payment Methods' })).toMatchObject({
      order: { status: 'Pending Other Payment Method' },
    });
    expect(await test.academy.chooseMethod({ token, option: 'Card' })).toMatchObject({
      order: { status: 'Pending Payment', paymentOption: 'Card' },
    });
  });

  it('a claim opens nothing; staff confirm it, and access is granted once', async () => {
    await addCodes(test, ['CODE-1', 'CODE-2']);
    const order = await place(test);
    expect(await test.academy.claimBankTransfer(order)).toMatchObject({
      ok: true,
      order: { status: 'Paid - Bank Transfer' },
    });
    expect((await test.academy.orderByToken(order.token))?.access).toBeNull();
    expect(await confirm(order)).toMatchObject({ ok: true, order: { status: 'Payment Confirmed' } });
    const access = (await test.academy.orderByToken(order.token))?.access;
    expect(access).toMatchObject({ startUrl: 'https://learn.academy.test/start?product=ecommerce-v1' });
    expect(['CODE-1', 'CODE-2']).toContain(access?.code);
    expect(await emailsOf(test, order)).toEqual([
      'order-received',
      'claim-received',
      'staff-claim-waiting',
      'access-ready',
    ]);
  });

  it('a second claim of the same click changes nothing', async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer(order);
    expect(await test.academy.claimBankTransfer(order)).toMatchObject({ ok: true });
    expect(await emailsOf(test, order)).toEqual(['order-received', 'claim-received', 'staff-claim-waiting']);
  });

  it('the second member of staff sees who was first', async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer(order);
    await refuse(order);
    const second = await confirm(order, { email: 'omar@academy.example', role: 'owner' });
    expect(second).toEqual({ ok: false, reason: 'already-decided', status: 'Rejected', by: staff.email });
    expect(await statusOf(test, order)).toBe('Rejected');
    expect((await allRows(test)).entitlements).toHaveLength(0);
  });

  it('staff cannot confirm an order that nobody claimed to have paid', async () => {
    const order = await place(test);
    expect(await confirm(order)).toMatchObject({
      ok: false,
      reason: 'already-decided',
      status: 'Pending Payment',
    });
    expect(await confirm({ number: 'MEM-000000-0000' })).toBeRefused('order-not-found');
    expect(await confirm({ number: "'; --" })).toBeRefused('order-not-found');
  });

  it('nobody without the right decides or adds codes, whatever screen was open to them', async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer(order);
    await expect(confirm(order, { email: 'sara@academy.example', role: 'support' })).rejects.toThrow(
      'may not decide',
    );
    const finance = { email: 'f@academy.example', role: 'finance' } as const;
    await expect(
      test.academy.staff.addAccessCodes({ itemSlug: 'selling-online', codes: ['A'], staff: finance }),
    ).rejects.toThrow('may not add');
    expect(await statusOf(test, order)).toBe('Paid - Bank Transfer');
    expect(await logOf(test)).toEqual([]);
  });

  it('a decision is in the staff log and the order’s history', async () => {
    const order = await place(test);
    await test.academy.claimCashTransfer({ token: order.token, transferCode: 'ab-123' });
    await refuse(order);
    expect(await logOf(test)).toMatchObject([
      { email: staff.email, act: 'refuse-claim', subject: order.number },
    ]);
    const view = await test.academy.staff.order(order.number);
    expect(view?.history.at(-1)).toMatchObject({
      actor: `staff:${staff.email}`,
      event: 'reject',
      fromStatus: 'Paid - WafaCash',
      toStatus: 'Rejected',
      detail: { reason: 'No such transfer.', transferCode: 'AB123' },
    });
    expect(view?.order.refusalReason).toBe('No such transfer.');
    expect(view?.mails.map((mail) => mail.state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });

  it('one transfer code backs one order, however it is typed', async () => {
    const [first, second] = [await place(test), await place(test)];
    await test.academy.claimCashTransfer({ token: first.token, transferCode: '12 34-ab' });
    expect(await test.academy.claimCashTransfer({ token: second.token, transferCode: '1234AB' })).toBeRefused(
      'transfer-code-taken',
    );
    expect(await statusOf(test, second)).toBe('Pending Payment');
    await confirm(first);
    expect(await test.academy.claimCashTransfer({ token: second.token, transferCode: '1234AB' })).toBeRefused(
      'transfer-code-taken',
    );
  });

  it('the number of a wallet’s operation is a claim of a transfer, and staff read where to look for it', async () => {
    const order = await place(test);
    const claimed = { token: order.token, transferCode: 'op 00-71' };
    expect(await test.academy.claimWalletTransfer(claimed)).toMatchObject({
      ok: true,
      order: { status: 'Paid - Bank Transfer', paymentOption: 'Mobile Wallet', transferCode: 'OP0071' },
    });
    // A second press changes nothing.
    expect(await test.academy.claimWalletTransfer(claimed)).toMatchObject({ ok: true });
    expect((await emailsOf(test, order)).filter((name) => name === 'claim-received')).toHaveLength(1);
    await confirm(order);
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
  });

  it('a wallet’s number that paid for another order, as a slip of the bank or as a code of an agency, is not taken', async () => {
    const [banked, cash, order] = [await place(test), await place(test), await place(test)];
    await test.academy.staff.recordPayment({
      orderNumber: banked.number,
      staff,
      amountCentimes: banked.amountCentimes,
      paidBy: 'bank-transfer',
      reference: 'VIR 88-12 x',
      reason: '',
    });
    await test.academy.claimCashTransfer({ token: cash.token, transferCode: 'WF 445566' });
    for (const transferCode of ['vir8812X', 'wf-445566'])
      expect(await test.academy.claimWalletTransfer({ token: order.token, transferCode })).toBeRefused(
        'transfer-code-taken',
      );
    expect(await statusOf(test, order)).toBe('Pending Payment');
  });

  it('a refused code is free again, for the same order and for its true owner', async () => {
    const [guesser, owner] = [await place(test), await place(test)];
    await test.academy.claimCashTransfer({ token: guesser.token, transferCode: '777' });
    await refuse(guesser);
    expect(await test.academy.claimCashTransfer({ token: guesser.token, transferCode: '777' })).toMatchObject(
      { ok: true },
    );
    await refuse(guesser);
    expect(await test.academy.claimCashTransfer({ token: owner.token, transferCode: '777' })).toMatchObject({
      ok: true,
    });
    // Each refusal sends its own e-mail.
    expect((await emailsOf(test, guesser)).filter((name) => name === 'claim-refused')).toHaveLength(1 + 1);
  });

  it('after a refusal the buyer has the full time to pay another way, by card too', async () => {
    const order = await place(test);
    test.pass(6 * dayMs);
    await test.academy.claimBankTransfer(order);
    test.pass(6 * dayMs);
    await refuse(order);
    expect(await test.academy.chooseMethod({ token: order.token, option: 'Card' })).toMatchObject({
      ok: true,
      order: { status: 'Rejected' },
    });
    expect(await notifyFromBank(test, evidenceFor(await begin(test, order)))).toBe('applied');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect((await test.academy.orderByToken(order.token))?.order.refusalReason).toBeNull();
  });

  it('details can be corrected until something is claimed', async () => {
    const order = await place(test);
    const details = someDetails({ phone: '+212698765432' });
    expect(await test.academy.changeDetails({ token: order.token, details })).toMatchObject({
      ok: true,
      order: { phone: '+212698765432' },
    });
    expect((await emailsOf(test, order)).length).toBe(1);
    await test.academy.claimBankTransfer(order);
    expect(await test.academy.changeDetails({ token: order.token, details: someDetails() })).toBeRefused(
      'not-in-this-status',
    );
  });

  it('a claimed or confirmed order cannot be cancelled, claimed again, reopened or given another method', async () => {
    const order = await place(test);
    await test.academy.claimBankTransfer(order);
    const { token } = order;
    const no = { ok: false, reason: 'not-in-this-status' };
    for (const attempt of [1, 2]) {
      expect(await test.academy.cancelOrder({ token }), `cancel ${attempt}`).toEqual(no);
      expect(await test.academy.reopenOrder({ token })).toEqual(no);
      expect(await test.academy.chooseMethod({ token, option: 'Card' })).toEqual(no);
      expect(await test.academy.claimCashTransfer({ token, transferCode: 'ABC' })).toEqual(no);
      expect(await test.academy.beginPayment({ token, cardType: 'morocco' })).toEqual(no);
      await confirm(order);
    }
    expect(await test.academy.claimBankTransfer({ token })).toEqual(no);
  });

  it('nobody changes an order without its token', async () => {
    const order = await place(test);
    const none = { ok: false, reason: 'order-not-found' };
    for (const token of [order.number, order.id, 'x'.repeat(32)]) {
      expect(await test.academy.cancelOrder({ token })).toEqual(none);
      expect(await test.academy.claimBankTransfer({ token })).toEqual(none);
      expect(await test.academy.claimCashTransfer({ token, transferCode: 'ABC' })).toEqual(none);
      expect(await test.academy.reopenOrder({ token })).toEqual(none);
      expect(await test.academy.changeDetails({ token, details: someDetails() })).toEqual(none);
      expect(await test.academy.chooseMethod({ token, option: 'Card' })).toEqual(none);
      expect(await test.academy.beginPayment({ token, cardType: 'international' })).toEqual(none);
      await test.academy.askGateway({ token });
    }
  });
});

describeOnBothEngines('opening an order again', (engine) => {
  it('costs today’s price, and drops the old payment method', async () => {
    await using test = await openTestAcademy({
      engine,
      campaigns: [aCampaign({ endsAt: '2026-06-02T00:00:00Z' })],
    });
    const order = await place(test);
    expect(order.amountCentimes).toBe(79_200);
    await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
    await test.academy.cancelOrder(order);
    expect(await test.academy.cancelOrder(order)).toMatchObject({ ok: true, order: { status: 'Cancelled' } });
    test.pass(3 * dayMs);
    const reopened = await test.academy.reopenOrder(order);
    expect(reopened).toMatchObject({
      ok: true,
      order: {
        status: 'Pending Payment',
        amountCentimes: 99_000,
        discountCentimes: 0,
        campaignSlug: null,
        paymentOption: null,
      },
    });
    expect(await test.academy.reopenOrder(order)).toEqual(reopened);
  });

  it('is refused when the last seat is gone', async () => {
    await using test = await openTestAcademy({ engine, courses: [aCourse({ capacity: 1 })] });
    const order = await place(test);
    await test.academy.cancelOrder(order);
    await placeAndPay(test);
    expect(await test.academy.reopenOrder(order)).toBeRefused('sold-out');
  });
});
