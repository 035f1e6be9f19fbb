import type { Status } from '../../sign-in/member.ts';
import type { Links } from '../../frame/links.ts';

/** Open to whoever has ordered, paid or not. */
const ownOrders = /^\/(?:ar\/)?(?:account|orders)(?:[/?]|$)/;

/** Open to whoever has its code. */
const gift = /^\/(?:ar\/)?gifts\/([\w-]+)$/;

/** Open to whoever has the link of an organisation. */
const seat = /^\/(?:[a-z]{2}\/)?seats\/[\w-]+$/;

/** The code of a gift to which a sign-in leads on. */
export const giftOfPath = (next: unknown): string | undefined => gift.exec(ownPath(next) ?? '')?.[1];

/** `next`: the page that was wanted, if it is one of ours. */
export function wayIn(status: Status, links: Links, next: unknown): string {
  if (giftOfPath(next) !== undefined || seat.test(ownPath(next) ?? ''))
    return ownPath(next) ?? links.account();
  switch (status) {
    case 'unknown':
      return links.notRegistered();
    case 'unpaid': {
      const path = ownPath(next);
      return path !== null && ownOrders.test(path) ? path : links.paymentRequired();
    }
    case 'buyer':
    case 'member':
    case 'team':
      return ownPath(next) ?? links.welcome();
  }
}

/** A path with an optional query, of plain characters; no second slash at its start, not even an escaped one. */
const plainPath =
  /^\/(?![/\\])(?:[\w\-.~!$'()*+,;=:@/]|%(?!2f|5c|0|1|7f)[\da-f]{2})*(?:\?[\w\-.~!$'()*+,;=:@/?&%]*)?$/i;
/** These lead back to the sign-in, or sign out. */
const signInPages = /^\/(?:ar\/)?(?:clarity-login|login|sign-out)(?:[/?]|$)/i;
const longest = 500;

/** The address if a sign-in may lead back to it: a page of this site that no browser could read as another one. Else null. */
export function ownPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > longest || !plainPath.test(wanted)) return null;
  if (wanted.includes('//') || signInPages.test(wanted)) return null;
  const here = 'https://here.invalid';
  return URL.canParse(wanted, here) && new URL(wanted, here).origin === here ? wanted : null;
}

/** Where a sign-out leads: the page says that it is done. */
export const signedOutPath = (signIn: string): string => `${signIn}?signed-out`;

/**
 * The sign-in that leads on to a page of this site; the plain one when that is not allowed. `another`: for a signed-in member
 * who wants to sign in with another address.
 */
export function signInPath(signIn: string, next: unknown, { another = false } = {}): string {
  const path = ownPath(next);
  const asked = [
    ...(another ? ['another'] : []),
    ...(path === null ? [] : [`next=${encodeURIComponent(path)}`]),
  ];
  return asked.length === 0 ? signIn : `${signIn}?${asked.join('&')}`;
}
