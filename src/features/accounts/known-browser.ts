/**
 * A browser in which somebody signed in before carries a mark: a keyed hash of her address, which opens nothing. It gives her
 * codes and tries of her own there, which nobody else can use up. Each door has its own.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { knownBrowserDays } from './member.ts';

export type MarkOptions = { secret: string; publicOrigin: string };

export type Mark = {
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
