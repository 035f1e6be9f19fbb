/** The verbs of the academy, bound to {database, gateways, clock, ids}. Screens and the wire see this type and nothing behind it. */
import type { CalledFrom } from './features/staff/staff-log.store.ts';
import type { StaffRole } from './features/staff/who-may.ts';
import type { bindAcademy } from './services.ts';

export type StaffMember = {
  email: string;
  role: StaffRole;
  /** Slug of the trainer she is, for an expert. */
  expert?: string;
  /** Where her request came from, for the log; the door fills it in. */
  from?: CalledFrom;
};

export type Academy = ReturnType<typeof bindAcademy>;
