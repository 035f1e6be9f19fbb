/** The sign-in of members. Everybody may have a code; what they see afterwards depends on their orders. */
import { findGiftToTake } from '../../selling/orders/orders.service.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { desc, eq, like, or, sql } from 'drizzle-orm';
import type { MemberAuth, SignedInByPhone } from '../../academy/frame/academy-context.ts';
import { clearOrdersCookie } from '../../academy/accounts/order-cookie.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { type AcademySecret, secretNow, secretsOf } from '../../platform/secret.ts';
import { type Locale, localeOfPath } from '../../platform/i18n/locale.ts';
import {
  type CodeSignIn,
  type CodeSignInOptions,
  makeCodeSignIn,
} from '../../academy/accounts/code-sign-in.service.ts';
import { markCookie, realms, type Visitor } from '../../academy/accounts/realms.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { callName } from '../../platform/people/person.ts';
import { foldName, isAcademyName } from '../../academy/accounts/folded-name.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import {
  endOtherSessions,
  endSession,
  endTokens,
  readSessions,
  renewAfterMs,
  renewSession,
} from '../../academy/sign-in/sessions.service.ts';
import { insertProfile } from '../../academy/accounts/profiles.service.ts';

/** The display name when no order has a plain name: whoever signs in need be neither a member nor a woman. */
const nameless: Record<Locale, string> = { en: 'Guest', ar: 'ضيف', fr: 'Profil' };

const mostTries = 20;

async function hasProfile(db: Handle, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: memberProfiles.memberId })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return rows.length > 0;
}

/** The name, or the name with the first free number: 'Salma 2'. */
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
 * Makes a profile, with nothing but a first name, unless there is one. Community e-mails start off, until the member asks for
 * them. `unsubscribeToken` is unguessable.
 */
async function beginProfile(
  db: Handle,
  who: { memberId: string; email: string; locale: Locale; unsubscribeToken: string; now: Date },
): Promise<void> {
  const { memberId, email, locale, unsubscribeToken, now } = who;
  const newest = db
    .select({
      name: sql`case when ${orders.email} = ${email} then ${orders.name} else ${orders.recipientName} end`.as(
        'name',
      ),
    })
    .from(orders)
    .where(or(eq(orders.email, email), eq(orders.recipientEmail, email)))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  const [known] = await db
    .select({
      profile: memberProfiles.memberId,
      name: sql<string | null>`case when ${memberProfiles.memberId} is null then (${newest}) end`,
    })
    .from(memberUsers)
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, memberUsers.id))
    .where(eq(memberUsers.id, memberId));
  if (!known || known.profile !== null) return;
  const name = callName(known.name) ?? nameless[locale];
  // If somebody else takes the number meanwhile, the next try finds another.
  for (let tries = 0; tries < mostTries; tries += 1) {
    const displayName = await freeName(db, name);
    const profile = { memberId, displayName, locale, unsubscribeToken, joinedAt: now };
    if ((await insertProfile(db, profile)) || (await hasProfile(db, memberId))) return;
  }
  throw new Error('No name was free');
}

type Parts = { codeSignIn: CodeSignIn; options: CodeSignInOptions };

/** Derived, so that two tabs that renew one session at once get the same new one. */
const nextToken = (secret: AcademySecret, token: string): string => nextTokenWith(secretNow(secret), token);
const nextTokenWith = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`member session after ${token}`).digest('base64url');

/** A session's token with those of the sessions that may have replaced it. */
const withNext = (secret: AcademySecret, token: string): [string, ...string[]] => [
  token,
  ...secretsOf(secret).map((one) => nextTokenWith(one, token)),
];

async function signIn(
  { codeSignIn, options }: Parts,
  request: Request,
  enter: () => ReturnType<CodeSignIn['signIn']>,
): Promise<SignedInByPhone> {
  const { database, clock } = options;
  const before = await codeSignIn.visitorOf(request);
  const entered = await enter();
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
  entered.headers.append('Set-Cookie', markCookie(realms.member, entered.visitor.email, options));
  return { ok: true, headers: entered.headers, email: entered.visitor.email };
}

/** Logs a failure before the page reports it in one sentence. */
async function logged<T>({ log }: CodeSignInOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.warn({ err: error }, 'A sign-in failed');
    throw error;
  }
}

/** Ends a session together with the one that replaced it and those it replaced. */
function endAll({ database, clock, secret }: CodeSignInOptions, { userId, token }: Visitor): Promise<void> {
  const tokens = withNext(secret, token);
  return endTokens(database.db, { memberId: userId, tokens, now: clock() });
}

async function renewed({ codeSignIn, options }: Parts, request: Request): Promise<Headers> {
  const visitor = await codeSignIn.visitorOf(request);
  if (!visitor) return new Headers();
  const { database, clock, secret, uuid } = options;
  if (clock().getTime() - visitor.seenAt.getTime() < renewAfterMs) return new Headers();
  const next = nextToken(secret, visitor.token);
  const input = { token: visitor.token, nextToken: next, nextId: uuid(), now: clock() };
  const isRenewed = await database.transaction((tx) => renewSession(tx, input));
  return isRenewed ? codeSignIn.handOver(next) : new Headers();
}

/** `hasMessages`: whether WhatsApp is set up, so that a code can come by it. */
export function makeMemberAuth(options: CodeSignInOptions & { hasMessages?: boolean }): MemberAuth {
  const { database, clock, secret } = options;
  const codeSignIn = makeCodeSignIn(realms.member, options);
  const parts: Parts = { codeSignIn, options };
  const toTake = (gift?: string) => () =>
    gift === undefined ? Promise.resolve(null) : findGiftToTake(database.db, gift);
  return {
    async whoIs(request) {
      const visitor = await codeSignIn.visitorOf(request);
      return visitor && { id: visitor.userId, email: visitor.email };
    },
    sendCode: (request, email) => logged(options, () => codeSignIn.sendCode(request, email)),
    signIn: (request, email, code) =>
      logged(options, () => signIn(parts, request, () => codeSignIn.signIn(request, email, code))),
    phone: options.hasMessages
      ? {
          sendCode: (request, phone, gift) =>
            logged(options, () => codeSignIn.sendPhoneCode(request, phone, toTake(gift))),
          signIn: (request, phone, code, gift) =>
            logged(options, () =>
              signIn(parts, request, () =>
                codeSignIn.signInByPhone(request, { phone, code, gift: toTake(gift) }),
              ),
            ),
        }
      : null,
    async signOut(request) {
      const visitor = await codeSignIn.visitorOf(request);
      if (visitor) await endAll(options, visitor);
      const headers = await codeSignIn.signOut(request);
      // Cookies of orders open what was paid for: the next user of this browser must not have them.
      headers.append('Set-Cookie', clearOrdersCookie(options.publicOrigin));
      return headers;
    },
    renewed: (request) => renewed(parts, request),
    async devices(request) {
      const visitor = await codeSignIn.visitorOf(request);
      if (!visitor) return [];
      const sessions = await readSessions(database.db, visitor.userId, clock());
      return sessions
        .map((session) => ({ ...session, isThis: session.id === visitor.sessionId }))
        .sort((one, other) => Number(other.isThis) - Number(one.isThis));
    },
    async endDevice(request, id) {
      const visitor = await codeSignIn.visitorOf(request);
      if (!visitor) return false;
      const input = { memberId: visitor.userId, id, now: clock() };
      return database.transaction((tx) => endSession(tx, input));
    },
    async endOtherDevices(request) {
      const visitor = await codeSignIn.visitorOf(request);
      if (!visitor) return;
      const { userId, token } = visitor;
      await endOtherSessions(database.db, { memberId: userId, keep: withNext(secret, token) });
    },
  };
}
