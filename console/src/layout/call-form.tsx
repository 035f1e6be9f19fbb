/**
 * A form that a call answers: what was typed is kept until it succeeds, each refusal is said beside its field, and the first
 * field at fault gets the focus.
 *
 *     <CallForm values={{ code: '' }} submit={t.make} send={(typed) => call('coupons', typed)} onDone={…}>
 *       <FormText name="code" label={t.code} hint={t.codeHint} ltr />
 *     </CallForm>
 */
import { Alert, Box, Button, FormControlLabel, FormHelperText, MenuItem, Stack, Switch } from '@mui/material';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type PathValue,
  useController,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useWords } from '../words/words.ts';
import { type Action, useAction } from './action-dialog.tsx';
import { BarInSight } from './page-frame.tsx';
import { keepTyping, keptTyping } from './kept-typing.ts';
import { isHalfTyped, TypedField } from './typed-field.tsx';

const FormAction = createContext<Action | null>(null);

type Props<Typed extends FieldValues, Answer> = {
  /** What is typed outlives leaving the page in this tab, under this name. */
  keep?: string;
  /** For a submit button that stands outside it. */
  id?: string;
  label?: string;
  values: Typed;
  submit: string;
  send: (typed: Typed) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose?: () => void;
  /** Of a long form: further buttons beside its own, in a bar that stays in sight. */
  bar?: ReactNode;
  /** Whether something is typed that was not sent yet. */
  onUnsaved?: (isUnsaved: boolean) => void;
  /** Sentences for its fields' faults, beside those that all forms share. */
  faults?: Record<string, string>;
  children: ReactNode;
};

/** Restores what was typed on an earlier visit, and keeps what is typed now. */
function useKept<Typed extends FieldValues>(name: string | undefined, form: UseFormReturn<Typed>): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const kept = keptTyping(name);
    if (typeof kept === 'object' && kept !== null)
      for (const [field, value] of Object.entries(kept))
        form.setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => keepTyping(name, isDirty === true ? values : null),
    });
  }, [name, form]);
}

export function CallForm<Typed extends FieldValues, Answer>(props: Props<Typed, Answer>) {
  const { keep, id, label = '', values, submit, send, onDone, onClose, bar, onUnsaved, faults } = props;
  const { common } = useWords();
  const form = useForm<Typed>({ defaultValues: values as DefaultValues<Typed> });
  useKept(keep, form);
  const action = useAction(faults);
  const { isDirty } = form.formState;
  const report = useEffectEvent((isUnsaved: boolean) => onUnsaved?.(isUnsaved));
  useEffect(() => report(isDirty), [isDirty]);
  const place = useRef<HTMLFormElement>(null);
  const { refusals } = action;
  useEffect(() => {
    if (refusals > 0) leadToFault(place.current);
  }, [refusals]);
  const submitAll = form.handleSubmit(async (typed) => {
    const answer = await action.run(() => send(typed));
    if (answer === null) return;
    form.reset(typed, { keepValues: true });
    if (keep !== undefined) keepTyping(keep, null);
    onDone(answer);
  });
  const buttons = (
    <>
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={action.isBusy}>
          {submit}
        </Button>
        {onClose && (
          <Button onClick={onClose} disabled={action.isBusy}>
            {common.cancel}
          </Button>
        )}
        {bar}
      </Stack>
    </>
  );
  return (
    <FormProvider {...form}>
      <FormAction value={action}>
        <Stack
          component="form"
          ref={place}
          id={id}
          aria-label={label || undefined}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isHalfTyped(place.current)) void submitAll(event);
          }}
          sx={{ gap: 2 }}
        >
          {props.children}
          {bar === undefined ? buttons : <BarInSight label={label}>{buttons}</BarInSight>}
        </Stack>
      </FormAction>
    </FormProvider>
  );
}

/** The first field at fault gets the focus, in the middle of the screen. */
function leadToFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The form's own action: a further call with what is typed says its refusals beside the fields, too. */
export function useFormAction(): Action {
  const action = useContext(FormAction);
  if (action === null) throw new Error('There is no form here.');
  return action;
}

/** A field's value and what the server refused in it, in words. */
export function useFormField<Value>(name: string): {
  value: Value;
  onChange: (value: Value) => void;
  fault: string | undefined;
} {
  const action = useContext(FormAction);
  const { field } = useController({ name });
  const onChange = (value: Value) => {
    action?.mend(name);
    field.onChange(value);
  };
  return { value: field.value as Value, onChange, fault: action?.faultOf(name) };
}

type FieldProps = { name: string; label: string; hint?: string };
type TextProps = FieldProps & {
  ltr?: boolean;
  rows?: number;
  maxLength?: number;
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel';
  type?: 'date' | 'time';
  required?: boolean;
  suggested?: readonly string[];
};

export function FormText({ name, ...rest }: TextProps) {
  return <TypedField {...rest} {...useFormField<string>(name)} />;
}

/** `choices`: values with their labels. */
type ChoiceProps = FieldProps & { choices: Record<string, string>; required?: boolean };

export function FormChoice({ name, choices, ...rest }: ChoiceProps) {
  return (
    <TypedField {...rest} {...useFormField<string>(name)} select>
      {Object.entries(choices).map(([value, text]) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
          {text}
        </MenuItem>
      ))}
    </TypedField>
  );
}

export function FormSwitch({ name, label }: FieldProps) {
  const { value, onChange, fault } = useFormField<boolean>(name);
  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={value} onChange={(_event, isOn) => onChange(isOn)} />}
        label={label}
      />
      {fault !== undefined && <FormHelperText error>{fault}</FormHelperText>}
    </Box>
  );
}

/** Two fields a line, where they fit. */
export const FieldPairs = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
);
