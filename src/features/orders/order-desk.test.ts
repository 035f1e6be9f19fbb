import { afterEach, beforeEach, expect, it } from 'vitest';
import { courses } from '../catalogue/catalogue.table.ts';
import { orderNotes } from './orders.table.ts';
import { aWholeMember, someone } from '../../../tests/support/a-whole-member.ts';
import { aCourse } from '../../../tests/support/builders.ts';
import { emailsOf, place, placeAndPay, staff, statusOf } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';

const omar = { email: 'omar@academy.example', role: 'support' } as const;

describeOnBothEngines('a note on an order', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
  });
  afterEach(() => test.close());
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
    expect(await test.database.db.select().from(orderNotes)).toHaveLength(2);
    expect(await logOf(test)).toHaveLength(2);
  });

  it('is refused when it is empty, longer than 2,000 signs, or about no order', async () => {
    const order = await place(test);
    expect(await note(order.number, ' \n')).toEqual({ ok: false, reason: 'empty' });
    expect(await note(order.number, '😀'.repeat(2_001))).toEqual({ ok: false, reason: 'too-long' });
    expect(await note(order.number, '😀'.repeat(2_000))).toMatchObject({ ok: true });
    expect(await note('MEM-000000-0000', 'Hello')).toEqual({ ok: false, reason: 'order-not-found' });
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

describeOnBothEngines('notes when an account is deleted', (engine) => {
  it('go with the buyer’s orders, and lose the buyer’s address where they are about somebody else’s', async () => {
    const test = await openTestAcademy({ engine });
    const { paid, member } = await aWholeMember(test);
    const others = await place(test);
    const note = (orderNumber: string, text: string) =>
      test.academy.staff.noteOnOrder({ orderNumber, text, staff });
    await note(paid.number, 'She called twice.');
    await note(others.number, `Paid by ${someone.email}, her friend.`);
    const wish = { typedEmail: someone.email, knows: true, locale: 'en' } as const;
    expect(await test.academy.account.delete(member, wish)).toEqual({ ok: true });
    const bodies = (await test.database.db.select().from(orderNotes)).map(({ body }) => body);
    expect(bodies).toEqual(['Paid by [erased], her friend.']);
    await test.close();
  });
});

describeOnBothEngines('an order that staff open again', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
  });
  afterEach(() => test.close());
  const reopen = (orderNumber: string, who: typeof staff = staff) =>
    test.academy.staff.reopenOrderForStaff({ orderNumber, staff: who });

  it('waits for its payment at today’s price, and the buyer is sent the link to pay', async () => {
    const order = await place(test);
    await test.academy.cancelOrder({ token: order.token });
    const record = { ...aCourse(), priceCentimes: 120_000 };
    await test.database.db.update(courses).set({ record });
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
    expect(await reopen('MEM-000000-0000')).toEqual({ ok: false, reason: 'order-not-found' });
    const order = await place(test);
    await test.academy.cancelOrder({ token: order.token });
    await test.database.db.delete(courses);
    expect(await reopen(order.number)).toEqual({ ok: false, reason: 'not-on-sale' });
    expect(await statusOf(test, order)).toBe('Cancelled');
    await expect(reopen(order.number, { email: 'm@academy.example', role: 'moderator' })).rejects.toThrow(
      'may not open',
    );
  });
});
