import type { Words } from '../../../content/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Door } from '../../ui/door.tsx';
import { Heading } from '../../ui/section.tsx';

/** No course lives at this address: a closed door, and the way back to the open ones. */
export function CourseNotFound({
  words,
  coursesHref,
}: {
  words: Words['course']['notFound'];
  coursesHref: string;
}) {
  return (
    <main id="content" className="column flex flex-col items-center gap-5 py-16 text-center">
      <Door ground="majorelle" className="grid h-64 w-44 place-items-end p-5">
        <span className="mb-16 block size-4 rounded-full bg-saffron" />
      </Door>
      <Heading level={1}>{words.title}</Heading>
      <p className="max-w-md text-ink-soft">{words.text}</p>
      <ButtonLink href={coursesHref}>{words.action}</ButtonLink>
    </main>
  );
}
