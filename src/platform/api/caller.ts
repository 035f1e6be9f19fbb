/** Who calls, in which language, and which orders the caller can prove to hold. */
import type { Words } from '../../words.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { type Locale, languageAsked, nearestTo } from '../i18n/locale.ts';
import type { Academy, StaffMember } from '../../academy.ts';
import type { OrderView } from '../../selling/order-management/read-order.service.ts';

/** What the server provides to the API. */
export type ApiOptions = {
  academy: Academy;
  words: Record<Locale, Words>;
  publicOrigin: string;
  /** Tokens of orders in the request's cookie, newest first. */
  tokensOf(request: Request): string[];
  /** The `Set-Cookie` value that adds a token to the request's cookie. */
  cookieWith(request: Request, token: string): string;
  /** The member of staff who is signed in, or null. */
  whoIs(request: Request): Promise<StaffMember | null>;
  /** Somebody who is signed in to their own account, or null. */
  memberOf(request: Request): Promise<Member | null>;
};

/** The caller's IP address: the server sets this header over whatever the caller sent. For rate limits only. */
export const addressOf = (request: Request): string => request.headers.get('x-client-address') ?? 'unknown';

/** The spoken language nearest to what the caller asks for, by `locale` among the fields ('fr', 'fr-MA', 'fr_FR'), else by Accept-Language. */
export function localeOf(spoken: readonly Locale[], request: Request, asked = ''): Locale {
  const accepted = request.headers.get('accept-language') ?? '';
  return nearestTo(languageAsked(asked) === null ? accepted : asked, spoken);
}

/** More are ignored: each costs a database query. */
const mostTokens = 10;

/** Tokens of the request: from `Authorization: Bearer <token>`, then from the cookie. */
export function tokensShown(options: ApiOptions, request: Request): string[] {
  const bearer = /^Bearer\s+([\w-]{16,128})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const tokens = bearer ? [bearer, ...options.tokensOf(request)] : options.tokensOf(request);
  return tokens.slice(0, mostTokens);
}

/** The order with this number among those whose token the caller has; without a number the newest of them. */
export async function provenOrder(
  options: ApiOptions,
  request: Request,
  number: string | null,
): Promise<OrderView | null> {
  for (const token of tokensShown(options, request)) {
    const view = await options.academy.orderByToken(token);
    if (view && (number === null || view.order.number === number)) return view;
  }
  return null;
}
