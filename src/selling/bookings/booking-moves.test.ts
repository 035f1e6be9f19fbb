import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { mostMoves } from '../hours/booking.ts';
import { bookings } from '../hours/bookings.table.ts';
import { bookAndConfirm, seedExpert, slotAt } from '../../../tests/support/bookings.ts';
import { staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';

describeAcademy('an hour that was moved again and again', (test) => {
  beforeEach(() => seedExpert(test));

  it('is moved by the learner ten times, then only by the academy', async () => {
    const order = await bookAndConfirm(test, await slotAt(test, 40));

    await test.db
      .update(bookings)
      .set({ sequence: mostMoves - 1 })
      .where(eq(bookings.orderId, order.id));
    const move = async (slot: number) =>
      test.academy.moveBooking({
        token: order.token,
        startsAt: await slotAt(test, slot),
        timeZone: 'Africa/Casablanca',
      });
    expect(await move(30)).toEqual({ ok: true });
    const before = await test.academy.bookingOf(order.token);
    expect(before?.status).toMatchObject({
      mayMove: false,
      notMoved: 'too-often',
      mayCancel: 'with-money',
    });
    expect(await move(20)).toBeRefused('too-often');
    expect((await test.academy.bookingOf(order.token))?.booking).toEqual(before?.booking);
    const byStaff = await test.academy.staff.moveBooking({
      staff,
      orderNumber: order.number,
      startsAt: await slotAt(test, 20),
      seenSequence: mostMoves,
    });
    expect(byStaff).toEqual({ ok: true });
  });
});
