/** An action that needs a reason in words. */
import { type ComponentProps, useState } from 'react';
import { useWords } from '../words/words.ts';
import { ActionButton } from './action-dialog.tsx';
import { focusAtFirst, TypedField } from './typed-field.tsx';

type Props = Omit<ComponentProps<typeof ActionButton>, 'run' | 'children'> & {
  /** The name of the call's field that takes it. */
  field: string;
  hint?: string;
  longest?: number;
  run: (reason: string) => Promise<unknown>;
};

export function AskReason({ field, hint = '', longest = 500, run, ...rest }: Props) {
  const { common } = useWords();
  const [reason, setReason] = useState('');
  return (
    <ActionButton {...rest} run={() => run(reason)}>
      {({ faultOf }) => (
        <TypedField
          label={common.reason}
          hint={hint}
          value={reason}
          onChange={setReason}
          fault={faultOf(field)}
          rows={2}
          maxLength={longest}
          inputRef={focusAtFirst}
          required
        />
      )}
    </ActionButton>
  );
}
