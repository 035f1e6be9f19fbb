/** Somebody leaves the office: by an owner, or by whoever runs the server. */
import { lockExpert, readAvailability } from '../domain/bookings/bookings.store.server.ts';
import { readBookingsFor } from '../domain/bookings/staff-bookings.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { lockOwners, readStaffOf, removeStaffMember } from '../domain/staff/staff-members.store.server.ts';
import type { StaffRole } from '../domain/staff/who-may.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffMember } from './academy.server.ts';

type ComingHour = Awaited<ReturnType<typeof readBookingsFor>>[number];

export type StaffRemoval =
  | {
      ok: true;
      role: StaffRole;
      /** The trainer she was, when hours of hers can still be booked and nobody else of the office is her. */
      stillBookable: string | null;
    }
  /** 'first-staff': the server gives her the place again at every start. */
  | { ok: false; reason: 'not-staff' | 'last-owner' | 'first-staff' }
  /** Somebody comes to her: those hours are moved or cancelled first. The soonest first. */
  | { ok: false; reason: 'hours-to-come'; hours: ComingHour[] };

const mostHours = 500;

type By = {
  /** The owner who does it; nobody where a command of the server does. */
  staff?: StaffMember;
  /** Whom `ACADEMY_FIRST_STAFF` names, where there is a server. */
  firstStaff?: string | undefined;
};

/** Her sessions end with her place; what she did stays in the log under her address. `email` in lower case. */
export function removeStaff(
  { database, clock, uuid }: Pick<FlowContext, 'database' | 'clock' | 'uuid'>,
  email: string,
  { staff: by, firstStaff }: By = {},
): Promise<StaffRemoval> {
  return database.transaction<StaffRemoval>(async (tx) => {
    const now = clock();
    // Of two owners who are removed at once, the second is the last one.
    const owners = await lockOwners(tx);
    const staff = await readStaffOf(tx, () => true);
    const her = staff.find((one) => one.email === email);
    if (!her) return { ok: false, reason: 'not-staff' };
    if (email === firstStaff) return { ok: false, reason: 'first-staff' };
    if (owners.length === 1 && owners[0] === email) return { ok: false, reason: 'last-owner' };
    const { role, expert } = her;
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
    return { ok: true, role, stillBookable: isBookable ? expert : null };
  });
}
