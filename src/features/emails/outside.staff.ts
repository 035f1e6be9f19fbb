/** Why whoever asks is not in the office yet. */
import type { Entering } from '../staff/staff-door.ts';
import { refuseStaff, type StaffFailure } from '../staff/staff-failures.ts';

/** `entering` is null for a stranger; else she is not in. */
export function refuseOutside(entering: Entering | null): StaffFailure {
  if (entering === null) return refuseStaff('sign-in-needed');
  return refuseStaff(entering.stage === 'code-needed' ? 'second-factor-needed' : 'second-factor-missing');
}
