/**
 * The sign-in of members: everybody may have a code, and what she sees afterwards is said by her orders.
 *
 *     const memberDoor = makeMemberDoor({ database, secret, publicOrigin, clock, uuid, log, addressOf });
 */
import { createHmac, randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, like, lte, ne, or, sql } from 'drizzle-orm';
import type { MemberAuth, MemberSignedIn } from '../site/academy-context.ts';
import { forgetOrders } from '../orders/order-cookie.ts';
import { codeMinutes, sessionDays } from './member.ts';
import { hasAccount } from './account.store.ts';
import { memberAccounts, memberCodes, memberSessions, memberUsers } from './sign-in.table.ts';
import { type Locale, localeOfPath } from '../../platform/i18n/locale.ts';
import { postCode } from '../emails/outbox.store.ts';
import {
  type CodeSignIn,
  type CodeSignInOptions,
  makeCodeSignIn,
  type Visitor,
} from './code-sign-in.service.ts';
import { type CodeRealm, memberMark } from './code-realm.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../orders/orders.table.ts';
import { callName } from '../../platform/people/person.ts';
import { foldName, isAcademyName } from './folded-name.ts';
import { memberProfiles } from './member.table.ts';

/**
 * Where a member is signed in. A session in use is renewed once a day: another takes its place, and for a few minutes the old
 * one stays good beside it, because tabs that were on their way, and an answer that got lost, still carry it.
 */
const minuteMs = 60_000;
const sessionMs = sessionDays * 24 * 60 * minuteMs;
const renewAfterMs = 24 * 60 * minuteMs;
const graceMs = 10 * minuteMs;

const graceEnds = (now: Date): Date => new Date(now.getTime() + graceMs);

type Session = { id: string; agent: string; since: Date; lastSeen: Date };

/** Newest use first; without those whose place another has taken. `lastSeen` is exact to the day. */
async function readSessions(db: Handle, memberId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .select()
    .from(memberSessions)
    .where(and(eq(memberSessions.userId, memberId), gt(memberSessions.expiresAt, graceEnds(now))))
    .orderBy(desc(memberSessions.updatedAt), asc(memberSessions.id));
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    agent: userAgent ?? '',
    since: createdAt,
    lastSeen: updatedAt,
  }));
}

/** Ends one session of hers; false when it is not hers. Those in their last minutes go with it: they lead to it. */
async function endSession(
  tx: Handle,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<boolean> {
  const mine = eq(memberSessions.userId, memberId);
  const ended = await tx
    .delete(memberSessions)
    .where(and(mine, eq(memberSessions.id, id)))
    .returning({ id: memberSessions.id });
  if (ended.length === 0) return false;
  await tx.delete(memberSessions).where(and(mine, lte(memberSessions.expiresAt, graceEnds(now))));
  return true;
}

/** Ends every session of hers but those with these tokens. */
async function endOtherSessions(
  db: Handle,
  { memberId, keep }: { memberId: string; keep: readonly [string, ...string[]] },
): Promise<void> {
  const others = keep.map((token) => ne(memberSessions.token, token));
  await db.delete(memberSessions).where(and(eq(memberSessions.userId, memberId), ...others));
}

/** Ends the sessions of these tokens, and of hers those in their last minutes. */
async function endTokens(
  db: Handle,
  { memberId, tokens, now }: { memberId: string; tokens: readonly string[]; now: Date },
): Promise<void> {
  await db
    .delete(memberSessions)
    .where(
      and(
        eq(memberSessions.userId, memberId),
        or(inArray(memberSessions.token, [...tokens]), lte(memberSessions.expiresAt, graceEnds(now))),
      ),
    );
}

/**
 * True when the session of `token` has another in its place now, under `nextToken`: made here when the old one is older than a
 * day of use, or a moment ago by another tab. Call it in a transaction. A session that was ended is never made again.
 */
async function renewSession(
  tx: Handle,
  { token, nextToken, nextId, now }: { token: string; nextToken: string; nextId: string; now: Date },
): Promise<boolean> {
  const [old] = await tx
    .update(memberSessions)
    .set({ expiresAt: graceEnds(now) })
    .where(
      and(
        eq(memberSessions.token, token),
        lte(memberSessions.updatedAt, new Date(now.getTime() - renewAfterMs)),
        gt(memberSessions.expiresAt, graceEnds(now)),
      ),
    )
    .returning();
  if (old) {
    const expiresAt = new Date(now.getTime() + sessionMs);
    await tx
      .insert(memberSessions)
      .values({ ...old, id: nextId, token: nextToken, expiresAt, updatedAt: now });
    return true;
  }
  const next = await tx
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(eq(memberSessions.token, nextToken));
  return next.length > 0;
}

/** Forgets sessions that have run out. */
async function removeOldSessions(db: Handle, now: Date): Promise<void> {
  await db.delete(memberSessions).where(lte(memberSessions.expiresAt, now));
}

/** What a member's profile begins with: her first name, with a number where another member is called so, and nothing else. */

/** For whose orders say no plain name. */
const nameless: Record<Locale, string> = { en: 'Member', ar: 'عضوة' };

const mostTries = 20;

async function hasProfile(db: Handle, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: memberProfiles.memberId })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return rows.length > 0;
}

/** The name, or the name with the first number that nobody has: 'Salma 2'. */
async function freeName(db: Handle, name: string): Promise<string> {
  const { foldedName } = memberProfiles;
  const folded = foldName(name);
  const rows = await db
    .select({ foldedName })
    .from(memberProfiles)
    .where(like(foldedName, `${folded}%`));
  const taken = new Set(rows.map((row) => row.foldedName));
  if (!taken.has(folded) && !isAcademyName(folded)) return name;
  let number = 2;
  while (taken.has(foldName(`${name} ${number}`))) number += 1;
  return `${name} ${number}`;
}

/**
 * Makes the profile when there is none; a profile that is there stays as it is. Letters of the community wait until she asks
 * for them. `unsubscribeToken` is unguessable.
 */
async function beginProfile(
  db: Handle,
  who: { memberId: string; email: string; locale: Locale; unsubscribeToken: string; now: Date },
): Promise<void> {
  const { memberId, email, locale, unsubscribeToken, now } = who;
  if (await hasProfile(db, memberId)) return;
  const [newest] = await db
    .select({
      name: sql<string>`case when ${orders.email} = ${email} then ${orders.name} else ${orders.recipientName} end`,
    })
    .from(orders)
    .where(or(eq(orders.email, email), eq(orders.recipientEmail, email)))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  const name = callName(newest?.name ?? null) ?? nameless[locale];
  // A number that somebody else takes in the meantime is passed over at the next try.
  for (let tries = 0; tries < mostTries; tries += 1) {
    const displayName = await freeName(db, name);
    const rows = await db
      .insert(memberProfiles)
      .values({
        memberId,
        displayName,
        foldedName: foldName(displayName),
        city: '',
        about: '',
        locale,
        wantsDigest: false,
        unsubscribeToken,
        joinedAt: now,
      })
      .onConflictDoNothing()
      .returning({ memberId: memberProfiles.memberId });
    if (rows.length > 0 || (await hasProfile(db, memberId))) return;
  }
  throw new Error('No name was free');
}

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

type Parts = { door: CodeSignIn; options: CodeSignInOptions };

/** Two tabs that renew one session at once come to the same next one. */
const nextToken = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`member session after ${token}`).digest('base64url');

async function signIn(
  { door, options }: Parts,
  request: Request,
  { email, code }: { email: string; code: string },
): Promise<MemberSignedIn> {
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
async function noted<T>({ log }: CodeSignInOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.warn({ err: error }, 'A sign-in failed');
    throw error;
  }
}

/** A session with what came of it: the one that took its place, and those whose place it took. */
function endAll({ database, clock, secret }: CodeSignInOptions, { userId, token }: Visitor): Promise<void> {
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

export function makeMemberAuth(options: CodeSignInOptions): MemberAuth {
  const { database, clock, secret } = options;
  const door = makeCodeSignIn(membersRealm, options);
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
