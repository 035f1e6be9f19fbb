import type { Words } from '../../../content/words.ts';
import { ClosedDoor } from '../../layout/closed-door.tsx';
import { ButtonLink } from '../../ui/button.tsx';

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
