import { isWrittenIn } from '../../platform/records/record.ts';
import { languages } from '../../platform/i18n/languages.ts';
import latin from '../../platform/ui/art/fonts/readex-latin.woff2?url';
import arabic from '../../platform/ui/art/fonts/readex-arabic.woff2?url';
import styles from '../../app.css?inline';
import { darkGround, sand, type Theme, themes } from '../settings/look.ts';
import { pictureAt } from './covers.ts';
import { useLocation, useMatches } from 'react-router';
import { createContext, useContext } from 'react';
import { type Locale, pathIn, directionOf, shownIn } from '../../platform/i18n/locale.ts';

/** The head that the innermost route's loader gave, or null. */
export function usePageHead(): PageHead | null {
  const heads = useMatches().map((match) => (match.loaderData as { head?: PageHead } | undefined)?.head);
  return heads.findLast((head) => head !== undefined) ?? null;
}

/** Some pages at an English address are, wholly or in part, in Arabic script. */
export const showsArabicLetters = (head: PageHead | null, locale: Locale): boolean =>
  head?.arabicLetters === true ||
  (directionOf(locale) === 'ltr' && directionOf(shownIn(head ?? {}, locale)) === 'rtl');

/** Fonts the page's script needs are asked for before the styles are read, so that text is drawn once. */
function Fonts({ arabicLetters }: { arabicLetters: boolean }) {
  const files = arabicLetters ? [arabic, latin] : [latin];
  return files.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}

const grounds = { light: sand, dark: darkGround };

/** The colour of the browser's own parts, and of the window before the page is there. */
function Shade({ theme }: { theme: Theme | null }) {
  return (
    <>
      <meta name="color-scheme" content={theme ?? 'light dark'} />
      {(theme === null ? themes : [theme]).map((one) => (
        <meta
          key={one}
          name="theme-color"
          content={grounds[one]}
          media={theme === null ? `(prefers-color-scheme: ${one})` : undefined}
        />
      ))}
    </>
  );
}

/** Whoever installs the site while learning gets a learner's start. */
const isLearning = /^(\/[a-z]{2})?\/(learn|account)(\/|$)/;

/** Everything inside <head>. `site` is null only when even the settings could not be read. */
export function DocumentHead({ head, site }: { head: PageHead | null; site: SiteOfHead | null }) {
  const tags = site && headTags(head, site);
  const { pathname } = useLocation();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {site && (
        <Fonts arabicLetters={directionOf(site.locale) === 'rtl' || showsArabicLetters(head, site.locale)} />
      )}
      <title>{tags?.title ?? 'Derb'}</title>
      <style>{styles + (site?.ownStyles ?? '')}</style>
      <Shade theme={site?.theme ?? null} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.png" sizes="48x48" type="image/png" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {site && (
        <link
          rel="manifest"
          href={pathIn(site.locale, `${isLearning.test(pathname) ? '/learn' : ''}/manifest.webmanifest`)}
        />
      )}
      {tags && site && <Described tags={tags} siteName={site.siteName} />}
    </head>
  );
}

function Described({ tags, siteName }: { tags: ReturnType<typeof headTags>; siteName: string }) {
  return (
    <>
      <meta name="description" content={tags.description} />
      {tags.canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={tags.canonical} />
      )}
      {tags.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {tags.feed && (
        <link rel="alternate" type="application/rss+xml" href={tags.feed.href} title={tags.feed.title} />
      )}
      <meta property="og:type" content={tags.kind} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={tags.title} />
      <meta property="og:description" content={tags.description} />
      {tags.canonical !== null && <meta property="og:url" content={tags.canonical} />}
      <meta property="og:image" content={tags.picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:alt" content={tags.pictureAlt} />
      <meta property="og:locale" content={tags.openGraphLocale} />
      {tags.openGraphOthers.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={tags.pictureAlt} />
      {tags.jsonLd.map((json) => (
        <script key={json} type="application/ld+json">
          {json}
        </script>
      ))}
    </>
  );
}

/** The head a page's loader returns. */
type PageHead = {
  title: string;
  description: string;
  index?: boolean;
  /** The languages in which the page's subject is written, where not in all; search engines index the pages of these alone. */
  writtenIn?: readonly Locale[] | undefined;
  structuredData?: readonly object[];
  /** Its subject is in Moroccan Darija, and so are its Arabic words where there are any. */
  inDarija?: boolean;
  /** The page is written in Arabic script whatever its address says: its font is asked for first. */
  arabicLetters?: boolean;
  /** Path of the page's own picture for messengers and social networks; otherwise that of the academy. */
  picture?: string;
  /** 'article' for posts. */
  kind?: 'website' | 'article';
  /** Address of a feed of this page, and its name. */
  feed?: { href: string; title: string };
  /** False on pages that need none (legal pages, articles): no script at all is sent. */
  script?: false;
};

type SiteOfHead = {
  siteName: string;
  tagline: string;
  locale: Locale;
  /** The languages that the academy speaks, its first one first. */
  spoken: readonly Locale[];
  publicOrigin: string;
  pathname: string;
  theme?: Theme | null;
  /** The academy's own colours, after the styles of all academies. */
  ownStyles?: string;
};

type HeadTags = {
  title: string;
  description: string;
  /** Null on pages that search engines should not index: they have neither an address for them nor a twin. */
  canonical: string | null;
  alternates: { hrefLang: string; href: string }[];
  kind: 'website' | 'article';
  feed: { href: string; title: string } | null;
  picture: string;
  /** The alternative text of the picture. */
  pictureAlt: string;
  openGraphLocale: string;
  openGraphOthers: string[];
  jsonLd: string[];
};

/** JSON for a script element: no '<' can end the element, no line separator can break a parser. */
export const safeJson = (value: object): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Everything in a page's <head>. A page without a head of its own gets the site's name and is not indexed. */
export function headTags(head: PageHead | null, site: SiteOfHead): HeadTags {
  const written = site.spoken.filter((locale) => isWrittenIn(head ?? {}, locale));
  const [first] = written;
  const indexed = head !== null && head.index !== false && written.includes(site.locale);
  const addressIn = (locale: Locale): string => site.publicOrigin + pathIn(locale, site.pathname);
  const picture = head?.picture ?? pictureAt(site.pathname, site.locale);
  return {
    title: head === null ? site.siteName : `${head.title} | ${site.siteName}`,
    description: head?.description ?? site.tagline,
    canonical: indexed ? addressIn(site.locale) : null,
    alternates:
      indexed && first !== undefined && site.spoken.length > 1
        ? [
            ...written.map((locale) => ({ hrefLang: locale as string, href: addressIn(locale) })),
            { hrefLang: 'x-default', href: addressIn(first) },
          ]
        : [],
    kind: head?.kind ?? 'website',
    feed: head?.feed ?? null,
    picture: site.publicOrigin + (picture ?? `/social-${site.locale}.png`),
    pictureAlt: head === null || picture === null ? `${site.siteName}: ${site.tagline}` : head.title,
    openGraphLocale: languages[site.locale].openGraph,
    openGraphOthers: written.filter((one) => one !== site.locale).map((one) => languages[one].openGraph),
    jsonLd: (head?.structuredData ?? []).map(safeJson),
  };
}

const Address = createContext('');

/** Provides the built address of the browser script (hashed file name) to the document. */
export const BrowserScriptAddress = Address;

/** The one script of a page: fetched after the page's own bytes, run when the document is parsed. */
export function BrowserScript() {
  return <script type="module" src={useContext(Address)} fetchPriority="low" />;
}
