/** How staff ask who is there: what screens and the API know of the door behind them. */
import type { EntryStage } from './second-factor.ts';
import type { StaffMember } from '../../academy.ts';

/** Whoever has a session, and what is still asked of her before anything of staff answer her. */
export type Entering = {
  staff: StaffMember;
  stage: EntryStage;
  /** Whether she has an authenticator app. */
  hasFactor: boolean;
  /** Whether she must have one to come in. */
  isRequired: boolean;
  /** Whether her role is one that should have it, required or not. */
  isAdvised: boolean;
};

/** 'not-here': what was asked does not fit what she still has to do, or nobody is signed in. */
export type StepRefusal = { ok: false; reason: 'wrong-code' | 'too-many' | 'not-here' };

export type StepBegun = { ok: true; key: string; uri: string } | StepRefusal;
export type StepConfirmed = { ok: true; recoveryCodes: string[]; headers: Headers } | StepRefusal;
export type StepPassed = { ok: true; headers: Headers } | StepRefusal;
export type StepRecovered = { ok: true; headers: Headers; codesLeft: number } | StepRefusal;
export type CodesRenewed = { ok: true; recoveryCodes: string[] } | StepRefusal;
export type StepTakenOff = { ok: true } | StepRefusal | { ok: false; reason: 'must-have' };

/** Six digits of her app. `headers`: her session goes on under another cookie. */
export type SecondStep = {
  /** How many recovery codes she has left. */
  codesLeft(email: string): Promise<number>;
  /**
   * A key for her app, told here and nowhere else; what she had works on until it is confirmed. Whoever has an app already
   * shows a code of it, or a recovery code.
   */
  begin(request: Request, code: string | null): Promise<StepBegun>;
  /** The first code of the new key: from now on it is asked for. The recovery codes are told here and nowhere else. */
  confirm(request: Request, code: string): Promise<StepConfirmed>;
  /** A code of her app lets her in; each works once. */
  pass(request: Request, code: string): Promise<StepPassed>;
  /** So does a recovery code, once. */
  recover(request: Request, code: string): Promise<StepRecovered>;
  /** Others in place of the recovery codes that were left. */
  renewCodes(request: Request, code: string): Promise<CodesRenewed>;
  /** Her app is no longer asked for. Not for who must have one. */
  takeOff(request: Request, code: string): Promise<StepTakenOff>;
};

export type StaffAuth = {
  /** The member of staff of this request who has come in, or null. */
  whoIs(request: Request): Promise<StaffMember | null>;
  /** Whoever has a session, though she may not be in yet. */
  whoEnters(request: Request): Promise<Entering | null>;
  secondStep: SecondStep;
  /** Sends a six-digit code when the address belongs to staff; answers the same either way. `address` is the caller's, for limits. */
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
