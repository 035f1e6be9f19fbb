import type { ReactNode } from 'react';
import { Button } from '../../../platform/ui/button.tsx';
import { EmailField } from '../../../platform/ui/person-fields.tsx';

type JoinFormProps = {
  action: string;
  words: { email: string; emailHint: string };
  submit: string;
  busy: string;
  email: string | undefined;
  problem: string | null | undefined;
  children?: ReactNode;
};

/** An address on its way to the checkout of the membership, where it stands typed in already. */
export function JoinForm({ action, words, submit, busy, email, problem, children }: JoinFormProps) {
  return (
    <form method="post" action={action} noValidate data-check data-word-busy={busy} className="grid gap-5">
      <EmailField
        field={(name) => ({ name, value: email, problem: problem ?? null, isFirstWrong: Boolean(problem) })}
        label={words.email}
        hint={words.emailHint}
      />
      <Button full>{submit}</Button>
      {children}
    </form>
  );
}
