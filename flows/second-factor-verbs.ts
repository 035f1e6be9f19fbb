/** What the office does about somebody's authenticator app, as verbs. Her own is the door's. */
import type { StaffMember } from './academy.server.ts';

export type ResetSecondFactor =
  | { ok: true }
  | { ok: false; reason: 'about-herself' | 'not-staff' | 'no-second-factor' };

export type StaffSecondFactorVerbs = {
  /** A colleague's app and her recovery codes go, because her phone is gone; she is signed out, and a letter tells her. */
  resetSecondFactor(input: { email: string; by: StaffMember }): Promise<ResetSecondFactor>;
};
