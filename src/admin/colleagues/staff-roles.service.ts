/** Who works here: roles given, changed and taken by whom `mayManageStaff` lets, or by whoever runs the server. */
import { lockExpert, readAvailability, readBookingsFor } from '../../selling/hours/booked-hours.service.ts';
import { raiseContentVersion, readTrainers } from '../../academy/content/content.service.ts';
import { readSecondFactors, removeSecondFactor } from '../../academy/staff-sign-in/second-step.service.ts';
import { endSessionsOf } from '../../academy/sign-in/sessions.service.ts';
import { readLastSignIns, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import {
  findStaffMember,
  lockOwners,
  readStaffOf,
  readStaffSince,
  removeStaffMember,
  writeStaffMember,
} from '../../academy/staff/staff-members.service.ts';
import { forgetTrustedDevicesOf } from '../../academy/staff-sign-in/trusted-devices.service.ts';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { postSecondFactorReset, postStaffRole } from '../../academy/emails/post-emails.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';

/** What a command on the server has as well. */
type CommandContext = Pick<ServiceContext, 'database' | 'clock' | 'uuid'>;

/** In the order they were added. `lastSignIn` null: not yet. `secondFactorSince`: since when an app or a passkey is asked for. */
export async function colleagues({ database: { db } }: ServiceContext) {
  const staff = await readStaffSince(db);
  const [signIns, factors] = await Promise.all([
    readLastSignIns(
      db,
      staff.map(({ email }) => email),
    ),
    readSecondFactors(db),
  ]);
  return staff.map((one) => ({
    ...one,
    lastSignIn: signIns.get(one.email) ?? null,
    secondFactorSince: factors.get(one.email) ?? null,
  }));
}

export type ComingHour = Awaited<ReturnType<typeof readBookingsFor>>[number];

type Place = { role: StaffRole; expert: string | null };

type GiveStaffRole = Place & {
  /** Lower case. */
  email: string;
  /** By which colleagues call them; '' for none, left out: it stays. */
  name?: string | undefined;
  /** The role when it was decided, null for none; left out, it does not matter. */
  seen?: StaffRole | null;
  /** The owner who does it; left out for a command on the server. */
  staff?: StaffMember;
};

export type StaffRoleGiven =
  | { ok: true; role: StaffRole; expert: string | null; isNew: boolean }
  | { ok: false; reason: 'unknown-trainer' | 'not-staff' | 'last-owner' }
  /** `role`: the one they have. */
  | { ok: false; reason: 'is-staff-already'; role: StaffRole }
  /** Another owner was first: `role` is the current one. */
  | { ok: false; reason: 'changed-meanwhile'; role: StaffRole }
  /** They have booked hours, and nobody else is that trainer: these have to be moved or cancelled first. */
  | { ok: false; reason: 'hours-to-come'; hours: ComingHour[] };

const mostHours = 500;

/** Booked hours that would be left without an expert. */
async function hoursLost(tx: Handle, someone: Place & { email: string }, now: Date): Promise<ComingHour[]> {
  const { expert } = someone;
  if (expert === null) return [];
  const others = await readStaffOf(tx, () => true);
  if (others.some((one) => one.email !== someone.email && one.expert === expert)) return [];
  await lockExpert(tx, expert);
  return readBookingsFor(tx, { expert, show: 'coming', now, most: mostHours });
}

async function mayNot(
  tx: Handle,
  wanted: GiveStaffRole,
  now: Date,
): Promise<Exclude<StaffRoleGiven, { ok: true }> | null> {
  const { email, role, expert, seen } = wanted;
  const owners = await lockOwners(tx);
  const someone = (await readStaffOf(tx, () => true)).find((one) => one.email === email);
  if (seen === null && someone) return { ok: false, reason: 'is-staff-already', role: someone.role };
  if (seen !== undefined && seen !== null && !someone) return { ok: false, reason: 'not-staff' };
  if (seen && someone && someone.role !== seen)
    return { ok: false, reason: 'changed-meanwhile', role: someone.role };
  if (role !== 'owner' && owners.length === 1 && owners[0] === email)
    return { ok: false, reason: 'last-owner' };
  if (someone && someone.expert !== expert) {
    const hours = await hoursLost(tx, someone, now);
    if (hours.length > 0) return { ok: false, reason: 'hours-to-come', hours };
  }
  return null;
}

/** What the team wrote in the community may be on a public page, with who wrote it: both depend on who works here. */
async function refreshPages(database: CommandContext['database'], tx: Handle): Promise<void> {
  await raiseContentVersion(tx);
  await database.notify('content');
}

/** Somebody new gets an e-mail. An expert needs a trainer; no other role has one. */
export async function giveStaffRole(
  { database, clock, uuid }: CommandContext,
  wanted: GiveStaffRole,
): Promise<StaffRoleGiven> {
  const { email, role, name, staff } = wanted;
  const expert = role === 'expert' ? wanted.expert : null;
  const trainers = role === 'expert' ? await readTrainers(database.db) : [];
  if (role === 'expert' && !trainers.some(({ slug }) => slug === expert))
    return { ok: false, reason: 'unknown-trainer' };
  return database.transaction<StaffRoleGiven>(async (tx) => {
    const now = clock();
    const refused = await mayNot(tx, { ...wanted, expert }, now);
    if (refused) return refused;
    const before = (await readStaffOf(tx, () => true)).find((one) => one.email === email) ?? null;
    if (!(await writeStaffMember(tx, { email, role, expert, name, addedAt: now }, before !== null)))
      return {
        ok: false,
        reason: 'is-staff-already',
        role: (await findStaffMember(tx, email))?.role ?? role,
      };
    if (before && before.role !== role) await forgetTrustedDevicesOf(tx, email);
    await writeStaffLog(tx, {
      id: uuid(),
      at: now,
      act: before ? 'change-staff-role' : 'join-staff',
      ...(staff ? { staff, subject: email } : { email, subject: null }),
      before: before && {
        role: before.role,
        expert: before.expert,
        ...(name !== undefined && { name: before.name }),
      },
      after: { role, expert, ...(name !== undefined && { name }) },
    });
    if (!before) {
      await postStaffRole(tx, { id: uuid(), to: email }, now);
      await refreshPages(database, tx);
    }
    return { ok: true, role, expert, isNew: before === null };
  });
}

export type StaffRemoval =
  | {
      ok: true;
      role: StaffRole;
      /** The trainer they were, when hours can still be booked and no other staff is that trainer. */
      stillBookable: string | null;
    }
  /** 'first-staff': the server adds them again at every start (setting). */
  | { ok: false; reason: 'not-staff' | 'last-owner' | 'first-staff' }
  /** They have booked hours, which have to be moved or cancelled first. The soonest first. */
  | { ok: false; reason: 'hours-to-come'; hours: ComingHour[] };

/**
 * Also ends their sessions; what they did stays in the log under their address. `email` in lower case; `staff`: the owner who does
 * it, left out for a command on the server.
 */
export function removeStaff(
  { database, clock, uuid, firstStaff }: CommandContext & Pick<ServiceContext, 'firstStaff'>,
  { email, staff: by }: { email: string; staff?: StaffMember },
): Promise<StaffRemoval> {
  return database.transaction<StaffRemoval>(async (tx) => {
    const now = clock();
    // Of two owners who are removed at the same time, the second is the last one.
    const owners = await lockOwners(tx);
    const staff = await readStaffOf(tx, () => true);
    const someone = staff.find((one) => one.email === email);
    if (!someone) return { ok: false, reason: 'not-staff' };
    if (email === firstStaff) return { ok: false, reason: 'first-staff' };
    if (owners.length === 1 && owners[0] === email) return { ok: false, reason: 'last-owner' };
    const { role, expert } = someone;
    const isOnlyOne = expert !== null && staff.filter((one) => one.expert === expert).length === 1;
    if (isOnlyOne) {
      await lockExpert(tx, expert);
      const hours = await readBookingsFor(tx, { expert, show: 'coming', now, most: mostHours });
      if (hours.length > 0) return { ok: false, reason: 'hours-to-come', hours };
    }
    await removeStaffMember(tx, email);
    const line = { id: uuid(), at: now, act: 'leave-staff', before: { role, expert }, after: null } as const;
    await writeStaffLog(tx, by ? { ...line, staff: by, subject: email } : { ...line, email, subject: null });
    const left = isOnlyOne ? await readAvailability(tx, expert) : null;
    const isBookable = left !== null && (left.hours.length > 0 || left.days.length > 0);
    await refreshPages(database, tx);
    return { ok: true, role, stillBookable: isBookable ? expert : null };
  });
}

/**
 * Deletes a colleague's app, passkeys, recovery codes and trusted devices because their phone is lost; they are signed out and notified by e-mail. `by`: null
 * for a command on the server. `email` in lower case.
 */
export function resetSecondFactor(
  { database, clock, uuid }: CommandContext,
  { email, by }: { email: string; by: StaffMember | null },
): Promise<{ ok: true } | { ok: false; reason: 'about-herself' | 'not-staff' | 'no-second-factor' }> {
  return database.transaction(async (tx) => {
    if (by?.email === email) return { ok: false, reason: 'about-herself' };
    if ((await findStaffMember(tx, email)) === null) return { ok: false, reason: 'not-staff' };
    if (!(await removeSecondFactor(tx, email))) return { ok: false, reason: 'no-second-factor' };
    await endSessionsOf(tx, email);
    const line = { id: uuid(), at: clock(), act: 'second-factor-reset', subject: email } as const;
    // Without a signed-in member of staff, the log names the address it is about.
    await writeStaffLog(tx, by === null ? { ...line, email } : { ...line, staff: by });
    await postSecondFactorReset(tx, { id: line.id, to: email, by: by?.email ?? null }, line.at);
    return { ok: true };
  });
}
