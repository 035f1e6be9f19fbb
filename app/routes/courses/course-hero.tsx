import type { Words } from '../../../content/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Heading } from '../../ui/section.tsx';
import type { CourseView } from './course-view.ts';

/** Where we are, what the course is called, and in two sentences what it is. */
export function CourseHero({
  view,
  say,
  coursesHref,
}: {
  view: CourseView;
  say: Words;
  coursesHref: string;
}) {
  return (
    <header className="space-y-5">
      <a
        href={coursesHref}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle underline-offset-4 hover:underline"
      >
        <Icon name="arrow-back" />
        {say.common.buttons.backToCourses}
      </a>
      <p className="flex flex-wrap gap-2">
        {view.badges.map((badge) => (
          <Badge key={badge.text} tone={badge.tone}>
            {badge.text}
          </Badge>
        ))}
      </p>
      <Heading level={1} className="wrap-anywhere">
        {view.words.name}
      </Heading>
      <p className="max-w-2xl text-lg text-ink-soft">{view.words.description}</p>
    </header>
  );
}
