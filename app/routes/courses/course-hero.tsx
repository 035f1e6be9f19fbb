import type { Words } from '../../../content/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
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
      <BackLink href={coursesHref} label={say.common.buttons.backToCourses} />
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
