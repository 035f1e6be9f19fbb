import { ShareButton } from '../../site/share-button.tsx';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { CourseRating } from './learner-reviews.tsx';
import type { ShownCourse } from './course-blocks.tsx';
import { CoursePrice } from './course-price.tsx';
import { EnrolLink } from './enrol-link.tsx';

type CourseHeroProps = ShownCourse & {
  coursesHref: string;
  /** Absolute address of the page, to be shared. */
  url: string;
};

/** The way back, and the page to be passed on. */
function TopRow({ say, page, coursesHref, url }: CourseHeroProps) {
  return (
    <div className="flex min-h-[3.25rem] items-center justify-between gap-4">
      <BackLink href={coursesHref} label={say.common.buttons.backToCourses} />
      <ShareButton
        url={url}
        title={page.words.name}
        common={say.common}
        kind="onInk"
        className="max-sm:px-3!"
      />
    </div>
  );
}

/** Where we are, what the course is called, what it is in two sentences, and what is asked first. */
export function CourseHero(props: CourseHeroProps) {
  const { page, say, locale } = props;
  const { view, words, layout, opening } = page;
  return (
    <header className="course-hero on-ink">
      <TopRow {...props} />
      <p className="flex flex-wrap gap-2 empty:hidden">
        {view.badges.map((badge) => (
          <Badge key={badge.text} tone={badge.tone}>
            {badge.text}
          </Badge>
        ))}
      </p>
      <Heading level={1} className="wrap-anywhere">
        {words.name}
      </Heading>
      <p className="max-w-2xl text-lg text-mist">{words.description}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {opening.map(({ icon, term, value }) => (
          <li key={term} className="flex items-center gap-2 font-medium">
            <Icon name={icon} size={18} className="text-saffron" />
            <span className="sr-only">{term}: </span>
            {value}
          </li>
        ))}
        {view.rating !== null && (
          <li className="font-medium">
            <CourseRating rating={view.rating} />
          </li>
        )}
      </ul>
      {layout.opening === 'priced' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-lg:hidden">
          <EnrolLink
            action={view.action}
            className="border-b-saffron-deep! bg-saffron! text-ink! hover:bg-[#f7c25a]!"
          />
          <CoursePrice view={view} say={say} locale={locale} />
        </div>
      )}
    </header>
  );
}
