/** Which page an address means to the page cache; null when it must be rendered for whoever asks. */
import { contactTopics } from '../features/applications/application.ts';
import { postTags } from '../features/blog/post.ts';
import { productCategories, productSubcategories } from '../features/shop/product.ts';
import type { Target } from '../platform/http/read-incoming.ts';

/** Added by those who send visitors; they change nothing on a page. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igsh|mc_[a-z]+|_ga)$/;

/** Parameters that make another public page, with all their values. A search is never kept: there are too many. */
const pageParameters = new Map<string, ReadonlyMap<string, readonly string[]>>([
  ['/courses', new Map([['type', ['virtual']]])],
  ['/blog', new Map([['tag', postTags]])],
  ['/contact', new Map([['topic', contactTopics]])],
  [
    '/tools',
    new Map([
      ['category', productCategories.map((value) => value.toLowerCase())],
      ['subcategory', productSubcategories.map((value) => value.toLowerCase())],
      ['free', ['yes']],
      ['featured', ['yes']],
    ]),
  ],
]);

/** Pages about one person or one order, whatever they answer. */
const personal =
  /^\/(orders|payment|checkout|[a-z]+-test|payment-test-page|virtual-test-payment|staff|mailbox|practice-bank|api|callbacks|downloads|workshop-places|waitlist-letters|clarity-login|login|sign-out|not-registered|payment-required|welcome|account|circle|learn)(\/|$)|\/(enrol|waitlist|apply|access|order|book)$/;

/** The path and what counts of the query, in one order. */
export function pageKey({ pathname, search }: Target): string | null {
  const bare = pathname === '/ar' ? '/' : pathname.replace(/^\/ar(?=\/)/, '');
  // Other spellings of a page work, and are rendered each time: kept, they would push out the pages people open.
  if (personal.test(bare) || /[A-Z%]/.test(pathname)) return null;
  if (search === '') return pathname;
  const known = pageParameters.get(bare);
  const kept = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (tracking.test(name)) continue;
    // A repeated one too: every set of values would be a page, and together they would push out all others.
    if (!known?.get(name)?.includes(value) || kept.has(name)) return null;
    kept.set(name, value);
  }
  const query = [...kept].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort();
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`;
}
