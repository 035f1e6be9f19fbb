import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { SignInData } from './clarity-login.tsx';

type EmailStepProps = { page: SignInData; email: string | undefined; problem: string | null | undefined };

/** One field and one button: whoever knows the address, known or not, sees the same next step. */
export function EmailStep({ page, email, problem }: EmailStepProps) {
  const { words, self, next, join } = page;
  return (
    <>
      <p className="text-lg text-ink-soft">{words.lead}</p>
      <form
        method="post"
        action={self}
        noValidate
        data-check
        data-word-busy={words.busy}
        className="grid gap-5"
      >
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="step" value="email" />
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
        <Button full>{words.login}</Button>
      </form>
      <p className="text-ink-soft">
        {words.notMember}{' '}
        <a className="inline-block py-2 font-semibold text-majorelle underline" href={join}>
          {words.join}
        </a>
      </p>
    </>
  );
}
