import { beforeAll, describe, expect, it } from 'vitest';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';

type Answer = { code?: string; rows?: Record<string, unknown>[] } & Record<string, unknown>;

let owner: string;
let second: string;
let support: string;
let finance: string;

const test = appForAll();
beforeAll(async () => {
  owner = await test.enterConsole('amal@example.com', 'owner');
  second = await test.enterConsole('second@example.com', 'owner');
  support = await test.enterConsole('support@example.com', 'support');
  finance = await test.enterConsole('finance@example.com', 'finance');
}, 180_000);

const read = (address: string, cookie = owner) => test.told<Answer>(`/api/staff${address}`, { cookie });
const send = (method: 'POST' | 'PUT' | 'DELETE', address: string, json: object, cookie = owner) =>
  test.told<Answer>(`/api/staff${address}`, { cookie, method, json });

describe('a colleague', () => {
  const leila = 'leila@example.com';
  const rowOf = async () => (await read('/staff'))[1].rows?.find(({ email }) => email === leila);

  it('is added, changed and removed; the second owner sees who was first', async () => {
    const add = { email: ' Leila@Example.com ', role: 'support' };
    expect(await send('POST', '/staff', add)).toEqual([200, { email: leila }]);
    expect(await rowOf()).toMatchObject({ role: 'support', lastSignIn: null, secondFactorSince: null });
    expect(await send('POST', '/staff', add, second)).toMatchObject([
      422,
      { fields: { email: 'works-here-as-support' } },
    ]);
    expect((await send('PUT', `/staff/${leila}`, { role: 'finance', seen: 'support' }, second))[0]).toBe(200);
    expect(await send('PUT', `/staff/${leila}`, { role: 'editor', seen: 'support' })).toMatchObject([
      409,
      { code: 'staff-changed', detail: { by: 'second@example.com', role: 'finance' } },
    ]);
    expect(await send('DELETE', `/staff/${leila}`, {})).toEqual([200, { stillBookable: null }]);
    expect(await send('DELETE', `/staff/${leila}`, {}, second)).toMatchObject([
      409,
      { code: 'staff-changed', detail: { by: 'amal@example.com', role: null } },
    ]);
  });

  it('becomes owner only where the call says that this is meant', async () => {
    const unsure = [422, { code: 'bad-fields', fields: { isSure: 'required' } }];
    const add = { email: leila, role: 'owner' };
    expect(await send('POST', '/staff', add)).toMatchObject(unsure);
    expect((await send('POST', '/staff', { ...add, role: 'editor' }))[0]).toBe(200);
    const change = { role: 'owner', seen: 'editor' };
    expect(await send('PUT', `/staff/${leila}`, change)).toMatchObject(unsure);
    expect(await rowOf()).toMatchObject({ role: 'editor' });
    expect((await send('PUT', `/staff/${leila}`, { ...change, isSure: true }))[0]).toBe(200);
    expect(await rowOf()).toMatchObject({ role: 'owner' });
    expect(await send('DELETE', `/staff/${leila}`, {})).toEqual([200, { stillBookable: null }]);
  });

  it('is shown with when they signed in last; an expert is a trainer', async () => {
    const [, answered] = await read('/staff');
    expect(answered.rows?.find(({ email }) => email === 'support@example.com')?.['lastSignIn']).toMatch(/Z$/);
    expect(await send('POST', '/staff', { email: leila, role: 'expert', expert: 'nobody' })).toMatchObject([
      422,
      { fields: { expert: 'choice-required' } },
    ]);
    expect(await send('DELETE', '/staff/owner@derb.example', {})).toMatchObject([
      409,
      { code: 'first-staff' },
    ]);
  });
});

describe('somebody with an order or an account', () => {
  const email = 'yasmine@example.com';
  const asked = { kind: 'erasure', email, way: 'phone', receivedOn: '2026-01-05', note: 'She called.' };

  it('is found and looked at, by each role as far as it sees elsewhere', async () => {
    const placed = await test.app.academy.placeOrder(
      aForm({
        item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
        details: someDetails({ name: 'Yasmine Bennis', email }),
      }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    expect(await read('/people?search=bennis', finance)).toMatchObject([
      200,
      { rows: [{ email, status: 'unpaid', orders: 1 }], total: null, hasNext: false },
    ]);
    const [, whole] = await read(`/people/${encodeURIComponent(email)}`, support);
    expect(whole).toMatchObject({ ordered: [{ number: placed.order.number }], waitlists: [], requests: [] });
    expect(JSON.stringify(whole)).not.toContain(placed.order.token);
    expect((await read(`/people/${email}`, finance))[1]).toMatchObject({
      applications: null,
      emails: null,
      reports: null,
      requests: null,
    });
    expect((await read('/people/nobody@example.com'))[0]).toBe(404);
  });

  it('gets notes and tags of the team, found by them', async () => {
    const at = `/people/${email}`;
    expect(await send('POST', `${at}/notes`, { text: ' ' }, support)).toMatchObject([
      422,
      { fields: { text: 'required' } },
    ]);
    const [status, { id }] = await send('POST', `${at}/notes`, { text: 'Calls back on Monday.' }, support);
    expect(status).toBe(200);
    // Pressed twice: one note.
    expect(await send('POST', `${at}/notes`, { text: 'Calls back on Monday.' }, support)).toEqual([
      200,
      { id },
    ]);
    expect((await send('DELETE', `${at}/notes/${String(id)}`, {}, finance))[0]).toBe(404);
    expect((await send('POST', `${at}/tags`, { add: [' Call  BACK '], remove: [] }, support))[0]).toBe(200);
    expect((await send('POST', `${at}/tags`, { add: ['vip'], remove: [] }, finance))[0]).toBe(200);
    expect(await send('POST', `${at}/tags`, { add: ['x'.repeat(25)], remove: [] })).toMatchObject([
      422,
      { fields: { tag: 'tag-length' } },
    ]);
    const nine = Array.from({ length: 9 }, (_one, at) => `tag ${at}`);
    expect((await send('POST', `${at}/tags`, { add: nine, remove: [] }))[1]).toMatchObject({
      fields: { tag: 'tag-too-many' },
    });
    expect(await read(at)).toMatchObject([
      200,
      { tags: ['call back', 'vip'], notes: [{ text: 'Calls back on Monday.', by: 'support@example.com' }] },
    ]);
    expect((await read('/people?tag=vip'))[1]).toMatchObject({
      rows: [{ email }],
      tags: ['call back', 'vip'],
    });
    expect((await read('/people?tag=none'))[1].rows).toEqual([]);
    expect((await send('POST', `${at}/tags`, { add: [], remove: ['vip'] }))[0]).toBe(200);
    expect((await send('DELETE', `${at}/notes/${String(id)}`, {}, support))[0]).toBe(200);
    expect(await read(at)).toMatchObject([200, { tags: ['call back'], notes: [], spentCentimes: 0 }]);
    expect((await send('POST', `${at}/signing-out`, {}, finance))[0]).toBe(403);
    expect(await send('POST', `${at}/signing-out`, {}, support)).toEqual([200, { ended: 0 }]);
    expect((await send('POST', '/people/nobody@example.com/notes', { text: 'Who?' }))[0]).toBe(404);
  });

  it('asks for the erasure of their data: written down, refused without proof, done once', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await send('POST', '/data-requests', { ...asked, receivedOn: tomorrow })).toMatchObject([
      422,
      { fields: { receivedOn: 'day-to-come' } },
    ]);
    const [status, { id, dueAt }] = await send('POST', '/data-requests', asked, support);
    expect([status, dueAt]).toEqual([200, '2026-01-15T23:00:00.000Z']);
    const [, listed] = await read('/data-requests?show=open', support);
    expect(listed.rows?.map((row) => row['id'])).toContain(id);
    const erasure = `/data-requests/${String(id)}/erasure`;
    expect(await send('POST', erasure, { proof: ' ' })).toMatchObject([
      422,
      { fields: { proof: 'required' } },
    ]);
    const path = `/data-requests/${String(id)}/file`;
    expect(await send('POST', path, { proof: ' ' }, support)).toMatchObject([
      422,
      { fields: { proof: 'required' } },
    ]);
    const proof = 'She named her order.';
    const file = await test.ask(`/api/staff${path}`, { cookie: support, method: 'POST', json: { proof } });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.json()).toMatchObject({ orders: [{ email }] });
    expect((await send('POST', erasure, { proof, knows: true }, support))[0]).toBe(200);
    expect(await send('POST', erasure, { proof, knows: true })).toMatchObject([
      409,
      { code: 'is-answered', detail: { by: 'support@example.com' } },
    ]);
    expect((await read(`/people/${email}`))[0]).toBe(404);
    expect(await read(`/data-requests/${String(id)}`)).toMatchObject([200, { email: null, state: 'done' }]);
  });
});
