import { expect, it } from 'vitest';
import { courses } from '../../academy/content/catalogue.table.ts';
import { orderNotes } from '../refunds/order-notes.table.ts';
import { aWholeMember, someone } from '../../../tests/support/a-whole-member.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import { emailsOf, place, placeAndPay, staff, statusOf } from '../../../tests/support/actions.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { openTestAcademy, describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';

const omar = { email: 'omar@academy.example', role: 'support' } as const;

describeAcademy('a note on an order', (test) => {
  const note = (orderNumber: string, text: string, who: typeof staff = staff) =>
    test.academy.staff.noteOnOrder({ orderNumber, text, staff: who });

  it('is kept as plain text with its author, and is in the log without its text', async () => {
    const order = await place(test);
    expect(await note(order.number, '  Called:\r\nshe pays on <b>Friday</b>\0 ')).toEqual({
      ok: true,
      note: {
        id: expect.any(String),
        at: test.context.clock(),
        by: staff.email,
        text: 'Called:\nshe pays on <b>Friday</b>',
      },
    });
    expect(await logOf(test)).toMatchObject([
      { email: staff.email, act: 'note-on-order', subject: order.number },
    ]);
  });

  it('pressed twice is one note; the same words of somebody else are another', async () => {
    const order = await place(test);
    const first = await note(order.number, 'She called.');
    expect(await note(order.number, 'She called.')).toEqual(first);
    await note(order.number, 'She called.', omar);
    expect(await test.db.select().from(orderNotes)).toHaveLength(2);
    expect(await logOf(test)).toHaveLength(2);
  });

  it('is refused when it is empty, longer than 2,000 signs, or about no order', async () => {
    const order = await place(test);
    expect(await note(order.number, ' \n')).toBeRefused('empty');
    expect(await note(order.number, '😀'.repeat(2_001))).toBeRefused('too-long');
    expect(await note(order.number, '😀'.repeat(2_000))).toMatchObject({ ok: true });
    expect(await note('MEM-000000-0000', 'Hello')).toBeRefused('order-not-found');
  });

  it('is never shown to the buyer, and written by nobody without the right', async () => {
    const order = await place(test);
    await note(order.number, 'A word among ourselves');
    expect(JSON.stringify(await test.academy.orderByToken(order.token))).not.toContain('among ourselves');
    await expect(note(order.number, 'x', { email: 'e@academy.example', role: 'expert' })).rejects.toThrow(
      'may not write',
    );
  });
});

describeAcademy('a refund that a colleague asks for', (test) => {
  const ask = (orderNumber: string, text = 'She was ill for three weeks; half of it, to her account.') =>
    test.academy.staff.noteOnOrder({ orderNumber, text, asksRefund: true, staff: omar });
  const answer = (orderNumber: string) =>
    test.academy.staff.answerRefundAsk({ orderNumber, text: 'She finished the course in May.', staff });
  const waitingOf = async (who: typeof staff | typeof omar) =>
    (await test.academy.staff.today({ staff: who })).tasks.flatMap(({ kind, first }) =>
      kind === 'refund-asks' || kind === 'refund-answers' ? [[kind, ...first.map(({ id }) => id)]] : [],
    );
  const openIn = async (orderNumber: string) =>
    (await test.academy.staff.orderTimeline(orderNumber))?.filter(({ detail }) => detail['isOpen']) ?? [];

  it('waits on finance’s Today until it is declined with a reason, which its author finds on theirs', async () => {
    const { number } = await placeAndPay(test);
    expect(await ask(number)).toMatchObject({ ok: true });
    expect(await ask(number)).toMatchObject({ ok: true });
    expect(await ask(number, 'Once more')).toBeRefused('asked-already');
    expect([await waitingOf(staff), await waitingOf(omar)]).toEqual([[['refund-asks', number]], []]);
    expect(await openIn(number)).toMatchObject([{ event: 'refund-ask', actor: omar.email }]);
    test.pass(60_000);
    expect(await answer(number)).toEqual({ ok: true });
    expect(await answer(number)).toBeRefused('is-dealt-with');
    expect([await waitingOf(staff), await waitingOf(omar)]).toEqual([[], [['refund-answers', number]]]);
    expect(await openIn(number)).toEqual([]);
    expect((await logOf(test)).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['ask-for-refund', 'answer-refund-ask']),
    );
    test.pass(4 * 24 * 3_600_000);
    expect(await waitingOf(omar)).toEqual([]);
  });

  it('is answered by the refund itself, of a part as well', async () => {
    const order = await placeAndPay(test);
    await ask(order.number);
    expect(await payBackOrder(test, order, { amountCentimes: 10_000 })).toMatchObject({ ok: true });
    expect([await waitingOf(staff), await waitingOf(omar)]).toEqual([[], [['refund-answers', order.number]]]);
  });

  it('is about money that has come, and answered by nobody without the right', async () => {
    const unpaid = await place(test);
    expect(await ask(unpaid.number)).toBeRefused('nothing-left');
    await expect(
      test.academy.staff.answerRefundAsk({ orderNumber: unpaid.number, text: 'No.', staff: omar }),
    ).rejects.toThrow('may not decide');
  });
});

describeOnBothEngines('notes when an account is deleted', (engine) => {
  it('go with the buyer’s orders, and lose the buyer’s address where they are about somebody else’s', async () => {
    await using test = await openTestAcademy({ engine });
    const { paid, member } = await aWholeMember(test);
    const others = await place(test);
    const note = (orderNumber: string, text: string) =>
      test.academy.staff.noteOnOrder({ orderNumber, text, staff });
    await note(paid.number, 'She called twice.');
    await note(others.number, `Paid by ${someone.email}, her friend.`);
    const wish = { typedEmail: someone.email, knows: true, locale: 'en' } as const;
    expect(await test.academy.account.delete(member, wish)).toEqual({ ok: true });
    const bodies = (await test.db.select().from(orderNotes)).map(({ body }) => body);
    expect(bodies).toEqual(['Paid by [erased], her friend.']);
  });
});

describeAcademy('an order that staff open again', (test) => {
  const reopen = (orderNumber: string, who: typeof staff = staff) =>
    test.academy.staff.reopenOrderForStaff({ orderNumber, staff: who });

  it('waits for its payment at today’s price, and the buyer is sent the link to pay', async () => {
    const order = await place(test);
    await test.academy.cancelOrder({ token: order.token });
    const record = { ...aCourse(), priceCentimes: 120_000 };
    await test.db.update(courses).set({ record });
    expect(await reopen(order.number, omar)).toMatchObject({
      ok: true,
      order: { status: 'Pending Payment', amountCentimes: 120_000, token: order.token },
      priceBeforeCentimes: order.amountCentimes,
    });
    expect(await emailsOf(test, order)).toEqual(['order-received', 'order-reopened']);
    const view = await test.academy.staff.order(order.number);
    expect(view?.history.at(-1)).toMatchObject({ event: 'reopen', actor: `staff:${omar.email}` });
    expect(await logOf(test)).toMatchObject([
      { email: omar.email, act: 'reopen-order', subject: order.number },
    ]);
  });

  it('is opened once: the second colleague sees who was first', async () => {
    const order = await place(test);
    await test.academy.cancelOrder({ token: order.token });
    await reopen(order.number, omar);
    expect(await reopen(order.number)).toEqual({
      ok: false,
      reason: 'not-in-this-status',
      status: 'Pending Payment',
      by: omar.email,
    });
    expect(await emailsOf(test, order)).toEqual(['order-received', 'order-reopened']);
  });

  it('stays as it is when it is paid, unknown, or its course is not on sale any more', async () => {
    const paid = await placeAndPay(test);
    expect(await reopen(paid.number)).toMatchObject({ ok: false, reason: 'not-in-this-status' });
    expect(await reopen('MEM-000000-0000')).toBeRefused('order-not-found');
    const order = await place(test);
    await test.academy.cancelOrder({ token: order.token });
    await test.db.delete(courses);
    expect(await reopen(order.number)).toBeRefused('not-on-sale');
    expect(await statusOf(test, order)).toBe('Cancelled');
    await expect(reopen(order.number, { email: 'm@academy.example', role: 'moderator' })).rejects.toThrow(
      'may not open',
    );
  });
});

describeAcademy('an unpaid order that staff cancel', (test) => {
  const cancel = (orderNumber: string, who: typeof staff = omar) =>
    test.academy.staff.cancelOrderForStaff({ orderNumber, why: 'She bought another course.', staff: who });

  it('ends once, keeps the reason on the order and out of the log, and can be opened again', async () => {
    const order = await place(test);
    expect(await cancel(order.number)).toMatchObject({ ok: true, order: { status: 'Cancelled' } });
    expect(await cancel(order.number)).toEqual({
      ok: false,
      reason: 'not-in-this-status',
      status: 'Cancelled',
      by: omar.email,
    });
    const log = await logOf(test);
    expect(log).toMatchObject([{ email: omar.email, act: 'cancel-order', subject: order.number }]);
    expect(JSON.stringify(log)).not.toContain('another course');
    const found = await test.academy.staff.order(order.number);
    expect(found?.history.at(-1)).toMatchObject({
      event: 'cancel',
      detail: { reason: 'She bought another course.' },
    });
    const reopened = await test.academy.staff.reopenOrderForStaff({ orderNumber: order.number, staff: omar });
    expect(reopened).toMatchObject({ ok: true });
  });

  it('is refused while a transfer waits to be decided, and once it is paid', async () => {
    const order = await place(test);
    await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
    await test.academy.claimBankTransfer({ token: order.token });
    expect(await cancel(order.number)).toBeRefused('claim-waits');
    const paid = await placeAndPay(test);
    expect(await cancel(paid.number)).toMatchObject({ ok: false, reason: 'not-in-this-status' });
    expect(await statusOf(test, paid)).toBe('Payment Confirmed');
    await expect(cancel(order.number, { email: 'e@academy.example', role: 'editor' })).rejects.toThrow(
      'may not cancel',
    );
  });
});

describeAcademy('the corrected name and phone of an order', (test) => {
  const correct = (orderNumber: string, name: string, phone: string, who: typeof staff = omar) =>
    test.academy.staff.correctBuyer({ orderNumber, name, phone, staff: who });

  it('are on the order, also once it is paid; the history names the fields, the log what changed', async () => {
    for (const order of [await place(test), await placeAndPay(test)]) {
      const fixed = await correct(order.number, ' Salma  Bennis ', '06 11 22 33 44');
      expect(fixed).toMatchObject({ ok: true, order: { name: 'Salma Bennis', phone: '+212611223344' } });
      expect(await correct(order.number, 'Salma Bennis', '0611223344')).toBeRefused('same');
      const found = await test.academy.staff.order(order.number);
      expect(found?.history.at(-1)).toMatchObject({
        event: 'change-details',
        detail: { fields: 'name, phone' },
      });
    }
    const log = await logOf(test);
    const corrected = { act: 'correct-buyer', after: { name: 'Salma Bennis', phone: '+212611223344' } };
    expect(log).toMatchObject([corrected, corrected]);
  });

  it('are refused as the form of a course refuses them', async () => {
    const order = await place(test);
    expect(await correct(order.number, 'Salma', '12')).toMatchObject({
      ok: false,
      reason: 'bad-fields',
      problems: { name: 'full-name', phone: 'phone-invalid' },
    });
    expect(await correct('MEM-000000-0000', 'Salma Bennis', '')).toMatchObject({ reason: 'order-not-found' });
    const finance = { email: 'f@academy.example', role: 'finance' } as const;
    await expect(correct(order.number, 'Salma Bennis', '', finance)).rejects.toThrow('may not correct');
  });
});
