import type { Words } from '../../../words.ts';
import type { Post } from '../post.ts';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { AuthorDoor } from './post-facts.tsx';
import { describePost, type PostTelling, type PostView } from './post-view.ts';

type Writer = NonNullable<PostView['author']>;

/** Everybody who has published something, once, in the order of the trainers. */
export const writersOf = (posts: readonly Post[], telling: PostTelling): Writer[] =>
  telling.trainers.flatMap(({ slug }) => {
    const post = posts.find(({ author }) => author === slug);
    const author = post === undefined ? null : describePost(post, telling).author;
    return author === null ? [] : [author];
  });

/** The authors in the doors of one lane; each door leads to a course. */
export function Writers({ words, writers }: { words: Words['blog']['writers']; writers: readonly Writer[] }) {
  if (writers.length === 0) return null;
  return (
    <Section tone="sand" labelledBy="writers" className="writers">
      <div className="writers-words">
        <Kicker>{words.kicker}</Kicker>
        <Heading level={2} id="writers">
          {words.heading}
        </Heading>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <ul className="writers-lane">
        {writers.map((writer) => (
          <li key={writer.name}>
            <a href={writer.courseHref} className="writer">
              <AuthorDoor author={writer} className="w-full" />
              <span className="block font-semibold">{writer.name}</span>
              <span className="block text-sm text-ink-soft">{writer.title}</span>
              <span className="sr-only">: {words.course(writer.name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
