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

/**
 * The Set-Cookie value that adds an order in front. Never readable by script, never sent along by other sites' forms, and
 * only over https where the site is served by https.
 */
export function rememberOrder(request: Request, token: string, publicOrigin: string): string {
  const tokens = [token, ...orderTokensOf(request).filter((known) => known !== token)].slice(0, mostTokens);
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${tokens.join('.')}; Path=/; Max-Age=${daysKept * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
