import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MemberAuth } from '../../academy/frame/academy-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { endMemberSessions } from '../../academy/sign-in/sessions.service.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { removeOldSignIns } from '../../academy/accounts/realms.service.ts';
import { memberCodes, memberSessions, memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { tries } from '../../platform/limits/in-database.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import {
  cookieFrom,
  signInSecret,
  enterAs,
  memberAuthOf,
  newestCode,
} from '../../../tests/support/members.ts';
import {
  describeOnBothEngines,
  openTestDatabase,
  silentLog,
} from '../../../tests/support/open-test-database.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place } from '../../../tests/support/actions.ts';
import { makeStaffAuth } from '../../server/staff-auth.ts';

const salma = 'salma@example.com';
const other = 'imane@example.com';
const origin = 'https://academy.example';
const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;

describeOnBothEngines('the sign-in of members', (engine) => {
  let database: Database;
  let memberAuth: MemberAuth;

  const optionsWith = (publicOrigin = origin) => ({
    database,
    publicOrigin,
    clock: () => new Date(),
    uuid: () => randomUUID(),
    log: silentLog,
  });

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00:00Z') });
    database = await openTestDatabase(engine);
    memberAuth = memberAuthOf(optionsWith());
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const visit = ({
    cookie,
    address = '192.0.2.1',
    path = '/clarity-login',
    headers = {},
  }: { cookie?: string; address?: string; path?: string; headers?: Record<string, string> } = {}) =>
    new Request(`${origin}${path}`, {
      headers: { 'x-client-address': address, ...(cookie ? { cookie } : {}), ...headers },
    });
  const context = () => ({ database });
  const enter = (email = salma, options = {}) => enterAs(memberAuth, context(), email, options);
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
  const rowsOf = async () => [
    (await database.db.select().from(memberCodes)).length,
    (await database.db.select().from(outbox)).length,
    (await database.db.select().from(tries)).length,
    (await database.db.select().from(memberUsers)).length,
    (await database.db.select().from(memberSessions)).length,
    (await database.db.select().from(memberProfiles)).length,
  ];
  const sessions = () => database.db.select().from(memberSessions);

  test('a code by e-mail signs anybody in; the new profile has no more than a name', async () => {
    const { member, headers } = await enter(salma, { path: '/ar/clarity-login' });
    expect(member.email).toBe(salma);
    expect(headers.getSetCookie()).toHaveLength(2);
    expect(headers.getSetCookie().join()).toMatch(/^__Secure-derb-member\.session_token=/);
    for (const flag of [/HttpOnly/i, /SameSite=Lax/i, /;\s*Secure/i, /Path=\//i, /Max-Age=2592000/i])
      expect(headers.getSetCookie().join()).toMatch(flag);
    const [profile] = await database.db.select().from(memberProfiles);
    expect(profile).toMatchObject({ displayName: 'ضيف', city: '', about: '', wantsDigest: false });
  });

  test('a known and an unknown address are answered with the same work and the same rows', async () => {
    await enter(salma);
    pass(dayMs + 1_000);
    await removeOldSignIns(database.db, new Date());
    await memberAuth.sendCode(visit(), 'nobody@example.com');
    const added = async (work: () => Promise<unknown>) => {
      const before = await rowsOf();
      const answer = await work();
      const after = await rowsOf();
      return { answer, rows: after.map((count, index) => count - (before[index] ?? 0)) };
    };
    const known = await added(() => memberAuth.sendCode(visit(), salma));
    const unknown = await added(() => memberAuth.sendCode(visit(), other));
    expect(unknown).toEqual(known);
    const wrongKnown = await added(async () =>
      memberAuth.signIn(visit(), salma, wrongFor(await newestCode(context(), salma))),
    );
    const wrongUnknown = await added(async () =>
      memberAuth.signIn(visit(), other, wrongFor(await newestCode(context(), other))),
    );
    expect(wrongUnknown.answer).toEqual(wrongKnown.answer);
    expect(wrongUnknown.rows.slice(0, 2)).toEqual(wrongKnown.rows.slice(0, 2));
  });

  test('no table holds a code, or the address of the caller', async () => {
    const request = visit({ address: '203.0.113.77' });
    await memberAuth.sendCode(request, salma);
    const code = await newestCode(context(), salma);
    const entered = await memberAuth.signIn(request, salma, code);
    expect(entered.ok).toBe(true);
    const tables = [memberCodes, memberSessions, memberUsers, memberProfiles, outbox, tries];
    for (const table of tables) {
      const rows = JSON.stringify(await database.db.select().from(table));
      expect(rows).not.toMatch(new RegExp(`\\b${code}\\b`));
      expect(rows).not.toContain('203.0.113.77');
    }
  });

  test('after five wrong tries even the right code fails, from any address', async () => {
    await memberAuth.sendCode(visit(), salma);
    const code = await newestCode(context(), salma);
    for (let tried = 0; tried < 5; tried += 1)
      await memberAuth.signIn(visit({ address: `198.51.100.${tried}` }), salma, wrongFor(code));
    expect(await memberAuth.signIn(visit(), salma, code)).toBeRefused('wrong-code');
    expect(await sessions()).toEqual([]);
  });

  test('asking again sends the same code: a stranger who asks does not invalidate a code that is on its way', async () => {
    await memberAuth.sendCode(visit(), salma);
    const first = await newestCode(context(), salma);
    pass(9 * minuteMs);
    await memberAuth.sendCode(visit({ address: '198.51.100.1' }), salma);
    expect(await newestCode(context(), salma)).toBe(first);
    pass(9 * minuteMs);
    expect((await memberAuth.signIn(visit(), salma, first)).ok).toBe(true);
  });

  test('asking again gives no more tries of the same code; once they are used up, the next code is another with five tries', async () => {
    await memberAuth.sendCode(visit(), salma);
    const code = await newestCode(context(), salma);
    for (let tried = 0; tried < 5; tried += 1) {
      await memberAuth.signIn(visit({ address: `198.51.100.${tried}` }), salma, wrongFor(code));
      if (tried === 2) await memberAuth.sendCode(visit(), salma);
    }
    pass(1_000);
    await memberAuth.sendCode(visit(), salma);
    const next = await newestCode(context(), salma);
    if (next !== code) expect((await memberAuth.signIn(visit(), salma, code)).ok).toBe(false);
    expect((await memberAuth.signIn(visit(), salma, next)).ok).toBe(true);
  });

  test('in a browser that is known, strangers use up neither the member’s code nor the member’s limit', async () => {
    const { cookie } = await enter();
    await memberAuth.signOut(visit({ cookie }));
    const mark = cookie.split('; ').find((one) => one.startsWith('derb-known=')) ?? '';
    expect(mark).not.toContain('salma');
    const phone = () => visit({ cookie: mark });
    pass(dayMs);
    await memberAuth.sendCode(phone(), salma);
    const theirs = await newestCode(context(), salma);
    for (let asked = 0; asked < 12; asked += 1) {
      const stranger = visit({ address: `198.51.100.${asked}` });
      await memberAuth.sendCode(stranger, salma);
      await memberAuth.signIn(stranger, salma, wrongFor(theirs));
    }
    expect(await memberAuth.sendCode(visit({ address: '203.0.113.9' }), salma)).toMatchObject({ ok: false });
    expect((await memberAuth.sendCode(phone(), salma)).ok).toBe(true);
    pass(1_000);
    expect((await memberAuth.signIn(phone(), salma, theirs)).ok).toBe(true);
  });

  test('the mark of a browser works only for its own address and codes, and signs nobody in without a code', async () => {
    const mark = (await enter()).cookie.split('; ').find((one) => one.startsWith('derb-known=')) ?? '';
    expect(await memberAuth.whoIs(visit({ cookie: mark }))).toBeNull();
    pass(dayMs);
    const answers = [];
    for (let asked = 0; asked < 12; asked += 1)
      answers.push(await memberAuth.sendCode(visit({ cookie: mark, address: `198.51.100.${asked}` }), other));
    expect(answers.filter((one) => one.ok)).toHaveLength(10);
    await memberAuth.sendCode(visit({ cookie: mark }), salma);
    const code = await newestCode(context(), salma);
    expect((await memberAuth.signIn(visit(), salma, code)).ok).toBe(false);
    for (let tried = 0; tried < 5; tried += 1)
      await memberAuth.signIn(visit({ cookie: mark }), salma, wrongFor(code));
    expect((await memberAuth.signIn(visit({ cookie: mark }), salma, code)).ok).toBe(false);
  });

  test('a code requested elsewhere also works in a known browser', async () => {
    const mark = (await enter()).cookie.split('; ').find((one) => one.startsWith('derb-known=')) ?? '';
    pass(dayMs);
    await memberAuth.sendCode(visit({ address: '203.0.113.5' }), salma);
    const code = await newestCode(context(), salma);
    expect((await memberAuth.signIn(visit({ cookie: mark }), salma, code)).ok).toBe(true);
  });

  test('after an account was deleted, the mark of its browser is worth nothing: codes are sent as to anybody', async () => {
    const { cookie, member } = await enter();
    await database.db.delete(memberSessions).where(eq(memberSessions.userId, member.id));
    await database.db.delete(memberProfiles).where(eq(memberProfiles.memberId, member.id));
    await database.db.delete(memberUsers).where(eq(memberUsers.id, member.id));
    pass(dayMs);
    expect((await enter(salma, { cookie })).member.email).toBe(salma);
  });

  test('a code works once, for its own address only, and a used one is not sent again', async () => {
    await memberAuth.sendCode(visit(), salma);
    await memberAuth.sendCode(visit(), other);
    const first = await newestCode(context(), salma);
    const others = await newestCode(context(), other);
    if (others !== first) expect((await memberAuth.signIn(visit(), salma, others)).ok).toBe(false);
    expect((await memberAuth.signIn(visit(), salma, first)).ok).toBe(true);
    expect((await memberAuth.signIn(visit(), salma, first)).ok).toBe(false);
    pass(1_000);
    await memberAuth.sendCode(visit(), salma);
    const second = await newestCode(context(), salma);
    if (second !== first) expect((await memberAuth.signIn(visit(), salma, first)).ok).toBe(false);
    expect((await memberAuth.signIn(visit(), salma, second)).ok).toBe(true);
  });

  test('a code works at nine minutes and fifty-nine seconds, and no longer at ten minutes and a second', async () => {
    for (const [email, seconds, works] of [
      [salma, 599, true],
      [other, 601, false],
    ] as const) {
      await memberAuth.sendCode(visit(), email);
      const code = await newestCode(context(), email);
      pass(seconds * 1_000);
      expect((await memberAuth.signIn(visit(), email, code)).ok).toBe(works);
    }
  });

  test('of several browsers that use one code at once, one gets in', async () => {
    await memberAuth.sendCode(visit(), salma);
    const code = await newestCode(context(), salma);
    const answers = await Promise.all([1, 2, 3].map(() => memberAuth.signIn(visit(), salma, code)));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  test('a cookie from before the sign-in is never signed in by it', async () => {
    const planted = `__Secure-derb-member.session_token=planted.${'A'.repeat(43)}%3D`;
    const { cookie } = await enter(salma, { cookie: planted });
    expect(cookie).not.toContain('planted');
    expect(await memberAuth.whoIs(visit({ cookie: planted }))).toBeNull();
    const stolen = cookie;
    pass(1_000);
    const again = await enter(other, { cookie: stolen });
    expect(await memberAuth.whoIs(visit({ cookie: stolen }))).toBeNull();
    expect(await memberAuth.whoIs(visit({ cookie: again.cookie }))).toMatchObject({ email: other });
  });

  test('a forged or altered cookie is nobody, and a code in the URL signs nobody in', async () => {
    const [cookie = ''] = (await enter()).cookie.split('; ');
    const [name = '', value = ''] = cookie.split('=');
    for (const forged of [`${name}=abc`, `${name}=${value.slice(0, -6)}AAAA%3D`, `${name}=%00`, `${name}=`])
      expect(await memberAuth.whoIs(visit({ cookie: forged }))).toBeNull();
    pass(1_000);
    await memberAuth.sendCode(visit(), other);
    const code = await newestCode(context(), other);
    expect(await memberAuth.whoIs(visit({ path: `/clarity-login?email=${other}&code=${code}` }))).toBeNull();
    expect((await memberAuth.signIn(visit(), other, code)).ok).toBe(true);
  });

  test('a member’s cookie is no staff session, and the staff cookie name does not make it one', async () => {
    await database.db.insert(staffMembers).values({ email: salma, role: 'owner', addedAt: new Date() });
    const staffAuth = makeStaffAuth({
      ...optionsWith(),
      secret: signInSecret,
      addressOf: () => '192.0.2.1',
      secondFactor: 'offered',
    });
    const { cookie } = await enter();
    expect(await staffAuth.whoIs(visit({ cookie }))).toBeNull();
    expect(await staffAuth.whoIs(visit({ cookie: cookie.replace('derb-member', 'derb-staff') }))).toBeNull();
  });

  test('limits count the address of the connection and the e-mail, whatever headers a caller sends', async () => {
    const answers = [];
    for (let asked = 0; asked < 7; asked += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${asked}`, host: `host${asked}.example` };
      answers.push(await memberAuth.sendCode(visit({ headers }), salma));
    }
    expect(answers.filter((one) => one.ok)).toHaveLength(5);
  });

  test('one mailbox is not flooded, from however many addresses codes are requested', async () => {
    const ask = async (from: number, many: number) => {
      const answers = [];
      for (let asked = 0; asked < many; asked += 1)
        answers.push(await memberAuth.sendCode(visit({ address: `198.51.${from}.${asked}` }), salma));
      return answers.filter((one) => one.ok).length;
    };
    expect(await ask(100, 12)).toBe(10);
    for (const round of [101, 102, 103]) {
      pass(15 * 60_000 + 1_000);
      expect(await ask(round, 11)).toBe(round === 103 ? 0 : 10);
    }
    pass(dayMs);
    expect(await ask(104, 1)).toBe(1);
  });

  test('a stranger shuts nobody out: even their requests over a whole day leave the member a share', async () => {
    for (let round = 0; round < 6; round += 1) {
      for (let asked = 0; asked < 12; asked += 1)
        await memberAuth.sendCode(visit({ address: '198.51.100.7' }), salma);
      expect((await memberAuth.sendCode(visit({ address: `203.0.113.${round}` }), salma)).ok).toBe(true);
      pass(15 * minuteMs + 1_000);
    }
  });

  test('plus-addresses of one mailbox are counted together and do not flood it', async () => {
    const answers = [];
    for (let asked = 0; asked < 12; asked += 1)
      answers.push(
        await memberAuth.sendCode(visit({ address: `198.51.100.${asked}` }), `salma+${asked}@example.com`),
      );
    expect(answers.filter((one) => one.ok)).toHaveLength(10);
    expect(await memberAuth.sendCode(visit({ address: '198.51.101.1' }), salma)).toMatchObject({ ok: false });
    expect(await memberAuth.sendCode(visit({ address: '198.51.101.1' }), other)).toMatchObject({ ok: true });
  });

  test('tries from one caller are limited, for one address and for many', async () => {
    await memberAuth.sendCode(visit(), salma);
    const mine = [];
    for (let tried = 0; tried < 11; tried += 1) mine.push(await memberAuth.signIn(visit(), salma, '12'));
    expect(mine.at(-1)).toBeRefused('too-many');
    const many = [];
    for (let tried = 0; tried < 111; tried += 1)
      many.push(await memberAuth.signIn(visit(), `person${tried}@example.com`, '12'));
    expect(many.at(-1)).toBeRefused('too-many');
  });

  test('signing out ends the session in the database and in the browser', async () => {
    const { cookie } = await enter();
    const headers = await memberAuth.signOut(visit({ cookie }));
    expect(headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
    expect(await sessions()).toEqual([]);
    expect(await memberAuth.whoIs(visit({ cookie }))).toBeNull();
  });

  test('devices are listed by their browser’s description; an ended one is signed out at its next request', async () => {
    const phone = await enter(salma, { agent: 'Phone' });
    pass(1_000);
    const laptop = await enter(salma, { agent: 'Laptop' });
    pass(1_000);
    const stranger = await enter(other, { agent: 'Stranger' });
    const devices = await memberAuth.devices(visit({ cookie: laptop.cookie }));
    expect(devices.map(({ agent, isThis }) => [agent, isThis])).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ]);
    const phoneId = devices[1]?.id ?? '';
    expect(await memberAuth.endDevice(visit({ cookie: stranger.cookie }), phoneId)).toBe(false);
    expect(await memberAuth.endDevice(visit(), phoneId)).toBe(false);
    expect(await memberAuth.whoIs(visit({ cookie: phone.cookie }))).not.toBeNull();
    expect(await memberAuth.endDevice(visit({ cookie: laptop.cookie }), phoneId)).toBe(true);
    expect(await memberAuth.whoIs(visit({ cookie: phone.cookie }))).toBeNull();
    expect(await memberAuth.whoIs(visit({ cookie: laptop.cookie }))).not.toBeNull();
  });

  test('ending all other devices keeps this one, and those of other members', async () => {
    const phone = await enter(salma);
    pass(1_000);
    const laptop = await enter(salma);
    pass(1_000);
    const stranger = await enter(other);
    await memberAuth.endOtherDevices(visit({ cookie: laptop.cookie }));
    expect(await memberAuth.whoIs(visit({ cookie: phone.cookie }))).toBeNull();
    expect(await memberAuth.whoIs(visit({ cookie: laptop.cookie }))).toMatchObject({ email: salma });
    expect(await memberAuth.whoIs(visit({ cookie: stranger.cookie }))).toMatchObject({ email: other });
  });

  test('a session in use is renewed after a day; two tabs at once get the same new one, and the old one ends', async () => {
    const { cookie } = await enter();
    expect((await memberAuth.renewed(visit({ cookie }))).getSetCookie()).toEqual([]);
    pass(dayMs + 1_000);
    const tabs = await Promise.all([1, 2].map(() => memberAuth.renewed(visit({ cookie }))));
    const [one = '', two = ''] = tabs.map(cookieFrom);
    expect(one).not.toBe(cookie);
    expect(two).toBe(one);
    expect(await sessions()).toHaveLength(2);
    expect(await memberAuth.devices(visit({ cookie: one }))).toHaveLength(1);
    expect(await memberAuth.whoIs(visit({ cookie }))).toMatchObject({ email: salma });
    pass(10 * 60_000 + 1_000);
    expect(await memberAuth.whoIs(visit({ cookie }))).toBeNull();
    expect(await memberAuth.whoIs(visit({ cookie: one }))).toMatchObject({ email: salma });
    pass(29 * dayMs);
    expect(await memberAuth.whoIs(visit({ cookie: one }))).toMatchObject({ email: salma });
    pass(2 * dayMs);
    expect(await memberAuth.whoIs(visit({ cookie: one }))).toBeNull();
  });

  test('a session that is used every day ends after 180 days all the same', async () => {
    let { cookie } = await enter();
    const until = Date.now() + 180 * dayMs;
    while (Date.now() + dayMs + 1_000 < until) {
      pass(dayMs + 1_000);
      cookie = cookieFrom(await memberAuth.renewed(visit({ cookie }))) || cookie;
      expect(await memberAuth.whoIs(visit({ cookie }))).not.toBeNull();
    }
    pass(dayMs + 1_000);
    expect(await memberAuth.whoIs(visit({ cookie }))).toBeNull();
  });

  test('staff end every session of one member, and no other’s', async () => {
    const [mine, other] = [await enter(), await enter('amal@example.com')];
    expect(await database.transaction((tx) => endMemberSessions(tx, salma))).toBe(1);
    expect(await memberAuth.whoIs(visit({ cookie: mine.cookie }))).toBeNull();
    expect(await memberAuth.whoIs(visit({ cookie: other.cookie }))).not.toBeNull();
  });

  test('ending a renewed session ends the old one too, and neither is renewed again', async () => {
    const { cookie } = await enter();
    pass(dayMs + 1_000);
    const renewed = cookieFrom(await memberAuth.renewed(visit({ cookie })));
    await memberAuth.signOut(visit({ cookie: renewed }));
    expect(await memberAuth.whoIs(visit({ cookie }))).toBeNull();
    expect((await memberAuth.renewed(visit({ cookie }))).getSetCookie()).toEqual([]);
    expect(await sessions()).toEqual([]);
  });

  test('signing out in a tab with the old cookie ends the renewed session too', async () => {
    const { cookie } = await enter();
    pass(dayMs + 1_000);
    const renewed = cookieFrom(await memberAuth.renewed(visit({ cookie })));
    await memberAuth.signOut(visit({ cookie }));
    expect(await memberAuth.whoIs(visit({ cookie: renewed }))).toBeNull();
    expect(await sessions()).toEqual([]);
  });

  test('a session ends after thirty days without a visit, and is deleted then', async () => {
    const { cookie, member } = await enter();
    pass(30 * dayMs + 1_000);
    await removeOldSignIns(database.db, new Date());
    const left = await database.db.select().from(memberSessions).where(eq(memberSessions.userId, member.id));
    expect(left).toEqual([]);
    expect(await memberAuth.whoIs(visit({ cookie }))).toBeNull();
  });

  test('nobody is signed out when the secret is changed, and the former one is no longer needed after a renewal', async () => {
    const now = 'the secret of next year, more than thirty-two characters';
    const { cookie } = await enter();
    await memberAuth.sendCode(visit(), other);
    const code = await newestCode(context(), other);
    const changing = memberAuthOf(optionsWith(), { now, before: signInSecret });
    expect(await changing.whoIs(visit({ cookie }))).toMatchObject({ email: salma });
    expect(await changing.signIn(visit(), other, code)).toMatchObject({ ok: true });
    pass(dayMs + minuteMs);
    const renewed = cookieFrom(await changing.renewed(visit({ cookie })));
    const changed = memberAuthOf(optionsWith(), now);
    expect(await changed.whoIs(visit({ cookie: renewed }))).toMatchObject({ email: salma });
    expect(await changed.whoIs(visit({ cookie }))).toBeNull();
    // Signing out where the former secret signed the cookie ends it, with the session that replaced it.
    await changing.signOut(visit({ cookie }));
    expect(await changing.whoIs(visit({ cookie }))).toBeNull();
    expect(await changed.whoIs(visit({ cookie: renewed }))).toBeNull();
  });

  test('on http, as in local development, the cookie has no prefix and still works', async () => {
    memberAuth = memberAuthOf(optionsWith('http://localhost:3000'));
    const { cookie } = await enter();
    expect(cookie).toMatch(/^derb-member\.session_token=/);
    expect(await memberAuth.whoIs(visit({ cookie }))).toMatchObject({ email: salma });
  });
});

test('a member’s first name is the one of the newest order, and a choice of theirs is not undone', async () => {
  const academy = await openTestAcademy();
  const { context, database } = academy;
  try {
    await place(academy, { details: someDetails({ name: 'Salma Alaoui', email: salma }) });
    const memberAuth = memberAuthOf({ ...context, clock: () => new Date() });
    await enterAs(memberAuth, context, salma);
    expect((await database.db.select().from(memberProfiles)).map((row) => row.displayName)).toEqual([
      'Salma',
    ]);
    await database.db.update(memberProfiles).set({ displayName: 'Lalla' });
    await enterAs(memberAuth, context, salma);
    expect((await database.db.select().from(memberProfiles)).map((row) => row.displayName)).toEqual([
      'Lalla',
    ]);
  } finally {
    await academy.close();
  }
});
