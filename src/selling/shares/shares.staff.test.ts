import { beforeAll, expect, it } from 'vitest';
import { friendCodes } from '../friends/friends.table.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';

type Body = { code?: string; payees?: { id: string; rib: string }[]; offered?: { entry: string }[] } & Record<
  string,
  unknown
>;

const test = appForAll();
let owner: string;
let expert: string;
beforeAll(async () => {
  owner = await test.enterConsole('owner@example.com', 'owner');
  expert = await test.enterConsole('imane@example.com', 'expert');
}, 120_000);

const press = (address: string, json: object, cookie = owner) =>
  test.told<Body>(`/api/staff/${address}`, { cookie, json });
const read = (address: string, cookie = owner) => test.answer<Body>(`/api/staff/${address}`, { cookie });

const payee = { email: 'imane@example.com', name: 'Imane Tazi', rib: '', locale: 'ar' };

it('somebody gets a share as it is typed; what cannot be is said beside its field', async () => {
  expect(await press('shares/payees', { ...payee, rib: '12' })).toMatchObject([
    422,
    { fields: { rib: 'rib-invalid' } },
  ]);
  expect((await press('shares/payees', { ...payee, rib: 'RIB 007 780 0001 2345 6789 0123 96' }))[0]).toBe(
    200,
  );
  expect(await press('shares/payees', payee)).toMatchObject([422, { fields: { email: 'email-taken' } }]);
  const { payees = [], offered = [] } = (await read('shares')).body;
  const [[found], [item]] = [payees, offered];
  expect(found?.rib).toBe('007780000123456789012396');
  const set = (of: object) =>
    press(`shares/payees/${found?.id}/terms`, {
      item: item?.entry,
      percent: '40',
      costPercent: '0',
      ...of,
    });
  expect(await set({ percent: '101' })).toMatchObject([422, { fields: { percent: 'out-of-range' } }]);
  expect(await set({ item: 'course:none' })).toMatchObject([422, { fields: { item: 'choice-required' } }]);
  expect((await set({}))[0]).toBe(200);
});

it('a trainer reads their own share, and nothing that is for those who pay', async () => {
  const own = (await read('shares/own', expert)).body;
  expect(own).toMatchObject({ terms: [{ percent: 40 }], statements: [] });
  expect(JSON.stringify(own)).not.toContain('007780');
  for (const address of ['shares', 'shares/bank-file'])
    expect((await test.ask(`/api/staff/${address}`, { cookie: expert })).status).toBe(403);
  for (const step of ['approval', 'return'])
    expect((await press(`shares/statements/x/${step}`, {}, expert))[0]).toBe(403);
  expect((await press('shares/payees', payee, expert))[0]).toBe(403);
  const editor = await test.enterConsole('editor@example.com', 'editor');
  for (const address of ['shares', 'shares/own'])
    expect((await test.ask(`/api/staff/${address}`, { cookie: editor })).status).toBe(403);
});

it('a friend’s code is listed for those who see discount codes, and closed with a reason by those who make them, once', async () => {
  await test.db
    .insert(friendCodes)
    .values({ owner: 'salma@example.com', code: 'FRIEND22', madeAt: new Date() });
  const support = await test.enterConsole('support@example.com', 'support');
  const close = (reason: string, cookie: string) => press('friends/FRIEND22/closure', { reason }, cookie);
  expect((await close('Invented buyers', support))[0]).toBe(403);
  expect(await close(' ', owner)).toMatchObject([422, { fields: { reason: 'reason-required' } }]);
  expect((await close('Invented buyers', owner))[0]).toBe(200);
  expect(await close('Invented buyers', owner)).toMatchObject([409, { detail: { by: 'owner@example.com' } }]);
  expect((await read('friends', support)).body).toMatchObject({
    codes: [{ code: 'FRIEND22', closedWhy: 'Invented buyers', uses: [] }],
  });
  expect((await test.ask('/api/staff/friends', { cookie: expert })).status).toBe(403);
});
