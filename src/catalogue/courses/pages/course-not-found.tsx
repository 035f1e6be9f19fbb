import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { Words } from '../../../words.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';

/**
 * No course has this address. A separate file keeps other pages small: the waitlist imports it without the other sections of
 * a course.
 */
export function CourseNotFound({
  words,
  coursesHref,
}: {
  words: Words['course']['notFound'];
  coursesHref: string;
}) {
  return (
    <ClosedPage title={words.title}>
      <p>{words.text}</p>
      <ButtonLink href={coursesHref}>{words.action}</ButtonLink>
    </ClosedPage>
  );
}
