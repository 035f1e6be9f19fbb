import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { cookieFrom } from '../../../tests/support/members.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import { softwarePasskey } from '../../../tests/support/software-passkey.ts';
import { staffLog } from '../staff/staff.table.ts';

type Json = Record<string, unknown>;
type SignIns = Record<'passkeys' | 'devices' | 'sessions', Json[]>;

const test = appForAll();

const origin = 'http://localhost:3000';
const ask = (address: string, cookie: string, json?: object, method?: 'DELETE' | 'GET') =>
  test.ask(`/api/staff${address}`, { cookie, ...(json && { json }), ...(method && { method }) });
const bodyOf = async (answer: Response): Promise<Json> => (await answer.json()) as Json;
const mine = async (cookie: string) => (await bodyOf(await ask('/my-sign-in', cookie))) as SignIns;
const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** Adds a passkey to somebody without a second step; the cookie they go on under. */
async function addPasskey(cookie: string) {
  const passkey = softwarePasskey({ origin });
  const begun = await bodyOf(await ask('/passkeys/challenge', cookie, { name: 'My phone' }));
  const made = passkey.make(begun as Parameters<typeof passkey.make>[0]);
  const added = await ask('/passkeys', cookie, { name: ' My phone ', passkey: made });
  expect(added.status).toBe(200);
  const { recoveryCodes } = (await added.clone().json()) as { recoveryCodes: string[] };
  return { passkey, cookie: cookieFrom(added.headers), recoveryCodes };
}

describe('one’s own sign-in', () => {
  it('lists passkeys by name, and says what each is good for', async () => {
    const { cookie, recoveryCodes } = await addPasskey(
      await test.enterConsole('list@example.com', 'support'),
    );
    expect(recoveryCodes).toHaveLength(8);
    const { passkeys, devices } = await mine(cookie);
    expect(passkeys).toMatchObject([{ name: 'My phone', isAlone: true, lastUsedAt: null }]);
    expect(devices).toEqual([]);
    expect(JSON.stringify(passkeys)).not.toMatch(/key"|credential|counter/i);
  });

  it('a name is needed before a browser makes one', async () => {
    const cookie = await test.enterConsole('unnamed@example.com', 'support');
    const refused = await ask('/passkeys/challenge', cookie, { name: ' ' });
    expect([refused.status, (await bodyOf(refused))['fields']]).toEqual([422, { name: 'required' }]);
  });

  it('a passkey signs in alone over the API, and nothing else than its answer does', async () => {
    const { passkey } = await addPasskey(await test.enterConsole('alone@example.com', 'owner'));
    const asked = await bodyOf(await ask('/session/passkey/challenge', '', {}));
    expect(asked).toMatchObject({ rpId: 'localhost', passkeys: [], isAlone: true });
    const answer = passkey.answer(asked as Parameters<typeof passkey.answer>[0]);
    expect(await statusOf(ask('/session/passkey', '', { passkey: { ...answer, id: '<b>' } }))).toBe(422);
    const entered = await ask('/session/passkey', '', { passkey: answer });
    expect(entered.status).toBe(200);
    expect(await statusOf(ask('/orders', cookieFrom(entered.headers)))).toBe(200);
    const again = await ask('/session/passkey', '', { passkey: answer });
    expect([again.status, (await bodyOf(again))['code']]).toEqual([422, 'wrong-code']);
  });

  it('a device is trusted at the second step, and asked again once it is forgotten', async () => {
    const email = 'device@example.com';
    const first = await test.enterConsole(email, 'finance');
    const begun = await bodyOf(await ask('/second-factor', first, {}));
    const totp = new TOTP({ secret: String(begun['key']) });
    const at = (offMs: number) => totp.generate({ timestamp: Date.now() + offMs });
    await ask('/second-factor/confirmation', first, { code: at(-30_000) });
    const half = await test.enterConsole(email, 'finance');
    const passed = await ask('/session/second-step', half, { code: at(0), trust: true });
    const held = cookieFrom(passed.headers);
    expect(held).toContain('derb-staff-device=');
    const [device] = (await mine(held)).devices;
    expect(device).toMatchObject({ isThis: true, lastUsedAt: null });
    const theirs = await test.enterConsole('another@example.com', 'finance');
    const address = `/my-sign-in/devices/${String(device?.['id'])}`;
    expect(await statusOf(ask(address, theirs, undefined, 'DELETE'))).toBe(404);
    expect(await statusOf(ask(address, held, undefined, 'DELETE'))).toBe(200);
    expect((await mine(held)).devices).toEqual([]);
    expect(await statusOf(ask('/my-sign-in/devices/x', held, undefined, 'DELETE'))).toBe(404);
  });

  it('sessions are listed, this one marked, and the others ended', async () => {
    const [here, there] = [
      await test.enterConsole('sessions@example.com', 'support'),
      await test.enterConsole('sessions@example.com', 'support'),
    ];
    const { sessions } = await mine(here);
    expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toMatch(/token/);
    expect(sessions.map(({ seenAt }) => typeof seenAt)).toEqual(['string', 'string']);
    const other = sessions.find(({ isThis }) => isThis === false);
    const address = `/my-sign-in/sessions/${String(other?.['id'])}`;
    const stranger = await test.enterConsole('stranger@example.com', 'support');
    expect(await statusOf(ask(address, stranger, undefined, 'DELETE'))).toBe(404);
    expect(await statusOf(ask(address, here, undefined, 'DELETE'))).toBe(200);
    expect([await statusOf(ask('/orders', here)), await statusOf(ask('/orders', there))]).toEqual([200, 401]);
    const log = await test.db.select().from(staffLog);
    expect(log.find(({ act }) => act === 'session-ended')).toMatchObject({
      email: 'sessions@example.com',
      subject: 'sessions@example.com',
    });
  });
});

describe('all at once', () => {
  it('all others of one’s own end, and this one stays', async () => {
    const cookies = [];
    for (const _ of [1, 2, 3]) cookies.push(await test.enterConsole('many@example.com', 'support'));
    const [here = '', ...others] = cookies;
    const stranger = await test.enterConsole('bystander@example.com', 'support');
    expect(await bodyOf(await ask('/my-sign-in/sessions', here, undefined, 'DELETE'))).toEqual({ ended: 2 });
    for (const cookie of others) expect(await statusOf(ask('/orders', cookie))).toBe(401);
    expect(await statusOf(ask('/orders', here))).toBe(200);
    expect(await statusOf(ask('/orders', stranger))).toBe(200);
    expect(await bodyOf(await ask('/my-sign-in/sessions', here, undefined, 'DELETE'))).toEqual({ ended: 0 });
  });

  it('an owner ends all of a colleague’s; nobody else does', async () => {
    const owner = await test.enterConsole('chief@example.com', 'owner');
    const theirs = await test.enterConsole('left-phone@example.com', 'support');
    const sessions = '/staff/left-phone@example.com/sessions';
    expect(await statusOf(ask(sessions, theirs, undefined, 'DELETE'))).toBe(403);
    expect(await bodyOf(await ask(sessions, owner, undefined, 'DELETE'))).toEqual({ ended: 1 });
    expect(await statusOf(ask('/orders', theirs))).toBe(401);
    expect(await statusOf(ask('/orders', owner))).toBe(200);
  });
});

it('an owner sees and ends a colleague’s sessions; nobody else does', async () => {
  const owner = await test.enterConsole('boss@example.com', 'owner');
  const theirs = await test.enterConsole('colleague@example.com', 'support');
  const sessions = `/staff/Colleague@example.com/sessions`;
  expect(await statusOf(ask(sessions, theirs))).toBe(403);
  const answer = (await bodyOf(await ask(sessions, owner))) as SignIns;
  expect(answer.sessions).toMatchObject([{ isComplete: true }]);
  const address = `${sessions}/${String(answer.sessions[0]?.['id'])}`;
  expect(await statusOf(ask(address, theirs, undefined, 'DELETE'))).toBe(403);
  expect(await statusOf(ask(address, owner, undefined, 'DELETE'))).toBe(200);
  expect(await statusOf(ask('/orders', theirs))).toBe(401);
  expect(await statusOf(ask(address, owner, undefined, 'DELETE'))).toBe(404);
});
