import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expert, openExpertsApp, orderAnHour } from '../../../tests/support/experts.ts';
import type { TestApp } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type ExpertRow = DoneOf<'GET hours'>['rows'][number];
type HoursWhole = DoneOf<'GET hours/{expert}'>;

let test: TestApp;
let owner: string;
let theirs: string;
let other: string;

beforeAll(async () => {
  ({ test, owner, theirs, other } = await openExpertsApp());
}, 180_000);
afterAll(() => test.close());

const read = async (cookie: string): Promise<HoursWhole> =>
  (await test.ask(`/api/staff/hours/${expert}`, { cookie })).json() as Promise<HoursWhole>;
const put = (json: object, cookie: string) =>
  test.answer<unknown>(`/api/staff/hours/${expert}`, { cookie, method: 'PUT', json });
/** The part of what was read that may be sent back. */
function formOf({ hours, days, meetingUrl, bufferMinutes, noticeHours, horizonDays, setAt }: HoursWhole) {
  return { hours, days, meetingUrl, bufferMinutes, noticeHours, horizonDays, seen: setAt };
}

describe('hours of experts', () => {
  it('of one expert are visible to that expert, and all to staff', async () => {
    const listed = async (cookie: string) => {
      const body = (await (await test.ask('/api/staff/hours', { cookie })).json()) as { rows: ExpertRow[] };
      return body.rows.map((row) => row.expert);
    };
    expect(await listed(theirs)).toEqual([expert]);
    expect((await listed(owner)).length).toBeGreaterThan(1);
    expect(await read(other)).toMatchObject({ code: 'not-found' });
    const form = formOf(await read(theirs));
    expect(await put(form, other)).toMatchObject({ status: 404 });
  });

  it('close a day, list bookings that remain on it, and give the second of two who set them the name of the first', async () => {
    const { order, startsAt } = await orderAnHour(test, { name: 'Amal' });
    const before = await read(theirs);
    expect(before.coming).toMatchObject([{ name: 'Amal', isOutside: false }]);

    const date = startsAt.toISOString().slice(0, 10);
    const closed = { date, kind: 'closed', from: '', until: '' };
    const change = { ...formOf(before), days: [closed], meetingUrl: 'https://meet.example/imane' };
    expect(await put(change, theirs)).toEqual({ status: 200, body: { expert } });
    expect(await read(owner)).toMatchObject({
      days: [closed],
      meetingUrl: 'https://meet.example/imane',
      coming: [{ number: order.number, isOutside: true }],
    });
    expect(await put({ ...formOf(before), meetingUrl: '' }, owner)).toEqual({
      status: 409,
      body: { success: false, code: 'changed-meanwhile', detail: { by: 'imane@example.com' } },
    });
  });

  it('report what is wrong by the line it is in', async () => {
    const form = formOf(await read(owner));
    const wrong = {
      ...form,
      hours: [
        { weekday: 5, from: '10:00', until: '12:00' },
        { weekday: 5, from: '15:00', until: '14:00' },
        { weekday: 6, from: '', until: '' },
      ],
      days: [{ date: '2020-01-01', kind: 'closed', from: '', until: '' }],
      meetingUrl: 'http://meet.example',
      noticeHours: 0,
    };
    expect(await put(wrong, owner)).toEqual({
      status: 422,
      body: {
        success: false,
        code: 'bad-fields',
        fields: {
          'hours.1.until': 'order',
          'hours.2.from': 'time',
          'days.0.date': 'past',
          meetingUrl: 'link',
          noticeHours: 'number',
        },
      },
    });
  });
});
