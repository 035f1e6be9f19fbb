import type { ReactNode } from 'react';
import { beginningOf, inLanguage } from '../community-text.ts';
import type { FoundText } from '../post-view.ts';
import { AuthorLine } from './author-line.tsx';
import { MemberText } from './member-text.tsx';
import type { CardOf } from './post-card.tsx';

const shownLength = 280;

type Props = CardOf & { text: FoundText; end?: ReactNode };

/** A text of a list that leads to where it stands. */
export function FoundCard({ text, words, links, locale, end }: Props) {
  const { postId, replyId, space } = text;
  const inReply = replyId === null ? '' : ` · ${words.search.inReply}`;
  return (
    <li className="card grid gap-3 p-4 sm:p-5">
      <AuthorLine
        {...text}
        isReply={replyId !== null}
        words={words}
        locale={locale}
        memberHref={links.circleMember}
        place={words.spaces[space].name + inReply}
        end={end}
      />
      <MemberText body={beginningOf(inLanguage(locale, text), shownLength).text} />
      <p>
        <a
          href={replyId === null ? links.circlePost(postId) : links.circleReply(postId, replyId)}
          className="inline-flex min-h-11 items-center font-semibold text-majorelle underline-offset-4 hover:underline"
        >
          {words.list.readOn}
        </a>
      </p>
    </li>
  );
}
