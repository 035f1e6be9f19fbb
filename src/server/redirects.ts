/**
 * Old and mistyped addresses, and where they lead. Whatever comes in, what goes out is a path of this site that is not
 * itself moved: one hop, never a loop, never another site. A new line in a table is all that a renamed page needs.
 */
import { localeOfPath, pathIn } from '../platform/i18n/locale.ts';
import type { Target } from '../platform/http/read-incoming.ts';

/**
 * Addresses of the staff console from before it was one console, as emails and bookmarks still carry them: its plain pages in two
 * languages, and the console beside them.
 */
const ofStaff = /^(?:\/ar)?\/(?:staff|console)(\/.*)?$/i;

/** Below '/staff': how a place was written → where it is. */
const moved: readonly (readonly [from: RegExp, to: string])[] = [
  // The sign-in is shown to whoever needs one, on the way in.
  [/^\/sign-(?:in|out)$/i, ''],
  [/^\/orders\/([^/]+)(?:\/record-payment|\/receipts\/[^/]+)?$/i, '/orders/$1/show'],
  [/^\/refunds\/([^/]+)$/i, '/refunds/$1/show'],
];

/** Where an address of the staff console leads, itself when it is right; null when it is none. Numbers stay as they were written. */
function meantByStaff(pathname: string): string | null {
  const found = ofStaff.exec(pathname);
  if (found === null) return null;
  const place = found[1] ?? '';
  const [from, to] = moved.find(([pattern]) => pattern.test(place)) ?? [];
  return `/staff${from === undefined || to === undefined ? place : place.replace(from, to)}`;
}

/**
 * Whole addresses without the language: how people write one → where the page is. They come before records: none of them
 * may be the slug of one.
 */
const movedPages: ReadonlyMap<string, string> = new Map([
  ['/home', '/'],
  ['/shop', '/tools'],
  ['/products', '/tools'],
  ['/rss', '/blog/feed.xml'],
  ['/about-us', '/about'],
  ['/contact-us', '/contact'],
  ['/faq', '/support'],
  ['/privacy', '/privacy-policy'],
  ['/terms', '/terms-and-conditions'],
  ['/cookies', '/cookie-policy'],
]);

/** First parts of addresses whose rest stays: '/shop/x' is '/products/x'. */
const movedSections: ReadonlyMap<string, string> = new Map([
  ['/shop', '/products'],
  ['/tools', '/products'],
]);

/** What opens by a secret or a name that may hold capitals, what machines call, and files: left as they were written. */
const leftAlone =
  /^(\/ar)?\/((orders|payment|workshop-places|waitlist-letters|circle|mailbox|staff|console|practice-bank|callbacks|api|assets|media|social)(\/|$)|downloads\/|certificates\/|learn\/(?:[^/]+\/enter|emails)\/)|\.(?!html?$|php$|xml$)[a-z0-9]+$/i;

/** Ends that a page's address never has. */
const withoutEnding = (path: string): string =>
  path.replace(/\/index$/, '').replace(/(?:\/index)?\.(?:html?|php)$/, '') || '/';

/** English written the way other sites write it. */
const withoutLanguage = (path: string): string => path.replace(/^\/en(?=\/|$)/, '') || '/';

/** One step towards where a path leads; the same path when it leads to itself. */
function step(path: string): string {
  const plain = withoutLanguage(withoutEnding(path));
  const locale = localeOfPath(plain);
  const bare = pathIn('en', plain);
  const [, first = '', rest = ''] = /^(\/[^/]+)(\/.+)$/.exec(bare) ?? [];
  const section = movedSections.get(first);
  const to = movedPages.get(bare) ?? (section === undefined ? bare : section + rest);
  return pathIn(locale, to);
}

/** Enough for any address that was written by hand; what goes on after it is left as it is. */
const mostSteps = 5;

/** In small letters; what stands encoded stays as the server spells it. */
const small = (path: string): string =>
  path.replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));

/** The path that is meant by a path; the path itself when nothing is wrong with it. */
function meant(pathname: string): string {
  const inConsole = meantByStaff(pathname);
  if (inConsole !== null) return inConsole;
  if (leftAlone.test(pathname)) return pathname;
  let path = small(pathname);
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const next = step(path);
    if (next === path) return path;
    path = next;
  }
  return pathname;
}

/**
 * Where a visit should go instead, with its query; null when it is right. `url` is the address as it was written, whose
 * last or doubled slash is told as well; null for a form, whose own spelling does no harm.
 */
export function movedTo({ pathname, search }: Target, url: string | null): string | null {
  const to = meant(pathname);
  const written = url === null ? pathname : (url.replace(/^https?:\/\/[^/?#]*/i, '').split('?')[0] ?? '');
  const slashes = /\/{2,}|.\/$/.test(written) && !leftAlone.test(pathname);
  if (to === pathname && !slashes) return null;
  // The server has one slash at the front and none doubled; this says it once more where it matters.
  return /^\/(?![/\\])/.test(to) ? to + search : null;
}
