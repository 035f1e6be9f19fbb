import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from 'react-router';
import { open, type ScreenArgs } from './academy-context.ts';
import { directionOf } from '../domain/people/locale.ts';
import { Announcements } from './layout/announcements.tsx';
import { BrowserScript } from './layout/browser-script.tsx';
import { Chat } from './layout/chat.tsx';
import { ClosedDoor } from './layout/closed-door.tsx';
import { DocumentHead, usePageHead } from './layout/document-head.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import type { Site } from './layout/site.ts';
import { linksIn } from './links.ts';
import { ButtonLink } from './ui/button.tsx';

export async function loader(args: ScreenArgs): Promise<Site> {
  const { locale, say, academy, url, publicOrigin, clock } = open(args);
  const year = Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Casablanca' }).format(clock()),
  );
  const settings = await academy.settings();
  return {
    locale,
    common: say.common,
    settings,
    publicOrigin,
    pathname: url.pathname,
    search: url.search,
    year,
  };
}

/** The frame's data; null when even the root's loader failed. Nothing is serialised here, so words stay functions. */
function useSite(): Site | null {
  const data: unknown = useRouteLoaderData('root');
  return (data as Site | undefined) ?? null;
}

/** People who work here do not chat with themselves. */
const isOffice = /^(\/ar)?\/(staff|practice-bank|mailbox)(\/|$)/;

/** The frame of every page, also around errors: head, bar, foot, and what may lie over the page. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const locale = site?.locale ?? 'en';
  const head = usePageHead();
  const scripted = head?.script !== false;
  return (
    <html lang={locale} dir={directionOf(locale)} data-arabic={head?.arabicLetters === true ? '' : undefined}>
      <DocumentHead
        site={
          site && {
            ...site,
            siteName: site.settings.siteName[locale],
            tagline: site.settings.tagline[locale],
          }
        }
      />
      <body>
        {site && (
          <>
            <a href="#page" className="skip">
              {site.common.skipToContent}
            </a>
            <Header site={site} />
          </>
        )}
        <div id="page" tabIndex={-1}>
          {children}
        </div>
        {site && (
          <>
            <Footer site={site} />
            {!isOffice.test(site.pathname) && <Chat site={site} />}
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

/** What a person sees when something broke: words and a way on, never a stack. The server logs the cause. */
export function ErrorBoundary() {
  const site = useSite();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (site === null) {
    return (
      <ClosedDoor title="Something went wrong">
        <p>The fault is ours. Please try again in a moment.</p>
        <p lang="ar" dir="rtl">
          حدث خطأ من عندنا. من فضلك حاولي بعد قليل.
        </p>
      </ClosedDoor>
    );
  }
  const { broken, buttons, missing: missingWords } = site.common;
  const words = missing ? missingWords : broken;
  return (
    <ClosedDoor title={words.title}>
      <p className="text-lg text-ink-soft">{words.text}</p>
      <ButtonLink href={linksIn(site.locale).home()}>{buttons.returnHome}</ButtonLink>
    </ClosedDoor>
  );
}
