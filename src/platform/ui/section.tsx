import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Khatam } from './khatam.tsx';

const tones = { sand: 'bg-sand text-ink', ink: 'on-ink bg-ink text-sand', paper: 'bg-paper text-ink' };

type SectionProps = {
  tone?: keyof typeof tones;
  children: ReactNode;
  id?: string;
  className?: string;
  labelledBy?: string;
};

/** A band of the page, as wide as the window, its content in the page's column. */
export function Section({ tone = 'sand', children, id, className, labelledBy }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames('section', tones[tone], className)}>
      <div className="column">{children}</div>
    </section>
  );
}

/** The short line over a heading, with its little star. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <p className="kicker">
      <Khatam size={16} />
      {children}
    </p>
  );
}

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
      tabIndex={level === 1 ? -1 : undefined}
      className={classNames('heading', size === 'display' ? 'text-5xl' : sizes[size], className)}
    >
      {children}
    </Tag>
  );
}
