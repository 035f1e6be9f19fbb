import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import type { ShownCourse } from './course-blocks.tsx';
import { CoursePrice } from './course-price.tsx';
import { EnrolLink } from './enrol-link.tsx';
import { FactList } from './fact-list.tsx';

/** Picture, price, action and facts: beside the text and staying in sight on wide screens, right after the title on phones. */
export function CourseSidebar({ page, say, locale, coverAlt }: ShownCourse & { coverAlt: string }) {
  const { view, brief, refund } = page;
  const words = say.course;
  return (
    <aside aria-label={words.facts.heading} className="course-facts">
      <Door ground={view.course.ground} className="course-door">
        <Portrait name={view.course.portrait} alt={coverAlt} lazy={false} />
      </Door>
      <div className="course-card">
        <CoursePrice view={view} say={say} locale={locale} />
        {view.inParts !== null && <p className="-mt-2 text-sm text-ink-soft">{view.inParts}</p>}
        {view.seats !== null && (
          <p className="flex items-center gap-2 text-sm font-semibold text-clay-ink">
            <Icon name="users" size={18} />
            {view.seats}
          </p>
        )}
        <EnrolLink action={view.action} full className="max-lg:hidden" />
        {view.action.kind !== 'waitlist' && view.price?.centimes !== 0 && (
          <div className="flex gap-3 text-sm">
            <Icon name="shield" className="mt-0.5 text-mint" />
            <p>
              <strong className="font-semibold">{refund.title}.</strong>{' '}
              <span className="text-ink-soft">{refund.text}</span>
            </p>
          </div>
        )}
        <h2 className="sr-only">{words.facts.heading}</h2>
        <FactList facts={brief} />
      </div>
    </aside>
  );
}
