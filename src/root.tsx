import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { open, type ScreenArgs } from './academy/frame/academy-context.ts';
import {
  directionOf,
  localeOfPath,
  type Locale,
  shownIn,
  readingOrder,
  spokenIn,
} from './platform/i18n/locale.ts';
import {
  Announcements,
  AwaitsOpening,
  Chat,
  Consent,
  PreviewBar,
  Untranslated,
} from './academy/frame/notices.tsx';
import {
  BrowserScript,
  DocumentHead,
  showsArabicLetters,
  usePageHead,
} from './academy/frame/document-head.tsx';
import { ClosedPage } from './academy/frame/closed-page.tsx';
import { Footer } from './academy/frame/footer.tsx';
import { Header } from './academy/frame/header.tsx';
import { type Site, useSite } from './academy/frame/site.ts';
import { whatsappLink } from './platform/people/phone.ts';
import { lookOf, stylesOf, themeIn } from './academy/settings/look.ts';
import { DarijaProvider, LocaleProvider } from './platform/locale.ts';
import { linksIn } from './academy/frame/links.ts';
import { ButtonLink } from './platform/ui/button.tsx';

export async function loader(args: ScreenArgs): Promise<Site> {
  const { locale, t, academy, url, publicOrigin, clock, previewUntil = null } = open(args);
  const year = Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Casablanca' }).format(clock()),
  );
  const settings = await academy.withoutLost(await academy.settings());
  return {
    locale,
    common: t.common,
    settings,
    publicOrigin,
    pathname: url.pathname,
    search: url.search,
    theme: themeIn(args.request.headers.get('cookie')),
    year,
    previewUntil,
    awaitsOpening: await academy.awaitsOpening(),
  };
}

/** Pages for trying the academy out: they show no chat button. */
const isTrial = /^(\/[a-z]{2})?\/(practice-bank|mailbox)(\/|$)/;

/** The community has a slim bar of its own, which also fits the frame of the welcome page. */
const isCommunity = /^(\/[a-z]{2})?\/circle(?!\/digest)(\/|$)/;

/**
 * The classroom has a slim bar of its own: nothing there shall lead away from the lesson, and every byte is prepaid. Whoever comes by
 * the link of an e-mail, without a sign-in, gets the site’s.
 */
const isClassroom = /^(\/[a-z]{2})?\/learn(?!\/(?:emails|outcome)\/)(\/|$)/;

const hasOwnFrame = (pathname: string): boolean => isCommunity.test(pathname) || isClassroom.test(pathname);

/** The frame of every page, also around errors: head, bar, foot, and what may lie over the page. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const { pathname } = useLocation();
  const locale = site?.locale ?? localeOfPath(pathname);
  const head = usePageHead();
  const fault = useFault(site);
  const scripted = head?.script !== false;
  const inDarija = fault === null && head?.inDarija === true;
  const shown = fault === null && head ? shownIn(head, locale) : locale;
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-arabic={showsArabicLetters(head, locale) ? '' : undefined}
      data-theme={site?.theme ?? undefined}
    >
      <DocumentHead
        head={fault === null ? head : { title: fault.title, description: fault.text, index: false }}
        site={
          site && {
            ...site,
            spoken: spokenIn(site.settings),
            siteName: site.settings.siteName[locale],
            tagline: site.settings.tagline[locale],
            ownStyles: stylesOf(lookOf(site.settings)),
          }
        }
      />
      <body>
        {site && (
          <>
            <a href="#page" className="skip">
              {site.common.skipToContent}
            </a>
            <PreviewBar site={site} />
            <AwaitsOpening site={site} />
            {!hasOwnFrame(site.pathname) && <Header site={site} />}
          </>
        )}
        <div id="page" tabIndex={-1} lang={inDarija && locale === 'ar' ? 'ary' : undefined}>
          <LocaleProvider value={locale}>
            <DarijaProvider value={inDarija}>
              {shown === locale || site === null ? (
                children
              ) : (
                <Untranslated writtenIn={shown} notice={site.common.untranslated}>
                  {children}
                </Untranslated>
              )}
            </DarijaProvider>
          </LocaleProvider>
        </div>
        {site && !hasOwnFrame(site.pathname) && (
          <>
            {scripted && <Consent site={site} asks={fault === null && head?.index !== false} />}
            <Footer site={site} />
            {!isTrial.test(site.pathname) && <Chat site={site} />}
            {scripted && <Announcements site={site} />}
          </>
        )}
        {scripted && <BrowserScript />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The words for what went wrong; null when nothing did, or when even the settings could not be read. */
function useFault(
  site: Site | null,
): { title: string; heading?: string; text: string; missing: boolean } | null {
  const error = useRouteError();
  // Null where nothing was thrown.
  if ((error ?? null) === null || site === null) return null;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return { ...(missing ? site.common.missing : site.common.broken), missing };
}

/** Shown when nothing could be read, not even the settings: the only words outside words files, in each language. */
const bare: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: 'We could not open this page',
    text: 'The fault is ours. Try again in a moment.',
    again: 'Try again',
  },
  ar: {
    title: 'تعذّر فتح هذه الصفحة',
    text: 'الخطأ من عندنا. حاولي بعد قليل.',
    again: 'حاولي مرة أخرى',
  },
  fr: {
    title: 'Cette page n’a pas pu s’ouvrir',
    text: 'L’erreur vient de nous. Réessayez dans un instant.',
    again: 'Réessayer',
  },
};

function BareFault() {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname);
  const [, other] = readingOrder(locale);
  return (
    <ClosedPage title={bare[locale].title}>
      <p className="text-lg">{bare[locale].text}</p>
      {other && (
        <p lang={other} dir={directionOf(other)}>
          {bare[other].text}
        </p>
      )}
      <ButtonLink href={pathname + search}>{bare[locale].again}</ButtonLink>
    </ClosedPage>
  );
}

/** What a person sees when something broke: words and a way on, never a stack. The server logs the cause. */
export function ErrorBoundary() {
  const site = useSite();
  const fault = useFault(site);
  if (site === null || fault === null) return <BareFault />;
  const { buttons } = site.common;
  // Within the community the home link stays there: the site's own pages refuse to be framed.
  const links = linksIn(site.locale);
  const { whatsapp, chatGreeting } = site.settings;
  return (
    <ClosedPage title={fault.heading ?? fault.title}>
      <p className="text-lg text-ink-soft">{fault.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={isCommunity.test(site.pathname) ? links.communityInside() : links.home()}>
          {buttons.returnHome}
        </ButtonLink>
        {!fault.missing && (
          <ButtonLink
            href={whatsappLink(whatsapp, chatGreeting[site.locale])}
            kind="secondary"
            target="_blank"
            rel="noopener noreferrer"
          >
            {buttons.contactWhatsapp}
          </ButtonLink>
        )}
      </div>
    </ClosedPage>
  );
}
