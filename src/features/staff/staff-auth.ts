import type { EntryStage } from './second-factor.ts';
import type { StaffMember } from '../../academy.ts';

/** Whoever has a session, and the step of the sign-in they are at. */
export type Entering = {
  staff: StaffMember;
  stage: EntryStage;
  /** Whether they have an authenticator app. */
  hasFactor: boolean;
  /** Whether they need one to sign in. */
  isRequired: boolean;
  /** Whether one is recommended for their role, required or not. */
  isAdvised: boolean;
};

/** 'not-here': it does not fit the current step of the sign-in, or nobody is signed in. */
export type StepRefusal = { ok: false; reason: 'wrong-code' | 'too-many' | 'not-here' };

export type StepBegun = { ok: true; key: string; uri: string } | StepRefusal;
export type StepConfirmed = { ok: true; recoveryCodes: string[]; headers: Headers } | StepRefusal;
export type StepPassed = { ok: true; headers: Headers } | StepRefusal;
export type StepRecovered = { ok: true; headers: Headers; codesLeft: number } | StepRefusal;
export type CodesRenewed = { ok: true; recoveryCodes: string[] } | StepRefusal;
export type StepTakenOff = { ok: true } | StepRefusal | { ok: false; reason: 'must-have' };

/** Six digits of the app. `headers`: the session goes on under another cookie. */
export type SecondStep = {
  /** How many recovery codes are left. */
  codesLeft(email: string): Promise<number>;
  /**
   * A key for their app, shown here and nowhere else; the old one works until the new one is confirmed. Whoever has an app already
   * gives a code of it, or a recovery code.
   */
  begin(request: Request, code: string | null): Promise<StepBegun>;
  /** The first code of the new key: from now on it is asked for. The recovery codes are shown here and nowhere else. */
  confirm(request: Request, code: string): Promise<StepConfirmed>;
  /** A code of the app completes the sign-in; each works once. */
  pass(request: Request, code: string): Promise<StepPassed>;
  /** So does a recovery code, once. */
  recover(request: Request, code: string): Promise<StepRecovered>;
  /** New recovery codes, which replace those that were left. */
  renewCodes(request: Request, code: string): Promise<CodesRenewed>;
  /** The app is no longer asked for. Refused to whoever must have one. */
  takeOff(request: Request, code: string): Promise<StepTakenOff>;
};

export type StaffAuth = {
  /** The signed-in member of staff of this request, or null. */
  whoIs(request: Request): Promise<StaffMember | null>;
  /** Whoever has a session, even before the sign-in is complete. */
  whoEnters(request: Request): Promise<Entering | null>;
  secondStep: SecondStep;
  /** Sends a six-digit code when the address belongs to staff; answers the same either way. `address`: the caller's IP address, for limits. */
  sendCode(request: Request, email: string): Promise<{ ok: true } | { ok: false; reason: 'too-many' }>;
  signIn(
    request: Request,
    email: string,
    code: string,
  ): Promise<
    { ok: true; headers: Headers; stage: EntryStage } | { ok: false; reason: 'wrong-code' | 'too-many' }
  >;
  signOut(request: Request): Promise<Headers>;
};
