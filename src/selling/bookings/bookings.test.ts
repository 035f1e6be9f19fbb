import { endOfDay } from '../../platform/time/calendar-date.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  allBookings,
  book,
  bookAndConfirm,
  confirm,
  expert,
  freeSlots,
  seedExpert,
  service,
  slotAt,
  stateOf,
} from '../../../tests/support/bookings.ts';
import { allRows, begin, emailsOf, staff, statusOf, notifyFromBank } from '../../../tests/support/actions.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import type { Order } from '../orders/order.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { allowed, present } from '../../../tests/support/sure.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeAcademy('an hour with an expert', (test) => {
  beforeEach(() => seedExpert(test));

  const expire = () => bindScheduler(test.context).expireOrders();
  const remind = () => bindScheduler(test.context).remindBookings();
  const viewOf = async (token: string) => present(await test.academy.bookingOf(token));
  const isFree = async (slot: Date) =>
    (await freeSlots(test)).some((free) => free.getTime() === slot.getTime());
  const moveTo = ({ token }: Pick<Order, 'token'>, startsAt: Date) =>
    test.academy.moveBooking({ token, startsAt, timeZone: 'Africa/Casablanca' });
  const cancel = ({ token }: Pick<Order, 'token'>, withMoney = true) =>
    test.academy.cancelBooking({ token, withMoney });
  const refuse = ({ number }: Pick<Order, 'number'>) => {
    const no = { decision: 'refuse', reason: 'No such transfer.' } as const;
    return test.academy.staff.decideClaim({ orderNumber: number, staff, ...no });
  };
  const claim = ({ token }: Pick<Order, 'token'>) => test.academy.claimBankTransfer({ token });
  /** Moves the clock to `before` milliseconds before the start. */
  const passUntil = (at: Date, before: number) =>
    test.pass(at.getTime() - before - test.context.clock().getTime());

  it('has the price of its record, is held for a quarter of an hour, and is taken for everybody else meanwhile', async () => {
    const slot = await slotAt(test, 0);
    // A day's notice from 11:00 in Morocco, and half an hour to pay.
    expect(slot.toISOString()).toBe('2026-06-02T10:30:00.000Z');
    const order = await book(test, slot);
    expect(order).toMatchObject({
      itemKind: 'consultation',
      itemSlug: service,
      amountCentimes: 50_000,
      refundDays: null,
    });
    expect(order.expiresAt.getTime() - order.placedAt.getTime()).toBe(15 * minute);
    expect(await stateOf(test, order)).toBe('held');
    expect(await isFree(slot)).toBe(false);
    const item = {
      kind: 'consultation',
      slug: service,
      startsAt: slot,
      timeZone: 'Africa/Casablanca',
    } as const;
    expect(await test.academy.placeOrder(aForm({ item }))).toBeRefused('slot-taken');
    // An hour within the buffer of a quarter of an hour is taken too.
    const near = { ...item, startsAt: new Date(slot.getTime() + hour) };
    expect(await test.academy.placeOrder(aForm({ item: near }))).toBeRefused('slot-taken');
    expect((await allRows(test)).orders).toHaveLength(1);
  });

  it('sent twice by one form is one order', async () => {
    const item = {
      kind: 'consultation',
      slug: service,
      startsAt: await slotAt(test, 0),
      timeZone: 'Africa/Casablanca',
    } as const;
    const form = aForm({ item });
    const first = await test.academy.placeOrder(form);
    const second = await test.academy.placeOrder(form);
    expect(second).toMatchObject({ ok: true, repeated: true });
    expect(first.ok && second.ok && first.order.id === second.order.id).toBe(true);
  });

  it('that staff open again can be another one when its own is taken', async () => {
    const order = await book(test, await slotAt(test, 4));
    const { startsAt } = (await viewOf(order.token)).booking;
    test.pass(16 * minute);
    await expire();
    await book(test, startsAt);
    const asked = { orderNumber: order.number, staff };
    const again = (to?: Date) => test.academy.staff.reopenOrderForStaff({ ...asked, startsAt: to });
    expect(await again()).toBeRefused('slot-taken');
    expect(await again(startsAt)).toBeRefused('slot-taken');
    const found = await test.academy.staff.booking({ ...asked, from: null });
    const other = present(found?.free.slots[0]);
    expect(await again(other)).toMatchObject({ ok: true });
    const { booking } = await viewOf(order.token);
    expect([booking.startsAt, booking.state]).toEqual([other, 'held']);
    expect(await isFree(other)).toBe(false);
    const opened = await test.academy.staff.order(order.number);
    const facts = opened && (await test.academy.staff.payingFacts(opened.order));
    expect(facts?.bank).toBeNull();
  });

  it('that nobody pays is free again after the quarter of an hour, and the same order takes it again while it is free', async () => {
    const order = await book(test, await slotAt(test, 4));
    test.pass(16 * minute);
    expect(await expire()).toBe(1);
    expect(await statusOf(test, order)).toBe('Expired');
    expect(await stateOf(test, order)).toBe('released');
    const { startsAt } = (await viewOf(order.token)).booking;
    expect(await isFree(startsAt)).toBe(true);
    expect(await test.academy.reopenOrder({ token: order.token })).toMatchObject({ ok: true });
    expect(await stateOf(test, order)).toBe('held');
    test.pass(16 * minute);
    await expire();
    await book(test, startsAt);
    expect(await test.academy.reopenOrder({ token: order.token })).toBeRefused('slot-taken');
  });

  it('is held to the end of the third day for a transfer and its order with it, never into the notice before it', async () => {
    const far = await slotAt(test, 150);
    const order = await book(test, far);
    const chosen = allowed(await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' }));
    expect(chosen.order.expiresAt).toEqual(endOfDay(new Date(order.placedAt.getTime() + 3 * day)));
    const soon = await book(test, await slotAt(test, 6));
    const near = await test.academy.chooseMethod({ token: soon.token, option: 'WafaCash / Cash Plus' });
    const { startsAt, heldUntil } = (await viewOf(soon.token)).booking;
    expect(heldUntil?.getTime()).toBe(startsAt.getTime() - day);
    expect(near.ok && near.order.expiresAt).toEqual(heldUntil);
    // Changed to a card: minutes again.
    const card = await test.academy.chooseMethod({ token: order.token, option: 'Card' });
    expect(card.ok && card.order.expiresAt.getTime() - order.placedAt.getTime()).toBe(15 * minute);
  });

  it('is not freed while the buyer is on the bank’s page', async () => {
    const order = await book(test, await slotAt(test, 4));
    const reference = await begin(test, order);
    test.pass(20 * minute);
    await expire();
    expect(await stateOf(test, order)).toBe('held');
    expect(await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 50_000 }))).toBe('applied');
    expect(await stateOf(test, order)).toBe('booked');
    expect(await emailsOf(test, order)).toEqual(
      expect.arrayContaining(['booking-confirmed', 'expert-booked']),
    );
  });

  it('chosen the same way again is held no longer, and with another method never beyond the first choice', async () => {
    const order = await book(test, await slotAt(test, 150));
    const choose = async (option: 'Bank Transfer' | 'Card') => {
      const chosen = allowed(await test.academy.chooseMethod({ token: order.token, option }));
      return (chosen.order.expiresAt.getTime() - order.placedAt.getTime()) / minute;
    };
    test.pass(10 * minute);
    expect(await choose('Card')).toBe(25);
    test.pass(10 * minute);
    expect(await choose('Card')).toBe(25);
    const lastDay = endOfDay(new Date(order.placedAt.getTime() + 3 * day));
    expect(await choose('Bank Transfer')).toBe((lastDay.getTime() - order.placedAt.getTime()) / minute);
    test.pass(2 * day);
    expect(await choose('Bank Transfer')).toBe((lastDay.getTime() - order.placedAt.getTime()) / minute);
    // Minutes of the days before.
    expect(await choose('Card')).toBe((2 * day) / minute + 35);
    test.pass(10 * minute);
    expect(await choose('Bank Transfer')).toBe((lastDay.getTime() - order.placedAt.getTime()) / minute);
    test.pass(2 * day);
    await expire();
    expect(await stateOf(test, order)).toBe('released');
  });

  it('is held an hour for a card that is tried again and again, and for one last visit to the bank', async () => {
    const order = await book(test, await slotAt(test, 40));
    for (const wait of [14, 14, 14, 14]) {
      await begin(test, order);
      test.pass(wait * minute);
      await expire();
    }
    expect(await stateOf(test, order)).toBe('held');
    await begin(test, order);
    expect((await viewOf(order.token)).booking.heldUntil?.getTime()).toBe(order.placedAt.getTime() + hour);
    test.pass(20 * minute);
    // A visit begun after the time is over holds nothing.
    await begin(test, order);
    test.pass(11 * minute);
    await expire();
    expect(await stateOf(test, order)).toBe('released');
  });

  it('is held for one mailbox twice at most without a payment, reported transfers counted', async () => {
    const formOf = (startsAt: Date, email: string) =>
      aForm({
        item: { kind: 'consultation', slug: service, startsAt, timeZone: 'Africa/Casablanca' },
        details: someDetails({ email }),
      });
    const [first, second, third] = [await slotAt(test, 0), await slotAt(test, 20), await slotAt(test, 40)];
    const kept = await book(test, first, { details: someDetails({ email: 'nadia@example.com' }) });
    const other = await book(test, second, { details: someDetails({ email: 'nadia+two@example.com' }) });
    await test.academy.chooseMethod({ token: kept.token, option: 'Bank Transfer' });
    await claim(kept);
    const again = formOf(third, 'nadia+three@example.com');
    expect(await test.academy.placeOrder(again)).toBeRefused('too-many-hours');
    expect((await test.academy.placeOrder(formOf(third, 'salma@example.com'))).ok).toBe(true);
    // A paid hour does not count any more.
    await confirm(test, kept);
    expect((await test.academy.placeOrder(formOf(await slotAt(test, 60), 'nadia@example.com'))).ok).toBe(
      true,
    );
    await test.academy.cancelOrder({ token: other.token });
    await book(test, await slotAt(test, 80), { details: someDetails({ email: 'nadia@example.com' }) });
    expect(await test.academy.reopenOrder({ token: other.token })).toBeRefused('too-many-hours');
  });

  it('is held six times at most for one caller’s address, until it is paid or free', async () => {
    const slots = await freeSlots(test);
    let buyer = 0;
    const wish = (address?: string) => {
      const startsAt = slots[(buyer += 1) * 5] ?? new Date(0);
      const item = { kind: 'consultation', slug: service, startsAt, timeZone: 'Africa/Casablanca' } as const;
      const details = someDetails({ email: `buyer-${buyer}@example.com` });
      return test.academy.placeOrder({ ...aForm({ item, details }), ...(address && { address }) });
    };
    const kept: Order[] = [];
    for (let times = 0; times < 6; times += 1) {
      const placed = await wish('192.0.2.7');
      if (placed.ok) kept.push(placed.order);
    }
    expect(kept).toHaveLength(6);
    const tooMany = { ok: false, reason: 'too-many-hours-here' };
    expect(await wish('192.0.2.7')).toEqual(tooMany);
    expect((await wish('192.0.2.8')).ok).toBe(true);
    expect((await wish()).ok).toBe(true);
    const marks = (await allBookings(test)).map(({ heldBy }) => heldBy);
    expect(JSON.stringify(marks)).not.toContain('192.0.2');

    const [first, second] = kept as [Order, Order];
    await test.academy.chooseMethod({ token: first.token, option: 'Bank Transfer' });
    await claim(first);
    // A reported transfer counts.
    expect(await wish('192.0.2.7')).toEqual(tooMany);
    await confirm(test, first);
    expect((await wish('192.0.2.7')).ok).toBe(true);
    expect(await wish('192.0.2.7')).toEqual(tooMany);
    await test.academy.cancelOrder({ token: second.token });
    expect((await wish('192.0.2.7')).ok).toBe(true);
    // An order that is opened again counts for the caller who opens it.
    const reopen = (address: string) => test.academy.reopenOrder({ token: second.token, address });
    expect(await reopen('192.0.2.7')).toEqual(tooMany);
    expect((await reopen('192.0.2.9')).ok).toBe(true);
    test.pass(day);
    await expire();
    expect((await wish('192.0.2.7')).ok).toBe(true);
    const ofFree = (await allBookings(test)).filter(({ state }) => state !== 'held');
    expect(ofFree.every(({ heldBy }) => heldBy === null)).toBe(true);
  });

  it('whose transfer is not found is held three days more, never into the notice, and free at once after it', async () => {
    const claimed = async (slot: Date) => {
      const order = await book(test, slot);
      await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
      await claim(order);
      return order;
    };
    const soon = await slotAt(test, 6);
    const [near, far] = [await claimed(soon), await claimed(await slotAt(test, 150))];
    passUntil(soon, day + hour);
    await refuse(near);
    expect((await viewOf(near.token)).booking.heldUntil?.getTime()).toBe(soon.getTime() - day);
    await claim(near);
    test.pass(2 * hour);
    await refuse(far);
    const lastDay = endOfDay(new Date(test.context.clock().getTime() + 3 * day));
    expect((await viewOf(far.token)).booking.heldUntil).toEqual(lastDay);
    await refuse(near);
    expect(await stateOf(test, near)).toBe('released');
    expect(await isFree(soon)).toBe(false);
    await expire();
    expect(await statusOf(test, near)).toBe('Expired');
    expect(await statusOf(test, far)).toBe('Rejected');
    expect((await emailsOf(test, near)).filter((name) => name === 'claim-refused')).toHaveLength(2);
  });

  it('paid late is kept all the same while nobody else has it', async () => {
    const order = await book(test, await slotAt(test, 4));
    const reference = await begin(test, order);
    test.pass(40 * minute);
    await expire();
    expect(await stateOf(test, order)).toBe('released');
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 50_000 }));
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(await stateOf(test, order)).toBe('booked');
  });

  it('paid when somebody else had taken it is lost: the payment is kept, and the learner chooses another without paying', async () => {
    const slot = await slotAt(test, 4);
    const order = await book(test, slot);
    const reference = await begin(test, order);
    test.pass(40 * minute);
    await expire();
    const other = await book(test, slot);
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 50_000 }));
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(await stateOf(test, order)).toBe('lost');
    expect(await stateOf(test, other)).toBe('held');
    expect(await emailsOf(test, order)).toEqual(
      expect.arrayContaining(['booking-lost', 'staff-booking-lost']),
    );
    expect(await test.academy.staff.countLostBookings(staff)).toBe(1);
    const free = await slotAt(test, 9);
    expect(await moveTo(order, free)).toEqual({ ok: true });
    expect(await stateOf(test, order)).toBe('booked');
    expect(await test.academy.staff.countLostBookings(staff)).toBe(0);
  });

  it('with a reported transfer stays held while staff look for it; found after the hour it is lost', async () => {
    const slot = await slotAt(test, 4);
    const order = await book(test, slot);
    await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
    await claim(order);
    passUntil(slot, hour);
    await expire();
    expect(await stateOf(test, order)).toBe('held');
    test.pass(2 * hour);
    await confirm(test, order);
    expect(await stateOf(test, order)).toBe('lost');
  });

  it('can be moved while its transfer is looked for: it stays held, and is booked at its new time once that is found', async () => {
    const [first, second] = [await slotAt(test, 6), await slotAt(test, 9)];
    const order = await book(test, first);
    const move = () => moveTo(order, second);
    expect(await move()).toBeRefused('too-late');
    await claim(order);
    expect([await move(), await move()]).toEqual([{ ok: true }, { ok: true }]);
    expect([await stateOf(test, order), await isFree(first), await isFree(second)]).toEqual([
      'held',
      true,
      false,
    ]);
    expect(await emailsOf(test, order)).not.toContain('booking-moved');
    await test.academy.staff.decideClaim({ orderNumber: order.number, staff, decision: 'confirm' });
    expect(await stateOf(test, order)).toBe('booked');
    expect((await viewOf(order.token)).booking.startsAt).toEqual(second);
  });

  it('given up while its transfer is looked for is free at once; what is found is paid back whole, what is not ends the order', async () => {
    const claimed = async (slot: Date) => {
      const order = await book(test, slot);
      await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
      await claim(order);
      return order;
    };
    const giveUp = (order: Order) => cancel(order);
    const slots = [await slotAt(test, 40), await slotAt(test, 50)] as const;
    const [found, missing] = [await claimed(slots[0]), await claimed(slots[1])];
    for (const order of [found, missing])
      expect([await giveUp(order), await giveUp(order)]).toEqual([
        { ok: true, refunded: false },
        { ok: true, refunded: false },
      ]);
    expect([await statusOf(test, found), await stateOf(test, found)]).toEqual([
      'Paid - Bank Transfer',
      'cancelled',
    ]);
    expect(await Promise.all(slots.map(isFree))).toEqual([true, true]);

    expect(await confirm(test, found)).toMatchObject({ ok: true, order: { status: 'Refunded' } });
    expect(await test.db.select().from(refunds)).toMatchObject([
      { orderId: found.id, amountCentimes: 50_000, way: 'bank-transfer', state: 'due', payout: null },
    ]);
    expect(await emailsOf(test, found)).toContain('refund-decided');
    expect(await emailsOf(test, found)).not.toContain('booking-confirmed');
    expect(await isFree(slots[0])).toBe(true);

    await refuse(missing);
    await expire();
    expect([await statusOf(test, missing), await stateOf(test, missing)]).toEqual(['Expired', 'cancelled']);
    // Whoever changes their mind takes it again, while it is free.
    expect(await test.academy.reopenOrder({ token: missing.token })).toMatchObject({ ok: true });
    expect([await stateOf(test, missing), await isFree(slots[1])]).toEqual(['held', false]);
  });

  it('given up while its transfer is looked for, and paid by card after all, goes back to the card', async () => {
    const order = await book(test, await slotAt(test, 40));
    const reference = await begin(test, order);
    await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
    await claim(order);
    await cancel(order);
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 50_000 }));
    expect([await statusOf(test, order), await stateOf(test, order)]).toEqual(['Refunded', 'cancelled']);
    expect(await test.db.select().from(refunds)).toMatchObject([{ way: 'gateway', amountCentimes: 50_000 }]);
  });

  it('can no longer be given up while its transfer is looked for once the time for a refund is over', async () => {
    const slot = await slotAt(test, 4);
    const order = await book(test, slot);
    await claim(order);
    passUntil(slot, hour);
    expect(await cancel(order)).toBeRefused('not-possible');
  });

  it('can be moved until a day before, and its old time is free', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    const next = await slotAt(test, 30);
    const move = (startsAt: Date) => moveTo(order, startsAt);
    expect(await move(next)).toEqual({ ok: true });
    expect(await isFree(slot)).toBe(true);
    // Half an hour later: the order's own hour does not block it.
    const halfLater = new Date(next.getTime() + 30 * minute);
    expect(await move(halfLater)).toEqual({ ok: true });
    const { booking } = await viewOf(order.token);
    expect(booking).toMatchObject({ state: 'booked', startsAt: halfLater, sequence: 2 });
    const taken = await slotAt(test, 20);
    await book(test, taken);
    expect(await move(taken)).toBeRefused('slot-taken');
    expect(await move(new Date(taken.getTime() + 7 * minute))).toBeRefused('slot-taken');
    passUntil(halfLater, day - minute);
    expect(await move(await slotAt(test, 50))).toBeRefused('too-late');
  });

  it('cancelled in time frees the hour and starts the refund, by hand for a transfer', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    expect(await cancel(order)).toEqual({ ok: true, refunded: true });
    expect(await statusOf(test, order)).toBe('Refunded');
    expect(await stateOf(test, order)).toBe('cancelled');
    expect(await isFree(slot)).toBe(true);
    expect(await test.academy.refundsOf(order.token)).toMatchObject([
      { amountCentimes: 50_000, way: 'bank-transfer', isDone: false },
    ]);
    expect(await emailsOf(test, order)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'expert-cancelled']),
    );
    // A request sent twice cancels once.
    expect(await cancel(order)).toEqual({ ok: true, refunded: true });
    expect(await test.academy.refundsOf(order.token)).toHaveLength(1);
  });

  it('paid by card is refunded to the card', async () => {
    const order = await book(test, await slotAt(test, 40));
    const reference = await begin(test, order);
    await notifyFromBank(test, evidenceFor(reference, { amountCentimes: 50_000 }));
    expect(await cancel(order)).toEqual({ ok: true, refunded: true });
    expect(await test.academy.refundsOf(order.token)).toMatchObject([{ way: 'card' }]);
  });

  it('has a refund limit to the minute, the same for staff and the learner', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    const { changeableUntil } = (await viewOf(order.token)).status;
    expect(slot.getTime() - changeableUntil.getTime()).toBe(day);
    const staffView = () => test.academy.staff.refundable(order.number, null);
    expect(await staffView()).toMatchObject({
      until: changeableUntil,
      orderToken: order.token,
      isByRight: true,
    });
    passUntil(slot, day - 2 * minute);
    expect(await staffView()).toMatchObject({ until: changeableUntil, isByRight: false });
  });

  it('cancelled too late gives no refund, and only after a page that shows this', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    passUntil(slot, 2 * hour);
    expect((await viewOf(order.token)).status).toMatchObject({
      mayMove: false,
      mayCancel: 'without-money',
    });
    expect(await cancel(order)).toBeRefused('too-late');
    expect(await stateOf(test, order)).toBe('booked');
    expect(await cancel(order, false)).toEqual({ ok: true, refunded: false });
    expect(await stateOf(test, order)).toBe('cancelled');
    expect(await statusOf(test, order)).toBe('Payment Confirmed');
    expect(await test.academy.refundsOf(order.token)).toEqual([]);
  });

  it('is reminded of a day and an hour before, once each, and again after it was moved', async () => {
    const slot = await slotAt(test, 100);
    const order = await bookAndConfirm(test, slot);
    const reminders = async () =>
      (await emailsOf(test, order)).filter((name) => name === 'booking-day' || name === 'booking-hour');
    expect(await remind()).toBe(0);
    passUntil(slot, day + hour);
    await remind();
    expect(await reminders()).toEqual([]);
    const later = new Date(slot.getTime() + day);
    expect(await moveTo(order, later)).toEqual({ ok: true });
    passUntil(later, day - minute);
    await remind();
    await remind();
    expect(await reminders()).toEqual(['booking-day']);
    passUntil(later, hour - minute);
    await remind();
    await remind();
    expect(await reminders()).toEqual(['booking-day', 'booking-hour']);
  });

  it('follows the expert’s hours: who set them last, what is booked stays, and only their own', async () => {
    const slot = await slotAt(test, 40);
    const order = await bookAndConfirm(test, slot);
    const amal = { email: 'amal@academy.example', role: 'expert', expert } as const;
    const other = { ...amal, expert: 'somebody-else' };
    const settings = {
      meetingUrl: 'https://meet.example/amal',
      bufferMinutes: 0,
      noticeHours: 2,
      horizonDays: 10,
    };
    const closed = { hours: [], days: [], settings };
    expect(await test.academy.staff.setHours({ staff: other, expert, ...closed })).toMatchObject({
      reason: 'not-found',
    });
    expect(await test.academy.staff.hours({ staff: other, expert })).toBeNull();
    expect(await test.academy.staff.setHours({ staff: amal, expert, ...closed })).toEqual({ ok: true });
    expect(await freeSlots(test)).toEqual([]);
    const hours = await test.academy.staff.hours({ staff: amal, expert });
    expect(hours?.outside.map(({ number }) => number)).toEqual([order.number]);
    const again = { ...closed, seen: null };
    expect(await test.academy.staff.setHours({ staff: amal, expert, ...again })).toMatchObject({
      reason: 'changed-meanwhile',
    });
    const seen = hours?.setAt ?? null;
    expect(await test.academy.staff.setHours({ staff: amal, expert, ...closed, seen })).toEqual({ ok: true });
    expect((await viewOf(order.token)).meetingUrl).toBe('https://meet.example/amal');
    const names = async (of: typeof other) =>
      (await test.academy.staff.bookings({ staff: of, show: 'coming', page: 1, perPage: 25 })).rows.map(
        ({ number }) => number,
      );
    expect(await names(amal as never)).toEqual([order.number]);
    expect(await names(other)).toEqual([]);
  });

  it('of an order deleted by retention is deleted with it', async () => {
    const order = await book(test, await slotAt(test, 4));
    test.pass(16 * minute);
    await expire();
    test.pass(800 * day);
    await bindScheduler(test.context).applyRetention();
    expect(await statusOf(test, order)).toBeUndefined();
    expect(await allBookings(test)).toEqual([]);
  });
});
