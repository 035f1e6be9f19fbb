/**
 * Old and mistyped addresses, and where they lead. Whatever comes in, what goes out is a path of this site that is not
 * itself moved: one hop, never a loop, never another site. A new line in a table is all that a renamed page needs.
 */
import { pathIn, localeOfPath } from '../domain/people/locale.ts';
import { meantInOffice } from './office-moves.ts';
import type { Target } from './read-incoming.ts';

/**
 * Whole addresses without the language: where the page is → how people write it. They come before records: none of them
 * may be the slug of one.
 */
const pages: Record<string, readonly string[]> = {
  '/': ['/home', '/index', '/accueil'],
  '/courses': ['/course', '/formations', '/trainings', '/training', '/catalogue', '/classes'],
  '/workshops': ['/workshop', '/events', '/event', '/ateliers'],
  '/tools': ['/shop', '/store', '/boutique', '/product', '/products', '/tool', '/downloads'],
  '/blog': ['/post', '/posts', '/article', '/articles', '/news', '/blogs'],
  '/blog/feed.xml': [
    '/feed',
    '/rss',
    '/feed.xml',
    '/rss.xml',
    '/atom.xml',
    '/blog/feed',
    '/blog/rss',
    '/blog/rss.xml',
  ],
  '/community': ['/clarity-community', '/communaute'],
  '/community/clarity-details': ['/clarity', '/clarity-details', '/community/clarity'],
  '/community/accountability-details': [
    '/accountability',
    '/accountability-details',
    '/community/accountability',
  ],
  '/consultation': ['/consultations', '/consulting', '/consult', '/book', '/book-consultation', '/booking'],
  '/host-course': ['/host', '/host-your-course', '/teach', '/become-an-instructor', '/become-a-trainer'],
  '/about': ['/about-us', '/aboutus', '/who-we-are', '/team', '/a-propos'],
  '/careers': ['/career', '/job', '/jobs', '/work-with-us'],
  '/contact': ['/contact-us', '/contactus', '/contacts', '/get-in-touch'],
  '/support': ['/help', '/faq', '/faqs', '/aide'],
  '/privacy-policy': ['/privacy', '/privacypolicy', '/confidentialite'],
  '/terms-and-conditions': [
    '/terms',
    '/terms-of-service',
    '/terms-of-use',
    '/terms-conditions',
    '/tos',
    '/cgv',
    '/conditions',
    '/refund-policy',
    '/refunds',
  ],
  '/cookie-policy': ['/cookies', '/cookie', '/cookies-policy'],
  '/courses/ecommerce-mastery': [
    '/courses/ecommerce',
    '/courses/e-commerce',
    '/courses/e-commerce-mastery',
    '/ecommerce-mastery',
  ],
  '/courses/ecommerce-mastery-virtual': [
    '/courses/ecommerce-virtual',
    '/courses/e-commerce-mastery-virtual',
    '/ecommerce-mastery-virtual',
  ],
  '/courses/ugc-creation-masterclass': [
    '/courses/ugc',
    '/courses/ugc-creation',
    '/courses/ugc-masterclass',
    '/ugc-creation-masterclass',
  ],
  '/courses/english-mastery': ['/courses/english', '/courses/english-course', '/english-mastery'],
  '/courses/fashion-business-masterclass': [
    '/courses/fashion',
    '/courses/fashion-business',
    '/fashion-business-masterclass',
  ],
  '/courses/french-course': ['/courses/french', '/courses/french-mastery'],
  '/courses/ai-marketing-agency': ['/courses/ai', '/courses/ai-marketing'],
  '/courses/content-creation': ['/courses/content'],
};

/** First parts of addresses whose rest stays: '/shop/x' is '/products/x'. */
const sections: Record<string, readonly string[]> = {
  '/courses': ['/course', '/formations', '/training', '/trainings'],
  '/workshops': ['/workshop', '/events', '/event'],
  '/products': ['/product', '/shop', '/store', '/tools', '/tool'],
  '/blog': ['/post', '/posts', '/article', '/articles', '/news'],
  '/careers': ['/career', '/job', '/jobs'],
  '/consultation': ['/consultations', '/consulting'],
};

/** '/a' → '/b' from '/b' ← ['/a', …]. */
const turned = (table: Record<string, readonly string[]>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([to, all]) => all.map((from) => [from, to] as const)));

const movedPages = turned(pages);
const movedSections = turned(sections);

/** What opens by a secret or a name that may hold capitals, what machines call, and files: left as they were written. */
const leftAlone =
  /^(\/ar)?\/((orders|payment|workshop-places|waitlist-letters|circle|mailbox|staff|console|practice-bank|callbacks|api|assets|media|social)(\/|$)|downloads\/|learn\/(emails|[^/]+\/enter)\/)|\.(?!html?$|php$|xml$)[a-z0-9]+$/i;

/** Ends that a page's address never has. */
const withoutEnding = (path: string): string =>
  path.replace(/\/index$/, '').replace(/(?:\/index)?\.(?:html?|php)$/, '') || '/';

/** Languages written the way other sites write them; French readers get English, from where Arabic is one press away. */
function withoutLanguage(path: string): string {
  const [whole, , rest = ''] = /^\/(en|fr|en-us|en-gb|fr-fr|fr-ma)(\/.*)?$/.exec(path) ?? [];
  if (whole !== undefined) return rest === '' ? '/' : rest;
  return path.replace(/^\/ar(?:-ma)?\/(?:ar|en|fr)(?=\/|$)/, '/ar').replace(/^\/ar-ma(?=\/|$)/, '/ar');
}

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

/** In small letters; what stands encoded stays as the door spells it. */
const small = (path: string): string =>
  path.replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));

/** The path that is meant by a path; the path itself when nothing is wrong with it. */
function meant(pathname: string): string {
  const inOffice = meantInOffice(pathname);
  if (inOffice !== null) return inOffice;
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
  // The door has one slash at the front and none doubled; this says it once more where it matters.
  return /^\/(?![/\\])/.test(to) ? to + search : null;
}
