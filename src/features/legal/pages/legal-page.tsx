import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import { RefundTable } from '../../refunds/refund-table.tsx';
import { RichText } from '../../../platform/ui/rich-text.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import { Contents, Identity, Versions } from './legal-parts.tsx';
import type { FilledBlock, LegalData } from './read-legal.ts';

type Shown = { legal: LegalData; say: Words; cookies?: ReactNode };

function Block({ block, legal, say, cookies }: Shown & { block: FilledBlock }) {
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
      {block.shows === 'identity' && <Identity settings={legal.settings} say={say} locale={legal.locale} />}
      {block.shows === 'refunds' && <RefundTable words={say.refunds} values={legal.values} />}
      {block.shows === 'cookies' && cookies}
    </>
  );
}

type LegalPageProps = Shown & {
  /** Stands between the text and the versions. */
  children?: ReactNode;
};

/** A page of law: title and version, contents, numbered sections, what changed. Nothing on it needs script. */
export function LegalPage({ legal, say, cookies, children }: LegalPageProps) {
  const { shown } = legal;
  return (
    <main id="main" className="legal">
      <header className="column legal-head">
        <Kicker>{say.legal.kicker}</Kicker>
        <Heading level={1} className="mt-4">
          {legal.title}
        </Heading>
        <p className="mt-5 max-w-[42rem] text-lg">{legal.lead}</p>
        <p className="legal-version">
          <span>{say.legal.version(shown.version)}</span>
          <span>
            {shown.isToCome ? say.legal.effectiveFrom(shown.since) : say.legal.effective(shown.since)}
          </span>
        </p>
        {shown.newest !== null && (
          <p className="legal-earlier">
            <RichText text={say.legal.earlier} hrefs={{ newest: shown.newest }} />
          </p>
        )}
      </header>
      <div className="bg-paper py-12 md:py-20">
        <div className="column legal-columns">
          <Contents legal={legal} say={say} />
          <div className="legal-text">
            {legal.sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <Heading level={2} size={3} id={`${section.id}-title`}>
                  {section.heading}
                </Heading>
                {section.blocks.map((block) => (
                  <Block
                    key={JSON.stringify(block)}
                    block={block}
                    legal={legal}
                    say={say}
                    cookies={cookies}
                  />
                ))}
              </section>
            ))}
            {children}
            <Versions legal={legal} say={say} />
          </div>
        </div>
      </div>
    </main>
  );
}
