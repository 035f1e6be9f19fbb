import { beginningOf, inLanguage } from '../community-text.ts';
import type { PostView } from '../post-view.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Links } from '../../site/links.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { AuthorLine } from './author-line.tsx';
import type { CircleWords } from './circle-words.ts';
import { MemberText } from './member-text.tsx';
import { PostPicture } from './post-picture.tsx';
import { reactionSigns } from './reaction-signs.ts';

/** Longer texts are read on their own page. */
const shownLength = 600;

export type CardOf = { words: CircleWords; links: Links; locale: 'en' | 'ar' };
type Props = CardOf & { post: PostView; showsSpace?: boolean };

/** What others thought of it, as figures: signs are given on the page of the post. */
function Given({ post, words }: Pick<Props, 'post' | 'words'>) {
  return (
    <ul className="flex gap-3 text-sm text-ink-soft">
      {post.reactions.map(({ kind, count: given }) => (
        <li key={kind} className="inline-flex items-center gap-1">
          <Icon name={reactionSigns[kind]} size={17} />
          <span className="sr-only">{words.reactions[kind]}:</span>
          <bdi>{given}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** A post in a list. */
export function PostCard({ post, words, links, locale, showsSpace = false }: Props) {
  const href = links.circlePost(post.id);
  const { text, isCut } = beginningOf(inLanguage(locale, post), shownLength);
  return (
    <article className="card grid gap-4 p-4 pb-2 sm:p-6 sm:pb-3">
      <AuthorLine
        {...post}
        words={words}
        locale={locale}
        memberHref={links.circleMember}
        place={
          showsSpace ? (
            <a href={links.circleSpace(post.space)} className="underline underline-offset-4">
              {words.spaces[post.space].name}
            </a>
          ) : undefined
        }
        end={
          <span className="flex flex-wrap justify-end gap-1">
            {post.isPinned && <Badge>{words.list.pinned}</Badge>}
            {post.isNew && <Badge tone="highlight">{words.list.isNew}</Badge>}
          </span>
        }
      />
      <MemberText body={text} />
      {isCut && (
        <p>
          <a href={href} className="font-semibold text-majorelle underline-offset-4 hover:underline">
            {words.list.readOn}
          </a>
        </p>
      )}
      {post.picture && (
        <PostPicture picture={post.picture} links={links} href={href} label={words.list.readOn} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-2">
        <a href={href} className="circle-act -ms-3 text-majorelle!">
          <Icon name="message" size={18} />
          {post.replies === 0 ? words.list.noReplies : count(post.replies, words.list.replies, locale)}
        </a>
        <Given post={post} words={words} />
      </div>
    </article>
  );
}
