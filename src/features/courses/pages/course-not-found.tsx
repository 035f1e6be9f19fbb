import type { Words } from '../../../words.ts';
import { ClosedDoor } from '../../site/closed-door.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';

/** No course lives at this address: a closed door, and the way back to the open ones. */
export function CourseNotFound({
  words,
  coursesHref,
}: {
  words: Words['course']['notFound'];
  coursesHref: string;
}) {
  return (
    <ClosedDoor title={words.title}>
      <p>{words.text}</p>
      <ButtonLink href={coursesHref}>{words.action}</ButtonLink>
    </ClosedDoor>
  );
}
