import type { Words } from '../../../content/words.ts';
import type { FieldProblems, Typed } from '../../../domain/people/read-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

type WaitlistFormProps = { say: Words; action: string; typed: Typed; problems: FieldProblems };

/** Three fields; what was typed stays, and each problem is told beside its field. */
export function WaitlistForm({ say, action, typed, problems }: WaitlistFormProps) {
  const words = say.waitlist;
  const told = say.common.fieldProblems;
  const problemOf = (field: string) => {
    const problem = problems[field];
    return problem === undefined ? null : told[problem];
  };
  return (
    <form method="post" action={action} noValidate data-check="waitlist" className="grid gap-5">
      {Object.keys(problems).length > 0 && <Notice tone="error">{words.problems}</Notice>}
      <TextField
        name="name"
        label={words.name}
        value={typed['name']}
        problem={problemOf('name')}
        autoComplete="name"
        required
        maxLength={120}
      />
      <TextField
        name="email"
        label={words.email}
        value={typed['email']}
        problem={problemOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
        maxLength={254}
      />
      <TextField
        name="phone"
        label={words.phone}
        value={typed['phone']}
        problem={problemOf('phone')}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        required
        maxLength={40}
      />
      <Button full>{words.submit}</Button>
      <p className="text-sm text-ink-soft">{words.privacy}</p>
    </form>
  );
}
