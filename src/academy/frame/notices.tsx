import type { ReactNode } from 'react';
import { Button } from '../../platform/ui/button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { linksIn } from './links.ts';
import type { Site } from './site.ts';
import { timeInMorocco } from '../../platform/time/calendar-date.ts';
import { directionOf, type Locale } from '../../platform/i18n/locale.ts';
import { whatsappLink } from '../../platform/people/phone.ts';

/**
 * The choice about counting visits, a line of the page: asked once on pages for everybody (`data-asks`), by the script alone,
 * and opened again from the footer. The answer is kept in a cookie for half a year.
 */
export function Consent({ site, asks }: { site: Site; asks: boolean }) {
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
      <div className="column consent-row">
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
      </div>
    </section>
  );
}

/** What may lie over a page, all hidden until the browser script shows it. */
export function Announcements({ site }: { site: Site }) {
  const { loading, offline, linkCopied, copiedValue } = site.common;
  return (
    <>
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
        <span className="loading-star" />
        <p className="heading text-2xl">{loading.title}</p>
        <p>{loading.text}</p>
      </div>
    </>
  );
}

/** Over a page that only staff see so far, so that nobody takes it for published. */
export function PreviewBar({ site: { previewUntil, common } }: { site: Site }) {
  if (previewUntil === null) return null;
  const { label, text } = common.preview;
  return (
    <aside aria-label={label} className="untranslated">
      <p className="column">
        <Icon name="clock" size={18} />
        <strong>{label}</strong>
        <span>{text(timeInMorocco(previewUntil))}</span>
      </p>
    </aside>
  );
}

/** Over every page of an academy that nobody has set up. */
export function AwaitsOpening({ site: { awaitsOpening, common } }: { site: Site }) {
  if (!awaitsOpening) return null;
  const { label, text } = common.awaitsOpening;
  return (
    <aside aria-label={label} className="untranslated">
      <p className="column">
        <Icon name="clock" size={18} />
        <strong>{label}</strong>
        <span>{text}</span>
      </p>
    </aside>
  );
}

/** A page whose subject is written in another language only: a line explains that, then all of it is in that language. */
export function Untranslated({
  writtenIn,
  notice,
  children,
}: {
  writtenIn: Locale;
  notice: string;
  children: ReactNode;
}) {
  return (
    <>
      <aside aria-label={notice} className="untranslated">
        <p className="column">
          <Icon name="language" size={18} />
          {notice}
        </p>
      </aside>
      <div lang={writtenIn} dir={directionOf(writtenIn)} className="in-its-language">
        {children}
      </div>
    </>
  );
}

/** The round button that opens WhatsApp, below the first screen of every page. */
export function Chat({ site }: { site: Site }) {
  const { chat } = site.common;
  return (
    <aside className="chat" data-chat aria-label={chat.open}>
      <a
        href={whatsappLink(site.settings.whatsapp, site.settings.chatGreeting[site.locale])}
        className="chat-button"
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${chat.open} (${chat.newTab})`}
      >
        <Icon name="whatsapp" size={30} />
      </a>
    </aside>
  );
}
