import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { IsolatedText } from './isolated-text.tsx';
import { AuthorDoor } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostView, TagLink } from './post-view.ts';

/** The tags of an article, each a way to its fellows. `label` names the list for those who do not see it. */
function TagList({ tags, label }: { tags: readonly TagLink[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {tags.map(({ tag, label: name, href }) => (
        <li key={tag}>
          <a href={href} className="post-tag">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type PostHeroProps = {
  view: PostView;
  coverAlt: string;
  words: Words['blog'];
  locale: Locale;
  blogHref: string;
};

/** The head of an article; beside it, on wide pages, the wall it was drawn on stands on the text's ground. */
export function PostHero({ view, coverAlt, words, locale, blogHref }: PostHeroProps) {
  const { author, updated } = view;
  return (
    <header className="column post-hero">
      <div className="post-hero-words">
        <BackLink href={blogHref} label={words.back} />
        <Heading level={1} className="wrap-anywhere">
          <IsolatedText text={view.title} locale={locale} />
        </Heading>
        <p className="text-lg text-ink-soft">
          <IsolatedText text={view.description} locale={locale} />
        </p>
        <div className="flex items-center gap-4">
          {author && <AuthorDoor author={author} className="w-14" />}
          <div className="text-sm">
            {author && (
              <p className="font-semibold">
                <span className="sr-only">{words.by(author.name)}</span>
                <span aria-hidden="true">{author.name}</span>
              </p>
            )}
            <p className="post-hero-facts">
              <span>
                <span className="sr-only">{words.published} </span>
                <time dateTime={view.publishedOn}>{view.published}</time>
              </span>
              {updated && <time dateTime={updated.on}>{updated.text}</time>}
              <span className="inline-flex items-center gap-1.5">
                <Icon name="clock" size={17} />
                {view.minutes}
              </span>
            </p>
          </div>
        </div>
        <TagList tags={view.tags} label={words.tagged} />
      </div>
      <PostPicture
        portrait={view.portrait}
        ground={view.ground}
        tags={view.tags}
        alt={coverAlt}
        lazy={false}
      />
    </header>
  );
}
