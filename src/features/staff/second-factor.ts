/** The second step of the office's sign-in: a code of an authenticator app, after the one that came by e-mail. */
import { mayDecideClaims, mayManageStaff, mayRecordPayments, mayRefund, type StaffRole } from './who-may.ts';

/** 'required': owner and finance come in with it alone. 'offered': they are asked to set it up, and come in without. */
export type SecondFactorRule = 'required' | 'offered';

/**
 * 'code-needed': her app's six digits. 'set-up-needed': she must have an app and has none. Until she is 'in' nothing of the
 * office answers her but these two steps.
 */
export type EntryStage = 'code-needed' | 'set-up-needed' | 'in';

/** Whoever moves money, or gives others their place. */
export const needsSecondFactor = (role: StaffRole): boolean =>
  [mayRefund, mayDecideClaims, mayRecordPayments, mayManageStaff].some((may) => may({ role }));

export function stageOf(
  { role, hasFactor, isPassed }: { role: StaffRole; hasFactor: boolean; isPassed: boolean },
  rule: SecondFactorRule,
): EntryStage {
  if (hasFactor) return isPassed ? 'in' : 'code-needed';
  return rule === 'required' && needsSecondFactor(role) ? 'set-up-needed' : 'in';
}

export const recoveryCodeCount = 8;

/** What stands in the log of it; a colleague's act is 'second-factor-reset'. */
export type SecondFactorAct =
  | 'second-factor-set'
  | 'second-factor-recovery-used'
  | 'second-factor-codes-renewed'
  | 'second-factor-taken-off';
