import { Button } from '../../../platform/ui/button.tsx';
import { EmailField } from '../../../platform/ui/person-fields.tsx';
import type { SignInData } from './clarity-login.tsx';

type EmailStepProps = { page: SignInData; email: string | undefined; problem: string | null | undefined };

/** One field and one button: whoever knows the address, known or not, sees the same next step. */
export function EmailStep({ page, email, problem }: EmailStepProps) {
  const { words, self, next, join, lead } = page;
  return (
    <>
      <p className="text-lg text-ink-soft">{lead}</p>
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
        <EmailField
          field={(name) => ({ name, value: email, problem: problem ?? null, isFirstWrong: Boolean(problem) })}
          label={words.email}
          hint={words.emailHint}
        />
        <Button full>{words.login}</Button>
      </form>
      {join !== null && (
        <p className="text-ink-soft">
          {words.notMember}{' '}
          <a className="inline-block py-2 font-semibold text-majorelle underline" href={join}>
            {words.join}
          </a>
        </p>
      )}
    </>
  );
}
