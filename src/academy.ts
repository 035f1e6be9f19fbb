/** The services of the academy, bound to {database, gateways, clock, ids}. Screens and the API see only this type. */
import type { CalledFrom } from './academy/staff/staff-log.service.ts';
import type { StaffRole } from './academy/staff/who-may.ts';
import type { bindAcademy } from './services.ts';

export type StaffMember = {
  email: string;
  role: StaffRole;
  /** For an expert: their slug as a trainer. */
  expert?: string;
  /** Where their request came from, for the log; the server fills it in. */
  from?: CalledFrom;
};

export type Academy = ReturnType<typeof bindAcademy>;
