import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { SaidIn } from '../../../platform/ui/badge.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { IsolatedText } from './isolated-text.tsx';
import { PostByline } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostView } from './post-view.ts';

type PostCardProps = { view: PostView; words: Words['blog']; locale: Locale };

/** Words of an article, in the language it is written in. */
const PostText = ({ text, view, locale }: { text: string } & Pick<PostCardProps, 'view' | 'locale'>) => (
  <SaidIn locale={view.writtenIn}>
    <IsolatedText text={text} locale={view.writtenIn ?? locale} />
  </SaidIn>
);

/** An article in a grid. The whole card leads to it: its title's link is stretched over it. */
export function PostCard({ view, words, locale, level = 3 }: PostCardProps & { level?: 2 | 3 }) {
  return (
    <article className="card post-card">
      <PostPicture portrait={view.portrait} ground={view.ground} tags={view.tags} />
      <div className="post-card-words">
        <p className="text-xs font-semibold text-clay-ink empty:hidden">
          {view.tags.map(({ label }) => label).join(' · ')}
        </p>
        <Heading level={level} size={3}>
          <a href={view.href} className="post-card-link">
            <PostText text={view.title} view={view} locale={locale} />
          </a>
        </Heading>
        <p className="text-sm text-ink-soft">
          <PostText text={view.description} view={view} locale={locale} />
        </p>
        <div className="mt-auto pt-2">
          <PostByline view={view} words={words} />
        </div>
      </div>
    </article>
  );
}

/** The newest article, over the width of the page. */
export function NewestPost({ view, words, locale }: PostCardProps) {
  return (
    <article className="card post-card post-newest">
      <PostPicture portrait={view.portrait} ground={view.ground} tags={view.tags} lazy={false} />
      <div className="post-card-words">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-semibold text-clay-ink">
          <span className="rounded-full bg-saffron px-3 py-1 text-xs text-ink">{words.newest}</span>
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
        <p className="flex items-center gap-2 font-semibold text-majorelle" aria-hidden="true">
          {words.read}
          <Icon name="arrow-forward" />
        </p>
      </div>
    </article>
  );
}
