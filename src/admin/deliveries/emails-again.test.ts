import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { workshops } from '../../academy/content/catalogue.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { aWorkshop, somebody } from '../../../tests/support/applications.ts';
import { bookAndConfirm, seedExpert, slotAt } from '../../../tests/support/bookings.ts';
import type { Order } from '../../selling/orders/order.ts';
import { place, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { bindScheduler } from '../../jobs.ts';
import { processWorkshops } from '../../catalogue/workshops/workshop-place.service.ts';
import { present } from '../../../tests/support/sure.ts';

const hour = 3_600_000;

describeAcademy('e-mails that were given up', (test) => {
  /** Marks an e-mail as given up, as the worker does after the last try. Returns its id. */
  async function giveUp(name: string): Promise<string> {
    const row = present(
      (await test.db.select().from(outbox)).find(({ payload }) => payload['emailName'] === name),
    );
    const failed = { failedAt: test.context.clock(), lastError: '450 try again later' };
    await test.db.update(outbox).set(failed).where(eq(outbox.id, row.id));
    return row.id;
  }
  const again = (id: string) => test.academy.staff.sendOutboxMailAgain({ id, staff });
  /** Why it is not sent again. */
  async function whyNot(id: string) {
    const { rows } = await test.academy.staff.deliveries({
      filter: { types: ['mail'], state: 'failed' },
      page: 1,
      perPage: 25,
    });
    const line = rows.find((row) => row.id === id);
    const whole = await test.academy.staff.delivery({ id, types: ['mail'] });
    expect(whole).toMatchObject({ ...line, history: [] });
    return line?.type === 'mail' ? line.whyNotSent : undefined;
  }

  it('the e-mail of a free seat can be sent again while the person waits, not once another took the seat, and then nothing is logged as sent', async () => {
    const record = aWorkshop({ heldOn: '2026-06-20', capacity: 1 });
    const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await test.db.insert(workshops).values(row);
    for (const who of ['amal', 'badia'])
      await test.academy.applyToWorkshop({
        ...somebody,
        email: `${who}@example.com`,
        name: who,
        workshopSlug: record.slug,
      });
    await test.db.update(workshops).set({ record: aWorkshop({ heldOn: '2026-06-20', capacity: 2 }) });
    await processWorkshops(test.context);
    const id = await giveUp('workshop-seat-offer');
    expect(await whyNot(id)).toBeNull();
    await test.academy.applyToWorkshop({
      ...somebody,
      email: 'chama@example.com',
      name: 'chama',
      workshopSlug: record.slug,
    });
    expect(await whyNot(id)).toBe('no-longer-true');
    expect(await again(id)).toBeRefused('no-longer-true');
    const log = await test.academy.staff.readLog({ filter: { act: 'send-mail-again' }, page: 1, perPage: 5 });
    expect(log.rows).toEqual([]);
  });

  it('the e-mail how to pay says why it is not needed once the payment is reported, has come, or the order is cancelled', async () => {
    const { academy } = test;
    const why = async (change: (order: Order) => Promise<unknown>) => {
      const order = await place(test);
      await academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
      const shown = async () => {
        const mail = (await allOf(order)).find(({ what }) => what === 'how-to-pay');
        const lines = (await academy.staff.orderTimeline(order.number)) ?? [];
        const line = lines.find(({ detail }) => detail['id'] === mail?.id);
        expect(line?.detail['state']).toBe(mail?.state);
        return [mail?.state, line?.detail['whyNot'] ?? null];
      };
      expect(await shown()).toEqual(['waiting', null]);
      await change(order);
      return shown();
    };
    const allOf = async ({ number }: Order) => {
      const filter = { types: ['mail'] as const, orderNumber: number };
      const { rows } = await academy.staff.deliveries({ filter, page: 1, perPage: 25 });
      return rows.filter((row) => row.type === 'mail');
    };
    const report = ({ token }: Order) => academy.claimBankTransfer({ token });
    expect(await why(report)).toEqual(['waiting', 'payment-reported']);
    const pay = async (order: Order) => {
      await report(order);
      await academy.staff.decideClaim({ orderNumber: order.number, decision: 'confirm', staff });
    };
    expect(await why(pay)).toEqual(['waiting', 'order-paid']);
    const cancel = ({ token }: Order) => academy.cancelOrder({ token });
    expect(await why(cancel)).toEqual(['overtaken', 'order-cancelled']);
  });

  it('an e-mail of a cancelled order is not sent again, nor logged as sent; opened again it can be', async () => {
    const { academy } = test;
    const { number: orderNumber, token } = await place(test);
    const [mail] = (await academy.staff.order(orderNumber))?.mails ?? [];
    const send = () => academy.staff.sendMailAgain({ orderNumber, mailId: mail?.id ?? '', staff });
    expect(await send()).toBeRefused('not-failed');
    await academy.cancelOrder({ token });
    expect(await send()).toBeRefused('order-cancelled');
    const log = () => academy.staff.readLog({ filter: { act: 'send-mail-again' }, page: 1, perPage: 5 });
    expect((await log()).rows).toEqual([]);
    await academy.reopenOrder({ token, address: '192.0.2.1' });
    expect(await send()).toMatchObject({ ok: true });
    expect((await log()).rows).toHaveLength(1);
    const other = await place(test);
    const elsewhere = { orderNumber: other.number, mailId: mail?.id ?? '', staff };
    expect(await academy.staff.sendMailAgain(elsewhere)).toBeRefused('mail-not-found');
  });

  it('a reminder of a consultation that has passed is not sent again', async () => {
    await seedExpert(test);
    const startsAt = await slotAt(test, 0);
    await bookAndConfirm(test, startsAt);
    test.pass(startsAt.getTime() - test.context.clock().getTime() - 30 * 60_000);
    await bindScheduler(test.context).remindBookings();
    const id = await giveUp('booking-hour');
    expect(await whyNot(id)).toBeNull();
    test.pass(2 * hour);
    expect(await whyNot(id)).toBe('no-longer-true');
    expect(await again(id)).toBeRefused('no-longer-true');
  });
});
