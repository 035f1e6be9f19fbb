import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { place, staff } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { readNewestEmails } from '../../selling/order-management/outbox-rows.service.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { orderStatuses } from '../../selling/orders/order.ts';
import { gatewayNotifications, orders } from '../../selling/orders/orders.table.ts';
import { events } from '../../academy/webhooks/events.table.ts';
import { type DeliveryType, deliveryTypes, typesFor } from './delivery.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

describeAcademy('deliveries', (opened) => {
  const minute = (at: number) => new Date(Date.UTC(2026, 5, 1, 10, at));

  async function put(type: DeliveryType, at: number, hasFailed: boolean): Promise<string> {
    const id = randomUUID();
    const [createdAt, failed] = [minute(at), hasFailed ? minute(at) : null];
    if (type === 'notification') {
      await opened.db.insert(gatewayNotifications).values({
        id,
        gateway: 'practice',
        rawBody: '',
        verdict: hasFailed ? 'refused' : 'applied',
        receivedAt: createdAt,
        looksForged: false,
        kind: 'payment',
      });
      return id;
    }
    if (type === 'event')
      await opened.db
        .insert(events)
        .values({ id, kind: 'order.paid', at: createdAt, data: {}, queued: true });
    const done = hasFailed ? {} : { doneAt: createdAt };
    await opened.db.insert(outbox).values({
      id,
      kind: type,
      dedupeKey: id,
      payload: type === 'event' ? {} : { emailName: 'member-code', to: 'salma@example.com' },
      createdAt,
      runAt: createdAt,
      failedAt: failed,
      attempts: 1,
      ...done,
    });
    return id;
  }

  const postHowToPay = (orderId: string) =>
    opened.db.insert(outbox).values({
      id: randomUUID(),
      kind: 'mail',
      dedupeKey: `how-to-pay ${orderId}`,
      payload: { emailName: 'how-to-pay' },
      orderId,
      createdAt: new Date(Date.UTC(2100, 0, 1)),
      runAt: new Date(Date.UTC(2100, 0, 1)),
      attempts: 0,
    });

  const read = async (types: readonly DeliveryType[], page: number, perPage = 3) =>
    opened.academy.staff.deliveries({ filter: { types }, page, perPage });

  test('of all types those that failed come first, then the newest; pages neither skip nor repeat', async () => {
    const put_ = [
      await put('mail', 1, false),
      await put('notification', 2, true),
      await put('event', 3, false),
      await put('message', 4, true),
      await put('notification', 5, false),
      await put('mail', 6, true),
      await put('event', 7, true),
    ];
    const inTurn = [6, 5, 3, 1, 4, 2, 0].map((at) => put_[at]);
    const pages = [await read(deliveryTypes, 1), await read(deliveryTypes, 2), await read(deliveryTypes, 3)];
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(inTurn);
    expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, true, false]);
    expect(pages.flatMap(({ rows }) => rows.map(({ state }) => state))).toEqual(
      Array.from({ length: 7 }, (_, at) => (at < 4 ? 'failed' : 'sent')),
    );
  });

  test('e-mails are found by the name and the telephone of a learner, by an address, and by nothing else', async () => {
    const order = await place(opened, {
      details: someDetails({ name: 'Zineb Idrissi', email: 'zineb@example.com', phone: '+212655443322' }),
    });
    await place(opened, { details: someDetails({ name: 'Nora Alaoui', email: 'nora@example.com' }) });
    const found = async (filter: { named: string }) => {
      const types: DeliveryType[] = ['mail'];
      const { rows } = await opened.academy.staff.deliveries({
        filter: { types, ...filter },
        page: 1,
        perPage: 25,
      });
      return rows.map(({ orderNumber }) => orderNumber);
    };
    for (const named of ['idrissi', 'idrisi', 'Zineb', '0655443322', 'zineb@example.com', 'zineb@']) {
      const numbers = await found({ named });
      expect([named, ...new Set(numbers)]).toEqual([named, order.number]);
    }
    expect(await found({ named: 'Nobody of this name' })).toEqual([]);
  });

  test('what waits says its turn and how often it was tried; once its order is cancelled, since when and why it is not sent', async () => {
    const order = await place(opened);
    const shown = async () => (await read(['mail'], 1)).rows;
    const turn = minute(30);
    const setTo = (change: { attempts: number; lastError: string | null }) =>
      opened.db.update(outbox).set({ runAt: turn, ...change });
    await setTo({ attempts: 0, lastError: null });
    expect(await shown()).toMatchObject([{ state: 'waiting', at: turn, tries: 0, lastError: null }]);
    await setTo({ attempts: 2, lastError: 'timeout' });
    expect(await shown()).toMatchObject([{ state: 'waiting', at: turn, tries: 2, lastError: 'timeout' }]);
    await opened.academy.cancelOrder(order);
    const at = opened.context.clock();
    expect(await shown()).toMatchObject([{ state: 'overtaken', at, lastError: 'order-cancelled' }]);
  });

  test('what failed and nobody needs is put away once, with its reason, and waits no longer', async () => {
    for (const [at, type] of (['mail', 'message', 'event'] as const).entries()) {
      const id = await put(type, at, true);
      const putAway = (reason = '') => opened.academy.staff.putAwayDelivery({ id, reason, staff });
      const kept = (await opened.academy.staff.delivery({ id, types: deliveryTypes }))?.state;
      expect([type, kept]).toEqual([type, 'failed']);
      expect(await putAway('No such address.')).toEqual({ ok: true });
      expect(await putAway()).toBeRefused('not-failed');
      const shown = await opened.academy.staff.delivery({ id, types: deliveryTypes });
      expect(shown).toMatchObject({
        state: 'overtaken',
        history: [{ outcome: 'overtaken', error: 'No such address.' }],
      });
      const { rows } = await opened.academy.staff.readLog({ filter: { subject: id }, page: 1, perPage: 5 });
      expect(rows).toMatchObject([{ act: 'put-away-delivery', detail: { reason: 'No such address.' } }]);
    }
    const failed = { filter: { types: deliveryTypes, state: 'failed' as const }, page: 1, perPage: 25 };
    expect((await opened.academy.staff.deliveries(failed)).rows).toEqual([]);
    expect((await opened.academy.staff.today({ staff })).tasks.map(({ kind }) => kind)).not.toContain(
      'mails',
    );
  });

  test('an e-mail to the team names no one until it is posted, and then those it was posted to', async () => {
    const order = await place(opened, {
      details: someDetails({ name: 'Salma', email: 'salma@example.com' }),
    });
    await opened.academy.claimBankTransfer({ token: order.token });
    const toTeam = async () => {
      const filter = { types: ['mail'] as const, what: 'staff-claim-waiting' };
      const { rows } = await opened.academy.staff.deliveries({ filter, page: 1, perPage: 5 });
      return rows.map((row) => row.type === 'mail' && [row.isForTeam, row.to, row.learner]);
    };
    expect(await toTeam()).toEqual([[true, [], null]]);
    await postEmails(opened);
    expect(await toTeam()).toEqual([[true, ['office@academy.example'], null]]);
  });

  test('what the row of an e-mail says of whether it still leaves is what writing it would say, of an order in every state', async () => {
    const { context, database } = opened;
    const order = await place(opened);
    const [first] = await readNewestEmails(database.db, 'order-received', 1);
    const found: string[] = [];
    for (const isTold of [false, true]) {
      if (isTold) await postHowToPay(order.id);
      for (const status of orderStatuses) {
        await database.db.update(orders).set({ status }).where(eq(orders.id, order.id));
        for (const emailName of ['order-received', 'how-to-pay'].slice(0, isTold ? 2 : 1)) {
          const [row] = await readNewestEmails(database.db, emailName, 1);
          if (row === undefined) throw new Error(`There is no '${emailName}'.`);
          const isWritten = (await context.emailInWords(row)) !== null;
          expect([emailName, status, await context.emailIsCurrent(row)]).toEqual([
            emailName,
            status,
            isWritten,
          ]);
          if (isWritten) found.push(emailName);
        }
      }
    }
    expect(first?.to).toBe(order.email);
    expect(new Set(found)).toEqual(new Set(['order-received', 'how-to-pay']));
  });

  test('only the types that are asked for are listed or read, whichever they are', async () => {
    const ids: Record<string, string> = {};
    for (const [at, type] of deliveryTypes.entries()) ids[type] = await put(type, at, at % 2 === 0);
    await forAllInTurn(16, fc.subarray([...deliveryTypes]), async (types) => {
      const { rows } = await read(types, 1, 25);
      expect(rows.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
      for (const type of deliveryTypes) {
        const found = await opened.academy.staff.delivery({ id: ids[type] ?? '', types });
        expect(found?.type).toBe(types.includes(type) ? type : undefined);
      }
    });
  });
});

test('each role sees the types that it may', () => {
  expect(typesFor({ role: 'owner' })).toEqual(deliveryTypes);
  expect(typesFor({ role: 'support' })).toEqual(['mail', 'message', 'push', 'event']);
  expect(typesFor({ role: 'finance' })).toEqual(['notification']);
  for (const role of ['editor', 'moderator', 'expert'] as const) expect(typesFor({ role })).toEqual([]);
});
