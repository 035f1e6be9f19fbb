import { mayBeAnonymous, mostOf, type Space } from '../space.ts';
import { pictureKinds } from '../../../platform/files/upload.ts';
import { largestPictureBytes, type PictureProblem, type PostView } from '../post-view.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { FileField } from '../../../platform/ui/file-field.tsx';
import type { CommunityWords } from './open-community.ts';
import type { WritingProblem } from '../community.service.ts';
import { formatNumber } from '../../../platform/i18n/count.ts';

type Props = {
  action: string;
  /** Made for this form: sent twice, it makes one post. */
  formKey: string;
  space: Space;
  words: CommunityWords;
  locale: Locale;
  refused: Refused | null;
  /** A first text, in few lines. */
  isShort?: boolean;
  /** Until when the member may only read, for a form opened earlier. */
  quiet: string | null;
};

/** A new post: text, and an optional picture; a short one is text alone. */
export function PostForm({ action, formKey, space, words, locale, refused, isShort = false, quiet }: Props) {
  const { form } = words;
  const problem = refused === null ? null : problemText(refused.problem, words, { locale, quiet });
  const isPicture = refused !== null && isOfPicture(refused.problem);
  const again = refused?.hadPicture === true && !isPicture ? words.problems['picture-again'] : null;
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid gap-5"
      data-check="post"
      data-in-place
    >
      <input type="hidden" name="key" value={formKey} />
      <TextField
        name="body"
        label={words.spaces[space].prompt}
        hint={form.bodyHint(mostInWords(locale))}
        rows={isShort ? 4 : 6}
        dir="auto"
        value={refused?.body}
        problem={isPicture ? null : problem}
        isFirstWrong={refused !== null && !isPicture}
        required
      />
      {!isShort && (
        <details
          className="question rounded-md border border-line"
          open={space === 'wins' || isPicture || again !== null || Boolean(refused?.alt)}
        >
          <summary>
            <span>{form.addPicture}</span>
            <Icon name="plus" size={22} className="question-sign" />
          </summary>
          <div className="grid gap-5 px-5 pt-2 pb-5">
            <FileField
              name="picture"
              label={form.picture}
              hint={form.pictureHint(largestPicture)}
              accept={pictureKinds.join(',')}
              problem={isPicture ? problem : again}
              progress={form.progress}
              words={form}
            />
            <TextField
              name="alt"
              label={form.alt}
              hint={form.altHint}
              dir="auto"
              maxLength={mostOf.alt}
              value={refused?.alt}
            />
          </div>
        </details>
      )}
      {mayBeAnonymous(space) && (
        <TickField name="anonymous" label={form.anonymous} checked={refused?.isAnonymous} />
      )}
      <div>
        <Button>{form.submit}</Button>
      </div>
    </form>
  );
}

type ReplyFormProps = {
  action: string;
  formKey: string;
  words: CommunityWords;
  locale: Locale;
  /** The question was asked without a name, and its author replies without one. */
  isAnonymous: boolean;
  refused: Pick<Refused, 'body' | 'problem'> | null;
  /** Until when the member may only read, for a form opened earlier. */
  quiet: string | null;
};

/** A reply: text alone. */
export function ReplyForm({ action, formKey, words, locale, isAnonymous, refused, quiet }: ReplyFormProps) {
  const { form } = words;
  return (
    <form
      method="post"
      action={action}
      id="reply"
      noValidate
      className="card grid gap-4 p-4 sm:p-6"
      data-check="reply"
    >
      <input type="hidden" name="key" value={formKey} />
      {isAnonymous && <p className="text-sm font-semibold text-mint-ink">{form.replyAnonymous}</p>}
      <TextField
        name="body"
        label={form.reply}
        hint={form.bodyHint(mostInWords(locale))}
        rows={4}
        dir="auto"
        value={refused?.body}
        problem={refused && problemText(refused.problem, words, { locale, quiet })}
        isFirstWrong={refused !== null}
        required
      />
      <div>
        <Button>{form.replySubmit}</Button>
      </div>
    </form>
  );
}

type TeamActionsProps = { post: PostView; mayShow: boolean; words: CommunityWords; action: string };

/** What the team may do with a post: pin it, and show one of the team or of a host to visitors. */
export function TeamActions({ post, mayShow, words, action }: TeamActionsProps) {
  const { author, isPinned, isPublic } = post;
  const isForVisitors = author.kind === 'member' && (author.isTeam || author.isHost);
  return (
    <form method="post" action={action} className="flex flex-wrap">
      <button type="submit" name="pin" value={isPinned ? 'off' : 'on'} className="circle-act">
        <Icon name="pin" size={17} />
        {isPinned ? words.post.unpin : words.post.pin}
      </button>
      {mayShow && (isForVisitors || isPublic) && (
        <button type="submit" name="visitors" value={isPublic ? 'off' : 'on'} className="circle-act">
          <Icon name={isPublic ? 'lock' : 'globe'} size={17} />
          {isPublic ? words.post.hide : words.post.show}
        </button>
      )}
    </form>
  );
}

type TextProblem = WritingProblem | PictureProblem;

/** What was typed and what is wrong with it, to show the form again. */
export type Refused = {
  body: string;
  alt: string;
  isAnonymous: boolean;
  problem: TextProblem;
  hadPicture: boolean;
};

const isOfPicture = (problem: TextProblem): problem is PictureProblem => problem.startsWith('picture-');

export const mostInWords = (locale: Locale): string => formatNumber(mostOf.body, locale);

/** Limit of an uploaded picture, in megabytes. */
const largestPicture = largestPictureBytes / (1024 * 1024);

/** `quiet`: until when the member may only read. Null when that is over since the form was sent: then nothing is wrong any more. */
export const problemText = (
  problem: TextProblem,
  words: CommunityWords,
  { locale, quiet }: { locale: Locale; quiet: string | null },
): string | null =>
  problem === 'quiet' && quiet === null
    ? null
    : fill(words.problems[problem], {
        most: mostInWords(locale),
        size: largestPicture,
        date: quiet ?? '',
      });
