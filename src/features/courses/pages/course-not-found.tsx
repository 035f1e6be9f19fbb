import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { Words } from '../../../words.ts';
import { ClosedPage } from '../../site/closed-page.tsx';

/** No course has this address. In a file of its own: the waitlist is fetched into other pages, and brings no other section of a course. */
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
