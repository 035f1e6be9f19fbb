/**
 * The staff sign-in. Codes are created for every address alike, so that nobody learns who is staff; only later, when e-mails are
 * sent, those to strangers are dropped.
 *
 *     const staffAuth = makeStaffAuth({ database, secret, publicOrigin, clock, uuid, log, addressOf, secondFactor });
 */
import type { StaffAuth } from '../features/staff/staff-auth.ts';
import { browserFamily } from '../features/staff/browser-family.ts';
import { needsSecondFactor, type SecondFactorRule, stageOf } from '../features/staff/second-factor.ts';
import { readSecondStep } from '../features/staff/second-factor.store.ts';
import { type CalledFrom, writeStaffLog } from '../features/staff/staff-log.store.ts';
import { findStaffMember } from '../features/staff/staff-members.store.ts';
import {
  type CodeSignIn,
  type CodeSignInOptions,
  makeCodeSignIn,
  type Visitor,
} from '../features/accounts/code-sign-in.service.ts';
import { markCookie, realms } from '../features/accounts/realms.store.ts';
import { type AtStep, makeSecondStep } from '../features/staff/second-step.service.ts';

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

/** The member of staff of this session, and the step of their sign-in. */
async function atStep({ options }: Parts, request: Request, visitor: Visitor | null): Promise<AtStep | null> {
  const { database, secondFactor } = options;
  const staff = visitor && (await findStaffMember(database.db, visitor.email));
  if (!visitor || !staff) return null;
  const { email, role } = staff;
  const { sessionId } = visitor;
  const { hasFactor, isPassed } = await readSecondStep(database.db, { email, sessionId });
  const isAdvised = needsSecondFactor(role);
  return {
    staff: { ...staff, from: calledFrom(options, request) },
    stage: stageOf({ role, hasFactor, isPassed }, secondFactor),
    hasFactor,
    isRequired: isAdvised && secondFactor === 'required',
    isAdvised,
    sessionId,
  };
}

export function makeStaffAuth(options: StaffAuthOptions): StaffAuth {
  const { database, clock, uuid } = options;
  const codeSignIn = makeCodeSignIn(realms.staff, options);
  const parts: Parts = { options, codeSignIn };
  const note = (request: Request, email: string, act: 'sign-in' | 'sign-out') => {
    const staff = { email, from: calledFrom(options, request) };
    return writeStaffLog(database.db, { id: uuid(), at: clock(), staff, act, subject: null });
  };
  const at = async (request: Request) => atStep(parts, request, await codeSignIn.visitorOf(request));
  return {
    async whoIs(request) {
      const someone = await at(request);
      return someone?.stage === 'in' ? someone.staff : null;
    },
    async whoEnters(request) {
      const someone = await at(request);
      if (someone === null) return null;
      const { sessionId: _, ...entering } = someone;
      return entering;
    },
    secondStep: makeSecondStep({ options, codeSignIn, at }),
    sendCode: (request, email) => codeSignIn.sendCode(request, email),
    async signIn(request, email, code) {
      const entered = await codeSignIn.signIn(request, email, code);
      if (!entered.ok) return entered;
      await note(request, email, 'sign-in');
      const { headers, visitor } = entered;
      const stage = (await atStep(parts, request, visitor))?.stage ?? 'in';
      // A browser counts as known only after the second step.
      if (stage === 'in') headers.append('Set-Cookie', markCookie(realms.staff, visitor.email, options));
      return { ok: true, headers, stage };
    },
    async signOut(request) {
      const visitor = await codeSignIn.visitorOf(request);
      if (visitor) await note(request, visitor.email, 'sign-out');
      return codeSignIn.signOut(request);
    },
  };
}
