import type { Words } from '../../../words.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { EmailField, fieldsOf } from '../../../platform/ui/person-fields.tsx';
import type { Filled } from './answer-form.ts';

type AccessFormProps = {
  say: Words;
  action: string;
  productHref: string;
  isFree: boolean;
  filled: Filled;
};

/** One field: where to send it. */
export function AccessForm(props: AccessFormProps) {
  const { say, action, productHref, isFree, filled } = props;
  const words = say.access;
  const told = { gone: say.common.errors.formFailed, 'many-forms': say.apply.manyForms };
  const field = fieldsOf(filled, say.common.fieldProblems);
  return (
    <form method="post" action={action} noValidate data-check="access" data-in-place className="grid gap-5">
      {filled.refused !== null && <Notice tone="error">{told[filled.refused]}</Notice>}
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
