import type { ReplyView } from '../post-view.ts';
import { AuthorLine } from './author-line.tsx';
import { MemberText } from './member-text.tsx';
import type { CardOf } from './post-card.tsx';
import { ReactionForms } from './reaction-forms.tsx';
import { TextActions } from './text-actions.tsx';

type Props = CardOf & { reply: ReplyView; postId: string };

/** A reply, with an address of its own on the page. */
export function ReplyItem({ reply, postId, words, links, locale }: Props) {
  const action = links.circlePost(postId);
  return (
    <li id={`reply-${reply.id}`} className="circle-reply grid gap-3 py-5">
      <AuthorLine {...reply} isReply words={words} locale={locale} memberHref={links.circleMember} />
      <div className="grid gap-1 sm:ps-[3.25rem]">
        <MemberText body={reply.body} />
        <div className="-ms-3 flex flex-wrap items-center justify-between gap-x-3">
          <ReactionForms
            action={action}
            subject={`reply:${reply.id}`}
            given={reply.reactions}
            words={words}
          />
          <TextActions text={reply} kind="reply" words={words} links={links} />
        </div>
      </div>
    </li>
  );
}
