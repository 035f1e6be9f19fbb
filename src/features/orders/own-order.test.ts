import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCourse, someDetails } from '../../../tests/support/builders.ts';
import { courses } from '../catalogue/catalogue.table.ts';
import type { Order } from './order.ts';
import { addCodes, place, placeAndPay, staff as owner, statusOf } from '../../../tests/support/deeds.ts';
import { logOf } from '../../../tests/support/office-reading.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import type { StaffMember } from '../../academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';

const finance = { email: 'hind@example.com', role: 'finance' } as const;
const support = { email: 'sara@academy.example', role: 'support' } as const;
const colleague = { email: 'omar@academy.example', role: 'finance' } as const;
/** Another way to write the same mailbox. */
const details = someDetails({ name: 'Hind Amrani', email: 'hind+lessons@example.com' });
const refused = { ok: false, reason: 'own-order' };

describeOnBothEngines('an order of somebody who works in the office', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
    await addCodes(test, ['CODE-1', 'CODE-2']);
  });
  afterEach(() => test.close());

  const claimed = async () => {
    const order = await place(test, { details });
    await test.academy.claimBankTransfer({ token: order.token });
    return order;
  };

  it('is not confirmed nor refused by herself, neither alone nor with a statement; a colleague decides', async () => {
    const order = await claimed();
    const orderNumber = order.number;
    const { decideClaim, confirmClaims } = test.academy.staff;
    expect(await decideClaim({ orderNumber, staff: finance, decision: 'confirm' })).toEqual(refused);
    const no = { decision: 'refuse', reason: 'Nothing came.' } as const;
    expect(await decideClaim({ orderNumber, staff: finance, ...no })).toEqual(refused);
    expect(await confirmClaims({ orderNumbers: [orderNumber], staff: finance })).toEqual({
      ok: true,
      answers: [{ orderNumber, ...refused }],
    });
    expect(await statusOf(test, order)).toBe('Paid - Bank Transfer');
    expect(await decideClaim({ orderNumber, staff: colleague, decision: 'confirm' })).toMatchObject({
      ok: true,
    });
  });

  it('is not paid by hand by herself; an owner pays her own, and the log names her', async () => {
    const slip = { paidBy: 'cash', reference: 'Slip 12', reason: 'She came to the office.' } as const;
    const { number: orderNumber, amountCentimes } = await place(test, { details });
    const { recordPayment } = test.academy.staff;
    const input = { orderNumber, amountCentimes, ...slip };
    expect(await recordPayment({ ...input, staff: finance })).toEqual(refused);
    const herself = { ...finance, role: 'owner' } as const;
    expect(await recordPayment({ ...input, staff: herself })).toMatchObject({ ok: true });
    expect(await logOf(test)).toContainEqual(
      expect.objectContaining({ act: 'record-payment', email: finance.email, subject: orderNumber }),
    );
  });

  it('is not paid back by herself', async () => {
    const order = await placeAndPay(test, { details });
    expect(await payBackOrder(test, order, { staff: finance })).toEqual(refused);
    expect(await payBackOrder(test, order, { staff: owner })).toMatchObject({ ok: true });
  });

  it('is not paid out by herself either when a colleague decided it: nor sent elsewhere, nor its number changed', async () => {
    const { completePayout, correctProof, changeRefundWay } = test.academy.staff;
    const order = await claimed();
    await test.academy.staff.decideClaim({
      orderNumber: order.number,
      staff: colleague,
      decision: 'confirm',
    });
    const decided = await payBackOrder(test, order, { way: 'bank-transfer', staff: colleague });
    if (!decided.ok) throw new Error(decided.reason);
    const { id } = decided;
    const proof = 'VIR 12';
    expect(await completePayout({ id, proof, staff: finance })).toEqual(refused);
    const elsewhere = { id, key: crypto.randomUUID(), way: 'cash-agency', payout: { name: 'Hind' } } as const;
    expect(await changeRefundWay({ ...elsewhere, staff: finance })).toEqual(refused);
    expect(await completePayout({ id, proof, staff: colleague })).toEqual({ ok: true, id });
    expect(await correctProof({ id, proof: 'VIR 13', staff: finance })).toEqual(refused);
    expect(await correctProof({ id, proof: 'VIR 13', staff: colleague })).toEqual({ ok: true, id });
  });

  const moveTo = async (order: Pick<Order, 'number'>, email: string, who: StaffMember = support) => {
    const moved = await test.academy.staff.changeOrderEmail({ orderNumber: order.number, email, staff: who });
    if (!moved.ok) throw new Error(moved.reason);
    return moved.order;
  };

  it('stays hers after the office moved it to other addresses, however often', async () => {
    const order = await placeAndPay(test, { details });
    await moveTo(order, 'a-friend@example.com');
    await moveTo(order, 'another-friend@example.com');
    expect(await payBackOrder(test, order, { staff: finance })).toEqual(refused);
    expect(await payBackOrder(test, order, { staff: colleague })).toMatchObject({ ok: true });
  });

  it('stays hers in the parts that are paid after the office moved it', async () => {
    const part = { afterDays: 30, amountCentimes: 60_000 };
    const record = aCourse({ instalments: { depositCentimes: 40_000, parts: [part], graceDays: 7 } });
    await test.database.db.update(courses).set({ record }).where(eq(courses.slug, record.slug));
    const item = { kind: 'course', slug: record.slug, byInstalments: true } as const;
    const deposit = await placeAndPay(test, { details, item, seenPriceCentimes: 40_000 });
    const moved = await moveTo(deposit, 'a-friend@example.com');
    const begun = await test.academy.payInstalment({ token: moved.token, number: 2 });
    if (!begun.ok) throw new Error(begun.reason);
    const slip = { paidBy: 'cash', reference: 'Slip 12', reason: 'She came to the office.' } as const;
    const input = { orderNumber: begun.order.number, amountCentimes: part.amountCentimes, ...slip };
    expect(await test.academy.staff.recordPayment({ ...input, staff: finance })).toEqual(refused);
    expect(await test.academy.staff.recordPayment({ ...input, staff: colleague })).toMatchObject({
      ok: true,
    });
  });

  it('is not given another address by herself; a colleague does, and an owner her own', async () => {
    const her = { ...finance, role: 'support' } as const;
    const order = await place(test, { details });
    const input = { orderNumber: order.number, email: 'a-friend@example.com' };
    const { changeOrderEmail } = test.academy.staff;
    expect(await changeOrderEmail({ ...input, staff: her })).toEqual(refused);
    await moveTo(order, 'a-friend@example.com');
    expect(await changeOrderEmail({ ...input, email: 'one-more@example.com', staff: her })).toEqual(refused);
    await moveTo(order, 'one-more@example.com', { ...finance, role: 'owner' });
  });

  it('of a learner who mistyped is nobody’s own: what a buyer types herself before she pays is not held against a colleague', async () => {
    const order = await place(test, { details });
    const corrected = await test.academy.changeDetails({ token: order.token, details: someDetails() });
    if (!corrected.ok) throw new Error(corrected.reason);
    await test.academy.claimBankTransfer({ token: corrected.order.token });
    const { decideClaim } = test.academy.staff;
    const decided = await decideClaim({ orderNumber: order.number, staff: finance, decision: 'confirm' });
    expect(decided).toMatchObject({ ok: true });
  });
});
