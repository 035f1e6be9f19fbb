import { TextField } from './field.tsx';

type CodeFieldProps = {
  label: string;
  hint?: string;
  problem: string | null | undefined;
  isFirstWrong?: boolean;
};

/** The digits that came by e-mail, with what phones need to offer them. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    dir="ltr"
    required
    maxLength={20}
  />
);
