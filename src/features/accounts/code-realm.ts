/** What makes one door of the app different from another: who may come in, for how long, and by which tables and e-mail. */
import type { PgTable } from 'drizzle-orm/pg-core';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { knownBrowserDays } from './member.ts';

/**
 * A browser in which somebody signed in before carries a mark: a keyed hash of her address, which opens nothing. It gives her
 * codes and tries of her own there, which nobody else can use up. Each door has its own.
 */
type MarkOptions = { secret: string; publicOrigin: string };

type Mark = {
  isKnown(request: Request, email: string, options: MarkOptions): boolean;
  /** The Set-Cookie value; of two people with one browser the last one has it. */
  cookieFor(email: string, options: MarkOptions): string;
};

/** `about` keeps the marks of one door apart from those of another. */
function makeMark(name: string, about: string): Mark {
  const markOf = (secret: string, email: string): string =>
    createHmac('sha256', secret).update(`${about} ${email}`).digest('base64url');
  return {
    isKnown(request, email, { secret }) {
      const mark = Buffer.from(`${name}=${markOf(secret, email)}`);
      const parts = (request.headers.get('cookie') ?? '').split(';').map((part) => Buffer.from(part.trim()));
      return parts.some((part) => part.length === mark.length && timingSafeEqual(part, mark));
    },
    cookieFor(email, { secret, publicOrigin }) {
      const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
      const kept = `Max-Age=${knownBrowserDays * 86_400}`;
      return `${name}=${markOf(secret, email)}; Path=/; ${kept}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}

export const memberMark = makeMark('derb-known', 'browser known to');
export const staffMark = makeMark('derb-staff-known', 'browser of the office known to');

export type CodeRealm = {
  /** Keeps the hashes of one door apart from those of another. */
  name: 'staff' | 'member';
  cookiePrefix: string;
  sessionHours: number;
  codeMinutes: number;
  /** Of one code, from wherever they come; after them even the right one fails. */
  codeTries: number;
  tables: Record<'user' | 'session' | 'account' | 'verification', PgTable>;
  /** Whether this browser has codes and tries of its own for an address: she signed in there before. */
  isKnown(db: Handle, request: Request, email: string, mark: MarkOptions): Promise<boolean>;
  /** `email` in lower case. */
  mayEnter(db: Handle, email: string): Promise<boolean>;
  postCode(
    db: Handle,
    code: { id: string; to: string; sealed: string; locale: Locale; validMinutes: number; at: Date },
  ): Promise<void>;
};
