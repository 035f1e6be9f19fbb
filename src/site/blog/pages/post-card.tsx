import type { Words } from '../../../words.ts';
import { type Locale, shownIn } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { IsolatedText } from '../../../platform/ui/markdown.tsx';
import type { PostView } from './post-view.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { isScene, Portrait } from '../../../platform/ui/portrait.tsx';
import type { PostTag } from '../post.ts';

/** What an article shows that has no scene or picture of its own. */
const sceneOf: Record<PostTag, string> = {
  money: 'pricing',
  'e-commerce': 'ecommerce',
  content: 'content',
  freelance: 'freelance',
  confidence: 'community',
  learning: 'english',
};

type PostPictureProps = {
  view: Pick<PostView, 'portrait' | 'tags'>;
  /** For the article's own page; in a list the picture is decoration. */
  alt?: string;
  className: string;
  lazy?: boolean;
};

/** The picture of an article: its own scene, one of the library, or the scene of its field; never a face. */
export const PostPicture = ({
  view: { portrait, tags },
  alt = '',
  className,
  lazy = true,
}: PostPictureProps) => (
  <Portrait
    name={isScene(portrait) ? portrait : sceneOf[tags[0]?.tag ?? 'learning']}
    alt={alt}
    lazy={lazy}
    className={className}
  />
);

type AuthorArchProps = { author: NonNullable<PostView['author']>; className: string };

/** The author in a small arch; nothing of whoever has no picture. */
export function AuthorArch({ author: { picture }, className }: AuthorArchProps) {
  if (picture === null) return null;
  return (
    <Arch ground={picture.ground} className={`author-door ${className}`}>
      <Portrait name={picture.portrait} alt="" />
    </Arch>
  );
}

/** Day and reading time. `isShort`: on a phone the time alone. */
function PostFacts({ view, isShort = false }: { view: PostView; isShort?: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <time dateTime={view.publishedOn} className={isShort ? 'max-sm:hidden' : undefined}>
        {view.published}
      </time>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={17} />
        {view.minutes}
      </span>
    </p>
  );
}

/** Author, day and reading time. */
function PostByline({ view, words }: { view: PostView; words: Words['blog'] }) {
  const { author } = view;
  return (
    <div className="flex items-center gap-3">
      {author && <AuthorArch author={author} className="w-11" />}
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

type PostCardProps = { view: PostView; words: Words['blog']; locale: Locale };

/** Words of an article, in the language it is written in. */
export const PostText = ({
  text,
  view,
  locale,
}: { text: string } & Pick<PostCardProps, 'view' | 'locale'>) => (
  <InLanguage writtenIn={view.writtenIn}>
    <IsolatedText text={text} locale={shownIn(view, locale)} />
  </InLanguage>
);

/** An article in a list: a row on a phone, a card where there is space. Its title's link covers all of it. */
export function PostCard({ view, words, locale }: PostCardProps) {
  const { author } = view;
  return (
    <article className="post-card post-row">
      <PostPicture view={view} className="post-picture" />
      <div className="post-card-words">
        <p className="text-xs font-semibold text-clay-ink empty:hidden max-sm:hidden">
          {view.tags.map(({ label }) => label).join(' · ')}
        </p>
        <Heading level={3} size={4} className="sm:text-xl">
          <a href={view.href} className="post-card-link">
            <PostText text={view.title} view={view} locale={locale} />
          </a>
        </Heading>
        <p className="text-sm text-ink-soft max-sm:hidden">
          <PostText text={view.description} view={view} locale={locale} />
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 sm:pt-2">
          {author && (
            <p className="basis-full text-sm font-semibold max-sm:hidden">
              <span className="sr-only">{words.by(author.name)}</span>
              <span aria-hidden="true">{author.name}</span>
            </p>
          )}
          <PostFacts view={view} isShort />
        </div>
      </div>
    </article>
  );
}

/** The newest article, over the width of the page. */
export function NewestPost({ view, words, locale }: PostCardProps) {
  return (
    <article className="post-card post-newest">
      <PostPicture view={view} lazy={false} className="post-picture" />
      <div className="post-card-words">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-semibold text-clay-ink">
          <span className="rounded-full bg-saffron px-3 py-1 text-xs text-pitch">{words.newest}</span>
          {view.tags.map(({ label }) => label).join(' · ')}
        </p>
        <Heading level={2}>
          <a href={view.href} className="post-card-link">
            <PostText text={view.title} view={view} locale={locale} />
          </a>
        </Heading>
        <p className="text-lg text-ink-soft">
          <PostText text={view.description} view={view} locale={locale} />
        </p>
        <PostByline view={view} words={words} />
        <p className="flex items-center gap-2 font-semibold text-link" aria-hidden="true">
          {words.read}
          <Icon name="arrow-forward" />
        </p>
      </div>
    </article>
  );
}
