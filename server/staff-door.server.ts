/**
 * The office's own door: whoever stands in the list of the staff. Codes are made for every address alike; only the postman,
 * later and elsewhere, drops the letters of strangers.
 *
 *     const staffDoor = makeStaffDoor({ database, secret, publicOrigin, clock, uuid, log, addressOf });
 */
import type { StaffDoor } from '../flows/staff-door.ts';
import { browserFamily } from '../domain/staff/browser-family.ts';
import { codeMinutes } from '../domain/staff/code-minutes.ts';
import { staffAccounts, staffCodes, staffSessions, staffUsers } from '../domain/staff/sign-in.table.ts';
import { writeStaffLog, type CalledFrom } from '../domain/staff/staff-log.store.server.ts';
import { findStaffMember } from '../domain/staff/staff-members.store.server.ts';
import { postCode } from '../mail/outbox.store.server.ts';
import { makeCodeDoor, type CodeDoorOptions } from './code-door.server.ts';
import type { CodeRealm } from './code-realm.ts';

const minuteMs = 60_000;

const office: CodeRealm = {
  name: 'staff',
  cookiePrefix: 'derb-staff',
  sessionHours: 12,
  codeMinutes,
  codeTries: 5,
  tables: { user: staffUsers, session: staffSessions, account: staffAccounts, verification: staffCodes },
  /** A code can be tried five times: the day's share of codes keeps guessing hopeless, even from many addresses at once. */
  limits: {
    codesPerEmailAndAddress: { most: 5, windowMs: 15 * minuteMs },
    // Far above what one person needs, so that a stranger who knows an address cannot soon shut its owner out.
    codesPerEmail: { most: 20, windowMs: 15 * minuteMs },
    codesPerEmailAndDay: { most: 100, windowMs: 24 * 60 * minuteMs },
    codesPerAddress: { most: 20, windowMs: 15 * minuteMs },
    triesPerEmailAndAddress: { most: 10, windowMs: 15 * minuteMs },
    triesPerAddress: { most: 40, windowMs: 15 * minuteMs },
  },
  // The office is few, and each of them may ask twenty times.
  isKnown: async () => false,
  mayEnter: async (db, email) => (await findStaffMember(db, email)) !== null,
  postCode: (db, code) => postCode(db, 'staff-code', code),
};

export function makeStaffDoor(options: CodeDoorOptions): StaffDoor {
  const { database, clock, uuid, addressOf } = options;
  const door = makeCodeDoor(office, options);
  const calledFrom = (request: Request): CalledFrom => ({
    address: addressOf(request),
    agent: browserFamily(request.headers.get('user-agent')),
  });
  const note = (request: Request, email: string, act: 'sign-in' | 'sign-out') => {
    const staff = { email, from: calledFrom(request) };
    return writeStaffLog(database.db, { id: uuid(), at: clock(), staff, act, subject: null });
  };
  return {
    async whoIs(request) {
      const visitor = await door.visitorOf(request);
      const staff = visitor && (await findStaffMember(database.db, visitor.email));
      return staff && { ...staff, from: calledFrom(request) };
    },
    sendCode: (request, email) => door.sendCode(request, email),
    async signIn(request, email, code) {
      const entered = await door.signIn(request, email, code);
      if (!entered.ok) return entered;
      await note(request, email, 'sign-in');
      return { ok: true, headers: entered.headers };
    },
    async signOut(request) {
      const visitor = await door.visitorOf(request);
      if (visitor) await note(request, visitor.email, 'sign-out');
      return door.signOut(request);
    },
  };
}
