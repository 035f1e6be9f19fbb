import type { ReactNode } from 'react';
import type { Author } from '../post-view.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { CircleWords } from './circle-words.ts';
import { shownAs } from './shown-as.ts';

const grounds = ['bg-lilac', 'bg-blush', 'bg-saffron-pale', 'bg-mint-pale', 'bg-sand-deep'] as const;

/** The same member has the same colour everywhere. */
function groundOf(id: string): string {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9_973;
  return grounds[sum % grounds.length] ?? grounds[0];
}

/** A little door with her first letter: nobody needs to show a face here. */
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
      <bdi>{[...name][0]?.toUpperCase()}</bdi>
    </span>
  );
}

type NameProps = { author: Author; words: CircleWords; isReply?: boolean; href?: string | undefined };

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

type Props = Omit<NameProps, 'href'> & {
  createdAt: Date;
  isEdited?: boolean;
  isHers?: boolean;
  locale: 'en' | 'ar';
  memberHref: (id: string) => string;
  /** Behind the time: where it was written. */
  place?: ReactNode;
  /** At the end of the line. */
  end?: ReactNode;
};

/** Who wrote it and when. Of a text without a name only she herself is told that it is hers. */
export function AuthorLine({
  author,
  words,
  isReply,
  createdAt,
  isEdited = false,
  isHers = false,
  locale,
  memberHref,
  place,
  end,
}: Props) {
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
          {city !== '' && (
            <span className="text-sm text-ink-soft">
              <bdi>{city}</bdi>
            </span>
          )}
          {end !== undefined && <span className="ms-auto">{end}</span>}
        </p>
        <p className="text-xs text-ink-soft">
          <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt, locale)}</time>
          {isEdited && <> · {words.post.edited}</>}
          {place !== undefined && <> · {place}</>}
        </p>
        {isHers && author.kind === 'anonymous' && (
          <p className="text-xs font-semibold text-mint-ink">{words.authors.mine}</p>
        )}
      </div>
    </div>
  );
}
