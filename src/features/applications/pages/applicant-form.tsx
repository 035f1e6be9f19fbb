import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import type { FieldProblem } from '../../../platform/people/person.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { fieldsOf, PersonFields } from '../../../platform/ui/person-fields.tsx';
import type { Filled } from './answer-form.ts';

type ApplicantFormProps = {
  /** Name of the form, for the browser script. */
  name: string;
  say: Words;
  action: string;
  filled: Filled;
  phoneRequired?: boolean;
  emailHint?: string;
  /** Sentences of this form in place of the usual ones. */
  told?: Partial<Record<FieldProblem, string>>;
  submit: string;
  /** What happens with what is typed. */
  privacy: string;
  /** Fields of this form alone, after the three. */
  children?: ReactNode;
};

/** Name, e-mail and phone, and what one form asks beside them; what was typed stays, each problem is told at its field. */
export function ApplicantForm(props: ApplicantFormProps) {
  const { name, say, action, filled, phoneRequired = false, children } = props;
  const words = say.apply;
  const field = fieldsOf(filled, { ...say.common.fieldProblems, ...props.told });
  return (
    <form method="post" action={action} noValidate data-check={name} data-in-place className="grid gap-5">
      {Object.keys(filled.problems).length > 0 && <Notice tone="error">{words.problems}</Notice>}
      {filled.refused === 'many-forms' && <Notice tone="warning">{words.manyForms}</Notice>}
      <PersonFields
        field={field}
        labels={words}
        hints={{ email: props.emailHint, phone: words.phoneHint }}
        phoneRequired={phoneRequired}
      />
      {children}
      <p className="text-sm text-ink-soft">{props.privacy}</p>
      <div className="step-foot">
        <Button full>{props.submit}</Button>
      </div>
    </form>
  );
}
