import type { MadePasskey, PasskeyAnswer, Proof, Transport } from '../staff-sign-in/passkey.ts';
import type { EntryStage } from '../staff-sign-in/second-factor.ts';
import type { StaffMember } from '../../academy.ts';

/** Whoever has a session, and the step of the sign-in they are at. */
export type Entering = {
  staff: StaffMember;
  stage: EntryStage;
  /** Of the session, not its token. */
  sessionId: string;
  hasApp: boolean;
  hasPasskey: boolean;
  /** Whether they need an app or a passkey to sign in. */
  isRequired: boolean;
};

/**
 * 'wrong-code': so is a passkey whose answer does not count. 'not-here': it does not fit the current step of the sign-in, or nobody
 * is signed in.
 */
export type StepRefusal = { ok: false; reason: 'wrong-code' | 'too-many' | 'not-here' };

export type StepBegun = { ok: true; key: string; uri: string } | StepRefusal;
export type StepConfirmed = { ok: true; recoveryCodes: string[]; headers: Headers } | StepRefusal;
export type StepPassed = { ok: true; headers: Headers } | StepRefusal;
export type StepRecovered = { ok: true; headers: Headers; codesLeft: number } | StepRefusal;
export type CodesRenewed = { ok: true; recoveryCodes: string[] } | StepRefusal;
export type StepTakenOff = { ok: true } | StepRefusal | { ok: false; reason: 'must-have' };

/** Six digits of the app, or a passkey. `headers`: the session goes on under another cookie. */
export type SecondStep = {
  /** How many recovery codes are left. */
  codesLeft(email: string): Promise<number>;
  /**
   * A key for their app, shown here and nowhere else; the old one works until the new one is confirmed. Whoever has an app or a
   * passkey already proves it, or gives a recovery code.
   */
  begin(request: Request, proof: Proof): Promise<StepBegun>;
  /** The first code of the new key: from now on it is asked for. The recovery codes are shown here and nowhere else. */
  confirm(request: Request, code: string): Promise<StepConfirmed>;
  /**
   * A code of the app completes the sign-in, and works once; so does a passkey. `trust`: this device is not asked again for
   * `trustedDays`.
   */
  pass(request: Request, given: { proof: Proof; trust: boolean }): Promise<StepPassed>;
  /** So does a recovery code, once. */
  recover(request: Request, code: string): Promise<StepRecovered>;
  /** New recovery codes, which replace those that were left. */
  renewCodes(request: Request, proof: Proof): Promise<CodesRenewed>;
  /** The app is no longer asked for. Refused to whoever must have one, and has no passkey. */
  takeOff(request: Request, proof: Proof): Promise<StepTakenOff>;
};

/** How a browser reaches a passkey: the id of its credential, and its transports. */
export type PasskeyReached = { id: string; transports: Transport[] };

export type PasskeyAsked = {
  challenge: string;
  rpId: string;
  /** Empty: any passkey of the academy. */
  passkeys: PasskeyReached[];
  /** Whether a fingerprint, face or PIN is needed. */
  isAlone: boolean;
};
export type PasskeyBegun = {
  challenge: string;
  rpId: string;
  /** In base64url: says nothing about them. */
  userId: string;
  email: string;
  algorithms: number[];
  /** Theirs already: a device makes no second one. */
  passkeys: PasskeyReached[];
};

/** `recoveryCodes`: null where they had some. `headers`: for the first one, the session goes on under another cookie. */
type PasskeyAdded = { ok: true; recoveryCodes: string[] | null; headers: Headers } | StepRefusal;
type PasskeyRemoved = { ok: true } | StepRefusal | { ok: false; reason: 'must-have' | 'not-found' };

/** Passkeys: with a fingerprint, face or PIN one signs in alone, without it is a second step. */
export type Passkeys = {
  /** For a sign-in by a passkey alone. The answer is the same for everybody. */
  askAlone(request: Request): Promise<({ ok: true } & PasskeyAsked) | { ok: false; reason: 'too-many' }>;
  signIn(
    request: Request,
    answer: PasskeyAnswer,
  ): Promise<{ ok: true; headers: Headers } | { ok: false; reason: 'wrong-code' | 'too-many' }>;
  /** For the second step, or a proof. */
  ask(request: Request): Promise<({ ok: true } & PasskeyAsked) | StepRefusal>;
  /** What a browser needs to make one. Whoever has an app or a passkey already proves it, or gives a recovery code. */
  begin(request: Request, proof: Proof): Promise<({ ok: true } & PasskeyBegun) | StepRefusal>;
  add(request: Request, made: { name: string; passkey: MadePasskey }): Promise<PasskeyAdded>;
  /** Without a proof, unless it is the last second step they have. */
  remove(request: Request, id: string, proof: Proof): Promise<PasskeyRemoved>;
};

export type StaffAuth = {
  /** The signed-in member of staff of this request, or null. */
  whoIs(request: Request): Promise<StaffMember | null>;
  /** Whoever has a session, even before the sign-in is complete. */
  whoEnters(request: Request): Promise<Entering | null>;
  secondStep: SecondStep;
  passkeys: Passkeys;
  /** The id of the trusted device that sent the request; null where it is not trusted. */
  trustedDevice(request: Request, email: string): Promise<string | null>;
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
