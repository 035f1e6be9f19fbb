import { afterEach, beforeEach, expect, it } from 'vitest';
import { someDetails } from '../tests/support/builders.ts';
import { addCodes, place, placeAndPay, staff as owner, statusOf } from '../tests/support/deeds.ts';
import { logOf } from '../tests/support/office-reading.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../tests/support/open-test-database.ts';
import { payBackOrder } from '../tests/support/refunds.ts';

const finance = { email: 'hind@example.com', role: 'finance' } as const;
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
});
