import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOTP } from 'otpauth';
import type { Database } from '../../platform/db/database.ts';
import type { AcademySecret } from '../../platform/secret.ts';
import type { SecondFactorRule } from './second-factor.ts';
import { staffLog, staffMembers } from '../staff/staff.table.ts';
import { staffRecoveryCodes, staffSecondFactors } from './second-factor.table.ts';
import { resealApps } from './second-step.service.ts';
import { removeStaffMember } from '../staff/staff-members.service.ts';
import type { StaffRole } from '../staff/who-may.ts';
import type { StaffAuth } from '../staff/staff-auth.ts';
import { openCode } from '../emails/sealed-code.ts';
import { outbox } from '../emails/outbox.table.ts';
import { cookieFrom } from '../../../tests/support/members.ts';
import {
  asWritten,
  describeOnBothEngines,
  openTestDatabase,
} from '../../../tests/support/open-test-database.ts';
import { makeStaffAuth } from '../../server/staff-auth.ts';
import { allowed } from '../../../tests/support/sure.ts';

const secret = 'a test secret of more than thirty-two characters';
const owner = 'owner@derb.example';
const leila = 'leila@derb.example';
const origin = 'http://localhost:3000';

const codeOf = (key: string, offSeconds = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + offSeconds * 1_000 });
const wrong = (key: string): string => (codeOf(key) === '000000' ? '111111' : '000000');
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describeOnBothEngines('the second step of the staff sign-in', (engine) => {
  let database: Database;
  let auth: StaffAuth;
  const warnings: unknown[] = [];
  const pageAt = (secondFactor: SecondFactorRule, keptWith: AcademySecret = secret): StaffAuth =>
    makeStaffAuth({
      database,
      secret: keptWith,
      publicOrigin: origin,
      clock: () => new Date(),
      uuid: () => randomUUID(),
      log: { warn: (fields, message) => void warnings.push([fields, message]) },
      addressOf: () => '192.0.2.1',
      secondFactor,
    });
  const addStaff = (email: string, role: StaffRole) =>
    database.db.insert(staffMembers).values({ email, role, addedAt: new Date() });

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00:00Z') });
    database = await openTestDatabase(engine);
    await addStaff(owner, 'owner');
    await addStaff(leila, 'support');
    auth = pageAt('required');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const visit = (cookie?: string) =>
    new Request(`${origin}/api/staff/session`, { headers: cookie ? { cookie } : {} });

  /** Signs in by e-mail code alone, as far as that leads. */
  async function signIn(email = owner, at = auth, keptWith = secret, cookie = ''): Promise<string> {
    await at.sendCode(visit(), email);
    const rows = (await database.db.select().from(outbox).orderBy(asWritten)).filter(
      ({ payload }) => payload['to'] === email,
    );
    const newest = rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).at(-1);
    const code = openCode(keptWith, email, String(newest?.payload['sealed'])) ?? '';
    const entered = allowed(await at.signIn(visit(cookie), email, code));
    pass(1);
    return cookieFrom(entered.headers);
  }
  async function setUp(email = owner, at = auth) {
    const before = await signIn(email, at);
    const begun = allowed(await at.secondStep.begin(visit(before), {}));
    const confirmed = allowed(await at.secondStep.confirm(visit(before), codeOf(begun.key)));
    const { recoveryCodes } = confirmed;
    pass(60);
    return { key: begun.key, before, cookie: cookieFrom(confirmed.headers), recoveryCodes };
  }
  const stageAt = async (cookie: string, at = auth) => (await at.whoEnters(visit(cookie)))?.stage;
  const withCode = (cookie: string, code: string) =>
    auth.secondStep.pass(visit(cookie), { proof: { code }, trust: false });
  const isIn = async (cookie: string, at = auth) => (await at.whoIs(visit(cookie))) !== null;
  const actsOf = async (email: string) =>
    (await database.db.select().from(staffLog).orderBy(asWritten))
      .filter((line) => line.email === email)
      .map(({ act }) => act);

  test('an owner without an app may only set it up, and is then signed in under another cookie', async () => {
    const cookie = await signIn();
    expect([await stageAt(cookie), await isIn(cookie)]).toEqual(['set-up-needed', false]);
    const begun = allowed(await auth.secondStep.begin(visit(cookie), {}));
    expect(await auth.secondStep.confirm(visit(cookie), wrong(begun.key))).toBeRefused('wrong-code');
    expect(await isIn(cookie)).toBe(false);
    const confirmed = allowed(await auth.secondStep.confirm(visit(cookie), codeOf(begun.key)));
    expect(confirmed.recoveryCodes).toHaveLength(8);
    const after = cookieFrom(confirmed.headers);
    expect([await isIn(after), await stageAt(after)]).toEqual([true, 'in']);
    expect([await isIn(cookie), await stageAt(cookie)]).toEqual([false, undefined]);
    expect(await actsOf(owner)).toEqual(['sign-in', 'second-factor-set']);
  });

  test('the next sign-in asks for a code of the app, and completes under another cookie', async () => {
    const { key } = await setUp();
    const cookie = await signIn();
    expect([await stageAt(cookie), await isIn(cookie)]).toEqual(['code-needed', false]);
    expect(await withCode(cookie, wrong(key))).toBeRefused('wrong-code');
    const passed = await withCode(cookie, codeOf(key));
    if (!passed.ok) throw new Error(passed.reason);
    expect(await isIn(cookieFrom(passed.headers))).toBe(true);
    expect(await stageAt(cookie)).toBeUndefined();
  });

  test('a browser counts as known once both steps are passed, not before', async () => {
    const isMarked = (headers: Headers) => cookieFrom(headers).includes('derb-staff-known=');
    const { key, before, cookie, recoveryCodes } = await setUp();
    expect([before, cookie].map((one) => one.includes('derb-staff-known='))).toEqual([false, true]);
    const half = await signIn();
    expect(half).not.toContain('derb-staff-known=');
    const passed = await withCode(half, codeOf(key));
    const recovered = await auth.secondStep.recover(visit(await signIn()), recoveryCodes[0] ?? '');
    if (!passed.ok || !recovered.ok) throw new Error('Not signed in.');
    expect([passed, recovered].map(({ headers }) => isMarked(headers))).toEqual([true, true]);
    expect(await signIn(leila)).toContain('derb-staff-known=');
  });

  test('a code works half a minute early and late, once, and an older one no longer after it', async () => {
    const { key } = await setUp();
    const tries: [number, boolean][] = [
      [-60, false],
      [30, true],
      [30, false],
      [0, false],
      [-30, false],
    ];
    for (const [index, [off, works]] of tries.entries()) {
      const cookie = await signIn();
      // A second later each time, so that no two e-mails have the same instant.
      vi.setSystemTime(Date.parse('2026-06-01T10:20:10Z') + index * 1_000);
      expect((await withCode(cookie, codeOf(key, off))).ok, `${off}`).toBe(works);
    }
  });

  test('of ten sign-ins with the same code at once, one succeeds', async () => {
    const { key } = await setUp();
    const cookie = await signIn();
    const all = await Promise.all(Array.from({ length: 10 }, () => withCode(cookie, codeOf(key))));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a recovery code works once, in any spelling, and is logged', async () => {
    const { recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replace('-', ' ');
    const recovered = await auth.secondStep.recover(visit(await signIn()), typed);
    expect(recovered).toMatchObject({ ok: true, codesLeft: 7 });
    const again = await signIn();
    expect(await auth.secondStep.recover(visit(again), first)).toBeRefused('wrong-code');
    expect((await auth.secondStep.recover(visit(again), second)).ok).toBe(true);
    expect((await actsOf(owner)).filter((act) => act === 'second-factor-recovery-used')).toHaveLength(2);
  });

  test('tries are counted by person: after ten even the right code has to wait, in any session', async () => {
    const { key } = await setUp();
    pass(15 * 60);
    const first = await signIn();
    for (let tried = 0; tried < 10; tried += 1) expect((await withCode(first, wrong(key))).ok).toBe(false);
    expect(warnings).toContainEqual([{ realm: 'staff', by: 'code' }, 'A second step was refused']);
    const second = await signIn();
    expect(await withCode(second, codeOf(key))).toBeRefused('too-many');
    expect(await auth.secondStep.recover(visit(second), 'ABCDE-23456')).toBeRefused('too-many');
    pass(15 * 60);
    expect((await withCode(second, codeOf(key))).ok).toBe(true);
  });

  test('refused tries do not count towards the day’s limit', async () => {
    const { key } = await setUp();
    pass(15 * 60);
    const cookie = await signIn();
    for (let tried = 0; tried < 60; tried += 1) await withCode(cookie, wrong(key));
    pass(15 * 60);
    expect((await withCode(cookie, codeOf(key))).ok).toBe(true);
  });

  test('a key can be confirmed only in the session that was shown it', async () => {
    const [shown, other] = [await signIn(), await signIn()];
    const begun = allowed(await auth.secondStep.begin(visit(shown), {}));
    expect(await auth.secondStep.confirm(visit(other), codeOf(begun.key))).toBeRefused('wrong-code');
    expect((await auth.secondStep.confirm(visit(shown), codeOf(begun.key))).ok).toBe(true);
  });

  test('where an app is offered, nobody is stopped without one; whoever has one is asked for it', async () => {
    const offered = pageAt('offered');
    const cookie = await signIn(owner, offered);
    expect(await offered.whoEnters(visit(cookie))).toMatchObject({
      stage: 'in',
      isRequired: false,
    });
    await setUp(leila, offered);
    expect(await stageAt(await signIn(leila, offered), offered)).toBe('code-needed');
  });

  test('support signs in without an app even where it is required, and removes theirs with a code', async () => {
    expect(await stageAt(await signIn(leila))).toBe('in');
    const { cookie, key } = await setUp(leila);
    expect(await auth.secondStep.takeOff(visit(cookie), { code: wrong(key) })).toBeRefused('wrong-code');
    expect(await auth.secondStep.takeOff(visit(cookie), { code: codeOf(key) })).toEqual({ ok: true });
    expect(await stageAt(await signIn(leila))).toBe('in');
    expect(await actsOf(leila)).toContain('second-factor-taken-off');
  });

  test('an owner cannot remove their app, and another phone needs a code of the old one', async () => {
    const { cookie, key } = await setUp();
    expect(await auth.secondStep.takeOff(visit(cookie), { code: codeOf(key) })).toBeRefused('must-have');
    expect(await auth.secondStep.begin(visit(cookie), {})).toBeRefused('wrong-code');
    const other = allowed(await auth.secondStep.begin(visit(cookie), { code: codeOf(key) }));
    pass(60);
    // Until the new one is confirmed the old one works on.
    const elsewhere = await withCode(await signIn(), codeOf(key));
    if (!elsewhere.ok) throw new Error(elsewhere.reason);
    allowed(await auth.secondStep.confirm(visit(cookie), codeOf(other.key)));
    expect(await isIn(cookieFrom(elsewhere.headers))).toBe(false);
    pass(60);
    const next = await signIn();
    expect((await withCode(next, codeOf(key))).ok).toBe(false);
    expect((await withCode(next, codeOf(other.key))).ok).toBe(true);
  });

  test('new recovery codes replace the old ones', async () => {
    const { cookie, key, recoveryCodes } = await setUp();
    const renewed = allowed(await auth.secondStep.renewCodes(visit(cookie), { code: codeOf(key) }));
    const next = await signIn();
    expect((await auth.secondStep.recover(visit(next), recoveryCodes[0] ?? '')).ok).toBe(false);
    expect((await auth.secondStep.recover(visit(next), renewed.recoveryCodes[0] ?? '')).ok).toBe(true);
  });

  test('setting up an app in one browser makes the others that were signed in ask for it', async () => {
    const other = await signIn(leila);
    await setUp(leila);
    expect(await isIn(other)).toBe(false);
  });

  test('nothing is answered without a session or before the step', async () => {
    const { key } = await setUp();
    const before = await signIn();
    for (const cookie of [undefined, 'derb-staff.session_token=abc', before]) {
      expect(await auth.secondStep.begin(visit(cookie), { code: codeOf(key) })).toMatchObject({ ok: false });
      expect(await auth.secondStep.renewCodes(visit(cookie), { code: codeOf(key) })).toMatchObject({
        ok: false,
      });
      expect(await auth.secondStep.takeOff(visit(cookie), { code: codeOf(key) })).toMatchObject({
        ok: false,
      });
      expect(await auth.secondStep.confirm(visit(cookie), codeOf(key))).toMatchObject({ ok: false });
    }
  });

  test('another secret leaves staff signed in and their apps valid; recovery codes and trusted devices end with the former', async () => {
    const now = 'the secret of next year, more than thirty-two characters';
    const { key, cookie, recoveryCodes } = await setUp();
    const trust = { proof: { code: codeOf(key) }, trust: true };
    const trusted = allowed(await auth.secondStep.pass(visit(await signIn()), trust));
    const device = cookieFrom(trusted.headers);
    pass(60);
    const both = { now, before: secret };
    const changing = pageAt('required', both);
    expect(await isIn(cookie, changing)).toBe(true);
    expect(await isIn(await signIn(owner, changing, now, device), changing)).toBe(true);
    const recover = async (at: StaffAuth, code = '') =>
      (await at.secondStep.recover(visit(await signIn(owner, at, now)), code)).ok;
    expect([await recover(changing, recoveryCodes[0]), await recover(changing, recoveryCodes[0])]).toEqual([
      true,
      false,
    ]);
    const half = await signIn(owner, changing, now);
    expect(
      (await changing.secondStep.pass(visit(half), { proof: { code: codeOf(key) }, trust: false })).ok,
    ).toBe(true);
    // Sign-ins are counted.
    pass(1_000);

    await resealApps(database.db, both);
    const changed = pageAt('required', now);
    expect(await isIn(cookie, changed)).toBe(false);
    expect(await recover(changed, recoveryCodes[1])).toBe(false);
    const last = await signIn(owner, changed, now, device);
    expect(await stageAt(last, changed)).toBe('code-needed');
    expect(
      (await changed.secondStep.pass(visit(last), { proof: { code: codeOf(key) }, trust: false })).ok,
    ).toBe(true);
  });

  test('removing a member of staff deletes their app; no secret is readable in tables or log', async () => {
    const { key, recoveryCodes } = await setUp();
    const rows = JSON.stringify([
      await database.db.select().from(staffSecondFactors),
      await database.db.select().from(staffRecoveryCodes),
      await database.db.select().from(staffLog),
      warnings,
    ]);
    for (const open of [key, ...recoveryCodes]) expect(rows).not.toContain(open);
    const before = await signIn();
    await removeStaffMember(database.db, owner);
    expect((await withCode(before, codeOf(key))).ok).toBe(false);
    expect(await database.db.select().from(staffSecondFactors)).toEqual([]);
    expect(await database.db.select().from(staffRecoveryCodes)).toEqual([]);
  });
});
