import { data, redirect } from 'react-router';
import { inLanguage } from '../community-text.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { BackLink, Pager } from '../../../platform/ui/navigation.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';
import { AuthorLine, type CardOf, PostPicture, reactionSigns } from './post-card.tsx';
import { CommunityFrame, SignOf, MissingPage } from './community-frame.tsx';
import {
  type OpenedCommunity,
  communityHead,
  type CommunityWords,
  openCommunity,
  spaceSigns,
} from './open-community.ts';
import { type Refused, ReplyForm, TeamActions } from './text-forms.tsx';
import type { Reacted, ReplyView } from '../post-view.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { reactions } from '../space.ts';
import type { Subject } from '../community.service.ts';
import { MemberText } from '../../../platform/ui/member-text.tsx';

/** Forms of the page of a post: a reply, a reaction, and a pin by the team. */
type Args = ScreenArgs & { params: { id?: string } };

async function react(
  { academy, member, links }: OpenedCommunity,
  id: string,
  form: FormData,
): Promise<Response> {
  const [kind = '', subjectId = ''] = typedText(form, 'subject').split(':');
  const [name, wish] = typedText(form, 'react').split(':');
  const reaction = reactions.find((one) => one === name);
  const back = links.communityPost(id);
  if (reaction === undefined || (kind !== 'post' && kind !== 'reply')) return redirect(back, 303);
  const subject: Subject = { kind, id: subjectId };
  await academy.community.react({ member, subject, reaction, isWanted: wish === 'on' });
  // Back to the text that was reacted to, not to the top of a long page.
  return redirect(kind === 'reply' ? links.communityReply(id, encodeURIComponent(subjectId)) : back, 303);
}

async function answerPost(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, links } = community;
  const id = args.params.id ?? '';
  const back = links.communityPost(id);
  const form = await postedForm(args.request);
  if (form.has('react')) return react(community, id, form);
  if (form.has('visitors')) {
    await academy.communityHome.showToVisitors({ member, id, isPublic: form.get('visitors') === 'on' });
    return redirect(back, 303);
  }
  if (form.has('pin')) {
    await academy.community.pin({ member, id, isPinned: form.get('pin') === 'on' });
    return redirect(back, 303);
  }
  const body = typedText(form, 'body');
  const written = await academy.community.writeReply({
    member,
    postId: id,
    key: typedText(form, 'key'),
    body,
  });
  if (written.ok) return redirect(links.communityReply(id, written.id), 303);
  if (written.reason === 'no-access' || written.reason === 'not-found') return redirect(back, 303);
  return data<Pick<Refused, 'body' | 'problem'>>({ body, problem: written.reason }, { status: 422 });
}

type ReactionFormsProps = {
  action: string;
  subject: string;
  given: readonly Reacted[];
  words: CommunityWords;
};

/** One button per reaction: pressed once it is given, pressed again it is taken back. */
function ReactionForms({ action, subject, given, words }: ReactionFormsProps) {
  return (
    <form method="post" action={action} className="flex flex-wrap gap-1">
      <input type="hidden" name="subject" value={subject} />
      {reactions.map((kind) => {
        const found = given.find((one) => one.kind === kind);
        const isTheirs = found?.isTheirs ?? false;
        const name = words.reactions[kind];
        return (
          <button
            key={kind}
            type="submit"
            name="react"
            value={`${kind}:${isTheirs ? 'off' : 'on'}`}
            className="circle-act"
            aria-pressed={isTheirs}
            aria-label={`${name} (${found?.count ?? 0})`}
            title={fill(isTheirs ? words.react.off : words.react.on, { name })}
          >
            <Icon name={reactionSigns[kind]} size={19} />
            {found !== undefined && <bdi>{found.count}</bdi>}
          </button>
        );
      })}
    </form>
  );
}

type TextActionsProps = { text: ReplyView; kind: 'post' | 'reply'; words: CommunityWords; links: Links };

/** Own texts can be changed and deleted, those of others reported. */
function TextActions({ text, kind, words, links }: TextActionsProps) {
  if (!text.isTheirs)
    return (
      <a href={links.communityReport(kind, text.id)} className="circle-act">
        <Icon name="flag" size={17} />
        {words.post.report}
      </a>
    );
  const change = links.communityChange(kind, text.id);
  return (
    <span className="flex flex-wrap">
      {text.mayEdit && (
        <a href={change} className="circle-act">
          <Icon name="pencil" size={17} />
          {words.post.edit}
        </a>
      )}
      <a href={`${change}?delete`} className="circle-act">
        <Icon name="trash" size={17} />
        {words.post.remove}
      </a>
    </span>
  );
}

type ReplyItemProps = CardOf & { reply: ReplyView; postId: string };

/** A reply, with its own anchor on the page. */
function ReplyItem({ reply, postId, words, links, locale }: ReplyItemProps) {
  const action = links.communityPost(postId);
  return (
    <li id={`reply-${reply.id}`} className="circle-reply grid gap-3 py-5">
      <AuthorLine {...reply} isReply words={words} locale={locale} memberHref={links.communityMember} />
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

export async function loader(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, viewer, t, links, locale, url, quiet } = community;
  const words = t.communityInside;
  const replyId = url.searchParams.get('reply');
  const replies = replyId === null ? { page: Number(url.searchParams.get('page') ?? 1) } : { replyId };
  const read = await academy.community.post({ member, id: args.params.id ?? '', replies });
  const shared = { words, links, locale, quiet, isTeam: viewer.isTeam, formKey: crypto.randomUUID() };
  if (!read.ok)
    return data(
      { ...communityHead(words.missing.title, community), ...shared, mayShow: false, found: null },
      { status: 404 },
    );
  const title = words.post.title(words.spaces[read.post.space].name);
  const { id } = read.post;
  const mayShow = viewer.isTeam && (await academy.communityHome.maySetVisitors({ member, id }));
  return data({ ...communityHead(title, community), ...shared, mayShow, found: read }, { status: 200 });
}

export const action = answerPost;

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };
type Found = Loaded & { found: NonNullable<Loaded['found']> };

function Post(loaded: Found) {
  const { found, words, links, locale, isTeam, mayShow } = loaded;
  const { post } = found;
  return (
    <article className="card grid gap-5 p-4 sm:p-6">
      <AuthorLine {...post} words={words} locale={locale} memberHref={links.communityMember} />
      <div className="text-lg">
        <MemberText body={inLanguage(locale, post)} />
      </div>
      {post.picture && <PostPicture picture={post.picture} links={links} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
        <ReactionForms
          action={links.communityPost(post.id)}
          subject={`post:${post.id}`}
          given={post.reactions}
          words={words}
        />
        <span className="flex flex-wrap">
          {isTeam && (
            <TeamActions post={post} mayShow={mayShow} words={words} action={links.communityPost(post.id)} />
          )}
          <TextActions text={post} kind="post" words={words} links={links} />
        </span>
      </div>
    </article>
  );
}

function Replies({ loaderData, actionData }: { loaderData: Found; actionData: Props['actionData'] }) {
  const { found, words, links, locale, quiet, formKey } = loaderData;
  const { post, replies, page, pages } = found;
  const self = links.communityPost(post.id);
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
      {/* What was typed into a form opened earlier is kept, with what is wrong. */}
      {quiet === null || actionData ? (
        <ReplyForm
          action={addressOf(page)}
          formKey={formKey}
          words={words}
          locale={locale}
          isAnonymous={post.isTheirs && post.author.kind === 'anonymous'}
          refused={actionData ?? null}
          quiet={quiet}
        />
      ) : (
        <Notice tone="warning">{words.post.closed(quiet)}</Notice>
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
  return (
    <CommunityFrame
      frame={frame}
      title={words.post.title(name)}
      size={3}
      back={<BackLink href={links.communitySpace(space)} label={name} />}
      sign={<SignOf {...spaceSigns[space]} />}
    >
      <Post {...loaderData} found={found} />
      <Replies loaderData={{ ...loaderData, found }} actionData={actionData} />
    </CommunityFrame>
  );
}
