/** Who works here, as verbs of the owner. */
import type { readBookingsFor } from '../domain/bookings/staff-bookings.store.server.ts';
import type { StaffRole } from '../domain/staff/who-may.ts';
import type { StaffMember } from './academy.server.ts';
import type { StaffRemoval } from './remove-staff.server.ts';

export type { StaffMember };

export type ComingHour = Awaited<ReturnType<typeof readBookingsFor>>[number];

export type PlaceGiven =
  | { ok: true; role: StaffRole; expert: string | null; isNew: boolean }
  | { ok: false; reason: 'unknown-trainer' | 'is-staff-already' | 'not-staff' | 'last-owner' }
  /** Another owner was first: this is what she is now. */
  | { ok: false; reason: 'changed-meanwhile'; role: StaffRole }
  /** Somebody comes to her, and nobody else is that trainer: those hours are moved or cancelled first. */
  | { ok: false; reason: 'hours-to-come'; hours: ComingHour[] };

export type StaffColleague = {
  email: string;
  role: StaffRole;
  expert: string | null;
  addedAt: Date;
  /** Null for whoever has not signed in yet. */
  lastSignIn: Date | null;
  /** Since when an authenticator app is asked of her beside the code; null without one. */
  secondFactorSince: Date | null;
};

export type StaffPlaceVerbs = {
  /** In the order in which they came. Who may: `mayManageStaff`, as for all that follow. */
  colleagues(): Promise<StaffColleague[]>;
  /** `seen`: what she was when it was decided; null gives a place to somebody who has none. */
  giveStaffPlace(input: {
    email: string;
    role: StaffRole;
    expert: string | null;
    seen: StaffRole | null;
    staff: StaffMember;
  }): Promise<PlaceGiven>;
  /** She is out at once; what she did stays in the log. */
  removeStaff(input: { email: string; staff: StaffMember }): Promise<StaffRemoval>;
};
