import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { CodeField } from '../../../platform/ui/code-field.tsx';
import { MailboxNotice } from '../../../platform/ui/mailbox-notice.tsx';
import type { SignInData } from './clarity-login.tsx';

type CodeStepProps = { page: SignInData; email: string; problem: string | null | undefined };

/** The six digits that came by e-mail; another code, or another address, one press away. */
export function CodeStep({ page, email, problem }: CodeStepProps) {
  const { words, self, next, mailbox } = page;
  const carried = (step: string) => (
    <>
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="step" value={step} />
    </>
  );
  return (
    <>
      <p className="text-lg text-ink-soft">
        {words.codeSent}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink">
          {email}
        </bdi>
      </p>
      <form
        method="post"
        action={self}
        noValidate
        data-check
        data-word-busy={words.busy}
        className="grid gap-5"
      >
        {carried('code')}
        <CodeField label={words.code} hint={words.codeHint} problem={problem} isFirstWrong />
        <Button full>{words.enter}</Button>
      </form>
      <div className="flex flex-wrap justify-between gap-2">
        <form method="post" action={self} data-check data-word-busy={words.busy}>
          {carried('again')}
          <Button kind="quiet">{words.again}</Button>
        </form>
        <ButtonLink kind="quiet" href={self}>
          {words.otherEmail}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{words.stay}</p>
      <MailboxNotice words={words} href={mailbox} />
    </>
  );
}
