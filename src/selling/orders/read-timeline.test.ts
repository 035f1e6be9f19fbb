import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { queueEvents } from '../../academy/emails/outbox.service.ts';
import { aWholeMember } from '../../../tests/support/a-whole-member.ts';
import { begin, place, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

describeAcademy('the timeline of an order', (test) => {
  const timeline = async (orderNumber: string) =>
    present(await test.academy.staff.orderTimeline(orderNumber));

  it('shows what happened in one list, the newest last, with who did it', async () => {
    const order = await place(test);
    test.pass(60_000);
    const reference = await begin(test, order);
    test.pass(60_000);
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: order.amountCentimes }));
    test.pass(60_000);
    await test.academy.staff.noteOnOrder({ orderNumber: order.number, text: 'She called.', staff });
    const lines = (await timeline(order.number)).filter(({ kind }) => kind !== 'email');
    expect(lines.map(({ kind, actor, event }) => [kind, actor, event])).toEqual([
      ['history', 'buyer', 'place'],
      ['history', 'buyer', 'choose-known-method'],
      ['history', 'buyer', 'begin-attempt'],
      ['history', 'gateway:test-bank', 'capture-card'],
      ['history', 'gateway:test-bank', 'confirm'],
      ['history', 'gateway:test-bank', 'wait-for-code'],
      ['attempt', 'gateway:test-bank', 'captured'],
      ['notification', 'gateway:test-bank', 'applied'],
      ['note', staff.email, 'note'],
    ]);
    expect(lines.at(-1)?.detail).toMatchObject({ text: 'She called.' });
    expect(lines.at(-3)?.detail).toMatchObject({ reference, amountCentimes: String(order.amountCentimes) });
  });

  it('has a line of every kind where everything happened, and each thing once', async () => {
    const { paid } = await aWholeMember(test);
    await queueEvents(test.database, { isTold: true, now: test.context.clock() });
    await test.db.execute("update product_downloads set last_used_at = now() - interval '1 hour'");
    const email = (await test.academy.staff.order(paid.number))?.mails.find(
      ({ subject }) => subject === 'access-ready' || subject === 'classroom-open',
    );
    await test.db.execute("update outbox set done_at = now() where kind = 'mail'");
    const again = { orderNumber: paid.number, mailId: email?.id ?? randomUUID(), staff };
    expect(await test.academy.staff.sendMailAgain(again)).toMatchObject({ ok: true });
    const entries = await timeline(paid.number);
    const kinds = new Set(entries.map(({ kind }) => kind));
    const all = ['history', 'email', 'notification', 'attempt', 'refund', 'receipt', 'webhook', 'download'];
    expect([...kinds].sort()).toEqual([...all, 'note', 'staff'].sort());
    const times = entries.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(entries.filter(({ event }) => event === 'send-mail-again')).toHaveLength(1);
    for (const { detail } of entries)
      for (const value of Object.values(detail)) expect(typeof value).toBe('string');
  });

  it('groups what one action left under one name: a refund once, with what ended by it and its e-mail', async () => {
    const order = await place(test);
    test.pass(60_000);
    const { number: orderNumber, amountCentimes } = order;
    const slip = { paidBy: 'cash', reference: 'Slip 7', reason: 'She came by.' } as const;
    await test.academy.staff.recordPayment({ orderNumber, amountCentimes, ...slip, staff });
    test.pass(60_000);
    const due = allowed(await payBackOrder(test, order, { way: 'cash-agency', staff }));
    test.pass(60_000);
    await test.academy.staff.completePayout({ id: due.id, proof: 'WAFA-1', staff });
    const byAction = Map.groupBy(await timeline(orderNumber), ({ action }) => action);
    const grouped = [...byAction.values()].map((lines) =>
      lines.map(({ kind, event }) => `${kind} ${event}`).sort(),
    );
    expect(grouped).toContainEqual(['email refund-decided', 'history end-access', 'refund decided']);
    expect(grouped).toContainEqual(['email refund-done', 'refund done']);
    const decided = [...byAction.values()]
      .flat()
      .find(({ kind, event }) => kind === 'refund' && event === 'decided');
    expect(decided?.detail).toMatchObject({ way: 'cash-agency', toStatus: 'Refunded' });
    const done = [...byAction.values()].flat().find(({ event }) => event === 'done');
    expect(done?.detail).toMatchObject({ proof: 'WAFA-1' });
  });

  it('holds nothing that opens the order, and there is none of an order that nobody has', async () => {
    const { paid } = await aWholeMember(test);
    expect(JSON.stringify(await timeline(paid.number))).not.toContain(paid.token);
    expect(await test.academy.staff.orderTimeline('MEM-000000-0000')).toBeNull();
    expect(await test.academy.staff.orderTimeline("'; --")).toBeNull();
  });
});
