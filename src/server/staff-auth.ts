/**
 * The staff sign-in: whoever stands in the list of the staff. Codes are made for every address alike; only the postman,
 * later and elsewhere, drops the emails of strangers.
 *
 *     const staffDoor = makeStaffDoor({ database, secret, publicOrigin, clock, uuid, log, addressOf, secondFactor });
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
  /** Whether whoever must have an authenticator app comes in without. */
  secondFactor: SecondFactorRule;
};

type Parts = { options: StaffAuthOptions; door: CodeSignIn };

const calledFrom = ({ addressOf }: StaffAuthOptions, request: Request): CalledFrom => ({
  address: addressOf(request),
  agent: browserFamily(request.headers.get('user-agent')),
});

/** Who of the staff has this session, and what is still asked of them. */
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
  const door = makeCodeSignIn(realms.staff, options);
  const parts: Parts = { options, door };
  const note = (request: Request, email: string, act: 'sign-in' | 'sign-out') => {
    const staff = { email, from: calledFrom(options, request) };
    return writeStaffLog(database.db, { id: uuid(), at: clock(), staff, act, subject: null });
  };
  const at = async (request: Request) => atStep(parts, request, await door.visitorOf(request));
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
    secondStep: makeSecondStep({ options, door, at }),
    sendCode: (request, email) => door.sendCode(request, email),
    async signIn(request, email, code) {
      const entered = await door.signIn(request, email, code);
      if (!entered.ok) return entered;
      await note(request, email, 'sign-in');
      const { headers, visitor } = entered;
      const stage = (await atStep(parts, request, visitor))?.stage ?? 'in';
      // Before the second step a browser is nobody's yet.
      if (stage === 'in') headers.append('Set-Cookie', markCookie(realms.staff, visitor.email, options));
      return { ok: true, headers, stage };
    },
    async signOut(request) {
      const visitor = await door.visitorOf(request);
      if (visitor) await note(request, visitor.email, 'sign-out');
      return door.signOut(request);
    },
  };
}
