import type { Status } from '../member.ts';
import type { Links } from '../../site/links.ts';

/** `next`: the page she came for, when it is one of ours. */
export function wayIn(status: Status, links: Links, next: unknown): string {
  switch (status) {
    case 'unknown':
      return links.notRegistered();
    case 'unpaid':
      return links.paymentRequired();
    case 'buyer':
    case 'member':
    case 'team':
      return ownPath(next) ?? links.welcome();
  }
}

/** Which addresses a sign-in may lead back to: pages of this site, and nothing that a browser could read as another one. */

/** A path, and perhaps a query, of plain characters. No second slash at its start, and none that hides in an escape. */
const plainPath =
  /^\/(?![/\\])(?:[\w\-.~!$'()*+,;=:@/]|%(?!2f|5c|0|1|7f)[\da-f]{2})*(?:\?[\w\-.~!$'()*+,;=:@/?&%]*)?$/i;
/** These lead back to the sign-in, or out of it. */
const circles = /^\/(?:ar\/)?(?:clarity-login|login|sign-out)(?:[/?]|$)/i;
const longest = 500;

/** The address when it may be gone to; null for every other text. */
export function ownPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > longest || !plainPath.test(wanted)) return null;
  if (wanted.includes('//') || circles.test(wanted)) return null;
  const here = 'https://here.invalid';
  return URL.canParse(wanted, here) && new URL(wanted, here).origin === here ? wanted : null;
}

/**
 * The sign-in that leads on to a page of this site; the plain one when the page may not be gone to. `another`: for who is
 * signed in already and wants to be so with another address.
 */
export function signInPath(signIn: string, next: unknown, { another = false } = {}): string {
  const path = ownPath(next);
  const asked = [
    ...(another ? ['another'] : []),
    ...(path === null ? [] : [`next=${encodeURIComponent(path)}`]),
  ];
  return asked.length === 0 ? signIn : `${signIn}?${asked.join('&')}`;
}
