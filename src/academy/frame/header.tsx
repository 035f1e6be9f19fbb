import { Icon } from '../../platform/ui/icon.tsx';
import { ButtonLink } from '../../platform/ui/button.tsx';
import { languages } from '../../platform/i18n/languages.ts';
import { type Locale, samePageIn, spokenIn } from '../../platform/i18n/locale.ts';
import { barNeed, barRoom, hasOwnAction, linksIn, type NavigationLink, navigationOf } from './links.ts';
import type { Site } from './site.ts';
import { logoHeights, pictureFileOf, sizeWithin } from '../../platform/files/picture.ts';
import { lookOf } from '../settings/look.ts';
import { khatamPath } from '../../platform/ui/art/khatam-path.ts';

const NavigationItem = ({ href, label, isHere }: NavigationLink) => (
  <li>
    <a href={href} className="nav-link" aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  </li>
);

const NavigationList = ({ items, className }: { items: readonly NavigationLink[]; className?: string }) => (
  <ul className={className}>
    {items.map((item) => (
      <NavigationItem key={item.href} {...item} />
    ))}
  </ul>
);

type Choice = { site: Site; of: readonly Locale[] };

/** The same page in other languages; each marked with its own, so that it is read and searched as such. */
const LanguageLinks = ({ site, of }: Choice) =>
  of.map((locale) => (
    <a
      key={locale}
      href={samePageIn(locale, site)}
      className="nav-link"
      data-language
      hrefLang={locale}
      lang={locale}
    >
      {languages[locale].name}
      <span className="sr-only"> – {languages[locale].invites}</span>
    </a>
  ));

/** One other language is a link, several are a menu. */
function LanguageChoice({ site, of }: Choice) {
  if (of.length < 2) return <LanguageLinks site={site} of={of} />;
  return (
    <details className="more" data-menu data-languages>
      <summary className="nav-link">
        <span className="sr-only">{site.common.navigation.languages}: </span>
        {languages[site.locale].name}
        <Icon name="chevron-down" size={18} className="more-sign" />
      </summary>
      <div className="more-list">
        <LanguageLinks site={site} of={of} />
      </div>
    </details>
  );
}

/**
 * The bar at the top of every page. Both menus are native <details>: they open without script, and a press anywhere else
 * closes them, because an open summary reaches unseen over the whole page (layout.css).
 */
export function Header({ site }: { site: Site }) {
  const links = linksIn(site.locale);
  const words = site.common.navigation;
  const { locale, pathname, settings } = site;
  const choice = { site, of: spokenIn(settings).filter((one) => one !== locale) };
  const { main, more, account, consultation } = navigationOf(locale, words, pathname, settings);
  // A long menu is the phone's until the screen is wide enough for its titles.
  const isLate = barNeed(main, settings, locale) > barRoom.narrow;
  return (
    <header className={isLate ? 'bar bar-late' : 'bar'}>
      <div className="column bar-row">
        <Logo href={links.home()} site={site} />
        <nav aria-label={words.label} className="bar-wide">
          <ul>
            {main.map((item) => (
              <NavigationItem key={item.href} {...item} />
            ))}
            {more.length > 0 && (
              <li>
                <details className="more" data-menu>
                  <summary
                    className="nav-link"
                    data-here={more.flat().some((item) => item.isHere) || undefined}
                  >
                    {words.more}
                    <Icon name="chevron-down" size={18} className="more-sign" />
                  </summary>
                  <div className="more-list">
                    {more.map((items) => (
                      <NavigationList key={items[0]?.href} items={items} />
                    ))}
                  </div>
                </details>
              </li>
            )}
            <NavigationItem {...account} />
            {choice.of.length > 0 && (
              <li>
                <LanguageChoice {...choice} />
              </li>
            )}
            <li>
              <ButtonLink
                href={consultation.href}
                kind={hasOwnAction(site.pathname) ? 'quiet' : 'highlight'}
                className="bar-button"
                aria-current={consultation.isHere ? 'page' : undefined}
              >
                {consultation.label}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <div className="bar-narrow">
          <LanguageChoice {...choice} />
          <details className="mobile-menu" data-menu>
            <summary>
              <Icon name="menu" size={26} className="when-closed" />
              <Icon name="close" size={26} className="when-open" />
              <span className="sr-only">{words.openMenu}</span>
            </summary>
            <nav aria-label={words.label} className="mobile-panel">
              <NavigationList items={[...main, { ...account, label: words.accountOrSignIn }]} />
              {more.length > 0 && <p className="mobile-heading">{words.moreLinks}</p>}
              <div className="mobile-more">
                {more.map((items) => (
                  <NavigationList key={items[0]?.href} items={items} />
                ))}
              </div>
              <div className="bar-language">
                <LanguageLinks {...choice} />
              </div>
              <ButtonLink
                href={consultation.href}
                kind="highlight"
                full
                className="mt-4"
                aria-current={consultation.isHere ? 'page' : undefined}
              >
                {consultation.label}
              </ButtonLink>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

/** The academy's own logo, or a khatam with a door in it and the name beside it. The link is named by the name. */
export function Logo({ href, site }: { href: string; site: Pick<Site, 'settings' | 'locale'> }) {
  const name = site.settings.siteName[site.locale];
  const { logo } = lookOf(site.settings);
  if (logo !== null)
    return (
      <a href={href} className="logo">
        <img
          className="logo-own"
          src={pictureFileOf(logo.id, 480)}
          alt={name}
          {...sizeWithin(logo, logoHeights.page, 200)}
        />
      </a>
    );
  return (
    <a href={href} className="logo">
      <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true" focusable="false">
        <path className="logo-star" d={khatamPath(12, 12, 12)} />
        <path className="logo-door" d="M8.6 17.600V11.400a3.400 3.400 0 0 1 6.800 0v6.200Z" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
