/** A code as it is typed: digits of an app, or letters and digits of a recovery code. */
import { TextField } from '@mui/material';
import { focusAtFirst } from '../layout/typed-field.tsx';
import { useAction } from '../layout/action-dialog.tsx';

/** An action of the second step; `wrong`: the message for a wrong code. */
export function useStep(wrong: string) {
  const action = useAction();
  return { ...action, problem: action.failure?.code === 'wrong-code' ? wrong : action.problem };
}

type Props = {
  label: string;
  value: string;
  onChange(value: string): void;
  /** A recovery code may be typed: shows a keyboard with letters. */
  letters?: boolean;
  /** Takes the focus at once. */
  first?: boolean;
};

export const CodeField = ({ label, value, onChange, letters = false, first = false }: Props) => (
  <TextField
    label={label}
    name={letters ? 'recovery-code' : 'app-code'}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    autoComplete={letters ? 'off' : 'one-time-code'}
    slotProps={{
      htmlInput: {
        dir: 'ltr',
        inputMode: letters ? 'text' : 'numeric',
        maxLength: 20,
        autoCapitalize: 'characters',
        spellCheck: false,
      },
    }}
    {...(first && { inputRef: focusAtFirst })}
    required
    fullWidth
  />
);
