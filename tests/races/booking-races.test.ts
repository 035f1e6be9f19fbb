/** Races for an expert's hours, on real PostgreSQL. Every test names the guard it proves. */
import { beforeEach, describe, expect, it } from 'vitest';
import { collide } from '../../src/selling/hours/slots.ts';
import { bindScheduler } from '../../src/jobs.ts';
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
} from '../support/bookings.ts';
import { aForm, someDetails } from '../support/builders.ts';
import { allRows, staff } from '../support/actions.ts';
import { type TestAcademy, academyForEach } from '../support/open-test-academy.ts';
import { atOnce } from '../support/races.ts';

const minute = 60_000;
const buffer = 15;

describe('buyers racing for an hour', () => {
  const test = academyForEach({ engine: 'postgres', poolSize: 12 });
  beforeEach(() => seedExpert(test));

  const formFor = (startsAt: Date, buyer: number, slug = service) =>
    aForm({
      item: { kind: 'consultation', slug, startsAt, timeZone: 'Africa/Casablanca' },
      details: someDetails({ email: `buyer-${buyer}@example.com` }),
    });
  const reasonOf = async (answer: ReturnType<TestAcademy['academy']['placeOrder']>) => {
    const placed = await answer;
    return placed.ok ? 'placed' : placed.reason;
  };

  async function expectNoTwoTogether(): Promise<void> {
    const taken = (await allBookings(test)).filter(({ state }) => state === 'held' || state === 'booked');
    for (const [index, one] of taken.entries())
      for (const other of taken.slice(index + 1))
        expect(one.expert === other.expert && collide(one, other, buffer)).toBe(false);
  }

  // Guards: the lock of the expert's calendar, then the unique hour.
  it('50 at once want the same hour: one gets it, 49 are shown that it is gone', async () => {
    const slot = await slotAt(test, 3);
    const answers = await atOnce(
      Array.from({ length: 50 }, (_, buyer) => () => reasonOf(test.academy.placeOrder(formFor(slot, buyer)))),
    );
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'slot-taken')).toHaveLength(49);
    expect((await allRows(test)).orders).toHaveLength(1);
    expect((await allBookings(test)).map(({ state }) => state)).toEqual(['held']);
  });

  // Guard: the lock of the expert's calendar. The hours begin at different times, so that no unique index applies.
  it('50 at once want overlapping hours: no two bookings overlap', async () => {
    const first = await slotAt(test, 3);
    const answers = await atOnce(
      Array.from(
        { length: 50 },
        (_, buyer) => () =>
          reasonOf(
            test.academy.placeOrder(formFor(new Date(first.getTime() + (buyer % 4) * 30 * minute), buyer)),
          ),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['placed', 'slot-taken']));
    await expectNoTwoTogether();
  });

  // Guard: a refused form is looked up again by its own key.
  it('one form sent 20 times at once is one order, and no answer reports the buyer’s own hour as gone', async () => {
    const form = formFor(await slotAt(test, 3), 1);
    const answers = await atOnce(Array.from({ length: 20 }, () => () => test.academy.placeOrder(form)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await allRows(test)).orders).toHaveLength(1);
  });

  // Guard: the lock of the expert's calendar.
  it('one mailbox that wants ten free hours at once keeps two', async () => {
    const slots = await freeSlots(test);
    const wanted = Array.from({ length: 10 }, (_, index) => slots[index * 5] ?? new Date(0));
    const answers = await atOnce(
      wanted.map((slot) => () => reasonOf(test.academy.placeOrder(formFor(slot, 1)))),
    );
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'too-many-hours')).toHaveLength(8);
  });

  // Guard: the lock under which unpaid hours are counted. No expert's calendar is the same.
  it('one caller who wants ten hours of ten experts at once, by ten mailboxes, gets six', async () => {
    const slugs = Array.from({ length: 10 }, (_, index) => `service-${index}`);
    for (const slug of slugs) await seedExpert(test, { slug, expert: `expert-of-${slug}` });
    const slot = await slotAt(test, 0);
    const answers = await atOnce(
      slugs.map((slug, buyer) => () => {
        const form = { ...formFor(slot, buyer, slug), address: '192.0.2.7' };
        return reasonOf(test.academy.placeOrder(form));
      }),
    );
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(6);
    expect(answers.filter((answer) => answer === 'too-many-hours-here')).toHaveLength(4);
  });

  // Guards: the order's row lock, then the expert's.
  it('ten move to one free hour while ten others buy it: one has it, the rest keep what they had', async () => {
    const goal = await slotAt(test, 100);
    const movers = [];
    for (let index = 0; index < 10; index += 1)
      movers.push(await bookAndConfirm(test, await slotAt(test, 0)));
    const answers = await atOnce([
      ...movers.map(({ token }) => async () => {
        const moved = await test.academy.moveBooking({
          token,
          startsAt: goal,
          timeZone: 'Africa/Casablanca',
        });
        return moved.ok ? 'moved' : moved.reason;
      }),
      ...Array.from(
        { length: 10 },
        (_, buyer) => () => reasonOf(test.academy.placeOrder(formFor(goal, buyer))),
      ),
    ]);
    expect(answers.filter((answer) => answer === 'moved' || answer === 'placed')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'slot-taken')).toHaveLength(19);
    expect(await Promise.all(movers.map((order) => stateOf(test, order)))).toEqual(
      movers.map(() => 'booked'),
    );
    await expectNoTwoTogether();
  });

  // Guard: the expert's lock is taken before a late payment checks whether its hour is free.
  it('a late payment and a new buyer meet over one hour: one has it, and the payment is taken either way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slot = await slotAt(test, 3);
      const late = await book(test, slot);
      await test.academy.chooseMethod({ token: late.token, option: 'Bank Transfer' });
      await test.academy.claimBankTransfer({ token: late.token });
      // As after a hold that ended while staff looked for the transfer.
      await test.db.execute(`update bookings set state = 'released' where order_id = '${late.id}'`);
      await Promise.all([confirm(test, late), test.academy.placeOrder(formFor(slot, round))]);
      expect(['booked', 'lost']).toContain(await stateOf(test, late));
      await expectNoTwoTogether();
    }
  });

  // Guard: the order's row lock, under which each reads the hour's number.
  it('its learner and two of the staff cancel or move one hour at once: one refund at most, and nobody undoes another', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await bookAndConfirm(test, await slotAt(test, 60));
      const startsAt = await slotAt(test, 90);
      const change = { orderNumber: order.number, seenSequence: 0, staff };
      const byStaff = await atOnce([
        () => test.academy.staff.cancelBooking(change),
        () => test.academy.staff.moveBooking({ ...change, startsAt }),
        () => test.academy.staff.cancelBooking(change),
        async () => {
          await test.academy.cancelBooking({ token: order.token, withMoney: true });
          return { ok: false };
        },
      ]);
      expect(byStaff.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
      expect(await test.academy.refundsOf(order.token)).toHaveLength(1);
      expect(await stateOf(test, order)).toBe('cancelled');
    }
  });

  // Guard: row locks in one order: the order, then the expert.
  it('whatever many do at once to the hours of one expert, no two are held or booked together', async () => {
    const orders = [];
    for (let index = 0; index < 8; index += 1) {
      const details = someDetails({ email: `holder-${index}@example.com` });
      orders.push(await book(test, await slotAt(test, index * 2), { details }));
    }
    const slots = (await test.academy.freeHours({ slug: service, from: null }))?.slots ?? [];
    const some = (index: number) => slots[(index * 7) % slots.length] ?? new Date(0);
    const actions = orders.flatMap(({ token, number }, index) => [
      () => test.academy.chooseMethod({ token, option: 'Bank Transfer' as const }),
      () => test.academy.claimBankTransfer({ token }),
      () => confirm(test, { number } as never),
      () => test.academy.moveBooking({ token, startsAt: some(index), timeZone: 'Europe/Paris' }),
      () => test.academy.moveBooking({ token, startsAt: some(index + 1), timeZone: 'Europe/Paris' }),
      () => test.academy.cancelOrder({ token }),
      () => test.academy.reopenOrder({ token }),
      () => test.academy.placeOrder(formFor(some(index), index)),
      () => test.academy.cancelBooking({ token, withMoney: true }),
    ]);
    await atOnce(actions as (() => Promise<unknown>)[]);
    await expectNoTwoTogether();
    test.pass(20 * minute);
    await bindScheduler(test.context).expireOrders();
    await expectNoTwoTogether();
    expect((await allBookings(test)).every((booking) => booking.expert === expert)).toBe(true);
  });
});
