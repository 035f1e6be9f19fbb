import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Order } from '../orders/order.ts';
import { orders } from '../orders/orders.table.ts';
import {
  book,
  bookAndConfirm,
  expert,
  freeSlots,
  seedExpert,
  slotAt,
  stateOf,
} from '../../../tests/support/bookings.ts';
import { begin, emailsOf, staff as owner, statusOf, notifyFromBank } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import type { StaffMember } from '../../academy.ts';

const hour = 3_600_000;
const amal: StaffMember = { email: 'amal@academy.example', role: 'expert', expert };
const support: StaffMember = { email: 'support@academy.example', role: 'support' };

describeAcademy('a booked hour that the academy changes', (test) => {
  beforeEach(() => seedExpert(test));

  const sequenceOf = async ({ token }: Order) =>
    (await test.academy.bookingOf(token))?.booking.sequence ?? -1;
  const move = async (order: Order, startsAt: Date, staff: StaffMember = amal) =>
    test.academy.staff.moveBooking({
      staff,
      orderNumber: order.number,
      startsAt,
      seenSequence: await sequenceOf(order),
    });
  const cancel = async (order: Order, staff: StaffMember = amal) =>
    test.academy.staff.cancelBooking({
      staff,
      orderNumber: order.number,
      seenSequence: await sequenceOf(order),
    });
  const isFree = async (slot: Date) =>
    (await freeSlots(test)).some((free) => free.getTime() === slot.getTime());
  const passUntil = (at: Date, before: number) =>
    test.pass(at.getTime() - before - test.context.clock().getTime());
  const eventsOf = async ({ token }: Order) =>
    ((await test.academy.orderByToken(token))?.history ?? []).map(({ event, actor }) => `${event} ${actor}`);

  it('is moved by its expert an hour before it begins; the learner gets an e-mail and the log a line', async () => {
    const slot = await slotAt(test, 20);
    const order = await bookAndConfirm(test, slot);
    passUntil(slot, hour);
    const next = await slotAt(test, 9);
    expect(await move(order, next)).toEqual({ ok: true });
    const { booking } = (await test.academy.bookingOf(order.token)) ?? {};
    expect(booking).toMatchObject({ state: 'booked', startsAt: next, sequence: 1, timeZone: 'Europe/Paris' });
    expect(await eventsOf(order)).toContain(`move-hour staff:${amal.email}`);
    expect(await emailsOf(test, order)).toEqual(expect.arrayContaining(['booking-moved', 'expert-moved']));
    expect((await logOf(test))[0]).toMatchObject({
      email: amal.email,
      act: 'move-hour',
      subject: order.number,
    });
  });

  it('moves only to a free hour, and not once it has begun', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    const taken = await slotAt(test, 20);
    await book(test, taken);
    const gone = { ok: false, reason: 'slot-taken' };
    expect(await move(order, taken)).toEqual(gone);
    expect(await move(order, new Date(slot.getTime() + 7 * 60_000))).toEqual(gone);
    expect(await move(order, slot)).toEqual(gone);
    passUntil(slot, 0);
    const late = { ok: false, reason: 'not-possible' };
    expect(await move(order, await slotAt(test, 5))).toEqual(late);
    expect(await cancel(order)).toEqual(late);
  });

  it('is cancelled with a full refund, however late, and listed for staff who pay by hand', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    passUntil(slot, 30 * 60_000);
    expect(await cancel(order)).toEqual({ ok: true });
    expect(await stateOf(test, order)).toBe('cancelled');
    expect(await statusOf(test, order)).toBe('Refunded');
    expect(await test.academy.refundsOf(order.token)).toMatchObject([
      { amountCentimes: 50_000, way: 'bank-transfer', isDone: false },
    ]);
    expect(await emailsOf(test, order)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'expert-cancelled']),
    );
    const events = await eventsOf(order);
    expect(events.indexOf(`cancel-hour staff:${amal.email}`)).toBe(
      events.indexOf(`refund staff:${amal.email}`) - 1,
    );
    expect((await logOf(test))[0]).toMatchObject({ act: 'cancel-hour', subject: order.number });
  });

  it('is free for others once it is cancelled, and a card payment is refunded', async () => {
    const slot = await slotAt(test, 40);
    const order = await book(test, slot);
    const reference = await begin(test, order);
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 50_000 }));
    expect(await cancel(order, support)).toEqual({ ok: true });
    expect(await isFree(slot)).toBe(true);
    expect(await test.academy.refundsOf(order.token)).toMatchObject([{ way: 'card' }]);
  });

  it('changed on two screens at once is changed by the first; the second gets a conflict', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    const seen = { orderNumber: order.number, seenSequence: 0 };
    const startsAt = await slotAt(test, 30);
    expect(await test.academy.staff.moveBooking({ ...seen, staff: support, startsAt })).toEqual({ ok: true });
    const conflict = { ok: false, reason: 'changed-meanwhile' };
    expect(
      await test.academy.staff.moveBooking({ ...seen, staff: amal, startsAt: await slotAt(test, 10) }),
    ).toEqual(conflict);
    expect(await test.academy.staff.cancelBooking({ ...seen, staff: amal })).toEqual(conflict);
    expect(await stateOf(test, order)).toBe('booked');
    // Also when the learner was the first.
    await test.academy.cancelBooking({ token: order.token, withMoney: true });
    expect(await test.academy.staff.cancelBooking({ ...seen, staff: owner, seenSequence: 1 })).toEqual(
      conflict,
    );
    expect(await test.academy.refundsOf(order.token)).toHaveLength(1);
  });

  it('cannot be changed by another expert, nor by a role without bookings', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    const startsAt = await slotAt(test, 30);
    const others: StaffMember[] = [
      { ...amal, expert: 'somebody-else' },
      { email: amal.email, role: 'expert' },
      { email: 'f@academy.example', role: 'finance' },
      { email: 'm@academy.example', role: 'moderator' },
    ];
    for (const staff of others) {
      const asked = { staff, orderNumber: order.number };
      expect(await test.academy.staff.booking({ ...asked, from: null })).toBeNull();
      expect(await move(order, startsAt, staff)).toBeRefused('not-found');
      expect(await cancel(order, staff)).toBeRefused('not-found');
    }
    expect(await stateOf(test, order)).toBe('booked');
    const shown = await test.academy.staff.booking({ staff: amal, orderNumber: order.number, from: null });
    expect(shown).toMatchObject({ mayChange: true, isDisputed: false, leftCentimes: 50_000 });
    expect(shown?.free.slots.length).toBeGreaterThan(0);
  });

  it('whose payment is disputed can be moved, and is not refunded a second time', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));
    await test.db.update(orders).set({ disputedAt: test.context.clock() }).where(eq(orders.id, order.id));
    expect(await cancel(order)).toBeRefused('disputed');
    expect(await move(order, await slotAt(test, 30))).toEqual({ ok: true });
  });

  it('that is only held, and not paid, cannot be changed by staff', async () => {
    const order = await book(test, await slotAt(test, 40));
    expect(await cancel(order)).toBeRefused('not-possible');
    expect(await move(order, await slotAt(test, 30))).toBeRefused('not-possible');
  });

  it('is in a list of its own once it is cancelled, before its time and after it', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    await test.academy.cancelBooking({ token: order.token, withMoney: true });
    const listed = async (show: 'coming' | 'lost' | 'cancelled' | 'past') =>
      (await test.academy.staff.bookings({ staff: amal, show, page: 1, perPage: 25 })).rows.map(
        ({ number }) => number,
      );
    for (const before of [2 * hour, -2 * hour]) {
      passUntil(slot, before);
      expect(await listed('cancelled')).toEqual([order.number]);
      for (const show of ['coming', 'lost', 'past'] as const) expect(await listed(show)).toEqual([]);
    }
    // The learner's own action comes before its consequences.
    const events = await eventsOf(order);
    expect(events.indexOf('cancel-hour buyer')).toBe(events.indexOf('refund buyer') - 1);
  });
});
