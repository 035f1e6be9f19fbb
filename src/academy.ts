/** The services of the academy, bound to {database, gateways, clock, ids}. Screens and the API see this type and nothing behind it. */
import type { CalledFrom } from './features/staff/staff-log.store.ts';
import type { StaffRole } from './features/staff/who-may.ts';
import type { bindAcademy } from './services.ts';

export type StaffMember = {
  email: string;
  role: StaffRole;
  /** Slug of the trainer they are, for an expert. */
  expert?: string;
  /** Where their request came from, for the log; the server fills it in. */
  from?: CalledFrom;
};

export type Academy = ReturnType<typeof bindAcademy>;
