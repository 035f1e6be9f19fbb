import { data, redirect } from 'react-router';
import { hoursToEdit } from '../../../academy/accounts/writing.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Subject } from '../community.service.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { BackLink } from '../../../platform/ui/navigation.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';
import { CommunityFrame } from './community-frame.tsx';
import { communityHead, type CommunityWords, missingHere, openCommunity } from './open-community.ts';
import { mostInWords, problemText, type Refused } from './text-forms.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';

type Args = ScreenArgs & { params: { kind?: string; id?: string } };

function subjectOf({ params: { kind, id = '' } }: Args): Subject {
  if (kind !== 'post' && kind !== 'reply') throw missingHere();
  return { kind, id };
}

export async function loader(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale, url, quiet } = community;
  const subject = subjectOf(args);
  const text = await academy.community.ownText({ member, subject });
  if (!text.ok) throw missingHere();
  const isDeleting = url.searchParams.has('delete');
  const words = t.communityInside;
  return {
    ...communityHead(isDeleting ? words.change.removeTitle : words.change.editTitle, community),
    words,
    locale,
    quiet,
    text,
    isDeleting,
    self: links.communityChange(subject.kind, subject.id),
    back: text.postId === null ? links.communitySpace(text.space) : links.communityPost(text.postId),
  };
}

export async function action(args: Args) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, links } = community;
  const subject = subjectOf(args);
  const form = await postedForm(args.request);
  if (form.has('delete')) {
    const removed = await academy.community.remove({ member, subject });
    if (!removed.ok) throw missingHere();
    const { space, postId } = removed;
    const isGone = subject.kind === 'post' || postId === null;
    return redirect(isGone ? links.communitySpace(space) : links.communityPost(postId), 303);
  }
  const before = await academy.community.ownText({ member, subject });
  if (!before.ok || before.postId === null) throw missingHere();
  const body = typedText(form, 'body');
  const edited = await academy.community.edit({ member, subject, body });
  const { postId } = before;
  if (edited.ok)
    return redirect(
      subject.kind === 'post' ? links.communityPost(postId) : links.communityReply(postId, edited.id),
      303,
    );
  switch (edited.reason) {
    case 'no-access':
    case 'not-found':
      throw missingHere();
    case 'too-late':
      return redirect(links.communityChange(subject.kind, subject.id), 303);
    default:
      return data<Pick<Refused, 'body' | 'problem'>>({ body, problem: edited.reason }, { status: 422 });
  }
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

const hoursIn = (words: CommunityWords, locale: Locale): string =>
  count(hoursToEdit, words.change.hours, locale);

function Edit({ loaderData, actionData }: Props) {
  const { words, locale, text, self, quiet } = loaderData;
  if (!text.mayEdit) return <Notice tone="info">{words.change.editLate(hoursIn(words, locale))}</Notice>;
  if (quiet !== null && actionData === undefined)
    return <Notice tone="warning">{words.post.closed(quiet)}</Notice>;
  return (
    <form method="post" action={self} noValidate className="card grid gap-4 p-4 sm:p-6" data-check="edit">
      <TextField
        name="body"
        label={words.form.body}
        hint={words.form.bodyHint(mostInWords(locale))}
        rows={8}
        dir="auto"
        value={actionData?.body ?? text.body}
        problem={actionData && problemText(actionData.problem, words, { locale, quiet })}
        isFirstWrong={actionData !== undefined}
        required
      />
      <div>
        <Button>{words.change.save}</Button>
      </div>
    </form>
  );
}

function Remove({ loaderData: { words, text, self } }: Props) {
  return (
    <form method="post" action={self} className="card grid gap-5 p-4 sm:p-6" data-check="delete">
      <blockquote className="border-s-4 border-line ps-4">
        <MemberText body={text.body} />
      </blockquote>
      <p>{text.isPost ? words.change.removePost : words.change.removeReply}</p>
      <div>
        <Button name="delete" value="yes">
          {words.change.removeYes}
        </Button>
      </div>
    </form>
  );
}

/** Changes a member's own text, or deletes it after a confirmation. */
export default function Change(props: Props) {
  const { frame, words, locale, back, isDeleting } = props.loaderData;
  const { change } = words;
  return (
    <CommunityFrame
      frame={frame}
      title={isDeleting ? change.removeTitle : change.editTitle}
      lead={isDeleting ? undefined : change.editLead(hoursIn(words, locale))}
      back={<BackLink href={back} label={change.back} />}
    >
      {isDeleting ? <Remove {...props} /> : <Edit {...props} />}
    </CommunityFrame>
  );
}
