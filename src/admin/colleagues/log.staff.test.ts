import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayNotifications } from '../../selling/orders/orders.table.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { events } from '../../academy/webhooks/events.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';

const hostile = '<img src=x onerror=alert(1)>\u202E';

let owner: string;
let colleague: string;

const test = appForAll();
beforeAll(async () => {
  owner = await test.enterConsole('owner@example.com', 'owner');
  colleague = await test.enterConsole('colleague@example.com', 'owner');
}, 120_000);

type Answer = { code?: string; rows?: Record<string, unknown>[] } & Record<string, unknown>;
const read = async (address: string, cookie = owner) =>
  (await test.ask(`/api/staff${address}`, { cookie })).json() as Promise<Answer>;
const press = (address: string, cookie = owner) =>
  test.answer<Answer>(`/api/staff${address}`, { cookie, json: {} });

const now = () => new Date();
const given = { createdAt: now(), runAt: now(), attempts: 10, failedAt: now() };
async function failedEmail(emailName: string): Promise<string> {
  const id = randomUUID();
  const error = '450 salma@example.com is not here: https://academy.example/orders/secret-token';
  const tries = [{ at: now().toISOString(), outcome: 'failed' as const, error }];
  const payload = { emailName, to: 'Salma@example.com' };
  const row = { id, kind: 'mail' as const, dedupeKey: id, payload, lastError: error, tries, ...given };
  await test.db.insert(outbox).values(row);
  return id;
}

describe('the log', () => {
  it('shows what an act changed, when and from where, and is filtered by days in Moroccan time', async () => {
    const line = { id: randomUUID(), at: new Date('2026-03-01T23:30:00Z'), subject: hostile };
    await writeStaffLog(test.db, {
      ...line,
      act: 'change-order-email',
      staff: { email: 'salma@example.com', from: { address: '192.0.2.7', agent: hostile } },
      detail: { note: hostile },
      before: { email: 'a@example.com', same: 1, token: 'x' },
      after: { email: 'b@example.com', same: 1, token: 'y' },
    });
    const { rows } = await read('/log?email=SALMA@example.com&act=change-order-email');
    expect(rows).toEqual([
      {
        id: line.id,
        at: '2026-03-01T23:30:00.000Z',
        email: 'salma@example.com',
        act: 'change-order-email',
        subject: hostile,
        detail: { note: hostile },
        before: { email: 'a@example.com', token: '[not kept]' },
        after: { email: 'b@example.com', token: '[not kept]' },
        about: { of: 'order', name: null, key: null },
        reason: null,
        address: '192.0.2.7',
        agent: hostile,
      },
    ]);
    const on = async (query: string) =>
      (await read(`/log?subject=${encodeURIComponent(hostile)}&${query}`)).rows?.length;
    // In Ramadan of 2026 Morocco's clocks are at UTC.
    expect(await on('from=2026-03-01&to=2026-03-01')).toBe(1);
    expect(await on('from=2026-03-02')).toBe(0);
    expect(await on('from=0001-01-01&to=9999-12-31')).toBe(1);
    expect(await read('/log?from=yesterday')).toMatchObject({ code: 'bad-fields' });
  });
});

describe('e-mails', () => {
  it('are shown without secret links; a failed one is sent again, once', async () => {
    const id = await failedEmail('access-ready');
    const { rows } = await read('/deliveries?type=mail&state=failed&search=Salma@example.com');
    expect(rows?.map((row) => row['id'])).toContain(id);
    const whole = await read(`/deliveries/${id}`);
    expect(whole).toMatchObject({ what: 'access-ready', state: 'failed', whyNotSent: null });
    expect(whole['history']).toHaveLength(1);
    expect(JSON.stringify(whole)).not.toContain('secret-token');
    expect(await press(`/emails/${id}/again`, colleague)).toEqual({ status: 200, body: { id } });
    expect(await press(`/emails/${id}/again`)).toMatchObject({
      status: 409,
      body: { code: 'is-sent-already', detail: { by: 'colleague@example.com' } },
    });
    const [line] = (await read(`/log?subject=${id}`)).rows ?? [];
    expect(line).toMatchObject({ before: { state: 'failed', tries: 10 }, after: { state: 'waiting' } });
  });

  it('with a deleted secret are not sent again, and an unknown id is not found', async () => {
    const id = await failedEmail('member-code');
    expect(await press(`/emails/${id}/again`)).toMatchObject({
      status: 409,
      body: { code: 'cannot-be-repeated' },
    });
    const untrue = await failedEmail('staff-claims-late');
    expect(await read(`/deliveries/${untrue}`)).toMatchObject({ whyNotSent: 'no-longer-true' });
    expect(await press(`/emails/${untrue}/again`)).toMatchObject({
      status: 409,
      body: { code: 'no-longer-true' },
    });
    expect((await press('/emails/unknown/again')).status).toBe(404);
    expect((await press('/events/unknown/again')).status).toBe(404);
  });
});

describe('webhook events', () => {
  it('are shown with the answer; sending again fails while no system is connected', async () => {
    const id = randomUUID();
    const at = new Date('2026-05-01T10:00:00Z');
    await test.db
      .insert(events)
      .values({ id, kind: 'purchase.intended', at, data: { course: hostile }, queued: true });
    await test.db
      .insert(outbox)
      .values({ id, kind: 'event' as const, dedupeKey: id, payload: {}, lastError: hostile, ...given });
    expect((await read('/deliveries?state=failed&what=purchase.intended')).rows).toMatchObject([
      { id, type: 'event', what: 'purchase.intended', state: 'failed', lastError: hostile },
    ]);
    expect((await read('/deliveries?type=event&what=order.paid')).rows).toEqual([]);
    expect(await read('/deliveries?type=everything')).toMatchObject({ code: 'bad-fields' });
    expect(await read(`/deliveries/${id}`)).toMatchObject({ data: { course: hostile }, history: [] });
    expect((await press(`/events/${id}/again`)).body).toMatchObject({ code: 'nobody-is-told' });
    const span = 'from=2026-05-01T00:00&to=2026-05-02T00:00';
    expect(await read(`/event-replay?${span}`)).toEqual({ count: 1 });
    expect(await read('/event-replay?from=2026-05-41T00:00&to=x')).toMatchObject({ code: 'bad-fields' });
    for (const role of ['finance', 'moderator', 'editor', 'expert'] as const) {
      const cookie = await test.enterConsole(`${role}-events@example.com`, role);
      for (const address of [`/events/${id}/again`, '/event-replay'])
        expect(await press(address, cookie), role).toMatchObject({ status: 403 });
      const seen = await test.ask(`/api/staff/deliveries/${id}`, { cookie });
      expect(seen.status, role).toBe(role === 'finance' ? 404 : 403);
      if (role !== 'finance') continue;
      const { rows = [] } = await read('/deliveries?perPage=100', cookie);
      expect(rows.filter(({ type }) => type !== 'notification')).toEqual([]);
    }
  });
});

describe('gateway notifications', () => {
  it('can be applied again by staff, and put away once', async () => {
    const id = randomUUID();
    await test.db.insert(gatewayNotifications).values({
      id,
      gateway: 'practice',
      rawBody: hostile,
      verdict: 'refused',
      reason: 'wrong-amount',
      receivedAt: now(),
      looksForged: false,
      kind: 'nothing',
      statement: { outcome: hostile, amountCentimes: 100 },
    });
    const toDo = async () => (await read('/deliveries?type=notification&state=failed')).rows;
    expect(await toDo()).toMatchObject([
      { id, what: 'practice', says: { outcome: hostile, amountCentimes: 100 } },
    ]);
    const support = await test.enterConsole('support-notifications@example.com', 'support');
    expect((await test.ask(`/api/staff/deliveries/${id}`, { cookie: support })).status).toBe(404);
    expect((await press(`/notifications/${id}/again`)).body).toMatchObject({ code: 'nothing-to-apply' });
    expect((await press(`/notifications/${id}/handled`, colleague)).status).toBe(200);
    expect(await press(`/notifications/${id}/handled`)).toMatchObject({
      status: 409,
      body: { code: 'is-dealt-with', detail: { by: 'colleague@example.com' } },
    });
    expect(await toDo()).toEqual([]);
    expect(await read(`/deliveries/${id}`)).toMatchObject({ state: 'overtaken', handled: {} });
  });
});
