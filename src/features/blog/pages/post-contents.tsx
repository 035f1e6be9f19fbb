import type { Locale } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { IsolatedText } from './isolated-text.tsx';
import type { Heading } from './read-markdown.ts';

type ContentsProps = { contents: readonly Heading[]; title: string; locale: Locale };

function Contents({ contents, locale }: Omit<ContentsProps, 'title'>) {
  return (
    <ol className="contents-list">
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <IsolatedText text={text} locale={locale} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text on wide pages; it stays in sight while one reads. */
export function ContentsAside({ contents, title, locale }: ContentsProps) {
  if (contents.length === 0) return <div className="contents-aside" />;
  return (
    <nav className="contents-aside" aria-label={title}>
      <p className="mb-2 text-sm font-semibold text-clay-ink">{title}</p>
      <Contents contents={contents} locale={locale} />
    </nav>
  );
}

/** Before the text on small screens, folded. */
export function ContentsFold({ contents, title, locale }: ContentsProps) {
  if (contents.length === 0) return null;
  return (
    <details className="question contents-fold">
      <summary>
        <span>{title}</span>
        <Icon name="plus" size={22} className="question-sign" />
      </summary>
      <nav aria-label={title}>
        <Contents contents={contents} locale={locale} />
      </nav>
    </details>
  );
}
