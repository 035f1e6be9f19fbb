import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/section.tsx';

export type TestNav = {
  label: string;
  notice: string;
  pages: { href: string; label: string; isHere: boolean }[];
};

/** The test screens side by side, and for whom they are. */
export function TestBar({ nav }: { nav: TestNav }) {
  return (
    <div className="grid gap-4">
      <Notice tone="info">{nav.notice}</Notice>
      <nav aria-label={nav.label}>
        <ul className="flex flex-wrap gap-2">
          {nav.pages.map(({ href, label, isHere }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center rounded-md px-4 font-semibold',
                  isHere ? 'bg-ink text-sand' : 'bg-sand-deep text-ink hover:bg-line',
                )}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type TestFrameProps = { nav: TestNav; title: string; lead: string; children: ReactNode };

/** A test screen: what it tries out, and the thing itself. */
export function TestFrame({ nav, title, lead, children }: TestFrameProps) {
  return (
    <main id="main" className="column grid gap-8 py-8 md:py-12">
      <TestBar nav={nav} />
      <div className="grid gap-2">
        <Heading level={1} size={2}>
          {title}
        </Heading>
        <p className="max-w-2xl text-ink-soft">{lead}</p>
      </div>
      {children}
    </main>
  );
}
