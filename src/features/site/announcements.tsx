import { Button } from '../../platform/ui/button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { linksIn } from './links.ts';
import type { Site } from './site.ts';

/**
 * The choice about counting visits: asked once on pages for everybody (`data-asks`), by the script alone, and opened again
 * from the footer. The answer is kept in a cookie for half a year.
 */
function Consent({ site, asks }: { site: Site; asks: boolean }) {
  const { consent } = site.common;
  return (
    <section
      className="consent"
      data-consent
      data-asks={asks ? '' : undefined}
      aria-label={consent.title}
      tabIndex={-1}
      hidden
    >
      <p>
        {consent.text}{' '}
        <a href={linksIn(site.locale).cookies()} className="link">
          {consent.more}
        </a>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button type="button" kind="secondary" data-consent-answer="essential">
          {consent.refuse}
        </Button>
        <Button type="button" kind="secondary" data-consent-answer="all">
          {consent.accept}
        </Button>
      </div>
    </section>
  );
}

/** What may lie over a page, all hidden until the browser script has something to say. */
export function Announcements({ site, asks }: { site: Site; asks: boolean }) {
  const { loading, offline, linkCopied, copiedValue } = site.common;
  return (
    <>
      <Consent site={site} asks={asks} />
      <div className="offline" data-offline role="status" hidden>
        <Icon name="warning" size={20} />
        <span>{offline}</span>
      </div>
      <div
        className="toast"
        data-toast
        data-link-copied={linkCopied}
        data-copied={copiedValue}
        role="status"
        aria-live="polite"
      />
      <div className="loading" data-loading role="status" hidden>
        <div className="loading-door">
          <span className="loading-star" />
        </div>
        <p className="heading text-2xl">{loading.title}</p>
        <p>{loading.text}</p>
      </div>
    </>
  );
}
