import { beforeEach, describe, expect, it } from 'vitest';
import { courses } from '../../academy/content/catalogue.table.ts';
import type { Order } from '../orders/order.ts';
import { aCampaign, aCourse, someInstalments } from '../../../tests/support/builders.ts';
import { addCodes, begin, emailsOf, place, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const terms = someInstalments;
const inParts = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;

describeOnBothEngines('a course paid in parts', (engine) => {
  const test = academyForEach({
    engine,
    courses: [aCourse({ instalments: terms })],
    campaigns: [aCampaign()],
  });
  beforeEach(() => addCodes(test, ['CODE-1']));

  async function pay(order: Pick<Order, 'token' | 'amountCentimes'>): Promise<string | undefined> {
    const reference = await begin(test, order);
    return notifyFromBank(test, evidenceFor(reference, { amountCentimes: order.amountCentimes }));
  }

  const placeInParts = () => place(test, { item: inParts, seenPriceCentimes: 40_000 });

  async function deposited(): Promise<Order> {
    const order = await placeInParts();
    expect(await pay(order)).toBe('applied');
    return order;
  }

  async function partOf(deposit: Order, number: number): Promise<Order> {
    return allowed(await test.academy.payInstalment({ token: deposit.token, number })).order;
  }

  const planOf = async (order: Pick<Order, 'token'>) => present(await test.academy.planOfOrder(order.token));
  const accessOf = async (order: Order) => (await test.academy.orderByToken(order.token))?.access;
  const tick = () => bindScheduler(test.context).processInstalments();

  it('part whose money came another way is begun by staff as the learner would, once, and recorded on its order', async () => {
    const deposit = await deposited();
    const begin = (number: number) =>
      test.academy.staff.beginPart({ orderNumber: deposit.number, number, staff });
    expect(await begin(3)).toBeRefused('not-to-be-paid');
    const begun = allowed(await begin(2));
    expect(await begin(2)).toEqual(begun);
    const line = { act: 'begin-part', subject: begun.orderNumber, email: staff.email };
    expect(await logOf(test)).toContainEqual(expect.objectContaining(line));
    const recorded = await test.academy.staff.recordPayment({
      orderNumber: begun.orderNumber,
      amountCentimes: 30_000,
      paidBy: 'cash',
      reference: 'By hand, 12',
      reason: 'She came to the office.',
      staff,
    });
    expect(recorded).toMatchObject({ ok: true });
    expect((await planOf(deposit)).parts[0]).toMatchObject({
      status: 'paid',
      order: { number: begun.orderNumber },
    });
    const nobody = { orderNumber: 'MEM-000000-0000', number: 2, staff };
    expect(await test.academy.staff.beginPart(nobody)).toBeRefused('order-not-found');
    const support = { ...staff, role: 'support' as const };
    await expect(test.academy.staff.beginPart({ ...nobody, staff: support })).rejects.toThrow(
      'may not record',
    );
  });

  describe('ordering in parts', () => {
    it('costs the deposit, whatever campaign runs, and keeps the terms of the day', async () => {
      const order = await placeInParts();
      expect(order).toMatchObject({ amountCentimes: 40_000, discountCentimes: 0, campaignSlug: null });
      await test.db
        .update(courses)
        .set({ record: aCourse({ instalments: { ...terms, depositCentimes: 1 } }) });
      expect(await planOf(order)).toMatchObject({
        totalCentimes: 105_000,
        paidCentimes: 0,
        next: null,
        parts: [
          { number: 2, amountCentimes: 30_000, dueOn: null, status: 'waiting' },
          { number: 3, amountCentimes: 35_000, dueOn: null, status: 'waiting' },
        ],
      });
    });

    it('is refused for a course that is paid at once, and with a price the learner did not see', async () => {
      await test.db.update(courses).set({ record: aCourse() });
      const input = { item: inParts, seenPriceCentimes: 40_000 };
      await expect(place(test, input)).rejects.toThrow('not-on-sale');
      await test.db.update(courses).set({ record: aCourse({ instalments: terms }) });
      await expect(place(test, { ...input, seenPriceCentimes: 99_000 })).rejects.toThrow('price-changed');
    });

    it('is another order than the same form sent for the whole price', async () => {
      const form = { idempotencyKey: 'one-opened-form-of-hers', seenPriceCentimes: null };
      const whole = await place(test, form);
      const parts = await place(test, { ...form, item: inParts });
      expect(parts.id).not.toBe(whole.id);
      expect((await place(test, { ...form, item: inParts })).id).toBe(parts.id);
      expect(await test.academy.planOfOrder(whole.token)).toBeNull();
    });

    it('that ended is opened again at the deposit of that day', async () => {
      const order = await placeInParts();
      await test.academy.cancelOrder(order);
      await test.db
        .update(courses)
        .set({ record: aCourse({ instalments: { ...terms, depositCentimes: 50_000 } }) });
      expect(await test.academy.reopenOrder(order)).toMatchObject({
        ok: true,
        order: { amountCentimes: 50_000 },
      });
      expect(await planOf(order)).toMatchObject({ totalCentimes: 115_000 });
      expect(await pay({ ...order, amountCentimes: 50_000 })).toBe('applied');
    });
  });

  describe('from the deposit', () => {
    it('the course is open, and the parts have their days', async () => {
      const order = await deposited();
      expect(await accessOf(order)).toMatchObject({ code: 'CODE-1', pausedAt: null });
      expect(await planOf(order)).toMatchObject({
        number: 1,
        paidCentimes: 40_000,
        leftCentimes: 65_000,
        next: 2,
        parts: [{ dueOn: '2026-07-01', status: 'coming' }, { dueOn: '2026-07-31' }],
      });
    });

    it('parts are paid in order, early if the learner likes, each by an order of its own, and never after the last', async () => {
      const order = await deposited();
      expect(await test.academy.payInstalment({ token: order.token, number: 3 })).toBeRefused(
        'not-to-be-paid',
      );
      const second = await partOf(order, 2);
      expect(second).toMatchObject({
        itemKind: 'instalment',
        itemSlug: 'selling-online',
        amountCentimes: 30_000,
        name: order.name,
        email: order.email,
        description: 'Selling Online (2/3)',
      });
      expect((await partOf(order, 2)).id).toBe(second.id);
      expect(await pay(second)).toBe('applied');
      const third = await partOf(order, 3);
      expect(await pay(third)).toBe('applied');
      expect(await planOf(third)).toMatchObject({
        number: 3,
        leftCentimes: 0,
        next: null,
        completedAt: expect.any(Date),
      });
      for (const number of [1, 2, 3, 4])
        expect(await test.academy.payInstalment({ token: order.token, number })).toMatchObject({ ok: false });
      expect(await test.academy.beginPayment({ token: third.token, cardType: 'morocco' })).toMatchObject({
        ok: false,
      });
      expect(await emailsOf(test, third)).toEqual(['instalment-paid']);
    });

    it('a part that ended unpaid is the same order again, so that money on its way to it counts', async () => {
      const order = await deposited();
      const part = await partOf(order, 2);
      const reference = await begin(test, part);
      await test.academy.cancelOrder(part);
      expect((await partOf(order, 2)).id).toBe(part.id);
      await test.academy.cancelOrder(part);
      expect(await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 30_000 }))).toBe('applied');
      expect(await planOf(order)).toMatchObject({ next: 3, paidCentimes: 70_000 });
    });

    it('a second payment of one part is a duplicate payment', async () => {
      const order = await deposited();
      const part = await partOf(order, 2);
      const [first, second] = [await begin(test, part), await begin(test, part)];
      expect(await notifyFromBank(test, evidenceFor(first, { amountCentimes: 30_000 }))).toBe('applied');
      expect(await notifyFromBank(test, evidenceFor(second, { amountCentimes: 30_000 }))).toBe('duplicate');
      expect(await planOf(order)).toMatchObject({ next: 3, paidCentimes: 70_000 });
    });

    it('an order of a part cannot be used to pay another', async () => {
      const order = await deposited();
      const part = await partOf(order, 2);
      expect(await test.academy.payInstalment({ token: part.token, number: 2 })).toBeRefused(
        'order-not-found',
      );
    });
  });

  describe('when a part is late', () => {
    it('the learner is reminded three times, then the course is paused, and opens again with the payment', async () => {
      const order = await deposited();
      const emails: number[] = [];
      for (let day = 1; day <= 40; day += 1) {
        test.pass(dayMs);
        emails.push(await tick());
        expect(await tick()).toBe(0);
      }
      expect(emails.flatMap((count, index) => (count > 0 ? [index + 1] : []))).toEqual([25, 30, 34, 38]);
      expect(await emailsOf(test, order)).toEqual([
        'order-received',
        'access-ready',
        'instalment-reminder',
        'instalment-reminder',
        'instalment-reminder',
        'instalment-paused',
      ]);
      expect(await accessOf(order)).toMatchObject({ code: null, startUrl: null, pausedAt: expect.any(Date) });
      expect(await planOf(order)).toMatchObject({ pausedAt: expect.any(Date), next: 2 });
      const todo = async () => (await test.academy.staff.platformCodes({ staff })).map(({ what }) => what);
      expect(await todo()).toEqual(['pause']);
      await test.academy.staff.tickPlatformCode({ orderNumber: order.number, what: 'pause', staff });
      expect(await todo()).toEqual([]);
      expect(await pay(await partOf(order, 2))).toBe('applied');
      expect(await accessOf(order)).toMatchObject({ code: 'CODE-1', pausedAt: null });
      expect(await todo()).toEqual(['resume']);
      expect(await tick()).toBe(0);
    });

    it('a claim stops reminders and pause until staff have decided', async () => {
      const order = await deposited();
      const part = await partOf(order, 2);
      await test.academy.chooseMethod({ token: part.token, option: 'Bank Transfer' });
      await test.academy.claimBankTransfer({ token: part.token });
      test.pass(50 * dayMs);
      expect(await tick()).toBe(0);
      const decide = { orderNumber: part.number, staff };
      await test.academy.staff.decideClaim({ ...decide, decision: 'refuse', reason: 'Nothing came.' });
      expect(await tick()).toBe(1);
      expect(await planOf(order)).toMatchObject({ pausedAt: expect.any(Date) });
      await test.academy.claimBankTransfer({ token: part.token });
      await test.academy.staff.decideClaim({ ...decide, decision: 'confirm' });
      expect(await accessOf(order)).toMatchObject({ code: 'CODE-1', pausedAt: null });
      // Nobody had paused it at the platform, so that nothing is to be resumed there.
      expect(await test.academy.staff.platformCodes({ staff })).toEqual([]);
    });

    it('stays paused while another part is past its grace, too', async () => {
      const order = await deposited();
      test.pass(80 * dayMs);
      expect(await tick()).toBe(1);
      await pay(await partOf(order, 2));
      expect(await accessOf(order)).toMatchObject({ code: null });
      expect(await tick()).toBe(0);
      await pay(await partOf(order, 3));
      expect(await accessOf(order)).toMatchObject({ code: 'CODE-1' });
    });
  });

  describe('when money goes back', () => {
    const refund = async (order: Order) => {
      allowed(await payBackOrder(test, order));
    };

    it('the deposit ends the plan: its open orders close, and no part can be paid', async () => {
      const order = await deposited();
      const part = await partOf(order, 2);
      const reference = await begin(test, part);
      await refund(order);
      expect(await planOf(order)).toMatchObject({ endedAt: expect.any(Date), next: null });
      expect((await test.academy.orderByToken(part.token))?.order.status).toBe('Expired');
      expect(await test.academy.payInstalment({ token: order.token, number: 2 })).toMatchObject({
        ok: false,
      });
      expect(await test.academy.reopenOrder(part)).toMatchObject({ ok: false, reason: 'not-on-sale' });
      // The bank took the money all the same: it pays nothing, and staff are notified.
      expect(await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 30_000 }))).toBe('applied');
      expect(await emailsOf(test, part)).toEqual(['staff-part-not-needed']);
      expect(await planOf(order)).toMatchObject({ next: null, endedAt: expect.any(Date) });
      test.pass(100 * dayMs);
      expect(await tick()).toBe(0);
    });

    it('a part is to be paid again, by another order, with its grace from that day', async () => {
      const order = await deposited();
      test.pass(40 * dayMs);
      const part = await partOf(order, 2);
      await pay(part);
      await refund(part);
      expect(await planOf(order)).toMatchObject({
        next: 2,
        parts: [{ dueOn: '2026-07-11', status: 'due' }, {}],
      });
      const again = await partOf(order, 2);
      expect(again.id).not.toBe(part.id);
      await pay(again);
      expect(await planOf(order)).toMatchObject({ next: 3, paidCentimes: 70_000 });
    });
  });
});
