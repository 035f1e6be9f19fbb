import type { Words } from '../../../content/words.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Door } from '../../ui/door.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import type { Fact } from './course-page.ts';
import { CoursePrice } from './course-price.tsx';
import type { CourseView } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';
import { FactList } from './fact-list.tsx';

type CourseSidebarProps = {
  view: CourseView;
  facts: Fact[];
  refund: { title: string; text: string };
  say: Words;
  locale: Locale;
  /** Absolute address of the page, to be shared. */
  url: string;
};

/** Picture, price, action and facts: beside the text and staying in sight on wide screens, right after the title on phones. */
export function CourseSidebar({ view, facts, refund, say, locale, url }: CourseSidebarProps) {
  const words = say.course;
  return (
    <aside aria-label={words.facts.heading} className="lg:sticky lg:top-24">
      <Door ground={view.course.ground} className="h-72 lg:h-48">
        <Portrait name={view.course.portrait} alt="" lazy={false} />
      </Door>
      <div className="rounded-b-lg border border-line bg-paper">
        <div className="space-y-4 p-5">
          <CoursePrice view={view} words={words.price} locale={locale} />
          {view.seats !== null && (
            <p className="flex items-center gap-2 text-sm font-semibold text-clay-ink">
              <Icon name="users" size={18} />
              {view.seats}
            </p>
          )}
          <EnrolLink action={view.action} full className="max-lg:hidden" />
          {view.action.kind !== 'waitlist' && (
            <div className="flex gap-3 text-sm">
              <Icon name="shield" className="mt-0.5 text-mint" />
              <p>
                <strong className="font-semibold">{refund.title}.</strong>{' '}
                <span className="text-ink-soft">{refund.text}</span>
              </p>
            </div>
          )}
          <h2 className="sr-only">{words.facts.heading}</h2>
          <FactList facts={facts} />
          <Button
            type="button"
            kind="quiet"
            full
            hidden
            data-share={url}
            data-share-title={view.words.name}
            data-share-done={say.common.linkCopied}
          >
            <Icon name="share" size={18} />
            {say.common.buttons.share}
          </Button>
        </div>
      </div>
    </aside>
  );
}
