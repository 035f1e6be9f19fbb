import { useLocation, useMatches } from 'react-router';
import { pathIn } from '../../platform/i18n/locale.ts';
import latin from '../../platform/ui/art/fonts/readex-latin.woff2?url';
import arabic from '../../platform/ui/art/fonts/readex-arabic.woff2?url';
import styles from '../../app.css?inline';
import { headTags, type PageHead, type SiteOfHead } from './head-tags.ts';

/** The head that the innermost route's loader gave, or null. */
export function usePageHead(): PageHead | null {
  const heads = useMatches().map((match) => (match.loaderData as { head?: PageHead } | undefined)?.head);
  return heads.findLast((head) => head !== undefined) ?? null;
}

/** Some pages at an English address are, wholly or in part, in Arabic letters. */
export const showsArabicLetters = (head: PageHead | null): boolean =>
  head?.arabicLetters === true || head?.writtenIn === 'ar';

/** Fonts the page's script needs are asked for before the styles are read, so that text is drawn once. */
function Fonts({ arabicLetters }: { arabicLetters: boolean }) {
  const files = arabicLetters ? [arabic, latin] : [latin];
  return files.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}

/** Whoever installs the site while learning gets a learner's start. */
const isLearning = /^(\/ar)?\/(learn|account)(\/|$)/;

/** Everything inside <head>. `site` is null only when even the settings could not be read. */
export function DocumentHead({ head, site }: { head: PageHead | null; site: SiteOfHead | null }) {
  const tags = site && headTags(head, site);
  const { pathname } = useLocation();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {site && <Fonts arabicLetters={site.locale === 'ar' || showsArabicLetters(head)} />}
      <title>{tags?.title ?? 'Derb'}</title>
      <style>{styles}</style>
      <meta name="theme-color" content="#fbf5ea" />
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
      {tags.openGraphOther !== null && <meta property="og:locale:alternate" content={tags.openGraphOther} />}
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
