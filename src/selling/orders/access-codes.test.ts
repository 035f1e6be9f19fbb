import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessCodes } from './access.table.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { aCourse, someSettings } from '../../../tests/support/builders.ts';
import { addCodes, allRows, emailsOf, place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { testGateway } from '../../../tests/support/test-gateway.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { logOf, waitingIn } from '../../../tests/support/staff-reading.ts';

describeOnBothEngines('the stock of access codes', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({
      engine,
      courses: [
        aCourse(),
        aCourse({ slug: 'other' }),
        aCourse({ slug: 'new', platformProduct: null, comingSoon: true }),
      ],
    });
  });
  afterEach(() => test.close());
  const codeOf = async (order: { token: string }) =>
    (await test.academy.orderByToken(order.token))?.access?.code;

  it('an empty stock leaves the order confirmed, promises access, and alerts the staff once a day', async () => {
    const [first, second] = [await placeAndPay(test), await placeAndPay(test)];
    expect(await test.academy.orderByToken(first.token)).toMatchObject({
      order: { status: 'Payment Confirmed' },
      access: { code: null, startUrl: null },
    });
    expect((await emailsOf(test, first)).sort()).toEqual([
      'access-soon',
      'order-received',
      'staff-pool-empty',
    ]);
    expect((await emailsOf(test, second)).sort()).toEqual(['access-soon', 'order-received']);
    expect(await waitingIn(test, 'access-codes')).toBe(2);
    test.pass(86_400_000);
    expect(await emailsOf(test, await placeAndPay(test))).toContain('staff-pool-empty');
  });

  it('new codes go to those who wait, the longest waiting first, and the rest stays in stock', async () => {
    const waiting = [];
    for (let buyers = 0; buyers < 3; buyers += 1) {
      waiting.push(await placeAndPay(test));
      test.pass(1_000);
    }
    const [first, second, third] = waiting;
    if (!first || !second || !third) throw new Error('Three orders wait.');
    expect(await addCodes(test, ['A', 'B'])).toEqual({ added: 2, skipped: 0, served: 2 });
    expect([await codeOf(first), await codeOf(second)].sort()).toEqual(['A', 'B']);
    expect(await codeOf(third)).toBeNull();
    expect((await emailsOf(test, first)).at(-1)).toBe('access-ready');
    expect(await addCodes(test, ['C', 'D'])).toEqual({ added: 2, skipped: 0, served: 1 });
    expect(await test.academy.staff.stocks()).toMatchObject([
      { itemSlug: 'selling-online', isOnSale: true, free: 1, taken: 3, waiting: 0 },
      { itemSlug: 'other', isOnSale: true, free: 0, taken: 0, waiting: 0 },
      { itemSlug: 'new', isOnSale: false, free: 0, taken: 0, waiting: 0 },
    ]);
  });

  it('codes can be added to a new course before its first buyer', async () => {
    expect(await addCodes(test, ['A'], 'new')).toEqual({ added: 1, skipped: 0, served: 0 });
    expect(await test.academy.staff.stocks()).toContainEqual(
      expect.objectContaining({ itemSlug: 'new', isOnSale: false, free: 1, taken: 0, waiting: 0 }),
    );
  });

  it('repeated, known, empty and unreadable codes are skipped', async () => {
    expect(await addCodes(test, [' A ', 'A', '', 'B', 'B\u0000', 'x'.repeat(201)])).toEqual({
      added: 2,
      skipped: 3,
      served: 0,
    });
    expect(await addCodes(test, ['B', 'C'])).toEqual({ added: 1, skipped: 1, served: 0 });
    // The heading of a column, a sentence and a link are no codes.
    expect(await addCodes(test, ['Code', 'two words', 'http://x'])).toEqual({
      added: 0,
      skipped: 3,
      served: 0,
    });
    expect(await addCodes(test, ['X'], 'No Slug!')).toEqual({ added: 0, skipped: 1, served: 0 });
    expect((await logOf(test)).map((line) => line.act)).toEqual(Array(3).fill('add-access-codes'));
  });

  it('a code that was handed over is not handed over again when it is added again', async () => {
    await addCodes(test, ['A']);
    const first = await placeAndPay(test);
    const second = await placeAndPay(test);
    expect(await addCodes(test, ['A'])).toEqual({ added: 0, skipped: 1, served: 0 });
    expect([await codeOf(first), await codeOf(second)]).toEqual(['A', null]);
  });

  it('one course’s codes never open another', async () => {
    await addCodes(test, ['A']);
    const other = await placeAndPay(test, { courseSlug: 'other' });
    expect(await codeOf(other)).toBeNull();
    expect(await addCodes(test, ['A'], 'other')).toEqual({ added: 1, skipped: 0, served: 1 });
    expect((await allRows(test)).codes.filter((code) => code.orderId === null)).toHaveLength(1);
  });

  it('takes thousands of codes at once', async () => {
    const codes = Array.from({ length: 2_500 }, (_, index) => `CODE-${index}`);
    expect(await addCodes(test, codes)).toEqual({ added: 2_500, skipped: 0, served: 0 });
  });

  describe('of the sample', () => {
    const sample = (codes: string[], itemSlug = 'selling-online') =>
      test.db.insert(accessCodes).values(
        codes.map((code) => ({
          id: randomUUID(),
          itemSlug,
          code,
          addedAt: new Date(Date.parse('2026-05-01T10:00:00Z')),
          isSample: true,
        })),
      );
    const reopen = async (
      settings: Partial<AcademySettings>,
      of: Parameters<typeof openTestAcademy>[0] = {},
    ) => {
      await test.close();
      test = await openTestAcademy({ engine, settings: someSettings(settings), ...of });
    };
    const nothingReal = { bankTransfer: null, cashAgency: null };
    const support = { email: 'support@academy.example', role: 'support' } as const;
    const finance = { email: 'finance@academy.example', role: 'finance' } as const;
    const live = () => testGateway({ name: 'live-bank', live: true });

    it('are handed out only after real ones, and only while no real payment is possible', async () => {
      await reopen(nothingReal);
      await sample(['SAMPLE-1']);
      await addCodes(test, ['OURS-1']);
      expect(await codeOf(await placeAndPay(test))).toBe('OURS-1');
      expect(await codeOf(await placeAndPay(test))).toBe('SAMPLE-1');
    });

    it('are not handed out where a bank account is the academy’s own: the learner waits, and staff are alerted', async () => {
      await sample(['SAMPLE-1']);
      const order = await placeAndPay(test);
      expect(await codeOf(order)).toBeNull();
      expect(await emailsOf(test, order)).toContain('staff-pool-empty');
      expect(await test.academy.staff.stocks()).toContainEqual(
        expect.objectContaining({ free: 0, samples: 1, notReady: 'sample-codes', waiting: 1 }),
      );
      expect(await addCodes(test, ['OURS-1'])).toMatchObject({ served: 1 });
      expect(await codeOf(order)).toBe('OURS-1');
    });

    it.each([
      ['a card firm with live keys', { gateways: [live()] }],
      ['real people', { context: { production: true } }],
    ])('are handed out to nobody with %s, whoever confirms the payment', async (_what, of) => {
      await reopen(nothingReal, of);
      await sample(['SAMPLE-1']);
      const order = await placeAndPay(test);
      expect(await codeOf(order)).toBeNull();
      const other = await place(test);
      const recorded = await test.academy.staff.recordPayment({
        orderNumber: other.number,
        staff,
        amountCentimes: other.amountCentimes,
        paidBy: 'cash',
        reference: 'R-1',
        reason: 'Paid at the desk.',
      });
      expect(recorded).toMatchObject({ ok: true });
      expect(await codeOf(other)).toBeNull();
    });

    it('block every real payment of a course that has no other codes, until it has', async () => {
      await reopen({}, { context: { production: true, gateways: [live()] } });
      await sample(['SAMPLE-1']);
      const { academy } = test;
      const order = await place(test);
      const { token } = order;
      const closed = { ok: false, reason: 'course-not-ready' };
      expect(await academy.waysToPay(order)).toEqual([]);
      expect(await academy.beginPayment({ token, cardType: 'international' })).toEqual(closed);
      for (const option of ['Bank Transfer', 'WafaCash / Cash Plus', 'Other Payment Methods'] as const)
        expect(await academy.chooseMethod({ token, option })).toEqual(closed);
      expect(await academy.claimBankTransfer({ token })).toEqual(closed);
      expect(await academy.claimCashTransfer({ token, transferCode: '1234567890' })).toEqual(closed);
      await addCodes(test, ['OURS-1']);
      expect(await academy.waysToPay(order)).toHaveLength(4);
      expect(await academy.chooseMethod({ token, option: 'Bank Transfer' })).toMatchObject({ ok: true });
      // A buyer who was shown how to pay may have paid: that is never refused.
      await test.db.delete(accessCodes);
      await sample(['SAMPLE-2']);
      expect(await academy.claimBankTransfer({ token })).toMatchObject({ ok: true });
    });

    it('and without a real learning platform real payments are refused; the practice bank still works', async () => {
      const learningPlatformUrl = 'https://learn.derb.example/start';
      await reopen({ learningPlatformUrl });
      await addCodes(test, ['OURS-1']);
      const order = await place(test);
      expect(await test.academy.waysToPay(order)).toEqual(['Card']);
      expect(await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' })).toMatchObject({
        reason: 'course-not-ready',
      });
      const paid = await placeAndPay(test);
      expect(await test.academy.orderByToken(paid.token)).toMatchObject({
        access: { code: 'OURS-1', startUrl: '/learning-platform' },
      });
    });

    it('are removed by staff who may, with a line in the log; codes in use stay', async () => {
      await reopen(nothingReal);
      await sample(['SAMPLE-1', 'SAMPLE-2', 'SAMPLE-3']);
      await placeAndPay(test);
      const { staff: actions } = test.academy;
      const rows = await test.db.select().from(accessCodes);
      const taken = rows.find(({ orderId }) => orderId !== null);
      const unused = await actions.unusedCodes({ itemSlug: 'selling-online', staff: support });
      expect(unused.map(({ code }) => code)).not.toContain(taken?.code);
      const ask = { itemSlug: 'selling-online', which: [taken?.id ?? '', unused[0]?.id ?? ''] };
      expect(await actions.removeAccessCodes({ ...ask, staff: support })).toEqual({ removed: 1 });
      expect(await actions.removeAccessCodes({ ...ask, itemSlug: 'other', staff: support })).toEqual({
        removed: 0,
      });
      await expect(actions.removeAccessCodes({ ...ask, staff: finance })).rejects.toThrow('may not');
      await expect(actions.unusedCodes({ itemSlug: 'selling-online', staff: finance })).rejects.toThrow(
        'may not',
      );
      expect(await logOf(test)).toContainEqual(
        expect.objectContaining({
          act: 'remove-access-codes',
          subject: 'selling-online',
          detail: { removed: '1', samples: '1' },
        }),
      );
      await actions.addAccessCodes({
        itemSlug: 'selling-online',
        codes: ['OURS'],
        isInstead: true,
        staff: support,
      });
      const left = await test.db.select().from(accessCodes);
      expect(left.map(({ code }) => code).toSorted()).toEqual(['OURS', taken?.code].toSorted());
    });

    it('its coupon lowers nothing where real money comes in', async () => {
      const made = { id: randomUUID(), code: 'SAMPLE10', kind: 'percent', value: 10 } as const;
      const when = { startsAt: new Date(0), createdAt: new Date(0) };
      const coupon = { ...made, ...when, createdBy: 'sample' };
      await test.db.insert(coupons).values(coupon);
      const asked = { kind: 'course', slug: 'selling-online' } as const;
      const ask = { item: asked, code: 'SAMPLE10', address: '192.0.2.7' };
      expect(await test.academy.quoteCoupon(ask)).toMatchObject({ ok: false, reason: 'coupon-unknown' });
      const item = { kind: 'course', slug: 'selling-online', coupon: 'SAMPLE10' } as const;
      await expect(place(test, { item })).rejects.toThrow('coupon-unknown');
      await reopen(nothingReal);
      await test.db.insert(coupons).values(coupon);
      expect(await test.academy.quoteCoupon(ask)).toMatchObject({ ok: true });
    });
  });
});
