/**
 * The sign-in of members: everybody may have a code, and what she sees afterwards is said by her orders.
 *
 *     const memberDoor = makeMemberDoor({ database, secret, publicOrigin, clock, uuid, log, addressOf });
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { MemberDoor } from '../site/academy-context.ts';
import { forgetOrders } from '../orders/order-cookie.ts';
import { codeMinutes, sessionDays } from './member.ts';
import { hasAccount } from './member-user.store.ts';
import { beginProfile } from './new-profile.store.ts';
import {
  endOtherSessions,
  endSession,
  endTokens,
  readSessions,
  removeOldSessions,
  renewSession,
} from './sessions.store.ts';
import { memberAccounts, memberCodes, memberSessions, memberUsers } from './sign-in.table.ts';
import { localeOfPath } from '../../platform/i18n/locale.ts';
import { postCode } from '../emails/outbox.store.ts';
import { makeCodeDoor, type CodeDoor, type CodeDoorOptions, type Visitor } from './code-door.service.ts';
import type { CodeRealm } from './code-realm.ts';
import { memberMark } from './known-browser.ts';

const minuteMs = 60_000;

const membersRealm: CodeRealm = {
  name: 'member',
  cookiePrefix: 'derb-member',
  sessionHours: sessionDays * 24,
  codeMinutes,
  codeTries: 5,
  tables: { user: memberUsers, session: memberSessions, account: memberAccounts, verification: memberCodes },
  limits: {
    codesPerEmailAndAddress: { most: 5, windowMs: 15 * minuteMs },
    // A part of the day's share of an e-mail address: nobody uses it up alone.
    codesPerEmailAndAddressAndDay: { most: 10, windowMs: 24 * 60 * minuteMs },
    // Every code is really posted: what one mailbox can be sent stays few, and more than one person needs.
    codesPerEmail: { most: 10, windowMs: 15 * minuteMs },
    codesPerEmailAndDay: { most: 30, windowMs: 24 * 60 * minuteMs },
    // Wide, because the phones of one mobile company share addresses.
    codesPerAddress: { most: 60, windowMs: 15 * minuteMs },
    triesPerEmailAndAddress: { most: 10, windowMs: 15 * minuteMs },
    triesPerAddress: { most: 120, windowMs: 15 * minuteMs },
  },
  isKnown: async (db, request, email, mark) =>
    memberMark.isKnown(request, email, mark) && (await hasAccount(db, email)),
  mayEnter: async () => true,
  postCode: (db, code) => postCode(db, 'member-code', code),
};

type Parts = { door: CodeDoor; options: CodeDoorOptions };

/** Two tabs that renew one session at once come to the same next one. */
const nextToken = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`member session after ${token}`).digest('base64url');

async function signIn(
  { door, options }: Parts,
  request: Request,
  { email, code }: { email: string; code: string },
): ReturnType<MemberDoor['signIn']> {
  const { database, clock } = options;
  const before = await door.visitorOf(request);
  const entered = await door.signIn(request, email, code);
  if (!entered.ok) return entered;
  const now = clock();
  if (before) await endAll(options, before);
  await beginProfile(database.db, {
    memberId: entered.visitor.userId,
    email: entered.visitor.email,
    locale: localeOfPath(new URL(request.url).pathname),
    unsubscribeToken: randomBytes(24).toString('base64url'),
    now,
  });
  await removeOldSessions(database.db, now);
  entered.headers.append('Set-Cookie', memberMark.cookieFor(entered.visitor.email, options));
  return { ok: true, headers: entered.headers };
}

/** A fault stands in the log before the page tells it in one sentence. */
async function noted<T>({ log }: CodeDoorOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.warn({ err: error }, 'A sign-in failed');
    throw error;
  }
}

/** A session with what came of it: the one that took its place, and those whose place it took. */
function endAll({ database, clock, secret }: CodeDoorOptions, { userId, token }: Visitor): Promise<void> {
  const tokens = [token, nextToken(secret, token)];
  return endTokens(database.db, { memberId: userId, tokens, now: clock() });
}

async function renewed({ door, options }: Parts, request: Request): Promise<Headers> {
  const visitor = await door.visitorOf(request);
  if (!visitor) return new Headers();
  const { database, clock, secret, uuid } = options;
  const next = nextToken(secret, visitor.token);
  const input = { token: visitor.token, nextToken: next, nextId: uuid(), now: clock() };
  const isRenewed = await database.transaction((tx) => renewSession(tx, input));
  return isRenewed ? door.handOver(next) : new Headers();
}

export function makeMemberDoor(options: CodeDoorOptions): MemberDoor {
  const { database, clock, secret } = options;
  const door = makeCodeDoor(membersRealm, options);
  const parts: Parts = { door, options };
  return {
    async whoIs(request) {
      const visitor = await door.visitorOf(request);
      return visitor && { id: visitor.userId, email: visitor.email };
    },
    sendCode: (request, email) => noted(options, () => door.sendCode(request, email)),
    signIn: (request, email, code) => noted(options, () => signIn(parts, request, { email, code })),
    async signOut(request) {
      const visitor = await door.visitorOf(request);
      if (visitor) await endAll(options, visitor);
      const headers = await door.signOut(request);
      // Orders open what was paid for as well: whoever has this browser next finds none of hers.
      headers.append('Set-Cookie', forgetOrders(options.publicOrigin));
      return headers;
    },
    renewed: (request) => renewed(parts, request),
    async devices(request) {
      const visitor = await door.visitorOf(request);
      if (!visitor) return [];
      const sessions = await readSessions(database.db, visitor.userId, clock());
      return sessions
        .map((session) => ({ ...session, isThis: session.id === visitor.sessionId }))
        .sort((one, other) => Number(other.isThis) - Number(one.isThis));
    },
    async endDevice(request, id) {
      const visitor = await door.visitorOf(request);
      if (!visitor) return false;
      const input = { memberId: visitor.userId, id, now: clock() };
      return database.transaction((tx) => endSession(tx, input));
    },
    async endOtherDevices(request) {
      const visitor = await door.visitorOf(request);
      if (!visitor) return;
      const { userId, token } = visitor;
      await endOtherSessions(database.db, { memberId: userId, keep: [token, nextToken(secret, token)] });
    },
  };
}
