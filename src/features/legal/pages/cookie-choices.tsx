import type { Words } from '../../../words.ts';
import type { ConsentAnswer } from '../../../platform/http/consent-cookie.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

type CookieChoicesProps = {
  id: string;
  words: Words['cookiePolicy']['choices'];
  /** Where the form is sent. */
  action: string;
  /** What was chosen a moment ago, or null. */
  choice: ConsentAnswer | null;
  missing: boolean;
};

/** The choice about cookies as a form: two buttons of one size, so that a no costs as little as a yes. */
export function CookieChoices({ id, words, action, choice, missing }: CookieChoicesProps) {
  return (
    <section id={id} aria-labelledby="choices-title" className="legal-choices">
      <Heading level={2} size={3} id="choices-title">
        {words.title}
      </Heading>
      {choice !== null && (
        <Notice tone="success" title={words.keptTitle}>
          {words[choice]}
        </Notice>
      )}
      {missing && <Notice tone="error">{words.required}</Notice>}
      <p>{words.text}</p>
      <form method="post" action={action} className="grid gap-3 sm:grid-cols-2">
        <Button kind="secondary" name="choice" value="essential">
          {words.refuse}
        </Button>
        <Button kind="secondary" name="choice" value="all">
          {words.accept}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">{words.acceptHint}</p>
    </section>
  );
}
