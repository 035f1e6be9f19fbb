import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import type { FieldProblems, Typed } from '../../../platform/forms/read-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { EmailField, fieldsOf } from '../../../platform/ui/person-fields.tsx';

export type Refused = { typed: Typed; problems: FieldProblems };

type Props = {
  action: string;
  words: Words['testScreens'];
  problemWords: Words['common']['fieldProblems'];
  /** What was typed before, or what the form is filled with at first. */
  answer: Refused;
  idempotencyKey: string;
  submit: string;
  children?: ReactNode;
};

/** Amount, description, name and e-mail of a test order. */
export function TestPaymentForm(props: Props) {
  const { action, words, problemWords, answer, idempotencyKey, submit, children } = props;
  const { fields } = words;
  const field = fieldsOf(answer, problemWords);
  return (
    <form method="post" action={action} noValidate className="card grid max-w-2xl gap-5 p-5 md:p-8">
      {Object.keys(answer.problems).length > 0 && <Notice tone="error" title={words.problems} />}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextField
        {...field('amount')}
        label={fields.amount}
        hint={fields.amountHint}
        type="number"
        inputMode="decimal"
        min={0.01}
        step={0.01}
        dir="ltr"
        required
      />
      <TextField {...field('description')} label={fields.description} required maxLength={120} />
      <TextField {...field('name')} label={fields.name} autoComplete="name" required maxLength={120} />
      <EmailField field={field} label={fields.email} />
      {children}
      <Button>{submit}</Button>
    </form>
  );
}
