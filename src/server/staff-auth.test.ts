import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { staffLog, staffMembers } from '../academy/staff/staff.table.ts';
import { staffCodes, staffSessions, staffUsers } from '../academy/sign-in/sign-in.table.ts';
import { tries } from '../platform/limits/in-database.ts';
import { removeStaffMember } from '../academy/staff/staff-members.service.ts';
import { outbox } from '../academy/emails/outbox.table.ts';
import { openCode } from '../academy/emails/sealed-code.ts';
import type { StaffAuth } from '../academy/staff/staff-auth.ts';
import {
  asWritten,
  describeOnBothEngines,
  openTestDatabase,
} from '../../tests/support/open-test-database.ts';
import { makeStaffAuth } from './staff-auth.ts';
import { allowed, present } from '../../tests/support/sure.ts';

const secret = 'a test secret of more than thirty-two characters';
const owner = 'owner@derb.example';
const stranger = 'stranger@example.com';
const origin = 'http://localhost:3000';

describeOnBothEngines('staff sign-in', (engine) => {
  let database: Database;
  let auth: StaffAuth;
  let warnings: unknown[];

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00:00Z') });
    database = await openTestDatabase(engine);
    await database.db.insert(staffMembers).values({ email: owner, role: 'owner', addedAt: new Date() });
    warnings = [];
    auth = makeStaffAuth({
      database,
      secret,
      publicOrigin: origin,
      clock: () => new Date(),
      uuid: () => randomUUID(),
      log: { warn: (fields, message) => void warnings.push([fields, message]) },
      addressOf: (request) => request.headers.get('x-client-address') ?? '',
      secondFactor: 'offered',
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const visit = ({
    cookie,
    address = '192.0.2.1',
    path = '/staff/sign-in',
    forwarded,
  }: { cookie?: string; address?: string; path?: string; forwarded?: string } = {}) =>
    new Request(`${origin}${path}`, {
      headers: {
        'x-client-address': address,
        ...(cookie ? { cookie } : {}),
        ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
      },
    });

  /** The code of the newest e-mail to an address. */
  async function codeFor(email: string): Promise<string> {
    const rows = await database.db.select().from(outbox).orderBy(asWritten);
    const emails = rows.filter((row) => row.payload['to'] === email);
    const newest = emails.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).at(-1);
    return present(openCode(secret, email, String(newest?.payload['sealed'])));
  }
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const cookieFrom = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  async function enter(request = visit()): Promise<{ cookie: string; setCookie: string[] }> {
    await auth.sendCode(visit(), owner);
    const entered = allowed(await auth.signIn(request, owner, await codeFor(owner)));
    return { cookie: cookieFrom(entered.headers), setCookie: entered.headers.getSetCookie() };
  }

  test('a code by e-mail signs the owner in, and is logged', async () => {
    expect(await auth.sendCode(visit(), owner)).toEqual({ ok: true });
    expect(await codeFor(owner)).toMatch(/^\d{6}$/);
    pass(1_000);
    const { cookie, setCookie } = await enter();
    expect(await auth.whoIs(visit({ cookie }))).toEqual({
      email: owner,
      role: 'owner',
      from: { address: '192.0.2.1', agent: null },
    });
    expect(setCookie.join()).toMatch(/HttpOnly/i);
    expect(setCookie.join()).toMatch(/SameSite=Lax/i);
    expect(
      (await database.db.select().from(staffLog)).map((row) => [row.email, row.act, row.address]),
    ).toEqual([[owner, 'sign-in', '192.0.2.1']]);
  });

  test('on https the cookie is only sent over https', async () => {
    const secure = makeStaffAuth({
      database,
      secret,
      publicOrigin: 'https://derb.example',
      clock: () => new Date(),
      uuid: () => randomUUID(),
      log: { warn: () => undefined },
      addressOf: () => '192.0.2.1',
      secondFactor: 'offered',
    });
    await secure.sendCode(new Request('https://derb.example/staff/sign-in'), owner);
    const entered = await secure.signIn(
      new Request('https://derb.example/staff/sign-in'),
      owner,
      await codeFor(owner),
    );
    if (!entered.ok) throw new Error(entered.reason);
    expect(entered.headers.getSetCookie().join()).toMatch(/^__Secure-.*Secure/);
    const cookie = cookieFrom(entered.headers);
    expect(
      await secure.whoIs(new Request('https://derb.example/staff', { headers: { cookie } })),
    ).toMatchObject({ email: owner });
  });

  test('a stranger gets the same answer as the owner, with the same rows written, but can never sign in', async () => {
    const before = await rowsOf();
    const known = await auth.sendCode(visit(), owner);
    const between = await rowsOf();
    const unknown = await auth.sendCode(visit(), stranger);
    const after = await rowsOf();
    expect(unknown).toEqual(known);
    const added = (to: typeof before, from: typeof before) =>
      to.map((count, index) => count - (from[index] ?? 0));
    // The caller's own address is counted in a row that exists already the second time.
    expect(added(after, between).slice(0, 2)).toEqual(added(between, before).slice(0, 2));
    expect(await auth.signIn(visit(), stranger, wrongFor(await codeFor(stranger)))).toEqual(
      await auth.signIn(visit(), owner, wrongFor(await codeFor(owner))),
    );
    expect(await auth.signIn(visit(), stranger, await codeFor(stranger))).toBeRefused('wrong-code');
    expect(await database.db.select().from(staffUsers)).toEqual([]);
    expect(await database.db.select().from(staffSessions)).toEqual([]);
  });
  const rowsOf = async () => [
    (await database.db.select().from(staffCodes)).length,
    (await database.db.select().from(outbox)).length,
    (await database.db.select().from(tries)).length,
  ];

  test('after five wrong tries even the right code is invalid', async () => {
    await auth.sendCode(visit(), owner);
    const code = await codeFor(owner);
    for (let tried = 0; tried < 5; tried += 1)
      expect(await auth.signIn(visit(), owner, wrongFor(code))).toBeRefused('wrong-code');
    expect(await auth.signIn(visit(), owner, code)).toBeRefused('wrong-code');
  });

  test('a refused sign-in is logged, and whose it was is not', async () => {
    await auth.sendCode(visit(), owner);
    await auth.signIn(visit(), owner, wrongFor(await codeFor(owner)));
    expect(warnings).toContainEqual([
      { realm: 'staff', by: 'email', reason: 'wrong-code' },
      'A sign-in was refused',
    ]);
    expect(JSON.stringify(warnings)).not.toContain(owner);
  });

  test('after four wrong tries the right code still works', async () => {
    await auth.sendCode(visit(), owner);
    const code = await codeFor(owner);
    for (let tried = 0; tried < 4; tried += 1) await auth.signIn(visit(), owner, wrongFor(code));
    expect((await auth.signIn(visit(), owner, code)).ok).toBe(true);
  });

  test('a used code is used up', async () => {
    await auth.sendCode(visit(), owner);
    const code = await codeFor(owner);
    expect((await auth.signIn(visit(), owner, code)).ok).toBe(true);
    expect(await auth.signIn(visit(), owner, code)).toBeRefused('wrong-code');
  });

  test('of ten simultaneous sign-ins with the same code one succeeds', async () => {
    await auth.sendCode(visit(), owner);
    const code = await codeFor(owner);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        auth.signIn(visit({ address: `192.0.2.${index}` }), owner, code),
      ),
    );
    expect(all.filter((one) => one.ok)).toHaveLength(1);
  });

  test('a code works at nine minutes and fifty-nine seconds, but not at ten minutes and a second', async () => {
    for (const [seconds, works] of [
      [599, true],
      [601, false],
    ] as const) {
      await auth.sendCode(visit(), owner);
      const code = await codeFor(owner);
      pass(seconds * 1_000);
      expect((await auth.signIn(visit(), owner, code)).ok).toBe(works);
    }
  });

  test('asking again sends the same code, with its remaining tries', async () => {
    await auth.sendCode(visit(), owner);
    const first = await codeFor(owner);
    for (let tried = 0; tried < 4; tried += 1) await auth.signIn(visit(), owner, wrongFor(first));
    pass(1_000);
    await auth.sendCode(visit(), owner);
    expect(await codeFor(owner)).toBe(first);
    await auth.signIn(visit(), owner, wrongFor(first));
    expect(await auth.signIn(visit(), owner, first)).toBeRefused('wrong-code');
  });

  test('the code of another address opens nothing', async () => {
    await auth.sendCode(visit(), stranger);
    const code = await codeFor(stranger);
    expect(await auth.signIn(visit(), owner, code)).toBeRefused('wrong-code');
  });

  test('codes are stored as keyed hashes, and encrypted in the outbox', async () => {
    await auth.sendCode(visit(), owner);
    const code = await codeFor(owner);
    const rows = [await database.db.select().from(staffCodes), await database.db.select().from(outbox)];
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(JSON.stringify(warnings)).not.toContain(code);
  });

  test('opening the page with the code in its address does not use up the code', async () => {
    await auth.sendCode(visit(), owner);
    const code = await codeFor(owner);
    expect(await auth.whoIs(visit({ path: `/staff/sign-in?email=${owner}&code=${code}` }))).toBeNull();
    expect((await auth.signIn(visit(), owner, code)).ok).toBe(true);
  });

  test('a sign-in ends the session before it', async () => {
    const first = await enter();
    pass(1_000);
    const second = await enter(visit({ cookie: first.cookie }));
    expect(second.cookie).not.toBe(first.cookie);
    expect(await auth.whoIs(visit({ cookie: first.cookie }))).toBeNull();
    expect(await auth.whoIs(visit({ cookie: second.cookie }))).toMatchObject({ email: owner });
  });

  test('a forged or altered cookie is not signed in', async () => {
    const { cookie } = await enter();
    const [name = '', value = ''] = (cookie.split('; ')[0] ?? '').split('=');
    for (const forged of [
      `${name}=abc`,
      `${name}=${value.slice(0, -4)}AAAA`,
      `${name}=`,
      `${name}=%00`,
      `${name}=${'x'.repeat(9_000)}`,
    ])
      expect(await auth.whoIs(visit({ cookie: forged }))).toBeNull();
  });

  test('signing out ends the session in the database', async () => {
    const { cookie } = await enter();
    const headers = await auth.signOut(visit({ cookie }));
    expect(headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
    expect(await auth.whoIs(visit({ cookie }))).toBeNull();
    expect(await database.db.select().from(staffSessions)).toEqual([]);
  });

  test('a session lasts two hours without a call, and twelve at most', async () => {
    const idle = await enter();
    pass(2 * 3_600_000);
    expect(await auth.whoIs(visit(idle))).toBeNull();
    const used = await enter();
    for (let hours = 1.5; hours < 12; hours += 1.5) {
      pass(1.5 * 3_600_000);
      expect(await auth.whoIs(visit(used)), `${hours}`).toMatchObject({ email: owner });
    }
    pass(1.5 * 3_600_000);
    expect(await auth.whoIs(visit(used))).toBeNull();
  });

  test('somebody removed from the staff is signed out at once', async () => {
    const { cookie } = await enter();
    await database.db.delete(staffMembers);
    expect(await auth.whoIs(visit({ cookie }))).toBeNull();
    await auth.sendCode(visit(), owner);
    expect(await auth.signIn(visit(), owner, await codeFor(owner))).toBeRefused('wrong-code');
  });

  test('a stranger who requests the owner’s codes does not lock the owner out', async () => {
    const stranger = [];
    for (let asked = 0; asked < 7; asked += 1)
      stranger.push(await auth.sendCode(visit({ forwarded: `203.0.113.${asked}` }), owner));
    expect(stranger.map((one) => one.ok)).toEqual([true, true, true, true, true, false, false]);
    expect((await auth.sendCode(visit({ address: '198.51.100.77' }), owner)).ok).toBe(true);
  });

  test('refused requests of a stranger do not count towards the owner’s limits, daily ones included', async () => {
    for (let asked = 0; asked < 110; asked += 1) await auth.sendCode(visit(), owner);
    expect((await auth.sendCode(visit({ address: '198.51.100.77' }), owner)).ok).toBe(true);
    for (let round = 0; round < 24; round += 1) {
      pass(15 * 60_000 + 1_000);
      for (let asked = 0; asked < 5; asked += 1) await auth.sendCode(visit(), owner);
    }
    expect((await auth.sendCode(visit({ address: '198.51.100.77' }), owner)).ok).toBe(true);
  });

  const markIn = (cookie: string) =>
    cookie.split('; ').find((one) => one.startsWith('derb-staff-known=')) ?? '';
  /** Four strangers who together reach the daily limit of the address. */
  async function useUpTheDay() {
    for (let round = 0; round < 5; round += 1) {
      pass(15 * 60_000 + 1_000);
      for (let asked = 0; asked < 20; asked += 1)
        await auth.sendCode(visit({ address: `198.51.100.${asked % 4}` }), owner);
    }
    pass(15 * 60_000 + 1_000);
    expect(await auth.sendCode(visit({ address: '203.0.113.9' }), owner)).toMatchObject({ ok: false });
  }

  test('four strangers who use up the day’s codes do not lock the owner out of a known browser', async () => {
    const { cookie, setCookie } = await enter();
    const mark = markIn(cookie);
    expect(setCookie.find((one) => one.startsWith(mark))).toMatch(/Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(mark).not.toContain('owner');
    await auth.signOut(visit({ cookie }));
    pass(24 * 3_600_000);
    await useUpTheDay();
    expect(await auth.sendCode(visit({ cookie: mark }), owner)).toEqual({ ok: true });
    pass(1_000);
    const entered = await auth.signIn(visit({ cookie: mark }), owner, await codeFor(owner));
    expect(entered.ok).toBe(true);
  });

  test('the cookie of a known browser signs nobody in, works for its own address only, and ends with the staff role', async () => {
    await database.db
      .insert(staffMembers)
      .values({ email: 'leila@derb.example', role: 'support', addedAt: new Date() });
    await auth.sendCode(visit(), 'leila@derb.example');
    const theirs = await auth.signIn(visit(), 'leila@derb.example', await codeFor('leila@derb.example'));
    if (!theirs.ok) throw new Error(theirs.reason);
    const other = markIn(cookieFrom(theirs.headers));
    const mark = markIn((await enter()).cookie);
    expect(await auth.whoIs(visit({ cookie: mark }))).toBeNull();
    pass(24 * 3_600_000);
    await useUpTheDay();
    const asked = { address: '203.0.113.8' };
    for (const cookie of [other, `derb-staff-known=${'A'.repeat(43)}`, mark.replace('-staff', '')])
      expect((await auth.sendCode(visit({ ...asked, cookie }), owner)).ok).toBe(false);
    await removeStaffMember(database.db, owner);
    expect((await auth.sendCode(visit({ ...asked, cookie: mark }), owner)).ok).toBe(false);
  });

  test('codes for one e-mail address are limited, from however many IP addresses they are requested', async () => {
    const answers = [];
    for (let asked = 0; asked < 22; asked += 1)
      answers.push(await auth.sendCode(visit({ address: `198.51.100.${asked}` }), owner));
    expect(answers.filter((one) => one.ok)).toHaveLength(20);
    pass(15 * 60_000 + 1_000);
    expect((await auth.sendCode(visit(), owner)).ok).toBe(true);
  });

  test('one IP address is limited across all e-mail addresses; X-Forwarded-For changes nothing', async () => {
    const answers = [];
    for (let asked = 0; asked < 22; asked += 1)
      answers.push(
        await auth.sendCode(visit({ forwarded: `203.0.113.${asked}` }), `person${asked}@example.com`),
      );
    expect(answers.filter((one) => one.ok)).toHaveLength(20);
    expect((await auth.sendCode(visit({ address: '198.51.100.9' }), 'other@example.com')).ok).toBe(true);
  });

  test('tries from one IP address are limited beyond the tries of one code', async () => {
    await auth.sendCode(visit(), owner);
    const answers = [];
    for (let tried = 0; tried < 12; tried += 1) answers.push(await auth.signIn(visit(), owner, '123'));
    expect(answers.at(-1)).toBeRefused('too-many');
  });

  test('odd codes are wrong codes', async () => {
    await auth.sendCode(visit(), owner);
    for (const odd of ['', '1'.repeat(5_000), "' or 1=1 --", '\u0661\u0662\u0663\u0664\u0665\u0666'])
      expect(await auth.signIn(visit(), owner, odd)).toBeRefused('wrong-code');
  });
});
