import type { FieldProblem } from '../../../domain/people/person.ts';
import type { FieldProblems, Typed } from '../../../domain/people/read-form.ts';
import type { Words } from '../../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards, TextField, TickField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fieldsOf } from '../../ui/person-fields.tsx';

type CouponFieldsProps = {
  self: string;
  courses: { slug: string; name: string }[];
  typed: Typed;
  problems: FieldProblems;
  words: Words['staffCoupons'];
  told: Record<FieldProblem, string>;
};

/** The form in which a coupon is made. What was typed is never lost. */
export function CouponFields({ self, courses, typed, problems, words, told }: CouponFieldsProps) {
  const field = fieldsOf({ typed, problems }, told);
  const limit = (name: 'mostUses' | 'mostPerPerson') => ({
    ...field(name),
    label: words[name],
    hint: words.limitHint,
    inputMode: 'numeric' as const,
    dir: 'ltr' as const,
    maxLength: 7,
  });
  return (
    <form method="post" action={self} noValidate className="grid gap-5">
      {Object.keys(problems).length > 0 && <Notice tone="error">{words.wrong}</Notice>}
      <TextField {...field('code')} label={words.code} hint={words.codeHint} dir="ltr" maxLength={60} />
      <ChoiceCards
        name="kind"
        legend={words.kind}
        value={typed['kind'] ?? null}
        problem={field('kind').problem}
        options={[
          { value: 'percent', title: words.percent, text: words.percentText },
          { value: 'amount', title: words.amount, text: words.amountText },
        ]}
      />
      <TextField
        {...field('value')}
        label={words.value}
        hint={words.valueHint}
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        required
      />
      <fieldset className="field min-w-0">
        <legend className="field-label">{words.courses}</legend>
        <p className="field-hint">{words.coursesHint}</p>
        <div className="mt-2 grid gap-1">
          {courses.map(({ slug, name }) => (
            <TickField
              key={slug}
              name={`course-${slug}`}
              value="on"
              checked={typed[`course-${slug}`] === 'on'}
              label={<bdi>{name}</bdi>}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <TextField {...field('from')} type="date" label={words.from} hint={words.fromHint} />
        <TextField {...field('until')} type="date" label={words.until} hint={words.untilHint} />
        <TextField {...limit('mostUses')} />
        <TextField {...limit('mostPerPerson')} />
      </div>
      <div>
        <Button>{words.make}</Button>
      </div>
    </form>
  );
}
