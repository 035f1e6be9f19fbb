/**
 * The staff sign-in. Codes are created for every address alike, so that nobody learns who is staff; only later, when e-mails are
 * sent, those to strangers are dropped.
 *
 *     const staffAuth = makeStaffAuth({ database, secret, publicOrigin, clock, uuid, log, addressOf, secondFactor });
 */
import type { Entering, StaffAuth } from '../academy/staff/staff-auth.ts';
import { browserFamily } from '../academy/staff/browser-family.ts';
import { isRequired, type SecondFactorRule, stageOf } from '../academy/staff-sign-in/second-factor.ts';
import { keepPassedStep, readStaffAtStep } from '../academy/staff-sign-in/staff-sessions.service.ts';
import { noteSeen } from '../academy/sign-in/sessions.service.ts';
import { type CalledFrom, writeStaffLog } from '../academy/staff/staff-log.service.ts';
import {
  type CodeSignIn,
  type CodeSignInOptions,
  makeCodeSignIn,
} from '../academy/accounts/code-sign-in.service.ts';
import { markCookie, realms, type Visitor } from '../academy/accounts/realms.service.ts';
import { makePasskeys } from '../academy/staff-sign-in/passkeys.service.ts';
import { makeSecondStep } from '../academy/staff-sign-in/second-step.service.ts';
import { trustedDeviceOf, useTrustedDevice } from '../academy/staff-sign-in/trusted-devices.service.ts';

/** Whether an address is one of the staff API. */
export const isOfStaff = (pathname: string): boolean =>
  pathname === '/api/staff' || pathname.startsWith('/api/staff/');

export type StaffAuthOptions = CodeSignInOptions & {
  /** Whether roles that should have an authenticator app can sign in without. */
  secondFactor: SecondFactorRule;
};

type Parts = { options: StaffAuthOptions; codeSignIn: CodeSignIn };

const calledFrom = ({ addressOf }: StaffAuthOptions, request: Request): CalledFrom => ({
  address: addressOf(request),
  agent: browserFamily(request.headers.get('user-agent')),
});

/** How often it is noted that a session is in use. */
const notedEveryMs = 5 * 60_000;

/** The member of staff of this session, and the step of their sign-in. */
async function atStep(
  { options }: Parts,
  request: Request,
  visitor: Visitor | null,
): Promise<Entering | null> {
  const { database, secondFactor } = options;
  const found = visitor && (await readStaffAtStep(database.db, visitor));
  if (!found) return null;
  const { staff, addedAt, hasApp, hasPasskey, isPassed } = found;
  const { sessionId, seenAt } = visitor;
  const now = options.clock();
  if (now.getTime() - seenAt.getTime() >= notedEveryMs) await noteSeen(database.db, sessionId, now);
  const isNeeded = isRequired({ role: staff.role, addedAt }, secondFactor, now);
  return {
    staff: { ...staff, from: calledFrom(options, request) },
    stage: stageOf({ factor: hasApp || hasPasskey, passed: isPassed }, isNeeded),
    sessionId,
    hasApp,
    hasPasskey,
    isRequired: isNeeded,
  };
}

/** Passes the second step of a session that has just begun, where its device is trusted. */
async function passOnTrusted({ options }: Parts, request: Request, { email, sessionId }: Visitor) {
  const { database, clock } = options;
  const now = clock();
  if (!(await useTrustedDevice(database.db, options, { request, email, now }))) return false;
  await keepPassedStep(database.db, sessionId, now);
  return true;
}

type Noted = { email: string; act: 'sign-in' | 'sign-out'; detail?: Record<string, string> };

export function makeStaffAuth(options: StaffAuthOptions): StaffAuth {
  const { database, clock, uuid } = options;
  const codeSignIn = makeCodeSignIn(realms.staff, options);
  const parts: Parts = { options, codeSignIn };
  const note = (request: Request, { email, ...line }: Noted) => {
    const staff = { email, from: calledFrom(options, request) };
    return writeStaffLog(database.db, { id: uuid(), at: clock(), staff, subject: null, ...line });
  };
  const at = async (request: Request) => atStep(parts, request, await codeSignIn.visitorOf(request));
  const steps = { options, codeSignIn, at, calledFrom: (request: Request) => calledFrom(options, request) };
  return {
    async whoIs(request) {
      const someone = await at(request);
      return someone?.stage === 'in' ? someone.staff : null;
    },
    whoEnters: at,
    secondStep: makeSecondStep(steps),
    passkeys: makePasskeys(steps),
    trustedDevice: (request, email) => trustedDeviceOf(database.db, options, { request, email }),
    sendCode: (request, email) => codeSignIn.sendCode(request, email),
    async signIn(request, email, code) {
      const entered = await codeSignIn.signIn(request, email, code);
      if (!entered.ok) return entered;
      const { headers, visitor } = entered;
      const reached = (await atStep(parts, request, visitor))?.stage ?? 'in';
      const isTrusted = reached === 'code-needed' && (await passOnTrusted(parts, request, visitor));
      const stage = isTrusted ? 'in' : reached;
      await note(request, { email, act: 'sign-in', ...(isTrusted && { detail: { trustedDevice: 'yes' } }) });
      // A browser counts as known only after the second step.
      if (stage === 'in') headers.append('Set-Cookie', markCookie(realms.staff, visitor.email, options));
      return { ok: true, headers, stage };
    },
    async signOut(request) {
      const visitor = await codeSignIn.visitorOf(request);
      if (visitor) await note(request, { email: visitor.email, act: 'sign-out' });
      return codeSignIn.signOut(request);
    },
  };
}
