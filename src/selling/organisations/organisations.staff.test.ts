import { beforeAll, expect, it } from 'vitest';
import { appForAll } from '../../../tests/support/open-test-app.ts';

type Body = { code?: string; id?: string } & Record<string, unknown>;

const test = appForAll();
let owner: string;
let support: string;
beforeAll(async () => {
  owner = await test.enterConsole('owner@example.com', 'owner');
  support = await test.enterConsole('support@example.com', 'support');
}, 120_000);

const press = (address: string, json: object, cookie = owner) =>
  test.told<Body>(`/api/staff/organisations${address}`, { cookie, json });

const company = {
  kind: 'company',
  name: 'Tissage du Rif',
  ice: '001234567000089',
  address: 'Tétouan',
  contactName: 'Hind Alami',
  contactEmail: 'hind@rif.example',
  contactPhone: '',
  locale: 'fr',
};

it('an organisation is kept as it is typed; what cannot be is said beside its field', async () => {
  expect(await press('', { ...company, ice: '00123456700008' })).toMatchObject([
    422,
    { fields: { ice: 'ice' } },
  ]);
  const [status, { id }] = await press('', company);
  expect(status).toBe(200);
  const quote = { courseSlug: 'selling-online', seats: '20', price: '1 200,50', validUntil: '2099-01-01' };
  for (const [wrong, fields] of [
    [{ seats: '0' }, { seats: 'out-of-range' }],
    [{ price: 'x' }, { price: 'amount-unreadable' }],
    [{ validUntil: '2020-01-01' }, { validUntil: 'day-is-over' }],
    [{ courseSlug: 'none' }, { courseSlug: 'choice-required' }],
  ])
    expect(await press(`/${id}/quotes`, { ...quote, ...wrong })).toMatchObject([422, { fields }]);
  const { body } = await test.answer<Body>(`/api/staff/organisations/${id}`, { cookie: support });
  // The sample academy has no numbers of its own, and nobody said anything of TVA.
  expect(body['missing']).toEqual(['rc', 'ice', 'if', 'vat']);
  expect(JSON.stringify(body)).not.toContain('token');
});

it('support sees organisations and invites; nothing that moves money is theirs', async () => {
  expect((await test.answer('/api/staff/organisations', { cookie: support })).status).toBe(200);
  const money = ['', '/x/quotes', '/deals/x/invoice', '/deals/x/payment', '/deals/x/credit'];
  for (const address of money) expect((await press(address, company, support))[0]).toBe(403);
  expect((await press('/deals/x/invitations', { emails: 'a@example.com' }, support))[0]).toBe(404);
  const editor = await test.enterConsole('editor@example.com', 'editor');
  for (const address of ['', '/x']) {
    const { status } = await test.ask(`/api/staff/organisations${address}`, { cookie: editor });
    expect(status).toBe(403);
  }
});
