import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

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
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        label={words.email}
        hint={words.emailHint}
        value={email}
        problem={problem}
        isFirstWrong={Boolean(problem)}
        required
        maxLength={254}
      />
      <Button full>{submit}</Button>
      {children}
    </form>
  );
}
