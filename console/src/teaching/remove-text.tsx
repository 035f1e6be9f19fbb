/** Removes a learner's text from everybody's view: asked once, with a reason that only staff see. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';

const [shortest, longest] = [3, 500];

type Props = {
  title: string;
  lead: string;
  /** The button, the message when it is done, and the one when a colleague or the learner was first. */
  submit: string;
  done: string;
  before: string;
  remove: (reason: string) => Promise<{ ok: boolean }>;
  onClose(): void;
  onRemoved(): void;
};

export function RemoveText({ title, lead, submit, done, before, remove, onClose, onRemoved }: Props) {
  const { feedback, common } = useWords();
  const notify = useNotify();
  const action = useAction();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim().length < shortest;
  const send = async () => {
    setChecked(true);
    if (isMissing) return;
    const answer = await action.run(() => remove(reason));
    if (answer === null) return;
    notify(answer.ok ? done : before, { type: answer.ok ? 'success' : 'warning' });
    onRemoved();
  };
  return (
    <ActionDialog title={title} lead={lead} submit={submit} action={action} onSubmit={send} onClose={onClose}>
      <TypedField
        label={feedback.reason}
        value={reason}
        onChange={setReason}
        fault={isChecked && isMissing ? common.faults['required'] : undefined}
        maxLength={longest}
        rows={2}
      />
    </ActionDialog>
  );
}
