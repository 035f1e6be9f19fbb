/** The classroom's frame: a slim bar with the course and the way to her courses, and the page. */
import type { ReactNode } from 'react';
import { linksIn } from '../../site/links.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { useLocale } from '../../../platform/locale.tsx';
import { useWords } from '../words.ts';
import { WaitingLine } from './keep.tsx';

/** `courseSlug` null: the page of kept lessons, which belong to any course. */
type Props = {
  courseSlug: string | null;
  courseName: string;
  /** Where the course's name leads for a visitor, to whom its home is closed. */
  home?: string;
  children: ReactNode;
};

export function ClassroomFrame({ courseSlug, courseName, home, children }: Props) {
  const { bar } = useWords();
  const links = linksIn(useLocale());
  return (
    <>
      <header className="classroom-bar on-ink">
        <div className="column classroom-bar-row">
          <a
            href={home ?? (courseSlug === null ? links.keptLessons() : links.learn(courseSlug))}
            className="classroom-name"
          >
            <Khatam size={20} className="text-saffron" />
            <span>{courseName}</span>
          </a>
          {/* Without a network the worker answers this address with the kept lessons. */}
          <a href={links.startLearning()} className="classroom-tool">
            <Icon name="user" size={22} />
            <span className="max-sm:sr-only">{bar.account}</span>
          </a>
        </div>
      </header>
      <main id="main" className="column classroom-page">
        <WaitingLine />
        {children}
      </main>
    </>
  );
}
