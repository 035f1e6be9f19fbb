import type { Words } from '../../../content/words.ts';
import type { FieldProblems, Typed } from '../../../domain/people/read-form.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField, fieldsOf } from '../../ui/person-fields.tsx';

type AccessFormProps = {
  say: Words;
  action: string;
  productHref: string;
  isFree: boolean;
  typed: Typed;
  problems: FieldProblems;
  /** Why a right form was not taken; null when nothing went wrong. */
  failure: string | null;
};

/** One field: where to send it. */
export function AccessForm(props: AccessFormProps) {
  const { say, action, productHref, isFree, typed, problems, failure } = props;
  const words = say.access;
  const field = fieldsOf({ typed, problems }, say.common.fieldProblems);
  return (
    <form method="post" action={action} noValidate data-check="access" data-in-place className="grid gap-5">
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <EmailField field={field} label={words.email} hint={words.emailHint} />
      <Button full>{isFree ? words.submit.free : words.submit.paid}</Button>
      <p className="text-sm text-ink-soft">{words.privacy}</p>
      <p className="in-page">
        <ButtonLink href={productHref} kind="quiet">
          {words.back}
        </ButtonLink>
      </p>
    </form>
  );
}
