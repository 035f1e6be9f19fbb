import { pathIn, locales, type Locale } from '../../platform/i18n/locale.ts';

/** What a page's loader says about itself. */
export type PageHead = {
  title: string;
  description: string;
  index?: boolean;
  /** The one language that what the page is about is written in; search engines keep the page of that language alone. */
  writtenIn?: Locale | undefined;
  structuredData?: readonly object[];
  /** The page is written in Arabic letters whatever its address says: its font is asked for first. */
  arabicLetters?: boolean;
  /** Path of the page's own picture for messengers and social networks; otherwise the academy's. See social-picture.ts. */
  picture?: string;
  /** 'article' for posts. */
  kind?: 'website' | 'article';
  /** Address of a feed of this page, and its name. */
  feed?: { href: string; title: string };
  /** False on pages that need none (legal pages, articles): no script at all is sent. */
  script?: false;
};

export type SiteOfHead = {
  siteName: string;
  tagline: string;
  locale: Locale;
  publicOrigin: string;
  pathname: string;
};

export type HeadTags = {
  title: string;
  description: string;
  /** Null on pages that search engines should not keep: they have neither an address for them nor a twin. */
  canonical: string | null;
  alternates: { hrefLang: string; href: string }[];
  kind: 'website' | 'article';
  feed: { href: string; title: string } | null;
  picture: string;
  /** What the picture says, for those who do not see it. */
  pictureAlt: string;
  openGraphLocale: string;
  /** Null while there is no page of the other language to keep. */
  openGraphOther: string | null;
  jsonLd: string[];
};

const openGraphLocales: Record<Locale, string> = { en: 'en_US', ar: 'ar_MA' };

/** JSON for a script element: no '<' can end the element, no line separator can break a parser. */
export const safeJson = (value: object): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** All that stands in a page's <head>. A page without a head of its own gets the site's name and is not indexed. */
export function headTags(head: PageHead | null, site: SiteOfHead): HeadTags {
  const written = head?.writtenIn === undefined ? locales : [head.writtenIn];
  const indexed = head !== null && head.index !== false && written.includes(site.locale);
  const addressIn = (locale: Locale): string => site.publicOrigin + pathIn(locale, site.pathname);
  const other: Locale = site.locale === 'en' ? 'ar' : 'en';
  return {
    title: head === null ? site.siteName : `${head.title} | ${site.siteName}`,
    description: head?.description ?? site.tagline,
    canonical: indexed ? addressIn(site.locale) : null,
    alternates: indexed
      ? [
          ...written.map((locale) => ({ hrefLang: locale as string, href: addressIn(locale) })),
          { hrefLang: 'x-default', href: addressIn(head.writtenIn ?? 'en') },
        ]
      : [],
    kind: head?.kind ?? 'website',
    feed: head?.feed ?? null,
    picture: site.publicOrigin + (head?.picture ?? `/social-${site.locale}.png`),
    pictureAlt: head?.picture === undefined ? `${site.siteName}: ${site.tagline}` : head.title,
    openGraphLocale: openGraphLocales[site.locale],
    openGraphOther: written.includes(other) ? openGraphLocales[other] : null,
    jsonLd: (head?.structuredData ?? []).map(safeJson),
  };
}
