import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openCode } from '../emails/sealed-code.ts';
import { outbox } from '../emails/outbox.table.ts';
import { makeStaffAuth } from '../../server/staff-auth.ts';
import { cookieFrom } from '../../../tests/support/members.ts';
import {
  asWritten,
  describeOnBothEngines,
  openTestDatabase,
} from '../../../tests/support/open-test-database.ts';
import { softwarePasskey, type SoftwarePasskey } from '../../../tests/support/software-passkey.ts';
import { challengeIn, isLater } from './passkey.ts';
import type { StaffAuth } from '../staff/staff-auth.ts';
import { giveStaffRole, removeStaff, resetSecondFactor } from '../../admin/colleagues/staff-roles.service.ts';
import { staffLog, staffMembers } from '../staff/staff.table.ts';
import {
  staffPasskeyChallenges,
  staffPasskeys,
  staffRecoveryCodes,
  staffTrustedDevices,
} from './second-factor.table.ts';
import type { StaffRole } from '../staff/who-may.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const secret = 'a test secret of more than thirty-two characters';
const owner = 'owner@derb.example';
const leila = 'leila@derb.example';
const origin = 'http://localhost:3000';
const chrome = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const wrongCode = { ok: false, reason: 'wrong-code' };

describe('rules of passkeys', () => {
  it('a counter moves on, or stays at nothing', () => {
    forAll(fc.nat(2 ** 32 - 1), fc.nat(2 ** 32 - 1), (before, now) => {
      expect(isLater(before, now)).toBe(now > before || (before === 0 && now === 0));
      expect(isLater(before, now) && isLater(now, before)).toBe(before === 0 && now === 0);
    });
  });

  it('reads the challenge of what a browser sent, and nothing of anything else', () => {
    const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(challengeIn(written({ challenge: 'abc', origin }))).toBe('abc');
    for (const other of [written({}), written(null), written({ challenge: 1 }), 'AQID', ''])
      expect(challengeIn(other)).toBeNull();
  });
});

describeOnBothEngines('passkeys of staff', (engine) => {
  let database: Database;
  let auth: StaffAuth;
  let warnings: unknown[];
  const context = () => ({
    database,
    clock: () => new Date(),
    uuid: () => randomUUID(),
    firstStaff: undefined,
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00:00Z') });
    database = await openTestDatabase(engine);
    await addStaff(owner, 'owner');
    await addStaff(leila, 'support');
    warnings = [];
    auth = makeStaffAuth({
      ...context(),
      secret,
      publicOrigin: origin,
      log: { warn: (...line) => void warnings.push(line) },
      addressOf: () => '192.0.2.1',
      secondFactor: 'required',
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const addStaff = (email: string, role: StaffRole) =>
    database.db.insert(staffMembers).values({ email, role, addedAt: new Date() });
  const visit = (cookie = '', agent = chrome) =>
    new Request(`${origin}/api/staff/session`, { headers: { cookie, 'user-agent': agent } });
  const stageAt = async (cookie: string) => (await auth.whoEnters(visit(cookie)))?.stage;
  const lines = () => database.db.select().from(staffLog).orderBy(asWritten);
  const actsOf = async (email: string) =>
    (await lines()).filter((line) => line.email === email).map(({ act }) => act);

  async function byEmail(email: string, held = '', agent = chrome) {
    await auth.sendCode(visit(held, agent), email);
    const rows = (await database.db.select().from(outbox).orderBy(asWritten)).filter(
      ({ payload }) => payload['to'] === email && payload['sealed'] !== undefined,
    );
    const newest = rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).at(-1);
    const code = openCode(secret, email, String(newest?.payload['sealed'])) ?? '';
    const entered = allowed(await auth.signIn(visit(held, agent), email, code));
    pass(1);
    return { stage: entered.stage, cookie: cookieFrom(entered.headers) };
  }

  /** Adds a passkey to a session; the cookie it goes on under. */
  async function add(cookie: string, passkey: SoftwarePasskey, proof = {}, name = 'My phone') {
    const begun = allowed(await auth.passkeys.begin(visit(cookie), proof));
    const added = allowed(await auth.passkeys.add(visit(cookie), { name, passkey: passkey.make(begun) }));
    return { cookie: cookieFrom(added.headers) || cookie, recoveryCodes: added.recoveryCodes };
  }
  /** Somebody with a passkey as their only second step. */
  async function withPasskey(email = owner, passkey = softwarePasskey({ origin })) {
    const { cookie } = await byEmail(email);
    return { passkey, ...(await add(cookie, passkey)) };
  }
  const askAlone = async () => allowed(await auth.passkeys.askAlone(visit()));
  const askStep = async (cookie: string) => allowed(await auth.passkeys.ask(visit(cookie)));
  const alone = async (passkey: SoftwarePasskey) =>
    auth.passkeys.signIn(visit(), passkey.answer(await askAlone()));
  const passBy = async (cookie: string, passkey: SoftwarePasskey, trust = false) =>
    auth.secondStep.pass(visit(cookie), { proof: { passkey: passkey.answer(await askStep(cookie)) }, trust });
  const idOf = async (passkey: SoftwarePasskey) => {
    const rows = await database.db.select().from(staffPasskeys);
    return rows.find(({ credential }) => credential === passkey.id)?.id ?? '';
  };

  it('an owner adds one instead of an app, is signed in with it, and gets recovery codes once', async () => {
    const { cookie: before } = await byEmail(owner);
    expect(await stageAt(before)).toBe('set-up-needed');
    const { cookie, recoveryCodes } = await add(before, softwarePasskey({ origin }));
    expect([await stageAt(cookie), await stageAt(before)]).toEqual(['in', undefined]);
    expect(recoveryCodes).toHaveLength(8);
    const second = softwarePasskey({ origin });
    const proof = { passkey: second.answer(await askStep(cookie)) };
    expect(await auth.passkeys.begin(visit(cookie), proof)).toEqual(wrongCode);
    const again = await add(cookie, second, { code: recoveryCodes?.[0] }, 'A key');
    expect(again.recoveryCodes).toBeNull();
    expect(await actsOf(owner)).toEqual([
      'sign-in',
      'passkey-added',
      'second-factor-recovery-used',
      'passkey-added',
    ]);
  });

  it('one with a fingerprint, face or PIN signs in alone, and is in the log with its name', async () => {
    const { passkey } = await withPasskey();
    const entered = allowed(await alone(passkey));
    expect(await stageAt(cookieFrom(entered.headers))).toBe('in');
    expect((await lines()).at(-1)).toMatchObject({ act: 'sign-in', detail: { passkey: 'My phone' } });
    const [row] = await database.db.select().from(staffPasskeys);
    expect(row).toMatchObject({ counter: 1, isVerified: true, transports: ['internal'] });
    expect(row?.lastUsedAt).not.toBeNull();
  });

  it('without one it is a second step only, even if it asks for a PIN later', async () => {
    const { passkey } = await withPasskey(owner, softwarePasskey({ origin, verifies: false }));
    expect(await alone(passkey)).toEqual(wrongCode);
    expect(warnings).toContainEqual([
      { realm: 'staff', by: 'passkey', reason: 'wrong-code' },
      'A sign-in was refused',
    ]);
    const { cookie, stage } = await byEmail(owner);
    expect(stage).toBe('code-needed');
    const passed = allowed(await passBy(cookie, passkey));
    expect([await stageAt(cookieFrom(passed.headers)), await stageAt(cookie)]).toEqual(['in', undefined]);
    // A key that had no PIN when it was added, and was given one by whoever found it.
    const verifying = softwarePasskey({ origin });
    const into = cookieFrom(passed.headers);
    await add(into, verifying, { passkey: passkey.answer(await askStep(into)) });
    await database.db.update(staffPasskeys).set({ isVerified: false });
    expect(await alone(verifying)).toEqual(wrongCode);
  });

  it('the code by e-mail and a recovery code go on working beside it', async () => {
    const { recoveryCodes } = await withPasskey();
    const { cookie } = await byEmail(owner);
    expect(await stageAt(cookie)).toBe('code-needed');
    const recovered = await auth.secondStep.recover(visit(cookie), recoveryCodes?.[0] ?? '');
    expect(recovered).toMatchObject({ ok: true, codesLeft: 7 });
  });

  it('an answer given at another site is refused, also when adding', async () => {
    const elsewhere = softwarePasskey({ origin: 'http://localhost.example:3000' });
    const { cookie } = await byEmail(owner);
    const begun = allowed(await auth.passkeys.begin(visit(cookie), {}));
    const made = { name: 'x', passkey: elsewhere.make(begun) };
    expect(await auth.passkeys.add(visit(cookie), made)).toEqual(wrongCode);
    const other = allowed(await auth.passkeys.begin(visit(cookie), {}));
    const forOther = softwarePasskey({ origin }).make({ ...other, rpId: 'derb.example' });
    expect(await auth.passkeys.add(visit(cookie), { name: 'x', passkey: forOther })).toEqual(wrongCode);
    const { passkey } = await withPasskey(leila);
    const asked = await askAlone();
    expect(await auth.passkeys.signIn(visit(), passkey.answer({ ...asked, rpId: 'derb.example' }))).toEqual(
      wrongCode,
    );
  });

  it('a challenge is answered once, in five minutes, for its purpose and session', async () => {
    const { passkey, cookie } = await withPasskey();
    const asked = await askAlone();
    const answer = passkey.answer(asked);
    expect((await auth.passkeys.signIn(visit(), answer)).ok).toBe(true);
    expect(await auth.passkeys.signIn(visit(), answer)).toEqual(wrongCode);
    expect(await auth.passkeys.signIn(visit(), passkey.answer(asked))).toEqual(wrongCode);
    const late = await askAlone();
    pass(5 * 60);
    expect(await auth.passkeys.signIn(visit(), passkey.answer(late))).toEqual(wrongCode);
    // Of the second step, for a sign-in alone; of a sign-in alone, and of another session, for the second step.
    const ofStep = passkey.answer(await askStep(cookie));
    expect(await auth.passkeys.signIn(visit(), ofStep)).toEqual(wrongCode);
    const [half, other] = [(await byEmail(owner)).cookie, (await byEmail(owner)).cookie];
    for (const given of [await askAlone(), await askStep(other)]) {
      const proof = { passkey: passkey.answer(given) };
      expect(await auth.secondStep.pass(visit(half), { proof, trust: false })).toEqual(wrongCode);
    }
    // One of our own making.
    const forged = passkey.answer({ ...asked, challenge: 'AQID' });
    expect(await auth.passkeys.signIn(visit(), forged)).toEqual(wrongCode);
  });

  it('a wrong answer uses its challenge up', async () => {
    const { passkey } = await withPasskey();
    const asked = await askAlone();
    const answer = passkey.answer(asked);
    const forged = { ...answer, signature: passkey.answer(await askAlone()).signature };
    expect(await auth.passkeys.signIn(visit(), forged)).toEqual(wrongCode);
    expect(await auth.passkeys.signIn(visit(), answer)).toEqual(wrongCode);
  });

  it('of ten sign-ins with one answer at once, one succeeds', async () => {
    const { passkey } = await withPasskey();
    const answer = passkey.answer(await askAlone());
    const all = await Promise.all(Array.from({ length: 10 }, () => auth.passkeys.signIn(visit(), answer)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('a colleague’s passkey passes nobody else’s second step', async () => {
    const { passkey: theirs } = await withPasskey(leila);
    await withPasskey();
    const { cookie } = await byEmail(owner);
    expect(await passBy(cookie, theirs)).toEqual(wrongCode);
    expect(await stageAt(cookie)).toBe('code-needed');
  });

  it('a passkey that names another account signs nobody in', async () => {
    const { passkey } = await withPasskey(leila);
    const answer = { ...passkey.answer(await askAlone()), userHandle: 'b3RoZXI' };
    expect(await auth.passkeys.signIn(visit(), answer)).toEqual(wrongCode);
    const unnamed = { ...passkey.answer(await askAlone()), userHandle: null };
    expect(await auth.passkeys.signIn(visit(), unnamed)).toEqual(wrongCode);
  });

  it('a counter that went back is refused and logged; one that counts nothing is not', async () => {
    const { passkey } = await withPasskey();
    passkey.setCounter(8);
    expect((await alone(passkey)).ok).toBe(true);
    passkey.setCounter(8);
    expect(await alone(passkey)).toEqual(wrongCode);
    passkey.setCounter(null);
    expect(await alone(passkey)).toEqual(wrongCode);
    expect((await actsOf(owner)).filter((act) => act === 'passkey-refused')).toHaveLength(2);
    passkey.setCounter(9);
    expect((await alone(passkey)).ok).toBe(true);
    const { passkey: synced } = await withPasskey(leila, softwarePasskey({ origin, counter: null }));
    expect([(await alone(synced)).ok, (await alone(synced)).ok]).toEqual([true, true]);
  });

  it('tries are limited as those of codes are', async () => {
    const { passkey } = await withPasskey();
    const { cookie } = await byEmail(owner);
    pass(15 * 60);
    for (let tried = 0; tried < 10; tried += 1) {
      const proof = { passkey: passkey.answer({ rpId: 'localhost', challenge: 'AQID' }) };
      expect(await auth.secondStep.pass(visit(cookie), { proof, trust: false })).toEqual(wrongCode);
    }
    expect(await passBy(cookie, passkey)).toBeRefused('too-many');
    const asked = await askAlone();
    for (let tried = 0; tried < 40; tried += 1)
      await auth.passkeys.signIn(visit(), passkey.answer({ ...asked, challenge: 'AQID' }));
    expect(await alone(passkey)).toBeRefused('too-many');
  });

  it('another is added with a proof only, by the session that began it', async () => {
    const { passkey, cookie } = await withPasskey();
    expect(await auth.passkeys.begin(visit(cookie), {})).toEqual(wrongCode);
    const begun = await auth.passkeys.begin(visit(cookie), {
      passkey: passkey.answer(await askStep(cookie)),
    });
    if (!begun.ok) throw new Error(begun.reason);
    expect(begun.passkeys.map(({ id }) => id)).toEqual([passkey.id]);
    const entered = allowed(await alone(passkey));
    const made = { name: 'A key', passkey: softwarePasskey({ origin }).make(begun) };
    expect(await auth.passkeys.add(visit(cookieFrom(entered.headers)), made)).toEqual(wrongCode);
    // What was given for adding one proves nothing.
    const asProof = { passkey: passkey.answer(begun) };
    expect(await auth.passkeys.begin(visit(cookie), asProof)).toEqual(wrongCode);
    // The same device does not count twice.
    const same = await auth.passkeys.begin(visit(cookie), { passkey: passkey.answer(await askStep(cookie)) });
    if (!same.ok) throw new Error(same.reason);
    const twice = { name: 'Again', passkey: passkey.make(same) };
    expect(await auth.passkeys.add(visit(cookie), twice)).toEqual(wrongCode);
  });

  it('nobody adds or asks before the second step is passed', async () => {
    const { passkey } = await withPasskey();
    const { cookie } = await byEmail(owner);
    const proof = { passkey: passkey.answer(await askStep(cookie)) };
    const notHere = { ok: false, reason: 'not-here' };
    expect(await auth.passkeys.begin(visit(cookie), proof)).toEqual(notHere);
    expect(await auth.passkeys.remove(visit(cookie), await idOf(passkey), proof)).toEqual(notHere);
    expect(await auth.passkeys.ask(visit())).toEqual(notHere);
  });

  it('the last second step of an owner stays; with another passkey one is removed without a proof', async () => {
    const { passkey, cookie } = await withPasskey();
    const id = await idOf(passkey);
    expect(await auth.passkeys.remove(visit(cookie), id, {})).toBeRefused('must-have');
    const second = softwarePasskey({ origin });
    await add(cookie, second, { passkey: passkey.answer(await askStep(cookie)) });
    expect(await auth.passkeys.remove(visit(cookie), randomUUID(), {})).toBeRefused('not-found');
    expect(await auth.passkeys.remove(visit(cookie), id, {})).toEqual({ ok: true });
    expect(await alone(passkey)).toEqual(wrongCode);
    expect((await alone(second)).ok).toBe(true);
  });

  it('of two that are removed at once, an owner keeps one', async () => {
    const { passkey, cookie } = await withPasskey();
    const second = softwarePasskey({ origin });
    await add(cookie, second, { passkey: passkey.answer(await askStep(cookie)) });
    const [one, other] = [await idOf(passkey), await idOf(second)];
    await Promise.all([one, other].map((id) => auth.passkeys.remove(visit(cookie), id, {})));
    expect(await database.db.select().from(staffPasskeys)).toHaveLength(1);
  });

  it('support removes the last one with a proof, and signs in by e-mail alone again', async () => {
    const { passkey, cookie, recoveryCodes } = await withPasskey(leila);
    const id = await idOf(passkey);
    expect(await auth.passkeys.remove(visit(cookie), id, {})).toEqual(wrongCode);
    expect(await auth.passkeys.remove(visit(cookie), id, { code: recoveryCodes?.[0] })).toEqual({ ok: true });
    expect((await byEmail(leila)).stage).toBe('in');
    expect(await database.db.select().from(staffRecoveryCodes)).toEqual([]);
  });

  it('an app beside it is taken off with the passkey, also by an owner; the recovery codes stay', async () => {
    const { passkey, cookie } = await withPasskey();
    const begun = await auth.secondStep.begin(visit(cookie), {
      passkey: passkey.answer(await askStep(cookie)),
    });
    if (!begun.ok) throw new Error(begun.reason);
    const code = new TOTP({ secret: begun.key }).generate({ timestamp: Date.now() });
    const confirmed = allowed(await auth.secondStep.confirm(visit(cookie), code));
    const next = cookieFrom(confirmed.headers);
    const proof = { passkey: passkey.answer(await askStep(next)) };
    expect(await auth.secondStep.takeOff(visit(next), proof)).toEqual({ ok: true });
    expect(await stageAt(next)).toBe('in');
    expect(await auth.secondStep.codesLeft(owner)).toBe(8);
  });

  it('an owner’s reset removes passkeys, codes and devices; so does losing one’s access', async () => {
    const { passkey, cookie } = await withPasskey(leila);
    const half = await byEmail(leila);
    expect((await passBy(half.cookie, passkey, true)).ok).toBe(true);
    const by = { email: owner, role: 'owner' } as const;
    expect(await resetSecondFactor(context(), { email: leila, by })).toEqual({ ok: true });
    expect(await stageAt(cookie)).toBeUndefined();
    expect(await alone(passkey)).toEqual(wrongCode);
    const left = async () =>
      Promise.all(
        [staffPasskeys, staffRecoveryCodes, staffTrustedDevices].map((table) =>
          database.db.select().from(table),
        ),
      );
    expect(await left()).toEqual([[], [], []]);
    const { passkey: next } = await withPasskey(leila);
    await removeStaff(context(), { email: leila });
    expect(await alone(next)).toEqual(wrongCode);
    expect(await left()).toEqual([[], [], []]);
  });

  it('challenges nobody answered are deleted with the next', async () => {
    await askAlone();
    pass(6 * 60);
    await askAlone();
    expect(await database.db.select().from(staffPasskeyChallenges)).toHaveLength(1);
  });

  describe('a trusted device', () => {
    /** Signs in with the second step and trusts the device; everything its browser holds. */
    async function trusted(email = owner) {
      const { passkey } = await withPasskey(email);
      const half = await byEmail(email);
      const passed = allowed(await passBy(half.cookie, passkey, true));
      return { passkey, held: cookieFrom(passed.headers), headers: passed.headers };
    }
    const devicePart = (held: string) => /derb-staff-device=[^;]+/.exec(held)?.[0] ?? '';

    it('is not asked for the second step for 30 days; the code by e-mail is', async () => {
      const { held, headers } = await trusted();
      expect(headers.getSetCookie().find((one) => one.startsWith('derb-staff-device='))).toMatch(
        /; Path=\/api\/staff; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      );
      const device = devicePart(held);
      const entered = await byEmail(owner, device);
      expect([entered.stage, await stageAt(entered.cookie)]).toEqual(['in', 'in']);
      expect((await lines()).at(-1)).toMatchObject({ act: 'sign-in', detail: { trustedDevice: 'yes' } });
      expect(await auth.trustedDevice(visit(device), owner)).not.toBeNull();
      pass(30 * 86_400);
      expect((await byEmail(owner, device)).stage).toBe('code-needed');
      expect(await actsOf(owner)).toContain('device-trusted');
    });

    it('is this browser and this address only', async () => {
      const { held } = await trusted();
      await withPasskey(leila);
      const device = devicePart(held);
      expect((await byEmail(leila, device)).stage).toBe('code-needed');
      expect((await byEmail(owner, device, firefox)).stage).toBe('code-needed');
      expect((await byEmail(owner)).stage).toBe('code-needed');
      expect((await byEmail(owner, 'derb-staff-device=AQID')).stage).toBe('code-needed');
      const rows = await database.db.select().from(staffTrustedDevices);
      expect(JSON.stringify(rows)).not.toContain(device.split('=')[1]);
    });

    it('ends with another role', async () => {
      const { held } = await trusted(leila);
      const device = devicePart(held);
      expect((await byEmail(leila, device)).stage).toBe('in');
      const staff = { email: owner, role: 'owner' } as const;
      await giveStaffRole(context(), { email: leila, role: 'support', expert: null, staff });
      expect((await byEmail(leila, device)).stage).toBe('in');
      await giveStaffRole(context(), { email: leila, role: 'finance', expert: null, staff });
      expect((await byEmail(leila, device)).stage).toBe('code-needed');
    });

    it('is none after a passkey that signed in alone, or a recovery code', async () => {
      const { passkey, recoveryCodes } = await withPasskey();
      const entered = await alone(passkey);
      const { cookie } = await byEmail(owner);
      const recovered = await auth.secondStep.recover(visit(cookie), recoveryCodes?.[0] ?? '');
      if (!entered.ok || !recovered.ok) throw new Error('Not signed in.');
      for (const { headers } of [entered, recovered]) expect(devicePart(cookieFrom(headers))).toBe('');
    });
  });
});
