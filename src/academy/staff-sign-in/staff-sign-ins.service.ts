/** Where members of staff are signed in, and on which devices the second step is not asked for. */
import { browserFamily } from '../staff/browser-family.ts';
import { mostPasskeys } from './passkey.ts';
import { readPasskeys } from './passkeys.store.ts';
import { readSecondFactors } from './second-step.service.ts';
import { readSessionsOf } from './staff-sessions.service.ts';
import { endSessionOf, endSessionsOf } from '../sign-in/sessions.service.ts';
import { writeStaffLog } from '../staff/staff-log.service.ts';
import { forgetTrustedDevice, readTrustedDevices } from './trusted-devices.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';

/** The last used first, to five minutes. `browser` null: not known by name. `isComplete`: whether nothing more was asked for there. */
export async function staffSessionsOf({ database: { db }, clock }: ServiceContext, email: string) {
  const [sessions, factors] = await Promise.all([readSessionsOf(db, email, clock()), readSecondFactors(db)]);
  return sessions.map(({ id, userAgent, createdAt, seenAt, expiresAt, passedAt }) => ({
    id,
    browser: browserFamily(userAgent),
    since: createdAt,
    seenAt,
    until: expiresAt,
    isComplete: passedAt !== null || !factors.has(email),
  }));
}

/** Their passkeys and trusted devices. */
export async function signInsOf({ database: { db }, clock }: ServiceContext, email: string) {
  const [passkeys, devices] = await Promise.all([
    readPasskeys(db, email),
    readTrustedDevices(db, email, clock()),
  ]);
  return {
    passkeys: passkeys.map(({ id, name, isVerified, addedAt, lastUsedAt }) => ({
      id,
      name,
      isAlone: isVerified,
      addedAt,
      lastUsedAt,
    })),
    mayAddPasskey: passkeys.length < mostPasskeys,
    devices,
  };
}

type About = { email: string; id: string; by: StaffMember };

/** Signs them out in one browser. `email` in lower case. */
export function endSession(
  { database, clock, uuid }: ServiceContext,
  { email, id, by }: About,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return database.transaction(async (tx) => {
    if (!(await endSessionOf(tx, email, id))) return { ok: false, reason: 'not-found' };
    await writeStaffLog(tx, { id: uuid(), at: clock(), act: 'session-ended', subject: email, staff: by });
    return { ok: true };
  });
}

/** Signs them out everywhere, `but` in one session; how many were ended. `email` in lower case. */
export function endSessions(
  { database, clock, uuid }: ServiceContext,
  { email, but, by }: Omit<About, 'id'> & { but?: string },
): Promise<number> {
  return database.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, email, but);
    if (ended > 0)
      await writeStaffLog(tx, { id: uuid(), at: clock(), act: 'session-ended', subject: email, staff: by });
    return ended;
  });
}

/** From now on the second step is asked for on this device of their own. */
export function forgetDevice(
  { database, clock, uuid }: ServiceContext,
  { id, by }: Omit<About, 'email'>,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return database.transaction(async (tx) => {
    const name = await forgetTrustedDevice(tx, by.email, id);
    if (name === null) return { ok: false, reason: 'not-found' };
    await writeStaffLog(tx, { id: uuid(), at: clock(), act: 'device-forgotten', subject: name, staff: by });
    return { ok: true };
  });
}
