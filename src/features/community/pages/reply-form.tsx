import type { Locale } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import type { CircleWords } from './circle-words.ts';
import { mostInWords, problemText, type Refused } from './text-problem.ts';

type Props = {
  action: string;
  formKey: string;
  words: CircleWords;
  locale: Locale;
  /** She asked without her name, and goes on without it. */
  isAnonymous: boolean;
  refused: Pick<Refused, 'body' | 'problem'> | null;
  /** Until when she reads only, for a form that was open before. */
  quiet: string | null;
};

/** A reply: text alone. */
export function ReplyForm({ action, formKey, words, locale, isAnonymous, refused, quiet }: Props) {
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
        hint={fill(form.bodyHint, { most: mostInWords(locale) })}
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
