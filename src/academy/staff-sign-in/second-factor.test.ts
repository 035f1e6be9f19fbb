import { describe, expect, it } from 'vitest';
import { TOTP } from 'otpauth';
import {
  type EntryStage,
  isRequired,
  needsSecondFactor,
  newKey,
  newRecoveryCodes,
  openKey,
  recoveryHash,
  recoveryHashes,
  sealKey,
  stageOf,
  stepOf,
  uriOf,
} from './second-factor.ts';
import { type StaffRole, staffRoles } from '../staff/who-may.ts';

const joined = new Date('2026-06-01T10:00:00Z');
const needsOne = (role: StaffRole, days: number, rule: 'required' | 'offered' = 'required') =>
  isRequired({ role, addedAt: joined }, rule, new Date(joined.getTime() + days * 86_400_000));

describe('the second step of the staff sign-in', () => {
  it('is for whoever moves money or manages staff from the first day, for the others after a week', () => {
    expect(staffRoles.filter(needsSecondFactor)).toEqual(['owner', 'finance']);
    expect(staffRoles.filter((role) => needsOne(role, 0))).toEqual(['owner', 'finance']);
    expect(staffRoles.filter((role) => needsOne(role, 6.99))).toEqual(['owner', 'finance']);
    expect(staffRoles.filter((role) => needsOne(role, 7))).toEqual([...staffRoles]);
    expect(staffRoles.filter((role) => needsOne(role, 400, 'offered'))).toEqual([]);
  });

  it('is asked of everybody with an app, and stops whoever needs one and has none', () => {
    const stages = (factor: boolean, passed: boolean): EntryStage[] =>
      [true, false].map((isNeeded) => stageOf({ factor, passed }, isNeeded));
    expect(stages(true, false)).toEqual(['code-needed', 'code-needed']);
    expect(stages(true, true)).toEqual(['in', 'in']);
    // A passed step of an app that was removed since does not count.
    for (const passed of [true, false]) expect(stages(false, passed)).toEqual(['set-up-needed', 'in']);
  });
});

const secret = 'a test secret of more than thirty-two characters';
/** '12345678901234567890', the secret of the standard's own examples. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('codes of an authenticator app', () => {
  it('are those of the standard’s own examples', () => {
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const)
      expect(stepOf(key, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('work half a minute before and after their own, and no longer', () => {
    const own = 1_234_567_890;
    for (const [off, works] of [
      [-60, false],
      [-30, true],
      [0, true],
      [30, true],
      [60, false],
    ] as const)
      expect(stepOf(key, '005924', at(own + off)), `${off}`).toBe(works ? Math.floor(own / 30) : null);
  });

  it('are six ASCII digits and nothing else', () => {
    for (const odd of ['', '5924', '0059240', '00592A', ' 005924', '005924\n', '٠٠٥٩٢٤'])
      expect(stepOf(key, odd, at(1_234_567_890))).toBeNull();
  });

  it('come from a URI that every app accepts', () => {
    const uri = uriOf(key, 'leila+office@derb.example');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Derb:leila%2Boffice%40derb\.example\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
    const made = newKey();
    expect(stepOf(made, new TOTP({ secret: made }).generate({ timestamp: 0 }), at(0))).toBe(0);
  });
});

describe('what is stored of them', () => {
  it('is decrypted only for the person it belongs to, with the secret that encrypted it', () => {
    const sealed = sealKey(secret, { email: 'leila@derb.example' }, key);
    expect(sealed).not.toContain(key);
    expect(openKey(secret, { email: 'leila@derb.example' }, sealed)).toBe(key);
    expect(openKey(secret, { email: 'amal@derb.example' }, sealed)).toBeNull();
    expect(openKey(`${secret}!`, { email: 'leila@derb.example' }, sealed)).toBeNull();
  });

  it('are eight different recovery codes, each with a hash that ignores how it is typed', async () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const hashes = await recoveryHashes(secret, 'leila@derb.example', 'ABCDE-23456');
    expect(await recoveryHashes(secret, 'leila@derb.example', ' abcde 23456')).toEqual(hashes);
    expect(await recoveryHashes(secret, 'amal@derb.example', 'ABCDE-23456')).not.toEqual(hashes);
    expect(await recoveryHash(secret, 'leila@derb.example', 'abcde23456')).toBe(hashes[0]);
  });
});
