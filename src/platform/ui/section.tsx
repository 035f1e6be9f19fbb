import type { Ground as RecordGround } from '../records/record-fields.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { specifiedFor } from './specified.ts';

/** Questions and answers, as native <details>: they open without script and the browser's search finds them. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="card divide-y divide-line">
      {items.map((item) => (
        <details key={item.question} className="question">
          <summary>
            <span>{item.question}</span>
            <Icon name="plus" size={22} className="question-sign" />
          </summary>
          <p className="px-5 pb-5 text-ink-soft">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Flat background colours of arches and pictures: those of records, and two of the page's own. They stay in the dark. */
export type Ground = RecordGround | 'ink' | 'sand';

export const groundColour: Record<Ground, string> = {
  saffron: 'on-colour bg-saffron',
  majorelle: 'on-colour bg-majorelle',
  clay: 'on-colour bg-clay',
  mint: 'on-colour bg-mint',
  lilac: 'on-colour bg-lilac',
  blush: 'on-colour bg-blush',
  ink: 'bg-night',
  sand: 'on-colour bg-sand-deep',
};

const tones = { sand: 'bg-sand text-ink', ink: 'on-ink bg-pitch text-cream', paper: 'bg-paper text-ink' };

type SectionProps = {
  tone?: keyof typeof tones;
  children: ReactNode;
  id?: string;
  className?: string;
  labelledBy?: string;
};

/** A full-width band of the page, its content in the page's column. */
export function Section({ tone = 'sand', children, id, className, labelledBy }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames('section', tones[tone], className)}>
      <div className="column">{children}</div>
    </section>
  );
}

/** The short line over a heading: one on a page at most. */
export const Kicker = ({ children }: { children: ReactNode }) => <p className="kicker">{children}</p>;

const sizes = { 1: 'text-4xl', 2: 'text-3xl', 3: 'text-xl', 4: 'text-lg' };

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  children: ReactNode;
  id?: string;
  className?: string;
  size?: 'display' | 1 | 2 | 3 | 4;
};

/** A heading; `size` may differ from `level`, so that the outline of a page stays right. */
export function Heading({ level, children, id, className, size = level }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      title={specifiedFor(children)}
      tabIndex={level === 1 ? -1 : undefined}
      className={classNames('heading', size === 'display' ? 'text-5xl' : sizes[size], className)}
    >
      {children}
    </Tag>
  );
}
