import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../platform/ui/icon.tsx';
import { isOwnBusiness, linksIn, phoneLink } from './links.ts';
import { Logo } from './header.tsx';
import type { Site } from './site.ts';

/** How payment is protected: plain words in our own drawing, not the marks of the companies. */
const SecurePayment = ({ label }: { label: string }) => (
  <p className="secure" role="img" aria-label={label}>
    <Icon name="shield" size={20} className="text-mint-light" />
    <span>3-D Secure</span>
    <span className="secure-slanted">VISA</span>
    <span>
      <svg viewBox="0 0 30 18" width="30" height="18">
        <circle cx="10" cy="9" r="8" fill="#d9532f" />
        <circle cx="20" cy="9" r="8" fill="#f2b33d" fillOpacity=".9" />
      </svg>
      mastercard
    </span>
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
    <a href={href} className="footer-social" target="_blank" rel="noopener noreferrer" aria-label={label}>
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

/** One line below the visitor's own business: the name, the law and a way to us. */
function ShortFooter({ site: { settings, locale, common } }: { site: Site }) {
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
          <div className="flex gap-2">
            <Social href={settings.instagram} label={footer.instagram(name)} icon="instagram" />
            <Social href={settings.linkedin} label={footer.linkedin(name)} icon="linkedin" />
          </div>
        </div>
        <div className="footer-pages">
          <Group heading={footer.academy}>
            <Item href={links.courses()}>{navigation.courses}</Item>
            <Item href={links.community()}>{navigation.community}</Item>
            <Item href={links.workshops()}>{navigation.workshops}</Item>
            <Item href={links.shop()}>{navigation.shop}</Item>
            <Item href={links.blog()}>{navigation.blog}</Item>
            <Item href={links.account()}>{navigation.account}</Item>
          </Group>
          <Group heading={footer.company}>
            <Item href={links.about()}>{navigation.about}</Item>
            <Item href={links.support()}>{navigation.support}</Item>
            <Item href={links.contact()}>{navigation.contact}</Item>
            <Item href={links.careers()}>{navigation.careers}</Item>
          </Group>
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
          <p className="footer-small">{settings.address[locale]}</p>
          <SecurePayment label={footer.securePayment} />
        </div>
      </div>
      <div className="column">
        <div className="footer-legal">
          <ul className="footer-row">
            <Item href={links.privacy()}>{footer.privacy}</Item>
            <Item href={links.terms()}>{footer.terms}</Item>
            <Item href={links.cookies()}>{footer.cookies}</Item>
            <Choices href={links.cookies()}>{footer.consent}</Choices>
          </ul>
          <p className="footer-small footer-end">
            {footer.rights(site.year, name)}
            {[...settings.registration, ...samples].map(({ label, value }) => (
              <Fragment key={label.en}>
                {' · '}
                <bdi>{label[locale]}</bdi> <bdi dir="ltr">{value}</bdi>
              </Fragment>
            ))}
            {samples.length > 0 && ` (${footer.sample})`}
          </p>
        </div>
      </div>
    </footer>
  );
}
