import type { FieldProblem } from '../people/person.ts';
import type { FieldProblems, Typed } from '../forms/read-form.ts';
import { TextField } from './field.tsx';

type FieldState = { name: string; value: string | undefined; problem: string | null; isFirstWrong: boolean };
type FieldOf = (name: string) => FieldState;

/**
 * What a field shows: what was typed, and its error. The first field with an error has the focus when the page opens, also without
 * script; the order is that of the schema, which is that of the page.
 */
export function fieldsOf(
  { typed, problems }: { typed: Typed; problems: FieldProblems },
  messages: Record<FieldProblem, string>,
): FieldOf {
  const [first] = Object.keys(problems);
  return (name) => {
    const problem = problems[name];
    return {
      name,
      value: typed[name],
      problem: problem === undefined ? null : messages[problem],
      isFirstWrong: name === first,
    };
  };
}

type EmailFieldProps = { field: FieldOf; label: string; hint?: string };

/** An e-mail field, with what browsers need to fill it in and phones to show the right keyboard. */
export const EmailField = ({ field, label, hint }: EmailFieldProps) => (
  <TextField
    {...field('email')}
    label={label}
    hint={hint}
    type="email"
    inputMode="email"
    autoComplete="email"
    dir="ltr"
    required
    maxLength={254}
  />
);

type PhoneFieldProps = {
  field: FieldOf;
  label: string;
  hint: string;
  isRequired?: boolean;
  example?: string;
};

export const PhoneField = ({ field, label, hint, isRequired = false, example }: PhoneFieldProps) => (
  <TextField
    {...field('phone')}
    label={label}
    hint={hint}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    dir="ltr"
    required={isRequired}
    maxLength={40}
    placeholder={example}
  />
);

type PersonFieldsProps = {
  field: FieldOf;
  /** `optional`: shown after the phone's label where it may stay empty. */
  labels: { name: string; email: string; phone: string; optional?: string };
  hints: { name?: string; email?: string; phone: string };
  phoneRequired?: boolean;
  phoneExample?: string;
  /** The form asks for the phone further down. */
  withoutPhone?: boolean;
};

/** Name, e-mail and phone: the same three fields in every form. */
export function PersonFields({
  field,
  labels,
  hints,
  phoneRequired = false,
  phoneExample,
  withoutPhone = false,
}: PersonFieldsProps) {
  const { phone, optional } = labels;
  return (
    <>
      <TextField
        {...field('name')}
        label={labels.name}
        hint={hints.name}
        autoComplete="name"
        required
        maxLength={120}
      />
      <EmailField field={field} label={labels.email} hint={hints.email} />
      {!withoutPhone && (
        <PhoneField
          field={field}
          label={phoneRequired || optional === undefined ? phone : `${phone} ${optional}`}
          hint={hints.phone}
          isRequired={phoneRequired}
          example={phoneExample}
        />
      )}
    </>
  );
}
