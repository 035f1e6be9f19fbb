import { expect, test } from 'vitest';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { begin, place, placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { allowed } from '../../../tests/support/sure.ts';

const salma = 'salma@example.com';
const stranger = 'stranger@example.com';
const dayMs = 24 * 3_600_000;

describeAcademy('an order that a stranger placed in somebody’s name', (test_) => {
  const details = someDetails({ email: salma });
  const theirs = () => place(test_, { details });
  const goOn = async (number: string, email = salma) =>
    allowed(await test_.academy.takeOverOrder({ email, number })).token;

  test('opens to nobody but its owner once taken over: not by its old link, its form, or a way back from the bank', async () => {
    const form = aForm({ details });
    const placed = allowed(await test_.academy.placeOrder(form));
    const { order } = placed;
    await begin(test_, order);
    const fields = new URL(test_.bank.returnUrls?.success ?? '').searchParams;
    const token = await goOn(order.number);
    expect((await test_.academy.orderByToken(token))?.order.id).toBe(order.id);
    expect(await test_.academy.orderByToken(order.token)).toBeNull();
    expect(await test_.academy.orderOfReturn({ gateway: 'test-bank', fields })).toMatchObject({
      token: null,
    });
    const again = await test_.academy.placeOrder({ ...form, heldTokens: [order.token] });
    expect(again.ok && again.order.id).not.toBe(order.id);
    expect(JSON.stringify(again)).not.toContain(token);
    const moved = { token: order.token, details: someDetails({ email: stranger }) };
    expect(await test_.academy.changeDetails(moved)).toBeRefused('order-not-found');
  });

  test('keeps its link when its owner takes it over again, so that a second tab still opens it', async () => {
    const { number } = await theirs();
    const token = await goOn(number);
    expect(await goOn(number)).toBe(token);
    expect((await test_.academy.orderByToken(token))?.history.at(-1)?.event).toBe('take-over');
  });

  test('is given to its own address alone, and only while nothing is paid or claimed', async () => {
    const order = await theirs();
    const none = { ok: false, reason: 'order-not-found' };
    for (const input of [
      { email: stranger, number: order.number },
      { email: salma, number: 'MEM-000000-0000' },
      { email: salma, number: order.token },
    ])
      expect(await test_.academy.takeOverOrder(input)).toEqual(none);
    await test_.academy.claimBankTransfer({ token: order.token });
    const stays = (token: string) => ({ ok: false, reason: 'not-in-this-status', token });
    const take = (number: string) => test_.academy.takeOverOrder({ email: salma, number });
    expect(await take(order.number)).toEqual(stays(order.token));
    const paid = await placeAndPay(test_, { details });
    expect(await take(paid.number)).toEqual(stays(paid.token));
  });

  test('keeps its address while the buyer is at the bank, by its page and by its form', async () => {
    const form = aForm({ details });
    const placed = allowed(await test_.academy.placeOrder(form));
    const { token } = placed.order;
    await begin(test_, placed.order);
    const elsewhere = { token, details: someDetails({ email: stranger }) };
    expect(await test_.academy.changeDetails(elsewhere)).toBeRefused('at-the-bank');
    await test_.academy.placeOrder({ ...form, details: elsewhere.details, heldTokens: [token] });
    expect((await test_.academy.orderByToken(token))?.order.email).toBe(salma);
    // A name opens nothing.
    const renamed = { token, details: { ...details, name: 'Salma Idrissi' } };
    expect(await test_.academy.changeDetails(renamed)).toMatchObject({ ok: true });
    test_.pass(dayMs);
    expect(await test_.academy.changeDetails(elsewhere)).toMatchObject({ ok: true });
  });
});
