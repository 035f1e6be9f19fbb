/** Whether a form was posted from our own pages. */

type Asked = { headers: Record<string, string | string[] | undefined> };

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones only in Origin; what says neither is no browser
 * and carries nobody's cookies. The Host header is what the browser itself asked for, so it may stand for us as well.
 */
export function comesFromOurPages({ headers }: Asked, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (typeof origin !== 'string') return false;
  if (origin === publicOrigin) return true;
  const host = hostOf(origin);
  return host !== null && host === headers.host;
}
