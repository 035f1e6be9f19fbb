import { mayBeAnonymous, mostOf, type Space } from '../space.ts';
import { pictureKinds } from '../post-picture.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { FileField } from '../../../platform/ui/file-field.tsx';
import type { CircleWords } from './circle-words.ts';
import { isOfPicture, largestPicture, mostInWords, problemText, type Refused } from './text-problem.ts';

type Props = {
  action: string;
  /** Made for this form: sent twice, it makes one post. */
  formKey: string;
  space: Space;
  words: CircleWords;
  locale: Locale;
  refused: Refused | null;
  /** Until when she reads only, for a form that was open before. */
  quiet: string | null;
};

/** A new post: text, and a picture if she likes. */
export function PostForm({ action, formKey, space, words, locale, refused, quiet }: Props) {
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
        hint={fill(form.bodyHint, { most: mostInWords(locale) })}
        rows={6}
        dir="auto"
        value={refused?.body}
        problem={isPicture ? null : problem}
        isFirstWrong={refused !== null && !isPicture}
        required
      />
      <FileField
        name="picture"
        label={form.picture}
        hint={fill(form.pictureHint, { size: largestPicture })}
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
      {mayBeAnonymous(space) && (
        <TickField name="anonymous" label={form.anonymous} checked={refused?.isAnonymous} />
      )}
      <div>
        <Button>{form.submit}</Button>
      </div>
    </form>
  );
}
