import type { Words } from '../../../words.ts';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import type { PostView } from './post-view.ts';

type AuthorDoorProps = { author: NonNullable<PostView['author']>; className: string };

/** The author in her own small door. */
export function AuthorDoor({ author, className }: AuthorDoorProps) {
  return (
    <Door ground={author.ground} className={`author-door ${className}`}>
      <Portrait name={author.portrait} alt="" />
    </Door>
  );
}

/** Day and reading time. */
export function PostFacts({ view }: { view: PostView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <time dateTime={view.publishedOn}>{view.published}</time>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={17} />
        {view.minutes}
      </span>
    </p>
  );
}

/** Who wrote it, when, and how long it takes. */
export function PostByline({ view, words }: { view: PostView; words: Words['blog'] }) {
  const { author } = view;
  return (
    <div className="flex items-center gap-3">
      {author && <AuthorDoor author={author} className="w-11" />}
      <div>
        {author && (
          <p className="text-sm font-semibold">
            <span className="sr-only">{words.by(author.name)}</span>
            <span aria-hidden="true">{author.name}</span>
          </p>
        )}
        <PostFacts view={view} />
      </div>
    </div>
  );
}
