import { pathIn, type Locale } from '../../../platform/i18n/locale.ts';

export type LinkTarget = { href: string; external: boolean };

/** Signs that browsers drop or turn while they read an address, so that it would lead elsewhere than it says. */
const deceptive = /[\s\p{Cc}\\]/u;

/**
 * Where a link in a text may lead: a page of the site by its path ('/courses', in the page's language), a place on the
 * page ('#part-2'), the web, a mailbox, a telephone. Null for any other address ('javascript:', 'data:', '//host').
 */
export function linkTarget(address: string, locale: Locale): LinkTarget | null {
  if (address === '' || deceptive.test(address)) return null;
  if (address.startsWith('#')) return { href: address, external: false };
  if (address.startsWith('/'))
    return address.startsWith('//') ? null : { href: pathIn(locale, address), external: false };
  if (/^(?:mailto|tel):/i.test(address)) return { href: address, external: false };
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? { href: address, external: true } : null;
}
