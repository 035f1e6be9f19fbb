import type { ReactNode } from 'react';
import { Icon } from '../../platform/ui/icon.tsx';
import { linksIn, phoneLink } from './links.ts';
import { Logo } from './header.tsx';
import type { Site } from './site.ts';
import type { Words } from '../../words.ts';

/** How payment is protected: plain words in our own drawing, not the marks of the companies. */
function SecurePayment({
  words,
}: {
  words: Pick<Words['common']['footer'], 'securePayment' | 'securePaymentShort'>;
}) {
  return (
    <div className="secure" role="img" aria-label={words.securePayment}>
      <span className="secure-title">
        <Icon name="shield" size={20} />
        {words.securePaymentShort}
      </span>
      <span className="secure-mark">3-D Secure</span>
      <span className="secure-mark secure-slanted">VISA</span>
      <span className="secure-mark">
        <svg viewBox="0 0 30 18" width="30" height="18">
          <circle cx="10" cy="9" r="8" fill="#d9532f" />
          <circle cx="20" cy="9" r="8" fill="#f2b33d" fillOpacity=".9" />
        </svg>
        mastercard
      </span>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul className="footer-list">{children}</ul>
    </div>
  );
}

const Item = ({ href, children, ltr }: { href: string; children: ReactNode; ltr?: boolean }) => (
  <li>
    <a href={href} className="footer-link">
      {ltr === true ? <bdi dir="ltr">{children}</bdi> : children}
    </a>
  </li>
);

function Social({ href, label, icon }: { href: string; label: string; icon: 'instagram' | 'linkedin' }) {
  return (
    <a href={href} className="footer-social" target="_blank" rel="noopener noreferrer" aria-label={label}>
      <Icon name={icon} size={22} />
    </a>
  );
}

/** The footer of every page: groups of links, contact, and the company's legal details. */
export function Footer({ site }: { site: Site }) {
  const { settings, locale, common } = site;
  const links = linksIn(locale);
  const { navigation, footer } = common;
  const name = settings.siteName[locale];
  return (
    <footer className="footer on-ink">
      <div className="column">
        <div className="footer-groups">
          <div className="footer-brand">
            <Logo href={links.home()} name={name} />
            <p className="text-sm text-mist">{settings.tagline[locale]}</p>
            <div className="flex gap-3">
              <Social href={settings.instagram} label={footer.instagram(name)} icon="instagram" />
              <Social href={settings.linkedin} label={footer.linkedin(name)} icon="linkedin" />
            </div>
          </div>
          <Group title={footer.academy}>
            <Item href={links.courses()}>{navigation.courses}</Item>
            <Item href={links.community()}>{navigation.community}</Item>
            <Item href={links.workshops()}>{navigation.workshops}</Item>
            <Item href={links.shop()}>{navigation.shop}</Item>
            <Item href={links.account()}>{navigation.account}</Item>
          </Group>
          <Group title={footer.company}>
            <Item href={links.contact()}>{footer.contact}</Item>
            <Item href={links.careers()}>{navigation.careers}</Item>
            <Item href={links.blog()}>{navigation.blog}</Item>
          </Group>
          <Group title={footer.contactBlock}>
            <Item href={phoneLink(settings.phone)} ltr>
              {settings.phone}
            </Item>
            <Item href={`mailto:${settings.email}`} ltr>
              {settings.email}
            </Item>
            <li className="footer-address">{settings.address[locale]}</li>
          </Group>
        </div>
        <SecurePayment words={footer} />
        <div className="footer-legal">
          <ul>
            <Item href={links.privacy()}>{footer.privacy}</Item>
            <Item href={links.terms()}>{footer.terms}</Item>
            <Item href={links.cookies()}>{footer.cookies}</Item>
            <li>
              <a href={`${links.cookies()}#choices`} className="footer-link" data-consent-open>
                {footer.consent}
              </a>
            </li>
          </ul>
          <p>
            <span>{footer.rights(site.year, name)}</span>
            {settings.registration.map(({ label, value }) => (
              <span key={label.en}>
                <bdi>{label[locale]}</bdi> <bdi dir="ltr">{value}</bdi>
              </span>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}
