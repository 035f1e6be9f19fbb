/**
 * A browser in which somebody signed in before carries a mark: a keyed hash of her address, which opens nothing. It gives her
 * codes and tries of her own there, which nobody else can use up.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { knownBrowserDays } from '../domain/members/member.ts';

export type MarkOptions = { secret: string; publicOrigin: string };

const name = 'derb-known';

const markOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`browser known to ${email}`).digest('base64url');

export function isKnownBrowser(request: Request, email: string, { secret }: MarkOptions): boolean {
  const mark = Buffer.from(`${name}=${markOf(secret, email)}`);
  const parts = (request.headers.get('cookie') ?? '').split(';').map((part) => Buffer.from(part.trim()));
  return parts.some((part) => part.length === mark.length && timingSafeEqual(part, mark));
}

/** The Set-Cookie value; of two people with one browser the last one has it. */
export function knownBrowserCookie(email: string, { secret, publicOrigin }: MarkOptions): string {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  const kept = `Max-Age=${knownBrowserDays * 86_400}`;
  return `${name}=${markOf(secret, email)}; Path=/; ${kept}; HttpOnly; SameSite=Lax${secure}`;
}
