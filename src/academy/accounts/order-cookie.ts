/** Which orders this browser holds: their tokens in one httpOnly cookie, newest first. It opens nothing that the token would not. */
const name = 'derb_orders';

/** Older ones fall out; every order also has its link in the e-mail. */
export const mostTokens = 8;

const daysKept = 180;
const tokenPattern = /^[A-Za-z0-9_-]{20,128}$/;

/** A cookie header longer than this is not ours. */
const longestHeader = 16_384;

/** The tokens of the request's cookie: at most eight, each in a token's form; anything else in it is left out. */
export function orderTokensOf(request: Request): string[] {
  const header = request.headers.get('cookie') ?? '';
  if (header.length > longestHeader) return [];
  for (const part of header.split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name) {
      const tokens = value.split('.').filter((token) => tokenPattern.test(token));
      return [...new Set(tokens)].slice(0, mostTokens);
    }
  }
  return [];
}

/** Never readable by script, never sent along by other sites' forms, and only over https where the site is served by https. */
function cookieOf(tokens: readonly string[], publicOrigin: string): string {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${tokens.join('.')}; Path=/; Max-Age=${daysKept * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}

/** The Set-Cookie value after which the browser holds no order any more. */
export const clearOrdersCookie = (publicOrigin: string): string =>
  cookieOf([], publicOrigin).replace(/Max-Age=\d+/, 'Max-Age=0');

/** The Set-Cookie value that adds an order in front. */
export function rememberOrder(request: Request, token: string, publicOrigin: string): string {
  const others = orderTokensOf(request).filter((known) => known !== token);
  return cookieOf([token, ...others].slice(0, mostTokens), publicOrigin);
}

/**
 * For a browser that comes back from another site: an order it does not hold is added behind its own ones, so that no link from
 * elsewhere pushes them out. Null when nothing changes.
 */
export function keepOrder(request: Request, token: string, publicOrigin: string): string | null {
  const held = orderTokensOf(request);
  return held.includes(token) ? null : cookieOf([...held.slice(0, mostTokens - 1), token], publicOrigin);
}
