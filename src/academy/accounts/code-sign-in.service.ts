/**
 * Sign-in by a code that is sent by e-mail, with a session in the database. Everything here answers the same, with the same
 * work, whether or not an address is known.
 *
 *     const signIn = makeCodeSignIn(realm, { database, secret, publicOrigin, clock, uuid, log, addressOf });
 */
import type { CodePurpose } from '../emails/message.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AcademySecret, secretsOf } from '../../platform/secret.ts';
import { localeOfPath } from '../../platform/i18n/locale.ts';
import { addressOfPhone } from '../../platform/people/mailbox.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { countOne, countTries, isBelowLimit } from '../../platform/limits/in-database.ts';
import { sealCode } from '../emails/sealed-code.ts';
import type { CodeAuth } from './code-auth.ts';
import { type SignInLimit, signInLimits } from '../../platform/limits/limits.ts';
import { postCode, postPhoneCode } from '../emails/post-emails.service.ts';
import { codeMinutes } from '../sign-in/member.ts';
import { makeSigner } from '../../platform/signed-token.ts';
import { findMemberOfPhone, renewProof, writeConsent, writeProvedPhone } from '../emails/phones.service.ts';
import { makePhoneCode, sealPhoneCode, usePhoneCode } from '../messages/phone-codes.service.ts';
import { isKnownBrowser, type Realm, type Visitor } from './realms.service.ts';
import { insertMember } from '../sign-in/sessions.service.ts';

export type CodeSignInOptions = {
  database: Database;
  secret: AcademySecret;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  clock: () => Date;
  uuid: () => string;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** The caller's address as the HTTP server found it, never a header that the caller wrote. */
  addressOf: (request: Request) => string;
};

type Sent = { ok: true } | { ok: false; reason: 'too-many' };
type Entered =
  | { ok: true; headers: Headers; visitor: Visitor }
  | { ok: false; reason: 'wrong-code' | 'too-many' };

export type CodeSignIn = {
  visitorOf(request: Request): Promise<Visitor | null>;
  sendCode(request: Request, email: string): Promise<Sent>;
  /** Ends the session that this browser had before: nothing from before the sign-in outlives it. */
  signIn(request: Request, email: string, code: string): Promise<Entered>;
  /** A code by WhatsApp; called for every number, known or not. `gift`: see `GiftToTake`. */
  sendPhoneCode(request: Request, phone: string, gift?: GiftToTake): Promise<Sent>;
  /** Only the account whose member proved the number; where a gift is taken a new one, if the number has none. */
  signInByPhone(request: Request, by: ByPhone): Promise<Entered>;
  /** Ends the session of the request in the database; the headers delete its cookie. */
  signOut(request: Request): Promise<Headers>;
  /**
   * A session for an account that proved itself in another way than by e-mail; ends the one this browser had before. Throws when there
   * is no such account.
   */
  enterAs(request: Request, userId: string): Promise<{ headers: Headers; visitor: Visitor }>;
  /** The cookie of the session that replaced the person's earlier one. */
  handOver(token: string): Promise<Headers>;
};

/** Finds the order of the gift that somebody takes, by what is on its card: asked once the limits allow it. */
type GiftToTake = () => Promise<string | null>;

type ByPhone = { phone: string; code: string; gift?: GiftToTake | undefined };

type Parts = {
  realm: Realm;
  options: CodeSignInOptions;
  auth: () => Promise<CodeAuth>;
  /** The library once for each accepted secret: it verifies its cookies with one alone. The first is that of `auth`. */
  auths: () => Promise<readonly CodeAuth[]>;
};

type Counted = readonly [limit: SignInLimit, about: string];

/** The caller's limits come before those of the mailbox, or of the number: see `countTries`. */
function allowed(
  { realm, options }: Parts,
  [first, ...more]: readonly [Counted, ...Counted[]],
  limits: 'phone' | Realm['name'] = realm.name,
): Promise<boolean> {
  const named = ([name, about]: Counted) => ({
    about: `${limits} ${name} ${about}`,
    limit: signInLimits[limits][name],
  });
  return countTries(options, [named(first), ...more.map(named)]);
}

const cookieOf = (request: Request): string => request.headers.get('cookie') ?? '';
/** A request without the session cookie has no visitor: the library need not be asked, nor loaded. */
const hasSession = ({ realm }: Parts, request: Request): boolean =>
  cookieOf(request).includes(`${realm.cookiePrefix}.session_token=`);

async function visitorOf(parts: Parts, cookie: string): Promise<Visitor | null> {
  let found: Visitor | null = null;
  for (const { api } of await parts.auths())
    found ??= await api.visitor({ headers: new Headers({ cookie }) });
  return found;
}

/**
 * A browser in which the person signed in before gets codes and limits of its own, which strangers cannot use up. The library
 * keeps codes of two kinds apart; each kind has its own tries.
 */
const isKnown = ({ realm, options }: Parts, request: Request, email: string): Promise<boolean> =>
  isKnownBrowser(realm, options.database.db, { request, email, secret: options.secret });

async function sendCode(parts: Parts, request: Request, email: string): Promise<Sent> {
  const address = parts.options.addressOf(request);
  const own = `known browser ${email}`;
  const isOwn =
    (await isKnown(parts, request, email)) &&
    (await allowed(parts, [
      ['codesPerEmailAndAddress', own],
      ['codesPerEmailAndDay', own],
    ]));
  const free =
    isOwn ||
    (await allowed(parts, [
      ['codesPerAddress', address],
      ['codesPerEmailAndAddress', `${email} ${address}`],
      ['codesPerEmailAndAddressAndDay', `${mailboxOf(email)} ${address}`],
      ['codesPerEmail', mailboxOf(email)],
      ['codesPerEmailAndDay', mailboxOf(email)],
    ]));
  if (!free) return { ok: false, reason: 'too-many' };
  const { api } = await parts.auth();
  const { localeHeader } = await import('./code-auth.ts');
  const headers = new Headers({ [localeHeader]: localeOfPath(new URL(request.url).pathname) });
  await api.sendVerificationOTP({ body: { email, type: isOwn ? 'email-verification' : 'sign-in' }, headers });
  return { ok: true };
}

/**
 * The same work, and the same answer, for every number: a code is made and a message is written for each, and whether it leaves is
 * decided by the worker of the outbox. A number opens an account only after its owner proved it from there.
 */
async function sendPhoneCode(
  parts: Parts,
  request: Request,
  phone: string,
  gift?: GiftToTake,
): Promise<Sent> {
  const { database, clock, uuid, secret, addressOf } = parts.options;
  const address = addressOf(request);
  const counted = [
    ['codesPerAddress', address],
    ['codesPerEmailAndAddress', `${phone} ${address}`],
    ['codesPerEmailAndAddressAndDay', `${phone} ${address}`],
    ['codesPerEmail', phone],
    ['codesPerEmailAndDay', phone],
  ] as const;
  if (!(await allowed(parts, counted, 'phone'))) return { ok: false, reason: 'too-many' };
  const [signer, id, at] = [makeSigner(secret), uuid(), clock()];
  const purpose = await purposeOf(gift);
  // Each code costs money, and this one goes to any number.
  if (purpose.kind === 'take-gift') {
    const named = { signer, clock };
    if (!(await countOne(named, database.db, 'proofOfMember', purpose.orderId)))
      return { ok: false, reason: 'too-many' };
  }
  const locale = localeOfPath(new URL(request.url).pathname);
  await database.transaction(async (tx) => {
    const code = await makePhoneCode(tx, signer, { phone, purpose }, at);
    await postPhoneCode(tx, { id, to: phone, sealed: sealPhoneCode(signer, id, code), locale, purpose, at });
  });
  return { ok: true };
}

async function purposeOf(gift: GiftToTake | undefined): Promise<CodePurpose> {
  const orderId = (await gift?.()) ?? null;
  return orderId === null ? { kind: 'sign-in' } : { kind: 'take-gift', orderId };
}

/** The account of a number that was just proved; a new one, which has no e-mail address, where it opens none. */
const memberOfProof = (
  { database, uuid }: CodeSignInOptions,
  { phone, now }: { phone: string; now: Date },
): Promise<{ id: string }> =>
  database.transaction(async (tx) => {
    const known = await findMemberOfPhone(tx, phone, now);
    if (known !== null) return known;
    const id = uuid();
    const email = addressOfPhone(phone, id.slice(0, 8));
    await insertMember(tx, { id, email, now });
    await writeProvedPhone(tx, { memberId: id, phone, now });
    await writeConsent(tx, phone, { wants: true, source: 'account', answeredAt: now });
    return { id };
  });

async function signInByPhone(
  parts: Parts,
  request: Request,
  { phone, code, gift }: ByPhone,
): Promise<Entered> {
  const { database, clock, secret, addressOf } = parts.options;
  const address = addressOf(request);
  const counted = [
    ['triesPerAddress', address],
    ['triesPerEmailAndAddress', `${phone} ${address}`],
  ] as const;
  const named = { signer: makeSigner(secret), clock };
  const mayTry =
    (await allowed(parts, counted, 'phone')) &&
    (await isBelowLimit(named, database.db, 'wrongPhoneCode', 'all'));
  if (!mayTry) return { ok: false, reason: 'too-many' };
  const now = clock();
  const purpose = await purposeOf(gift);
  const isRight = await usePhoneCode(database.db, named.signer, { phone, purpose, code }, now);
  const find = () =>
    purpose.kind === 'take-gift'
      ? memberOfProof(parts.options, { phone, now })
      : findMemberOfPhone(database.db, phone, now);
  // Proved by another account, taken back, or stopped from the phone, since the code was sent.
  const member = isRight ? await find() : null;
  if (member === null) {
    await countOne(named, database.db, 'wrongPhoneCode', 'all');
    return { ok: false, reason: 'wrong-code' };
  }
  const entered = await enterAs(parts, request, member.id);
  await renewProof(database.db, phone, now);
  return { ok: true, ...entered };
}

async function enterAs(
  parts: Parts,
  request: Request,
  userId: string,
): Promise<{ headers: Headers; visitor: Visitor }> {
  const { api } = await parts.auth();
  const { begunIn } = await import('./code-auth.ts');
  const { headers } = await api.enterAs({ body: { userId }, headers: agentOf(request), returnHeaders: true });
  const visitor = begunIn(headers);
  if (visitor === null) throw new Error('A session that was just made is not there.');
  if (hasSession(parts, request)) await endSession(parts, cookieOf(request));
  return { headers: cookiesOf(headers), visitor };
}

const longestAgent = 300;

const agentOf = (request: Request): Headers =>
  new Headers({ 'user-agent': (request.headers.get('user-agent') ?? '').slice(0, longestAgent) });

/** The cookies of an answer, as a browser sends them back. */
const sentCookies = (from: Headers): string =>
  from
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

type Typed = { email: string; code: string };

/** Tries the known browser's own code first, then one that was sent to whoever asked. */
async function signIn(parts: Parts, request: Request, typed: Typed): Promise<Entered> {
  const { email } = typed;
  const address = parts.options.addressOf(request);
  const isOwn =
    (await isKnown(parts, request, email)) &&
    (await allowed(parts, [['triesPerEmailAndAddress', `known browser ${email}`]]));
  if (isOwn) {
    const entered = await tryCode(parts, request, { ...typed, kind: 'own' });
    if (entered.ok) return entered;
  }
  const free = await allowed(parts, [
    ['triesPerAddress', address],
    ['triesPerEmailAndAddress', `${email} ${address}`],
  ]);
  if (free) return tryCode(parts, request, { ...typed, kind: 'anybody' });
  return { ok: false, reason: isOwn ? 'wrong-code' : 'too-many' };
}

async function tryCode(
  parts: Parts,
  request: Request,
  { email, code, kind }: Typed & { kind: 'own' | 'anybody' },
): Promise<Entered> {
  const { options, auth, realm } = parts;
  const { api } = await auth();
  const { begunIn, isRefusal } = await import('./code-auth.ts');
  const asked = {
    body: { email, otp: code },
    headers: agentOf(request),
    returnHeaders: true as const,
  };
  try {
    const { headers } = await (kind === 'own' ? api.verifyEmailOTP(asked) : api.signInEmailOTP(asked));
    const visitor = begunIn(headers);
    if (visitor === null || !(await realm.mayEnter(options.database.db, email))) {
      await endSession(parts, sentCookies(headers));
      return { ok: false, reason: 'wrong-code' };
    }
    if (hasSession(parts, request)) await endSession(parts, cookieOf(request));
    return { ok: true, headers: cookiesOf(headers), visitor };
  } catch (error) {
    if (isRefusal(error)) return { ok: false, reason: 'wrong-code' };
    throw error;
  }
}

/** Only the cookies of an answer. */
function cookiesOf(from: Headers): Headers {
  const headers = new Headers();
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie);
  return headers;
}

async function endSession({ auths }: Parts, cookie: string): Promise<Headers> {
  let ended = new Headers();
  // Each ends what it signed, and deletes the cookie.
  for (const { api } of await auths())
    ended = (await api.signOut({ headers: new Headers({ cookie }), returnHeaders: true })).headers;
  return cookiesOf(ended);
}

export function makeCodeSignIn(realm: Realm, options: CodeSignInOptions): CodeSignIn {
  const { database, secret, publicOrigin, clock, uuid, log } = options;
  const load = async (cookieSecret: string): Promise<CodeAuth> => {
    const { makeCodeAuth } = await import('./code-auth.ts');
    return makeCodeAuth({
      realm,
      db: database.db,
      secret,
      cookieSecret,
      publicOrigin,
      log,
      async deliverCode(to, code, locale) {
        const sealed = sealCode(secret, to, code);
        const message = { id: uuid(), to, sealed, locale, validMinutes: codeMinutes, at: clock() };
        await postCode(database.db, `${realm.name}-code`, message);
        await database.notify('outbox:mail');
      },
    });
  };
  let loaded: Promise<readonly CodeAuth[]> | null = null;
  const auths = () => (loaded ??= Promise.all(secretsOf(secret).map(load)));
  const auth = async () => {
    const [first] = await auths();
    if (first === undefined) throw new Error('There is no secret.');
    return first;
  };
  const parts: Parts = { realm, options, auth, auths };
  /** Of whom, the log may not say. */
  const noted = async <Done extends Sent | Entered>(by: 'email' | 'phone', done: Promise<Done>) => {
    const outcome = await done;
    if (!outcome.ok) log.warn({ realm: realm.name, by, reason: outcome.reason }, 'A sign-in was refused');
    return outcome;
  };
  return {
    visitorOf: async (request) => (hasSession(parts, request) ? visitorOf(parts, cookieOf(request)) : null),
    sendCode: (request, email) => noted('email', sendCode(parts, request, email)),
    signIn: (request, email, code) => noted('email', signIn(parts, request, { email, code })),
    sendPhoneCode: (request, phone, gift) => noted('phone', sendPhoneCode(parts, request, phone, gift)),
    signInByPhone: (request, by) => noted('phone', signInByPhone(parts, request, by)),
    enterAs: (request, userId) => enterAs(parts, request, userId),
    signOut: async (request) =>
      hasSession(parts, request) ? endSession(parts, cookieOf(request)) : new Headers(),
    async handOver(token) {
      const { api } = await parts.auth();
      const { headers } = await api.handOverSession({ body: { token }, returnHeaders: true });
      return cookiesOf(headers);
    },
  };
}
