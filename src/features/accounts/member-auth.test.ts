import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MemberAuth } from '../site/academy-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { memberProfiles } from './member.table.ts';
import { memberCodes, memberSessions, memberUsers } from './sign-in.table.ts';
import { tries } from '../../platform/limits/in-database.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { outbox } from '../emails/outbox.table.ts';
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
  let door: MemberAuth;

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
    door = memberAuthOf(optionsWith());
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
  const enter = (email = salma, options = {}) => enterAs(door, context(), email, options);
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

  test('a code by e-mail signs anybody in; her profile begins with no more than a name', async () => {
    const { member, headers } = await enter(salma, { path: '/ar/clarity-login' });
    expect(member.email).toBe(salma);
    expect(headers.getSetCookie()).toHaveLength(2);
    expect(headers.getSetCookie().join()).toMatch(/^__Secure-derb-member\.session_token=/);
    for (const flag of [/HttpOnly/i, /SameSite=Lax/i, /;\s*Secure/i, /Path=\//i, /Max-Age=2592000/i])
      expect(headers.getSetCookie().join()).toMatch(flag);
    const [profile] = await database.db.select().from(memberProfiles);
    expect(profile).toMatchObject({ displayName: 'عضوة', city: '', about: '', wantsDigest: false });
  });

  test('an address that is known and one that is not are answered with the same work and the same rows', async () => {
    await enter(salma);
    pass(dayMs + 1_000);
    await door.sendCode(visit(), 'nobody@example.com');
    const added = async (work: () => Promise<unknown>) => {
      const before = await rowsOf();
      const answer = await work();
      const after = await rowsOf();
      return { answer, rows: after.map((count, index) => count - (before[index] ?? 0)) };
    };
    const known = await added(() => door.sendCode(visit(), salma));
    const unknown = await added(() => door.sendCode(visit(), other));
    expect(unknown).toEqual(known);
    const wrongKnown = await added(async () =>
      door.signIn(visit(), salma, wrongFor(await newestCode(context(), salma))),
    );
    const wrongUnknown = await added(async () =>
      door.signIn(visit(), other, wrongFor(await newestCode(context(), other))),
    );
    expect(wrongUnknown.answer).toEqual(wrongKnown.answer);
    expect(wrongUnknown.rows.slice(0, 2)).toEqual(wrongKnown.rows.slice(0, 2));
  });

  test('nothing in the tables holds a code, or the address of the caller', async () => {
    const request = visit({ address: '203.0.113.77' });
    await door.sendCode(request, salma);
    const code = await newestCode(context(), salma);
    const entered = await door.signIn(request, salma, code);
    expect(entered.ok).toBe(true);
    const tables = [memberCodes, memberSessions, memberUsers, memberProfiles, outbox, tries];
    for (const table of tables) {
      const told = JSON.stringify(await database.db.select().from(table));
      expect(told).not.toMatch(new RegExp(`\\b${code}\\b`));
      expect(told).not.toContain('203.0.113.77');
    }
  });

  test('after five wrong tries even the right code fails, wherever the tries came from', async () => {
    await door.sendCode(visit(), salma);
    const code = await newestCode(context(), salma);
    for (let tried = 0; tried < 5; tried += 1)
      await door.signIn(visit({ address: `198.51.100.${tried}` }), salma, wrongFor(code));
    expect(await door.signIn(visit(), salma, code)).toEqual({ ok: false, reason: 'wrong-code' });
    expect(await sessions()).toEqual([]);
  });

  test('whoever asks again is sent the same code: a stranger who asks takes away none that is on its way to her', async () => {
    await door.sendCode(visit(), salma);
    const first = await newestCode(context(), salma);
    pass(9 * minuteMs);
    await door.sendCode(visit({ address: '198.51.100.1' }), salma);
    expect(await newestCode(context(), salma)).toBe(first);
    pass(9 * minuteMs);
    expect((await door.signIn(visit(), salma, first)).ok).toBe(true);
  });

  test('asking again gives a guesser no further try of the same code; used up, the next code is another and has five of its own', async () => {
    await door.sendCode(visit(), salma);
    const code = await newestCode(context(), salma);
    for (let tried = 0; tried < 5; tried += 1) {
      await door.signIn(visit({ address: `198.51.100.${tried}` }), salma, wrongFor(code));
      if (tried === 2) await door.sendCode(visit(), salma);
    }
    pass(1_000);
    await door.sendCode(visit(), salma);
    const next = await newestCode(context(), salma);
    if (next !== code) expect((await door.signIn(visit(), salma, code)).ok).toBe(false);
    expect((await door.signIn(visit(), salma, next)).ok).toBe(true);
  });

  test('in a browser where she signed in before, strangers use up neither her code nor her share', async () => {
    const { cookie } = await enter();
    await door.signOut(visit({ cookie }));
    const mark = cookie.split('; ').find((one) => one.startsWith('derb-known=')) ?? '';
    expect(mark).not.toContain('salma');
    const phone = () => visit({ cookie: mark });
    pass(dayMs);
    await door.sendCode(phone(), salma);
    const theirs = await newestCode(context(), salma);
    for (let asked = 0; asked < 12; asked += 1) {
      const stranger = visit({ address: `198.51.100.${asked}` });
      await door.sendCode(stranger, salma);
      await door.signIn(stranger, salma, wrongFor(theirs));
    }
    expect(await door.sendCode(visit({ address: '203.0.113.9' }), salma)).toMatchObject({ ok: false });
    expect((await door.sendCode(phone(), salma)).ok).toBe(true);
    pass(1_000);
    expect((await door.signIn(phone(), salma, theirs)).ok).toBe(true);
  });

  test('the mark of a browser is good for its own address, its codes too, and opens nothing without them', async () => {
    const mark = (await enter()).cookie.split('; ').find((one) => one.startsWith('derb-known=')) ?? '';
    expect(await door.whoIs(visit({ cookie: mark }))).toBeNull();
    pass(dayMs);
    const answers = [];
    for (let asked = 0; asked < 12; asked += 1)
      answers.push(await door.sendCode(visit({ cookie: mark, address: `198.51.100.${asked}` }), other));
    expect(answers.filter((one) => one.ok)).toHaveLength(10);
    await door.sendCode(visit({ cookie: mark }), salma);
    const code = await newestCode(context(), salma);
    expect((await door.signIn(visit(), salma, code)).ok).toBe(false);
    for (let tried = 0; tried < 5; tried += 1)
      await door.signIn(visit({ cookie: mark }), salma, wrongFor(code));
    expect((await door.signIn(visit({ cookie: mark }), salma, code)).ok).toBe(false);
  });

  test('a code that was asked for elsewhere opens in a browser that is known as well', async () => {
    const mark = (await enter()).cookie.split('; ').find((one) => one.startsWith('derb-known=')) ?? '';
    pass(dayMs);
    await door.sendCode(visit({ address: '203.0.113.5' }), salma);
    const code = await newestCode(context(), salma);
    expect((await door.signIn(visit({ cookie: mark }), salma, code)).ok).toBe(true);
  });

  test('where an account was deleted, the mark of its browser is worth nothing: codes are sent as to anybody', async () => {
    const { cookie, member } = await enter();
    await database.db.delete(memberSessions).where(eq(memberSessions.userId, member.id));
    await database.db.delete(memberProfiles).where(eq(memberProfiles.memberId, member.id));
    await database.db.delete(memberUsers).where(eq(memberUsers.id, member.id));
    pass(dayMs);
    expect((await enter(salma, { cookie })).member.email).toBe(salma);
  });

  test('a code works once, for its own address only, and a used one is not sent again', async () => {
    await door.sendCode(visit(), salma);
    await door.sendCode(visit(), other);
    const first = await newestCode(context(), salma);
    const others = await newestCode(context(), other);
    if (others !== first) expect((await door.signIn(visit(), salma, others)).ok).toBe(false);
    expect((await door.signIn(visit(), salma, first)).ok).toBe(true);
    expect((await door.signIn(visit(), salma, first)).ok).toBe(false);
    pass(1_000);
    await door.sendCode(visit(), salma);
    const second = await newestCode(context(), salma);
    if (second !== first) expect((await door.signIn(visit(), salma, first)).ok).toBe(false);
    expect((await door.signIn(visit(), salma, second)).ok).toBe(true);
  });

  test('a code works at nine minutes and fifty-nine seconds, and at ten minutes and a second no longer', async () => {
    for (const [email, seconds, works] of [
      [salma, 599, true],
      [other, 601, false],
    ] as const) {
      await door.sendCode(visit(), email);
      const code = await newestCode(context(), email);
      pass(seconds * 1_000);
      expect((await door.signIn(visit(), email, code)).ok).toBe(works);
    }
  });

  test('of two browsers that use one code at once, one gets in', async () => {
    await door.sendCode(visit(), salma);
    const code = await newestCode(context(), salma);
    const answers = await Promise.all([1, 2, 3].map(() => door.signIn(visit(), salma, code)));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  test('a cookie that was there before the sign-in never becomes a signed-in one', async () => {
    const planted = `__Secure-derb-member.session_token=planted.${'A'.repeat(43)}%3D`;
    const { cookie } = await enter(salma, { cookie: planted });
    expect(cookie).not.toContain('planted');
    expect(await door.whoIs(visit({ cookie: planted }))).toBeNull();
    const stolen = cookie;
    pass(1_000);
    const again = await enter(other, { cookie: stolen });
    expect(await door.whoIs(visit({ cookie: stolen }))).toBeNull();
    expect(await door.whoIs(visit({ cookie: again.cookie }))).toMatchObject({ email: other });
  });

  test('a made-up or altered cookie is nobody, and a code in the address signs nobody in', async () => {
    const [cookie = ''] = (await enter()).cookie.split('; ');
    const [name = '', value = ''] = cookie.split('=');
    for (const forged of [`${name}=abc`, `${name}=${value.slice(0, -6)}AAAA%3D`, `${name}=%00`, `${name}=`])
      expect(await door.whoIs(visit({ cookie: forged }))).toBeNull();
    pass(1_000);
    await door.sendCode(visit(), other);
    const code = await newestCode(context(), other);
    expect(await door.whoIs(visit({ path: `/clarity-login?email=${other}&code=${code}` }))).toBeNull();
    expect((await door.signIn(visit(), other, code)).ok).toBe(true);
  });

  test('the cookie of the office means nothing here, and hers means nothing in the office', async () => {
    await database.db.insert(staffMembers).values({ email: salma, role: 'owner', addedAt: new Date() });
    const office = makeStaffAuth({
      ...optionsWith(),
      secret: signInSecret,
      addressOf: () => '192.0.2.1',
      secondFactor: 'offered',
    });
    const { cookie } = await enter();
    expect(await office.whoIs(visit({ cookie }))).toBeNull();
    expect(await office.whoIs(visit({ cookie: cookie.replace('derb-member', 'derb-staff') }))).toBeNull();
  });

  test('limits count the door’s address and the e-mail, whatever a caller writes in her headers', async () => {
    const answers = [];
    for (let asked = 0; asked < 7; asked += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${asked}`, host: `host${asked}.example` };
      answers.push(await door.sendCode(visit({ headers }), salma));
    }
    expect(answers.filter((one) => one.ok)).toHaveLength(5);
  });

  test('one mailbox is not flooded, from however many places codes are asked for', async () => {
    const ask = async (from: number, many: number) => {
      const answers = [];
      for (let asked = 0; asked < many; asked += 1)
        answers.push(await door.sendCode(visit({ address: `198.51.${from}.${asked}` }), salma));
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

  test('a stranger shuts nobody out: refused or spread over a day, what he asks for leaves her a share', async () => {
    for (let round = 0; round < 6; round += 1) {
      for (let asked = 0; asked < 12; asked += 1)
        await door.sendCode(visit({ address: '198.51.100.7' }), salma);
      expect((await door.sendCode(visit({ address: `203.0.113.${round}` }), salma)).ok).toBe(true);
      pass(15 * minuteMs + 1_000);
    }
  });

  test('plus-addresses of one mailbox are counted together: they do not flood it either', async () => {
    const answers = [];
    for (let asked = 0; asked < 12; asked += 1)
      answers.push(
        await door.sendCode(visit({ address: `198.51.100.${asked}` }), `salma+${asked}@example.com`),
      );
    expect(answers.filter((one) => one.ok)).toHaveLength(10);
    expect(await door.sendCode(visit({ address: '198.51.101.1' }), salma)).toMatchObject({ ok: false });
    expect(await door.sendCode(visit({ address: '198.51.101.1' }), other)).toMatchObject({ ok: true });
  });

  test('tries from one caller end, with one address and with many', async () => {
    await door.sendCode(visit(), salma);
    const mine = [];
    for (let tried = 0; tried < 11; tried += 1) mine.push(await door.signIn(visit(), salma, '12'));
    expect(mine.at(-1)).toEqual({ ok: false, reason: 'too-many' });
    const many = [];
    for (let tried = 0; tried < 111; tried += 1)
      many.push(await door.signIn(visit(), `person${tried}@example.com`, '12'));
    expect(many.at(-1)).toEqual({ ok: false, reason: 'too-many' });
  });

  test('signing out ends the session in the database, and says so to the browser', async () => {
    const { cookie } = await enter();
    const headers = await door.signOut(visit({ cookie }));
    expect(headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
    expect(await sessions()).toEqual([]);
    expect(await door.whoIs(visit({ cookie }))).toBeNull();
  });

  test('her devices are told with what the browser said of itself; one that she ends is out at its next request', async () => {
    const phone = await enter(salma, { agent: 'Phone' });
    pass(1_000);
    const laptop = await enter(salma, { agent: 'Laptop' });
    pass(1_000);
    const stranger = await enter(other, { agent: 'Stranger' });
    const devices = await door.devices(visit({ cookie: laptop.cookie }));
    expect(devices.map(({ agent, isThis }) => [agent, isThis])).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ]);
    const phoneId = devices[1]?.id ?? '';
    expect(await door.endDevice(visit({ cookie: stranger.cookie }), phoneId)).toBe(false);
    expect(await door.endDevice(visit(), phoneId)).toBe(false);
    expect(await door.whoIs(visit({ cookie: phone.cookie }))).not.toBeNull();
    expect(await door.endDevice(visit({ cookie: laptop.cookie }), phoneId)).toBe(true);
    expect(await door.whoIs(visit({ cookie: phone.cookie }))).toBeNull();
    expect(await door.whoIs(visit({ cookie: laptop.cookie }))).not.toBeNull();
  });

  test('ending all other devices leaves this one, and those of others', async () => {
    const phone = await enter(salma);
    pass(1_000);
    const laptop = await enter(salma);
    pass(1_000);
    const stranger = await enter(other);
    await door.endOtherDevices(visit({ cookie: laptop.cookie }));
    expect(await door.whoIs(visit({ cookie: phone.cookie }))).toBeNull();
    expect(await door.whoIs(visit({ cookie: laptop.cookie }))).toMatchObject({ email: salma });
    expect(await door.whoIs(visit({ cookie: stranger.cookie }))).toMatchObject({ email: other });
  });

  test('a session in use is renewed after a day; two tabs at once come to the same one, and the old one goes', async () => {
    const { cookie } = await enter();
    expect((await door.renewed(visit({ cookie }))).getSetCookie()).toEqual([]);
    pass(dayMs + 1_000);
    const tabs = await Promise.all([1, 2].map(() => door.renewed(visit({ cookie }))));
    const [one = '', two = ''] = tabs.map(cookieFrom);
    expect(one).not.toBe(cookie);
    expect(two).toBe(one);
    expect(await sessions()).toHaveLength(2);
    expect(await door.devices(visit({ cookie: one }))).toHaveLength(1);
    expect(await door.whoIs(visit({ cookie }))).toMatchObject({ email: salma });
    pass(10 * 60_000 + 1_000);
    expect(await door.whoIs(visit({ cookie }))).toBeNull();
    expect(await door.whoIs(visit({ cookie: one }))).toMatchObject({ email: salma });
    pass(29 * dayMs);
    expect(await door.whoIs(visit({ cookie: one }))).toMatchObject({ email: salma });
    pass(2 * dayMs);
    expect(await door.whoIs(visit({ cookie: one }))).toBeNull();
  });

  test('a renewed session that is ended takes the old one with it, and neither makes it anew', async () => {
    const { cookie } = await enter();
    pass(dayMs + 1_000);
    const renewed = cookieFrom(await door.renewed(visit({ cookie })));
    await door.signOut(visit({ cookie: renewed }));
    expect(await door.whoIs(visit({ cookie }))).toBeNull();
    expect((await door.renewed(visit({ cookie }))).getSetCookie()).toEqual([]);
    expect(await sessions()).toEqual([]);
  });

  test('signing out in a tab that still carries the old cookie ends the renewed session too', async () => {
    const { cookie } = await enter();
    pass(dayMs + 1_000);
    const renewed = cookieFrom(await door.renewed(visit({ cookie })));
    await door.signOut(visit({ cookie }));
    expect(await door.whoIs(visit({ cookie: renewed }))).toBeNull();
    expect(await sessions()).toEqual([]);
  });

  test('a session ends after thirty days without a visit, and is forgotten at the next sign-in of anybody', async () => {
    const { cookie, member } = await enter();
    pass(30 * dayMs + 1_000);
    await enter(other);
    const left = await database.db.select().from(memberSessions).where(eq(memberSessions.userId, member.id));
    expect(left).toEqual([]);
    expect(await door.whoIs(visit({ cookie }))).toBeNull();
  });

  test('on http, as on a machine of one’s own, the cookie has no prefix and still serves', async () => {
    door = memberAuthOf(optionsWith('http://localhost:3000'));
    const { cookie } = await enter();
    expect(cookie).toMatch(/^derb-member\.session_token=/);
    expect(await door.whoIs(visit({ cookie }))).toMatchObject({ email: salma });
  });
});

test('her first name on the page is the one of her newest order, and a choice of hers is not undone', async () => {
  const academy = await openTestAcademy();
  const { context, database } = academy;
  try {
    await place(academy, { details: someDetails({ name: 'Salma Alaoui', email: salma }) });
    const door = memberAuthOf({ ...context, clock: () => new Date() });
    await enterAs(door, context, salma);
    expect((await database.db.select().from(memberProfiles)).map((row) => row.displayName)).toEqual([
      'Salma',
    ]);
    await database.db.update(memberProfiles).set({ displayName: 'Lalla' });
    await enterAs(door, context, salma);
    expect((await database.db.select().from(memberProfiles)).map((row) => row.displayName)).toEqual([
      'Lalla',
    ]);
  } finally {
    await academy.close();
  }
});
