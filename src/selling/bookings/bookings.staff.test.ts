import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expert, openExpertsApp, orderAnHour } from '../../../tests/support/experts.ts';
import type { TestApp } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type BookingsAnswer = DoneOf<'GET bookings'>;
type BookingWhole = DoneOf<'GET bookings/{number}'>;

let test: TestApp;
let owner: string;
let theirs: string;
let other: string;

beforeAll(async () => {
  ({ test, owner, theirs, other } = await openExpertsApp());
}, 180_000);
afterAll(() => test.close());

/** A paid hour; returns the number of its order. */
async function booked(name: string): Promise<string> {
  const { academy } = test.app;
  const { order } = await orderAnHour(test, { name, note: '<b>Help</b>' });
  const { token, number } = order;
  await academy.chooseMethod({ token, option: 'Bank Transfer' });
  await academy.claimBankTransfer({ token });
  const staff = { email: 'owner@example.com', role: 'owner' } as const;
  const decided = await academy.staff.decideClaim({ orderNumber: number, staff, decision: 'confirm' });
  if (!decided.ok) throw new Error(decided.reason);
  return number;
}

const read = async <T>(address: string, cookie = owner): Promise<T> =>
  (await test.ask(`/api/staff/bookings${address}`, { cookie })).json() as Promise<T>;
const press = (address: string, json: object, cookie = owner) =>
  test.answer<unknown>(`/api/staff/bookings${address}`, { cookie, json });

describe('hours with experts', () => {
  it('are moved by their expert, and who read them before gets a conflict with the name', async () => {
    const number = await booked('Amal');
    const { rows } = await read<BookingsAnswer>('', theirs);
    const row = rows.find((one) => one.number === number);
    expect(row).toMatchObject({ state: 'booked', name: 'Amal', note: '<b>Help</b>', mayChange: true });
    expect(JSON.stringify(row)).not.toMatch(/token|heldBy|orderId/);
    expect((await read<BookingsAnswer>('', other)).rows).toEqual([]);
    const week = async (cookie: string) => {
      const day = new Date(row?.startsAt ?? 0).toISOString().slice(0, 10);
      const answer = await test.ask(`/api/staff/booking-week?day=${day}`, { cookie });
      return (await answer.json()) as DoneOf<'GET booking-week'>;
    };
    const { days, experts, open, rows: inWeek } = await week(theirs);
    expect([days.length, new Date(`${days[0]}T00:00Z`).getUTCDay()]).toEqual([7, 1]);
    expect(experts.map(({ slug }) => slug)).toEqual([expert]);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every((one) => one.expert === expert && one.from < one.until)).toBe(true);
    expect(inWeek).toMatchObject([{ number, expertSlug: expert, name: 'Amal' }]);
    expect((await week(owner)).rows).toMatchObject([{ number }]);
    expect((await week(other)).rows).toEqual([]);
    expect(await read(`/${number}`, other)).toMatchObject({ code: 'not-found' });

    const { free, sequence } = await read<BookingWhole>(`/${number}`, theirs);
    const change = { startsAt: free.slots[0] ?? '', seen: sequence };
    expect(await press(`/${number}/hour`, change, other)).toMatchObject({ status: 404 });
    expect(await press(`/${number}/hour`, change, theirs)).toEqual({ status: 200, body: { number } });
    expect((await read<BookingWhole>(`/${number}`)).startsAt).toBe(change.startsAt);
    expect(await press(`/${number}/cancellation`, { seen: sequence })).toEqual({
      status: 409,
      body: { success: false, code: 'hour-changed', detail: { by: 'imane@example.com' } },
    });
    const never = { startsAt: new Date(Date.parse(change.startsAt) + 7 * 60_000).toISOString(), seen: 1 };
    expect(await press(`/${number}/hour`, never)).toMatchObject({
      status: 409,
      body: { code: 'hour-taken' },
    });
  });

  it('are cancelled once, and refunded', async () => {
    const number = await booked('Btissam');
    const { leftCentimes, sequence, isDisputed } = await read<BookingWhole>(`/${number}`);
    expect(leftCentimes).toBeGreaterThan(0);
    expect(isDisputed).toBe(false);
    const seen = { seen: sequence };
    expect(await press(`/${number}/cancellation`, seen)).toEqual({ status: 200, body: { number } });
    expect(await press(`/${number}/cancellation`, seen)).toMatchObject({
      status: 409,
      body: { detail: { by: 'owner@example.com' } },
    });
    const { rows } = await read<BookingsAnswer>('?show=cancelled');
    expect(rows.find((row) => row.number === number)).toMatchObject({ state: 'cancelled', mayChange: false });
  });
});
