import { expect, it } from 'vitest';
import { collide } from '../hours/slots.ts';
import { allBookings, book, confirm, freeSlots, seedExpert } from '../../../tests/support/bookings.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { begin, statusOf, notifyFromBank } from '../../../tests/support/actions.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { bindScheduler } from '../../jobs.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

const actions = [
  'book',
  'book',
  'transfer',
  'claim',
  'confirm',
  'begin',
  'capture',
  'move',
  'cancel',
  'give-back',
  'reopen',
  'wait',
  'wait-long',
] as const;
const buffer = 15;

it('however hours are booked, paid, moved and cancelled: no two of one expert are taken together, and everybody who paid has an hour', async () => {
  const test = await openTestAcademy();
  await seedExpert(test);
  const { academy } = test;
  let buyers = 0;
  const step = fc.record({ action: fc.constantFrom(...actions), which: fc.nat(7), slot: fc.nat(11) });
  try {
    await forAllInTurn(6, fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const placed: { token: string; number: string; id: string }[] = [];
      const begun: string[] = [];
      for (const { action, which, slot } of steps) {
        const free = action === 'book' || action === 'move' ? await freeSlots(test) : [];
        const wanted = free[slot % Math.max(1, free.length)];
        const order = placed[which % Math.max(1, placed.length)];
        if (action === 'book' && wanted) {
          // Another buyer every time, since one mailbox may hold two unpaid hours at most.
          const details = someDetails({ email: `buyer-${(buyers += 1)}@example.com` });
          placed.push(await book(test, wanted, { details }));
        } else if (action === 'wait') test.pass(16 * 60_000);
        else if (action === 'wait-long') test.pass(9 * 3_600_000);
        else if (order) {
          const { token } = order;
          if (action === 'transfer') await academy.chooseMethod({ token, option: 'Bank Transfer' });
          if (action === 'claim') await academy.claimBankTransfer({ token });
          if (action === 'confirm') await confirm(test, order as never);
          if (action === 'begin') begun.push(await begin(test, order).catch(() => ''));
          if (action === 'capture' && begun.at(-1))
            await notifyFromBank(test, evidenceFor(begun.at(-1) ?? '', { amountCentimes: 50_000 }));
          if (action === 'move' && wanted)
            await academy.moveBooking({ token, startsAt: wanted, timeZone: 'Africa/Casablanca' });
          if (action === 'cancel') await academy.cancelOrder({ token });
          if (action === 'give-back') await academy.cancelBooking({ token, withMoney: true });
          if (action === 'reopen') await academy.reopenOrder({ token });
        }
        if (action.startsWith('wait')) await bindScheduler(test.context).expireOrders();
        const all = await allBookings(test);
        const taken = all.filter(({ state }) => state === 'held' || state === 'booked');
        for (const [index, one] of taken.entries())
          for (const other of taken.slice(index + 1)) expect(collide(one, other, buffer)).toBe(false);
      }
      // Whoever paid has an hour, or is asked to choose one; whoever did not pay keeps none from others.
      for (const order of placed) {
        const status = await statusOf(test, order);
        const state = (await academy.bookingOf(order.token))?.booking.state;
        if (status === 'Payment Confirmed') expect(['booked', 'lost', 'cancelled']).toContain(state);
        if (status === 'Refunded') expect(state).toBe('cancelled');
        if (status === 'Expired' || status === 'Cancelled')
          expect(['released', 'cancelled']).toContain(state);
        if (status === 'Pending Payment') expect(state).toBe('held');
        // Given up while its transfer is looked for.
        if (status === 'Paid - Bank Transfer') expect(['held', 'cancelled']).toContain(state);
      }
    });
  } finally {
    await test.close();
  }
}, 120_000);
