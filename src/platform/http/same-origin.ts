/** Whether a form was posted from our own pages. */

type Asked = { headers: Record<string, string | string[] | undefined> };

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

const isOwnMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/**
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones only in Origin; what says neither is no browser
 * and carries nobody's cookies. On a machine of one's own the Host header, what the browser itself asked for, may stand for us
 * as well: 127.0.0.1 for localhost. Where the public has an address of ours, only that one does: whoever writes both headers
 * would make any site ours.
 */
export function comesFromOurPages({ headers }: Asked, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (typeof origin !== 'string') return false;
  if (origin === publicOrigin) return true;
  if (!isOwnMachine.test(publicOrigin)) return false;
  const host = hostOf(origin);
  return host !== null && host === headers.host;
}
