import { beforeEach, expect, it } from 'vitest';
import { couponRefusals } from './coupon.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { buyer, apiForEach } from '../../../tests/support/open-test-api.ts';
import { staff } from '../../../tests/support/actions.ts';

describeOnBothEngines('coupon codes over the API', (engine) => {
  const api = apiForEach({ engine });
  beforeEach(() =>
    api.academy.staff.makeCoupon({
      code: 'DERB10',
      kind: 'percent',
      value: 10,
      scope: ['course'],
      startsAt: null,
      endsAt: null,
      mostUses: 1,
      mostPerPerson: null,
      staff,
    }),
  );

  it('lower the price, and the same key again returns the same order', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-wire-1' };
    const json = { ...buyer, coupon: 'derb 10', price: '891' };
    const first = await api.ask('/api/form/submit', { json, headers });
    expect([first.status, first.body.price]).toEqual([201, '891.00']);
    const again = await api.ask('/api/form/submit', { json, headers });
    expect([again.status, again.body.orderId]).toEqual([200, first.body.orderId]);
    const second = await api.ask('/api/form/submit', { json: { ...json, email: 'nora@example.com' } });
    expect([second.status, second.body.code]).toEqual([409, 'coupon-used-up']);
  });

  it('are refused with their reason, also for an item they do not apply to', async () => {
    const wrong = await api.ask('/api/form/submit', { json: { ...buyer, coupon: 'NOTHING' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'coupon-unknown']);
    const member = { name: 'Salma', email: buyer.email, course: 'clarity-community', coupon: 'DERB10' };
    const other = await api.ask('/api/form/submit', { json: member });
    expect([other.status, other.body.code]).toEqual([422, 'coupon-not-for-this']);
  });

  it('are refused for no reason that the API document does not list', async () => {
    const { body } = await api.ask('/api/openapi.json');
    const document = body as unknown as {
      paths: Record<string, { post: { responses: Record<string, { description: string }> } }>;
    };
    const { responses } = document.paths['/api/form/submit']?.post ?? { responses: {} };
    const named = Object.values(responses).flatMap(({ description }) => description.split(' · '));
    expect(named).toEqual(expect.arrayContaining([...couponRefusals]));
  });

  it('cannot be found by guessing', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      await api.ask('/api/form/submit', { json: { ...buyer, coupon: `WRONG${tries}` } });
    const answer = await api.ask('/api/form/submit', { json: { ...buyer, coupon: 'DERB10' } });
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many']);
  });
});
