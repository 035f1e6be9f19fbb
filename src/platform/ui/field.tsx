import type { ReactNode } from 'react';
import { seenName } from '../forms/read-form.ts';
import { meantEmail } from '../people/meant-email.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { specifiedFor } from './specified.ts';

const idsOf = (name: string, id = `field-${name}`) => ({
  id,
  hintId: `${id}-hint`,
  problemId: `${id}-problem`,
});

const describedBy = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** For the answer to a sent form only, never on a page just opened: moves the focus to the first error. */
export const focused = (isFirstWrong = false) => ({ autoFocus: isFirstWrong });

/** The error of a field: a ready sentence. The browser script fills and clears it too. Of radio buttons it stands above the first, which has the focus. */
export function FieldProblemText({ id, problem }: { id: string; problem?: string | null }) {
  return (
    <p id={id} className="field-problem" data-problem-text hidden={!problem}>
      <Icon name="error" size={18} className="mt-0.5" />
      <span title={specifiedFor(problem)}>{problem}</span>
    </p>
  );
}

type TextFieldProps = {
  name: string;
  label: string;
  value?: string;
  problem?: string | null;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'search' | 'number' | 'url' | 'date';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search';
  /** 'ltr' for e-mail addresses, phones and codes: they read left to right on Arabic pages too. */
  dir?: 'ltr' | 'rtl' | 'auto';
  required?: boolean;
  maxLength?: number;
  minLength?: number;
  /** For a number: its smallest value, and the step. */
  min?: number;
  step?: number;
  placeholder?: string;
  /** More than one row makes it a text area. */
  rows?: number;
  readOnly?: boolean;
  /** The first field with a problem gets the focus when the page opens. */
  isFirstWrong?: boolean;
  id?: string;
};

/** A question about an address names the one that was probably meant. */
const asking = (problem: string | null | undefined, value = ''): string | null | undefined =>
  problem?.replace('{email}', () => `\u2066${meantEmail(value) ?? value}\u2069`);

/** One line (or `rows` lines) of text with its label, hint and problem tied to it for screen readers. */
export function TextField({
  name,
  label,
  value,
  problem,
  hint,
  rows,
  id,
  isFirstWrong,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = idsOf(name, id);
  const shared = {
    ...rest,
    ...focused(isFirstWrong),
    id: ids.id,
    name,
    defaultValue: value,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': describedBy(hint !== undefined && ids.hintId, ids.problemId),
    className: classNames('field-input', rest.dir === 'ltr' && 'rtl:text-end'),
  };
  return (
    <div className="field" data-field={name}>
      <label htmlFor={ids.id} className="field-label">
        {label}
      </label>
      {hint !== undefined && (
        <p id={ids.hintId} className="field-hint">
          {hint}
        </p>
      )}
      {rows === undefined ? <input type={type} {...shared} /> : <textarea rows={rows} {...shared} />}
      {type === 'email' && problem && value !== undefined && (
        <input type="hidden" name={seenName(name)} value={value} />
      )}
      <FieldProblemText id={ids.problemId} problem={asking(problem, type === 'email' ? value : undefined)} />
    </div>
  );
}

type SelectFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'value' | 'problem' | 'required' | 'isFirstWrong' | 'id'
> & {
  /** The text before a choice is made. */
  choose: string;
  options: readonly { value: string; label: string }[];
};

/** One of several in a native list, which a phone shows in its own way. */
export function SelectField({
  name,
  label,
  value,
  problem,
  choose,
  options,
  id,
  required,
  isFirstWrong,
}: SelectFieldProps) {
  const ids = idsOf(name, id);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={ids.id} className="field-label">
        {label}
      </label>
      <select
        id={ids.id}
        name={name}
        defaultValue={value ?? ''}
        required={required}
        {...focused(isFirstWrong)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={ids.problemId}
        className="field-input field-select"
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldProblemText id={ids.problemId} problem={problem} />
    </div>
  );
}

type TickFieldProps = {
  name: string;
  label: ReactNode;
  problem?: string | null;
  checked?: boolean;
  value?: string;
  required?: boolean;
  isFirstWrong?: boolean;
  id?: string;
};

/** A box to tick; never ticked beforehand for agreements. */
export function TickField({
  name,
  label,
  problem,
  checked,
  value = 'yes',
  required,
  isFirstWrong,
  id,
}: TickFieldProps) {
  const ids = idsOf(name, id);
  return (
    <div className="field" data-field={name}>
      <label className="tick" htmlFor={ids.id}>
        <input
          type="checkbox"
          id={ids.id}
          name={name}
          value={value}
          defaultChecked={checked}
          required={required}
          {...focused(isFirstWrong)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={ids.problemId}
        />
        <span>{label}</span>
      </label>
      <FieldProblemText id={ids.problemId} problem={problem} />
    </div>
  );
}

export type Choice = {
  value: string;
  title: string;
  text?: ReactNode;
  /** A drawing and the colour behind it, by which the card is found at a glance. */
  picture?: ReactNode;
  ground?: string;
  /** Below the card; styles may show it only once that is chosen. */
  more?: ReactNode;
  disabled?: boolean;
};

type ChoiceCardsProps = {
  name: string;
  legend: string;
  options: readonly Choice[];
  value?: string | null;
  problem?: string | null;
  required?: boolean;
  isFirstWrong?: boolean;
};

/** One of several, each a card large enough for a thumb: native radio buttons, so that arrow keys and forms work. */
export function ChoiceCards({
  name,
  legend,
  options,
  value,
  problem,
  required,
  isFirstWrong,
}: ChoiceCardsProps) {
  const { problemId } = idsOf(name);
  const first = options.find(({ disabled }) => disabled !== true);
  return (
    <fieldset
      role="radiogroup"
      className="field min-w-0"
      data-field={name}
      aria-describedby={problemId}
      aria-invalid={problem ? true : undefined}
    >
      <legend className="field-label mb-2">{legend}</legend>
      <FieldProblemText id={problemId} problem={problem} />
      <div className="grid gap-3">
        {options.map(({ title, text, picture, ground, more, ...option }) => (
          <div key={option.value} className={picture === undefined ? undefined : 'way'}>
            <label className={picture === undefined ? 'choice' : 'way-label'}>
              {picture !== undefined && (
                <span className={classNames('way-picture on-colour', ground)} aria-hidden="true">
                  {picture}
                </span>
              )}
              <input
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={option.value === value}
                disabled={option.disabled}
                required={required}
                {...focused(isFirstWrong && option.value === first?.value)}
              />
              <span className="min-w-0 flex-1">
                <span
                  className={
                    picture === undefined
                      ? 'block font-semibold'
                      : 'block pe-9 text-lg leading-snug font-bold'
                  }
                >
                  {title}
                </span>
                {text !== undefined && (
                  <span className="block text-sm text-pretty text-ink-soft">{text}</span>
                )}
              </span>
            </label>
            {more}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
