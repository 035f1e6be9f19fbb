import type { Locale } from '../../../platform/i18n/locale.ts';
import type { ReactNode } from 'react';
import { beginningOf, inLanguage } from '../community-text.ts';
import type { Author, FoundText, Picture, PostView } from '../post-view.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import type { CommunityWords } from './open-community.ts';
import { dateOf, timeInMorocco, timeZone, writeDate } from '../../../platform/time/calendar-date.ts';
import type { Reaction } from '../space.ts';
import { MemberText } from '../../../platform/ui/member-text.tsx';

const shortDay = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;

/** About six lines of a phone; longer texts are cut in lists. */
const shownLength = 230;
const shownLines = 6;

export type CardOf = { words: CommunityWords; links: Links; locale: Locale };
type Props = CardOf & { post: PostView; showsSpace?: boolean };

/** Counts of reactions; they are given on the page of the post. */
function Given({ post, words, links }: Pick<Props, 'post' | 'words' | 'links'>) {
  return (
    <ul className="flex">
      {post.reactions.map(({ kind, count: given }) => (
        <li key={kind}>
          <a
            href={links.communityPost(post.id)}
            className="flex min-h-11 min-w-11 items-center justify-center gap-1.5"
          >
            <Icon name={reactionSigns[kind]} size={20} />
            <span className="sr-only">{words.reactions[kind]}:</span>
            <bdi>{given}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A short first line is its title, and stands alone of what is pinned: it was read before. */
function shownOf(body: string, isPinned: boolean) {
  const [, title = null, rest = body] = /^([^\n]{1,70})\n+(.+)$/su.exec(body) ?? [];
  if (title !== null && isPinned) return { title, text: '', isCut: true };
  return { title, ...beginningOf(rest, shownLength, shownLines) };
}

/** A post in a list. */
export function PostCard({ post, words, links, locale, showsSpace = false }: Props) {
  const href = links.communityPost(post.id);
  const { title, text, isCut } = shownOf(inLanguage(locale, post), post.isPinned);
  return (
    <article className="card grid gap-4 p-4 pb-2 sm:p-6 sm:pb-3">
      <AuthorLine
        {...post}
        words={words}
        locale={locale}
        memberHref={links.communityMember}
        place={
          showsSpace ? (
            <a href={links.communitySpace(post.space)} className="underline underline-offset-4">
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
      {title !== null && (
        <h2 dir="auto" className="text-start text-lg font-bold">
          {title}
        </h2>
      )}
      {text !== '' && <MemberText body={text} />}
      {isCut && (
        <p>
          <a href={href} className="font-semibold text-link underline-offset-4 hover:underline">
            {words.list.readOn}
          </a>
        </p>
      )}
      {post.picture && (
        <PostPicture picture={post.picture} links={links} href={href} label={words.list.readOn} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-2">
        <a href={href} className="circle-act -ms-3 text-link!">
          <Icon name="message" size={18} />
          {post.replies === 0 ? words.list.noReplies : count(post.replies, words.list.replies, locale)}
        </a>
        <Given post={post} words={words} links={links} />
      </div>
    </article>
  );
}

const grounds = [
  'bg-lilac text-pitch',
  'bg-blush text-pitch',
  'bg-saffron-pale',
  'bg-mint-pale',
  'bg-sand-deep',
] as const;

/** A member has the same colour everywhere. */
function groundOf(id: string): string {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9_973;
  return grounds[sum % grounds.length] ?? grounds[0];
}

/** A coloured arch with the first letter of the name: nobody needs to show a face here. */
function Face({ author, name }: { author: Author; name: string }) {
  if (author.kind !== 'member')
    return (
      <span className="circle-face bg-sand-deep" aria-hidden="true">
        <Icon name={author.kind === 'anonymous' ? 'lock' : 'user'} size={18} />
      </span>
    );
  const ground = author.isTeam ? 'bg-majorelle text-white' : groundOf(author.id);
  return (
    <span className={`circle-face ${ground}`} aria-hidden="true">
      {author.isTeam ? (
        <Khatam size={22} className="text-saffron" />
      ) : (
        <bdi>{[...name][0]?.toUpperCase()}</bdi>
      )}
    </span>
  );
}

type NameProps = { author: Author; words: CommunityWords; isReply?: boolean; href?: string | undefined };

function Name({ author, words, isReply = false, href }: NameProps) {
  if (author.kind === 'anonymous')
    return <>{isReply ? words.authors.anonymousReply : words.authors.anonymous}</>;
  if (author.kind === 'gone') return <>{words.authors.gone}</>;
  return (
    <a href={href} className="underline-offset-4 hover:underline">
      <bdi>{shownAs(author, words).name}</bdi>
    </a>
  );
}

type AuthorLineProps = Omit<NameProps, 'href'> & {
  createdAt: Date;
  isEdited?: boolean;
  isTheirs?: boolean;
  locale: Locale;
  memberHref: (id: string) => string;
  /** After the day: where it was written. Without it the hour is shown too. */
  place?: ReactNode;
  /** At the end of the line. */
  end?: ReactNode;
};

/** Author and time. Only the author is shown that a text without a name is their own. */
export function AuthorLine({
  author,
  words,
  isReply,
  createdAt,
  isEdited = false,
  isTheirs = false,
  locale,
  memberHref,
  place,
  end,
}: AuthorLineProps) {
  const isMember = author.kind === 'member';
  const { name, city } = isMember ? shownAs(author, words) : { name: '', city: '' };
  return (
    <div className="flex items-start gap-3">
      <Face author={author} name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
          <span className="font-semibold">
            <Name
              author={author}
              words={words}
              isReply={isReply}
              href={isMember ? memberHref(author.id) : undefined}
            />
          </span>
          {isMember && author.isTeam && <Badge tone="info">{words.authors.team}</Badge>}
          {isMember && author.isHost && <Badge tone="info">{words.authors.host}</Badge>}
          {end !== undefined && <span className="ms-auto">{end}</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          {city !== '' && <bdi className={place === undefined ? undefined : 'max-sm:hidden'}>{city}</bdi>}
          <time dateTime={createdAt.toISOString()}>
            {place === undefined
              ? `${dateOf(createdAt, locale)} · ${timeInMorocco(createdAt)}`
              : writeDate(createdAt, shortDay, locale)}
          </time>
          {isEdited && <span>{words.post.edited}</span>}
          {place !== undefined && <span>{place}</span>}
        </p>
        {isTheirs && author.kind === 'anonymous' && (
          <p className="text-xs font-semibold text-mint-ink">{words.authors.mine}</p>
        )}
      </div>
    </div>
  );
}

type PostPictureProps = {
  picture: Picture;
  links: Links;
  /** In a list it links to the post; `label` names the link when the picture has no alternative text. */
  href?: string;
  label?: string;
};

/** The picture of a post: loaded lazily, with its space reserved; whole on its own page, in one format in lists. */
export function PostPicture({ picture, links, href, label }: PostPictureProps) {
  const drawn = (
    <img
      src={links.communityPicture(picture.id)}
      alt={picture.alt === '' && href !== undefined ? label : picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={
        href === undefined
          ? 'max-h-[32rem] w-auto max-w-full rounded-md border border-line object-contain'
          : 'aspect-[4/3] w-full rounded-md border border-line object-cover sm:aspect-[16/9]'
      }
    />
  );
  return href === undefined ? drawn : <a href={href}>{drawn}</a>;
}

export const reactionSigns: Record<Reaction, IconName> = {
  heart: 'heart',
  strength: 'strength',
  idea: 'idea',
};

const foundLength = 280;

type FoundCardProps = CardOf & { text: FoundText; end?: ReactNode };

/** A text in a list, with a link to its place. */
export function FoundCard({ text, words, links, locale, end }: FoundCardProps) {
  const { postId, replyId, space } = text;
  const inReply = replyId === null ? '' : ` · ${words.search.inReply}`;
  return (
    <li className="card grid gap-3 p-4 sm:p-5">
      <AuthorLine
        {...text}
        isReply={replyId !== null}
        words={words}
        locale={locale}
        memberHref={links.communityMember}
        place={words.spaces[space].name + inReply}
        end={end}
      />
      <MemberText body={beginningOf(inLanguage(locale, text), foundLength).text} />
      <p>
        <a
          href={replyId === null ? links.communityPost(postId) : links.communityReply(postId, replyId)}
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          {words.list.readOn}
        </a>
      </p>
    </li>
  );
}

type Shown = { name: string; city: string; isTeam: boolean };

/** The academy's own account has a name in each language, unless it was given another one. */
export function shownAs({ name, city, isTeam }: Shown, { authors }: Pick<CommunityWords, 'authors'>) {
  const { account, shown } = authors.academy;
  if (!isTeam || name !== account.name) return { name, city };
  return { name: shown.name, city: city === account.city ? shown.city : city };
}
