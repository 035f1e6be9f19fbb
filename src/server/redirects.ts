/**
 * Redirects of old and mistyped addresses. The target is always a path of this site that does not redirect itself: one hop, never a
 * loop, never another site. A renamed page needs a new line in a table, and nothing else.
 */
import { localeOfPath, locales, pathIn, samePageIn, spokenIn } from '../platform/i18n/locale.ts';
import type { Academy } from '../academy.ts';
import type { Target } from '../platform/http/read-incoming.ts';

/**
 * Old addresses of the staff pages, which e-mails and bookmarks still contain: plain pages in two languages, and the console beside
 * them.
 */
const ofStaff = /^(?:\/[a-z]{2})?\/(?:staff|console)(\/.*)?$/i;

/** Below '/staff': old address → new one. */
const moved: readonly (readonly [from: RegExp, to: string])[] = [
  // The console itself shows the sign-in.
  [/^\/sign-(?:in|out)$/i, ''],
  [/^\/orders\/([^/]+)(?:\/record-payment|\/receipts\/[^/]+)?$/i, '/orders/$1/show'],
  [/^\/refunds\/([^/]+)$/i, '/refunds/$1/show'],
  [/^\/(?:letters|events|notifications)(?=\/|$)/i, '/deliveries'],
  [/^\/proposals$/i, '/applications?kind=host-course'],
];

/** Lists that are types of deliveries now. */
const typeOfList: Readonly<Record<string, string>> = {
  letters: 'mail',
  events: 'event',
  notifications: 'notification',
};

/** The filter of such a list under its present names; what cannot be read is left out. */
function filterOfDeliveries(type: string, search: string): string {
  let asked: Record<string, unknown> = {};
  try {
    asked = { ...(JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as object) };
  } catch {
    // A filter that somebody broke: the whole type is shown.
  }
  const { letter, kind, gateway, order, to, state, show } = asked;
  const named: Record<string, unknown> = {
    state: show === 'to-do' ? 'failed' : state,
    what: letter ?? kind ?? gateway,
    search: order ?? to,
  };
  const kept = Object.entries(named).filter(([, value]) => typeof value === 'string' && value !== '');
  const filter = JSON.stringify({ type, ...Object.fromEntries(kept) });
  return `?${new URLSearchParams({ filter }).toString()}`;
}

/** The query that goes with a redirected address: its own, unless its list has another form now. */
function searchFor(pathname: string, search: string): string {
  const [, list = ''] = /\/(letters|events|notifications)$/i.exec(ofStaff.exec(pathname)?.[1] ?? '') ?? [];
  const type = typeOfList[list.toLowerCase()];
  return type === undefined ? search : filterOfDeliveries(type, search);
}

/** The right address in the staff console; null when it is none. Numbers stay as they were written. */
function meantByStaff(pathname: string): string | null {
  const found = ofStaff.exec(pathname);
  if (found === null) return null;
  const place = found[1] ?? '';
  const [from, to] = moved.find(([pattern]) => pattern.test(place)) ?? [];
  return `/staff${from === undefined || to === undefined ? place : place.replace(from, to)}`;
}

/** Whole addresses without the language: old or mistyped → right. Checked before records: none of them may be the slug of one. */
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

/** Never changed: addresses with a secret or capitals, addresses for machines, and files. */
const leftAlone =
  /^(\/[a-z]{2})?\/((orders|payment|workshop-places|waitlist-letters|news-emails|organisations|circle|mailbox|staff|console|practice-bank|callbacks|api|assets|media|social)(\/|$)|downloads\/|certificates\/|learn\/(?:[^/]+\/enter|emails|outcome)\/)|\.(?!html?$|php$|xml$)[a-z0-9]+$/i;

/** Removes extensions that pages do not have. */
const withoutEnding = (path: string): string =>
  path.replace(/\/index$/, '').replace(/(?:\/index)?\.(?:html?|php)$/, '') || '/';

const doubled = new RegExp(`^/(?:${locales.join('|')})(?=/(?:${locales.join('|')})(?:/|$))`);

/** Removes the prefix for English that other sites use, and of two languages the first. */
const withoutLanguage = (path: string): string =>
  path.replace(doubled, '').replace(/^\/en(?=\/|$)/, '') || '/';

/** One step towards the right path; the same path when it is right. */
function step(path: string): string {
  const plain = withoutLanguage(withoutEnding(path));
  const locale = localeOfPath(plain);
  const bare = pathIn('en', plain);
  const [, first = '', rest = ''] = /^(\/[^/]+)(\/.+)$/.exec(bare) ?? [];
  const section = movedSections.get(first);
  const to = movedPages.get(bare) ?? (section === undefined ? bare : section + rest);
  return pathIn(locale, to);
}

/** The short address on a certificate, as somebody typed it from paper. */
const onPaper = /^(\/[a-z]{2})?\/c\/(?:derb-?)?([^/]+)\/?$/i;

/** Enough for any address typed by hand; a longer chain is left as it is. */
const mostSteps = 5;

/** In lower case; percent-encoded characters stay as the server spells them. */
const small = (path: string): string =>
  path.replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));

/** The right path; the path itself when nothing is wrong with it. */
function meant(pathname: string): string {
  const inConsole = meantByStaff(pathname);
  if (inConsole !== null) return inConsole;
  if (leftAlone.test(pathname)) return pathname;
  const [, arabic = '', number] = onPaper.exec(pathname) ?? [];
  if (number !== undefined) return `${arabic.toLowerCase()}/certificates/DERB-${number.toUpperCase()}`;
  let path = small(pathname);
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const next = step(path);
    if (next === path) return path;
    path = next;
  }
  return pathname;
}

/**
 * The address to redirect to, with its query; null when it is right. `url`: the address as it was written, so that a trailing or
 * doubled slash redirects too; null for a form, whose spelling does no harm.
 */
export function movedTo({ pathname, search }: Target, url: string | null): string | null {
  const to = meant(pathname);
  const written = url === null ? pathname : (url.replace(/^https?:\/\/[^/?#]*/i, '').split('?')[0] ?? '');
  const slashes = /\/{2,}|.\/$/.test(written) && !leftAlone.test(pathname);
  if (to === pathname && !slashes) return null;
  // A second check against open redirects: one slash at the front, none doubled.
  return /^\/(?![/\\])/.test(to) ? to + searchFor(pathname, search) : null;
}

type Answer = (request: Request) => Promise<Response>;

/**
 * A page in a language that the academy does not speak is found in its first one: old links lead somewhere, and no address of a
 * spoken language ever leads away. What is sent is taken in any language, so that a form that was open is not lost, and the status that
 * phones ask for has none.
 */
export const inSpokenLanguage =
  (answerPage: Answer, academy: Pick<Academy, 'settings'>): Answer =>
  async (request) => {
    const url = new URL(request.url);
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && url.pathname !== '/learn/status';
    if (!isPage) return answerPage(request);
    // Where the settings cannot be read, the page itself says so.
    const spoken = await academy.settings().then(spokenIn, () => locales);
    const [first = 'en'] = spoken;
    if (spoken.includes(localeOfPath(url.pathname))) return answerPage(request);
    const headers = { Location: samePageIn(first, url), 'Cache-Control': 'no-store' };
    return new Response(null, { status: 302, headers });
  };
