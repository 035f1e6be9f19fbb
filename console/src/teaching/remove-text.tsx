/** Something that a learner wrote is taken out of everybody's sight: asked once, with a reason that stands in the log. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../feature-calls.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { useSay } from '../words/words.ts';

const [shortest, longest] = [3, 500];

type Props = {
  title: string;
  lead: string;
  /** 'question' by its id, 'review' by its enrolment. */
  what: { question: string } | { review: string };
  onClose(): void;
  onRemoved(): void;
};

export function RemoveText({ title, lead, what, onClose, onRemoved }: Props) {
  const { feedback, office } = useSay();
  const notify = useNotify();
  const deed = useDeed();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim().length < shortest;
  const remove = async () => {
    setChecked(true);
    if (isMissing) return;
    const answer = await deed.run(() =>
      'question' in what
        ? call('teaching/remove-question', { id: what.question, reason })
        : call('teaching/remove-review', { enrolment: what.review, reason }),
    );
    if (answer === null) return;
    // Gone already: a colleague or the learner was first, and nothing is left to do.
    notify(answer.ok ? feedback.removed : office.failures['not-found'], {
      type: answer.ok ? 'success' : 'warning',
    });
    onRemoved();
  };
  return (
    <DeedDialog
      title={title}
      lead={lead}
      submit={feedback.remove}
      deed={deed}
      onSubmit={remove}
      onClose={onClose}
    >
      <TypedField
        label={feedback.reason}
        value={reason}
        onChange={setReason}
        fault={isChecked && isMissing ? office.faults['required'] : undefined}
        maxLength={longest}
        rows={2}
      />
    </DeedDialog>
  );
}
