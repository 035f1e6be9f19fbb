import type { ReactNode } from 'react';
import { Notice } from '../../../platform/ui/notice.tsx';
import { PageTabs, type PageTab } from '../../../platform/ui/navigation.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

export type TestNav = {
  label: string;
  notice: string;
  pages: PageTab[];
};

/** The test screens side by side, and for whom they are. */
export function TestBar({ nav }: { nav: TestNav }) {
  return (
    <div className="grid gap-4">
      <Notice tone="info">{nav.notice}</Notice>
      <PageTabs label={nav.label} pages={nav.pages} />
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
