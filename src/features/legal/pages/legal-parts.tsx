import type { Words } from '../../../words.ts';
import type { AcademySettings } from '../../settings/settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { RichText } from '../../../platform/ui/rich-text.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { LegalData } from './read-legal.ts';

/** What is on the page: folded on a phone, beside the text on a wide page. */
export function Contents({ legal, say }: { legal: LegalData; say: Words }) {
  const links = (
    <ol>
      {[...legal.sections, ...legal.more].map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={say.legal.contents} className="legal-contents">
      <details className="legal-fold">
        <summary>{say.legal.contents}</summary>
        {links}
      </details>
      <div className="legal-side">
        <p className="font-semibold">{say.legal.contents}</p>
        {links}
        <p className="mt-6 font-semibold">{say.legal.others}</p>
        <ul>
          {legal.others.map(({ href, title }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Who the company is, as its settings say. */
export function Identity({
  settings,
  say,
  locale,
}: {
  settings: AcademySettings;
  say: Words;
  locale: Locale;
}) {
  const { identity } = say.legal;
  return (
    <dl className="legal-identity">
      <div>
        <dt>{identity.name}</dt>
        <dd>{settings.siteName[locale]}</dd>
      </div>
      <div>
        <dt>{identity.address}</dt>
        <dd>{settings.address[locale]}</dd>
      </div>
      <div>
        <dt>{identity.phone}</dt>
        <dd>
          <bdi dir="ltr">{settings.phone}</bdi>
        </dd>
      </div>
      <div>
        <dt>{identity.email}</dt>
        <dd>
          <a href={`mailto:${settings.email}`} className="link">
            <bdi dir="ltr">{settings.email}</bdi>
          </a>
        </dd>
      </div>
      {settings.registration.map(({ label, value }) => (
        <div key={label.en}>
          <dt>
            <bdi>{label[locale]}</bdi>
          </dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every version there was, the one in force first, and what each changed. */
export function Versions({ legal, say }: { legal: LegalData; say: Words }) {
  const words = say.legal;
  return (
    <section id="versions" aria-labelledby="versions-title">
      <Heading level={2} size={3} id="versions-title">
        {words.versions}
      </Heading>
      <div className="fact-table">
        <table>
          <caption className="sr-only">{words.versions}</caption>
          <thead>
            <tr>
              <th scope="col">{words.versionColumn}</th>
              <th scope="col">{words.sinceColumn}</th>
              <th scope="col">{words.changeColumn}</th>
            </tr>
          </thead>
          <tbody>
            {legal.versions.map(({ version, effectiveOn, since, change, href }) => (
              <tr key={version}>
                <th scope="row">
                  {href === null ? (
                    version
                  ) : (
                    <a href={href} className="link" aria-label={words.version(version)}>
                      {version}
                    </a>
                  )}
                </th>
                <td data-label={words.sinceColumn} className="whitespace-nowrap">
                  <time dateTime={effectiveOn}>{since}</time>
                </td>
                <td data-label={words.changeColumn}>{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <RichText text={words.versionsText} hrefs={legal.hrefs} />
      </p>
    </section>
  );
}
