import { instantInMorocco } from '../../platform/time/calendar-date.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { appForAll } from '../../../tests/support/open-test-app.ts';

let owner: string;
let finance: string;

const test = appForAll();
beforeAll(async () => {
  owner = await test.enterConsole('owner@example.com', 'owner');
  finance = await test.enterConsole('finance@example.com', 'finance');
}, 120_000);

type Body = { code?: string; rows?: Record<string, unknown>[] } & Record<string, unknown>;
const press = (address: string, json: object, cookie = owner) =>
  test.told<Body>(`/api/staff${address}`, { cookie, json });
const find = async (code: string) =>
  (await test.answer<Body>('/api/staff/coupons', { cookie: finance })).body.rows?.find(
    (row) => row['code'] === code,
  );

describe('a coupon', () => {
  const wanted = { code: 'office 20', kind: 'percent', value: '20 %', mostPerPerson: '1' };

  it('is created as typed, once, and closed once; the second colleague gets the name of the first', async () => {
    expect(await press('/coupons', wanted)).toEqual([200, { code: 'OFFICE20' }]);
    const made = await find('OFFICE20');
    expect(made).toMatchObject({
      kind: 'percent',
      value: 20,
      status: 'running',
      mostPerPerson: 1,
      uses: 0,
    });
    expect(await press('/coupons', wanted)).toMatchObject([422, { fields: { code: 'coupon-taken' } }]);
    const support = await test.enterConsole('support@example.com', 'support');
    const listed = await test.ask('/api/staff/coupons', { cookie: support });
    expect(((await listed.json()) as Body).rows).toContainEqual(
      expect.objectContaining({ code: 'OFFICE20', status: 'running', givenCentimes: null }),
    );
    expect((await press('/coupons', wanted, support))[0]).toBe(403);
    const close = `/coupons/${String(made?.['id'])}/closure`;
    expect((await press(close, {}))[0]).toBe(200);
    expect(await press(close, {}, finance)).toMatchObject([
      409,
      { code: 'too-late', detail: { by: 'owner@example.com' } },
    ]);
    expect(await find('OFFICE20')).toMatchObject({ status: 'closed' });
  });

  it('gets another last day, limits and scope, written in the log; what was promised with the code stays', async () => {
    await press('/coupons', { ...wanted, code: 'TERMS20' });
    const { id } = (await find('TERMS20')) ?? {};
    const change = (json: object) =>
      test.ask(`/api/staff/coupons/${String(id)}`, { cookie: owner, method: 'PUT', json });
    const terms = { until: '2099-12-31', mostUses: '5', mostPerPerson: '', scope: ['product'] };
    expect((await change(terms)).status).toBe(200);
    expect(await find('TERMS20')).toMatchObject({
      kind: 'percent',
      value: 20,
      mostUses: 5,
      mostPerPerson: null,
      scope: ['product'],
      status: 'running',
      endsAt: instantInMorocco('2100-01-01', '00:00').toISOString(),
    });
    const wrong = await change({ ...terms, until: '2020-01-01', mostUses: '0', scope: ['product:none'] });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      fields: { until: 'coupon-dates', mostUses: 'coupon-count' },
    });
    const nothing = await change({ ...terms, scope: [] });
    expect(await nothing.json()).toMatchObject({ fields: { scope: 'choice-required' } });
    const log = await test.ask('/api/staff/log?search=TERMS20', { cookie: owner });
    expect(JSON.stringify(await log.json())).toContain('change-coupon');

    expect((await press(`/coupons/${String(id)}/closure`, {}))[0]).toBe(200);
    expect((await change(terms)).status).toBe(409);
  });

  it('is made for every course when nothing is chosen', async () => {
    await press('/coupons', { ...wanted, code: 'NOTHING20' });
    expect(await find('NOTHING20')).toMatchObject({ scope: ['course'] });
  });

  it('is refused field by field, and not created for more than was asked when one item is unknown', async () => {
    const wrong = { ...wanted, code: '!', value: '101', until: '2020-01-01', mostUses: '-1' };
    expect(await press('/coupons', wrong)).toMatchObject([
      422,
      {
        fields: {
          code: 'coupon-code',
          value: 'coupon-value',
          until: 'coupon-dates',
          mostUses: 'coupon-count',
        },
      },
    ]);
    const unknown = { ...wanted, code: 'OTHER20', scope: ['course', 'product:no-such-file'] };
    expect(await press('/coupons', unknown)).toMatchObject([422, { fields: { scope: 'not-taken' } }]);
    expect(await find('OTHER20')).toBeUndefined();
  });
});
