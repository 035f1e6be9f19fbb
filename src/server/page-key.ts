/** Which public pages are cached, and by which key. */
import { bareOf } from '../platform/i18n/locale.ts';
import type { Theme } from '../academy/settings/look.ts';
import type { Target } from '../platform/http/read-incoming.ts';
import { contactTopics } from '../catalogue/applicants/application.ts';
import { postTags } from '../site/blog/post.ts';
import { filters as catalogueFilters } from '../catalogue/courses/catalogue-query.ts';
import { productCategories, productSubcategories } from '../catalogue/shop/product.ts';

/** Parameters added by sites that link here; they do not change a page. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igsh|mc_[a-z]+|_ga)$/;

/**
 * Parameters that make another public page, with all their values. Search results are not cached, nor two filters at once: there are
 * too many, and a stranger who asks for all would push out every other page.
 */
const pageParameters = new Map<string, ReadonlyMap<string, readonly string[]>>([
  ['/courses', new Map<string, readonly string[]>(Object.entries(catalogueFilters))],
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
  /^\/(orders|gifts|seats|organisations|payment|checkout|[a-z]+-test|payment-test-page|virtual-test-payment|staff|mailbox|practice-bank|api|callbacks|downloads|workshop-places|waitlist-letters|news-emails|clarity-login|login|sign-out|not-registered|payment-required|welcome|account|circle|learn)(\/|$)|\/(enrol|waitlist|scholarship|apply|access|order|book)$/;

/** A page in the light or in the dark, by a visitor's choice. No address contains a space. */
export const keyIn = (theme: Theme | null, key: string): string => (theme === null ? key : `${theme} ${key}`);

/** The address and the choice of such a key. */
export function ofKey(key: string): { address: string; theme: string | null } {
  const [address = '', theme = null] = key.split(' ').toReversed();
  return { address, theme };
}

/** The cache key of a page: the path, with one filter at most. Null for a page that must be rendered for each request. */
export function pageKey({ pathname, search }: Target): string | null {
  const bare = bareOf(pathname);
  // Other spellings of an address work, but are not cached: they would push out the pages that people open.
  if (personal.test(bare) || /[A-Z%]/.test(pathname)) return null;
  if (search === '') return pathname;
  const known = pageParameters.get(bare);
  let filter = '';
  for (const [name, value] of new URLSearchParams(search)) {
    if (tracking.test(name)) continue;
    if (!known?.get(name)?.includes(value) || filter !== '') return null;
    filter = `?${name}=${encodeURIComponent(value)}`;
  }
  return `${pathname}${filter}`;
}
