/**
 * The library behind staff sign-in, set up once and only when somebody of the staff comes: loading it costs a third of a
 * second. Its own HTTP addresses are not served; the office calls it directly.
 */
import { createHmac } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins/email-otp';
import type { Handle } from '../db/handle.ts';
import type { Locale } from '../domain/people/locale.ts';
import { staffAccounts, staffCodes, staffSessions, staffUsers } from '../domain/staff/sign-in.table.ts';

export type StaffAuthOptions = {
  db: Handle;
  secret: string;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  /** Hands a code to the post; called for every address, known or not. */
  deliverCode: (email: string, code: string, locale: Locale) => Promise<void>;
  worksHere: (email: string) => Promise<boolean>;
  log: { warn(fields: Record<string, unknown>, message: string): void };
};

export const codeMinutes = 10;
export const codeTries = 5;
export const sessionHours = 12;
export const cookiePrefix = 'derb-staff';
/** How the page's language travels through the library to the letter. */
export const localeHeader = 'x-page-locale';

/** A keyed hash: six digits hashed without a key could be found by trying them all. */
const hashWith = (secret: string) => async (code: string) =>
  createHmac('sha256', secret).update(`staff code ${code}`).digest('base64url');

const advancedFor = (publicOrigin: string) => {
  const secure = publicOrigin.startsWith('https:');
  return {
    cookiePrefix,
    useSecureCookies: secure,
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
    // Addresses of callers are not kept; the office's own limits count them by a keyed hash.
    ipAddress: { disableIpTracking: true },
  } as const;
};

/** Nobody signs up: an address that does not work here is refused even with a right code. */
const refuseStrangers = (worksHere: StaffAuthOptions['worksHere']) => ({
  user: {
    create: {
      before: async (user: { email: string }) => {
        if (!(await worksHere(user.email))) throw new APIError('BAD_REQUEST', { message: 'INVALID_OTP' });
      },
    },
  },
});

export function makeStaffAuth({ db, secret, publicOrigin, deliverCode, worksHere, log }: StaffAuthOptions) {
  return betterAuth({
    appName: 'office',
    baseURL: publicOrigin,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: staffUsers, session: staffSessions, account: staffAccounts, verification: staffCodes },
    }),
    emailAndPassword: { enabled: false },
    session: { expiresIn: sessionHours * 3_600, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its details may hold addresses: only the sentence is kept.
    logger: { level: 'warn', log: (level, message) => log.warn({ level, said: message }, 'Staff sign-in') },
    advanced: advancedFor(publicOrigin),
    databaseHooks: refuseStrangers(worksHere),
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: codeTries,
        storeOTP: { hash: hashWith(secret) },
        // Every address is treated alike here, so that an answer says nothing of who works in the office.
        disableSignUp: false,
        sendVerificationOTP: ({ email, otp }, context) =>
          deliverCode(email, otp, context?.headers?.get(localeHeader) === 'ar' ? 'ar' : 'en'),
      }),
    ],
  });
}

export type StaffAuth = ReturnType<typeof makeStaffAuth>;

/** True for a refusal that the library means; everything else is a fault to be seen. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500;
