import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../platform/ui/icon.tsx';
import { isOwnBusiness, linksIn, entryLinks, phoneLink } from './links.ts';
import { delivered } from '../settings/arrangement.ts';
import { Logo } from './header.tsx';
import type { Site } from './site.ts';

export const mastercard = (
  <svg viewBox="0 0 30 18" width="30" height="18">
    <circle cx="10" cy="9" r="8" fill="#d9532f" />
    <circle cx="20" cy="9" r="8" fill="#f2b33d" fillOpacity=".9" />
  </svg>
);

/** How payment is protected: plain words in our own drawing, not the marks of the companies. */
const SecurePayment = ({ label }: { label: string }) => (
  <p className="secure" role="img" aria-label={label}>
    <Icon name="shield" size={20} className="text-mint-light" />
    <span>3-D Secure</span>
    <span className="secure-slanted">VISA</span>
    <span>{mastercard} mastercard</span>
  </p>
);

const Item = ({ href, children, ltr }: { href: string; children: ReactNode; ltr?: boolean }) => (
  <li>
    <a href={href} className="footer-link">
      {ltr === true ? <bdi dir="ltr">{children}</bdi> : children}
    </a>
  </li>
);

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2 className="footer-heading">{heading}</h2>
    <ul className="footer-row">{children}</ul>
  </div>
);

function Social({ href, label, icon }: { href: string; label: string; icon: 'instagram' | 'linkedin' }) {
  return (
    <a href={href} className="footer-sign" target="_blank" rel="noopener noreferrer" aria-label={label}>
      <Icon name={icon} size={22} />
    </a>
  );
}

/** The choice about cookies: opened in place by the browser script. */
const Choices = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={`${href}#choices`} className="footer-link" data-consent-open>
      {children}
    </a>
  </li>
);

const looks = [
  { theme: null, word: 'auto', icon: 'smartphone' },
  { theme: 'light', word: 'light', icon: 'sun' },
  { theme: 'dark', word: 'dark', icon: 'moon' },
] as const;

/** As the phone is set, light, or dark: a form, so that no script is needed and no page is first drawn in the other. */
function ThemeChoice({ site: { theme, locale, pathname, search, common } }: { site: Site }) {
  const words = common.theme;
  return (
    <form
      id="theme"
      method="post"
      action={linksIn(locale).theme()}
      className="theme-choice"
      aria-label={words.label}
    >
      <input type="hidden" name="from" value={pathname + search} />
      {looks.map((look) => (
        <button
          key={look.word}
          name="theme"
          value={look.theme ?? ''}
          className="footer-sign"
          aria-pressed={theme === look.theme}
          title={words[look.word]}
        >
          <Icon name={look.icon} size={20} />
          <span className="sr-only">{words[look.word]}</span>
        </button>
      ))}
    </form>
  );
}

/** Where the choice of light and dark stands among the visitor's other choices. */
const isAccount = /^(\/[a-z]{2})?\/account(\/|$)/;

/** One line below the visitor's own business: the name, the law and a way to us. */
function ShortFooter({ site }: { site: Site }) {
  const { settings, locale, common } = site;
  const links = linksIn(locale);
  const words = common.footer.short;
  return (
    <footer className="footer-short on-ink">
      <ul className="column footer-row">
        <Item href={links.home()}>{settings.siteName[locale]}</Item>
        <Item href={links.privacy()}>{words.privacy}</Item>
        <Item href={links.terms()}>{words.terms}</Item>
        <Choices href={links.cookies()}>{words.consent}</Choices>
        <Item href={links.contact()}>{words.contact}</Item>
      </ul>
      {isAccount.test(site.pathname) && (
        <div className="column">
          <ThemeChoice site={site} />
        </div>
      )}
    </footer>
  );
}

/** The footer of every page: links, contact, and the company's legal details. */
export function Footer({ site }: { site: Site }) {
  const { settings, locale, common } = site;
  if (isOwnBusiness(site.pathname)) return <ShortFooter site={site} />;
  const links = linksIn(locale);
  const { navigation, footer } = common;
  const name = settings.siteName[locale];
  const samples = settings.sampleRegistration ?? [];
  return (
    <footer className="footer on-ink">
      <div className="column footer-groups">
        <div className="footer-brand">
          <Logo href={links.home()} site={site} />
          <p className="footer-tagline">{settings.tagline[locale]}</p>
          <div className="flex">
            <Social href={settings.instagram} label={footer.instagram(name)} icon="instagram" />
            <Social href={settings.linkedin} label={footer.linkedin(name)} icon="linkedin" />
            <ThemeChoice site={site} />
          </div>
        </div>
        <div className="footer-pages">
          {(settings.footerGroups ?? delivered.footerGroups).map(({ title, links: entries }, index) => {
            if (entries.length === 0) return null;
            const heading = title[locale] || (index === 0 ? footer.academy : footer.company);
            return (
              <Group key={heading} heading={heading}>
                {entryLinks(entries, { words: navigation, locale, pathname: site.pathname }).map((item) => (
                  <Item key={item.href} href={item.href}>
                    {item.label}
                  </Item>
                ))}
              </Group>
            );
          })}
        </div>
        <div>
          <ul className="footer-row footer-contact">
            <Item href={phoneLink(settings.phone)} ltr>
              {settings.phone}
            </Item>
            <Item href={`mailto:${settings.email}`} ltr>
              {settings.email}
            </Item>
          </ul>
          <SecurePayment label={footer.securePayment} />
        </div>
      </div>
      <div className="column">
        <div className="footer-legal">
          <p className="footer-small">
            {footer.rights(site.year, name)} · {settings.address[locale]}
            {[...settings.registration, ...samples].map(({ label, value }) => (
              <Fragment key={label.en}>
                {' '}
                <span className="ms-1">
                  <bdi>{label[locale]}</bdi> <bdi dir="ltr">{value}</bdi>
                </span>
              </Fragment>
            ))}
            {samples.length > 0 && ` (${footer.sample})`}
          </p>
          <ul className="footer-row footer-end">
            <Item href={links.privacy()}>{footer.privacy}</Item>
            <Item href={links.terms()}>{footer.terms}</Item>
            <Item href={links.cookies()}>{footer.cookies}</Item>
            <Choices href={links.cookies()}>{footer.consent}</Choices>
          </ul>
        </div>
      </div>
    </footer>
  );
}
