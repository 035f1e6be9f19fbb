/** Somebody gets a place in the office, or another role: by an owner, or by whoever runs the server. */
import { lockExpert } from '../domain/bookings/bookings.store.server.ts';
import { readBookingsFor } from '../domain/bookings/staff-bookings.store.server.ts';
import { readTrainers } from '../domain/catalogue/catalogue.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { lockOwners, readStaffOf, writeStaffMember } from '../domain/staff/staff-members.store.server.ts';
import type { StaffRole } from '../domain/staff/who-may.ts';
import { postStaffPlace } from '../mail/outbox.store.server.ts';
import type { Handle } from '../db/handle.ts';
import type { FlowContext } from './flow-context.ts';
import type { ComingHour, PlaceGiven, StaffMember } from './staff-place-verbs.ts';

type Place = { role: StaffRole; expert: string | null };

export type GiveStaffPlace = Place & {
  /** Lower case. */
  email: string;
  /** What she was when it was decided, null for nobody; left out, it does not matter. */
  seen?: StaffRole | null;
  /** The owner who does it; nobody where a command of the server does. */
  staff?: StaffMember;
};

const mostHours = 500;

/** Hours that nobody would come to, were she no longer that expert. */
async function hoursLost(tx: Handle, her: Place & { email: string }, now: Date): Promise<ComingHour[]> {
  const { expert } = her;
  if (expert === null) return [];
  const others = await readStaffOf(tx, () => true);
  if (others.some((one) => one.email !== her.email && one.expert === expert)) return [];
  await lockExpert(tx, expert);
  return readBookingsFor(tx, { expert, show: 'coming', now, most: mostHours });
}

async function mayNot(
  tx: Handle,
  wanted: GiveStaffPlace,
  now: Date,
): Promise<Exclude<PlaceGiven, { ok: true }> | null> {
  const { email, role, expert, seen } = wanted;
  const owners = await lockOwners(tx);
  const her = (await readStaffOf(tx, () => true)).find((one) => one.email === email);
  if (seen === null && her) return { ok: false, reason: 'is-staff-already' };
  if (seen !== undefined && seen !== null && !her) return { ok: false, reason: 'not-staff' };
  if (seen && her && her.role !== seen) return { ok: false, reason: 'changed-meanwhile', role: her.role };
  if (role !== 'owner' && owners.length === 1 && owners[0] === email)
    return { ok: false, reason: 'last-owner' };
  if (her && her.expert !== expert) {
    const hours = await hoursLost(tx, her, now);
    if (hours.length > 0) return { ok: false, reason: 'hours-to-come', hours };
  }
  return null;
}

/** Whoever is new gets a letter. An expert is one of the trainers; nobody else has one. */
export async function giveStaffPlace(
  { database, clock, uuid }: Pick<FlowContext, 'database' | 'clock' | 'uuid'>,
  wanted: GiveStaffPlace,
): Promise<PlaceGiven> {
  const { email, role, staff } = wanted;
  const expert = role === 'expert' ? wanted.expert : null;
  const trainers = role === 'expert' ? await readTrainers(database.db) : [];
  if (role === 'expert' && !trainers.some(({ slug }) => slug === expert))
    return { ok: false, reason: 'unknown-trainer' };
  const given = await database.transaction<PlaceGiven>(async (tx) => {
    const now = clock();
    const refused = await mayNot(tx, { ...wanted, expert }, now);
    if (refused) return refused;
    const before = (await readStaffOf(tx, () => true)).find((one) => one.email === email) ?? null;
    if (!(await writeStaffMember(tx, { email, role, expert, addedAt: now }, before !== null)))
      return { ok: false, reason: 'is-staff-already' };
    await writeStaffLog(tx, {
      id: uuid(),
      at: now,
      act: before ? 'change-staff-role' : 'join-staff',
      ...(staff ? { staff, subject: email } : { email, subject: null }),
      before: before && { role: before.role, expert: before.expert },
      after: { role, expert },
    });
    if (!before) await postStaffPlace(tx, { id: uuid(), to: email }, now);
    return { ok: true, role, expert, isNew: before === null };
  });
  if (given.ok && given.isNew) await database.notify('outbox');
  return given;
}
