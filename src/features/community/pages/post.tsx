import { data } from 'react-router';
import { inLanguage } from '../community-text.ts';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Pager } from '../../../platform/ui/pager.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { AuthorLine } from './author-line.tsx';
import { CircleFrame } from './circle-frame.tsx';
import { MemberText } from './member-text.tsx';
import { MissingPage } from './missing-page.tsx';
import { circleHead, openCircle } from './open-circle.ts';
import { answerPost } from './post-action.ts';
import { PostPicture } from './post-picture.tsx';
import { ReactionForms } from './reaction-forms.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyItem } from './reply-item.tsx';
import { spaceSigns } from './space-signs.ts';
import { TextActions } from './text-actions.tsx';

type Args = ScreenArgs & { params: { id?: string } };

export async function loader(args: Args) {
  const circle = await openCircle(args);
  if (circle.elsewhere) return circle.elsewhere;
  const { academy, member, viewer, say, links, locale, url, quiet } = circle;
  const words = say.circle;
  const replyId = url.searchParams.get('reply');
  const replies = replyId === null ? { page: Number(url.searchParams.get('page') ?? 1) } : { replyId };
  const read = await academy.circle.post({ member, id: args.params.id ?? '', replies });
  const shared = { words, links, locale, quiet, isTeam: viewer.isTeam, formKey: crypto.randomUUID() };
  if (!read.ok)
    return data({ ...circleHead(words.missing.title, circle), ...shared, found: null }, { status: 404 });
  const title = fill(words.post.title, { space: words.spaces[read.post.space].name });
  return data({ ...circleHead(title, circle), ...shared, found: read }, { status: 200 });
}

export const action = answerPost;

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };
type Found = Loaded & { found: NonNullable<Loaded['found']> };

function Pin({ found: { post }, words, links }: Found) {
  return (
    <form method="post" action={links.circlePost(post.id)}>
      <button type="submit" name="pin" value={post.isPinned ? 'off' : 'on'} className="circle-act">
        <Icon name="pin" size={17} />
        {post.isPinned ? words.post.unpin : words.post.pin}
      </button>
    </form>
  );
}

function Post(loaded: Found) {
  const { found, words, links, locale, isTeam } = loaded;
  const { post } = found;
  return (
    <article className="card grid gap-5 p-4 sm:p-6">
      <AuthorLine {...post} words={words} locale={locale} memberHref={links.circleMember} />
      <div className="text-lg">
        <MemberText body={inLanguage(locale, post)} />
      </div>
      {post.picture && <PostPicture picture={post.picture} links={links} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
        <ReactionForms
          action={links.circlePost(post.id)}
          subject={`post:${post.id}`}
          given={post.reactions}
          words={words}
        />
        <span className="flex flex-wrap">
          {isTeam && <Pin {...loaded} />}
          <TextActions text={post} kind="post" words={words} links={links} />
        </span>
      </div>
    </article>
  );
}

function Replies({ loaderData, actionData }: { loaderData: Found; actionData: Props['actionData'] }) {
  const { found, words, links, locale, quiet, formKey } = loaderData;
  const { post, replies, page, pages } = found;
  const self = links.circlePost(post.id);
  const addressOf = (n: number) => (n === 1 ? self : `${self}?page=${n}`);
  const pageAt = (n: number) => (n < 1 || n > pages ? null : addressOf(n));
  return (
    <section aria-labelledby="replies-title" className="grid gap-4">
      <Heading level={2} size={3} id="replies-title">
        {words.post.replies}
      </Heading>
      {pages > 1 && (
        <p className="text-sm text-ink-soft">{fill(words.post.pages.here, { n: page, of: pages })}</p>
      )}
      {replies.length === 0 ? (
        <p className="text-ink-soft">{words.post.noReplies}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {replies.map((reply) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              postId={post.id}
              words={words}
              links={links}
              locale={locale}
            />
          ))}
        </ol>
      )}
      <Pager
        ways={[
          { href: pageAt(page - 1), label: words.post.pages.older },
          { href: pageAt(page + 1), label: words.post.pages.newer },
        ]}
      />
      {/* What she typed into a form that was open before stays in it, with what is wrong. */}
      {quiet === null || actionData ? (
        <ReplyForm
          action={addressOf(page)}
          formKey={formKey}
          words={words}
          locale={locale}
          isAnonymous={post.isHers && post.author.kind === 'anonymous'}
          refused={actionData ?? null}
          quiet={quiet}
        />
      ) : (
        <Notice tone="warning">{fill(words.post.closed, { date: quiet })}</Notice>
      )}
    </section>
  );
}

/** One post with its replies, the oldest first. */
export default function PostPage({ loaderData, actionData }: Props) {
  const { frame, words, links, found } = loaderData;
  if (found === null) return <MissingPage frame={frame} words={words} />;
  const { space } = found.post;
  const { name } = words.spaces[space];
  const { icon, ground } = spaceSigns[space];
  return (
    <CircleFrame
      frame={frame}
      title={fill(words.post.title, { space: name })}
      size={3}
      back={<BackLink href={links.circleSpace(space)} label={name} />}
      sign={
        <span className={`circle-sign ${ground}`}>
          <Icon name={icon} size={22} />
        </span>
      }
    >
      <Post {...loaderData} found={found} />
      <Replies loaderData={{ ...loaderData, found }} actionData={actionData} />
    </CircleFrame>
  );
}
