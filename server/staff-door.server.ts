/**
 * The office's own door: a code by e-mail, a session in the database. Everything here answers the same, with the same work,
 * whether or not an address belongs to the staff; only the postman, later and elsewhere, drops the letters of strangers.
 *
 *     const staffDoor = makeStaffDoor({ database, secret, publicOrigin, clock, uuid, log, addressOf });
 */
import { createHmac } from 'node:crypto';
import type { StaffDoor } from '../app/academy-context.ts';
import type { Database } from '../db/database.ts';
import { localeOfPath } from '../domain/people/locale.ts';
import { mayTry, removeOldLimits, type Limit } from '../domain/staff/sign-in-limits.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { findStaffMember } from '../domain/staff/staff-members.store.server.ts';
import { postStaffCode } from '../mail/outbox.store.server.ts';
import { sealCode } from '../mail/sealed-code.server.ts';
import type { StaffAuth } from './staff-auth.server.ts';

export type StaffDoorOptions = {
  database: Database;
  /** At least 32 characters. */
  secret: string;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  clock: () => Date;
  uuid: () => string;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** The caller's address as the front door counted it, never a header that the caller wrote. */
  addressOf: (request: Request) => string;
};

const minuteMs = 60_000;
/** A code can be tried five times: the day's share of codes keeps guessing hopeless, even from many addresses at once. */
const limits = {
  codesPerEmailAndAddress: { most: 5, windowMs: 15 * minuteMs },
  // Far above what one person needs, so that a stranger who knows an address cannot soon shut its owner out.
  codesPerEmail: { most: 20, windowMs: 15 * minuteMs },
  codesPerEmailAndDay: { most: 100, windowMs: 24 * 60 * minuteMs },
  codesPerAddress: { most: 20, windowMs: 15 * minuteMs },
  triesPerEmailAndAddress: { most: 10, windowMs: 15 * minuteMs },
  triesPerAddress: { most: 40, windowMs: 15 * minuteMs },
} satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;

type Parts = { options: StaffDoorOptions; auth: () => Promise<StaffAuth> };

/** True when every limit leaves room; all are counted, so that one does not hide another. */
async function allowed({ options }: Parts, counted: Partial<Record<LimitName, string>>): Promise<boolean> {
  const { database, secret, clock } = options;
  const now = clock();
  let free = true;
  for (const [name, about] of Object.entries(counted) as [LimitName, string][]) {
    const key = createHmac('sha256', secret).update(`${name} ${about}`).digest('base64url');
    if (!(await mayTry(database.db, key, limits[name], now))) free = false;
  }
  return free;
}

const cookieOf = (request: Request): string => request.headers.get('cookie') ?? '';
/** A request without the office's cookie is nobody's: the library need not be asked, nor loaded. */
const hasSession = (request: Request): boolean => cookieOf(request).includes('derb-staff.session_token=');
/** Only the cookie goes on: no other header can mean anything to a session. */
const onlyCookie = (request: Request): Headers => new Headers({ cookie: cookieOf(request) });

async function emailOfSession({ auth }: Parts, request: Request): Promise<string | null> {
  if (!hasSession(request)) return null;
  const session = await (await auth()).api.getSession({ headers: onlyCookie(request) });
  return session?.user.email ?? null;
}

async function note({ options }: Parts, email: string, act: 'sign-in' | 'sign-out'): Promise<void> {
  const { database, uuid, clock } = options;
  await writeStaffLog(database.db, { id: uuid(), at: clock(), email, act, subject: null });
}

async function sendCode(parts: Parts, request: Request, email: string): ReturnType<StaffDoor['sendCode']> {
  const address = parts.options.addressOf(request);
  const free = await allowed(parts, {
    codesPerEmailAndAddress: `${email} ${address}`,
    codesPerEmail: email,
    codesPerEmailAndDay: email,
    codesPerAddress: address,
  });
  if (!free) return { ok: false, reason: 'too-many' };
  const { api } = await parts.auth();
  const { localeHeader } = await import('./staff-auth.server.ts');
  const headers = new Headers({ [localeHeader]: localeOfPath(new URL(request.url).pathname) });
  await api.sendVerificationOTP({ body: { email, type: 'sign-in' }, headers });
  await removeOldLimits(parts.options.database.db, parts.options.clock());
  return { ok: true };
}

async function signIn(
  parts: Parts,
  request: Request,
  { email, code }: { email: string; code: string },
): ReturnType<StaffDoor['signIn']> {
  const { options, auth } = parts;
  const address = options.addressOf(request);
  const free = await allowed(parts, {
    triesPerEmailAndAddress: `${email} ${address}`,
    triesPerAddress: address,
  });
  if (!free) return { ok: false, reason: 'too-many' };
  const { api } = await auth();
  const { isRefusal } = await import('./staff-auth.server.ts');
  try {
    const { headers } = await api.signInEmailOTP({
      body: { email, otp: code },
      headers: new Headers(),
      returnHeaders: true,
    });
    const kept = cookiesOf(headers);
    if (!(await findStaffMember(options.database.db, email))) {
      await endSession(
        parts,
        kept
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      );
      return { ok: false, reason: 'wrong-code' };
    }
    // A session that this browser had before ends: nothing of before the sign-in reaches beyond it.
    if (hasSession(request)) await endSession(parts, cookieOf(request));
    await note(parts, email, 'sign-in');
    return { ok: true, headers: kept };
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

async function endSession({ auth }: Parts, cookie: string): Promise<Headers> {
  const { headers } = await (
    await auth()
  ).api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
  return cookiesOf(headers);
}

async function signOut(parts: Parts, request: Request): Promise<Headers> {
  if (!hasSession(request)) return new Headers();
  const email = await emailOfSession(parts, request);
  if (email !== null) await note(parts, email, 'sign-out');
  return endSession(parts, cookieOf(request));
}

export function makeStaffDoor(options: StaffDoorOptions): StaffDoor {
  const { database, secret, publicOrigin, clock, uuid, log } = options;
  let loaded: Promise<StaffAuth> | null = null;
  const load = async (): Promise<StaffAuth> => {
    const { makeStaffAuth, codeMinutes } = await import('./staff-auth.server.ts');
    return makeStaffAuth({
      db: database.db,
      secret,
      publicOrigin,
      log,
      worksHere: async (email) => (await findStaffMember(database.db, email)) !== null,
      async deliverCode(email, code, locale) {
        const sealed = sealCode(secret, email, code);
        const letter = { id: uuid(), to: email, sealed, locale, validMinutes: codeMinutes, at: clock() };
        await postStaffCode(database.db, letter);
        await database.notify('outbox');
      },
    });
  };
  const parts: Parts = { options, auth: () => (loaded ??= load()) };
  return {
    async whoIs(request) {
      const email = await emailOfSession(parts, request);
      return email === null ? null : findStaffMember(database.db, email);
    },
    sendCode: (request, email) => sendCode(parts, request, email),
    signIn: (request, email, code) => signIn(parts, request, { email, code }),
    signOut: (request) => signOut(parts, request),
  };
}
