import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { linksIn } from '../links.ts';
import type { Site } from './site.ts';

/**
 * The choice about cookies. It is shown at once only when the page carries something that needs a yes (data-needed); it
 * can always be opened from the footer. The choice is kept in a cookie for half a year.
 */
function Consent({ site }: { site: Site }) {
  const { consent } = site.common;
  return (
    <section className="consent" data-consent aria-labelledby="consent-title" tabIndex={-1} hidden>
      <p id="consent-title" className="font-semibold">
        {consent.title}
      </p>
      <p className="text-sm text-ink-soft">
        {consent.text}{' '}
        <a href={linksIn(site.locale).cookies()} className="link">
          {consent.more}
        </a>
      </p>
      <div className="grid grid-cols-2 gap-3">
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
export function Announcements({ site }: { site: Site }) {
  const { loading, offline, linkCopied, copiedValue } = site.common;
  return (
    <>
      <Consent site={site} />
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
