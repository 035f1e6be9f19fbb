/**
 * The library behind sign-in by e-mailed code, set up once for each realm and only at its first use: loading it costs a
 * third of a second. Its own HTTP addresses are not served; the sign-in services call it directly.
 */
import { APIError, createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { z } from 'zod';
import type { Handle } from '../../platform/db/handle.ts';
import type { AcademySecret } from '../../platform/secret.ts';
import { type Locale, readLocale } from '../../platform/i18n/locale.ts';
import { openCode, sealCode } from '../emails/sealed-code.ts';
import { codeMinutes } from '../sign-in/member.ts';
import type { Realm, Visitor } from './realms.service.ts';

export type CodeAuthOptions = {
  realm: Realm;
  db: Handle;
  secret: AcademySecret;
  /** What this one signs cookies with. */
  cookieSecret: string;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  /** Queues the e-mail with the code; called for every address, known or not. */
  deliverCode: (email: string, code: string, locale: Locale) => Promise<void>;
  log: { warn(fields: Record<string, unknown>, message: string): void };
};

/** Tries of one code, from any caller; after them even the right one fails. */
const codeTries = 5;

/** How the page's language travels through the library to the e-mail. */
export const localeHeader = 'x-page-locale';

/** Sealed, not hashed: whoever asks again is sent the same code, so that a stranger who asks makes nobody's code invalid. */
const sealedWith = (secret: AcademySecret, { name }: Realm) => {
  const about = `${name} code`;
  return {
    encrypt: async (code: string) => sealCode(secret, about, code),
    // What cannot be opened, because the secret has changed, matches no code.
    decrypt: async (sealed: string) => openCode(secret, about, sealed) ?? '',
  };
};

const advancedFor = (publicOrigin: string, { cookiePrefix }: Realm) => {
  const secure = publicOrigin.startsWith('https:');
  return {
    cookiePrefix,
    useSecureCookies: secure,
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
    // Addresses of callers are not kept; our own limits count them by a keyed hash.
    ipAddress: { disableIpTracking: true },
  } as const;
};

/** Whoever may not enter here is refused even with a right code, and no user is created. */
const refuseOthers = (db: Handle, { mayEnter }: Realm) => ({
  user: {
    create: {
      before: async (user: { email: string }) => {
        if (!(await mayEnter(db, user.email))) throw new APIError('BAD_REQUEST', { message: 'INVALID_OTP' });
      },
    },
  },
});

/** How a session that has just begun travels back through the library. */
const visitorHeader = 'x-visitor';

/** The visitor whose session an answer of the library began. */
export function begunIn(headers: Headers): Visitor | null {
  const sent = headers.get(visitorHeader);
  if (sent === null) return null;
  const visitor = JSON.parse(decodeURIComponent(sent)) as Omit<Visitor, 'seenAt'> & { seenAt: string };
  return { ...visitor, seenAt: new Date(visitor.seenAt) };
}

/** Who somebody is: one statement, where the library asks two; and none for a session that it has just begun. */
const visitors = (db: Handle, { visitorOf }: Realm) => ({
  id: 'visitors',
  endpoints: {
    visitor: createAuthEndpoint('/visitor', { method: 'GET', requireHeaders: true }, async (context) => {
      const { authCookies, secret } = context.context;
      const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
      return token ? visitorOf(db, token, new Date()) : null;
    }),
  },
  hooks: {
    after: [
      {
        matcher: () => true,
        handler: createAuthMiddleware(async (context) => {
          const begun = context.context.newSession;
          if (!begun) return;
          const { id: sessionId, token, updatedAt: seenAt } = begun.session;
          const visitor: Visitor = {
            userId: begun.user.id,
            email: begun.user.email,
            sessionId,
            token,
            seenAt,
          };
          context.setHeader(visitorHeader, encodeURIComponent(JSON.stringify(visitor)));
        }),
      },
    ],
  },
});

/** Gives the browser the cookie of the session that replaced its own: only the library signs cookies. */
const handOver = {
  id: 'hand-over',
  endpoints: {
    handOverSession: createAuthEndpoint(
      '/hand-over-session',
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (context) => {
        const found = await context.context.internalAdapter.findSession(context.body.token);
        if (found) await setSessionCookie(context, found);
        return null;
      },
    ),
  },
};

/** A session for an account that proved itself in another way than by e-mail. */
const enterAs = {
  id: 'enter-as',
  endpoints: {
    enterAs: createAuthEndpoint(
      '/enter-as',
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new APIError('BAD_REQUEST', { message: 'INVALID_OTP' });
        await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
        return null;
      },
    ),
  },
};

export function makeCodeAuth(options: CodeAuthOptions) {
  const { realm, db, secret, cookieSecret, publicOrigin, deliverCode, log } = options;
  return betterAuth({
    appName: realm.name,
    baseURL: publicOrigin,
    secret: cookieSecret,
    database: drizzleAdapter(db, { provider: 'pg', schema: realm.tables }),
    emailAndPassword: { enabled: false },
    // The code of a browser that is known is one of these: it signs in like the other.
    emailVerification: { autoSignInAfterVerification: true },
    session: { expiresIn: realm.sessionHours * 3_600, disableSessionRefresh: true },
    // A job removes codes that are over: not each sign-in.
    verification: { disableCleanup: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its details may hold addresses: only the sentence is kept.
    logger: {
      level: 'warn',
      log: (level, message) => log.warn({ level, said: message, realm: realm.name }, 'Sign-in'),
    },
    advanced: advancedFor(publicOrigin, realm),
    databaseHooks: refuseOthers(db, realm),
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: codeTries,
        storeOTP: sealedWith(secret, realm),
        // Its wrong tries stay counted, and its time begins anew: an e-mail may take minutes, and states how long its code is valid.
        resendStrategy: 'reuse',
        // Every address is treated alike here, so that an answer does not reveal who is known.
        disableSignUp: false,
        sendVerificationOTP: ({ email, otp }, context) =>
          deliverCode(email, otp, readLocale(context?.headers?.get(localeHeader))),
      }),
      visitors(db, realm),
      handOver,
      enterAs,
    ],
  });
}

export type CodeAuth = ReturnType<typeof makeCodeAuth>;

/** True for a refusal that the library means; everything else is a fault to be seen. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500;
