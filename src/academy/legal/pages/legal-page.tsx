import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { RefundTable } from '../refund-table.tsx';
import { RichText } from '../../../platform/ui/rich-text.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import type { AcademySettings } from '../../settings/settings.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { FilledBlock, readLegal } from './read-legal.ts';

type LegalData = Awaited<ReturnType<typeof readLegal>>;

/** What is on the page: folded on a phone, beside the text on a wide page. */
function Contents({ legal, t }: { legal: LegalData; t: Words }) {
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
    <nav aria-label={t.legal.contents} className="legal-contents">
      <details className="question legal-fold">
        <summary>
          {t.legal.contents}
          <Icon name="plus" size={22} className="question-sign" />
        </summary>
        {links}
      </details>
      <div className="legal-side">
        <p className="font-semibold">{t.legal.contents}</p>
        {links}
        <p className="mt-6 font-semibold">{t.legal.others}</p>
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

/** Who the company is, by its settings. */
function Identity({ settings, t, locale }: { settings: AcademySettings; t: Words; locale: Locale }) {
  const { identity } = t.legal;
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
function Versions({ legal, t }: { legal: LegalData; t: Words }) {
  const words = t.legal;
  return (
    <section id="versions" aria-labelledby="versions-title">
      <Heading level={2} size={3} id="versions-title">
        {words.versions}
      </Heading>
      <div className="card fact-table">
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

type Shown = { legal: LegalData; t: Words; cookies?: ReactNode };

function Block({ block, legal, t, cookies }: Shown & { block: FilledBlock }) {
  return (
    <>
      {/* An empty line parts paragraphs. */}
      {block.text
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((text) => (
          <p key={text}>
            <RichText text={text} hrefs={legal.hrefs} />
          </p>
        ))}
      {block.points.length > 0 && (
        <ul>
          {block.points.map((point) => (
            <li key={point}>
              <RichText text={point} hrefs={legal.hrefs} />
            </li>
          ))}
        </ul>
      )}
      {block.shows === 'identity' && <Identity settings={legal.settings} t={t} locale={legal.locale} />}
      {block.shows === 'refunds' && <RefundTable words={t.refunds} values={legal.values} />}
      {block.shows === 'cookies' && cookies}
    </>
  );
}

type LegalPageProps = Shown & {
  /** Between the text and the versions. */
  children?: ReactNode;
};

/** A legal page: title and version, contents, numbered sections, what changed. Nothing on it needs script. */
export function LegalPage({ legal, t, cookies, children }: LegalPageProps) {
  const { shown } = legal;
  return (
    <main id="main" className="legal">
      <header className="column legal-head">
        <Kicker>{t.legal.kicker}</Kicker>
        <Heading level={1} className="mt-4">
          {legal.title}
        </Heading>
        <p className="mt-5 max-w-[42rem] text-lg">{legal.lead}</p>
        <p className="legal-version">
          <span>{t.legal.version(shown.version)}</span>
          <span>{shown.isToCome ? t.legal.effectiveFrom(shown.since) : t.legal.effective(shown.since)}</span>
        </p>
        {shown.newest !== null && (
          <p className="legal-earlier">
            <RichText text={t.legal.earlier} hrefs={{ newest: shown.newest }} />
          </p>
        )}
      </header>
      <div className="bg-paper py-12 md:py-20">
        <div className="column legal-columns">
          <Contents legal={legal} t={t} />
          <div className="legal-text">
            {legal.sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <Heading level={2} size={3} id={`${section.id}-title`}>
                  {section.heading}
                </Heading>
                {section.blocks.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} legal={legal} t={t} cookies={cookies} />
                ))}
              </section>
            ))}
            {children}
            <Versions legal={legal} t={t} />
          </div>
        </div>
      </div>
    </main>
  );
}
