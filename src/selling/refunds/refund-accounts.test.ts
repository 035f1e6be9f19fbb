import { beforeEach, expect, it } from 'vitest';
import { bookAndConfirm, book, confirm, seedExpert, slotAt } from '../../../tests/support/bookings.ts';
import { begin, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { present } from '../../../tests/support/sure.ts';

const rib = '999780000000000000000105';
const account = { way: 'bank-transfer', payout: { name: 'Salma Alaoui', rib } } as const;

describeAcademy('where money goes that staff send back', (test) => {
  beforeEach(() => seedExpert(test));

  const staffSee = async (number: string) => {
    const [line] = await test.academy.staff.refundsOfOrder(number);
    const refund = present(line && (await test.academy.staff.refund(line.id)));
    return refund;
  };
  const emailsTo = async (email: string) =>
    (await postOutbox(test, { clock: test.context.clock })).mails
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => text)
      .join('\n');

  it('is asked with the hour the learner gives back, and is shown to whoever makes the transfer', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    expect(await test.academy.payoutWaysOf(order.token)).toEqual(['bank-transfer', 'cash-agency']);
    await test.academy.cancelBooking({ token: order.token, withMoney: true, account });
    expect(await staffSee(order.number)).toMatchObject({ ...account, lacksAccount: false });
    expect(await test.academy.refundsOf(order.token)).toMatchObject([{ lacksAccount: false }]);
    const emailTexts = await emailsTo(order.email);
    expect(emailTexts).toContain('999 780 0000 0000 0000 0001 05');
    expect(emailTexts).not.toContain(`/orders/${order.token}/refund`);
  });

  it('is confirmed in the e-mail about the cancellation: one act, one e-mail', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    await test.academy.cancelBooking({ token: order.token, withMoney: true, account });
    const emailTexts = await emailsTo(order.email);
    expect(emailTexts.split('You cancelled “')).toHaveLength(2);
    expect(emailTexts).toContain('999 780 0000 0000 0000 0001 05');
    expect(emailTexts).not.toContain('Your money goes back to you');
    const { history } = (await test.academy.orderByToken(order.token)) ?? { history: [] };
    expect(history.map(({ event }) => event)).not.toContain('end-access');
  });

  it('is not known of a refund for which it was not asked: its e-mail leads to the form, and staff send the link', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    await test.academy.cancelBooking({ token: order.token, withMoney: true });
    expect(await staffSee(order.number)).toMatchObject({
      lacksAccount: true,
      email: order.email,
      phone: order.phone,
      otherWays: ['bank-transfer', 'cash-agency'],
    });
    const emailTexts = await emailsTo(order.email);
    expect(emailTexts).toContain(`/orders/${order.token}/refund`);
    expect(emailTexts).not.toContain('to your account');
    expect(await test.academy.giveRefundAccount({ token: order.token, ...account })).toEqual({ ok: true });
    expect(await staffSee(order.number)).toMatchObject({ ...account, lacksAccount: false });
  });

  it('is given once: another account is changed by staff, who may have sent the money already', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    await test.academy.cancelBooking({ token: order.token, withMoney: true, account });
    const other = { way: 'cash-agency', payout: { name: 'Somebody Else' } } as const;
    expect(await test.academy.giveRefundAccount({ token: order.token, ...other })).toBeRefused('moved-on');
    expect(await staffSee(order.number)).toMatchObject(account);
    const nobody = await test.academy.giveRefundAccount({ token: 'nobody', ...other });
    expect(nobody).toBeRefused('order-not-found');
  });

  it('never enters the history of the order', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    await test.academy.cancelBooking({ token: order.token, withMoney: true });
    await test.academy.giveRefundAccount({ token: order.token, ...account });
    const { history } = (await test.academy.orderByToken(order.token)) ?? { history: [] };
    expect(history.map(({ event }) => event)).toContain('give-account');
    expect(JSON.stringify(history)).not.toContain(rib);
  });

  it('is not asked for a card: its money goes back there', async () => {
    const order = await book(test, await slotAt(test, 40));
    const reference = await begin(test, order);
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 50_000 }));
    expect(await test.academy.payoutWaysOf(order.token)).toEqual([]);
    await test.academy.cancelBooking({ token: order.token, withMoney: true, account });
    expect(await staffSee(order.number)).toMatchObject({
      way: 'gateway',
      payout: null,
      lacksAccount: false,
    });
  });

  it('goes to the buyer’s name at an agency when they want cash', async () => {
    const order = await book(test, await slotAt(test, 150));
    await test.academy.chooseMethod({ token: order.token, option: 'WafaCash / Cash Plus' });
    await test.academy.claimCashTransfer({ token: order.token, transferCode: '1234567890' });
    await confirm(test, order);
    expect(await test.academy.payoutWaysOf(order.token)).toEqual(['cash-agency', 'bank-transfer']);
    const cash = { way: 'cash-agency', payout: { name: 'Salma Alaoui', phone: '+212612345678' } } as const;
    await test.academy.cancelBooking({ token: order.token, withMoney: true, account: cash });
    const refund = await staffSee(order.number);
    expect(refund).toMatchObject(cash);
    const paid = await test.academy.staff.completePayout({ id: refund.id, proof: 'WC 9', staff });
    expect(paid).toMatchObject({ ok: true });
  });
});
