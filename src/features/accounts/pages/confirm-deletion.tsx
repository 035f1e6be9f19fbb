import type { Words } from '../../../words.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';

type FieldName = 'email' | 'code' | 'knows';

/** What she typed the last time, and what is wrong with it; `form` is about all of it. */
export type Said = {
  typed: Partial<Record<FieldName, string>>;
  problems: Partial<Record<FieldName | 'form', string>>;
};

type Props = {
  words: Words['account']['deletion'];
  /** What the first step says, with how long the code is good. */
  first: string;
  email: string;
  /** What is still under way, a sentence each. */
  open: readonly string[];
  isSent: boolean;
  hrefs: { self: string; keep: string };
  said: Said;
};

function Open({ words, open }: Pick<Props, 'words' | 'open'>) {
  return (
    <Notice tone="warning" title={words.open.heading}>
      <p>{words.open.text}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {open.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Address({ words, email, open, hrefs, said: { typed, problems } }: Props) {
  const { confirm } = words;
  const firstWrong = (['email', 'code', 'knows'] as const).find((name) => problems[name] !== undefined);
  const field = (name: FieldName) => ({
    name,
    problem: problems[name] ?? null,
    isFirstWrong: firstWrong === name,
  });
  return (
    <form method="post" action={hrefs.self} className="grid max-w-md gap-5">
      <p>
        {confirm.sent}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {email}
        </bdi>
      </p>
      <TextField
        {...field('email')}
        label={confirm.email}
        type="email"
        dir="ltr"
        autoComplete="off"
        required
        value={typed.email}
      />
      <TextField
        {...field('code')}
        label={confirm.code}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        required
        maxLength={8}
      />
      {open.length > 0 && (
        <TickField {...field('knows')} label={words.open.knows} checked={typed.knows === 'yes'} required />
      )}
      <Button name="intent" value="delete" className="bg-error! border-b-ink! hover:bg-ink!">
        {confirm.delete}
      </Button>
    </form>
  );
}

/** Two steps: a code to her address, then the code with the address typed by hand. */
export function ConfirmDeletion(props: Props) {
  const { words, first, open, isSent, hrefs, said } = props;
  const { confirm } = words;
  return (
    <section aria-labelledby="confirm" className="mt-10 grid gap-5">
      {open.length > 0 && <Open words={words} open={open} />}
      <h2 id="confirm" className="text-xl font-bold">
        {confirm.heading}
      </h2>
      {said.problems.form !== undefined && <Notice tone="error">{said.problems.form}</Notice>}
      {isSent ? <Address {...props} /> : <p>{first}</p>}
      <div className="flex flex-wrap gap-3">
        <form method="post" action={hrefs.self}>
          <Button name="intent" value="code" kind={isSent ? 'quiet' : 'primary'}>
            {isSent ? confirm.again : confirm.send}
          </Button>
        </form>
        <ButtonLink href={hrefs.keep} kind="secondary">
          {confirm.keep}
        </ButtonLink>
      </div>
    </section>
  );
}
