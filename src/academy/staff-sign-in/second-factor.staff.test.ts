import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { staffLog } from '../staff/staff.table.ts';
import { staffSecondFactors } from './second-factor.table.ts';
import { outbox } from '../emails/outbox.table.ts';
import { cookieFrom } from '../../../tests/support/members.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';

type Json = Record<string, unknown>;

const test = appForAll({ STAFF_SECOND_FACTOR: 'required' });

const t = async (answer: Response): Promise<[number, Json]> => [answer.status, (await answer.json()) as Json];
const ask = async (address: string, cookie: string, json?: object, method?: 'DELETE') =>
  test.ask(`/api/staff${address}`, { cookie, ...(json && { json }), ...(method && { method }) });
/** Each code is of a later half minute, since none works twice. */
let later = 0;
const codeOf = (key: unknown): string => {
  later += 1;
  return new TOTP({ secret: String(key) }).generate({ timestamp: Date.now() + (later % 2) * 30_000 });
};

async function setUp(cookie: string): Promise<{ cookie: string; key: string; recoveryCodes: string[] }> {
  const [, begun] = await t(await ask('/second-factor', cookie, {}));
  const now = new TOTP({ secret: String(begun['key']) }).generate({ timestamp: Date.now() - 30_000 });
  const confirmed = await ask('/second-factor/confirmation', cookie, { code: now });
  const { recoveryCodes } = (await confirmed.clone().json()) as { recoveryCodes: string[] };
  return { cookie: cookieFrom(confirmed.headers), key: String(begun['key']), recoveryCodes };
}

describe('signing in where an app is required', () => {
  it('answers an owner without an app no staff data, and asks them to set it up', async () => {
    const cookie = await test.enterConsole('first@example.com', 'owner');
    expect(await t(await ask('/orders', cookie))).toEqual([
      401,
      { success: false, code: 'second-factor-missing' },
    ]);
    expect(await t(await ask('/session/second-step', cookie))).toEqual([
      200,
      {
        stage: 'set-up-needed',
        email: 'first@example.com',
        hasApp: false,
        hasPasskey: false,
        isRequired: true,
        recoveryCodesLeft: null,
      },
    ]);
    const wrong = await ask('/second-factor/confirmation', cookie, { code: '12' });
    expect(await t(wrong)).toEqual([422, { success: false, code: 'wrong-code' }]);
    const done = await setUp(cookie);
    expect(done.recoveryCodes).toHaveLength(8);
    expect((await ask('/orders', done.cookie)).status).toBe(200);
    expect(await t(await ask('/session/second-step', done.cookie))).toMatchObject([
      200,
      { stage: 'in', hasApp: true, recoveryCodesLeft: 8 },
    ]);
    expect(await t(await ask('/orders', cookie))).toMatchObject([401, { code: 'sign-in-needed' }]);
  });

  it('asks for a code of the app at the next sign-in, in any spelling, or a recovery code', async () => {
    const { key, recoveryCodes } = await setUp(await test.enterConsole('second@example.com', 'finance'));
    const cookie = await test.enterConsole('second@example.com', 'finance');
    expect(await t(await ask('/orders', cookie))).toMatchObject([401, { code: 'second-factor-needed' }]);
    expect(await t(await ask('/second-factor', cookie, { code: recoveryCodes[0] }))).toMatchObject([
      401,
      { code: 'second-factor-needed' },
    ]);
    const code = codeOf(key).replace(/^.../, '$& ');
    const passed = await ask('/session/second-step', cookie, { code });
    expect(passed.status).toBe(200);
    expect((await ask('/orders', cookieFrom(passed.headers))).status).toBe(200);
    const again = await test.enterConsole('second@example.com', 'finance');
    const recovered = await ask('/session/recovery', again, { code: recoveryCodes[1] });
    expect(await t(recovered)).toEqual([200, { success: true, recoveryCodesLeft: 7 }]);
  });

  it('lets support do without, and remove the app again with a code', async () => {
    const bare = await test.enterConsole('third@example.com', 'support');
    expect((await ask('/orders', bare)).status).toBe(200);
    expect(await t(await ask('/second-factor', bare, { code: '123456' }, 'DELETE'))).toMatchObject([
      409,
      { code: 'no-second-factor' },
    ]);
    const { cookie, key } = await setUp(bare);
    expect(await t(await ask('/second-factor', cookie, { code: 'x' }, 'DELETE'))).toMatchObject([
      422,
      { code: 'wrong-code' },
    ]);
    const off = await ask('/second-factor', cookie, { code: codeOf(key) }, 'DELETE');
    expect(await t(off)).toEqual([200, { success: true }]);
    expect((await ask('/orders', await test.enterConsole('third@example.com', 'support'))).status).toBe(200);
  });

  it('answers a stranger that nobody is signed in, and accepts no code', async () => {
    expect(await t(await ask('/session/second-step', ''))).toMatchObject([200, { stage: 'signed-out' }]);
    for (const address of ['/session/second-step', '/session/recovery', '/second-factor/confirmation'])
      expect(await t(await ask(address, '', { code: '123456' }))).toEqual([
        401,
        { success: false, code: 'sign-in-needed' },
      ]);
  });
});

describe('a colleague who lost their phone', () => {
  it('has the app removed by an owner, is signed out everywhere, and gets an e-mail', async () => {
    const owner = await setUp(await test.enterConsole('reset@example.com', 'owner'));
    const theirs = await setUp(await test.enterConsole('lost@example.com', 'finance'));
    const own = await ask('/staff/reset@example.com/second-factor', owner.cookie, {}, 'DELETE');
    expect(await t(own)).toMatchObject([409, { code: 'about-herself' }]);
    const byColleague = await ask('/staff/reset@example.com/second-factor', theirs.cookie, {}, 'DELETE');
    expect(await t(byColleague)).toMatchObject([403, { code: 'not-allowed' }]);
    const done = await ask('/staff/Lost@example.com/second-factor', owner.cookie, {}, 'DELETE');
    expect(await t(done)).toEqual([200, { success: true }]);
    expect((await ask('/orders', theirs.cookie)).status).toBe(401);
    const twice = await ask('/staff/lost@example.com/second-factor', owner.cookie, {}, 'DELETE');
    expect(await t(twice)).toMatchObject([409, { code: 'no-second-factor' }]);
    const nobody = await ask('/staff/nobody@example.com/second-factor', owner.cookie, {}, 'DELETE');
    expect(nobody.status).toBe(404);
    const emails = (await test.db.select().from(outbox)).map(({ payload }) => payload);
    const reset = { emailName: 'second-factor-reset', to: 'lost@example.com', by: 'reset@example.com' };
    expect(emails).toContainEqual(expect.objectContaining(reset));
    const log = await test.db.select().from(staffLog);
    expect(log.find(({ act }) => act === 'second-factor-reset')).toMatchObject({
      email: 'reset@example.com',
      subject: 'lost@example.com',
    });
    const next = await test.enterConsole('lost@example.com', 'finance');
    expect(await t(await ask('/session/second-step', next))).toMatchObject([200, { stage: 'set-up-needed' }]);
  });
});

it('the key is never stored unencrypted', async () => {
  const { key } = await setUp(await test.enterConsole('sealed@example.com', 'editor'));
  const rows = await test.db.select().from(staffSecondFactors);
  expect(JSON.stringify(rows)).not.toContain(key);
});
