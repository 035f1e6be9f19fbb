/** The courses that whoever opens a public page has, by their session or the orders of their browser; none in the page cache. */
import { orderTokensOf } from '../../../academy/accounts/order-cookie.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';

export async function ownSlugs(args: ScreenArgs): Promise<ReadonlySet<string>> {
  const { academy, memberAuth } = open(args);
  const member = await memberAuth.whoIs(args.request);
  const orderTokens = orderTokensOf(args.request);
  if (member === null && orderTokens.length === 0) return new Set();
  return academy.learning.ownSlugs({ caller: { email: member?.email ?? null, orderTokens, staff: null } });
}

/** What somebody owns is theirs alone: no cache may give their page to others. */
export const headersForOwner = (isOwn: boolean): Record<string, string> =>
  isOwn ? { 'Cache-Control': 'private, no-cache' } : {};
